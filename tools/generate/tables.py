"""The tables of each language, and drawing from them."""

import random
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

TEXT = Path(__file__).parent / "text"
Row = TypeVar("Row")
_GROUP = re.compile(r"\{([^{}]*)\}")
_TRIES = 40


@cache
def tables(language: str) -> dict[str, Any]:
    """The tables of a language; English where there are none."""
    path = TEXT / f"{language}.toml"
    path = path if path.exists() else TEXT / "en.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def condition(language: str, name: str) -> str:
    """The name in a language of an aspect that a rule puts on somebody: `surprised` and the like.

    Source: magus.surprise, magus.entangle.
    """
    return str(tables(language)["conditions"][name])


def spoken(pattern: str, chance: random.Random) -> str:
    """Draw one of each `{a|b|c}` in a pattern."""
    return _GROUP.sub(lambda group: chance.choice(group[1].split("|")), pattern)


def combinations(pattern: str) -> int:
    """How many texts a pattern can give."""
    number = 1
    for group in _GROUP.findall(pattern):
        number *= len(group.split("|"))
    return number


def draw_fresh(
    rows: Sequence[Row],
    text: Callable[[Row], str],
    chance: random.Random,
    taken: Iterable[str],
    language: str,
) -> tuple[Row, str]:
    """Draw a row and a text that was not taken: once all are, two of them joined.

    The row is that of the first of the two.
    """
    known = set(taken)
    row, drawn = draw(rows, text, chance, known)
    if drawn not in known:
        return row, drawn
    pair = str(tables(language)["forms"]["pair"])
    for _ in range(5 * _TRIES):
        first, second = chance.choice(rows), chance.choice(rows)
        a, b = (spoken(text(each), chance) for each in (first, second))
        joined = pair.format(a=a, b=b, lower=b[:1].lower() + b[1:])
        if a != b and joined not in known:
            return first, joined
    return row, numbered(drawn, known)


def draw_name(rows: Sequence[str], chance: random.Random, taken: Iterable[str]) -> str:
    """Draw a name that was not taken: once all are, one of them with a number."""
    known = set(taken)
    return numbered(draw(rows, str, chance, known)[1], known)


def numbered(name: str, taken: Iterable[str]) -> str:
    """A name as it is, or with the first Roman number that makes it one that was not taken."""
    known, number, tried = set(taken), 1, name
    while tried in known:
        number += 1
        tried = f"{name} {roman(number)}"
    return tried


def roman(number: int) -> str:
    """A number from 1 in Roman figures."""
    steps = (("C", 100), ("XC", 90), ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5),
             ("IV", 4), ("I", 1))  # fmt: skip
    said = ""
    for letters, value in steps:
        count, number = divmod(number, value)
        said += letters * count
    return said


def draw(
    rows: Sequence[Row],
    text: Callable[[Row], str],
    chance: random.Random,
    taken: Iterable[str],
) -> tuple[Row, str]:
    """Draw a row and its text, not one that was taken; only when all are is one repeated."""
    known = set(taken)
    row, drawn = rows[0], ""
    for _ in range(_TRIES):
        row = chance.choice(rows)
        drawn = spoken(text(row), chance)
        if drawn not in known:
            return row, drawn
    for row in rows:
        for _ in range(combinations(text(row)) * 4):
            drawn = spoken(text(row), chance)
            if drawn not in known:
                return row, drawn
    return row, drawn
