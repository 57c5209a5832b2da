"""How worked figures of Magus and of weapons and armour are put to a table."""

from collections.abc import Callable
from typing import Any

from table import EVEN, Table, one, some

from tools.available import available
from tools.game import new

Case = dict[str, Any]


def duel(system: str = "magus") -> Table:
    table = Table(game=new(system))
    table.do("create_character", name="Target", kind="npc", skills={"body": 0},
             slots=["mild", "moderate", "severe"])  # fmt: skip
    return table


def strike(table: Table, effort: int, **more: Any) -> tuple[int, int]:
    """The shifts of the hit, and how many boosts the attacker gains."""
    events = table.do("attack", actor="X", target="Target", skill="blows", rating=0, effort=effort,
                      defence=EVEN, **more)  # fmt: skip
    landed = some(events, "hit")
    if landed:
        table.do("waive")
    return (landed[0]["shifts"] if landed else 0), len(some(events, "boost_gained"))


def absorbing(inputs: Case, expected: Case) -> None:
    table = duel()
    assert table.game.characters["Target"].boxes["physical"] == tuple(inputs["boxes"])
    for value in inputs["marked"]:
        table.do("attack", actor="X", target="Target", effort=value, defence=EVEN)
        table.do("absorb", boxes=[value])
    table.do("attack", actor="X", target="Target", effort=inputs["stress"], defence=EVEN)
    ways = [choice.facts for choice in available(table.game) if choice.label == "absorb"]
    assert ways[0] == {"boxes": [], "consequences": [expected["needs"]]}
    assert any(not way["consequences"] for way in ways) == expected.get("box_alone", False)
    for value in inputs["boxes"]:
        if value not in inputs["marked"]:
            assert table.refused("absorb", boxes=[value]).code == "not_enough"
            assert table.refused("absorb", boxes=[value], consequences=["mild"]).code == (
                "box_or_consequence"
            )
    assert table.refused("absorb", consequences=["mild"]).facts["need"] == inputs["stress"]
    table.do("absorb", consequences=[expected["needs"]])
    assert len(table.game.pending) == expected.get("left", 0)
    if "absorbs" in expected:
        over = duel()
        over.do("attack", actor="X", target="Target", effort=expected["absorbs"] + 1, defence=EVEN)
        error = over.refused("absorb", consequences=[expected["needs"]])
        assert error.facts["have"] == expected["absorbs"]


def boxes(inputs: Case, expected: Case) -> None:
    for rating, values in zip(inputs["ratings"], expected["boxes"], strict=True):
        table = Table(game=new("magus"))
        table.do("create_character", name="A", skills={"body": rating, "emotions": rating})
        who = table.game.characters["A"]
        assert who.boxes == {"physical": tuple(values), "mental": tuple(values)}


def armor(inputs: Case, expected: Case) -> None:
    if "rating" in expected:
        for kind, rating in zip(inputs["armor"], expected["rating"], strict=True):
            assert strike(duel(), 9, armor=kind)[0] == 9 - rating
        return
    for shifts, hit, boost in zip(
        inputs["shifts"], expected["hit"], expected["attacker_boost"], strict=True
    ):
        assert strike(duel(), shifts, armor=inputs["armor"]) == (hit, int(boost))


def weapons(inputs: Case, expected: Case) -> None:
    for kind, rating in zip(inputs["weapons"], expected["rating"], strict=True):
        assert strike(duel(), 1, weapon=kind)[0] == 1 + rating


def optional_ratings(inputs: Case, expected: Case) -> None:
    table = duel("condensed")
    table.do("switch_option", option="weapons-armor")
    shifts = inputs["shifts"]
    assert strike(table, shifts, weapon=inputs["weapon"])[0] == expected["hit_weapon_only"]
    assert strike(table, shifts, armor=inputs["armor"])[0] == expected["hit_armor_only"]


def initiative(inputs: Case, expected: Case) -> None:
    table = Table(game=new("magus"))
    table.do(
        "create_character", name="A",
        skills={"senses": inputs["senses"], "spears": inputs["style"]},
        weapons=[{"name": "Spear", "rating": 1, "skill": "spears"}],
        armor=[{"name": "Half Armour", "rating": inputs["absorption"]}],
    )  # fmt: skip
    scores = one(table.do("begin_conflict"), "initiative_counted")["scores"]
    assert [each["value"] for each in scores] == [expected["initiative"]]


def giving_in(inputs: Case, expected: Case) -> None:
    for count, points in zip(
        inputs["consequences_this_conflict"], expected["fate_points"], strict=True
    ):
        table = Table(game=new("magus"))
        table.do("create_character", name="A", fate_points=0)
        table.do("begin_conflict")
        for severity, shifts in (("mild", 2), ("moderate", 4))[:count]:
            table.do("attack", actor="X", target="A", effort=shifts, defence=EVEN)
            table.do("absorb", consequences=[severity])
        table.do("concede", character="A")
        table.do("end_conflict")
        assert table.game.characters["A"].points == points


BY_RULE: dict[str, Callable[[Case, Case], None]] = {
    "magus.absorb": absorbing,
    "magus.stress-track": boxes,
    "magus.armor": armor,
    "magus.weapon": weapons,
    "magus.initiative": initiative,
    "magus.concede": giving_in,
    "condensed.opt.weapons-armor": optional_ratings,
}
