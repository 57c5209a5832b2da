"""Worked figures of rolls and the four actions, put through commands and the notation."""

from collections.abc import Callable
from typing import Any

from table import BLANK, Table, one, some

from tools import notation
from tools.dice import Dice
from tools.game import new

Case = dict[str, Any]
OWN = "Always Hungry"


def side(given: Case, own: str | None = None) -> Case:
    keys = ("rating", "faces", "dice_total")
    spec = {key: given[key] for key in keys if key in given}
    skill = given.get("skill")
    if skill and skill != "any":
        spec["skill"] = skill.lower()
    meant = {"aspect": own} if own else {}
    invokes = [{"free": False, **meant}] * given.get("invokes_plus2", 0)
    return {**spec, **({"invokes": invokes} if invokes else {})}


def people(inputs: Case, expected: Case) -> tuple[Table, str | None]:
    """A table with the sheets that an example needs, and an aspect of its attacker's own."""
    table, boxes = Table(), inputs.get("physical_boxes")
    if boxes:
        table.do("create_character", name=inputs["defender"]["name"], physical=boxes)
        table.do("adjust", character=inputs["defender"]["name"], physical=inputs["boxes_marked"])
    elif {"boxes_marked_by_target", "or"} & set(expected):
        table.do("create_character", name=inputs["defender"]["name"], kind="npc")
    if "gm_fate_points" not in expected:
        return table, None
    table.do("create_character", name=inputs["actor"]["name"], kind="npc", high_concept=OWN)
    return table, OWN


def a_roll(inputs: Case, expected: Case) -> None:
    table, own = people(inputs, expected)
    actor, points = inputs["actor"], table.game.gm_points
    command: Case = {"actor": actor["name"], **side(actor, own)}
    if "difficulty" in inputs:
        command["difficulty"] = inputs["difficulty"] + inputs.get("difficulty_raised_by", 0)
    if "defender" in inputs:
        command |= {"target": inputs["defender"]["name"], "defence": side(inputs["defender"])}
    if "defend_effort" in inputs:
        command |= {"target": "the other side", "defence": {"effort": inputs["defend_effort"]}}
    if inputs["action"] == "create_advantage":
        command["aspect"] = "Something New"
    resolved = one(table.do(inputs["action"], **command), "resolved")
    for key in ("effort", "opposition", "shifts", "outcome"):
        assert resolved[key] == expected.get(key, resolved[key])
    assert table.game.gm_points - points == expected.get("gm_fate_points", 0)
    events = table.last
    hits = some(events, "hit")
    if inputs["action"] == "attack":
        assert [hit["shifts"] for hit in hits] == ([expected["hit"]] if expected["hit"] else [])
    placed = some(events, "aspect_placed")
    assert bool(placed) == expected.get("aspect_created", bool(placed))
    if "free_invokes" in expected:
        assert (placed[0]["aspect"], placed[0]["free"]) == (
            "Something New",
            expected["free_invokes"],
        )
    if "attacker_boost" in expected:
        assert len(some(events, "boost_gained")) == expected["attacker_boost"]
    if "or" in expected:
        lowered = table.do("take_boost")
        assert expected["or"] == {
            "hit": one(lowered, "hit_lowered")["shifts"],
            "boost": len(some(lowered, "boost_gained")),
        }
    if "chosen" in expected:
        table.do("choose_cost", option="aspect", detail=expected["chosen"])
        assert one(table.last, "cost_chosen")["detail"] == expected["chosen"]
        one(table.last, "aspect_placed")
    taken(table, inputs, expected)


def taken(table: Table, inputs: Case, expected: Case) -> None:
    """How the hit of an example is taken."""
    if "boxes_marked_by_target" in expected:
        absorbed = one(table.do("absorb", lightest=True), "hit_absorbed")
        assert len(absorbed["boxes"]) == expected["boxes_marked_by_target"]
    if "absorb" in expected:
        table.do("absorb", **expected["absorb"])
        who = table.game.characters[inputs["defender"]["name"]]
        assert len(who.marked["physical"]) == expected["boxes_marked_after"]
        free = expected.get("attacker_free_invokes_on_consequence", 0)
        by = inputs["actor"]["name"]
        held = [each.free.get(by) for each in who.aspects if each.kind == "consequence"]
        assert held == [free] * len(expected["absorb"].get("consequences", []))


def two_efforts(inputs: Case, expected: Case) -> None:
    events = Table().do(
        "attack",
        actor="A",
        target="B",
        effort=inputs["attack_effort"],
        defence={"effort": inputs["defend_effort"]},
    )
    assert one(events, "hit")["shifts"] == expected["hit"]


def stacked(inputs: Case, expected: Case) -> None:
    table = Table(game=new("core"))
    table.do("create_character", name="A", skills={"fight": 1})
    table.do("place_aspect", aspect="Smoke", free_invokes=inputs["free_invokes"])
    invokes = [{"aspect": "Smoke", "free": True}] * inputs["free_invokes"]
    events = table.do(
        "overcome", actor="A", skill="fight", faces=[0, 0, 0, 0], difficulty=0, invokes=invokes
    )
    assert one(events, "resolved")["effort"] == 1 + expected["bonus"]


def sample_totals(inputs: Case, expected: Case) -> None:
    for pip, face in zip(inputs.get("d6", ()), expected.get("faces", ()), strict=True):
        thrown = notation.read_faces(f"d6:{pip},{pip},{pip},6")
        result = notation.evaluate(notation.read("+0"), Dice(queued=(thrown,)))
        assert result.faces == (face, face, face, 1)
    if "rolls" not in inputs:
        return
    for faces, total in zip(inputs["rolls"], expected["totals"], strict=True):
        text = ",".join(map(str, faces))
        assert notation.read_faces(text).total == total


def reasons(inputs: Case, expected: Case) -> None:
    for count, difficulty in zip(inputs["reasons"], expected["difficulty"], strict=True):
        table = Table()
        listed = [f"reason {number}" for number in range(count)]
        rolled = table.do("overcome", actor="Mara", rating=1, faces=BLANK, reasons=listed)
        assert one(rolled, "resolved")["opposition"] == difficulty


ROLLS: dict[str, Callable[[Case, Case], None]] = {
    "condensed.attack": two_efforts,
    "condensed.dice": sample_totals,
    "condensed.difficulty": reasons,
    "core.invoke": stacked,
}
