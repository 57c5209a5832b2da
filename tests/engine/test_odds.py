"""Exact probabilities against counting every throw."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tools.ladder import outcome
from tools.notation import FateRoll, PoolRoll
from tools.odds import odds

THROWS = list(product((-1, 0, 1), repeat=4))


@pytest.mark.rule("condensed.dice", "condensed.outcomes")
@pytest.mark.parametrize("ahead", range(-9, 10))
def test_against_a_difficulty(ahead: int) -> None:
    counted = Counter(outcome(sum(faces) + ahead) for faces in THROWS)
    chances = odds(FateRoll(None, ahead + 2, 2))
    assert sum(chances.values()) == 1
    assert chances == {name: Fraction(counted[name], 81) for name in chances}  # type: ignore[index]


@pytest.mark.rule("condensed.dice", "condensed.outcomes")
@pytest.mark.parametrize("ahead", [-3, 0, 1])
def test_against_somebody_who_rolls(ahead: int) -> None:
    counted = Counter(
        outcome(sum(mine) + ahead - sum(theirs)) for mine in THROWS for theirs in THROWS
    )
    chances = odds(FateRoll(None, ahead, 0), active=True)
    assert chances == {name: Fraction(counted[name], 81**2) for name in chances}  # type: ignore[index]


@pytest.mark.rule("narratograph.check", "narratograph.special", "narratograph.fumble")
@pytest.mark.parametrize("target", [2, 4, 6])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_pools(dice: int, target: int) -> None:
    throws = list(product(range(1, 7), repeat=dice))
    counted = {
        "success": sum(max(faces) >= target for faces in throws),
        "fail": sum(max(faces) < target for faces in throws),
        "special": sum(6 in faces for faces in throws),
        "fumble": sum(set(faces) == {1} for faces in throws),
    }
    chances = odds(PoolRoll(dice, target))
    assert chances == {name: Fraction(count, len(throws)) for name, count in counted.items()}


@pytest.mark.rule("narratograph.check")
def test_pools_without_dice_or_with_target_one() -> None:
    assert odds(PoolRoll(0, 4))["fail"] == 1
    assert odds(PoolRoll(2, 1))["success"] == 1
