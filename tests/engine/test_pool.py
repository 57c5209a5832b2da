"""Narratograph: checks with a pool of dice, specials, fumbles, D6."""

from __future__ import annotations

from itertools import product

import pytest
from shrine import checked, labels, shrine, waits
from table import Table, one, some

from tools.commands import COMMANDS, parse
from tools.dice import Dice, Thrown
from tools.errors import RuleError
from tools.game import new
from tools.play import play
from tools.pool import ABNORMAL
from tools.registry import REGISTRY
from tools.views import player_view
from tools.working import FATE


@pytest.mark.rule("narratograph.check", "narratograph.special", "narratograph.fumble")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_every_throw_against_every_target(dice: int) -> None:
    for target in range(2, 7):
        for faces in product(range(1, 7), repeat=dice):
            resolved = checked(shrine_of_one(), *faces, target=target)
            won = any(face >= target for face in faces)
            assert resolved["outcome"] == ("success" if won else "fail")
            assert resolved["special"] == (6 in faces)
            assert resolved["fumble"] == (set(faces) == {1})
            assert not (resolved["special"] and resolved["outcome"] == "fail")
            assert not (resolved["fumble"] and resolved["outcome"] == "success")


def shrine_of_one() -> Table:
    return Table(game=new("narratograph"))


@pytest.mark.rule("narratograph.check")
def test_the_usual_check_has_two_dice_and_target_four() -> None:
    table = shrine()
    resolved = one(table.do("check", actor="Mio"), "resolved")
    assert len(resolved["faces"]) == 2 and resolved["opposition"] == 4
    assert resolved["effort"] == max(resolved["faces"]) and resolved["action"] == "check"
    assert one(table.last, "rolled")["origin"] == "seed"
    assert table.replayed() == table.game


@pytest.mark.rule("narratograph.check")
def test_target_one_succeeds_and_no_dice_fail_without_a_roll() -> None:
    table = shrine()
    for dice, target, outcome in ((2, 1, "success"), (0, 4, "fail"), (-1, 6, "fail")):
        events = table.do("check", actor="Mio", dice=dice, target=target)
        resolved = one(events, "resolved")
        assert resolved["outcome"] == outcome and resolved["faces"] == []
        assert not resolved["special"] and not resolved["fumble"]
        assert some(events, "rolled") == [] and table.game.throws == 0
        assert table.refused("cheer", actor="Haru").code == "no_check"


@pytest.mark.rule("narratograph.check")
@pytest.mark.parametrize("target", [-3, 0, 7, 12])
def test_targets_that_no_die_can_show(target: int) -> None:
    error = shrine().refused("check", actor="Mio", target=target)
    assert (error.code, error.rule) == ("target_off", "narratograph.check")


@pytest.mark.rule("narratograph.check")
@pytest.mark.parametrize("faces", [[1], [1, 2, 3], []])
def test_as_many_dice_as_the_pool_has(faces: list[int]) -> None:
    error = shrine().refused("check", actor="Mio", faces=faces)
    assert error.code == "wrong_dice" and "2 dice" in error.message


@pytest.mark.rule("narratograph.check")
def test_dice_that_were_queued() -> None:
    game = shrine().game
    queued = (Thrown(faces=(1, 6), total=6),)
    step = play(game, parse({"command": "check", "actor": "Mio"}), Dice("x", queued=queued))
    rolled = step.events[0]
    assert (rolled.faces, rolled.origin) == ((1, 6), "queued")  # type: ignore[attr-defined]
    for wrong in ((1,), (0, 1, -1, 1), None):
        fate = (Thrown(faces=wrong, total=1),)
        with pytest.raises(RuleError, match="2 dice"):
            play(game, parse({"command": "check", "actor": "Mio"}), Dice("x", queued=fate))


@pytest.mark.rule("narratograph.modifiers")
def test_each_reason_adds_or_takes_a_die_and_so_does_a_tag() -> None:
    table = shrine()
    reasons = [{"reason": "creaking boards", "dice": -1}, {"reason": "she knows the shelves"}]
    events = table.do("check", actor="Mio", modifiers=reasons, tags=["light-fingered"])
    counted = one(events, "pool_counted")
    assert (counted["base"], counted["dice"], counted["tags"]) == (2, 3, ["Light-Fingered"])
    assert [each["dice"] for each in counted["modifiers"]] == [-1, 1]
    assert len(one(events, "resolved")["faces"]) == 3
    assert counted["rule"] == "narratograph.modifiers"


@pytest.mark.rule("narratograph.modifiers", "narratograph.check")
def test_reasons_may_leave_no_dice() -> None:
    reasons = [{"reason": f"reason {n}", "dice": -1} for n in range(3)]
    events = shrine().do("check", actor="Mio", modifiers=reasons)
    assert one(events, "pool_counted")["dice"] == -1
    assert one(events, "resolved")["outcome"] == "fail" and some(events, "rolled") == []


@pytest.mark.rule("narratograph.modifiers")
def test_a_tag_counts_once_and_must_be_the_rollers() -> None:
    table = shrine()
    counted = one(table.do("check", actor="Mio", tags=["Night Owl", "night  owl"]), "pool_counted")
    assert counted["dice"] == 3
    table = shrine()
    error = table.refused("check", actor="Mio", tags=["Night Owls"])
    assert error.code == "unknown_tag" and error.facts["near"] == "Night Owl"
    assert table.refused("check", actor="Ren", tags=["Night Owl"]).facts["near"] == ""


@pytest.mark.rule("narratograph.modifiers")
def test_whoever_has_no_sheet_has_tags_on_the_gms_word() -> None:
    events = shrine().do("check", actor="A Fairy", tags=["Tiny"], faces=[1, 1, 6])
    assert one(events, "pool_counted")["tags"] == ["Tiny"]
    assert one(events, "special_offered")["options"] == ["spirit_power"]


@pytest.mark.rule("narratograph.special")
def test_a_special_brings_spirit_power() -> None:
    table = shrine()
    checked(table, 6, 1, target=6)
    assert waits(table) == ["special"] and labels(table)[0] == "spirit_power"
    events = table.do("choose_special", option="spirit_power", face=4)
    gained = one(events, "spirit_power_changed")
    assert (gained["delta"], gained["now"]) == (4, 4)
    assert table.game.characters["Mio"].spirit_power == 4
    assert waits(table) == [] and table.game.roll is None
    assert table.replayed() == table.game


@pytest.mark.rule("narratograph.special")
def test_a_special_may_clear_a_condition_instead() -> None:
    table = shrine()
    for condition in ("tired", "hung_over"):
        table.do("adjust", character="Mio", add_abnormal=condition)
    checked(table, 6, 6)
    error = table.refused("choose_special", option="clear_condition")
    assert (error.code, error.facts["near"]) == ("which_abnormal", "tired, hung_over")
    error = table.refused("choose_special", option="clear_condition", condition="injured")
    assert error.code == "no_abnormal"
    assert labels(table) == ["spirit_power", "clear_condition", "clear_condition", "cheer", "cheer"]
    table.do("choose_special", option="clear_condition", condition="hung_over")
    assert table.game.characters["Mio"].abnormal == ("tired",)
    assert table.game.characters["Mio"].spirit_power == 0 and waits(table) == []
    checked(table, 6, 1)
    table.do("choose_special", option="clear_condition")
    assert table.game.characters["Mio"].abnormal == ()
    checked(table, 6, 1)
    assert table.refused("choose_special", option="clear_condition").code == "no_abnormal"


@pytest.mark.rule("narratograph.special")
def test_several_sixes_are_one_special() -> None:
    table = shrine()
    checked(table, 6, 6, 6)
    assert waits(table) == ["special"]


@pytest.mark.rule("narratograph.fumble")
@pytest.mark.parametrize(("face", "condition"), [*enumerate(ABNORMAL, 1)])
def test_a_fumble_brings_a_condition(face: int, condition: str) -> None:
    table = shrine()
    assert checked(table, 1, 1, target=2)["outcome"] == "fail"
    assert waits(table) == ["fumble"] and labels(table) == ["take_fumble", "cheer", "cheer"]
    gained = one(table.do("take_fumble", face=face), "abnormal_gained")
    assert gained["condition"] == condition and not gained["again"]
    assert table.game.characters["Mio"].abnormal == (condition,)
    assert waits(table) == [] and table.refused("cheer", actor="Haru").code == "no_check"


@pytest.mark.rule("narratograph.fumble")
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_fumble_takes_any_number_of_dice(count: int) -> None:
    """Trap: "3 dice" in one heading is a slip."""
    table = shrine()
    assert checked(table, *[1] * count)["fumble"] and waits(table) == ["fumble"]


@pytest.mark.rule("narratograph.fumble")
@pytest.mark.parametrize("target", range(2, 7))
def test_a_fumble_is_always_a_failure(target: int) -> None:
    assert checked(shrine(), 1, 1, target=target)["outcome"] == "fail"


@pytest.mark.rule("narratograph.fumble")
def test_a_condition_is_there_once() -> None:
    table = shrine()
    for _ in range(2):
        checked(table, 1, 1)
        table.do("take_fumble", face=3)
    assert one(table.last, "abnormal_gained")["again"]
    assert table.game.characters["Mio"].abnormal == ("hung_over",)


@pytest.mark.rule("narratograph.dx")
def test_a_d6_is_its_number() -> None:
    table = shrine()
    assert one(table.do("roll_d6", actor="Mio", face=5), "rolled")["total"] == 5
    rolled = one(table.do("roll_d6"), "rolled")
    assert rolled["rule"] == "narratograph.dx" and 1 <= rolled["total"] <= 6
    assert one(Table().do("roll_d6"), "rolled")["kind"] == "d6"


@pytest.mark.rule("narratograph.special", "narratograph.fumble")
@pytest.mark.parametrize("faces", [(6, 1), (1, 1)])
@pytest.mark.parametrize("command", ["check", "end_scene", "begin_scene", "roll"])
def test_what_waits_is_answered_first(faces: tuple[int, int], command: str) -> None:
    table = shrine()
    checked(table, *faces)
    arguments = {"actor": "Mio"} if command in ("check", "roll") else {}
    arguments |= {"effort": 2} if command == "roll" else {}
    error = table.refused(command, **arguments)
    assert error.code == "answer_first" and error.facts["name"] == "Mio"
    table.do("waive")
    table.do(command, **arguments)


def test_a_narratograph_table_has_no_fate_points_boxes_or_aspects_rules() -> None:
    table = shrine()
    mio = table.game.characters["Mio"]
    assert (mio.points, mio.refresh, mio.slots) == (0, 0, ())
    assert not any(mio.boxes.values()) and table.game.gm_points == 0
    table.do("begin_scene", name="The Shrine")
    assert one(table.last, "scene_began")["gm_points"] is None and table.game.gm_points == 0
    table.do("begin_session")
    assert some(table.last, "points_changed") == []
    assert table.replayed() == table.game


def test_commands_of_another_system_are_refused_both_ways() -> None:
    pool = {each for each in REGISTRY if REGISTRY[each].systems == ("narratograph",)}
    fate = {each for each in REGISTRY if REGISTRY[each].systems == FATE}
    assert pool and fate and set(COMMANDS.values()) >= pool | fate
    error = Table().refused("check", actor="Mio")
    assert error.code == "not_in_system" and error.rule == "narratograph.check"
    error = shrine().refused("attack", actor="Mio", target="Ren", effort=1)
    assert error.code == "not_in_system" and error.rule.startswith("condensed.")  # type: ignore[union-attr]


@pytest.mark.rule("narratograph.check")
def test_a_free_standing_roll_of_any_system() -> None:
    events = shrine().do("roll", actor="Mio", rating=2, faces=[0, 0, 1, 1], difficulty=2)
    assert one(events, "resolved")["outcome"] == "success"


def test_the_gms_word_on_power_and_conditions() -> None:
    table = shrine()
    table.do("adjust", character="Mio", spirit_power=3, add_abnormal="tired")
    table.do("adjust", character="Mio", spirit_power_change=-5, clear_abnormal="tired")
    mio = table.game.characters["Mio"]
    assert (mio.spirit_power, mio.abnormal) == (0, ())
    error = table.refused("adjust", character="Mio", clear_abnormal="tired")
    assert error.code == "no_abnormal"


def test_players_see_no_bond_to_somebody_hidden() -> None:
    table = shrine()
    table.do("create_character", name="Nue", kind="npc", secret=True)
    table.do("gain_bond", character="Haru", to="Nue")
    assert "Nue" not in repr(player_view(table.game))
    assert player_view(table.game).characters["Haru"].bonds == {"Mio": False}


@pytest.mark.rule("narratograph.cheer")
def test_no_sheet_has_a_bond_to_oneself() -> None:
    table = shrine()
    assert table.refused("create_character", name="Nue", bonds=["nue"]).code == "self_bond"
    assert table.refused("edit_character", name="Mio", bonds=["Mio"]).code == "self_bond"
    assert "Mio" not in table.game.characters["Mio"].bonds


@pytest.mark.rule("narratograph.fumble")
def test_a_sheet_that_is_brought_in_has_each_abnormal_condition_once() -> None:
    table = shrine()
    table.do("import_character", name="Fen", in_play={"abnormal": ["tired", "tired", "hung_over"]})
    assert table.game.characters["Fen"].abnormal == ("tired", "hung_over")
