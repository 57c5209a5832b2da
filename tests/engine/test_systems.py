"""Core and Accelerated where they differ: turn order, groups, refresh, recovery, approaches."""

import pytest
from table import Table, one, points, some

from tools.game import new

BLANK = [0, 0, 0, 0]


def table_of(system: str) -> Table:
    return Table(game=new(system))


def hit(table: Table, whom: str, shifts: int) -> None:
    table.do("attack", actor="X", target=whom, effort=shifts, defence={"effort": 0})


@pytest.mark.rule("core.initiative")
def test_in_core_skill_decides_who_acts_first() -> None:
    table = table_of("core")
    for name, skills in (
        ("Slow", {"notice": 1}), ("Even", {"notice": 3, "athletics": 1, "empathy": 1}),
        ("Quick", {"notice": 3, "athletics": 1, "physique": 2}), ("First", {"notice": 4}),
    ):  # fmt: skip
        table.do("create_character", name=name, skills=skills)
    events = table.do("begin_conflict")
    order = one(events, "order_set")
    assert (order["order"], order["rule"]) == (
        ["First", "Quick", "Even", "Slow"],
        "core.initiative",
    )
    error = table.refused("overcome", actor="Slow", effort=1, difficulty=0)
    assert (error.code, error.rule) == ("not_your_turn", "core.initiative")
    for _ in range(2):
        for name in ("First", "Quick", "Even", "Slow"):
            table.do("overcome", actor=name, effort=1, difficulty=0)
    table.do("next_turn", character="Even")
    table.do("overcome", actor="Even", effort=1, difficulty=0)
    table.do("end_conflict")
    assert one(table.do("begin_conflict", track="mental"), "order_set")["order"][0] == "Even"
    table.do("end_conflict")
    assert one(table.do("begin_conflict", first="Slow"), "order_set")["order"][0] == "Slow"
    assert table.replayed() == table.game


@pytest.mark.rule("accelerated.initiative")
def test_in_accelerated_the_quick_or_the_careful_act_first() -> None:
    table = table_of("accelerated")
    table.do("create_character", name="Otso", skills={"quick": 2, "careful": 3})
    table.do("create_character", name="Mara", skills={"quick": 3, "careful": 1})
    table.do("create_character", name="Ash", skills={"quick": 3, "careful": 1})
    assert one(table.do("begin_conflict"), "order_set")["order"] == ["Mara", "Ash", "Otso"]
    table.do("end_conflict")
    events = table.do("begin_conflict", track="mental", characters=["Ash", "Mara", "Otso"])
    assert one(events, "order_set")["order"] == ["Otso", "Ash", "Mara"]


@pytest.mark.rule("core.mobs", "core.nameless-npc")
def test_a_mob_fights_as_one_and_falls_one_by_one() -> None:
    table = table_of("core")
    table.do("create_character", name="Thugs", kind="npc", skills={"fight": 1, "notice": 1},
             physical=0, mental=0, members=6)  # fmt: skip
    table.do("create_character", name="Cynere", skills={"notice": 3})
    table.do("attack", actor="Thugs", target="Nobody", skill="fight", faces=BLANK,
             defence={"effort": 0})  # fmt: skip
    assert one(table.last, "resolved")["effort"] == 6
    table.do("overcome", actor="Thugs", skill="lore", faces=BLANK, difficulty=0)
    assert one(table.last, "resolved")["effort"] == 0
    table.do("choose_cost", option="minor_cost")
    hit(table, "Thugs", 2)
    lost = one(table.do("absorb", taken_out=True), "members_lost")
    assert (lost["count"], lost["left"], lost["rule"]) == (2, 4, "core.mobs")
    hit(table, "Thugs", 9)
    assert one(table.do("absorb", lightest=True), "taken_out")["who"] == "Thugs"
    assert table.refused("create_character", name="PCs", members=3).code == "no_group"
    assert Table().refused("create_character", name="A", kind="npc", members=3).code == "no_group"
    assert table.replayed() == table.game


@pytest.mark.rule("core.mobs", "core.nameless-npc")
def test_shifts_beyond_ones_boxes_go_to_the_next() -> None:
    table = table_of("core")
    table.do("create_character", name="Guards", kind="npc", skills={"fight": 3},
             physical=2, mental=2, members=3)  # fmt: skip
    hit(table, "Guards", 2)
    table.do("absorb", boxes=[2])
    hit(table, "Guards", 3)
    events = table.do("absorb", lightest=True)
    assert one(events, "members_lost")["count"] == 1
    assert one(events, "hit_absorbed")["boxes"] == [1]
    guards = table.game.characters["Guards"]
    assert (guards.members, guards.marked["physical"]) == (2, (0,))
    hit(table, "Guards", 1)
    one(table.do("absorb", lightest=True), "hit_absorbed")
    assert table.replayed() == table.game


@pytest.mark.rule("core.initiative", "core.mobs")
def test_a_mobs_number_counts_in_the_turn_order() -> None:
    table = table_of("core")
    table.do("create_character", name="Cynere", skills={"notice": 3})
    table.do("create_character", name="Mob", kind="npc", skills={"notice": 1}, members=6)
    assert one(table.do("begin_conflict"), "order_set")["order"] == ["Mob", "Cynere"]


@pytest.mark.rule("core.refresh")
def test_a_new_scenario_sets_points_to_refresh() -> None:
    for system, expected in (("core", 3), ("accelerated", 3), ("condensed", 7)):
        table = table_of(system)
        table.do("create_character", name="Mara", fate_points=7)
        table.do("end_session")
        table.do("begin_session")
        assert points(table, "Mara") == 7
        table.do("end_session")
        table.do("begin_session", scenario=True)
        assert points(table, "Mara") == expected


@pytest.mark.rule("core.recovery-time")
def test_a_severe_consequence_takes_a_whole_scenario_in_core() -> None:
    table = table_of("core")
    table.do("create_character", name="Mara", skills={"empathy": 2})
    table.do("adjust", character="Mara", add_consequence="severe", name="Broken")
    events = table.do("treat", actor="Mara", severity="severe", effort=20)
    treated = one(events, "consequence_treated")
    assert (treated["until"], treated["rule"]) == ("scenario", "core.recovery-time")
    for cleared in (0, 1):
        table.do("end_session")
        events = table.do("begin_session", scenario=True)
        assert len(some(events, "consequence_cleared")) == cleared


@pytest.mark.rule("core.extreme-consequence")
def test_core_has_a_slot_for_an_extreme_consequence() -> None:
    table = table_of("core")
    table.do("create_character", name="Mara")
    assert [each.severity for each in table.game.characters["Mara"].slots][-1] == "extreme"
    hit(table, "Mara", 8)
    assert (
        one(table.do("absorb", consequences=["extreme"]), "consequence_taken")["target"] == "Mara"
    )
    table = table_of("condensed")
    table.do("create_character", name="Mara")
    assert "extreme" not in [each.severity for each in table.game.characters["Mara"].slots]


@pytest.mark.rule("core.create-advantage-existing", "accelerated.create-advantage")
@pytest.mark.parametrize("system", ["condensed", "core", "accelerated"])
def test_a_tie_on_an_aspect_that_is_there(system: str) -> None:
    table = table_of(system)
    table.do("create_character", name="Mara")
    table.do("place_aspect", aspect="Open Window")
    table.do("place_aspect", aspect="Trapdoor", secret=True)
    table.do("create_advantage", actor="Mara", aspect="Open Window", effort=2, difficulty=2)
    added = one(table.last, "free_invokes_added")
    assert added["count"] == 1 and added["rule"].startswith(f"{system}.create-advantage")
    table.do("create_advantage", actor="Mara", aspect="Trapdoor", effort=2, difficulty=2)
    found = some(table.last, "free_invokes_added")
    assert [each["revealed"] for each in found] == ([] if system == "condensed" else [True])
    assert len(some(table.last, "boost_gained")) == (system == "condensed")
    table.do("create_advantage", actor="Mara", aspect="Open Window", effort=0, difficulty=2)
    assert len(some(table.last, "free_invokes_added")) == (system != "accelerated")


@pytest.mark.rule("accelerated.approaches", "accelerated.stress", "accelerated.refresh")
def test_a_character_of_accelerated() -> None:
    table = table_of("accelerated")
    spread = {"forceful": 3, "careful": 2, "flashy": 2, "sneaky": 1, "quick": 1, "clever": 0}
    table.do("create_character", name="Mara", skills=spread, stunts=["One"])
    who = table.game.characters["Mara"]
    assert (who.boxes, who.refresh) == ({"stress": (1, 2, 3)}, 3)
    assert [each.severity for each in who.slots] == ["mild", "moderate", "severe"]
    for bad in ({**spread, "clever": 1}, {**spread, "careful": 3}, {"clever": 4}):
        error = table.refused("create_character", name="Otso", skills=bad)
        assert (error.code, error.rule) == ("pyramid", "accelerated.approaches")
    four = [f"Stunt {n}" for n in range(4)]
    assert table.refused("create_character", name="O", stunts=four, refresh=3).rule == (
        "accelerated.refresh"
    )
    table.do("attack", actor="Mara", target="Foe", skill="flashy", faces=BLANK,
             defence={"effort": 0})  # fmt: skip
    hit(table, "Mara", 4)
    assert table.refused("absorb", boxes=[1, 3]).rule == "accelerated.stress"
    table.do("absorb", boxes=[2], consequences=["mild"])
    assert table.game.characters["Mara"].marked == {"stress": (1,)}
    table.do("attack", actor="Foe", target="Mara", skill="clever", track="mental", effort=5)
    table.do("defend", skill="careful", faces=BLANK)
    assert one(table.last, "hit")["track"] == "mental"
    table.do("absorb", boxes=[3])
    assert table.replayed() == table.game


@pytest.mark.rule("accelerated.recovery")
def test_time_alone_heals_in_accelerated() -> None:
    table = table_of("accelerated")
    table.do("create_character", name="Mara")
    for severity in ("mild", "moderate", "severe"):
        hit(table, "Mara", {"mild": 2, "moderate": 4, "severe": 6}[severity])
        table.do("absorb", consequences=[severity])
    refused = table.refused("treat", actor="Mara", severity="mild", effort=9)
    assert refused.code == "not_in_system"

    def left() -> list[str]:
        return [each.severity for each in table.game.characters["Mara"].consequences]

    events = table.do("end_session")
    assert one(events, "consequence_cleared")["rule"] == "accelerated.recovery"
    assert left() == ["moderate", "severe"]
    table.do("begin_session")
    table.do("end_session")
    assert left() == ["severe"]
    table.do("begin_session", scenario=True)
    assert left() == []
    assert table.replayed() == table.game
