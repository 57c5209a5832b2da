"""What a message comes to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

NOBODY = (None, "gm", "players")  # who speaks where it is none of the characters


@dataclass(frozen=True, slots=True)
class Call:
    """A command or query with its arguments, as plain data; `clause` is the place it was said."""

    name: str
    arguments: Mapping[str, Any]
    clause: int = 0


@dataclass(frozen=True, slots=True)
class Unclear:
    """What has to be asked back."""

    code: str
    needs: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Missed:
    """A clause that nothing came of; `who` if it tells of one person and nothing else."""

    said: str
    clause: int
    who: str | None = None


@dataclass(frozen=True, slots=True)
class Understood:
    """The calls of a message in order; `unclear` is what stopped understanding, in `clause`.

    `missed` are clauses that something of the game stands in, but no call came of; `as_if` is the
    plain sentence for which the message was taken by its meaning.
    """

    language: str
    calls: tuple[Call, ...]
    unclear: Unclear | None = None
    clause: int = 0
    missed: tuple[Missed, ...] = ()
    as_if: str = ""


@dataclass(slots=True)
class Told:
    """What earlier clauses of the message have said; `asides` belong to the roll just read.

    `unread` is what belongs to no field of a sheet that was taken.
    """

    speaker: str | None = None
    names: tuple[str, ...] = ()
    last: str | None = None
    sheets: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    asides: dict[str, Any] = field(default_factory=dict)

    def name(self, who: str | None) -> None:
        """Remember somebody who was named."""
        if who:
            self.last = who
            self.names = (*self.names, who)


def whom(kind: str) -> Unclear:
    """What is asked back when nobody was named."""
    return Unclear("who", ("character",), (kind,))
