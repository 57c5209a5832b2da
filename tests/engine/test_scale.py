"""Scale: what the higher side makes of it, and big bads above the PCs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.table import BLANK, Table, aspect, one, some, two_sides
from tools.people import aspects

SCALE = "condensed.opt.scale"
BOSS = "condensed.opt.boss-scale-up"


@pytest.fixture
def table() -> Table:
    table = two_sides()
    table.do("switch_option", option=SCALE)
    table.do("set_scale", character="Ghoul", level="otherworldly")
    return table


def claw(table: Table, defence: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    facing = {"skill": "athletics", "faces": BLANK} | (defence or {})
    events = table.do(
        "attack", actor="Ghoul", target="Mara", skill="fight",
        **({"faces": BLANK} | more), defence=facing,
    )  # fmt: skip
    return one(events, "resolved")


@pytest.mark.rule(SCALE)
def test_what_is_not_chosen_adds_one_a_level_before_rolling(table: Table) -> None:
    assert claw(table)["effort"] == 4
    applied = one(table.last, "scale_applied")
    assert (applied["levels"], applied["action"], applied["rule"]) == (2, 2, SCALE)
    assert table.replayed() == table.game


@pytest.mark.rule(SCALE)
@pytest.mark.parametrize(("faces", "effort"), [([0, 0, 0, 1], 7), (BLANK, 2), ([0, 0, 0, -1], 1)])
def test_two_to_the_result_only_if_it_succeeds(table: Table, faces: list[int], effort: int) -> None:
    rolled = claw(table, faces=faces, scale=["result", "result"])
    assert rolled["effort"] == effort


@pytest.mark.rule(SCALE)
def test_one_is_chosen_for_each_level(table: Table) -> None:
    rolled = claw(table, scale=["action", "result"])
    assert rolled["effort"] == 2 + 1 + 2
    table.do("absorb", lightest=True)
    assert claw(table, scale=["result"])["effort"] == 2 + 1 + 2
    table.do("absorb", taken_out=True)
    error = table.refused(
        "attack", actor="Ghoul", target="Otso", effort=1, scale=["action"] * 3,
        defence={"effort": 0},
    )  # fmt: skip
    assert (error.code, error.facts["have"]) == ("scale_choice", 2)


@pytest.mark.rule(SCALE)
def test_the_higher_side_may_be_the_one_that_defends(table: Table) -> None:
    table.do("attack", actor="Mara", target="Ghoul", skill="fight", faces=[0, 0, 0, 1])
    rolled = one(
        table.do("defend", skill="athletics", faces=BLANK, scale=["action", "result"]), "resolved"
    )
    assert (rolled["opposition"], rolled["outcome"]) == (3, "tie")
    table.do("attack", actor="Mara", target="Ghoul", skill="fight", faces=BLANK)
    rolled = one(
        table.do("defend", skill="athletics", faces=BLANK, scale=["action", "result"]), "resolved"
    )
    assert (rolled["opposition"], rolled["shifts"]) == (5, -3)
    assert some(table.last, "boost_gained")


@pytest.mark.rule(SCALE)
def test_a_later_invoke_reads_the_result_anew(table: Table) -> None:
    assert claw(table, scale=["result", "result"])["effort"] == 2
    again = one(table.do("invoke", actor="Ghoul", aspect="Ghoul Herself"), "resolved")
    assert again["effort"] == 2 + 2 + 4


@pytest.mark.rule(SCALE)
def test_more_free_invokes_on_an_advantage_that_succeeds(table: Table) -> None:
    for total, free in ((3, 3), (1, 0)):
        table.do(
            "create_advantage", actor="Ghoul", target="Mara", aspect=f"Hexed {total}",
            effort=total, scale=["invokes", "invokes"], defence={"effort": 2},
        )  # fmt: skip
        placed = [each for _, each in aspects(table.game) if each.name == f"Hexed {total}"]
        assert sum(sum(each.free.values()) for each in placed) == free
    error = table.refused(
        "attack", actor="Ghoul", target="Mara", effort=1, scale=["invokes"], defence={"effort": 0}
    )
    assert error.code == "scale_invokes"


@pytest.mark.rule(SCALE)
def test_against_a_bare_difficulty_or_an_equal_there_is_no_scale(table: Table) -> None:
    rolled = one(
        table.do("overcome", actor="Ghoul", skill="fight", faces=BLANK, difficulty=2), "resolved"
    )
    assert rolled["effort"] == 2
    error = table.refused("overcome", actor="Ghoul", skill="fight", difficulty=2, scale=["action"])
    assert error.code == "no_scale"
    table.do("set_scale", character="Mara", level="otherworldly")
    assert claw(table)["effort"] == 2


@pytest.mark.rule(SCALE)
def test_supernatural_means_that_nothing_opposes_make_an_advantage_without_a_roll(
    table: Table,
) -> None:
    events = table.do("create_advantage", actor="Ghoul", aspect="Wall of Bones", supernatural=True)
    placed = one(events, "aspect_placed")
    assert (placed["free"], placed["holder"], placed["scale"]) == (1, "Ghoul", 2)
    assert not some(events, "rolled")
    error = table.refused("create_advantage", actor="Mara", aspect="Fog", supernatural=True)
    assert error.code == "not_supernatural"


@pytest.mark.rule(SCALE)
def test_to_somebodys_harm_they_are_rolled_for_and_scale_applies(table: Table) -> None:
    events = table.do(
        "create_advantage", actor="Ghoul", target="Mara", aspect="Cursed", supernatural=True,
        skill="fight", faces=BLANK, defence={"effort": 3},
    )  # fmt: skip
    assert one(events, "resolved")["effort"] == 4 and one(events, "aspect_placed")["scale"] == 2
    events = table.do(
        "create_advantage", actor="Ghoul", aspect="Eerie Light", supernatural=True,
        skill="fight", faces=BLANK, difficulty=1,
    )  # fmt: skip
    assert one(events, "resolved")["effort"] == 2 and aspect(table, "Eerie Light").scale == 2


@pytest.mark.rule(SCALE)
def test_the_later_use_of_such_an_aspect_has_scale(table: Table) -> None:
    table.do("create_advantage", actor="Ghoul", aspect="Flaming Sword", supernatural=True)
    events = table.do(
        "attack", actor="Witch", target="Mara", skill="fight", faces=BLANK,
        through="Flaming Sword", defence={"effort": 0},
    )  # fmt: skip
    assert one(events, "resolved")["effort"] == 4
    table.do("absorb", taken_out=True)
    events = table.do(
        "attack", actor="Otso", target="Ghoul", skill="fight", faces=BLANK,
        through="Flaming Sword", defence={"skill": "athletics", "faces": BLANK},
    )  # fmt: skip
    assert not some(events, "scale_applied")


@pytest.mark.rule("condensed.opt.boss-scale-up")
def test_a_big_bad_is_some_levels_above_the_highest_pc() -> None:
    table = two_sides()
    assert table.refused("set_boss", character="Ghoul", scale_above=1).code == "option_off"
    table.do("switch_option", option=BOSS)
    assert table.refused("set_scale", character="Ghoul", level="godlike").code == "option_off"
    scaled = one(table.do("set_boss", character="Ghoul", scale_above=2), "scale_set")
    assert (scaled["level"], scaled["rule"]) == (2, BOSS)
    assert claw(table)["effort"] == 4
    assert one(table.last, "scale_applied")["rule"] == BOSS
    table.do("switch_option", option=SCALE)
    table.do("set_scale", character="Otso", level="legendary")
    error = table.refused("set_boss", character="Witch", scale_above=2)
    assert (error.code, error.facts["most"]) == ("scale_top", 1)


@pytest.mark.rule(SCALE)
def test_without_the_option_there_is_no_scale() -> None:
    table = two_sides()
    error = table.refused(
        "attack", actor="Mara", target="Ghoul", skill="fight", scale=["action"],
        defence={"effort": 0},
    )  # fmt: skip
    assert (error.code, error.rule) == ("option_off", SCALE)


def race(table: Table, *rolls: tuple[str, int, dict[str, Any]]) -> dict[str, Any]:
    table.do("begin_contest", sides=[{"members": ["Ghoul"]}, {"members": ["Mara"]}])
    for who, total, more in rolls:
        table.do("overcome", actor=who, rating=2, dice_total=total, **more)
    return one(table.last, "contest_marked")


@pytest.mark.rule(SCALE, "condensed.contest")
def test_in_a_contest_the_higher_side_rolls_with_its_levels(table: Table) -> None:
    assert race(table, ("Mara", 1, {}), ("Ghoul", 0, {}))["marks"] == {"Ghoul": 1}
    assert one(table.last, "contest_rolled")["effort"] == 2 + 2
    error = table.refused("overcome", actor="Mara", rating=2, dice_total=0, scale=["action"])
    assert error.code == "no_scale"
    assert table.replayed() == table.game


@pytest.mark.rule(SCALE, "condensed.contest")
def test_in_a_contest_the_result_grows_only_for_the_highest(table: Table) -> None:
    late = {"scale": ["result", "result"]}
    assert race(table, ("Mara", 1, {}), ("Ghoul", 2, late))["marks"] == {"Ghoul": 2}
    table.do("end_scene")
    assert race(table, ("Mara", 2, {}), ("Ghoul", 2, late))["marks"] == {}


@pytest.mark.rule(SCALE, "condensed.contest")
def test_against_difficulties_of_their_own_nobody_is_above_the_other(table: Table) -> None:
    table.do(
        "begin_contest",
        sides=[{"members": ["Ghoul"], "difficulty": 2}, {"members": ["Mara"], "difficulty": 2}],
    )
    rolled = table.do("overcome", actor="Ghoul", rating=2, faces=BLANK)
    assert one(rolled, "contest_rolled")["effort"] == 2 and not some(rolled, "scale_applied")


@pytest.mark.rule(SCALE, "condensed.opt.multiple-targets")
def test_against_several_the_highest_of_them_counts_and_each_defends_with_their_own(
    table: Table,
) -> None:
    table.do("switch_option", option="condensed.opt.multiple-targets")
    table.do("set_scale", character="Otso", level="supernatural")
    swept = {"actor": "Ghoul", "targets": ["Mara", "Otso"], "skill": "fight", "faces": BLANK}
    events = table.do(
        "attack", **swept, scale=["result"], defences=[{"rating": 0, "faces": BLANK}] * 2
    )
    assert [each["effort"] for each in some(events, "resolved")] == [1 + 2, 1 + 2]
    table.do("absorb", lightest=True)
    table.do("absorb", lightest=True)
    table.do("set_scale", character="Ghoul", level="mundane")
    table.do("attack", **swept, shares=[1, 1])
    table.do("defend", actor="Mara", rating=0, faces=BLANK)
    table.do("absorb", character="Mara", lightest=True)
    guarded = one(table.do("defend", actor="Otso", rating=0, faces=BLANK), "resolved")
    assert guarded["opposition"] == 1
    assert table.replayed() == table.game
