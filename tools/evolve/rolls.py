"""What happens with a roll."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.contests import closed, reopened, without_twist
from tools.evolve.folding import (
    NEW,
    Fold,
    add_aspect,
    add_free,
    at_aspect,
    in_scene,
    without_aspect,
    without_defence,
    without_hit,
    without_pending,
)
from tools.evolve.places import moved_back
from tools.game import Game, Pending
from tools.people import find_aspect
from tools.records import replace


def _rolled(game: Game, event: e.Rolled) -> Game:
    return replace(game, throws=game.throws + 1)


def _defence_awaited(game: Game, event: e.DefenceAwaited) -> Game:
    waiting = Pending(
        kind="defend",
        who=event.target,
        by=event.actor,
        options=event.options,
        shifts=event.effort,
        rule=event.rule,
    )
    if not event.queued:
        left = [each for each in game.pending if each.kind != "defend"]
        return replace(game, roll=event.roll, pending=(*left, waiting))
    volley = {each.target: each for each in game.volley} | {event.target: event.roll}
    first = game.roll is None or game.roll.target == event.target
    game = without_pending(game, "defend", who=event.target)
    return replace(
        game,
        roll=event.roll if first else game.roll,
        pending=(*game.pending, waiting),
        volley=tuple(volley.values()),
    )


def _resolved(game: Game, event: e.Resolved) -> Game:
    target = event.target if event.roll.volley else None
    if game.volley:
        game = without_defence(game, target)
    left = [
        each
        for each in game.pending
        if each.kind not in ("special", "fumble")
        and (each.kind != "defend" or target not in (None, each.who))
    ]
    return replace(game, roll=event.roll, pending=tuple(left))


def _reopened(game: Game, event: e.Reopened) -> Game:
    if game.roll is None:
        return game
    last = roll = game.roll
    if last.made or last.removed or last.cleared or last.revealed:
        roll = replace(last, made=(), removed=(), cleared=(), cleared_on=None, revealed=())
    if last.to and last.acting.who and game.scene.places.get(last.acting.who) == last.to:
        won = [name for name, holder, _ in last.made if holder == last.acting.who]
        game = moved_back(game, last.acting.who, last.came, won)
    if last.removed or last.cleared:
        game = in_scene(game, obstacles=(*game.scene.obstacles, *last.removed))
        for aspect in last.cleared:
            game = add_aspect(game, aspect, last.cleared_on)
    if game.scene.contest is not None:
        game = reopened(game, last)
    for name, holder, count in last.made:
        if holder == NEW:
            game = without_aspect(game, name, last.target)
        else:
            game = add_free(game, name, holder, -count, on=last.target)
    for name in last.revealed:
        game = hidden(game, name)
    if last.volley:
        return replace(without_hit(without_pending(game, "cost"), last.target), roll=roll)
    left = [each for each in game.pending if each.kind not in ("cost", "absorb", "boost")]
    return replace(game, roll=roll, pending=tuple(left))


def hidden(game: Game, name: str) -> Game:
    """The game with an aspect secret again that a roll had brought to light."""
    found = find_aspect(game, name)
    if found is None:
        return game
    return at_aspect(game, name, found[0], lambda each: replace(each, secret=True))


def _roll_closed(game: Game, event: e.RollClosed) -> Game:
    game = replace(game, roll=None)
    return closed(game) if game.scene.contest is not None else game


def _cost_offered(game: Game, event: e.CostOffered) -> Game:
    waiting = Pending(
        kind="cost", who=event.who, options=event.options, aspect=event.aspect, rule=event.rule
    )
    return replace(game, pending=(*game.pending, waiting))


def _stunt_used(game: Game, event: e.StuntUsed) -> Game:
    return game


def _cost_chosen(game: Game, event: e.CostChosen) -> Game:
    return without_pending(game, "cost")


def _waived(game: Game, event: e.Waived) -> Game:
    if event.what == "absorb":
        return without_hit(game, event.who)
    if event.what == "defend":
        return without_defence(game, event.who)
    if event.what == "twist":
        return without_twist(game)
    return without_pending(game, event.what)


def _split_awaited(game: Game, event: e.SplitAwaited) -> Game:
    waiting = Pending(
        kind="split",
        who=event.actor,
        shifts=event.effort,
        options=event.targets,
        rule=event.rule,
    )
    game = without_pending(game, "split")
    return replace(game, roll=event.roll, pending=(*game.pending, waiting))


def _effort_shared(game: Game, event: e.EffortShared) -> Game:
    return replace(without_pending(game, "split"), roll=None, volley=())


FOLDS: Mapping[type[e.Event], Fold] = {
    e.Rolled: _rolled,
    e.DefenceAwaited: _defence_awaited,
    e.Resolved: _resolved,
    e.Reopened: _reopened,
    e.RollClosed: _roll_closed,
    e.CostOffered: _cost_offered,
    e.StuntUsed: _stunt_used,
    e.CostChosen: _cost_chosen,
    e.Waived: _waived,
    e.SplitAwaited: _split_awaited,
    e.EffortShared: _effort_shared,
}
