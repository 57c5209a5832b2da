"""Who has acted in this exchange is a question about the table, not about the rules."""

import pytest

from assistant.understanding import understand
from tests.assistant.understanding.test_reached import table
from tools import commands
from tools.dice import Dice
from tools.play import play


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "who has acted already?"),
        ("en", "who still has to act?"),
        ("en", "who's still to go?"),
        ("th", "ใครเล่นไปแล้วบ้าง"),
        ("th", "ใครยังไม่ได้ลงมือ"),
        ("pl", "kto już działał?"),
        ("pl", "kto jeszcze musi działać?"),
        ("fi", "kuka on jo toiminut?"),
        ("fi", "ketkä ovat jo toimineet?"),
        ("zh", "谁已经行动过了?"),
        ("zh", "哪些人行动过了?"),
    ],
)
def test_the_table_answers_who_has_acted(language: str, text: str) -> None:
    begun = commands.parse({"command": "begin_conflict", "first": "Mara"})
    game = play(table("acted"), begun, Dice("oak")).game
    understood = understand(text, game, language=language)
    assert [call.name for call in understood.calls] == ["show_state"]
