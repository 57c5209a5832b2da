"""Extreme consequences: once between breakthroughs, in an aspect's place."""

from __future__ import annotations

import pytest

from tests.engine.table import one
from tests.engine.test_conditions import CONDITIONS, EXTREME, hit, hurt
from tools.available import available
from tools.game import new

SHEET = {"high_concept": "Knight", "trouble": "Proud", "aspects": ["Old Sword"]}


@pytest.mark.rule("condensed.opt.extreme-consequence")
def test_an_extreme_consequence_absorbs_eight_and_replaces_an_aspect_for_good() -> None:
    table = hurt(8, EXTREME, **SHEET)
    error = table.refused("absorb", consequences=["extreme"])
    assert (error.code, error.facts["near"]) == ("not_replaceable", "Proud, Old Sword")
    assert table.refused(
        "absorb", consequences=["extreme"], replaces="Knight"
    ).code == "not_replaceable"  # fmt: skip
    taken = one(
        table.do("absorb", consequences=["extreme"], replaces="proud", names=["Lost an Eye"]),
        "consequence_taken",
    )
    assert (taken["replaces"], taken["rule"]) == ("Proud", EXTREME)
    names = [each.name for each in table.game.characters["Mara"].aspects]
    assert names == ["Knight", "Old Sword", "Lost an Eye"]
    assert table.replayed() == table.game
    over = hurt(9, EXTREME, **SHEET)
    assert over.refused("absorb", consequences=["extreme"], replaces="Proud").facts["have"] == 8


@pytest.mark.rule("condensed.opt.extreme-consequence")
def test_the_harsher_variant_replaces_the_high_concept() -> None:
    table = hurt(8, f"{EXTREME}:high_concept", **SHEET)
    assert table.refused("absorb", consequences=["extreme"], replaces="Proud").facts["near"] == (
        "Knight"
    )
    table.do("absorb", consequences=["extreme"])
    names = [each.name for each in table.game.characters["Mara"].aspects]
    assert names == ["Proud", "Old Sword", "extreme"]


@pytest.mark.rule("condensed.opt.extreme-consequence")
def test_there_is_one_between_breakthroughs_and_no_recovery() -> None:
    table = hurt(8, EXTREME, **SHEET)
    table.do("absorb", consequences=["extreme"], replaces="Proud")
    hit(table, 8)
    assert table.refused(
        "absorb", consequences=["extreme"], replaces="Old Sword"
    ).code == "extreme_taken"  # fmt: skip
    table.do("waive")
    table.do("create_character", name="Medic", skills={"academics": 4})
    assert table.refused("treat", actor="Medic", patient="Mara", effort=9).code == "no_recovery"


@pytest.mark.rule("condensed.opt.extreme-consequence")
def test_it_is_listed_after_everything_else_once_for_each_aspect() -> None:
    for shifts in (1, 8, 10, 15):
        listed = [
            each.facts["consequences"]
            for each in available(hurt(shifts, EXTREME, **SHEET).game)
            if each.label == "absorb"
        ]
        extreme = [each for each in listed if "extreme" in each]
        assert extreme and listed[-len(extreme) :] == extreme and len(listed) > len(extreme)
    table = hurt(16, EXTREME, **SHEET)
    choices = [each for each in available(table.game) if each.label == "absorb"]
    assert {each.command["replaces"] for each in choices} == {"Proud", "Old Sword"}
    assert all("extreme" in each.command["consequences"] for each in choices)
    table.do("absorb", lightest=True)
    assert "Proud" in {each.name for each in table.game.characters["Mara"].aspects}


@pytest.mark.rule("condensed.opt.extreme-consequence")
def test_it_is_for_those_only_who_take_severe_ones_and_play_with_it() -> None:
    assert hurt(8, **SHEET).refused("absorb", consequences=["extreme"]).code == "no_extreme"
    minor = hurt(8, EXTREME, kind="npc", slots=["mild"], **SHEET)
    assert minor.refused("absorb", consequences=["extreme"]).code == "no_extreme"
    blank = hurt(8, EXTREME)
    assert (
        one(blank.do("absorb", consequences=["extreme"]), "consequence_taken")["replaces"] is None
    )


@pytest.mark.rule(EXTREME, "condensed.concede")
def test_an_extreme_consequence_counts_for_who_concedes() -> None:
    table = hurt(8, EXTREME, **SHEET)
    table.do("absorb", consequences=["extreme"], replaces="Proud")
    assert one(table.do("concede", character="Mara"), "conceded")["points"] == 2


@pytest.mark.rule("condensed.opt.conditions", "condensed.opt.extreme-consequence")
def test_conditions_and_an_extreme_consequence_go_together() -> None:
    table = hurt(9, CONDITIONS, EXTREME, **SHEET)
    table.do("absorb", conditions=["hurt"], consequences=["extreme"], replaces="Proud")
    taken = table.game.characters["Mara"].consequences
    assert {each.condition or each.severity for each in taken} == {"hurt", "extreme"}
    assert new().options == ()


@pytest.mark.rule(EXTREME, "condensed.breakthrough")
def test_after_a_breakthrough_it_may_be_renamed_and_another_taken() -> None:
    table = hurt(8, EXTREME, **SHEET)
    table.do("absorb", consequences=["extreme"], replaces="Proud", names=["Lost an Eye"])
    table.do("end_conflict")
    table.do(
        "breakthrough", character="Mara", aspect="Old Sword", rewritten="Older Sword",
        consequences={"Lost an Eye": "One-Eyed"},
    )  # fmt: skip
    names = [each.name for each in table.game.characters["Mara"].aspects]
    assert names == ["Knight", "Older Sword", "One-Eyed"]
    hit(table, 8)
    table.do("absorb", consequences=["extreme"], replaces="Older Sword")
    assert [each.past for each in table.game.characters["Mara"].consequences] == [True, False]
    assert table.replayed() == table.game


@pytest.mark.rule(EXTREME, "condensed.recovery-roll")
def test_whoever_is_treated_without_a_name_is_treated_for_what_heals() -> None:
    table = hurt(12, EXTREME, **SHEET, physical=0)
    table.do(
        "absorb", consequences=["extreme", "moderate"], replaces="Proud",
        names=["Lost an Eye", "Gash"],
    )  # fmt: skip
    table.do("end_conflict")
    treated = one(table.do("treat", actor="Leech", patient="Mara", effort=5), "consequence_treated")
    assert (treated["name"], treated["severity"]) == ("Gash", "moderate")
    again = table.refused("treat", actor="Leech", patient="Mara", effort=9)
    assert (again.code, again.rule) == ("no_recovery", "condensed.opt.extreme-consequence")
