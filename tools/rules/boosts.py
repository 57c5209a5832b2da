"""Boosts: handed to an ally, and gone with what they describe."""

from collections.abc import Sequence

from tools import events as e
from tools.commands import HandBoost
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import ANYONE, Aspect, Game
from tools.people import aspects, called, folded, need, side

RULE = "condensed.boost"
# What may take away an aspect that a boost describes.
TAKING = (
    e.AspectRemoved,
    e.ConsequenceCleared,
    e.ObstacleRemoved,
    e.CharacterEdited,
    e.FormRevealed,
    e.Reopened,
    e.ConsequenceTaken,
)

TAKEN = frozenset(TAKING)


def hand_boost(game: Game, command: HandBoost, dice: Dice) -> list[e.Event]:
    """Hand a boost to an ally, who may use it from then on.

    Raises:
        RuleError: `unknown_character`, `no_boost_held`, `which_boost`, `not_ally`.

    Source: condensed.boost.
    """
    to = need(game, command.to, RULE).name
    on, boost = held(game, called(game, command.actor) if command.actor else None, command.aspect)
    who = next(iter(boost.free))
    if to == who or (who != ANYONE and side(game, to) != side(game, who)):
        raise RuleError(
            "not_ally",
            f"{to} is no ally of {who}.",
            "A boost is handed to somebody on one's own side.",
            RULE,
            name=to,
        )
    return [e.BoostHanded(aspect=boost.name, on=on, who=who, to=to)]


def held(game: Game, who: str | None, name: str | None) -> tuple[str | None, Aspect]:
    """The boost that is meant: of this name, or the only one that somebody holds.

    Raises:
        RuleError: `no_boost_held`, `which_boost`.
    """
    there = [
        (on, each)
        for on, each in aspects(game)
        if each.kind == "boost" and each.free and (who is None or who in each.free)
    ]
    found = [pair for pair in there if name is None or folded(pair[1].name) == folded(name)]
    if len(found) == 1:
        return found[0]
    listed = ", ".join(each.name for _, each in there)
    if found:
        raise RuleError(
            "which_boost", "There are several boosts.", f"Name one: {listed}.", RULE, near=listed
        )
    raise RuleError(
        "no_boost_held",
        "Nobody holds such a boost.",
        f"There are: {listed}." if listed else "Gain one first.",
        RULE,
        near=listed,
    )


def lost(before: Game, after: Game, events: Sequence[e.Event]) -> list[e.Event]:
    """Boosts that go because what they describe has gone.

    Source: condensed.boost.
    """
    if TAKEN.isdisjoint(map(type, events)):
        return []
    tied = [
        (on, each) for on, each in aspects(after) if each.kind == "boost" and each.of is not None
    ]
    if not tied:
        return []
    gone = {each.name for _, each in aspects(before)} - {each.name for _, each in aspects(after)}
    return [
        e.AspectRemoved(aspect=each.name, on=on, rule=RULE) for on, each in tied if each.of in gone
    ]
