"""Countdowns, how long things take, and story details."""

from typing import Any

import pytest
from table import Table, one, some, two_sides

from tools.views import player_view


def clock(**more: Any) -> Table:
    table = two_sides()
    table.do("switch_option", option="countdown")
    table.do("begin_countdown", **{"name": "Rite", "boxes": 3, "outcome": "The gate opens", **more})
    return table


def marked(table: Table) -> int:
    return table.game.countdowns[0].marked


@pytest.mark.rule("condensed.opt.countdown")
def test_at_the_last_box_the_outcome_happens() -> None:
    table = clock()
    one(table.do("mark_countdown", boxes=2), "countdown_marked")
    table.do("mark_countdown", boxes=-1)
    assert marked(table) == 1
    events = table.do("mark_countdown", name="rite", boxes=9)
    assert one(events, "countdown_full")["outcome"] == "The gate opens"
    assert table.game.countdowns == () and table.replayed() == table.game
    assert table.refused("mark_countdown").code == "no_countdown"
    assert two_sides().refused("begin_countdown", name="X", boxes=1, outcome="Y").code == (
        "option_off"
    )


@pytest.mark.rule("condensed.opt.countdown")
def test_scenes_exchanges_and_sessions_mark_boxes() -> None:
    table = clock(boxes=9, triggers=["scene", "exchange", "session"])
    table.do("begin_scene")
    assert marked(table) == 1
    table.do("begin_conflict", characters=["Mara"])
    for _ in range(3):
        table.do("overcome", actor="Mara", skill="fight", difficulty=0)
    assert marked(table) == 3
    table.do("begin_session")
    assert marked(table) == 4


@pytest.mark.rule("condensed.opt.countdown", "condensed.invoke")
def test_each_roll_counts_once_and_a_failure_that_is_mended_is_taken_back() -> None:
    table = clock(boxes=9, triggers=["failure"])
    table.do("begin_countdown", name="Rolls", boxes=9, outcome="Y", triggers=["roll"])
    table.do("overcome", actor="Mara", skill="fight", dice_total=-1, difficulty=2)
    assert [each.marked for each in table.game.countdowns] == [1, 1]
    table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert [each.marked for each in table.game.countdowns] == [0, 1]


@pytest.mark.rule("condensed.opt.countdown")
def test_players_see_what_they_may() -> None:
    table = clock(shown="boxes")
    table.do("begin_countdown", name="Hidden Fuse", boxes=2, outcome="Boom", shown="nothing")
    view = player_view(table.game)
    assert [(each.name, each.boxes, each.outcome) for each in view.countdowns] == [("Rite", 3, "")]
    assert [event["secret"] for event in table.last] == [True, True]
    assert table.refused("end_countdown").facts["near"] == "Rite, Hidden Fuse"
    assert one(table.do("end_countdown", name="Rite"), "countdown_ended")
    assert table.refused("begin_countdown", name="hidden fuse", boxes=1, outcome="Z").code == (
        "countdown_taken"
    )


@pytest.mark.rule("condensed.opt.time")
@pytest.mark.parametrize(
    ("faster", "time"),
    [(0, ("few", "hours")), (3, ("several", "minutes")), (-2, ("half", "days")),
     (99, ("half", "seconds")), (-99, ("several", "years"))],
)  # fmt: skip
def test_each_shift_is_a_step_faster_or_slower(faster: int, time: tuple[str, str]) -> None:
    table = two_sides()
    assert table.refused("measure_time", amount="few", unit="hours", faster=1).code == "option_off"
    table.do("switch_option", option="time")
    faster = max(-40, min(40, faster))
    measured = one(table.do("measure_time", amount="few", unit="hours", faster=faster),
                   "time_measured")  # fmt: skip
    assert (measured["amount"], measured["unit"]) == time


@pytest.mark.rule("condensed.opt.time")
def test_the_shifts_of_the_last_roll_count() -> None:
    table = two_sides()
    table.do("switch_option", option="time")
    assert table.refused("measure_time", amount="few", unit="hours").code == "no_shifts"
    table.do("overcome", actor="Mara", effort=4, difficulty=2)
    measured = one(table.do("measure_time", amount="few", unit="hours"), "time_measured")
    assert (measured["amount"], measured["unit"]) == ("half", "hours")


@pytest.mark.rule("condensed.declare")
def test_a_detail_costs_a_point_and_is_tied_to_an_aspect() -> None:
    table = two_sides()
    events = table.do("declare", character="Mara", aspect="mara herself", detail="I know the cook")
    assert one(events, "detail_declared")["aspect"] == "Mara Herself"
    assert one(events, "points_changed")["now"] == 2
    assert table.refused("declare", character="Mara", detail="X").code == "missing_aspect"
    assert table.refused("declare", character="Mara", aspect="Nope", detail="X").code == (
        "unknown_aspect"
    )
    table.do("declare", character="Mara", detail="There is a back door", consent=True)
    table.do("declare", character="Mara", detail="It is open", consent=True)
    assert table.refused("declare", character="Mara", detail="X", consent=True).code == "no_points"
    assert some(table.last, "detail_declared")
