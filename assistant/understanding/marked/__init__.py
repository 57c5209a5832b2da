"""Sentences of the table with their parts marked: from them it is learnt what plays which role.

`<lang>.yaml` lists them by what is said: `{who}` stands for a name, `{total}` for a number, and so
on; what nobody knows yet is written out, as `{new:Broken Arm}`. `python -m
assistant.understanding.ways` learns from them; `reader` asks what was learnt.
"""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from assistant.understanding.lexicon import LOADER, Lexicon, lexicon
from assistant.understanding.marked.tokens import ASIDE, Piece, Token, tokens
from assistant.understanding.numbers import numbers, signed_from
from assistant.understanding.text import tidy
from assistant.understanding.ways import said_of, written

HERE = Path(__file__).parent
PEOPLE = ("who", "whom", "who2", "who3", "helper")
# What may stand in a slot: the sign of its pieces.
SIGNS: Mapping[str, str] = {
    **dict.fromkeys(PEOPLE, "W"),
    **dict.fromkeys(("skill", "skill2"), "S"),
    **dict.fromkeys(("total", "rating", "dice", "difficulty", "total2", "rating2", "dice2", "n",
                     "n2"), "N"),
    **dict.fromkeys(("aspect", "invoked", "free"), "A"),
    **dict.fromkeys(("severity", "severity2"), "V"),
    "faces": "F", "faces2": "F", "zone": "Z", "countdown": "C", "track": "T",
}  # fmt: skip
# Of these the ways of saying them are written elsewhere, and their roles are learnt from there.
ELSEWHERE = ("invoke", "invoke.free", "invoke.reroll", "invoke.for")
NONE = "none"  # talk with the same parts in it that asks for nothing
NEW = ("new", "new2", "text")  # what is written out: nobody knows it yet
_SLOT = re.compile(r"\{(\w+)(?::([^}]*))?\}")
_ENDING = re.compile(r"[:’']?[^\W\d_\u0e00-\u0e7f\u3400-\u9fff]+")
_QUOTES = frozenset("\"'")
# How often a number in a role is written so: digits, signed, worded, rung.
LOOKS: Mapping[str, Sequence[int]] = {
    "total": (7, 0, 2, 2), "rating": (4, 5, 1, 2), "dice": (4, 6, 2, 0),
    "difficulty": (6, 1, 2, 3), "n": (6, 0, 4, 0),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Marked:
    """A sentence as it is learnt from: what it says, its row, the role of each place."""

    said: str
    text: str
    row: Sequence[Token]
    roles: Sequence[str]
    pieces: Sequence[Piece]


def path(language: str) -> Path:
    """Where the sentences of a language are written."""
    return HERE / f"{language}.yaml"


@cache
def _read(language: str) -> Mapping[str, Any]:
    data: Mapping[str, Any] = yaml.load(path(language).read_text("utf-8"), Loader=LOADER)
    return data


def sentences(language: str) -> Mapping[str, Sequence[str]]:
    """The sentences of a language by what is said."""
    said: Mapping[str, Sequence[str]] = _read(language)["said"]
    return said


def strangers(language: str) -> Sequence[str]:
    """Names of people whom no sheet knows, and words for such."""
    names: Sequence[str] = _read(language)["strangers"]
    return names


@cache
def plain(language: str) -> Mapping[str, str]:
    """The plain sentence of what is said; what stands in brackets only where it was said."""
    ways = written(language).plain
    return {**_read(language)["plain"], **{said: ways[said] for said in ELSEWHERE}}


def marked(language: str) -> Iterator[Marked]:
    """All sentences of a language, their slots filled the same way every time."""
    dice = random.Random(language)
    words = lexicon(language)
    for said, texts in sentences(language).items():
        for text in texts:
            yield filled(said, text, words, dice)


def learnt_from(language: str) -> Iterator[Marked]:
    """All sentences from which the roles of a language are learnt."""
    yield from marked(language)
    yield from _elsewhere(language)
    yield from _of_strangers(language)


def _of_strangers(language: str) -> Iterator[Marked]:
    """Every third sentence once more, its people such as no sheet knows."""
    dice, words = random.Random(language), lexicon(language)
    for said, texts in sentences(language).items():
        for text in texts[::3]:
            names = dice.sample(strangers(language), 5)
            told = dict(zip(PEOPLE, names, strict=True))
            made = _SLOT.sub(lambda m, told=told: f"{{{m[1]}:{told[m[1]]}}}"  # type: ignore[misc]
                             if m[1] in told else m[0], text)  # fmt: skip
            if made != text:
                yield filled(said, made, words, dice)


def _elsewhere(language: str) -> Iterator[Marked]:
    """The ways of saying what is written elsewhere, filled likewise."""
    dice, words = random.Random(language), lexicon(language)
    for way in written(language).ways:
        if said_of(way.label) in ELSEWHERE:
            yield filled(said_of(way.label), way.text, words, dice)


def filled(said: str, text: str, words: Lexicon, dice: random.Random) -> Marked:
    """A sentence with something in its slots."""
    text, made, end = tidy(text), "", 0
    pieces: list[Piece] = []
    named: dict[int, str] = {}
    free: list[tuple[int, int, str]] = []
    for slot in _SLOT.finditer(text):
        made, end = made + text[end : slot.start()], slot.end()
        start, role = len(made), slot[1]
        if slot[2] is not None:
            made += slot[2]
            free.append((start, len(made), role))
            continue
        sign = SIGNS[role]
        look, value, ending = "", "\ue000", ""
        if sign == "N":
            often = LOOKS[role.rstrip("2")]
            [look] = dice.choices(("digits", "signed", "worded", "rung"), often)
            value = _number(look, words, dice)
        after = _ENDING.match(text, end) if sign in "WSVZT" else None
        if after:  # all but names are found in all their forms, an ending tells nothing
            ending, end = after[0] if sign == "W" else "", after.end()
        made += value
        pieces.append(Piece(start, len(made), sign, look, ending))
        named[start] = role
    made += text[end:]
    for start, stop, role in list(free):
        if role != "text" and {made[start - 1 : start], made[stop : stop + 1]} <= _QUOTES:
            free.remove((start, stop, role))
            pieces.append(Piece(start - 1, stop + 1, "Q"))
            named[start - 1] = role
    for place, piece in enumerate(pieces):
        start, face = signed_from(made, piece.start, words) if piece.sign == "N" else (0, 0)
        if face:  # "plus 2" is one piece, as it is where it is heard
            pieces[place] = replace(piece, start=start, look="signed")
            named[start] = named.pop(piece.start)
    busy = [(piece.start, piece.end) for piece in pieces]
    pieces += [Piece(start, stop, "N", look) for start, stop, look, _ in numbers(made, words)
               if all(stop <= left or start >= right for left, right in busy)]  # fmt: skip
    pieces.sort(key=lambda each: each.start)
    row = tokens(made, pieces)
    return Marked(said, made, row, [_role(each, named, free) for each in row], pieces)


def _number(look: str, words: Lexicon, dice: random.Random) -> str:
    if look in ("digits", "signed"):
        return ("+" if look == "signed" else "") + str(dice.randint(0, 8))
    table = words.counts if look == "worded" else words.ladder
    listed = [word for word, value in table.items() if value > 0 and not word.isdigit()]
    rung = dice.choice(listed or ["3"])
    return rung.capitalize() if look == "rung" and dice.random() < 0.6 else rung


def _role(token: Token, named: Mapping[int, str], free: Sequence[tuple[int, int, str]]) -> str:
    for start, stop, role in free:
        if start <= token.start < stop:
            return f"{'B' if token.start == start else 'I'}-{role}"
    return named.get(token.start, ASIDE) if token.piece else ASIDE
