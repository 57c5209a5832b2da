"""What something that no form fits may have meant: asked, done on a yes, dropped on a no."""

import pytest

from assistant.understanding import Earlier, Understood, understand
from tests.assistant.understanding.test_corrections import table
from tools import commands
from tools.dice import Dice
from tools.game import Game
from tools.play import play


def hall() -> Game:
    begun = {"command": "begin_scene", "name": "Harbor", "zones": ["Hall", "Stairs"]}
    return play(table(), commands.parse(begun), Dice("oak")).game


def after(said: str, reply: str, answer: str, language: str) -> Understood:
    earlier = Earlier(said=said, reply=reply)
    return understand(answer, hall(), language=language, earlier=earlier)


NEAR = [
    ("give a helping hand Otso to Mara", "en", "help", "yep", "never mind"),
]


@pytest.mark.parametrize(("said", "language", "command", "yes", "no"), NEAR)
def test_it_is_asked_and_done_when_agreed(
    said: str, language: str, command: str, yes: str, no: str
) -> None:
    understood = understand(said, hall(), language=language)
    assert not understood.calls
    assert understood.unclear
    assert understood.unclear.code == "did_you_mean"
    (sentence,) = understood.unclear.nearest
    meant = understand(sentence, hall(), language=language)
    assert [call.name for call in meant.calls] == [command]
    assert after(said, f"... {sentence}?", yes, language).calls == meant.calls
    dropped = after(said, f"... {sentence}?", no, language)
    assert not dropped.calls
    assert dropped.unclear
    assert dropped.unclear.code == "dropped"


def test_a_yes_to_something_else_does_nothing_of_it() -> None:
    for said in ("Mara backed into the scene", "what a night"):
        understood = after(said, "I’m not sure what you mean.", "yes", "en")
        assert "adjust" not in [call.name for call in understood.calls]


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("Mara's player is late again", "en"),
        ("I think Otso should have gone to the Hall", "en"),
        ("remember when Mara lost 2 fights in a row", "en"),
        ("Mara naprawdę nie znosi tego ghula", "pl"),
        ("Otso to mój ulubieniec z tej trójki", "pl"),
        ("Otso on mun suosikki noista 3:sta", "fi"),
        ("Maran pelaaja on taas myöhässä", "fi"),
        ("Mara เกลียด Ghoul จริงๆ นะ", "th"),
        ("คืนนี้ Wolf ดูหิวมาก", "th"),
        ("Mara真的很讨厌那只Ghoul", "zh"),
        ("3个人里我最喜欢Otso", "zh"),
    ],
)
def test_talk_beside_the_game_is_no_order(said: str, language: str) -> None:
    understood = understand(said, hall(), language=language)
    assert not understood.calls
    assert understood.unclear is None or understood.unclear.code != "did_you_mean"
