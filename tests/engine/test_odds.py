"""Exact probabilities against counting every throw, and against a dice library of its own."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import icepool
import pytest

from tools.errors import RuleError
from tools.ladder import outcome
from tools.notation import FateRoll, PoolRoll
from tools.odds import OUTCOMES, Means, chances, odds

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


Judged = tuple[Fraction, Fraction, Counter[int]]


@cache
def tried(ahead: int, dice: int, invokes: int, need: int) -> Judged:
    """Every way to go on, tried one by one: the best chance, fewest invokes, final shifts."""
    shifts = ahead + dice
    ways: list[Judged] = [(Fraction(int(shifts >= need)), Fraction(0), Counter({shifts: 1}))]
    if invokes:
        chance, spent, final = tried(ahead + 2, dice, invokes - 1, need)
        ways.append((chance, spent + 1, final))
        again = [(often, tried(ahead, anew, invokes - 1, need)) for anew, often in TOTALS.items()]
        chance, spent, final = averaged(again)
        ways.append((chance, spent + 1, final))
    return max(ways, key=lambda way: (way[0], -way[1]))


def averaged(judged: list[tuple[int, Judged]]) -> Judged:
    """Judgements that come so often, as one."""
    whole = sum(often for often, _ in judged)
    final: Counter[Any] = Counter()
    for often, (_, _, each) in judged:
        for shifts, chance in each.items():
            final[shifts] += chance * Fraction(often, whole)
    chance = sum((Fraction(often, whole) * each[0] for often, each in judged), Fraction(0))
    spent = sum((Fraction(often, whole) * each[1] for often, each in judged), Fraction(0))
    return chance, spent, final


def thrown(ahead: int, invokes: int, need: int, active: bool) -> Judged:
    """All throws of one side, or of both, each gone on from as well as can be."""
    foes = TOTALS if active else Counter({0: 1})
    return averaged(
        [
            (often * times, tried(ahead - theirs, dice, invokes, need))
            for theirs, often in foes.items()
            for dice, times in TOTALS.items()
        ]
    )


@pytest.mark.rule("condensed.invoke", "condensed.outcomes")
@pytest.mark.parametrize("wanted", LEAST)
@pytest.mark.parametrize("invokes", [0, 1, 2, 3])
@pytest.mark.parametrize("active", [False, True])
def test_invokes_used_as_well_as_can_be(wanted: str, invokes: int, active: bool) -> None:
    for ahead in range(-11, 8):
        found = chances(
            FateRoll(None, ahead, 0), Means(active=active, invokes=invokes, wanted=wanted)
        )
        reached, spent, final = thrown(ahead, invokes, LEAST[wanted], active)
        assert (found.reached, found.spent) == (reached, spent)
        assert found.outcomes == {
            name: sum(odd for shifts, odd in final.items() if outcome(shifts) == name)
            for name in OUTCOMES
        }
        better = OUTCOMES[OUTCOMES.index(wanted) :]  # type: ignore[arg-type]
        assert found.reached == sum(found.outcomes[name] for name in better)


@pytest.mark.rule("condensed.invoke", "condensed.teamwork", "core.teamwork")
@pytest.mark.parametrize("capped", [True, False])
@pytest.mark.parametrize("invokes", [0, 1, 2, 3])
@pytest.mark.parametrize("active", [False, True])
def test_help_and_invokes_together(active: bool, invokes: int, capped: bool) -> None:
    for rating in range(-1, 5):
        for helpers in range(4):
            help_ = min(helpers, max(rating, 0)) if capped else helpers
            found = chances(
                FateRoll(None, rating, 3),
                Means(active=active, invokes=invokes, helpers=helpers, capped=capped),
            )
            reached, spent, _ = thrown(rating + help_ - 3, invokes, 1, active)
            assert (found.reached, found.spent) == (reached, spent)


@pytest.mark.rule("condensed.opt.weapons-armor", "condensed.attack", "condensed.invoke")
@pytest.mark.parametrize("invokes", [0, 1, 2, 3])
@pytest.mark.parametrize("active", [False, True])
def test_weapons_and_invokes_together(active: bool, invokes: int) -> None:
    for weapon, armour, hit in product((0, 1, 4), (0, 2), (None, 1, 3, 6)):

        def size(shifts: int, weapon: int = weapon, armour: int = armour) -> int:
            raw = shifts + weapon if shifts > 0 else (weapon if shifts == 0 else 0)
            return max(0, raw - armour)

        need = 1 if hit is None else next(each for each in range(99) if size(each) >= hit)
        found = chances(
            FateRoll(None, 2, 3),
            Means(active=active, invokes=invokes, weapon=weapon, armour=armour, hit=hit),
        )
        reached, spent, final = thrown(-1, invokes, need, active)
        hits: Counter[Any] = Counter()
        for shifts, odd in final.items():
            hits[size(shifts)] += odd
        assert (found.reached, found.spent) == (reached, spent)
        assert found.hits == {each: hits[each] for each in sorted(hits)}


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
@pytest.mark.parametrize("active", [False, True])
def test_the_dice_library_agrees_on_final_outcomes(invokes: int, wanted: str, active: bool) -> None:
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
        means = Means(invokes=invokes, wanted=wanted, active=active)
        found = chances(FateRoll(None, ahead, 0), means)
        foes = FATE if active else icepool.Die([0])
        final = foes.map(lambda theirs, ahead=ahead: anew(ahead - theirs, invokes))
        assert found.reached == final.probability(">=", need)


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
