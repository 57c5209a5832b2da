"""What a message says by all its parts together, and by what can be said now."""

from typing import Any

import pytest

from assistant.understanding import understand
from assistant.understanding.lexicon import lexicon
from assistant.understanding.numbers import numbers
from assistant.understanding.ways.now import now
from rules_corpus.embed import embedder
from tests.assistant.understanding.test_meaning import HIT, table
from tools.game import Game

needs_embedder = pytest.mark.skipif(embedder() is None, reason="no embedder is installed here")
WAITS = HIT[:1]  # Mara has to defend
HURT = (*HIT, {"command": "absorb", "boxes": 2, "consequences": ["mild"], "names": ["Cut"]})


def calls(said: str, game: Game, language: str = "en", speaker: str | None = "gm") -> list[Any]:
    read = understand(said, game, language=language, speaker=speaker)
    return [(call.name, dict(call.arguments)) for call in read.calls]


@needs_embedder
def test_numbers_are_of_the_side_on_which_they_add_up() -> None:
    # Her Fight is 4 on the sheet: 4 and 1 make 5; the ghoul's Athletics of 3 and -1 make 2.
    [(name, told)] = calls(
        "Mara lunges at Ghoul. Fight 4, rolled +1, total 5. Ghoul sidesteps with Athletics, "
        "minus one on the dice.", table())  # fmt: skip
    assert (name, told["actor"], told["target"], told["skill"]) == (
        "attack", "Mara", "Ghoul", "fight")  # fmt: skip
    assert told["rating"] + told["dice_total"] == 5 == told.get("effort", 5)
    assert (told["defence"]["skill"], told["defence"]["dice_total"]) == ("athletics", -1)


@needs_embedder
def test_whoever_has_to_defend_defends_in_whatever_words() -> None:
    [(name, told)] = calls("athletics, minus two. ouch", table(*WAITS))
    assert (name, told["actor"], told["dice_total"]) == ("defend", "Mara", -2)


@needs_embedder
def test_an_attacker_who_is_named_does_not_stand_in_the_way_of_a_defence() -> None:
    said = "Mara sidesteps what Ghoul throws at her, Athletics, 4 total"
    [(name, told)] = calls(said, table(*WAITS))
    assert (name, told["actor"], told["skill"], told["effort"]) == (
        "defend", "Mara", "athletics", 4)  # fmt: skip


@needs_embedder
def test_boxes_are_cleared_one_by_one() -> None:
    [(name, told)] = calls("Mara wipes one of her physical boxes", table(*HURT))
    assert (name, told) == ("adjust", {"character": "Mara", "physical_change": -1})


def test_i_is_the_one_player_character_who_is_not_named() -> None:
    assert calls("I attack Mara with Fight +2", table(), speaker=None) == [
        ("attack", {"actor": "Bram", "target": "Mara", "skill": "fight", "rating": 2})]  # fmt: skip
    assert not calls("I attack Ghoul with Fight +2", table(), speaker=None)  # Mara, or Bram


def test_what_cannot_be_done_is_hardly_said_and_what_waits_rather() -> None:
    chances = {"defend": 0.4, "treat": 0.3, "attack": 0.3}
    idle, waiting = now(chances, table()), now(chances, table(*WAITS))
    assert idle["attack"] > 0.9 > waiting["attack"]
    assert waiting["defend"] > 0.8
    assert sum(idle.values()) == pytest.approx(1) == sum(waiting.values())


@pytest.mark.parametrize(
    ("language", "said", "found"),
    [("th", "Mara หลบ 3", [3]), ("th", "ฟาดด้วยเก้าอี้ รวม 4", [4]), ("en", "minus two", [-2]),
     ("en", "both barrels, total 5", [5]), ("zh", "骰子负一", [-1])],
)  # fmt: skip
def test_a_number_within_another_word_is_none(language: str, said: str, found: list[int]) -> None:
    assert [value for *_, value in numbers(said, lexicon(language))] == found
