"""Exact probabilities of pools against counting every throw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import icepool
import pytest

from tools.notation import PoolRoll
from tools.odds import POOL_RANKS, Means, chances, odds


@pytest.mark.rule("narratograph.check", "narratograph.special", "narratograph.fumble")
@pytest.mark.parametrize("target", [2, 4, 6])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_pools(dice: int, target: int) -> None:
    throws = list(product(range(1, 7), repeat=dice))
    counted = {
        "fail": sum(max(faces) < target for faces in throws),
        "success": sum(max(faces) >= target for faces in throws),
        "special": sum(6 in faces for faces in throws),
        "fumble": sum(set(faces) == {1} for faces in throws),
    }
    found = odds(PoolRoll(dice, target))
    assert found == {name: Fraction(count, len(throws)) for name, count in counted.items()}
    highest = icepool.d6.highest(dice, 1)
    assert found["success"] == highest.probability(">=", target)
    assert found["special"] == highest.probability(6)
    assert found["fumble"] == highest.probability(1)


def pool_rank(faces: tuple[int, ...], target: int) -> int:
    if 6 in faces:
        return 3
    if max(faces) >= target:
        return 2
    return 0 if set(faces) == {1} else 1


@pytest.mark.rule("narratograph.cheer", "narratograph.check")
@pytest.mark.parametrize("wanted", POOL_RANKS)
@pytest.mark.parametrize("cheers", [0, 1, 2, 3])
@pytest.mark.parametrize(("dice", "target"), [(1, 6), (2, 4), (3, 2)])
def test_cheers_until_the_wanted_outcome(dice: int, target: int, cheers: int, wanted: str) -> None:
    need = POOL_RANKS.index(wanted)
    counted: Counter[int] = Counter()
    made = 0
    throws = list(product(range(1, 7), repeat=dice + cheers))
    for faces in throws:
        used = next(
            n
            for n in range(cheers + 1)
            if n == cheers or pool_rank(faces[: dice + n], target) >= need
        )
        counted[pool_rank(faces[: dice + used], target)] += 1
        made += used
    found = chances(PoolRoll(dice, target), Means(invokes=cheers, wanted=wanted))
    whole = len(throws)
    assert found.spent == Fraction(made, whole)
    assert found.reached == Fraction(sum(counted[n] for n in range(need, 4)), whole)
    assert found.outcomes == {
        "fail": Fraction(counted[0] + counted[1], whole),
        "success": Fraction(counted[2] + counted[3], whole),
        "special": Fraction(counted[3], whole),
        "fumble": Fraction(counted[0], whole),
    }


@pytest.mark.rule("narratograph.check")
def test_pools_without_a_roll() -> None:
    none = chances(PoolRoll(0, 4), Means(invokes=2))
    sure = chances(PoolRoll(2, 1), Means(invokes=2))
    assert none.outcomes["fail"] == 1 and (none.reached, none.spent) == (0, 0)
    assert sure.outcomes["success"] == 1 and (sure.reached, sure.spent) == (1, 0)
    assert chances(PoolRoll(2, 1), Means(wanted="special")).reached == 0
    assert chances(PoolRoll(0, 4), Means(wanted="fail")).reached == 1
