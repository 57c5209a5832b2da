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
