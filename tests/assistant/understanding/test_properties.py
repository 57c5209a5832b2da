"""Whatever is typed: no crash, and nothing that isn't a call."""

from hypothesis import given, settings, strategies as st

from assistant.queries import QUERIES
from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

PIECES = (
    "Charles the ghoul Mara's he I attacks defends with Fight Stealth Will +2 -1 3 12 against vs "
    "Fair (+2) [+][0][-][0] ++0- , : . ; and then takes two boxes mild consequence invokes compel "
    "puts \"On Fire\" on NPC new character sets fate points to rolls ? undo = scene aspect 'x'"
).split()


def game() -> Game:
    command = {"command": "create_character", "name": "Charles", "skills": {"fight": 2}}
    return play(new(), commands.parse(command), Dice(seed="a")).game


def check(text: str, language: str | None) -> None:
    for call in understand(text, game(), language=language).calls:
        if call.name in QUERIES:
            continue
        commands.parse({"command": call.name, **call.arguments})


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=200), st.sampled_from([None, "en", "th", "pl", "fi", "zh"]))
def test_any_text(text: str, language: str | None) -> None:
    check(text, language)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map(" ".join))
def test_any_words_of_the_game(text: str) -> None:
    check(text, "en")
