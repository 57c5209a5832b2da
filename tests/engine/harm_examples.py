"""Worked figures of hits, consequences, recovery and what giving in pays, put through commands."""

from collections.abc import Callable
from typing import Any

from table import Table, one, some

from tools.available import available
from tools.game import new

Case = dict[str, Any]


def hurt(system: str, inputs: Case, hit: int) -> Table:
    """Somebody with the boxes and slots of an example, and a hit that waits for them."""
    table = Table(game=new(system))
    free = inputs["boxes_free"]
    count = free if isinstance(free, int) else max([*free, 0])
    slots = inputs.get("slots_free", [])
    table.do("create_character", name="Target", physical=count, slots=slots)
    if not isinstance(free, int):
        for value in set(range(1, count + 1)) - set(free):
            table.do("attack", actor="X", target="Target", effort=value, defence={"effort": 0})
            table.do("absorb", boxes=[value])
    table.do("attack", actor="X", target="Target", effort=hit, defence={"effort": 0})
    return table


def listed(table: Table) -> list[Case]:
    return [choice.facts for choice in available(table.game) if choice.label == "absorb"]


def five_shifts(inputs: Case, expected: Case) -> None:
    table = hurt("condensed", inputs, inputs["hit"])
    way = expected["absorb"]
    listed_alone = [each for each in listed(table) if not each["consequences"]]
    assert bool(listed_alone) == expected["boxes_alone_suffice"]
    assert table.refused("absorb", boxes=inputs["boxes_free"]).code == "not_enough"
    assert {"boxes": [1] * way["boxes"], "consequences": way["consequences"]} in listed(table)
    assert bool(some(table.do("absorb", **way), "hit_absorbed")) == expected["legal"]


def too_much(inputs: Case, expected: Case) -> None:
    table = Table()
    table.do("create_character", name="Target", physical=inputs["boxes_free"],
             slots=inputs["slots_free"])  # fmt: skip
    events = table.do("attack", actor="X", target="Target", effort=inputs["attack_effort"],
                      defence={"effort": inputs["defend_effort"]})  # fmt: skip
    resolved = one(events, "resolved")
    assert (resolved["shifts"], resolved["outcome"]) == (expected["shifts"], expected["outcome"])
    assert one(events, "hit")["shifts"] == expected["hit"]
    assert listed(table) == []
    error = table.refused("absorb", consequences=inputs["slots_free"])
    assert error.facts["have"] == expected["max_absorb"]
    out = some(table.do("absorb", lightest=True), "taken_out")
    assert bool(out) == expected["taken_out"]


def slots(inputs: Case, expected: Case) -> None:
    for severity, absorbs in zip(inputs["slots"], expected["absorbs"], strict=True):
        table = hurt("condensed", {"boxes_free": 0, "slots_free": [severity]}, absorbs)
        one(table.do("absorb", consequences=[severity]), "consequence_taken")
        over = hurt("condensed", {"boxes_free": 0, "slots_free": [severity]}, absorbs + 1)
        assert over.refused("absorb", consequences=[severity]).code == "not_enough"


def treatment(inputs: Case, expected: Case) -> None:
    severities = inputs["severity"]
    severities = severities if isinstance(severities, list) else [severities]
    plain = expected["difficulty"]
    for place, severity in enumerate(severities):
        core = "clears_after" in expected
        table, skill = Table(game=new("core" if core else "condensed")), "academics"
        if core:
            skill = "lore"
        table.do("create_character", name="Patient", skills={skill: 1})
        table.do("create_character", name="Healer", skills={skill: 4})
        table.do("adjust", character="Patient", add_consequence=severity)
        by_other = table.do("treat", actor="Healer", patient="Patient", faces=[-1, -1, -1, -1])
        wanted = plain if isinstance(plain, int) else plain[place]
        assert one(by_other, "resolved")["opposition"] == wanted
        by_self = table.do("treat", actor="Patient", faces=[-1, -1, -1, -1])
        own = expected.get("difficulty_self", [wanted + 2] * 3)[place]
        assert one(by_self, "resolved")["opposition"] == own
        if core:
            healed = table.do("treat", actor="Healer", patient="Patient", faces=[1, 1, 1, 1])
            until = one(healed, "consequence_treated")["until"]
            assert expected["clears_after"].split()[-1] == until


def concession(inputs: Case, expected: Case) -> None:
    counts, paid = inputs["consequences_this_conflict"], expected["fate_points"]
    pairs = zip(counts, paid, strict=True) if isinstance(counts, list) else [(counts, paid)]
    for count, points in pairs:
        table = Table()
        table.do("create_character", name="PC", fate_points=0)
        table.do("adjust", character="PC", add_consequence="severe")
        table.do("begin_conflict")
        for severity, shifts in (("mild", 2), ("moderate", 4))[:count]:
            table.do("attack", actor="X", target="PC", effort=shifts, defence={"effort": 0})
            table.do("absorb", consequences=[severity])
        table.do("concede", character="PC")
        assert table.game.characters["PC"].points == 0
        table.do("end_conflict")
        assert table.game.characters["PC"].points == points


def payout(inputs: Case, expected: Case) -> None:
    table = Table()
    table.do("adjust", fate_points=9)
    table.do("create_character", name="Foe", kind="npc")
    for name in inputs:
        table.do(
            "create_character",
            name=name,
            high_concept=f"High Concept of {name}",
            trouble=f"Trouble of {name}",
            fate_points=0,
        )
        table.do("adjust", character=name, fate_points=0)
    for name, facts in inputs.items():
        for severity, shifts in (("mild", 2), ("moderate", 4))[: facts.get("consequences", 0)]:
            table.do("attack", actor="Foe", target=name, effort=shifts, defence={"effort": 0})
            table.do("absorb", consequences=[severity])
        aspects = (f"High Concept of {name}", f"Trouble of {name}")
        for aspect in aspects[: facts["paid_invokes_against"]]:
            table.do(
                "overcome",
                actor="Foe",
                skill="fight",
                difficulty=0,
                invokes=[{"aspect": aspect, "free": False}],
            )
        if facts["conceded"]:
            table.do("concede", character=name)
    table.do("end_conflict")
    for name in inputs:
        assert table.game.characters[name].points == expected[name]


def valued_box(inputs: Case, expected: Case) -> None:
    if "ratings" in inputs:
        for rating, count, extra in zip(
            inputs["ratings"], expected["boxes"], expected["extra_mild_slot"], strict=True
        ):
            table = Table(game=new("core"))
            table.do("create_character", name="A", skills={"physique": rating}, ruling=True)
            who = table.game.characters["A"]
            assert who.boxes["physical"] == tuple(range(1, count + 1))
            mild = [slot.track for slot in who.slots if slot.severity == "mild"]
            assert mild == ([None, "physical"] if extra else [None])
        return
    if "tracks" in inputs:
        for track, (least, most) in zip(inputs["tracks"], expected["range"], strict=True):
            assert (len(track), sum(track)) == (least, most)
            table = hurt("core", {"boxes_free": track}, max(track))
            one(table.do("absorb", lightest=True), "hit_absorbed")
            over = hurt("core", {"boxes_free": track}, max(track) + 1)
            assert listed(over) == []
        return
    table = hurt("core", inputs, inputs["hit"])
    found = listed(table)
    for way in expected.get("among_legal", []):
        boxes = [way["box"]] if "box" in way else []
        assert {"boxes": boxes, "consequences": way["consequences"]} in found
    if "box" in expected:
        assert found[0] == {"boxes": [expected["box"]], "consequences": []}
        table.do("absorb", boxes=[expected["box"]])
        who = table.game.characters["Target"]
        values = who.boxes["physical"]
        free = [value for place, value in enumerate(values) if place not in who.marked["physical"]]
        assert free == expected["boxes_free_after"]


def valued_box_of_one_track(inputs: Case, expected: Case) -> None:
    table = hurt("accelerated", inputs, inputs["hit"])
    for way in expected["among_legal"]:
        assert {"boxes": [way["box"]], "consequences": way["consequences"]} in listed(table)


HARM: dict[str, Callable[[Case, Case], None]] = {
    "condensed.absorb": five_shifts,
    "condensed.consequence-slots": slots,
    "condensed.taken-out": too_much,
    "condensed.recovery-roll": treatment,
    "condensed.concede": concession,
    "condensed.conflict-end": payout,
    "core.stress-track": valued_box,
    "accelerated.stress": valued_box_of_one_track,
}
