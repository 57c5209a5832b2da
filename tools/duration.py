"""How long things take: amounts of units of time, one step faster or slower a shift."""

from typing import Literal, get_args

Amount = Literal["half", "one", "few", "several"]
Unit = Literal["seconds", "minutes", "hours", "days", "weeks", "months", "years"]

AMOUNTS: tuple[Amount, ...] = get_args(Amount)
UNITS: tuple[Unit, ...] = get_args(Unit)


def reckoned(amount: Amount, unit: Unit, faster: int) -> tuple[Amount, Unit]:
    """An amount of time, so many steps faster (below 0: slower).

    Faster than half a unit is several of the next smaller one, slower than several is half of the
    next larger one. Beyond half a second and several years it goes no further (a ruling of ours).

    Source: condensed.opt.time.
    """
    step = UNITS.index(unit) * len(AMOUNTS) + AMOUNTS.index(amount) - faster
    step = max(0, min(step, len(UNITS) * len(AMOUNTS) - 1))
    return AMOUNTS[step % len(AMOUNTS)], UNITS[step // len(AMOUNTS)]
