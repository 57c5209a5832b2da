"""Contests: victories, twists, advantages before the roll, threats, the end."""

from typing import Any

import pytest
from table import BLANK, Table, one, some, two_sides

from tools.game import new

SIDES = [{"members": ["Mara", "Otso"], "name": "Hunters"}, {"members": ["Ghoul"], "name": "Prey"}]


def race(to_win: int = 3, game: Any = None, **more: Any) -> Table:
    table = two_sides()
    table.do("begin_contest", sides=SIDES, to_win=to_win, **more)
    return table


def exchange(table: Table, mara: int, ghoul: int) -> dict[str, Any]:
    table.do("overcome", actor="Mara", effort=mara)
    return one(table.do("overcome", actor="Ghoul", effort=ghoul), "contest_marked")


@pytest.mark.rule("condensed.contest")
@pytest.mark.parametrize(
    ("mara", "ghoul", "marks"),
    [(5, 2, {"Hunters": 2}), (3, 1, {"Hunters": 1}), (1, 4, {"Prey": 2}), (0, -1, {"Hunters": 1})],
)
def test_head_to_head_style_is_three_above_the_next_side(
    mara: int, ghoul: int, marks: dict[str, int]
) -> None:
    marked = exchange(race(), mara, ghoul)
    assert marked["marks"] == marks and not marked["twist"]


@pytest.mark.rule("condensed.contest")
def test_a_tie_marks_nothing_and_a_twist_is_added_as_an_aspect() -> None:
    table = race()
    marked = exchange(table, 3, 3)
    assert marked["twist"] and marked["marks"] == {}
    waiting = table.game.waiting("twist")
    assert waiting is not None and waiting.who == ""
    table.do("place_aspect", aspect="The Bridge Burns")
    assert table.game.waiting("twist") is None
    assert exchange(table, 1, 0)["exchange"] == 2


@pytest.mark.rule("condensed.contest")
@pytest.mark.parametrize(
    ("mara", "ghoul", "marks", "twist"),
    [
        (5, 1, {"Hunters": 2}, False),
        (6, 5, {"Hunters": 1}, False),  # both by 3 or more: style counts single
        (3, 2, {"Hunters": 1}, False),
        (4, 4, {}, True),
        (1, 0, {}, False),  # both below their difficulty
    ],
)
def test_against_difficulties_the_largest_margin_marks(
    mara: int, ghoul: int, marks: dict[str, int], twist: bool
) -> None:
    marked = exchange(race(difficulty=2), mara, ghoul)
    assert (marked["marks"], marked["twist"]) == (marks, twist)


@pytest.mark.rule("accelerated.contest")
def test_in_accelerated_style_counts_double_whoever_else_had_it() -> None:
    table = Table(game=new("accelerated"))
    sides = [{"members": ["Mara"], "name": "Hunters"}, {"members": ["Ghoul"], "name": "Prey"}]
    table.do("begin_contest", sides=sides, difficulty=2)
    marked = exchange(table, 6, 5)
    assert (marked["marks"], marked["rule"]) == ({"Hunters": 2}, "accelerated.contest")


@pytest.mark.rule("condensed.contest")
def test_margins_count_where_difficulties_differ() -> None:
    table = two_sides()
    sides = [{**SIDES[0], "difficulty": 1}, {**SIDES[1], "difficulty": 4}]
    table.do("begin_contest", sides=sides)
    assert exchange(table, 3, 5)["marks"] == {"Hunters": 1}


@pytest.mark.rule("condensed.contest")
def test_three_victories_win_and_more_may_be_asked_for() -> None:
    table = race()
    exchange(table, 5, 0)
    table.do("overcome", actor="Mara", effort=1)
    ended = one(table.do("overcome", actor="Ghoul", effort=0), "contest_ended")
    assert (ended["winner"], ended["victories"]) == ("Hunters", {"Hunters": 3, "Prey": 0})
    table.do("place_aspect", aspect="Caught")
    assert table.game.scene.contest is None
    assert table.refused("end_contest").code == "no_contest"
    assert one(race(6).do("threaten", by="Fire", difficulty=1), "threat_made")["value"] == 1
    assert some(list(race(6).last), "remarked")[0]["code"] == "long_contest"
    for few in (2, 1, 0, -3):
        error = two_sides().refused("begin_contest", sides=SIDES, to_win=few)
        assert error.code == "too_few_victories" and "three" in error.message


@pytest.mark.rule("condensed.contest", "condensed.invoke")
def test_either_side_may_invoke_until_something_follows_even_after_the_contest_is_won() -> None:
    table = race()
    exchange(table, 5, 0)
    table.do("overcome", actor="Mara", effort=2)
    table.do("overcome", actor="Ghoul", skill="fight", faces=BLANK)
    contest = table.game.scene.contest
    assert contest is not None and contest.twist and contest.victories["Hunters"] == 2
    events = table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert one(events, "contest_ended")["winner"] == "Hunters"
    assert table.game.waiting("twist") is None
    events = table.do("invoke", actor="Ghoul", aspect="Ghoul Herself", free=None)
    table.replayed()
    assert some(events, "contest_marked")[0]["twist"] and not some(events, "contest_ended")
    contest = table.game.scene.contest
    assert contest is not None and contest.winner is None
    assert contest.victories == {"Hunters": 2, "Prey": 0}


@pytest.mark.rule("condensed.contest", "condensed.hostile-invoke")
def test_a_rival_s_aspect_pays_them_and_no_points_no_invoke() -> None:
    table = race()
    table.do("overcome", actor="Mara", effort=2)
    events = table.do("invoke", actor="Mara", aspect="Ghoul's Trouble")
    assert one(events, "point_owed")["who"] == "Ghoul"
    again = table.refused("invoke", actor="Mara", aspect="Ghoul's Trouble")
    assert again.code == "invoked_already"


@pytest.mark.rule("condensed.contest")
def test_each_side_rolls_once_an_exchange() -> None:
    table = race()
    table.do("overcome", actor="Mara", effort=2)
    error = table.refused("overcome", actor="Otso", effort=2)
    assert (error.code, error.facts["near"]) == ("side_rolled", "Prey")
    assert table.refused("create_advantage", actor="Otso", aspect="X", effort=2,
                         difficulty=0).code == "side_rolled"  # fmt: skip


@pytest.mark.rule("condensed.contest-advantage")
def test_a_failed_advantage_gives_up_the_roll_or_gives_the_others_a_free_invoke() -> None:
    table = race()
    offered = table.do("create_advantage", actor="Otso", aspect="Mud", effort=0, difficulty=2)
    assert one(offered, "cost_offered")["options"] == ["give_up", "aspect"]
    lost = table.do("choose_cost", option="give_up")
    assert one(lost, "contest_roll_lost")["side"] == "Hunters"
    assert table.refused("overcome", actor="Mara", effort=2).code == "roll_given_up"
    marked = one(table.do("overcome", actor="Ghoul", effort=0), "contest_marked")
    assert marked["marks"] == {"Prey": 1}
    other = race()
    other.do("create_advantage", actor="Otso", aspect="Mud", effort=0, difficulty=2)
    placed = one(other.do("choose_cost", option="aspect"), "aspect_placed")
    assert (placed["holder"], placed["free"]) == ("npc", 1)
    other.do("overcome", actor="Mara", effort=2)
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.contest-advantage")
@pytest.mark.parametrize("effort", [2, 3, 5])
def test_a_tie_or_better_keeps_the_roll(effort: int) -> None:
    table = race()
    table.do("create_advantage", actor="Mara", aspect="Mud", effort=effort, difficulty=2)
    assert one(table.do("overcome", actor="Mara", effort=2), "contest_rolled")
    assert race().do("create_advantage", actor="Otso", aspect="Mud", effort=2, difficulty=2)


@pytest.mark.rule("core.contest-advantage")
def test_in_core_a_failed_advantage_always_costs_the_roll() -> None:
    table = Table(game=new("core"))
    for name, kind in (("Mara", "pc"), ("Ghoul", "npc")):
        table.do("create_character", name=name, kind=kind, skills={"fight": 2})
    table.do("begin_contest")
    events = table.do("create_advantage", actor="Mara", aspect="Mud", effort=0, difficulty=2)
    assert one(events, "contest_roll_lost")["rule"] == "core.contest-advantage"
    assert not some(events, "cost_offered")
    table.do("overcome", actor="Ghoul", effort=0)
    table.do("create_advantage", actor="Mara", aspect="Mud", effort=3, difficulty=2)
    assert one(table.do("overcome", actor="Mara", effort=1), "contest_rolled")


@pytest.mark.rule("condensed.contest-advantage")
def test_an_invoke_may_save_the_advantage_and_with_it_the_roll() -> None:
    table = race()
    table.do("create_advantage", actor="Mara", skill="fight", aspect="Mud", faces=BLANK,
             difficulty=3)  # fmt: skip
    table.do("choose_cost", option="give_up")
    table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert one(table.do("overcome", actor="Mara", effort=2), "contest_rolled")
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.opt.faster-contest")
def test_in_faster_contests_each_does_one_thing() -> None:
    table = race()
    table.do("create_advantage", actor="Mara", aspect="Mud", effort=3, difficulty=2)
    table.do("overcome", actor="Mara", effort=2)
    fast = two_sides()
    fast.do("switch_option", option="faster-contest")
    fast.do("begin_contest", sides=SIDES)
    fast.do("create_advantage", actor="Mara", aspect="Mud", effort=3, difficulty=2)
    error = fast.refused("overcome", actor="Mara", effort=2)
    assert (error.code, error.rule) == ("did_already", "condensed.opt.faster-contest")
    assert fast.refused("overcome", actor="Otso", skill="fight", faces=BLANK,
                        helpers=["Mara"]).code == "did_already"  # fmt: skip
    fast.do("overcome", actor="Otso", effort=2)


@pytest.mark.rule("condensed.contest", "condensed.teamwork")
def test_one_rolls_and_the_others_on_the_side_help() -> None:
    table = race()
    assert table.refused("overcome", actor="Mara", skill="fight", faces=BLANK,
                         helpers=["Ghoul"]).code == "other_side"  # fmt: skip
    events = table.do("overcome", actor="Mara", skill="fight", faces=BLANK, helpers=["Otso"])
    assert one(events, "contest_rolled")["effort"] == 3


@pytest.mark.rule("condensed.contest")
def test_whoever_rolls_below_a_threat_is_hit_with_everyone_on_their_side() -> None:
    table = race()
    table.do("threaten", by="Falling Rocks", difficulty=4)
    table.do("overcome", actor="Mara", effort=1)
    hits = some(table.do("overcome", actor="Ghoul", effort=5), "hit")
    assert [(hit["target"], hit["shifts"]) for hit in hits] == [("Mara", 3), ("Otso", 3)]
    assert table.refused("overcome", actor="Mara", effort=1).code == "answer_first"
    for name in ("Mara", "Otso"):
        table.do("absorb", character=name, lightest=True)
    assert not some(table.do("overcome", actor="Mara", effort=1), "hit")
    assert not some(table.do("overcome", actor="Ghoul", effort=1), "hit")


@pytest.mark.rule("condensed.contest")
def test_a_rival_side_may_be_the_threat_with_its_own_roll() -> None:
    table = race()
    table.do("threaten", by="Ghoul", lasting=True)
    table.do("overcome", actor="Mara", effort=1)
    hits = some(table.do("overcome", actor="Ghoul", effort=3), "hit")
    assert {(hit["target"], hit["by"], hit["shifts"]) for hit in hits} == {
        ("Mara", "Prey", 2), ("Otso", "Prey", 2)
    }  # fmt: skip
    table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert not table.game.waiting("absorb")


@pytest.mark.rule("condensed.opt.boss-challenge-immunity")
def test_nobody_harms_the_boss_until_the_contest_is_won_and_it_may_escape() -> None:
    table = two_sides()
    assert table.refused("begin_contest", sides=SIDES, shields=["Ghoul"]).code == "option_off"
    table.do("switch_option", option="boss-challenge-immunity")
    table.do("begin_contest", sides=SIDES, shields=["Ghoul"])
    hit = {"actor": "Mara", "target": "Ghoul", "effort": 5, "defence": {"effort": 0}}
    assert table.refused("attack", **hit).code == "immune"
    exchange(table, 0, 5)
    table.do("overcome", actor="Mara", effort=0)
    ended = one(table.do("overcome", actor="Ghoul", effort=5), "contest_ended")
    assert ended["escaped"] == ["Ghoul"]
    table.do("place_aspect", aspect="Gone")
    assert table.game.characters["Ghoul"].out is not None
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.turn-order", "condensed.contest")
def test_a_side_may_be_chosen_to_roll_next() -> None:
    table = race()
    table.do("next_turn", character="Ghoul")
    assert table.refused("overcome", actor="Mara", effort=1).code == "not_your_turn"
    table.do("overcome", actor="Ghoul", effort=1)
    assert table.refused("next_turn", character="Ghoul").code == "side_rolled"
    assert table.refused("next_turn", character="Witch").code == "not_in_contest"
    table.do("overcome", actor="Mara", effort=1)


def test_refusals_name_what_would_work() -> None:
    table = two_sides()
    both = [{"members": ["Mara"]}, {"members": ["mara"], "name": "Others"}]
    assert table.refused("begin_contest", sides=both).code == "same_side"
    assert table.refused("begin_contest", sides=SIDES[:1]).code == "too_few_sides"
    some_hard = [SIDES[0], {**SIDES[1], "difficulty": 2}]
    assert table.refused("begin_contest", sides=some_hard).code == "missing_opposition"
    assert table.refused("threaten", by="Fire", difficulty=2).code == "no_contest"
    table.do("begin_contest")
    assert [side.name for side in table.game.scene.contest.sides] == ["pc", "npc"]  # type: ignore[union-attr]
    assert table.refused("begin_contest").code == "contest_on"
    assert table.refused("end_contest", winner="Nobody").facts["near"] == "pc, npc"
    assert one(table.do("end_contest", winner="Mara"), "contest_ended")["winner"] == "pc"


@pytest.mark.rule("condensed.opt.boss-challenge-immunity", "condensed.contest")
def test_a_contest_that_nobody_won_leaves_the_boss_immune() -> None:
    table = two_sides()
    table.do("switch_option", option="boss-challenge-immunity")
    table.do("begin_contest", sides=SIDES, shields=["Ghoul"])
    assert one(table.do("end_contest"), "contest_ended")["immune"] == ["Ghoul"]
    hit = {"actor": "Mara", "target": "Ghoul", "effort": 5, "defence": {"effort": 0}}
    assert table.refused("attack", **hit).code == "immune"
    table.do("begin_contest", sides=SIDES, shields=["Ghoul"])
    assert one(table.do("end_contest", winner="Mara"), "contest_ended")["exposed"] == ["Ghoul"]
    assert one(table.do("attack", **hit), "hit")["shifts"] == 5
    assert table.replayed() == table.game
