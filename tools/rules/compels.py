"""Compels: trouble for a fate point."""

from tools import events as e
from tools.commands import AnswerCompel, Compel
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.people import called, find, need, need_aspect, side
from tools.rules.points import gain, purse_of, spend


def compel(game: Game, command: Compel, dice: Dice) -> list[e.Event]:
    """Offer a fate point for trouble; only a player who compels another's character pays for it.

    Raises:
        RuleError: `unknown_character`, `unknown_aspect`, `boost_compel`, `answer_first`,
            `no_points`.

    Source: condensed.compel.
    """
    rule = "condensed.compel"
    who = need(game, command.character, rule)
    name = None
    if command.aspect is not None:
        _, aspect = need_aspect(game, command.aspect, rule)
        name = aspect.name
        if aspect.kind == "boost":
            raise RuleError(
                "boost_compel",
                "A boost can't be compelled.",
                "Compel an aspect.",
                "condensed.boost",
                name=name,
            )
    if game.waiting("compel"):
        raise RuleError(
            "answer_first",
            f"{who.name} has to answer a compel first.",
            "Answer it, or waive it.",
            rule,
            name=who.name,
            kind="compel",
        )
    if command.claimed:
        return claimed(game, command, who.name, name)
    by = called(game, command.by) if command.by else e.GM
    if side(game, by) != "pc" or find(game, by) is None:
        by = e.GM
    elif by != who.name:
        spend(game, by, "compel", rule)
    may_refuse = purse_of(game, who.name) > 0
    return [
        e.CompelOffered(
            who=who.name,
            aspect=name,
            by=by,
            story=command.story,
            may_refuse=may_refuse,
            kind=command.kind,
            ends_scene=command.ends_scene,
        )
    ]


def claimed(game: Game, command: Compel, who: str, aspect: str | None) -> list[e.Event]:
    """Somebody compelled themselves by what they did already, and has the point at once.

    Raises:
        RuleError: `not_own_compel` when another is named as the one who compels.

    Source: condensed.compel.
    """
    if command.by is not None and called(game, command.by) != who:
        raise RuleError(
            "not_own_compel",
            "Only one's own trouble is claimed after the fact.",
            "Offer the compel instead.",
            "condensed.compel",
            name=who,
        )
    done = e.CompelClaimed(
        who=who,
        aspect=aspect,
        story=command.story,
        kind=command.kind,
        ends_scene=command.ends_scene,
    )
    return [done, gain(game, who, 1, "compel_claimed", "condensed.compel")]


def answer_compel(game: Game, command: AnswerCompel, dice: Dice) -> list[e.Event]:
    """Accept a compel for 1 point, or pay 1 to refuse it.

    Raises:
        RuleError: `no_compel`, or `no_points` for refusing without one.

    Source: condensed.compel.
    """
    rule = "condensed.compel"
    waiting = game.waiting("compel")
    if waiting is None or waiting.who is None:
        raise RuleError("no_compel", "No compel is waiting.", "Offer one first.", rule)
    answered = e.CompelAnswered(
        who=waiting.who, accept=command.accept, ends_scene=waiting.ends_scene and command.accept
    )
    if not command.accept:
        return [answered, spend(game, waiting.who, "compel_refused", rule)]
    events: list[e.Event] = [answered, gain(game, waiting.who, 1, "compel_accepted", rule)]
    after = fold(game, events)
    if waiting.by and waiting.by != waiting.who and purse_of(after, waiting.by):
        events.append(spend(after, waiting.by, "compel_offered", rule))
    return events
