"""What was read of a clause has to account for everybody and everything in it."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands as c
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

SKILLS = {"fight": 4, "athletics": 2, "academics": 1}


def table(*more: dict[str, Any]) -> Game:
    game = new()
    sheets = (("Mara", "pc"), ("Bram", "pc"), ("Ghoul", "npc"))
    for command in (
        *({"command": "create_character", "name": name, "kind": kind, "skills": SKILLS}
          for name, kind in sheets),
        {"command": "place_aspect", "aspect": "Fog", "free_invokes": 1},
        *more,
    ):  # fmt: skip
        game = play(game, c.parse(command), Dice("accounted")).game
    return game


HIT = ({"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight", "effort": 6},
       {"command": "defend", "skill": "athletics", "effort": 2})  # fmt: skip
COMPEL = ({"command": "compel", "character": "Mara", "aspect": "Fog", "story": "she is lost"},)


@pytest.mark.parametrize(
    "text",
    ["Mara leans on Fog for Bram",  # who uses it
     "close the door, the countdown is finished"],
)  # fmt: skip
def test_what_is_read_only_in_part_is_not_done(text: str) -> None:
    assert understand(text, table(), language="en", speaker="gm").calls == ()


@pytest.mark.parametrize(
    ("language", "text", "defence"),
    [("en", "Mara hits the Ghoul with 7, Ghoul defends with Fight 3", 3),
     ("en", "Mara got 7 on Fight against Ghoul, Ghoul defends with Athletics and gets 3", 3),
     ("zh", "Mara格斗攻击Ghoul结果7，Ghoul格斗防御4", 4)],
)  # fmt: skip
def test_against_a_total_a_bare_number_is_a_total(language: str, text: str, defence: int) -> None:
    [call] = understand(text, table(), language=language).calls
    assert call.arguments["effort"] == 7
    assert call.arguments["defence"]["effort"] == defence
    assert "rating" not in call.arguments["defence"]


def test_a_number_with_a_sign_or_with_dice_stays_a_rating() -> None:
    for tail in ("Fight +3", "Fight 3, dice 0+0-"):
        said = f"Mara hits the Ghoul for a total of 7, Ghoul defends with {tail}"
        [call] = understand(said, table(), language="en").calls
        assert call.arguments["defence"]["rating"] == 3


def test_what_a_roll_came_to_is_no_rating() -> None:
    [call] = understand("Mara's Athletics comes to 3 against 2", table(), language="en").calls
    assert (call.arguments["effort"], "rating" in call.arguments) == (3, False)


@pytest.mark.parametrize("text", ["Mara ticks 3 boxes", "stress 3, Mara", "Mara: 3 boxes"])
def test_boxes_of_whoever_was_hit_take_the_hit(text: str) -> None:
    [call] = understand(text, table(*HIT), language="en", speaker="gm").calls
    assert (call.name, call.arguments["boxes"]) == ("absorb", 3)


def test_a_compel_that_waits_is_not_offered_again() -> None:
    game = table(*COMPEL)
    for text, accepts in (("Mara says yes to the compel", True), ("Mara turns it down", False)):
        [call] = understand(text, game, language="en", speaker="gm").calls
        assert (call.name, call.arguments["accept"]) == ("answer_compel", accepts)
    for text in ("the compel bothers Mara", "Bram refuses the compel"):
        assert understand(text, game, language="en", speaker="gm").calls == ()


@pytest.mark.parametrize(
    "text",
    ["I'm thinking of invoking Fog", "lol Mara always rolls Fight",
     "last session Mara was taken out, so sad", "I wouldn't compel Mara on Fog",
     "it's not Mara's turn yet", "Mara was about to concede when Ghoul walked in",
     "let's not start a fight here", "Ghoul is such a great villain"],
)  # fmt: skip
def test_what_is_only_talked_about_is_not_done(text: str) -> None:
    assert understand(text, table(), language="en", speaker="gm").calls == ()


@pytest.mark.parametrize(
    "text",
    ["Mara差点就出局了", "Mara老是调用Fog", "上次Mara用格斗砍Ghoul那下太帅了", "Mara在考虑调用Fog"],
)
def test_in_chinese_too_talk_is_not_obeyed(text: str) -> None:
    assert understand(text, table(), language="zh", speaker="gm").calls == ()


def test_a_skill_stands_right_beside_latin_letters_in_chinese() -> None:
    [call] = understand("Mara格斗打Ghoul", table(), language="zh").calls
    assert call.arguments == {"actor": "Mara", "target": "Ghoul", "skill": "fight"}
