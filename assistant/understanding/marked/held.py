"""The parts of a sentence by their roles, and the commands that are made of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from assistant.understanding.understood import NOBODY, Call
from tools.game import Game


@dataclass(frozen=True, slots=True)
class Part:
    """What plays a role in a sentence.

    Attributes:
        value: a name, number, skill ... or the words themselves.
        look: how a number is written: digits, signed, worded, rung.
    """

    value: Any
    look: str = ""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a sentence by their roles, with the game and whoever speaks.

    Attributes:
        implied: the skill that the word for the deed stands for.
        track: which stress is spoken of.
        paid: whether an invoke is said to be paid for.
    """

    held: Mapping[str, Sequence[Part]]
    game: Game
    speaker: str | None
    implied: str | None = None
    track: str | None = None
    paid: bool = False

    def one(self, role: str) -> Any:
        """The value in a role; None without one."""
        held = self.held.get(role)
        return held[0].value if held else None

    def all(self, *roles: str) -> list[Any]:
        """The values in roles, in order, each once."""
        listed = [part.value for role in roles for part in self.held.get(role, ())]
        return [each for n, each in enumerate(listed) if each not in listed[:n]]

    @property
    def doer(self) -> str | None:
        """Whoever does it: who is named, else whoever speaks."""
        named = self.one("who")
        return str(named) if named else None if self.speaker in NOBODY else self.speaker


def call(name: str, said: Mapping[str, Any]) -> Call:
    """A command without what was not said."""
    return Call(name, {key: value for key, value in said.items()
                       if value is not None and value not in ([], {}, ())})  # fmt: skip


def people(parts: Parts) -> list[str]:
    """Everybody of whom it is said: who is named, else whoever speaks."""
    named = parts.all("who", "who2", "who3")
    return named or ([parts.doer] if parts.doer else [])


def adjusted(parts: Parts, key: str, size: int) -> list[Call]:
    """A value of everybody of whom it is said, changed by hand."""
    return [Call("adjust", {"character": each, key: size}) for each in people(parts)]
