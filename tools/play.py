"""Playing a command: its rule gives events, and folding them gives the new game."""

from typing import NamedTuple

from tools import commands as c, events as e
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.options import need_option
from tools.registry import REGISTRY
from tools.rules.aftermath import aftermath
from tools.rules.safety import refuse_stopped
from tools.rules.tracks import settled

KEEPS_ROLL = ("cost", "special", "fumble")
CLOSED = e.RollClosed()


class Step(NamedTuple):
    """What playing a command came to."""

    command: c.Command
    events: tuple[e.Event, ...]
    game: Game


def play(game: Game, command: c.Command, dice: Dice) -> Step:
    """Play one command.

    Raises:
        RuleError: the rules refuse it (`not_in_system`, `option_off`, or as its rule says); the
            game is as it was.
    """
    working = REGISTRY[type(command)]
    if working.systems and game.system not in working.systems:
        listed = ", ".join(working.systems)
        raise RuleError(
            "not_in_system",
            f"This campaign's system has no {command.command}.",
            f"It belongs to: {listed}.",
            working.main_rule(command.command),
            name=command.command,
            near=listed,
        )
    if game.scene.stopped:
        refuse_stopped(command)
    if working.option:
        need_option(game, working.option)
    command = settled(game, command)
    events = working.work(game, command, dice)
    after = fold(game, events)
    if more := aftermath(game, after, events):
        events, after = [*events, *more], fold(after, more)
    roll = after.roll
    done = roll is not None and (roll.outcome is not None or roll.action == "contest")
    if done and not working.keeps_roll and not holds_roll(after):
        events, after = [*events, CLOSED], fold(after, [CLOSED])
    return Step(command, tuple(events), after)


def holds_roll(game: Game) -> bool:
    """Whether something waits that may still change the roll that it came of."""
    return any(waiting.kind in KEEPS_ROLL for waiting in game.pending)
