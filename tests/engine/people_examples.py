"""Worked figures on sheets, growth and groups, put through commands."""

from collections.abc import Callable
from typing import Any

from table import Table, one, some

from tools.game import new

Case = dict[str, Any]
BLANK = [0, 0, 0, 0]


def counted(counts: Case) -> dict[str, int]:
    """A sheet's skills with so many at each rating."""
    return {
        f"skill {rating}.{n}": int(rating) for rating, count in counts.items() for n in range(count)
    }


def columns(inputs: Case, expected: Case) -> None:
    """Raises that the columns allow or not, and what it takes; a spread that is there or not."""
    if "counts" in inputs:
        table = Table()
        table.do("switch_option", option="skill-lists", variant="columns")
        legal = "create_character"
        skills = counted(inputs["counts"])
        table.do(legal, name="Ruth", skills={"fight": 1}, ruling=True)
        table.do("breakthrough", character="Ruth", raise_skills=["will"])
        edit: Case = {"name": "Ruth", "skills": {**skills, "fight": 0, "will": 0}}
        if expected["legal"]:
            table.do("edit_character", **edit)
        else:
            assert table.refused("edit_character", **edit).code == "columns"
        return
    skills = counted(inputs["counts_before"])
    table = Table()
    table.do("create_character", name="Ruth", skills=skills)
    raises = inputs["raises"]
    steps = raises.values() if isinstance(raises, dict) else raises
    names = [
        next(name for name, rating in [*skills.items(), ("lore", 0)] if rating == before)
        for before, _ in steps
    ]
    arguments = {"character": "Ruth", "raise_skills": names, "arc_raise": len(names) > 1}
    if not expected["legal"]:
        error = table.refused("breakthrough", **arguments)
        assert error.code == "no_raise"
        after = {"counts": expected["counts_after"]}
        if {"1", "2"} <= set(expected["counts_after"]):
            columns(after, {"legal": expected["legal"]})
        needed = expected.get("points_needed_to_do_it")
        assert needed is None or error.facts["need"] == needed
        return
    table.do("breakthrough", **arguments)
    ratings = list(table.game.characters["Ruth"].skills.values())
    counts = {rating: ratings.count(int(rating)) for rating in expected["counts_after"]}
    assert counts == expected["counts_after"]


def lists(inputs: Case, expected: Case) -> None:
    if "counts" in inputs:
        table = Table()
        table.do("switch_option", option="skill-lists", variant="diamond")
        skills = counted(inputs["counts"])
        assert len(skills) == expected["skills"]
        table.do("set_skill_lists", skills=list(skills))
        table.do("create_character", name="A", skills=skills)
        more = {**skills, next(iter(skills)): 3}
        assert table.refused("create_character", name="B", skills=more).code == "pyramid"
        return
    ruleset = new().ruleset
    rated = sum(count for rating, count in ruleset.pyramid.items() if rating > 0)
    assert (rated, len(ruleset.skills)) == (inputs["rated"], inputs["of"])
    assert round(100 * rated / len(ruleset.skills)) == expected["percent"]


def one_track(inputs: Case, expected: Case) -> None:
    for rating, boxes in zip(inputs["higher_rating"], expected["boxes"], strict=True):
        for skill in ("physique", "will"):
            table = Table()
            table.do("switch_option", option="single-track", variant="one")
            table.do("create_character", name="A", skills={skill: rating}, ruling=True)
            assert table.game.characters["A"].boxes == {"stress": (1,) * boxes}


def group(size: int, rating: int = 1, boxes: int = 0, system: str = "core") -> Table:
    table = Table(game=new(system))
    table.do("create_character", name="Mob", kind="npc", members=size, physical=boxes,
             skills={"fight": rating, "notice": rating})  # fmt: skip
    return table


def mobs(inputs: Case, expected: Case) -> None:
    for place, size in enumerate(inputs["size"]):
        if "effective" in expected:
            table = group(size, inputs["rating"])
            table.do("roll", actor="Mob", skill="fight", faces=BLANK)
            assert one(table.last, "resolved")["effort"] == expected["effective"][place]
            continue
        table = group(size, boxes=inputs["boxes_each"])
        table.do("attack", actor="X", target="Mob", effort=inputs["hit"][place],
                 defence={"effort": 0})  # fmt: skip
        table.do("absorb", lightest=True)
        assert table.game.characters["Mob"].members == expected["left"][place]


def nameless(inputs: Case, expected: Case) -> None:
    for boxes, shifts in zip(expected["boxes"], expected["taken_out_by"], strict=True):
        for size, out in ((shifts, True), (shifts - 1, False)):
            if size:
                table = group(1, boxes + 1, boxes)
                table.do("attack", actor="X", target="Mob", effort=size, defence={"effort": 0})
                assert bool(some(table.do("absorb", lightest=True), "taken_out")) == out


def first_to_act(inputs: Case, expected: Case) -> None:
    table = group(6)
    table.do("create_character", name="Cynere", skills={"notice": inputs["Notice"]["Cynere"]})
    first = one(table.do("begin_conflict"), "order_set")["order"][0]
    assert {"Mob": "mob of 6"}.get(first, first) == expected["first"]


def approaches(inputs: Case, expected: Case) -> None:
    table = Table(game=new("accelerated"))
    spread = {name.lower(): rating for name, rating in inputs["approaches"].items()}
    table.do("create_character", name="A", skills=spread)
    assert expected["legal"] and set(spread) == set(table.game.ruleset.skills)


def mooks(inputs: Case, expected: Case) -> None:
    table = Table(game=new("accelerated"))
    table.do("create_character", name="Mooks", kind="npc", members=inputs["group"])
    assert len(table.game.characters["Mooks"].boxes["stress"]) == expected["boxes"]


PEOPLE: dict[str, Callable[[Case, Case], None]] = {
    "condensed.skill-columns": columns,
    "condensed.opt.skill-lists": lists,
    "condensed.opt.single-track": one_track,
    "core.mobs": mobs,
    "core.nameless-npc": nameless,
    "core.initiative": first_to_act,
    "accelerated.approaches": approaches,
    "accelerated.mooks": mooks,
}
