"""What happens with a roll."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import NEW, Fold, add_free, without_aspect, without_pending
from tools.game import Game, Pending
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
    game = without_pending(game, "defend")
    return replace(game, roll=event.roll, pending=(*game.pending, waiting))


def _resolved(game: Game, event: e.Resolved) -> Game:
    return replace(without_pending(game, "defend", "special", "fumble"), roll=event.roll)


def _reopened(game: Game, event: e.Reopened) -> Game:
    if game.roll is None:
        return game
    if not game.roll.made:
        return without_pending(game, "absorb", "boost", "cost")
    roll = replace(game.roll, made=())
    for name, holder, count in game.roll.made:
        if holder == NEW:
            game = without_aspect(game, name)
        else:
            game = add_free(game, name, holder, -count)
    return replace(without_pending(game, "absorb", "boost", "cost"), roll=roll)


def _roll_closed(game: Game, event: e.RollClosed) -> Game:
    return replace(game, roll=None)


def _cost_offered(game: Game, event: e.CostOffered) -> Game:
    waiting = Pending(
        kind="cost", who=event.who, options=event.options, aspect=event.aspect, rule=event.rule
    )
    return replace(game, pending=(*game.pending, waiting))


def _cost_chosen(game: Game, event: e.CostChosen) -> Game:
    return without_pending(game, "cost")


def _waived(game: Game, event: e.Waived) -> Game:
    return without_pending(game, event.what, *(("boost",) if event.what == "absorb" else ()))


FOLDS: Mapping[type[e.Event], Fold] = {
    e.Rolled: _rolled,
    e.DefenceAwaited: _defence_awaited,
    e.Resolved: _resolved,
    e.Reopened: _reopened,
    e.RollClosed: _roll_closed,
    e.CostOffered: _cost_offered,
    e.CostChosen: _cost_chosen,
    e.Waived: _waived,
}
