"""Getting to a zone by a roll, and what whoever is there first has of it."""

from collections.abc import Iterator

from tools import events as e
from tools.game import Game, OpenRoll

KINDS = "condensed.aspect-kinds"


def first_there(game: Game, who: str, zone: str, by_roll: bool = False) -> list[e.Event]:
    """The free invokes that a zone's aspects have for whoever gets there first.

    Whoever starts out in a zone gets none (a ruling of ours). Source: condensed.aspect-kinds.
    """
    return [
        e.FreeInvokesAdded(aspect=each.name, count=1, holder=who, by_roll=by_roll, rule=KINDS)
        for each in game.scene.aspects
        if each.first and each.zone == zone
    ]


def arrived(game: Game, roll: OpenRoll) -> Iterator[e.Event]:
    """The roll took its actor where it led, perhaps as the first to get there."""
    assert roll.to is not None
    who = roll.acting.who or ""
    yield e.Moved(
        who=who,
        to=roll.to,
        came=roll.came,
        free=False,
        by_roll=True,
        rule=game.ruleset.rule("condensed.zones"),
    )
    yield from first_there(game, who, roll.to, by_roll=True)
