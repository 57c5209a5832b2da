"""Dice: seeded, typed in by the table, or recorded in a journal. Nothing else rolls.

The faces of roll number *n* follow from the campaign's seed and *n* alone, so a roll
that is undone and made again shows the same faces.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Literal

FACES = (-1, 0, 1)
FATE_DICE = 4
Origin = Literal["seed", "typed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrown:
    """One throw: the faces (None when only a total was given), their total, and who threw."""

    faces: tuple[int, ...] | None
    total: int
    origin: Origin = "seed"


@dataclass(frozen=True, slots=True)
class Dice:
    """Where the faces of a command's throws come from.

    Attributes:
        seed: the campaign's seed.
        typed: throws that the table made itself, used in order before the seed is.
        recorded: all throws of one journal entry; when given, nothing else is used.
    """

    seed: str = ""
    typed: tuple[Thrown, ...] = field(default=())
    recorded: tuple[Thrown, ...] | None = None

    def fate(self, number: int, place: int) -> Thrown:
        """Throw four Fate dice (-1, 0 or +1 each, equal chance).

        Args:
            number: how many throws the campaign has made before this one.
            place: how many throws this command has made before this one.

        Source: condensed.dice.
        """
        ready = self._ready(place)
        if ready is not None:
            return ready
        faces = tuple(FACES[n] for n in draws(f"{self.seed}:fate:{number}", FATE_DICE, 3))
        return Thrown(faces=faces, total=sum(faces))

    def pips(self, number: int, place: int, dice: int) -> Thrown:
        """Throw six-sided dice, 1 to 6 each; the total is the highest face, 0 without dice.

        Source: narratograph.check.
        """
        ready = self._ready(place)
        if ready is not None:
            return ready
        faces = tuple(n + 1 for n in draws(f"{self.seed}:pips:{number}", max(dice, 0), 6))
        return Thrown(faces=faces, total=max(faces, default=0))

    def _ready(self, place: int) -> Thrown | None:
        throws = self.typed if self.recorded is None else self.recorded
        return throws[place] if place < len(throws) else None


def draws(key: str, count: int, sides: int) -> list[int]:
    """Draw `count` numbers from 0 to `sides` - 1, evenly, from a key and nothing else."""
    numbers: list[int] = []
    block = 0
    limit = 256 - 256 % sides
    while len(numbers) < count:
        for byte in hashlib.sha256(f"{key}:{block}".encode()).digest():
            if byte < limit and len(numbers) < count:
                numbers.append(byte % sides)
        block += 1
    return numbers
