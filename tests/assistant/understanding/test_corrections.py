"""What is said anew: corrections, the same again, answers to what was asked back."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

PEOPLE: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Mara", "skills": {"fight": 4, "athletics": 3}},
    {"command": "create_character", "name": "Otso", "skills": {"athletics": 4}},
    {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": {"fight": 2}},
    {"command": "create_character", "name": "Wolf", "kind": "npc", "skills": {"fight": 1}},
]
CLIMBED = {"command": "overcome", "actor": "Mara", "skill": "fight", "difficulty": 3}
STRUCK = {"command": "attack", "actor": "Mara", "target": "Ghoul", "skill": "fight"}


def table() -> Game:
    game = new()
    for each in PEOPLE:
        game = play(game, commands.parse(each), Dice("oak")).game
    return game


def said(text: str, language: str = "en", *before: dict[str, Any], asked: str = "") -> list[Any]:
    game = table()
    earlier = Earlier(commands=before, game=game, said=asked)
    after = game
    for each in before:
        after = play(after, commands.parse(each), Dice("oak")).game
    understood = understand(text, after, language=language, earlier=earlier)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


def without(command: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {key: value for key, value in command.items() if key != "command"} | more


@pytest.mark.parametrize(
    ("text", "language", "before", "more"),
    [
        ("no, Athletics", "en", CLIMBED, {"skill": "athletics"}),
        ("actually make that difficulty 2", "en", CLIMBED, {"difficulty": 2}),
        ("no, I meant Otso", "en", CLIMBED, {"actor": "Otso"}),
        ("I meant the wolf", "en", STRUCK, {"target": "Wolf"}),
        ("sorry, with Athletics +2", "en", CLIMBED, {"skill": "athletics", "rating": 2}),
        ("nie, Atletyka", "pl", CLIMBED, {"skill": "athletics"}),
        ("ei, Urheilu", "fi", CLIMBED, {"skill": "athletics"}),
        ("ไม่ใช่, Athletics", "th", CLIMBED, {"skill": "athletics"}),
        ("不对,运动", "zh", CLIMBED, {"skill": "athletics"}),
    ],
)
def test_a_correction_takes_the_turn_back_and_gives_it_anew(
    text: str, language: str, before: dict[str, Any], more: dict[str, Any]
) -> None:
    anew = (str(before["command"]), without(before, **more))
    assert said(text, language, before) == [("undo", {}), anew]


@pytest.mark.parametrize(
    ("text", "language"),
    [("I rolled +1", "en"), ("she rolled +1", "en"), ("Mara rolled +1", "en"), ("0 + 0 0", "en"),
     ("heitin +1", "fi"), ("Mara heitti +1", "fi"), ("wyrzuciłam +1", "pl"),
     ("Mara wyrzuciła +1", "pl"), ("ทอยได้ +1", "th"), ("掷出+1", "zh"), ("Mara掷出+1", "zh")],
)  # fmt: skip
def test_dice_told_after_the_roll_are_its_dice(text: str, language: str) -> None:
    undone, (name, anew) = said(text, language, CLIMBED)
    assert (undone, name) == (("undo", {}), "overcome")
    assert anew.get("dice_total", sum(anew.get("faces", ()))) == 1
    assert anew["difficulty"] == 3


def test_dice_of_who_defends_are_a_defence() -> None:
    assert said("the Ghoul rolled -1", "en", STRUCK) == [
        ("defend", {"actor": "Ghoul", "dice_total": -1})
    ]


def test_dice_after_a_roll_with_dice_of_its_own_change_nothing() -> None:
    assert said("she rolled +1", "en", CLIMBED | {"dice_total": 2}) == []


def test_a_correction_that_could_not_have_been_played_takes_nothing_back() -> None:
    assert said("no, difficulty 99", "en", CLIMBED) == []
    assert said("no, I meant Nobody", "en", CLIMBED) == []


def test_without_a_turn_before_it_nothing_is_corrected() -> None:
    assert said("no, Athletics") == []


@pytest.mark.parametrize(
    ("text", "language"),
    [("same again", "en"), ("jeszcze raz", "pl"), ("uudestaan", "fi"), ("อีกครั้ง", "th"),
     ("再来一次", "zh")],
)  # fmt: skip
def test_the_same_again_rolls_anew_without_the_old_dice(text: str, language: str) -> None:
    before = {**CLIMBED, "faces": [0, 0, 0, 1]}
    assert said(text, language, before) == [("overcome", without(CLIMBED))]


@pytest.mark.parametrize(
    ("text", "language", "asked"),
    [
        ("3", "en", "Mara climbs the wall with Athletics"),
        ("Good", "en", "Mara climbs the wall with Athletics"),
        ("3", "pl", "Mara próbuje wspiąć się na mur, Atletyka"),
    ],
)
def test_an_answer_completes_what_was_asked_about(text: str, language: str, asked: str) -> None:
    (name, arguments), *more = said(text, language, asked=asked)
    assert (name, arguments["difficulty"], more) == ("overcome", 3, [])


def test_misspelt_words_are_put_right_where_one_word_is_near() -> None:
    (name, arguments), *more = said("Mara atttacks teh ghoul with Fihgt")
    assert (name, arguments["target"], more) == ("attack", "Ghoul", [])
