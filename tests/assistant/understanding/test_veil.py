"""Words inside the names of aspects do nothing."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands as c
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

CONCEPTS = {
    "en": "Never Concedes a Fight", "fi": "Luovuttaa aina viimeisenä",
    "pl": "Nigdy nie poddaje się", "th": "ยอมแพ้ไม่เป็น", "zh": "绝不认输",
}  # fmt: skip
INVOKES = {
    "en": "Mara invokes {}", "fi": "Mara käyttää piirrettä {}", "pl": "Mara wywołuje {}",
    "th": "Mara invoke {}", "zh": "Mara调用{}",
}  # fmt: skip


def table(concept: str) -> Game:
    command = {"command": "create_character", "name": "Mara", "high_concept": concept,
               "skills": {"fight": 3}}  # fmt: skip
    return play(new(), c.parse(command), Dice("veil")).game


def said(text: str, game: Game, language: str) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, game, language=language)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


@pytest.mark.parametrize("language", CONCEPTS)
@pytest.mark.parametrize("quote", ["{}", '"{}"'])
def test_an_aspect_that_speaks_of_giving_in_is_invoked(language: str, quote: str) -> None:
    concept = CONCEPTS[language]
    text = INVOKES[language].format(quote.format(concept))
    (name, arguments), *more = said(text, table(concept), language)
    assert (name, arguments["aspect"], more) == ("invoke", concept, [])


def test_a_scene_is_called_what_stands_after_the_colon() -> None:
    calls = said("new scene: the session ends in the harbour", table("X"), "en")
    assert calls == [("begin_scene", {"name": "the session ends in the harbour"})]


def test_pieces_of_a_sheet_that_belong_nowhere_are_asked_about() -> None:
    text = "New character Bo: trouble Attacks First, Asks Later, Fight +3, hates orcs"
    understood = understand(text, table("X"), language="en")
    assert [call.arguments for call in understood.calls] == [
        {"name": "Bo", "trouble": "Attacks First, Asks Later", "skills": {"fight": 3}}
    ]
    assert understood.unclear is not None
    assert understood.unclear.nearest == ("hates orcs",)
    calls = said(text.replace("hates orcs", "stunt Riposte: +2 to Fight with a sword"),
                 table("X"), "en")  # fmt: skip
    assert calls == [("create_character", {
        "name": "Bo", "trouble": "Attacks First, Asks Later", "skills": {"fight": 3},
        "stunts": ["Riposte: +2 to Fight with a sword"]})]  # fmt: skip


def test_what_is_denied_first_denies_no_more_than_itself() -> None:
    game = table("X")
    assert said("there is no way out, Mara concedes", game, "en") == [
        ("concede", {"character": "Mara"})
    ]
    assert said("Mara does not concede, no", game, "en") == []
    assert said("Mara doesn't attack, she waits", game, "en") == []


@pytest.mark.parametrize(
    ("language", "word", "text"),
    [("en", "Heroic", "Mara overcomes with Fight against a Heroic difficulty"),
     ("fi", "Sankarillinen", "Mara selvittää Tappelulla vaikeutta Sankarillinen"),
     ("pl", "Heroiczny", "Mara pokonuje przeszkodę Walką, trudność Heroiczny"),
     ("th", "วีรบุรุษ", "Mara ใช้ Fight ฝ่าฟัน ความยากวีรบุรุษ"),
     ("zh", "英雄级", "Mara用战斗克服，难度英雄级")],
)  # fmt: skip
def test_a_word_of_the_tables_own_ladder_is_its_rating(language: str, word: str, text: str) -> None:
    command = {"command": "use_ruleset", "name": "Steel", "ladder": {"5": word}}
    game = play(table("Old Oaths"), c.parse(command), Dice("veil")).game
    [(name, arguments)] = said(text, game, language)
    assert (name, arguments["difficulty"]) == ("overcome", 5)
