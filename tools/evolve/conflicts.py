"""What happens in a conflict."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, in_conflict, rested, without_pending
from tools.game import Conflict, Game
from tools.records import replace

WITH_ROLL = ("defend", "absorb", "boost", "cost", "split")


def _conflict_began(game: Game, event: e.ConflictBegan) -> Game:
    running = game.scene.conflict
    conflict = Conflict(
        number=event.number,
        members=event.members,
        ordered=event.ordered,
        before=game.scene.owed if running is None else running.before,
    )
    return replace(game, conflicts=event.number, scene=replace(game.scene, conflict=conflict))


def _exchange_began(game: Game, event: e.ExchangeBegan) -> Game:
    if game.ruleset.rounds:
        game = rested(game)
    return in_conflict(game, exchange=event.number, acted=(), moved=(), surprised=(), warned=())


def _turn_taken(game: Game, event: e.TurnTaken) -> Game:
    conflict = game.scene.conflict
    if conflict is None:
        return game
    return in_conflict(
        game,
        members=tuple(dict.fromkeys((*conflict.members, event.who))),
        acted=(*conflict.acted, event.who),
        turn=event.who,
        chosen=False,
    )


def _turn_given(game: Game, event: e.TurnGiven) -> Game:
    if game.scene.contest is not None and event.rule == "condensed.contest":
        contest = replace(game.scene.contest, turn=event.who)
        return replace(game, scene=replace(game.scene, contest=contest))
    return in_conflict(game, turn=event.who, chosen=True)


def _order_set(game: Game, event: e.OrderSet) -> Game:
    conflict = game.scene.conflict
    members = (*(conflict.members if conflict else ()), *event.order)
    return in_conflict(game, order=event.order, members=tuple(dict.fromkeys(members)), chosen=False)


def _conflict_ended(game: Game, event: e.ConflictEnded) -> Game:
    game = without_pending(game, *WITH_ROLL)
    if game.ruleset.rounds:
        game = rested(game)
    scene = replace(game.scene, conflict=None, guards=(), helping={})
    return replace(game, roll=None, volley=(), scene=scene)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.ConflictBegan: _conflict_began,
    e.ExchangeBegan: _exchange_began,
    e.TurnTaken: _turn_taken,
    e.TurnGiven: _turn_given,
    e.OrderSet: _order_set,
    e.ConflictEnded: _conflict_ended,
}
