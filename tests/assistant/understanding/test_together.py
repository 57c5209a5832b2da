"""Several people at once, shares by name, and names typed with a slip."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tests.assistant.understanding.test_corrections import STRUCK, said, table, without
from tools import commands
from tools.dice import Dice
from tools.game import Game
from tools.play import play

DEFENDED = {"command": "defend", "actor": "Ghoul", "skill": "fight"}


def after(*given: dict[str, Any]) -> Game:
    game = table()
    for each in given:
        game = play(game, commands.parse(each), Dice("oak")).game
    return game


def hall() -> Game:
    return after({"command": "begin_scene", "name": "Harbor", "zones": ["Hall", "Stairs"]})


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Mara and Otso go to the Hall", "en"),
        ("Mara i Otso idą do Hall", "pl"),
        ("Mara ja Otso menevät alueelle Hall", "fi"),
        ("Mara กับ Otso ไปที่ Hall", "th"),
        ("Mara和Otso走到Hall", "zh"),
    ],
)
def test_several_people_move_at_once(text: str, language: str) -> None:
    understood = understand(text, hall(), language=language)
    assert [(call.name, dict(call.arguments)) for call in understood.calls] == [
        ("move", {"character": who, "to": "Hall"}) for who in ("Mara", "Otso")
    ]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("2 to the wolf and 4 to the ghoul", "en"),
        ("give the Ghoul 4, the Wolf 2", "en"),
        ("Ghoul 4, Wolf 2", "pl"),
        ("Ghoul saa 4 ja Wolf 2", "fi"),
        ("Ghoul 4 Wolf 2", "th"),
        ("Ghoul 4,Wolf 2", "zh"),
    ],
)
def test_an_effort_is_shared_out_by_name(text: str, language: str) -> None:
    game = after(
        {"command": "switch_option", "option": "multiple-targets"},
        {"command": "attack", "actor": "Mara", "targets": ["Ghoul", "Wolf"], "skill": "fight",
         "effort": 6},
    )  # fmt: skip
    understood = understand(text, game, language=language)
    assert [(c.name, dict(c.arguments)) for c in understood.calls] == [
        ("split_effort", {"shares": [4, 2]})
    ]


@pytest.mark.parametrize("text", ["Mraa moves to the Hall", "mraa moves to the Hall",
                                  "Maara moves to the Hall"])  # fmt: skip
def test_a_slip_in_a_short_name_is_put_right(text: str) -> None:
    understood = understand(text, hall(), language="en")
    assert [dict(c.arguments) for c in understood.calls] == [{"character": "Mara", "to": "Hall"}]


def test_a_name_with_another_letter_stays_a_stranger() -> None:
    understood = understand("Maro moves to the Hall", hall(), language="en")
    assert [c.arguments["character"] for c in understood.calls] == ["Maro"]


def test_again_after_a_defence_is_the_attack() -> None:
    assert said("again", "en", STRUCK, DEFENDED) == [("attack", without(STRUCK))]


def test_again_with_a_name_is_their_last_roll() -> None:
    climbed = {"command": "overcome", "actor": "Otso", "skill": "athletics", "difficulty": 3}
    earlier = Earlier(commands=(climbed,), game=table(), rolls=(STRUCK, DEFENDED))
    understood = understand("Mara again", table(), language="en", earlier=earlier)
    assert [(c.name, dict(c.arguments)) for c in understood.calls] == [("attack", without(STRUCK))]
    understood = understand("once more", table(), language="en", earlier=earlier)
    assert [c.name for c in understood.calls] == ["overcome"]
