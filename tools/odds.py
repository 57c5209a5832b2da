"""Exact probabilities, by counting all throws."""

from collections import Counter
from fractions import Fraction
from itertools import product

from tools.ladder import Outcome, outcome
from tools.notation import FateRoll, PoolRoll

TOTALS: Counter[int] = Counter(sum(faces) for faces in product((-1, 0, 1), repeat=4))
OUTCOMES: tuple[Outcome, ...] = ("fail", "tie", "success", "style")


def odds(roll: FateRoll | PoolRoll, active: bool = False) -> dict[str, Fraction]:
    """The chance of each outcome.

    Args:
        active: the opposition rolls dice too.

    Source: condensed.dice, condensed.outcomes, narratograph.check.
    """
    if isinstance(roll, PoolRoll):
        return pool_odds(roll)
    against = roll.opposition or 0
    foes = TOTALS if active else Counter({0: 1})
    found: Counter[str] = Counter()
    for mine, times in TOTALS.items():
        for theirs, others in foes.items():
            found[outcome(roll.rating + mine - against - theirs)] += times * others
    whole = 81 * foes.total()
    return {name: Fraction(found[name], whole) for name in OUTCOMES}


def pool_odds(roll: PoolRoll) -> dict[str, Fraction]:
    """The chance of success, special and fumble of a Narratograph check."""
    if roll.dice <= 0 or roll.target <= 1:
        won = Fraction(int(roll.dice > 0))
        return {"fail": 1 - won, "success": won, "special": Fraction(0), "fumble": Fraction(0)}
    success = 1 - Fraction(roll.target - 1, 6) ** roll.dice
    return {
        "fail": 1 - success,
        "success": success,
        "special": 1 - Fraction(5, 6) ** roll.dice,
        "fumble": Fraction(1, 6) ** roll.dice,
    }
