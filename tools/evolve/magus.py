"""What happens in Magus: initiative, surprise, stepping in for somebody."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, in_conflict
from tools.game import Game, OpenRoll
from tools.records import replace


def _initiative_counted(game: Game, event: e.InitiativeCounted) -> Game:
    conflict = game.scene.conflict
    if conflict is None:
        return game
    scores = {each.who: each.value for each in event.scores}
    return in_conflict(game, initiative={**conflict.initiative, **scores})


def _surprised(game: Game, event: e.Surprised) -> Game:
    conflict = game.scene.conflict
    if conflict is None:
        return game
    return in_conflict(
        game,
        surprised=(*conflict.surprised, event.who),
        warned=(*conflict.warned, *([event.who] if event.warned else [])),
    )


def _surprise_shaken(game: Game, event: e.SurpriseShaken) -> Game:
    conflict = game.scene.conflict
    if conflict is None:
        return game
    left = tuple(name for name in conflict.surprised if name != event.who)
    return in_conflict(game, surprised=left)


def _stepped_in(game: Game, event: e.SteppedIn) -> Game:
    def instead(roll: OpenRoll) -> OpenRoll:
        if roll.target != event.whom:
            return roll
        return replace(roll, target=event.who, armor=event.armor)

    pending = tuple(
        replace(each, who=event.who) if (each.kind, each.who) == ("defend", event.whom) else each
        for each in game.pending
    )
    return replace(
        game,
        roll=game.roll and instead(game.roll),
        volley=tuple(map(instead, game.volley)),
        pending=pending,
    )


def _unchanged(game: Game, event: e.Event) -> Game:
    return game


FOLDS: Mapping[type[e.Event], Fold] = {
    e.InitiativeCounted: _initiative_counted,
    e.Surprised: _surprised,
    e.SurpriseShaken: _surprise_shaken,
    e.TurnPassed: _unchanged,
    e.SteppedIn: _stepped_in,
    e.GearCounted: _unchanged,
    e.DifficultyCounted: _unchanged,
}
