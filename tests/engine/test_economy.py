"""Points that wait, compels claimed and late, boosts handed on, and what a reopened roll hides."""

from __future__ import annotations

import pytest

from tests.engine.table import Table, aspect, claw, one, overcome, points, some, two_sides


@pytest.fixture
def table() -> Table:
    return two_sides()


@pytest.mark.rule("condensed.hostile-invoke", "condensed.conflict-end")
def test_a_hostile_invoke_from_before_the_conflict_waits_for_the_scenes_end(table: Table) -> None:
    overcome(table)
    table.do("invoke", actor="Witch", aspect="Mara's Trouble", use="oppose")
    claw(table)
    table.do("invoke", actor="Ghoul", aspect="Mara Herself")
    table.do("absorb", boxes=3)
    table.do("end_conflict")
    assert (points(table, "Mara"), dict(table.game.scene.owed)) == (4, {"Mara": 1})
    table.do("end_scene")
    assert points(table, "Mara") == 5 and table.replayed() == table.game


@pytest.mark.rule("condensed.compel")
def test_a_self_compel_is_claimed_after_the_fact(table: Table) -> None:
    claimed = one(
        table.do("compel", character="Mara", kind="decision", claimed=True),
        "compel_claimed",
    )
    assert claimed["kind"] == "decision" and points(table, "Mara") == 4
    assert table.game.pending == ()
    error = table.refused("compel", character="Mara", by="Otso", claimed=True)
    assert error.code == "not_own_compel"


@pytest.mark.rule("condensed.compel")
def test_a_point_that_is_offered_is_not_spent_twice(table: Table) -> None:
    table.do("adjust", character="Otso", fate_points=1)
    table.do("compel", character="Mara", aspect="Mara's Trouble", by="Otso", kind="event")
    assert table.refused("declare", character="Otso", detail="x", consent=True).code == "no_points"
    table.do("answer_compel", accept=True)
    assert (points(table, "Mara"), points(table, "Otso")) == (4, 0)


@pytest.mark.rule("condensed.gm-fate-points")
@pytest.mark.parametrize(("spent", "pool"), [(False, 3), (True, 2)])
def test_a_late_compels_point_not_spent_comes_with_the_npc(
    table: Table, spent: bool, pool: int
) -> None:
    table.do("compel", character="Ghoul", aspect="Ghoul's Trouble", ends_scene=True)
    table.do("answer_compel", accept=True)
    if spent:
        table.do("overcome", actor="Ghoul", skill="fight", difficulty=2)
        table.do("invoke", aspect="Ghoul Herself")
    table.do("begin_scene")
    assert table.game.gm_points == pool


@pytest.mark.rule("condensed.gm-fate-points")
def test_a_consequence_alone_earns_the_gm_nothing(table: Table) -> None:
    claw(table, "Mara", "Ghoul")
    table.do("absorb", consequences=["mild"])
    table.do("begin_scene")
    assert table.game.gm_points == 2


@pytest.mark.rule("condensed.boost")
def test_a_boost_is_handed_to_an_ally_and_to_nobody_else(table: Table) -> None:
    table.do("place_aspect", aspect="Opening", boost=True, holder="Mara")
    assert table.refused("hand_boost", to="Ghoul").code == "not_ally"
    handed = one(table.do("hand_boost", to="Otso"), "boost_handed")
    assert (handed["who"], dict(aspect(table, "Opening").free)) == ("Mara", {"Otso": 1})
    assert table.refused("hand_boost", actor="Mara", to="Otso").code == "no_boost_held"


@pytest.mark.rule("condensed.boost")
def test_a_boost_goes_with_what_it_describes(table: Table) -> None:
    table.do("place_aspect", aspect="Fog")
    table.do("place_aspect", aspect="Unseen", boost=True, holder="Mara", of="fog")
    gone = some(table.do("remove_aspect", aspect="Fog"), "aspect_removed")
    assert [(each["aspect"], each["rule"]) for each in gone][1:] == [("Unseen", "condensed.boost")]


@pytest.mark.rule("condensed.invoke", "condensed.create-advantage-existing")
def test_reopening_hides_what_the_roll_had_brought_to_light(table: Table) -> None:
    table.do("place_aspect", aspect="Trapdoor", secret=True)
    table.do("create_advantage", actor="Mara", aspect="Trapdoor", effort=3, difficulty=2)
    assert not aspect(table, "Trapdoor").secret
    table.do("invoke", actor="Witch", aspect="Witch Herself", use="oppose")
    assert aspect(table, "Trapdoor").secret and not aspect(table, "Trapdoor").free
    assert table.replayed() == table.game
