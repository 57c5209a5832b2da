"""What a model's call may rest on: the words of the people at the table, never its own numbers.

A number that nobody has said is left out, so that the sheet, the dice or a question back gives it.
A call that nothing said asks for is not made at all: a text that was read is no order.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from assistant.claims import counted, mask_numbers
from assistant.queries import QUERIES
from assistant.understanding import understand
from assistant.understanding.annotate import annotate
from assistant.understanding.lexicon import lexicon
from tools import available
from tools.commands import COMMANDS
from tools.game import Game
from tools.people import find

CHANGING = frozenset({*COMMANDS, "undo", "redo", "choose"}) - {"suggest"}
DICE = ("faces", "dice_total", "effort")
FREE = ("name", "number")  # texts and places in a list that are anybody's to give
_STEM = 4  # letters of a word that show that it was said, whatever its ending
_UNSPACED = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")
_WORD = re.compile(r"[^\W_\u0e00-\u0e7f]+|[\u0e00-\u0e7f]+")  # Thai vowels stand for themselves
_ASKED = re.compile(r"[?？]\s*[\"'”’»)]*\s*$")

NOT_ASKED = (
    "Nothing that was said asks for this, so it was not done. Ask the table, or answer in words."
)
AFTER_READING = (
    "Texts were read in this turn, so nothing is changed in it. Answer the question in words."
)
DONE_ALREADY = "Just this was done in this turn already. Tell what came of it."
TOO_MANY = "Enough was done in this turn. Tell what came of it."


@dataclass(frozen=True)
class Heard:
    """What people have said: now, shortly before, and whether Fatewright had just asked."""

    said: str
    language: str
    game: Game
    before: tuple[str, ...] = ()
    asked: bool = False
    speaker: str | None = None

    @cached_property
    def numbers(self) -> frozenset[int]:
        """Every number said, in digits, words, or words of the ladder; a sum's parts too."""
        found: set[int] = set()
        for text in (self.said, *self.before):
            found |= set(mask_numbers(text, counted(text, self.language)).numbers.values())
            folded = text.casefold()
            found |= {
                value for word, value in lexicon(self.language).ladder.items() if word in folded
            }
        return frozenset(found | {-each for each in found})

    @cached_property
    def dice(self) -> frozenset[tuple[int, ...]]:
        """Every throw said."""
        words = lexicon(self.language)
        texts = (self.said, *self.before)
        return frozenset(
            tuple(span.value)
            for text in texts
            for span in annotate(text, self.game, words).all("faces")
        )

    @cached_property
    def meant(self) -> frozenset[str]:
        """The commands that the sentence comes to without any model."""
        read = understand(self.said, self.game, language=self.language, speaker=self.speaker)
        unclear = read.unclear.nearest if read.unclear else ()
        return frozenset(call.name for call in read.calls) | (frozenset(unclear) & set(COMMANDS))

    @property
    def question(self) -> bool:
        """Whether it ends in a question mark."""
        return bool(_ASKED.search(self.said))

    def mentions(self, text: str) -> bool:
        """Whether a word of a text was said, in whatever case."""
        return any(_within(word, self.said.casefold()) for word in _words(text))


def _words(text: str) -> Iterator[str]:
    for word in _WORD.findall(text.casefold()):
        if len(word) > (1 if _UNSPACED.search(word) else 2):
            yield word


def _within(word: str, said: str) -> bool:
    if _UNSPACED.search(word):
        return word in said or (len(word) > _STEM and word[:_STEM] in said)
    return bool(re.search(rf"(?<!\w){re.escape(word[:_STEM])}", said))


def objection(name: str, arguments: Mapping[str, Any], heard: Heard, game: Game) -> str | None:
    """Why a call is not made, as the model is told; None when what was said asks for it."""
    if name not in CHANGING or waited_for(name, game) or name in heard.meant or heard.asked:
        return None
    texts = list(_texts(arguments))
    if heard.question or not any(map(heard.mentions, texts)):
        return NOT_ASKED
    return None


def waited_for(name: str, game: Game) -> bool:
    """Whether the table is waiting for such a call."""
    if not game.pending:
        return False
    answers = {str(each.command["command"]) for each in available.available(game)}
    return name in answers | {"choose", "waive"}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _texts(each)


def grounded(
    name: str, arguments: Mapping[str, Any], heard: Heard, game: Game
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A call's arguments without the numbers that nobody said, and the names of those left out.

    What the sheet has, and what an open choice offers, counts as said.
    """
    model = {**QUERIES, **COMMANDS}.get(name)
    if model is None or name in QUERIES:
        return dict(arguments), ()
    offered = [dict(each.command) for each in available.available(game)]
    if {"command": name, **arguments} in offered:
        return dict(arguments), ()
    allowed = heard.numbers | set(_offered_numbers(name, offered))
    left: list[str] = []
    known = {key: value for key, value in arguments.items() if key in model.model_fields}
    kept = _kept(known, allowed, heard, sheet_of(arguments, game), left)
    # What the call does not know stays, and is refused with its own reason.
    return {key: kept.get(key, arguments[key]) for key in arguments if key not in left}, tuple(left)


def _offered_numbers(name: str, offered: Sequence[Mapping[str, Any]]) -> Iterator[int]:
    for command in offered:
        if command["command"] == name:
            yield from _integers(command)


def _integers(value: Any) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _integers(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _integers(each)


def sheet_of(arguments: Mapping[str, Any], game: Game) -> Mapping[str, int]:
    """The skills of whoever acts."""
    who = arguments.get("actor") or arguments.get("character")
    found = find(game, who) if isinstance(who, str) else None
    return found.skills if found else {}


def _kept(
    given: Mapping[str, Any],
    allowed: frozenset[int] | set[int],
    heard: Heard,
    skills: Mapping[str, int],
    left: list[str],
) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    for key, value in given.items():
        if key == "faces":
            said = isinstance(value, (list, tuple)) and tuple(value) in heard.dice
        elif (
            (key == "rating" and skills.get(str(given.get("skill"))) == value)
            or isinstance(value, bool)
            or (value in (0, None) and key not in DICE)
        ):
            said = True
        elif isinstance(value, int):
            said = value in allowed
        elif isinstance(value, Mapping):
            value, said = _kept(value, allowed, heard, skills, left), True
        elif isinstance(value, (list, tuple)) and value and all(isinstance(e, int) for e in value):
            said = set(value) <= allowed | {1}
        elif isinstance(value, (list, tuple)):
            value = [
                _kept(each, allowed, heard, skills, left) if isinstance(each, Mapping) else each
                for each in value
            ]
            said = True
        else:
            said = True
        if said:
            kept[key] = value
        else:
            left.append(key)
    return kept
