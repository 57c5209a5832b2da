"""Exact probabilities, by counting all throws: before a roll, and with the best use of invokes.

Everything is counted in whole throws and divided once at the end, so no chance is rounded.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product

from tools import pool
from tools.errors import RuleError
from tools.ladder import STYLE, Outcome, outcome
from tools.notation import Asked, DieRoll, PoolRoll, not_a_roll

TOTALS: Counter[int] = Counter(sum(faces) for faces in product((-1, 0, 1), repeat=4))
OUTCOMES: tuple[Outcome, ...] = ("fail", "tie", "success", "style")
LEAST: Mapping[str, int] = {"fail": -999, "tie": 0, "success": 1, "style": STYLE}
POOL_OUTCOMES = ("fail", "success", "special", "fumble")
POOL_RANKS = ("fumble", "fail", "success", "special")
THROWS = TOTALS.total()
BONUS = 2
CHECK = "narratograph.check"


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """What can be brought to a roll.

    Attributes:
        active: the opposition rolls dice too.
        helpers: how many help, each with at least Average (+1) in the same skill.
        capped: help adds no more than the leader's own rating (Core: no cap).
        weapon, armour: ratings that a hit is changed by; None where the table has none.
        invokes: how many invokes (in Narratograph: cheers) may be made once the dice are seen.
        wanted: the outcome that they are made for, or one better.
        hit: instead of an outcome, a hit of so many shifts or more.
    """

    active: bool = False
    helpers: int = 0
    capped: bool = True
    weapon: int | None = None
    armour: int | None = None
    invokes: int = 0
    wanted: str = "success"
    hit: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chances:
    """What may come of a roll, invokes used as well as can be.

    Attributes:
        outcomes: the chance of each outcome.
        reached: the chance of the wanted outcome or better.
        spent: how many invokes that takes on average.
        hits: the chance of each size of hit, 0 for none; empty unless hits were asked for.
    """

    outcomes: Mapping[str, Fraction]
    reached: Fraction
    spent: Fraction
    hits: Mapping[int, Fraction] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One way to go on, counted in throws: how often it gets there, invokes made, final shifts."""

    reached: int
    spent: int
    shifts: Mapping[int, int]


def odds(roll: Asked, active: bool = False) -> dict[str, Fraction]:
    """The chance of each outcome.

    Args:
        active: the opposition rolls dice too.

    Source: condensed.dice, condensed.outcomes, narratograph.check.
    """
    return dict(chances(roll, Means(active=active)).outcomes)


def chances(roll: Asked, means: Means) -> Chances:
    """The chance of each outcome when invokes are used as well as can be.

    Each invoke is decided on after the dice are seen, +2 or all four dice anew, for the chance of
    the wanted outcome or better; of equally good ways the one that takes the fewest invokes.

    Raises:
        RuleError: `unknown_outcome`, for a wanted one that the roll doesn't have; `not_a_roll`
            for a D6, which has no outcome.

    Source: condensed.invoke, condensed.teamwork, condensed.opt.weapons-armor, narratograph.cheer.
    """
    if isinstance(roll, DieRoll):
        raise not_a_roll("D6")
    known = POOL_RANKS if isinstance(roll, PoolRoll) else OUTCOMES
    if means.wanted not in known:
        listed = ", ".join(known)
        raise RuleError(
            "unknown_outcome",
            f"This roll has no outcome {means.wanted}.",
            f"It has: {listed}.",
            CHECK if isinstance(roll, PoolRoll) else "condensed.outcomes",
            name=means.wanted,
            near=listed,
        )
    if isinstance(roll, PoolRoll):
        return pool_chances(roll, means)
    ahead = roll.rating + help_bonus(roll.rating, means) - (roll.opposition or 0)
    need = least_shifts(means)
    foes = TOTALS if means.active else Counter({0: 1})
    reached = spent = 0
    shifts: Counter[int] = Counter()
    for theirs, often in foes.items():
        line = fresh(ahead - theirs, means.invokes, need)
        reached += often * line.reached
        spent += often * line.spent
        for final, times in line.shifts.items():
            shifts[final] += often * times
    whole = shifts.total()
    outcomes: Counter[str] = Counter()
    hits: Counter[int] = Counter()
    for final, times in shifts.items():
        outcomes[outcome(final)] += times
        hits[hit_of(final, means)] += times
    return Chances(
        outcomes={name: Fraction(outcomes[name], whole) for name in OUTCOMES},
        reached=Fraction(reached, whole),
        spent=Fraction(spent, whole),
        hits={size: Fraction(hits[size], whole) for size in sorted(hits)} if hitting(means) else {},
    )


def help_bonus(rating: int, means: Means) -> int:
    """What helpers add: 1 each, at most the leader's own rating.

    Source: condensed.teamwork, core.teamwork.
    """
    return min(means.helpers, max(rating, 0)) if means.capped else means.helpers


def hitting(means: Means) -> bool:
    """Whether it is the size of a hit that counts."""
    return (means.weapon, means.armour, means.hit) != (None, None, None)


def hit_of(shifts: int, means: Means) -> int:
    """The hit of an attack; 0 for none. On a tie a weapon hits with its rating alone.

    Source: condensed.attack, condensed.opt.weapons-armor.
    """
    weapon = means.weapon or 0
    if shifts < 0 or (shifts == 0 and not weapon):
        return 0
    return max(0, shifts + weapon - (means.armour or 0))


def least_shifts(means: Means) -> int:
    """The shifts from which on the wanted outcome, or hit, is reached."""
    if means.hit is None:
        return LEAST[means.wanted]
    return next(each for each in range(-1, means.hit + 99) if hit_of(each, means) >= means.hit)


@cache
def fresh(ahead: int, invokes: int, need: int) -> Line:
    """Four dice thrown, then the best that so many invokes can do; out of 81 ** (invokes + 1).

    Args:
        ahead: effort without the dice, less the opposition.
    """
    return total((best(ahead, dice, invokes, need), often) for dice, often in TOTALS.items())


@cache
def best(ahead: int, dice: int, invokes: int, need: int) -> Line:
    """The best way on from dice that lie there; out of 81 ** invokes."""
    scale = THROWS**invokes
    shifts = ahead + dice
    stop = Line(scale if shifts >= need else 0, 0, {shifts: scale})
    if stop.reached or not invokes:
        return stop
    raised = total([(best(ahead + BONUS, dice, invokes - 1, need), THROWS)], extra=scale)
    again = total([(fresh(ahead, invokes - 1, need), 1)], extra=scale)
    return max((stop, raised, again), key=lambda line: (line.reached, -line.spent))


def total(lines: Iterable[tuple[Line, int]], extra: int = 0) -> Line:
    """Lines added up, each as often as it comes; `extra` for an invoke that all of them made."""
    reached, spent = 0, extra
    shifts: Counter[int] = Counter()
    for line, often in lines:
        reached += often * line.reached
        spent += often * line.spent
        for final, times in line.shifts.items():
            shifts[final] += often * times
    return Line(reached, spent, shifts)


def pool_chances(roll: PoolRoll, means: Means) -> Chances:
    """Success, special and fumble of a check; cheers are made until the wanted one is reached.

    Success includes special, and failure fumble. Without a roll nobody can cheer.
    Source: narratograph.check, narratograph.special, narratograph.fumble, narratograph.cheer.
    """
    if not pool.rolled(roll.dice, roll.target):
        won = Fraction(int(roll.dice > 0))
        sure = {"fail": 1 - won, "success": won, "special": Fraction(0), "fumble": Fraction(0)}
        met = {"success": won, "special": Fraction(0)}.get(means.wanted, Fraction(1))
        return Chances(outcomes=sure, reached=met, spent=Fraction(0))
    wanted = POOL_RANKS.index(means.wanted)
    highest = {face: face**roll.dice - (face - 1) ** roll.dice for face in range(1, pool.SIDES + 1)}
    spent = Fraction(0)
    for _ in range(means.invokes):
        open_ones = {face for face in highest if rank(face, roll.target) < wanted}
        spent += Fraction(sum(highest[face] for face in open_ones), sum(highest.values()))
        highest = {
            face: highest[face] * (face if face in open_ones else pool.SIDES)
            + sum(highest[lower] for lower in open_ones if lower < face)
            for face in highest
        }
    whole = sum(highest.values())
    by_rank: Counter[str] = Counter()
    for face, times in highest.items():
        by_rank[POOL_RANKS[rank(face, roll.target)]] += times
    counted = {
        "fail": by_rank["fail"] + by_rank["fumble"],
        "success": by_rank["success"] + by_rank["special"],
        "special": by_rank["special"],
        "fumble": by_rank["fumble"],
    }
    reached = sum(by_rank[name] for name in POOL_RANKS[wanted:])
    return Chances(
        outcomes={name: Fraction(counted[name], whole) for name in POOL_OUTCOMES},
        reached=Fraction(reached, whole),
        spent=spent,
    )


def rank(highest: int, target: int) -> int:
    """How good a pool is by its highest die: a place in POOL_RANKS."""
    if pool.special((highest,)):
        return 3
    if pool.succeeds((highest,), target):
        return 2
    return 0 if pool.fumble((highest,)) else 1
