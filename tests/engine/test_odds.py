"""Exact probabilities against counting every throw, and against a dice library of its own."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import icepool
import pytest

from tools.errors import RuleError
from tools.ladder import outcome
from tools.notation import FateRoll, PoolRoll
from tools.odds import OUTCOMES, POOL_RANKS, Means, chances, odds

THROWS = list(product((-1, 0, 1), repeat=4))
TOTALS = Counter(map(sum, THROWS))
FATE = 4 @ icepool.Die([-1, 0, 1])
LEAST = {"tie": 0, "success": 1, "style": 3}


@pytest.mark.rule("condensed.dice", "condensed.outcomes")
@pytest.mark.parametrize("ahead", range(-9, 10))
def test_against_a_difficulty(ahead: int) -> None:
    counted = Counter(outcome(sum(faces) + ahead) for faces in THROWS)
    found = odds(FateRoll(None, ahead + 2, 2))
    assert sum(found.values()) == 1
    assert found == {name: Fraction(counted[name], 81) for name in OUTCOMES}
    oracle = (FATE + ahead).map(outcome)
    assert found == {name: Fraction(oracle.probability(name)) for name in OUTCOMES}


@pytest.mark.rule("condensed.dice", "condensed.outcomes")
@pytest.mark.parametrize("ahead", range(-4, 5))
def test_against_somebody_who_rolls(ahead: int) -> None:
    counted = Counter(
        outcome(sum(mine) + ahead - sum(theirs)) for mine in THROWS for theirs in THROWS
    )
    found = odds(FateRoll(None, ahead, 0), active=True)
    assert found == {name: Fraction(counted[name], 81**2) for name in OUTCOMES}
    oracle = (FATE - FATE + ahead).map(outcome)
    assert found == {name: Fraction(oracle.probability(name)) for name in OUTCOMES}


Judged = tuple[Fraction, Fraction]


def tried_out(ahead: int, dice: int, invokes: int, need: int) -> Judged:
    """Every way to go on, tried one by one: the best chance, and the fewest invokes for it."""
    ways: list[Judged] = [(Fraction(int(ahead + dice >= need)), Fraction(0))]
    if invokes:
        chance, spent = tried_out(ahead + 2, dice, invokes - 1, need)
        ways.append((chance, spent + 1))
        again = [
            (often, tried_out(ahead, anew, invokes - 1, need)) for anew, often in TOTALS.items()
        ]
        ways.append(
            (
                sum((Fraction(often, 81) * each[0] for often, each in again), Fraction(0)),
                sum((Fraction(often, 81) * each[1] for often, each in again), Fraction(1)),
            )
        )
    return max(ways, key=lambda way: (way[0], -way[1]))


@pytest.mark.rule("condensed.invoke", "condensed.outcomes")
@pytest.mark.parametrize("wanted", LEAST)
@pytest.mark.parametrize("invokes", [0, 1, 2, 3])
@pytest.mark.parametrize("active", [False, True])
def test_invokes_used_as_well_as_can_be(wanted: str, invokes: int, active: bool) -> None:
    foes = TOTALS if active else Counter({0: 1})
    aheads = (-1, 2) if active and invokes == 3 else range(-10, 6, max(invokes, 1))
    for ahead in aheads:
        found = chances(
            FateRoll(None, ahead, 0), Means(active=active, invokes=invokes, wanted=wanted)
        )
        reached = spent = Fraction(0)
        for theirs, often in foes.items():
            for dice, times in TOTALS.items():
                weight = Fraction(often * times, foes.total() * 81)
                chance, used = tried(ahead - theirs, dice, invokes, LEAST[wanted])
                reached, spent = reached + weight * chance, spent + weight * used
        assert (found.reached, found.spent) == (reached, spent)
        assert sum(found.outcomes.values()) == 1
        better = OUTCOMES[OUTCOMES.index(wanted) :]  # type: ignore[arg-type]
        assert found.reached == sum(found.outcomes[name] for name in better)


tried = cache(tried_out)  # the outermost call only: what it calls is tried out in full


@pytest.mark.rule("condensed.invoke")
@pytest.mark.parametrize("invokes", [1, 2])
def test_face_by_face(invokes: int) -> None:
    """The chance alone, over all 81 faces of every throw and no totals."""

    def chance(ahead: int, faces: tuple[int, ...], left: int) -> int:
        if ahead + sum(faces) >= 3:
            return 81**left
        if not left:
            return 0
        raised = 81 * chance(ahead + 2, faces, left - 1)
        return max(raised, sum(chance(ahead, anew, left - 1) for anew in THROWS))

    counted = sum(chance(-1, faces, invokes) for faces in THROWS)
    means = Means(invokes=invokes, wanted="style")
    assert chances(FateRoll(None, 1, 2), means).reached == Fraction(counted, 81 ** (invokes + 1))


@pytest.mark.rule("condensed.invoke")
@pytest.mark.parametrize("invokes", [1, 2, 3])
@pytest.mark.parametrize("wanted", LEAST)
def test_the_dice_library_agrees_on_final_outcomes(invokes: int, wanted: str) -> None:
    need = LEAST[wanted]

    def best(ahead: int, dice: int, left: int) -> icepool.Die[int]:
        stop = icepool.Die([ahead + dice])
        if left == 0 or ahead + dice >= need:
            return stop
        raised = best(ahead + 2, dice, left - 1)
        again = anew(ahead, left - 1)
        ways = [stop, raised, again]
        return max(ways, key=lambda way: way.probability(">=", need))

    @cache
    def anew(ahead: int, left: int) -> icepool.Die[int]:
        return FATE.map(lambda dice: best(ahead, dice, left))

    for ahead in range(-6, 5):
        found = chances(FateRoll(None, ahead, 0), Means(invokes=invokes, wanted=wanted))
        assert found.reached == anew(ahead, invokes).probability(">=", need)


@pytest.mark.rule("condensed.invoke")
def test_no_invoke_is_spent_on_what_is_reached_or_hopeless() -> None:
    sure = chances(FateRoll(None, 9, 0), Means(invokes=3))
    hopeless = chances(FateRoll(None, -20, 0), Means(invokes=3))
    assert (sure.reached, sure.spent) == (1, 0)
    assert (hopeless.reached, hopeless.spent) == (0, 0)


@pytest.mark.rule("condensed.teamwork")
@pytest.mark.parametrize(
    ("rating", "helpers", "bonus"), [(3, 2, 2), (3, 5, 3), (1, 4, 1), (0, 2, 0), (-1, 2, 0)]
)
def test_help_adds_no_more_than_the_leaders_rating(rating: int, helpers: int, bonus: int) -> None:
    found = chances(FateRoll(None, rating, 2), Means(helpers=helpers))
    assert found.outcomes == odds(FateRoll(None, rating + bonus, 2))


@pytest.mark.rule("core.teamwork")
def test_core_has_no_cap_on_help() -> None:
    found = chances(FateRoll(None, 1, 2), Means(helpers=5, capped=False))
    assert found.outcomes == odds(FateRoll(None, 6, 2))


@pytest.mark.rule("condensed.opt.weapons-armor", "condensed.attack")
@pytest.mark.parametrize("armour", [0, 1, 3])
@pytest.mark.parametrize("weapon", [0, 1, 4])
def test_hits_of_weapons_against_armour(weapon: int, armour: int) -> None:
    counted: Counter[int] = Counter()
    for faces in THROWS:
        shifts = sum(faces) + 1
        raw = shifts + weapon if shifts > 0 else (weapon if shifts == 0 else 0)
        counted[max(0, raw - armour) if shifts >= 0 else 0] += 1
    found = chances(FateRoll(None, 3, 2), Means(weapon=weapon, armour=armour))
    assert found.hits == {size: Fraction(counted[size], 81) for size in sorted(counted)}


@pytest.mark.rule("condensed.opt.weapons-armor", "condensed.invoke")
@pytest.mark.parametrize("hit", [1, 2, 4, 7])
def test_invokes_for_a_hit(hit: int) -> None:
    found = chances(FateRoll(None, 3, 2), Means(weapon=2, armour=1, hit=hit, invokes=2))
    need = 0 if hit == 1 else hit - 1
    counted = [tried(1, dice, 2, need)[0] * often for dice, often in TOTALS.items()]
    assert found.reached == sum(counted, Fraction(0)) / 81
    assert found.reached == sum(odd for size, odd in found.hits.items() if size >= hit)


def test_hits_only_where_they_are_asked_for() -> None:
    assert chances(FateRoll(None, 3, 2), Means(invokes=1)).hits == {}


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


@pytest.mark.parametrize(
    ("roll", "wanted", "rule"),
    [
        (FateRoll(None, 3, 2), "special", "condensed.outcomes"),
        (PoolRoll(2, 4), "style", "narratograph.check"),
    ],
)
def test_outcomes_that_a_roll_does_not_have(
    roll: FateRoll | PoolRoll, wanted: str, rule: str
) -> None:
    with pytest.raises(RuleError) as caught:
        chances(roll, Means(wanted=wanted))
    assert (caught.value.code, caught.value.rule) == ("unknown_outcome", rule)
    assert "success" in caught.value.hint
