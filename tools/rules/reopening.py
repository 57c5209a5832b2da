"""Invoking on the last roll: it is open again, and read anew."""

from tools import events as e
from tools.commands import Invoke
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game, OpenRoll
from tools.people import called, folded
from tools.records import replace
from tools.rules.contest_rolls import invoke_in_contest
from tools.rules.invoking import healed, pay_invokes
from tools.rules.points import INVOKE
from tools.rules.resolving import resolve
from tools.rules.rolling import await_defence
from tools.rules.sides import against
from tools.rules.surprise import shake_off
from tools.rules.volleys import await_split


def invoke(game: Game, command: Invoke, dice: Dice) -> list[e.Event]:
    """Invoke an aspect on the roll just made; a resolved one is reopened and read anew.

    Raises:
        RuleError: `no_roll` when something has followed from the last roll already.
    """
    if command.use == "remove":
        return shake_off(game, command)
    roll = game.roll
    if roll is None:
        raise RuleError(
            "no_roll",
            "No roll is open to an invoke: none was made, or something has followed from it.",
            "Invoke together with a roll, or right after it.",
            INVOKE,
        )
    if roll.action == "contest":
        return invoke_in_contest(game, command, dice)
    if healed(game, roll):
        raise RuleError(
            "no_roll",
            "The treatment has taken already.",
            "Undo it, or invoke on the next roll.",
            INVOKE,
        )
    who = called(game, command.actor) if command.actor else roll.acting.who
    if command.actor is None and command.use == "oppose":
        who = against(roll) or e.GM
    made = roll.made
    if command.aspect and made and folded(command.aspect) in {folded(name) for name, _, _ in made}:
        raise RuleError(
            "came_of_roll",
            f"{command.aspect} came of this very roll.",
            "Invoke it on a later roll.",
            INVOKE,
            name=command.aspect,
        )
    before: list[e.Event] = [] if roll.outcome is None else [e.Reopened()]
    game = fold(game, before)
    roll = game.roll or roll
    paid, game, after = pay_invokes(game, roll, [(command, who)], dice)
    if roll.targets:
        return [*paid, await_split(replace(after, outcome=None, shifts=None))]
    if roll.opposing is None and roll.difficulty is None:
        return [*paid, *awaiting(game, roll, replace(after, outcome=None, shifts=None))]
    return before + paid + resolve(game, after, supersedes=bool(before))


def awaiting(game: Game, before: OpenRoll, after: OpenRoll) -> list[e.Event]:
    """The defences that a changed roll waits for; in a zone attack it is changed for everyone."""
    if not before.volley:
        return [await_defence(game, after, after.target or "")]
    others = [
        replace(each, acting=after.acting, paid=after.paid)
        for each in game.volley
        if each.target != before.target and each.acting == before.acting
        and each.acting.given is None
    ]  # fmt: skip
    return [
        replace(await_defence(game, each, each.target or ""), queued=True)
        for each in (after, *others)
    ]
