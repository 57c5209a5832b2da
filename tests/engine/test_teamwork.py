"""Helping with a roll, and full defense."""

from typing import Any

import pytest
from table import BLANK, Table, one, some, two_sides

from tools.game import new

SAFE = {"effort": 9}


def team(system: str = "condensed", leader: int = 2, helpers: int = 3, rating: int = 1) -> Table:
    table = Table(game=new(system))
    table.do("create_character", name="Leader", skills={"lore": leader}, ruling=True)
    for number in range(helpers):
        table.do("create_character", name=f"Helper {number}", skills={"lore": rating}, ruling=True)
    return table


def led(table: Table, count: int, **more: Any) -> list[dict[str, Any]]:
    names = [f"Helper {number}" for number in range(count)]
    return table.do("overcome", actor="Leader", skill="lore", faces=BLANK, difficulty=0,
                    helpers=names, **more)  # fmt: skip


@pytest.mark.rule("condensed.teamwork")
@pytest.mark.parametrize(("leader", "count", "bonus"), [(2, 1, 1), (2, 3, 2), (3, 3, 3), (4, 2, 2)])
def test_each_adds_one_at_most_the_leader_s_own_rating(leader: int, count: int, bonus: int) -> None:
    events = led(team(leader=leader), count)
    assert one(events, "helped")["bonus"] == bonus
    assert one(events, "resolved")["effort"] == leader + bonus


@pytest.mark.rule("core.teamwork")
def test_core_sets_no_cap() -> None:
    events = led(team("core", leader=1, helpers=4), 4)
    assert one(events, "resolved")["effort"] == 5
    assert one(events, "helped")["rule"] == "core.teamwork"


@pytest.mark.rule("condensed.teamwork")
def test_a_good_helper_still_adds_one_and_the_best_leads() -> None:
    assert one(led(team(leader=3, helpers=1, rating=3), 1), "helped")["bonus"] == 1
    assert led(team(leader=3, helpers=1, rating=3), 1)
    table = team(leader=2, helpers=1, rating=3)
    error = table.refused("overcome", actor="Leader", skill="lore", difficulty=0,
                          helpers=["Helper 0"])  # fmt: skip
    assert (error.code, error.facts["name"]) == ("better_leads", "Helper 0")
    weak = team(rating=0)
    refused = weak.refused("overcome", actor="Leader", skill="lore", difficulty=0,
                           helpers=["Helper 0"])  # fmt: skip
    assert refused.code == "cannot_help"
    assert weak.refused("help", character="Leader", ally="Leader").code == "self_help"


@pytest.mark.rule("condensed.teamwork", "condensed.turn-order")
def test_in_a_conflict_helping_takes_the_helper_s_action() -> None:
    table = two_sides()
    table.do("begin_conflict")
    attack = {"actor": "Mara", "target": "Ghoul", "skill": "fight", "faces": BLANK,
              "defence": SAFE}  # fmt: skip
    events = table.do("attack", **attack, helpers=["Otso"])
    assert one(events, "turn_given_up")["who"] == "Otso"
    assert one(events, "resolved")["effort"] == 3
    assert table.refused("overcome", actor="Otso", skill="fight", difficulty=0).code == (
        "acted_already"
    )


@pytest.mark.rule("condensed.teamwork")
def test_whoever_acts_before_the_ally_helps_with_the_ally_s_next_roll() -> None:
    table = two_sides()
    table.do("begin_conflict")
    assert one(table.do("help", character="Otso", ally="Mara"), "turn_taken")["who"] == "Otso"
    events = table.do("overcome", actor="Mara", skill="fight", faces=BLANK, difficulty=0)
    assert one(events, "helped")["helpers"] == ["Otso"]
    assert not some(events, "turn_given_up") and table.game.scene.helping == {}
    table.do("help", character="Witch", ally="Ghoul", skill="athletics")
    events = table.do("overcome", actor="Ghoul", skill="fight", faces=BLANK, difficulty=0)
    assert not some(events, "helped") and table.game.scene.helping
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.teamwork", "condensed.invoke")
def test_an_ally_may_be_invoked_for_at_any_time() -> None:
    table = two_sides()
    table.do("overcome", actor="Mara", skill="fight", faces=BLANK, difficulty=3)
    events = table.do("invoke", actor="Otso", aspect="Otso Herself")
    assert one(events, "resolved")["effort"] == 4
    assert table.game.characters["Otso"].points == 2


def guarding(**more: Any) -> Table:
    table = two_sides()
    table.do("switch_option", option="full-defense")
    table.do("begin_conflict", first="Mara")
    table.do("full_defense", character="Mara", **more)
    return table


def strike(table: Table, target: str = "Mara", by: str = "Ghoul") -> None:
    table.do("attack", actor=by, target=target, skill="fight", faces=BLANK)


@pytest.mark.rule("condensed.opt.full-defense")
def test_full_defense_adds_two_to_one_s_own_defence_and_takes_the_action() -> None:
    assert two_sides().refused("full_defense", character="Mara").code == "option_off"
    table = guarding()
    assert table.refused("overcome", actor="Mara", skill="fight", difficulty=0).code == (
        "acted_already"
    )
    strike(table)
    events = table.do("defend", skill="athletics", faces=BLANK)
    assert one(events, "resolved")["opposition"] == 4
    strike(table, by="Witch")
    assert (
        one(table.do("defend", skill="athletics", faces=BLANK, guarded=False), "resolved")[
            "opposition"
        ]
        == 2
    )


@pytest.mark.rule("condensed.opt.full-defense")
def test_the_scope_may_be_others_and_nobody_outside_it_gains() -> None:
    table = guarding(covers=["Otso"])
    strike(table)
    assert one(table.do("defend", skill="athletics", faces=BLANK), "resolved")["opposition"] == 2
    strike(table, target="Otso", by="Witch")
    events = table.do("defend", actor="Mara", skill="athletics", faces=BLANK)
    assert one(events, "resolved")["opposition"] == 4


@pytest.mark.rule("condensed.opt.full-defense")
def test_a_defence_that_was_not_needed_is_a_boost_at_the_next_action() -> None:
    table = guarding()
    for name in ("Otso", "Ghoul", "Witch"):
        table.do("overcome", actor=name, skill="fight", difficulty=0)
    events = table.do("overcome", actor="Mara", skill="fight", faces=BLANK, difficulty=0)
    assert one(events, "full_defense_ended")["used"] is False
    assert one(events, "boost_gained")["rule"] == "condensed.opt.full-defense"
    used = guarding()
    strike(used)
    used.do("defend", skill="athletics", faces=BLANK)
    for name in ("Otso", "Witch"):
        used.do("overcome", actor=name, skill="fight", difficulty=0)
    used.do("overcome", actor="Mara", skill="fight", faces=[-1, 0, 0, 0], difficulty=0)
    assert not some(used.last, "boost_gained") and table.replayed() == table.game


@pytest.mark.rule("core.full-defense")
def test_core_has_it_without_an_option_for_every_defend_roll_and_no_boost() -> None:
    table = Table(game=new("core"))
    for name, kind in (("Mara", "pc"), ("Ghoul", "npc")):
        table.do("create_character", name=name, kind=kind, skills={"fight": 2, "athletics": 2})
    table.do("begin_conflict")
    began = one(table.do("full_defense", character="Mara"), "full_defense_began")
    assert began["rule"] == "core.full-defense"
    strike(table)
    assert one(table.do("defend", skill="athletics", faces=BLANK), "resolved")["opposition"] == 4
    events = table.do("overcome", actor="Mara", skill="fight", faces=BLANK, difficulty=0)
    assert not some(events, "boost_gained")


@pytest.mark.rule("condensed.turn-order")
def test_the_last_one_chooses_also_at_an_exchange_s_end() -> None:
    table = two_sides()
    table.do("begin_conflict")
    for name in ("Mara", "Otso", "Ghoul"):
        table.do("overcome", actor=name, skill="fight", difficulty=0)
    error = table.refused("next_turn", character="Witch", by="Mara")
    assert (error.code, error.facts["turn"]) == ("not_chooser", "Ghoul")
    table.do("overcome", actor="Witch", skill="fight", difficulty=0)
    assert table.refused("next_turn", character="Mara", by="Ghoul").facts["turn"] == "Witch"
    events = table.do("next_turn", character="Witch", by="Witch")
    assert one(events, "exchange_began")["number"] == 2
    assert table.refused("overcome", actor="Mara", skill="fight", difficulty=0).code == (
        "not_your_turn"
    )


@pytest.mark.rule("condensed.conflict-end", "condensed.concede")
def test_a_conflict_ends_and_pays_when_all_of_one_side_are_out() -> None:
    table = two_sides()
    table.do("begin_conflict")
    table.do("concede", character="Mara")
    table.do("take_out", character="Ghoul")
    assert table.game.scene.conflict is not None
    events = table.do("concede", character="Witch")
    assert one(events, "conflict_ended") and one(events, "points_changed")["who"] == "Mara"
    assert table.game.characters["Mara"].points == 4
    assert one(table.do("end_conflict"), "remarked")["code"] == "ended_already"
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.conflict-end")
def test_hits_that_wait_and_strangers_keep_a_conflict_on() -> None:
    table = two_sides()
    table.do("attack", actor="Stranger", target="Mara", effort=1, defence={"effort": 0})
    table.do("absorb", taken_out=True)
    for name in ("Ghoul", "Witch"):
        table.do("take_out", character=name)
    assert table.game.scene.conflict is not None
