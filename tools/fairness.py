"""Whether dice fall evenly: the chi-square test over the faces of a campaign's own rolls."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tools.dice import FACES, Kind

LEVEL = 0.01  # a fair die is called unfair this often
LEAST = 5  # faces expected of each kind, below which the test says nothing
SIDES: Mapping[Kind, tuple[int, ...]] = {"fate": FACES, "d6": (1, 2, 3, 4, 5, 6)}
Thrower = Literal["seed", "table"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """The faces of one kind of die from one thrower, and what the test makes of them.

    Attributes:
        thrower: the campaign's seed, or the table's own dice, typed in.
        counts: how often each face fell.
        chi_square: how far that is from even.
        chance: of fair dice being as far off, or further.
        fair: whether that chance is at least LEVEL; None with too few dice to say.
    """

    thrower: Thrower
    kind: Kind
    counts: Mapping[int, int]
    chi_square: float
    chance: float
    fair: bool | None


def tallies(events: Iterable[Mapping[str, Any]]) -> Iterator[Tally]:
    """The tallies of a journal's events (as plain data): the seed's dice and the table's apart.

    Totals without faces count for nothing. Source: condensed.dice, narratograph.check.
    """
    fallen: dict[tuple[Thrower, Kind], Counter[int]] = {}
    for event in events:
        if event["type"] == "rolled" and event["faces"]:
            thrower: Thrower = "seed" if event["origin"] == "seed" else "table"
            fallen.setdefault((thrower, event.get("kind", "fate")), Counter()).update(
                event["faces"]
            )
    for (thrower, kind), counts in sorted(fallen.items()):
        yield tally(thrower, kind, counts)


def tally(thrower: Thrower, kind: Kind, counts: Mapping[int, int]) -> Tally:
    """What the test makes of counted faces."""
    every = {face: counts.get(face, 0) for face in SIDES[kind]}
    expected = sum(every.values()) / len(every)
    distance = chi_square(every.values(), [expected] * len(every))
    chance = survival(distance, len(every) - 1)
    fair = None if expected < LEAST else chance >= LEVEL
    return Tally(
        thrower=thrower, kind=kind, counts=every, chi_square=distance, chance=chance, fair=fair
    )


def chi_square(counted: Iterable[float], expected: Iterable[float]) -> float:
    """How far counts are from those expected; 0 for none at all."""
    return sum(
        (have - want) ** 2 / want for have, want in zip(counted, expected, strict=True) if want
    )


def survival(distance: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is at least this far off."""
    half, terms = distance / 2, range(freedom // 2)
    if freedom % 2 == 0:
        even: float = sum(half**n / math.factorial(n) for n in terms)
        return math.exp(-half) * even
    rest: float = sum(half ** (n + 0.5) / math.gamma(n + 1.5) for n in terms)
    return math.erfc(math.sqrt(half)) + math.exp(-half) * rest
