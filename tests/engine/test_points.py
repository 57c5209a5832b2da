"""Compelling, and where fate points come from and go to."""

import pytest
from table import Table, one, overcome, points, some, two_sides

from tools.available import available


@pytest.fixture
def table() -> Table:
    return two_sides()


@pytest.mark.rule("condensed.compel")
@pytest.mark.parametrize(("accept", "after"), [(True, 4), (False, 2)])
def test_a_compel_pays_or_is_paid_off(table: Table, accept: bool, after: int) -> None:
    table.do("compel", character="Mara", aspect="Mara's Trouble")
    answers = [choice.facts["points"] for choice in available(table.game)]
    assert answers == [1, -1]
    table.do("answer_compel", accept=accept)
    assert (points(table, "Mara"), table.game.gm_points) == (after, 2)


@pytest.mark.rule("condensed.compel")
def test_without_points_a_compel_cannot_be_refused(table: Table) -> None:
    table.do("adjust", character="Mara", fate_points=0)
    offered = one(table.do("compel", character="Mara", aspect="Mara's Trouble"), "compel_offered")
    assert not offered["may_refuse"]
    assert [choice.command["accept"] for choice in available(table.game)] == [True]
    assert table.refused("answer_compel", accept=False).code == "no_points"
    table.do("answer_compel", accept=True)


@pytest.mark.rule("condensed.compel")
@pytest.mark.parametrize(("accept", "payer"), [(True, 2), (False, 3)])
def test_a_player_who_compels_pays_when_it_is_accepted(
    table: Table, accept: bool, payer: int
) -> None:
    table.do("compel", character="Mara", aspect="Mara's Trouble", by="Otso")
    table.do("answer_compel", accept=accept)
    assert points(table, "Otso") == payer


@pytest.mark.rule("condensed.compel")
def test_a_player_without_points_cannot_compel_others(table: Table) -> None:
    table.do("adjust", character="Otso", fate_points=0)
    error = table.refused("compel", character="Mara", aspect="Mara's Trouble", by="Otso")
    assert error.code == "no_points"
    table.do("compel", character="Otso", aspect="Otso's Trouble", by="Otso")
    table.do("answer_compel", accept=True)
    assert points(table, "Otso") == 1


@pytest.mark.rule("condensed.compel", "condensed.gm-fate-points")
@pytest.mark.parametrize(("accept", "pool"), [(True, 3), (False, 1)])
def test_an_npcs_compel_moves_the_gms_points(table: Table, accept: bool, pool: int) -> None:
    table.do("compel", character="Ghoul", aspect="Ghoul's Trouble", by="Witch")
    table.do("answer_compel", accept=accept)
    assert table.game.gm_points == pool


@pytest.mark.rule("condensed.compel")
def test_a_compel_that_proves_unfit_is_withdrawn_at_no_cost(table: Table) -> None:
    table.do("compel", character="Mara", aspect="Mara's Trouble", by="Otso")
    assert table.refused("compel", character="Otso", aspect="Otso's Trouble").code == (
        "answer_first"
    )
    assert table.refused("overcome", actor="Mara", effort=1, difficulty=0).code == "answer_first"
    table.do("waive")
    assert (points(table, "Mara"), points(table, "Otso")) == (3, 3)
    assert table.refused("answer_compel", accept=True).code == "no_compel"


@pytest.mark.rule("condensed.refresh")
@pytest.mark.parametrize(("left", "start"), [(0, 3), (3, 3), (5, 5)])
def test_a_session_starts_with_at_least_the_refresh(table: Table, left: int, start: int) -> None:
    table.do("adjust", character="Mara", fate_points=left)
    table.do("begin_session")
    assert points(table, "Mara") == start


@pytest.mark.rule("condensed.refresh")
def test_a_session_that_begins_while_one_is_on_ends_it(table: Table) -> None:
    overcome(table)
    events = table.do("begin_session")
    assert [each["number"] for each in some(events, "session_ended")] == [1]
    assert table.game.session == 2 and table.game.pending == ()
    table.do("end_session")
    assert table.refused("end_session").code == "no_session"


@pytest.mark.rule("condensed.gm-fate-points")
def test_the_gm_has_a_point_for_each_player_in_the_scene(table: Table) -> None:
    assert table.game.gm_points == 2
    table.do("adjust", fate_points=7)
    table.do("begin_scene", present=["Mara", "Ghoul"])
    assert table.game.gm_points == 1
    table.do("begin_scene")
    assert table.game.gm_points == 2


@pytest.mark.rule("condensed.gm-fate-points", "condensed.concede")
def test_an_npc_that_conceded_brings_its_points_to_its_next_scene(table: Table) -> None:
    table.do("begin_conflict")
    for actor, severity, shifts in (("Mara", "mild", 2), ("Otso", "moderate", 4)):
        table.do("attack", actor=actor, target="Ghoul", effort=shifts, defence={"effort": 0})
        table.do("absorb", consequences=[severity])
    table.do("concede", character="Ghoul")
    table.do("end_conflict")
    assert table.game.gm_points == 2
    table.do("end_scene")
    table.do("begin_scene")
    assert table.game.gm_points == 2 + 3


@pytest.mark.rule("condensed.refresh")
@pytest.mark.parametrize(("change", "after"), [(2, 5), (-1, 2), (-9, 0)])
def test_the_gm_gives_and_takes_points(table: Table, change: int, after: int) -> None:
    table.do("adjust", character="Mara", fate_points_change=change)
    assert points(table, "Mara") == after
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.gm-fate-points")
def test_the_gms_own_points_change_too(table: Table) -> None:
    before = table.game.gm_points
    changed = one(table.do("adjust", fate_points_change=-1), "points_changed")
    assert (changed["delta"], table.game.gm_points) == (-1, before - 1)


@pytest.mark.rule("condensed.stress-track")
def test_the_gm_marks_and_clears_boxes(table: Table) -> None:
    table.do("adjust", character="Mara", physical=1)
    table.do("adjust", character="Mara", physical_change=1)
    assert table.game.characters["Mara"].marked["physical"] == (0, 1)
    table.do("adjust", character="Mara", physical_change=-2)
    assert table.game.characters["Mara"].marked["physical"] == ()
    assert table.refused("adjust", character="Mara", physical_change=30).code == "boxes_full"
