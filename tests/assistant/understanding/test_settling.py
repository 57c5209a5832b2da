"""A number behind a comma is the rating that the sheet has, or else what the dice showed."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands as c
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play


def table() -> Game:
    game = new()
    for command in (
        {"command": "create_character", "name": "Mara", "skills": {"fight": 4, "athletics": 2}},
        {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": {"fight": 3}},
        {"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight", "effort": 3},
    ):
        game = play(game, c.parse(command), Dice("settling")).game
    return game


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [("en", "Mara defends with Athletics, 0", {"dice_total": 0}),
     ("en", "Mara defends with Athletics, -1", {"dice_total": -1}),
     ("en", "Mara defends with Athletics, +2", {"rating": 2}),
     ("en", "Mara defends with Athletics, 6", {"effort": 6}),
     ("en", "Mara defends with Athletics 3", {"effort": 3}),
     ("fi", "Mara puolustautuu Urheilulla, -1", {"dice_total": -1}),
     ("pl", "Mara broni się Atletyką, -1", {"dice_total": -1})],
)  # fmt: skip
def test_the_sheet_tells_which_it_is(language: str, text: str, told: dict[str, Any]) -> None:
    [call] = understand(text, table(), language=language).calls
    numbers = {"rating", "dice_total", "effort"} & set(call.arguments)
    assert call.name == "defend"
    assert {key: call.arguments[key] for key in numbers} == told


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "what's Mara's Fight?"), ("en", "how good is Mara at Athletics?"),
     ("fi", "mikä on Maran Tappelu?"), ("pl", "ile Mara ma Atletyki?"),
     ("th", "Mara มี Fight เท่าไหร่"), ("zh", "Mara的格斗是多少？")],
)  # fmt: skip
def test_a_question_about_a_rating_is_answered_from_the_sheet(language: str, text: str) -> None:
    [call] = understand(text, table(), language=language).calls
    assert (call.name, call.arguments) == ("show_sheet", {"name": "Mara", "part": "skills"})


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Mara holds on with Athletics, rolled -1"),
     ("fi", "Mara pistää hanttiin Urheilulla, noppa -1"),
     ("pl", "Mara opiera się Atletyką, kości -1"), ("th", "Mara ยันไว้ด้วย Athletics ทอยได้ -1"),
     ("zh", "Mara用运动顶住，骰-1")],
)  # fmt: skip
def test_who_has_to_defend_defends_whatever_the_verb(language: str, text: str) -> None:
    [call] = understand(text, table(), language=language).calls
    assert call.name == "defend"
    assert (call.arguments["skill"], call.arguments["dice_total"]) == ("athletics", -1)


def test_an_attack_of_who_has_to_defend_is_an_attack() -> None:
    [call] = understand("Mara attacks the Ghoul with Fight", table(), language="en").calls
    assert call.name == "attack"


def test_dice_and_the_whole_effort_told_together_have_to_agree() -> None:
    said = "Mara attacks the Ghoul with Fight{}, she rolled ++00 for a total of {}"
    for rating, total, meant in (("", 6, 4), ("", 9, 7), (" +4", 6, 4)):
        [call] = understand(said.format(rating, total), table(), language="en").calls
        assert (call.arguments["faces"], call.arguments["rating"]) == ([1, 1, 0, 0], meant)
        assert "effort" not in call.arguments
    assert understand(said.format(" +4", 9), table(), language="en").calls == ()
