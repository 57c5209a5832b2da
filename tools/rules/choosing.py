"""Saying what a failure or tie comes to, and calling off what waits."""

from tools import events as e
from tools.commands import ChooseCost, Waive
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game, Pending
from tools.people import find_obstacle
from tools.rules.options import DUTIES
from tools.rules.resolving import after_cost
from tools.rules.solo import struck

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
    harmed = command.option == "hit" and fell_short(game)
    if command.option not in waiting.options and not harmed:
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
        *(() if harmed else after_cost(game, waiting, command.option)),
        *hurt_by(game, waiting, command, harmed),
    ]


def fell_short(game: Game) -> bool:
    """Whether the last roll failed at getting past something that deals no hits of its own."""
    roll = game.roll
    failed = roll is not None and roll.action == "overcome" and (roll.shifts or 0) < 0
    return failed and find_obstacle(game, roll.obstacle if roll else None, "block") is None


def hurt_by(game: Game, waiting: Pending, command: ChooseCost, harmed: bool) -> list[e.Event]:
    """The hit that a failure or a tie costs, by itself or with another cost; helpers share it.

    By itself it is as much as the roll fell short, unless another number is said (a ruling of
    ours). It is listed where a block deals it, and accepted after every failed overcome roll.

    Source: condensed.fail, condensed.tie, condensed.teamwork.
    """
    roll = game.roll
    shifts = command.hit or (-(roll.shifts or 0) if harmed and roll else 0)
    if not shifts:
        return []
    names = (waiting.who or "", *(roll.helpers if roll else ()))
    hits = [
        e.Hit(
            target=name,
            by=None,
            shifts=shifts,
            track=command.track,
            sheet=name in game.characters,
            rule="condensed.tie" if roll and roll.outcome == "tie" else "condensed.fail",
        )
        for name in names
    ]
    return [event for hit in hits for event in struck(game, hit)]


def waive(game: Game, command: Waive, dice: Dice) -> list[e.Event]:
    """Call off what is waiting, by the GM's word."""
    if not game.pending:
        raise RuleError(
            "nothing_waits",
            "Nothing is waiting.",
            "A hit, a defence, a choice or an offer can be.",
            game.ruleset.rule(DUTIES),
        )
    first = game.waiting(command.what) if command.what else game.pending[0]
    if first is None:
        raise RuleError("no_compel", "No compel is waiting.", "Offer one first.", COMPEL)
    waived: list[e.Event] = [e.Waived(what=first.kind, who=first.who)]
    closes = game.roll is not None and first.kind != "compel"
    return waived + ([e.RollClosed()] if closes else [])
