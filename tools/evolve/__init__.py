"""The only place where state changes: each event, folded into a game."""

from collections.abc import Iterable, Mapping

from tools import events as e
from tools.evolve import (
    aspects,
    bosses,
    challenges,
    characters,
    conditions,
    conflicts,
    contests,
    countdowns,
    growth,
    harm,
    house,
    importing,
    magus,
    places,
    points,
    pool,
    rolls,
    safety,
    scenes,
    teamwork,
)
from tools.evolve.folding import Fold
from tools.game import Game

CHAPTERS = (
    rolls,
    harm,
    magus,
    conditions,
    aspects,
    points,
    conflicts,
    teamwork,
    contests,
    challenges,
    places,
    countdowns,
    characters,
    importing,
    growth,
    bosses,
    scenes,
    safety,
    house,
    pool,
)
FOLDS: Mapping[type[e.Event], Fold] = {
    kind: change for chapter in CHAPTERS for kind, change in chapter.FOLDS.items()
}


def evolve(game: Game, event: e.Event) -> Game:
    """The game after one event."""
    return FOLDS[type(event)](game, event)


def fold(game: Game, events: Iterable[e.Event]) -> Game:
    """The game after all events, in order."""
    for event in events:
        game = FOLDS[type(event)](game, event)
    return game
