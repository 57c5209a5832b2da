"""Narratograph: cheers, and the bonds behind them."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st
from shrine import checked, cheer, shrine, waits
from table import one

from tools import notation
from tools.dice import Dice, Thrown
from tools.errors import RuleError

pips = st.integers(1, 6)


@pytest.mark.rule("narratograph.cheer", "narratograph.modifiers")
def test_after_the_roll_a_cheer_is_all_that_adds_a_die() -> None:
    """Trap: a tag must have been designated before the roll."""
    table = shrine()
    checked(table, 2, 3)
    before = table.game.roll
    for command, arguments in (
        ("invoke", {"aspect": "Night Owl"}),
        ("edit_character", {"name": "Mio", "tags": ["Quick"]}),
    ):
        try:
            table.do(command, **arguments)
        except RuleError as error:
            assert error.code == "not_in_system"
        assert table.game.roll == before
    table.do("check", actor="Mio", tags=["Night Owl"], faces=[1, 2, 2])
    assert table.game.roll is not None and table.game.roll.acting.faces == (1, 2, 2)


@pytest.mark.rule("narratograph.cheer")
def test_a_cheer_turns_failure_into_success_and_ticks_the_box() -> None:
    table = shrine()
    assert checked(table, 2, 3)["outcome"] == "fail"
    resolved = cheer(table, "Haru", 4)
    assert resolved["outcome"] == "success" and resolved["supersedes"]
    assert resolved["faces"] == [2, 3, 4] and not resolved["special"]
    assert table.game.characters["Haru"].bonds == {"Mio": True}
    assert table.replayed() == table.game


@pytest.mark.rule("narratograph.cheer", "narratograph.special")
def test_a_six_of_a_cheer_makes_the_check_special_for_the_roller() -> None:
    table = shrine()
    checked(table, 2, 3)
    assert cheer(table, "Haru", 6)["special"]
    table.do("choose_special", option="spirit_power", face=2)
    assert table.game.characters["Mio"].spirit_power == 2
    assert table.game.characters["Haru"].spirit_power == 0


@pytest.mark.rule("narratograph.cheer", "narratograph.fumble")
@pytest.mark.parametrize("face", range(1, 7))
def test_anything_but_one_undoes_a_fumble(face: int) -> None:
    table = shrine()
    checked(table, 1, 1)
    resolved = cheer(table, "Haru", face)
    assert resolved["fumble"] == (face == 1)
    assert resolved["outcome"] == ("success" if face >= 4 else "fail")
    assert waits(table) == {1: ["fumble"], 6: ["special"]}.get(face, [])
    assert table.game.characters["Mio"].abnormal == ()
    if face != 1:
        assert table.refused("take_fumble").code == "no_fumble"


@pytest.mark.rule("narratograph.cheer")
def test_any_number_may_cheer_one_roll_each_once() -> None:
    table = shrine()
    checked(table, 1, 1)
    cheer(table, "Haru", 3)
    assert table.refused("cheer", actor="Haru").code == "bond_ticked"
    resolved = cheer(table, "Tsubaki", 6)
    assert resolved["faces"] == [1, 1, 3, 6] and resolved["special"]
    assert table.game.characters["Tsubaki"].bonds == {"Mio": True, "Haru": False}
    assert table.game.roll is not None and table.game.roll.cheers == ("Haru", "Tsubaki")


@pytest.mark.rule("narratograph.cheer")
def test_cheers_come_before_the_effect() -> None:
    table = shrine()
    checked(table, 6, 1)
    cheer(table, "Haru", 6)
    assert waits(table) == ["special"]
    table.do("choose_special", option="spirit_power", face=1)
    assert table.refused("cheer", actor="Tsubaki").code == "no_check"


@pytest.mark.rule("narratograph.cheer")
def test_who_may_not_cheer() -> None:
    table = shrine()
    assert table.refused("cheer", actor="Haru").code == "no_check"
    checked(table, 2, 3)
    assert table.refused("cheer", actor="Ren").code == "no_bond"
    assert table.refused("cheer", actor="mio").code == "self_cheer"
    table.do("check", actor="Haru", faces=[2, 2])
    assert table.refused("cheer", actor="Mio").code == "no_bond"
    assert one(table.do("cheer", actor="Tsubaki", face=5), "cheered")["whom"] == "Haru"


@pytest.mark.rule("narratograph.cheer")
def test_whoever_has_no_sheet_cheers_on_the_gms_word() -> None:
    table = shrine()
    checked(table, 2, 3)
    assert one(table.do("cheer", actor="A Fairy", face=4), "cheered")["word"]


@pytest.mark.rule("narratograph.cheer")
def test_gaining_the_bond_again_clears_the_tick_and_doubles_nothing() -> None:
    table = shrine()
    error = table.refused("gain_bond", character="Haru", to="Mio")
    assert error.code == "already_so"
    checked(table, 2, 3)
    cheer(table, "Haru", 1)
    assert one(table.do("gain_bond", character="Haru", to="mio"), "bond_gained")["again"]
    assert table.game.characters["Haru"].bonds == {"Mio": False}
    assert table.refused("cheer", actor="Haru").code == "no_check"
    assert not one(table.do("gain_bond", character="Ren", to="Mio"), "bond_gained")["again"]
    assert table.game.characters["Ren"].bonds == {"Mio": False}
    assert table.refused("gain_bond", character="Ren", to="Ren").code == "self_bond"
    assert table.refused("gain_bond", character="Nobody", to="Ren").code == "unknown_character"


@pytest.mark.rule("narratograph.cheer")
def test_a_sheet_written_again_clears_no_tick() -> None:
    table = shrine()
    checked(table, 2, 3)
    cheer(table, "Haru", 1)
    table.do("edit_character", name="Haru", bonds=["Mio", "Ren"])
    assert table.game.characters["Haru"].bonds == {"Mio": True, "Ren": False}


@pytest.mark.rule("narratograph.check", "narratograph.cheer")
@given(st.lists(pips, min_size=1, max_size=5), st.lists(pips, max_size=2), st.integers(2, 6))
def test_a_cheer_counts_as_if_rolled_with_the_others(
    faces: list[int], cheers: list[int], target: int
) -> None:
    table = shrine()
    resolved = checked(table, *faces, target=target)
    for who, face in zip(("Haru", "Tsubaki"), cheers, strict=False):
        resolved = cheer(table, who, face)
    thrown = Thrown(faces=(*faces, *cheers), total=0)
    roll = notation.PoolRoll(len(faces) + len(cheers), target)
    at_once = notation.evaluate(roll, Dice(queued=(thrown,)))
    for name in ("outcome", "special", "fumble", "effort"):
        assert resolved[name] == getattr(at_once, name)
