"""What happens to aspects."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.contests import without_twist
from tools.evolve.folding import (
    NEW,
    Fold,
    add_aspect,
    add_free,
    at_aspect,
    counted,
    made_by_roll,
    with_character,
)
from tools.game import Aspect, Game, OpenRoll
from tools.records import replace


def _boost_gained(game: Game, event: e.BoostGained) -> Game:
    boost = Aspect(name=event.aspect, kind="boost", free={event.who: 1})
    scene, roll = game.scene, game.roll
    scene = replace(scene, aspects=(*scene.aspects, boost))
    if roll is None or not event.by_roll:
        return replace(game, scene=scene)
    made = (*roll.made, (event.aspect, NEW, 1))
    return replace(game, scene=scene, roll=replace(roll, made=made))


def _boost_handed(game: Game, event: e.BoostHanded) -> Game:
    return at_aspect(game, event.aspect, event.on, lambda each: replace(each, free={event.to: 1}))


def _aspect_placed(game: Game, event: e.AspectPlaced) -> Game:
    free = {event.holder: event.free} if event.free else {}
    aspect = Aspect(
        name=event.aspect,
        kind=event.kind,
        free=free,
        secret=event.secret,
        zone=event.zone,
        resting=free if event.resting else {},
        scale=event.scale,
        of=event.of,
        first=event.first,
    )
    game = add_aspect(game, aspect, event.on)
    if game.scene.contest is not None and not event.by_roll and event.kind == "situation":
        game = without_twist(game)
    return made_by_roll(game, event.aspect, NEW, 1) if event.by_roll else game


def _free_invokes_added(game: Game, event: e.FreeInvokesAdded) -> Game:
    game = add_free(
        game,
        event.aspect,
        event.holder,
        event.count,
        reveal=event.revealed,
        rest=event.resting,
        on=event.on,
    )
    if not event.by_roll:
        return game
    game = made_by_roll(game, event.aspect, event.holder, event.count)
    if event.revealed and game.roll is not None:
        roll = replace(game.roll, revealed=(*game.roll.revealed, event.aspect))
        return replace(game, roll=roll)
    return game


def _aspect_removed(game: Game, event: e.AspectRemoved) -> Game:
    if event.by is not None and game.roll is not None:
        own = game.characters[event.on].aspects if event.on else game.scene.aspects
        gone = tuple(each for each in own if each.name == event.aspect)
        game = replace(game, roll=replace(game.roll, cleared=gone, cleared_on=event.on))
    return at_aspect(game, event.aspect, event.on, lambda each: None)


def _aspect_renamed(game: Game, event: e.AspectRenamed) -> Game:
    """Whatever speaks of the aspect by its name goes with it: a wound, the open roll, an offer."""

    def now(name: str | None) -> str | None:
        return event.renamed if name == event.aspect else name

    game = at_aspect(game, event.aspect, event.on, lambda each: replace(each, name=event.renamed))
    if event.kind == "consequence" and event.on is not None:
        wounds = game.characters[event.on].consequences
        named = tuple(replace(each, name=now(each.name)) for each in wounds)
        game = with_character(game, event.on, consequences=named)

    def told(roll: OpenRoll) -> OpenRoll:
        return replace(
            roll,
            aspect=now(roll.aspect),
            consequence=now(roll.consequence),
            paid=tuple(now(name) or "" for name in roll.paid),
            made=tuple((now(name) or "", holder, count) for name, holder, count in roll.made),
        )

    roll = game.roll and told(game.roll)
    pending = tuple(replace(each, aspect=now(each.aspect)) for each in game.pending)
    return replace(game, roll=roll, volley=tuple(map(told, game.volley)), pending=pending)


def _invoked(game: Game, event: e.Invoked) -> Game:
    if event.aspect is None:
        return game
    if event.first:
        who = event.who or ""
        return at_aspect(
            game, event.aspect, event.on, lambda each: replace(each, used=(*each.used, who))
        )
    if event.free and event.worth != 2 and game.roll is not None:
        noted = replace(game.roll, freely=(*game.roll.freely, event.aspect))
        game = replace(game, roll=noted)
    if not event.free or event.always:
        roll = game.roll
        return replace(game, roll=replace(roll, paid=(*roll.paid, event.aspect))) if roll else game

    def spend(aspect: Aspect) -> Aspect | None:
        if event.holder not in aspect.free:
            return aspect
        if aspect.kind == "boost":
            return None
        return replace(aspect, free=counted(aspect.free, event.holder or "", -1))

    return at_aspect(game, event.aspect, event.on, spend)


def _made_up(game: Game, event: e.MadeUp) -> Game:
    return replace(game, made_up=(*game.made_up, *event.texts))


def _suggested(game: Game, event: e.Suggested) -> Game:
    return game


FOLDS: Mapping[type[e.Event], Fold] = {
    e.BoostGained: _boost_gained,
    e.BoostHanded: _boost_handed,
    e.AspectPlaced: _aspect_placed,
    e.FreeInvokesAdded: _free_invokes_added,
    e.AspectRemoved: _aspect_removed,
    e.AspectRenamed: _aspect_renamed,
    e.Invoked: _invoked,
    e.MadeUp: _made_up,
    e.Suggested: _suggested,
}
