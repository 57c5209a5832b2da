"""What follows from overcoming something: tasks won, zones reached, obstacles gone or run into."""

from collections.abc import Iterator

from tools import events as e
from tools.evolve import fold
from tools.game import Challenge, Game, OpenRoll, Pending, Task
from tools.people import find_aspect, find_obstacle
from tools.rules.solo import struck

RULES = {
    "hazard": "condensed.opt.obstacle-hazard",
    "block": "condensed.opt.obstacle-block",
    "distraction": "condensed.opt.obstacle-distraction",
}


def open_tasks(challenge: Challenge) -> list[Task]:
    """Tasks that still take a roll."""
    made = [each.task for each in challenge.tries]
    return [each for each in challenge.tasks if made.count(each.name) < each.rolls]


def tried(game: Game, roll: OpenRoll) -> Iterator[e.Event]:
    """A roll for a task: won, or lost, or waiting for its cost to be chosen."""
    challenge = game.scene.challenge
    if roll.task is None or challenge is None or roll.outcome is None:
        return
    won = True if roll.outcome in ("success", "style") else None
    done = attempt(roll, won)
    yield done
    yield from tally(fold(game, [done]))


def attempt(roll: OpenRoll, won: bool | None, cost: str = "") -> e.TaskTried:
    """The event of a roll for a task."""
    assert roll.task is not None and roll.outcome is not None
    return e.TaskTried(
        attempt=roll.attempt,
        task=roll.task,
        who=roll.acting.who,
        skill=roll.acting.skill,
        outcome=roll.outcome,
        won=won,
        cost=cost,
    )


def paid_for(game: Game, waiting: Pending, option: str) -> Iterator[e.Event]:
    """What a choice of cost makes of a task: at a cost it is won, else it is lost."""
    roll = game.roll
    if roll is None or roll.task is None or game.scene.challenge is None:
        return
    cost = {"minor_cost": "minor", "major_cost": "major"}.get(option, "")
    done = attempt(roll, bool(cost), cost)
    yield done
    yield from tally(fold(game, [done]))


def tally(game: Game) -> Iterator[e.Event]:
    """What all rolls come to, once they have been made."""
    challenge = game.scene.challenge
    if challenge is None or open_tasks(challenge) or not challenge.tries:
        return
    if all(each.won is not None for each in challenge.tries):
        won, lost, costs, result = reading(challenge)
        yield e.ChallengeTallied(won=won, lost=lost, costs=costs, result=result)


def reading(challenge: Challenge) -> tuple[int, int, int, e.Verdict]:
    """How many rolls were won, lost, and had at a cost; all won is won, none won is lost.

    Anything between is mixed, for the GM to judge (a ruling of ours). Source: condensed.challenge.
    """
    won = sum(each.won is True for each in challenge.tries)
    lost = len(challenge.tries) - won
    costs = sum(bool(each.cost) for each in challenge.tries)
    result: e.Verdict = "mixed" if won and lost else ("won" if won else "lost")
    return won, lost, costs, result


def removed(game: Game, roll: OpenRoll) -> Iterator[e.Event]:
    """The roll has got rid of its obstacle, or of the aspect that it was to get rid of."""
    obstacle = find_obstacle(game, roll.obstacle)
    if roll.remove and obstacle is not None:
        yield e.ObstacleRemoved(name=obstacle.name, by=roll.acting.who, rule=RULES[obstacle.kind])
    elif roll.remove and roll.aspect is not None and (found := find_aspect(game, roll.aspect)):
        yield e.AspectRemoved(aspect=found[1].name, on=found[0], by=roll.acting.who)


def ran_into(game: Game, roll: OpenRoll) -> Iterator[e.Event]:
    """A block hits whoever fails at it, and their helpers: the difference and its weapon rating.

    Source: condensed.opt.obstacle-block.
    """
    block = find_obstacle(game, roll.obstacle, "block")
    if block is None or roll.shifts is None:
        return
    for name in (roll.acting.who or "", *roll.helpers):
        hit = e.Hit(
            target=name,
            by=block.name,
            shifts=-roll.shifts + block.weapon,
            track=block.track,
            sheet=name in game.characters,
            rule=RULES["block"],
        )
        yield from struck(game, hit)
