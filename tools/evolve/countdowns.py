"""What happens with countdowns."""

from collections.abc import Callable, Mapping

from tools import events as e
from tools.evolve.folding import Fold
from tools.game import Countdown, Game
from tools.records import replace


def _at(game: Game, name: str, change: Callable[[Countdown], Countdown | None]) -> Game:
    changed = (change(each) if each.name == name else each for each in game.countdowns)
    return replace(game, countdowns=tuple(each for each in changed if each is not None))


def _countdown_began(game: Game, event: e.CountdownBegan) -> Game:
    countdown = Countdown(
        name=event.name,
        boxes=event.boxes,
        outcome="",
        triggers=event.triggers,
        when=event.when,
        shown=event.shown,
    )
    return replace(game, countdowns=(*game.countdowns, countdown))


def _countdown_means(game: Game, event: e.CountdownMeans) -> Game:
    return _at(game, event.countdown, lambda each: replace(each, outcome=event.outcome))


def _countdown_marked(game: Game, event: e.CountdownMarked) -> Game:
    return _at(game, event.countdown, lambda each: replace(each, marked=event.marked))


def _countdown_over(game: Game, event: e.CountdownFull | e.CountdownEnded) -> Game:
    return _at(game, event.countdown, lambda each: None)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.CountdownBegan: _countdown_began,
    e.CountdownMeans: _countdown_means,
    e.CountdownMarked: _countdown_marked,
    e.CountdownFull: _countdown_over,
    e.CountdownEnded: _countdown_over,
}
