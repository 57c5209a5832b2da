"""Milestones and breakthroughs: what they change, and what they refuse."""

from typing import Any

import pytest
from table import Table, aspect, one, some

from tools.game import new

PYRAMID = {
    "fight": 4, "will": 3, "notice": 3, "drive": 2, "stealth": 2, "crafts": 2,
    "lore": 1, "rapport": 1, "physique": 1, "shoot": 1,
}  # fmt: skip


def grown(system: str = "condensed", **sheet: Any) -> Table:
    table = Table(game=new(system))
    skills = PYRAMID if system != "accelerated" else {
        "careful": 3, "clever": 2, "flashy": 2, "forceful": 1, "quick": 1, "sneaky": 0,
    }  # fmt: skip
    table.do(
        "create_character", name="Ruth", high_concept="Witch of the Marsh", trouble="Cursed",
        aspects=["Owns a Boat"], skills=skills, stunts=["One: +2", "Two", "Three"], **sheet,
    )  # fmt: skip
    return table


def ratings(table: Table) -> dict[str, int]:
    return dict(table.game.characters["Ruth"].skills)


def next_session(table: Table) -> None:
    table.do("end_session")
    table.do("begin_session")


@pytest.mark.rule("condensed.milestone")
def test_two_skills_change_places_and_boxes_with_them() -> None:
    table = grown()
    table.do("milestone", character="Ruth", swap=["will", "lore"])
    assert (ratings(table)["will"], ratings(table)["lore"]) == (1, 3)
    assert len(table.game.characters["Ruth"].boxes["mental"]) == 4
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.milestone")
def test_an_average_skill_may_give_way_to_a_mediocre_one() -> None:
    table = grown()
    error = table.refused("milestone", character="Ruth", swap=["will", "provoke"])
    assert (error.code, error.rule) == ("swap_mediocre", "condensed.milestone")
    assert table.refused("milestone", character="Ruth", swap=["will", "notice"]).code == "swap_same"
    assert table.refused("milestone", character="Ruth", swap=["wil", "x"]).code == "unknown_skill"
    table.do("milestone", character="Ruth", swap=["provoke", "lore"])
    assert ratings(table)["provoke"] == 1 and "lore" not in ratings(table)


@pytest.mark.rule("condensed.milestone", "condensed.stunts")
def test_a_stunt_is_rewritten_or_bought_for_refresh() -> None:
    table = grown()
    table.do("milestone", character="Ruth", stunt="One", rewritten="One: +2 at night")
    assert table.game.characters["Ruth"].stunts == ("One: +2 at night", "Two", "Three")
    for number, refresh in ((4, 2), (5, 1)):
        next_session(table)
        table.do("milestone", character="Ruth", buy_stunt=f"Stunt {number}")
        assert table.game.characters["Ruth"].refresh == refresh
    next_session(table)
    error = table.refused("milestone", character="Ruth", buy_stunt="One Too Many")
    assert (error.code, error.rule) == ("refresh_low", "condensed.stunts")
    assert table.refused("milestone", character="Ruth", buy_stunt="two").code == "stunt_taken"
    error = table.refused("milestone", character="Ruth", stunt="Ten", rewritten="x")
    assert error.code == "unknown_stunt" and "Two" in error.facts["near"]


@pytest.mark.rule("condensed.milestone", "condensed.character-aspects")
def test_an_aspect_is_rewritten_except_the_high_concept() -> None:
    table = grown()
    for more in ({"aspect": "Witch of the Marsh", "rewritten": "x"}, {"high_concept": "x"}):
        error = table.refused(
            "milestone",
            character="Ruth",
            **{"aspect": "Cursed", **more}
            if "rewritten" in more
            else {**more, "swap": ["will", "lore"]},
        )
        assert (error.code, error.rule) == ("high_concept_stays", "condensed.milestone")
    table.do("place_aspect", aspect="Wet Clothes", on="Ruth")
    error = table.refused("milestone", character="Ruth", aspect="Wet Clothes", rewritten="x")
    assert error.code == "not_own_aspect"
    error = table.refused("milestone", character="Ruth", aspect="Cursed", rewritten="owns a boat")
    assert error.code == "aspect_taken"
    table.do("milestone", character="Ruth", aspect="cursed", rewritten="Nearly Free")
    assert aspect(table, "Nearly Free").kind == "trouble"


@pytest.mark.rule("condensed.milestone")
def test_one_milestone_a_session_with_one_change() -> None:
    table = grown()
    assert table.refused("milestone", character="Ruth").code == "no_change"
    error = table.refused("milestone", character="Ruth", swap=["will", "lore"], buy_stunt="Another")
    assert error.code == "one_change"
    assert table.refused("milestone", character="Ruth", aspect="Cursed").code == "no_change"
    table.do("milestone", character="Ruth", swap=["will", "lore"])
    error = table.refused("milestone", character="Ruth", swap=["will", "lore"])
    assert error.code == "milestone_taken"
    table.do("milestone", character="Ruth", swap=["will", "lore"], ruling=True)
    next_session(table)
    table.do("breakthrough", character="Ruth")


@pytest.mark.rule("condensed.breakthrough", "condensed.recovery-time")
def test_a_breakthrough_mends_what_is_worse_than_mild() -> None:
    table = grown()
    for severity in ("mild", "moderate", "severe"):
        table.do("adjust", character="Ruth", add_consequence=severity, name=severity.title() + "!")
    table.do("treat", actor="Ruth", severity="severe", effort=20, rename="Scarred")
    events = table.do(
        "breakthrough", character="Ruth", high_concept="Queen of the Marsh",
        consequences={"moderate": "Limping a Little"},
    )  # fmt: skip
    treated = one(events, "consequence_treated")
    assert (treated["severity"], treated["renamed"]) == ("moderate", "Limping a Little")
    assert treated["rule"] == "condensed.breakthrough"
    assert one(events, "consequence_cleared")["name"] == "Scarred"
    assert aspect(table, "Queen of the Marsh").kind == "high_concept"
    assert [each.severity for each in table.game.characters["Ruth"].consequences] == [
        "mild", "moderate"
    ]  # fmt: skip
    next_session(table)
    error = table.refused("breakthrough", character="Ruth", consequences={"mild": "x"})
    assert error.code == "not_mending"
    events = table.do("breakthrough", character="Ruth")
    assert [each["name"] for each in some(events, "consequence_cleared")] == ["Limping a Little"]
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.skill-columns", "condensed.breakthrough")
def test_columns_hold_and_points_are_saved() -> None:
    table = grown()
    error = table.refused("breakthrough", character="Ruth", raise_skills=["lore"])
    assert (error.code, error.rule) == ("no_raise", "condensed.skill-columns")
    assert error.facts["need"] == 2
    error = table.refused("breakthrough", character="Ruth", raise_skills=["lore", "empathy"])
    assert error.code == "few_points" and error.facts["have"] == 1
    table.do("breakthrough", character="Ruth")
    assert table.game.characters["Ruth"].saved == 1
    next_session(table)
    table.do("breakthrough", character="Ruth", raise_skills=["lore", "empathy"])
    assert (ratings(table)["lore"], ratings(table)["empathy"]) == (2, 1)
    assert table.game.characters["Ruth"].saved == 0
    table.do("edit_character", name="Ruth", relationship="Knows Otso")
    error = table.refused("edit_character", name="Ruth", skills={"lore": 3, "stealth": 3})
    assert (error.code, error.rule) == ("columns", "condensed.skill-columns")


@pytest.mark.rule("condensed.breakthrough", "condensed.refresh")
def test_a_large_arc_brings_refresh_a_second_raise_or_both() -> None:
    table = grown()
    table.do(
        "breakthrough", character="Ruth", arc_refresh=True, arc_raise=True,
        raise_skills=["empathy", "provoke"],
    )  # fmt: skip
    who = table.game.characters["Ruth"]
    assert (who.refresh, ratings(table)["empathy"], ratings(table)["provoke"]) == (4, 1, 1)
    table.do("edit_character", name="Ruth", refresh=4)
    assert table.refused("edit_character", name="Ruth", refresh=5).code == "refresh_high"
    other = grown("core")
    assert other.refused("breakthrough", character="Ruth", arc_refresh=True).code == "no_arc"


@pytest.mark.rule("condensed.milestone", "condensed.breakthrough")
def test_the_older_names_of_sizes() -> None:
    table = grown()
    assert table.refused("milestone", character="Ruth", size="significant").code == "no_size"
    reached = one(table.do("milestone", character="Ruth", size="major"), "milestone_reached")
    assert reached["rule"] == "condensed.breakthrough"


@pytest.mark.rule("core.milestones", "core.extreme-consequence")
def test_three_sizes_in_core() -> None:
    table = grown("core")
    for severity in ("moderate", "severe", "extreme"):
        table.do("adjust", character="Ruth", add_consequence=severity)
    events = table.do("milestone", character="Ruth", swap=["will", "lore"])
    assert [each["severity"] for each in some(events, "consequence_treated")] == ["moderate"]
    assert one(events, "milestone_reached")["rule"] == "core.milestones"
    next_session(table)
    events = table.do("milestone", character="Ruth", size="significant", raise_skills=["empathy"])
    treated = one(events, "consequence_treated")
    assert (treated["severity"], treated["until"]) == ("severe", "scenario")
    assert not some(events, "consequence_cleared")
    next_session(table)
    error = table.refused("milestone", character="Ruth", size="significant", high_concept="x")
    assert error.code == "high_concept_stays"
    table.do(
        "milestone", character="Ruth", size="major", high_concept="Queen", raise_cap=True,
        consequences={"extreme": "Bound to the Marsh"},
    )  # fmt: skip
    assert table.game.characters["Ruth"].refresh == 4
    assert aspect(table, "Bound to the Marsh").kind == "consequence"
    assert table.game.cap_raised == 1


@pytest.mark.rule("core.milestones")
def test_core_keeps_skills_to_great_until_the_cap_is_raised() -> None:
    table = grown("core")
    table.do("edit_character", name="Ruth", skills={"lore": 4, "drive": 4, "will": 4}, ruling=True)
    error = table.refused("milestone", character="Ruth", size="major", raise_skills=["fight"])
    assert error.code == "at_cap" and error.facts["most"] == 4
    assert grown().refused("milestone", character="Ruth", swap=["will", "lore"],
                           raise_cap=True).code == "no_cap"  # fmt: skip


@pytest.mark.rule("accelerated.milestones")
def test_an_approach_rises_by_one_to_superb_at_most() -> None:
    table = grown("accelerated")
    for _ in range(2):
        table.do("milestone", character="Ruth", size="significant", raise_skills=["careful"])
        next_session(table)
    assert ratings(table)["careful"] == 5
    error = table.refused("milestone", character="Ruth", size="major", raise_skills=["careful"])
    assert (error.code, error.rule) == ("at_cap", "accelerated.milestones")
    events = table.do("milestone", character="Ruth", swap=["careful", "sneaky"])
    assert one(events, "milestone_reached")["size"] == "minor"
    assert (ratings(table)["careful"], ratings(table)["sneaky"]) == (0, 5)
