"""Story details, and how long things take."""

from tools import events as e
from tools.commands import Declare, MeasureTime
from tools.dice import Dice
from tools.duration import reckoned
from tools.errors import RuleError
from tools.game import Game
from tools.people import need, need_aspect
from tools.rules.points import spend

DECLARE = "condensed.declare"
TIME = "condensed.opt.time"


def declare(game: Game, command: Declare, dice: Dice) -> list[e.Event]:
    """Declare a story detail for a fate point, tied to an aspect that is in play.

    With the table's consent also without one.

    Raises:
        RuleError: `missing_aspect`, `unknown_aspect`, `no_points`, `unknown_character`.

    Source: condensed.declare.
    """
    who = need(game, command.character, DECLARE)
    aspect = need_aspect(game, command.aspect, DECLARE)[1].name if command.aspect else None
    if aspect is None and not command.consent:
        raise RuleError(
            "missing_aspect",
            "Which aspect is it tied to?",
            "Name one, or say that the table agrees without.",
            DECLARE,
        )
    return [
        spend(game, who.name, "declared", DECLARE),
        e.DetailDeclared(who=who.name, detail=command.detail, aspect=aspect),
    ]


def measure_time(game: Game, command: MeasureTime, dice: Dice) -> list[e.Event]:
    """How long something takes; the shifts of the last roll count where no steps are said.

    Raises:
        RuleError: `no_shifts`.

    Source: condensed.opt.time.
    """
    faster = command.faster
    if faster is None:
        faster = game.roll.shifts if game.roll is not None else None
    if faster is None:
        raise RuleError(
            "no_shifts",
            "No roll says how much faster or slower.",
            "Say how many steps, or roll first.",
            TIME,
        )
    amount, unit = reckoned(command.amount, command.unit, faster)
    before = (command.amount, command.unit)
    return [e.TimeMeasured(amount=amount, unit=unit, before=before, faster=faster)]
