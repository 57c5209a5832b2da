"""Who is on which side of a roll."""

from tools.game import Game, OpenRoll
from tools.people import side


def against(roll: OpenRoll) -> str | None:
    """Who opposes a roll, by dice or only as its target."""
    return roll.opposing.who if roll.opposing and roll.opposing.who else roll.target


def sides_of(game: Game, roll: OpenRoll, who: str | None) -> tuple[str, str]:
    """The side of a roll that somebody helps, and the other: their own, or that of their allies."""
    acting, foe = roll.acting.who, against(roll)
    if who is None or who == acting:
        return "acting", "opposing"
    theirs = side(game, who)
    opposes = who == foe or (
        foe is not None and theirs == side(game, foe) and theirs != side(game, acting)
    )
    return ("opposing", "acting") if opposes else ("acting", "opposing")


def helped(game: Game, roll: OpenRoll, who: str | None, use: str) -> str:
    """The side of a roll that an invoke helps: `oppose` is the opposition's, save for who acts."""
    if use == "oppose" and who != roll.acting.who:
        return "opposing"
    return sides_of(game, roll, who)[0]


def compared(roll: OpenRoll) -> tuple[int, int]:
    """Both results; to the one that succeeds scale may add. Source: condensed.opt.scale."""
    acting, opposing = roll.acting, roll.opposing
    effort = acting.effort
    opposition = opposing.effort if opposing else (roll.difficulty or 0)
    if effort > opposition:
        effort += acting.late
    elif effort < opposition and opposing is not None:
        opposition += opposing.late
    return effort, opposition
