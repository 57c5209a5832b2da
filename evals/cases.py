"""Cases as data: what is said or asked, and what must be true afterwards."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

FOLDER = Path(__file__).parent / "cases"
LANGUAGES = ("en", "th", "pl", "fi", "zh")
Plain = Mapping[str, Any]
Case = TypeVar("Case")


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """What must be true after a ruling.

    Attributes:
        state: paths into the plain game to values; a path that ends in `#` counts.
        events: each must have happened, with these fields among its own; a value of
            `{"has": text}` needs the text in it.
        none: event types that must not have happened; `*` is any.
        asks_back: whether the last reply must leave the game alone and ask; None: either way.
        cites: the rules are asked and answer with one of these; empty: mere talk, nothing is
            called for; None: not looked at.
    """

    state: Plain
    events: tuple[Plain, ...]
    none: tuple[str, ...]
    asks_back: bool | None
    cites: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """Something said at the table; `by` is one way to get it right, and is never graded."""

    id: str
    language: str
    system: str = "condensed"
    setup: tuple[Plain, ...]
    say: tuple[str, ...]
    expect: Expected
    by: tuple[Plain, ...]

    @property
    def held_back(self) -> bool:
        """Whether it is of the half that nothing is tuned on.

        The first byte of the SHA-256 of what is said decides: odd is held back.
        """
        return hashlib.sha256("\n".join(self.say).encode()).digest()[0] % 2 == 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A rules question.

    Attributes:
        rules: the rule ids that answer it; none: the rules are silent.
        system: the system of the campaign in which it is asked.
        seen: whether weights were looked at with it before there were halves.
    """

    id: str
    language: str
    question: str
    rules: tuple[str, ...]
    system: str = "condensed"
    seen: bool = False

    @property
    def held_back(self) -> bool:
        """Whether it is of the half that nothing is tuned on.

        The first byte of the question's SHA-256 decides: odd is held back. What has been seen
        never is.
        """
        return not self.seen and hashlib.sha256(self.question.encode()).digest()[0] % 2 == 1


def rulings(language: str) -> list[Ruling]:
    """The rulings of a language."""
    return list(_read(f"rulings.{language}.jsonl", _ruling))


def strangers(language: str) -> list[Ruling]:
    """What people who had never seen Fatewright said; nothing is tuned on it."""
    return list(_read(f"strangers.{language}.jsonl", _ruling))


def tabled() -> list[Ruling]:
    """The turns of one table, in their order."""
    return list(_read("table.jsonl", _ruling))


def questions(language: str) -> list[Question]:
    """The rules questions of a language."""
    return list(_read(f"lookup.{language}.jsonl", _question))


def _read(name: str, make: Callable[[Plain], Case]) -> Iterator[Case]:
    yield from map(make, lines(name))


def lines(name: str) -> Iterator[Plain]:
    """The cases of a file as plain data."""
    for line in (FOLDER / name).read_text("utf-8").splitlines():
        if line.strip():
            yield json.loads(line)


def _ruling(plain: Plain) -> Ruling:
    expect = plain["expect"]
    cites = expect.get("cites")
    return Ruling(
        id=plain["id"],
        language=plain["language"],
        system=plain.get("system", "condensed"),
        setup=tuple(plain.get("setup", ())),
        say=tuple(plain["say"]),
        expect=Expected(
            state=expect.get("state", {}),
            events=tuple(expect.get("events", ())),
            none=tuple(expect.get("none", ())),
            asks_back=expect.get("asks_back", False),
            cites=None if cites is None else tuple(cites),
        ),
        by=tuple(plain.get("by", ())),
    )


def _question(plain: Plain) -> Question:
    return Question(
        id=plain["id"],
        language=plain["language"],
        question=plain["question"],
        rules=tuple(plain["rules"]),
        system=plain.get("system", "condensed"),
        seen=plain.get("seen", False),
    )
