"""Treating consequences, and when they clear."""

from typing import Any

import pytest
from table import Table, one, some

from tools.game import new

PLAIN = [0, 0, 0, 0]


@pytest.fixture
def table() -> Table:
    return ward("condensed")


def ward(system: str, severity: str = "mild") -> Table:
    table = Table(game=new(system))
    table.do("create_character", name="Mara")
    table.do("create_character", name="Medic", skills={"academics": 4, "lore": 3, "empathy": 2})
    table.do("adjust", character="Mara", add_consequence=severity, name="Bruised")
    return table


def treat(table: Table, **more: Any) -> list[dict[str, Any]]:
    dice = {} if "effort" in more else {"faces": PLAIN}
    return table.do("treat", **{"actor": "Medic", "patient": "Mara", **dice, **more})


def scenes(table: Table, count: int = 1) -> list[str]:
    cleared: list[str] = []
    for _ in range(count):
        events = table.do("begin_scene")
        events += table.do("end_scene")
        cleared += [each["name"] for each in some(events, "consequence_cleared")]
    return cleared


@pytest.mark.rule("condensed.recovery-roll")
@pytest.mark.parametrize(("severity", "by_other"), [("mild", 2), ("moderate", 4), ("severe", 6)])
def test_the_difficulty_is_two_more_for_oneself(severity: str, by_other: int) -> None:
    table = ward("condensed", severity)
    assert one(treat(table, faces=[-1, -1, -1, -1]), "resolved")["opposition"] == by_other
    own = table.do("treat", actor="Mara", faces=PLAIN)
    assert one(own, "resolved")["opposition"] == by_other + 2
    assert one(treat(table, difficulty=0), "resolved")["opposition"] == 0


@pytest.mark.rule("condensed.recovery-roll")
@pytest.mark.parametrize(
    ("system", "track", "skill"),
    [
        ("condensed", "physical", "academics"),
        ("condensed", "mental", "empathy"),
        ("core", "physical", "lore"),
    ],
)
def test_the_kind_of_harm_says_which_skill_treats_it(system: str, track: str, skill: str) -> None:
    table = ward(system)
    table.do("adjust", character="Mara", clear_consequence="mild")
    table.do("attack", actor="X", target="Mara", track=track, effort=2, defence={"effort": 0})
    table.do("absorb", consequences=["mild"])
    assert one(treat(table), "resolved")["skill"] == skill


@pytest.mark.rule("condensed.recovery-roll")
def test_success_renames_the_consequence_and_recovery_starts(table: Table) -> None:
    treated = one(treat(table, rename="Bandaged"), "consequence_treated")
    assert (treated["name"], treated["renamed"], treated["until"]) == (
        "Bruised", "Bandaged", "scene",
    )  # fmt: skip
    assert [each.name for each in table.game.characters["Mara"].aspects] == ["Bandaged"]
    assert treat_refused(table) == "treated_already"


def treat_refused(table: Table, **more: Any) -> str:
    return table.refused("treat", actor="Medic", patient="Mara", **more).code


@pytest.mark.rule("condensed.recovery-roll")
def test_a_failure_starts_nothing_unless_at_a_major_cost(table: Table) -> None:
    treat(table, effort=0)
    assert table.game.characters["Mara"].consequences[0].treated_scene is None
    assert one(table.do("choose_cost", option="major_cost"), "consequence_treated")


@pytest.mark.rule("condensed.recovery-roll", "condensed.tie")
@pytest.mark.parametrize(
    "follows", ["choose_cost", "overcome", "end_scene", "end_conflict", "place_aspect"]
)
def test_a_tie_treats_at_a_minor_cost_whatever_follows(table: Table, follows: str) -> None:
    if follows == "end_conflict":
        table.do("begin_conflict")
    treat(table, effort=2)
    assert table.game.characters["Mara"].consequences[0].treated_scene is None
    if follows == "place_aspect":
        table.do("place_aspect", aspect="Fog")
    arguments: dict[str, dict[str, Any]] = {
        "overcome": {"actor": "Medic", "effort": 1, "difficulty": 0},
        "end_scene": {},
        "end_conflict": {},
    }
    command = "choose_cost" if follows == "place_aspect" else follows
    table.do(command, **arguments.get(command, {"option": "minor_cost"}))
    assert table.game.characters["Mara"].consequences[0].treated_scene == 1


@pytest.mark.rule("condensed.recovery-roll")
def test_an_invoke_may_save_a_treatment_and_not_change_one_that_took(table: Table) -> None:
    table.do("place_aspect", aspect="Clean Sheets", free_invokes=3)
    treat(table, effort=1)
    assert one(table.do("invoke", aspect="Clean Sheets"), "consequence_treated")
    assert table.refused("invoke", aspect="Clean Sheets").code == "no_roll"


@pytest.mark.rule("condensed.recovery-roll")
def test_a_treatment_bought_at_a_cost_stands(table: Table) -> None:
    table.do("place_aspect", aspect="Clean Sheets", free_invokes=3)
    treat(table, effort=2)
    table.do("choose_cost", option="minor_cost")
    assert table.refused("invoke", aspect="Clean Sheets").code == "no_roll"


@pytest.mark.rule("condensed.recovery-roll")
def test_which_consequence_is_meant_is_asked(table: Table) -> None:
    assert treat_refused(table, severity="severe") == "no_consequence"
    table.do("adjust", character="Mara", add_consequence="severe", name="Crushed")
    assert treat_refused(table) == "which_consequence"
    assert one(treat(table, consequence="crushed"), "resolved")["opposition"] == 6
    assert one(treat(table, severity="mild"), "resolved")["opposition"] == 2


@pytest.mark.rule("condensed.recovery-time")
def test_a_mild_one_clears_after_the_first_whole_scene(table: Table) -> None:
    treat(table)
    assert not some(table.do("end_scene"), "consequence_cleared")
    assert scenes(table) == ["Bruised"]
    assert table.game.characters["Mara"].consequences == table.game.characters["Mara"].aspects == ()


@pytest.mark.rule("condensed.recovery-time")
def test_an_untreated_one_never_clears(table: Table) -> None:
    assert scenes(table, 3) == []
    table.do("begin_session")
    assert not some(table.do("end_session"), "consequence_cleared")


@pytest.mark.rule("condensed.recovery-time", "core.recovery-time")
@pytest.mark.parametrize("system", ["condensed", "core"])
def test_a_moderate_one_clears_after_the_first_whole_session(system: str) -> None:
    table = ward(system, "moderate")
    treat(table, effort=5)
    assert scenes(table, 3) == [] and not some(table.do("end_session"), "consequence_cleared")
    table.do("begin_session")
    assert scenes(table, 2) == []
    cleared = one(table.do("end_session"), "consequence_cleared")
    assert cleared["rule"] == f"{system}.recovery-time"


@pytest.mark.rule("condensed.recovery-time")
def test_treated_between_sessions_the_next_one_counts() -> None:
    table = ward("condensed", "moderate")
    table.do("end_session")
    treat(table, effort=5)
    table.do("begin_session")
    assert one(table.do("end_session"), "consequence_cleared")


@pytest.mark.rule("condensed.recovery-time")
def test_a_severe_one_outlasts_scenes_and_sessions() -> None:
    table = ward("condensed", "severe")
    assert one(treat(table, effort=9), "consequence_treated")["until"] == "breakthrough"
    for _ in range(3):
        table.do("begin_session")
        assert scenes(table, 2) == []
    assert len(table.game.characters["Mara"].consequences) == 1


@pytest.mark.rule("condensed.recovery-time")
def test_a_free_slot_takes_a_new_consequence_again(table: Table) -> None:
    error = table.refused("adjust", character="Mara", add_consequence="mild")
    assert error.code == "slot_full"
    table.do("adjust", character="Mara", clear_consequence="mild")
    assert table.refused("adjust", character="Mara", clear_consequence="mild").code == (
        "no_consequence"
    )
    table.do("adjust", character="Mara", add_consequence="mild")
