"""Worked figures of conditions, extreme consequences and big bads, put through commands."""

from collections.abc import Callable
from typing import Any

from table import BLANK, Table, one

Case = dict[str, Any]
CONDITIONS = "condensed.opt.conditions"
EXTREME = "condensed.opt.extreme-consequence"
SOLO = "condensed.opt.boss-solo-bonus"


def struck(shifts: int, option: str, variant: str | None = None, **sheet: Any) -> Table:
    """Somebody without stress boxes whom a hit waits for."""
    table = Table()
    table.do("switch_option", option=option, **({"variant": variant} if variant else {}))
    table.do("create_character", name="Target", physical=0, **sheet)
    hit(table, shifts)
    return table


def hit(table: Table, shifts: int) -> None:
    table.do("attack", actor="X", target="Target", effort=shifts, defence={"effort": 0})


def conditions(inputs: Case, expected: Case) -> None:
    """What each condition takes, no more; or how many boxes a row of two times two has."""
    if "row" in inputs:
        a_row(inputs, expected)
        return
    for name, absorbs, severity in zip(
        inputs["conditions"], expected["absorbs"], expected["severity"], strict=True
    ):
        marks = [name.lower()]
        over = struck(absorbs + 1, CONDITIONS).refused("absorb", conditions=marks)
        assert (over.code, over.facts["have"]) == ("not_enough", absorbs)
        marked = one(struck(absorbs, CONDITIONS).do("absorb", conditions=marks), "condition_marked")
        assert marked["severity"] == severity


def a_row(inputs: Case, expected: Case) -> None:
    before = [name.lower() for name, count in inputs["marked"].items() for _ in range(count)]
    pair = [name.lower() for name in inputs["then_mark"].split(" or ")]
    for then in pair:
        table = struck(len(before), CONDITIONS, "double")
        table.do("absorb", conditions=before)
        hit(table, 1)
        one(table.do("absorb", conditions=[then]), "condition_marked")
        marked = sum(each.boxes for each in table.game.characters["Target"].consequences)
        assert expected["legal"] and marked == expected["row_limit"]
        hit(table, 1)
        closed = {table.refused("absorb", conditions=[each]).code for each in pair}
        assert (closed == {"condition_full"}) == expected["row_closed_after"]


def extreme(inputs: Case, expected: Case) -> None:
    most, severity = expected["absorbs"], inputs["severity"]
    sheet = {"high_concept": "Knight", "trouble": "Proud", "aspects": ["Old Sword"]}
    over = struck(most + 1, EXTREME, **sheet)
    way = {"consequences": [severity], "replaces": "Proud"}
    assert over.refused("absorb", **way).facts["have"] == most
    table = struck(most, EXTREME, **sheet)
    table.do("absorb", **way)
    again = {"consequences": [severity], "replaces": "Old Sword"}
    hit(table, most)
    assert table.refused("absorb", **again).code == "extreme_taken"
    table.do("waive")
    table.do(expected["per"], character="Target", raise_skills=["lore"])
    hit(table, most)
    one(table.do("absorb", **again), "consequence_taken")


def solo_bonus(inputs: Case, expected: Case) -> None:
    """The bonus of a skill, and of one so low that the bonus at most doubles it."""
    table = Table()
    for number in range(inputs["pcs"]):
        table.do("create_character", name=f"PC {number}")
    table.do("create_character", name="Boss", kind="npc")
    table.do("switch_option", option=SOLO)
    table.do("set_boss", character="Boss", solo=["skill_bonus"])
    for skill in (inputs["skill"], expected["bonus"] - 1):
        rolled = table.do("overcome", actor="Boss", rating=skill, faces=BLANK, difficulty=0)
        added = one(rolled, "resolved")["effort"] - skill
        assert added == min(expected["bonus"], skill) <= expected["cap"]


OPTIONS: dict[str, Callable[[Case, Case], None]] = {
    CONDITIONS: conditions,
    EXTREME: extreme,
    SOLO: solo_bonus,
}
