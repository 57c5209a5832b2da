"""Judging an exchange of a contest: victories, twists, threats, the winner."""

from collections.abc import Iterator

from tools import events as e
from tools.game import Contest, ContestSide, Game
from tools.ladder import STYLE
from tools.options import is_on
from tools.rules.contest_order import CONTEST, named_side, rule_of, running, to_roll
from tools.rules.solo import struck

SHIELD = "condensed.opt.boss-challenge-immunity"


def judge(game: Game) -> Iterator[e.Event]:
    """Mark victories once every side has rolled or gone without; hit who is threatened; end it.

    Source: condensed.contest, accelerated.contest.
    """
    contest = running(game)
    if contest is None or contest.marked or to_roll(contest):
        return
    marks, twist = marked(contest, game.ruleset.lone_style)
    victories = {name: count + marks.get(name, 0) for name, count in contest.victories.items()}
    yield e.ContestMarked(
        exchange=contest.exchange,
        marks=marks,
        victories=victories,
        twist=twist,
        rule=rule_of(game),
    )
    yield from threatened(game, contest)
    won = next((each for each in contest.sides if victories[each.name] >= contest.to_win), None)
    if won is not None:
        yield won_by(game, contest, won, victories)


def marked(contest: Contest, lone_style: bool = True) -> tuple[dict[str, int], bool]:
    """Who marks how many victories in an exchange, and whether it is a twist.

    Head to head the highest effort marks one, two when it is 3 or more above the next. Against
    difficulties the largest margin marks one, two when it is 3 or more and, unless the system says
    otherwise, nobody else's is. A tie for the highest is a twist and marks nothing. Two rulings of
    ours: against difficulties whoever stays below their own marks nothing, and is no twist; a side
    that rolls alone marks one. Scale may add to the highest once it is that.

    Source: condensed.contest, condensed.opt.scale.
    """
    margins = {
        name: roll.acting.effort - (roll.difficulty or 0) for name, roll in contest.rolls.items()
    }
    apart = any(each.difficulty is not None for each in contest.sides)
    if not margins or (apart and max(margins.values()) < 0):
        return {}, False
    best, *rest = sorted(margins.values(), reverse=True)
    if rest and rest[0] == best:
        return {}, True
    winner = next(name for name, margin in margins.items() if margin == best)
    best += contest.rolls[winner].acting.late
    if apart:
        style = best >= STYLE and not (lone_style and rest and rest[0] >= STYLE)
    else:
        style = bool(rest) and best - rest[0] >= STYLE
    return {winner: 2 if style else 1}, False


def threatened(game: Game, contest: Contest) -> Iterator[e.Event]:
    """Everyone on a side whose roll stays below a threat takes a hit of the difference.

    Whoever is out of the scene, or can't be harmed yet, takes none. Source: condensed.contest.
    """
    safe = shielded(game)
    for threat in contest.threats:
        own = named_side(game, contest, threat.by)
        value = threat.value
        if value is None and own is not None and own.name in contest.rolls:
            value = contest.rolls[own.name].acting.effort
        for side in contest.sides:
            roll = contest.rolls.get(side.name)
            if value is None or roll is None or side.name not in threat.sides:
                continue
            for name in side.members if roll.acting.effort < value else ():
                sheet = game.characters.get(name)
                if (sheet is None or sheet.out is None) and name not in safe:
                    hit = e.Hit(
                        target=name,
                        by=threat.by,
                        shifts=value - roll.acting.effort,
                        track=threat.track,
                        sheet=sheet is not None,
                        rule=CONTEST,
                    )
                    yield from struck(game, hit)


def shielded(game: Game) -> frozenset[str]:
    """Who can't be harmed until the party has won, in this challenge or contest or another.

    Source: condensed.opt.boss-challenge-immunity.
    """
    challenge, contest = game.scene.challenge, game.scene.contest
    safe = set(challenge.shields) if challenge else set()
    if game.scene.immune and is_on(game, SHIELD):
        safe |= set(game.scene.immune)
    if contest is not None:
        winners = named_side(game, contest, contest.winner) if contest.winner else None
        safe |= {name for name in contest.shields if winners is None or name in winners.members}
    return frozenset(safe)


def won_by(
    game: Game, contest: Contest, side: ContestSide, victories: dict[str, int]
) -> e.ContestEnded:
    """A side has won: who was immune no longer is, or gets away with what they wanted."""
    escaped = tuple(name for name in contest.shields if name in side.members)
    return e.ContestEnded(
        winner=side.name,
        goal=side.goal,
        victories=victories,
        exposed=tuple(name for name in contest.shields if name not in escaped),
        escaped=escaped,
        rule=rule_of(game),
    )
