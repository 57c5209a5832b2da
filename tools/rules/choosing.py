"""Saying what a failure or tie comes to, and calling off what waits."""

from tools import events as e
from tools.commands import ChooseCost, Waive
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game
from tools.rules.resolving import after_cost

COMPEL = "condensed.compel"


def choose_cost(game: Game, command: ChooseCost, dice: Dice) -> list[e.Event]:
    """Say what a failure or a tie comes to.

    Raises:
        RuleError: `no_choice`, `not_an_option`.

    Source: condensed.fail, condensed.tie, condensed.overcome, condensed.create-advantage.
    """
    waiting = game.waiting("cost")
    if waiting is None:
        raise RuleError("no_choice", "No failure or tie is open.", "Roll first.", "condensed.fail")
    if command.option not in waiting.options:
        raise RuleError(
            "not_an_option",
            f"{command.option} is not open here.",
            f"Open: {', '.join(waiting.options)}.",
            waiting.rule,
            near=", ".join(waiting.options),
        )
    return [
        e.CostChosen(
            who=waiting.who, option=command.option, detail=command.detail, rule=waiting.rule
        ),
        *after_cost(game, waiting, command.option),
    ]


def waive(game: Game, command: Waive, dice: Dice) -> list[e.Event]:
    """Call off what is waiting, by the GM's word."""
    if not game.pending:
        raise RuleError("nothing_waits", "Nothing is waiting.", "")
    first = game.waiting(command.what) if command.what else game.pending[0]
    if first is None:
        raise RuleError("no_compel", "No compel is waiting.", "Offer one first.", COMPEL)
    waived: list[e.Event] = [e.Waived(what=first.kind, who=first.who)]
    closes = game.roll is not None and first.kind != "compel"
    return waived + ([e.RollClosed()] if closes else [])
