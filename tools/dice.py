"""Dice: seeded, typed in by the table, or recorded in a journal. Nothing else rolls.

The faces of roll number *n* follow from the campaign's seed and *n* alone, so a roll
that is undone and made again shows the same faces.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from typing import Literal

from tools.errors import RuleError
from tools.records import quicken

FACES = (-1, 0, 1)
FATE_DICE = 4
Origin = Literal["seed", "typed", "queued"]
Kind = Literal["fate", "d6"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrown:
    """One throw: the faces (None when only a total was given), their total, and who threw."""

    faces: tuple[int, ...] | None
    total: int
    origin: Origin = "seed"
    kind: Kind = "fate"


quicken(Thrown)


@dataclass(frozen=True, slots=True)
class Dice:
    """Where the faces of a command's throws come from.

    Attributes:
        seed: the campaign's seed.
        queued: throws that the table made itself, used in order before the seed is.
        recorded: all throws of one journal entry; when given, nothing else is used.
    """

    seed: str = ""
    queued: tuple[Thrown, ...] = field(default=())
    recorded: tuple[Thrown, ...] | None = None

    def fate(self, number: int, before: Sequence[Origin] = ()) -> Thrown:
        """Throw four Fate dice (-1, 0 or +1 each, equal chance).

        Args:
            number: how many throws the campaign has made before this one.
            before: where the throws that this command has made already came from.

        Source: condensed.dice.
        """
        if self.queued or self.recorded is not None:
            ready = self._ready(before)
            if ready is not None:
                return as_fate(ready)
        faces = tuple([n - 1 for n in draws(f"{self.seed}:fate:{number}", FATE_DICE, len(FACES))])
        return Thrown(faces=faces, total=sum(faces))

    def pips(self, number: int, dice: int, before: Sequence[Origin] = ()) -> Thrown:
        """Throw six-sided dice, 1 to 6 each; the total is the highest face, 0 without dice.

        Source: narratograph.check.
        """
        ready = self._ready(before)
        if ready is not None:
            return ready
        faces = tuple(n + 1 for n in draws(f"{self.seed}:pips:{number}", max(dice, 0), 6))
        return Thrown(faces=faces, total=max(faces, default=0), kind="d6")

    def _ready(self, before: Sequence[Origin]) -> Thrown | None:
        if self.recorded is not None:
            return self.recorded[len(before)] if len(before) < len(self.recorded) else None
        asked = sum(origin != "typed" for origin in before)
        if asked < len(self.queued):
            return replace(self.queued[asked], origin="queued")
        return None


def as_fate(thrown: Thrown) -> Thrown:
    """A throw read as Fate dice; of four ordinary dice 1-2 is -, 3-4 is 0, 5-6 is +.

    A total that isn't the faces' sum is the highest of ordinary dice.

    Raises:
        RuleError: `wrong_dice`.

    Source: condensed.dice.
    """
    faces, total = thrown.faces, thrown.total
    if faces is not None and total != sum(faces) and all(1 <= face <= 6 for face in faces):
        faces = tuple((face - 1) // 2 - 1 for face in faces)
        total = sum(faces)
    whole = faces is None or (len(faces) == FATE_DICE and set(faces) <= set(FACES))
    if not whole or abs(total) > FATE_DICE:
        raise RuleError(
            "wrong_dice", "These are not Fate dice.", "Give four of +, 0 and -.", "condensed.dice"
        )
    return replace(thrown, faces=faces, total=total)


def draws(key: str, count: int, sides: int) -> bytes:
    """Draw `count` numbers from 0 to `sides` - 1, evenly, from a key and nothing else."""
    numbers, unfair = remainders(sides)
    drawn, block = b"", 0
    while len(drawn) < count:
        bits = sha256(f"{key}:{block}".encode()).digest()
        drawn += bits.translate(numbers, unfair)
        block += 1
    return drawn[:count]


@cache
def remainders(sides: int) -> tuple[bytes, bytes]:
    """What each byte draws, and the bytes that draw nothing, lest low numbers be likelier."""
    fair = 256 - 256 % sides
    return bytes(n % sides for n in range(256)), bytes(range(fair, 256))
