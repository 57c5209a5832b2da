"""Reading a pool of six-sided dice: success, special and fumble of a Narratograph check."""

from collections.abc import Collection
from typing import Literal

SIDES = 6
USUAL_DICE, USUAL_TARGET = 2, 4

Abnormal = Literal["exhausted", "out_of_form", "hung_over", "injured", "bad_mood", "tired"]
# By the number that a D6 shows, from 1. Source: narratograph.fumble.
ABNORMAL: tuple[Abnormal, ...] = (
    "exhausted",
    "out_of_form",
    "hung_over",
    "injured",
    "bad_mood",
    "tired",
)


def succeeds(faces: Collection[int], target: int) -> bool:
    """Whether any die shows the target or more. Source: narratograph.check."""
    return max(faces, default=0) >= target


def special(faces: Collection[int]) -> bool:
    """Whether any die shows a 6. Source: narratograph.special."""
    return SIDES in faces


def fumble(faces: Collection[int]) -> bool:
    """Whether there are dice and all of them show 1. Source: narratograph.fumble."""
    return max(faces, default=0) == 1


def rolled(dice: int, target: int) -> bool:
    """Whether a check needs a roll: no dice fail, target 1 succeeds. Source: narratograph.check."""
    return dice > 0 and target > 1
