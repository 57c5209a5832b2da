"""The only place where state changes: each event, folded into a game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

from tools import events as e
from tools.game import (
    Aspect,
    Character,
    Conflict,
    Consequence,
    Game,
    Pending,
    Scene,
)
from tools.people import find_aspect

WITH_ROLL = ("defend", "absorb", "boost", "cost")


def evolve(game: Game, event: e.Event) -> Game:
    """The game after one event."""
    return _FOLDS[type(event)](game, event)


def fold(game: Game, events: Iterable[e.Event]) -> Game:
    """The game after all events, in order."""
    return reduce(evolve, events, game)


def _with(game: Game, name: str, **changes: Any) -> Game:
    who = game.characters[name]
    return replace(game, characters={**game.characters, name: replace(who, **changes)})


def _count(counts: Mapping[str, int], key: str, change: int) -> dict[str, int]:
    after = {**counts, key: counts.get(key, 0) + change}
    return {key: number for key, number in after.items() if number}


def _drop(game: Game, *kinds: str, who: str | None = None) -> Game:
    left = tuple(
        each for each in game.pending if each.kind not in kinds or who not in (None, each.who)
    )
    return replace(game, pending=left)


def _map_aspects(game: Game, change: Callable[[Aspect], Aspect | None]) -> Game:
    """Apply a change to every aspect of the scene and of the characters; None drops it."""

    def mapped(aspects: tuple[Aspect, ...]) -> tuple[Aspect, ...]:
        return tuple(new for each in aspects if (new := change(each)) is not None)

    scene = replace(game.scene, aspects=mapped(game.scene.aspects))
    characters = {
        name: replace(who, aspects=mapped(who.aspects)) for name, who in game.characters.items()
    }
    return replace(game, scene=scene, characters=characters)


def _without(game: Game, name: str) -> Game:
    return _map_aspects(game, lambda each: None if each.name == name else each)


def _add_aspect(game: Game, aspect: Aspect, on: str | None) -> Game:
    if on is not None and on in game.characters:
        return _with(game, on, aspects=(*game.characters[on].aspects, aspect))
    return replace(game, scene=replace(game.scene, aspects=(*game.scene.aspects, aspect)))


def _at(game: Game, name: str, on: str | None, change: Callable[[Aspect], Aspect | None]) -> Game:
    """Apply a change to the aspect of this name on somebody, or on the scene (None)."""

    def mapped(aspects: tuple[Aspect, ...]) -> tuple[Aspect, ...]:
        changed = (change(each) if each.name == name else each for each in aspects)
        return tuple(each for each in changed if each is not None)

    if on is not None and on in game.characters:
        return _with(game, on, aspects=mapped(game.characters[on].aspects))
    return replace(game, scene=replace(game.scene, aspects=mapped(game.scene.aspects)))


def _add_free(game: Game, name: str, holder: str, count: int, reveal: bool = False) -> Game:
    found = find_aspect(game, name)
    if found is None:
        return game

    def change(aspect: Aspect) -> Aspect:
        free = _count(aspect.free, holder, count)
        return replace(aspect, free=free, secret=aspect.secret and not reveal)

    return _at(game, name, found[0], change)


def _made(game: Game, name: str, holder: str, count: int) -> Game:
    """Note on the open roll what it brought about, so that an invoke can take it back."""
    if game.roll is None:
        return game
    return replace(game, roll=replace(game.roll, made=(*game.roll.made, (name, holder, count))))


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
    game = _drop(game, "defend")
    return replace(game, roll=event.roll, pending=(*game.pending, waiting))


def _resolved(game: Game, event: e.Resolved) -> Game:
    return replace(_drop(game, "defend"), roll=event.roll)


def _reopened(game: Game, event: e.Reopened) -> Game:
    if game.roll is None:
        return game
    roll = replace(game.roll, made=())
    for name, holder, count in game.roll.made:
        if holder == NEW:
            game = _without(game, name)
        else:
            game = _add_free(game, name, holder, -count)
    return replace(_drop(game, "absorb", "boost", "cost"), roll=roll)


def _roll_closed(game: Game, event: e.RollClosed) -> Game:
    return replace(game, roll=None)


def _hit(game: Game, event: e.Hit) -> Game:
    if not event.sheet:
        return game
    waiting = [
        Pending(
            kind="absorb",
            who=event.target,
            by=event.by,
            shifts=event.shifts,
            track=event.track,
            rule="condensed.absorb",
        )
    ]
    if event.boost_instead:
        waiting.append(Pending(kind="boost", who=event.by, by=event.target, rule=event.rule))
    return replace(game, pending=(*game.pending, *waiting))


def _hit_lowered(game: Game, event: e.HitLowered) -> Game:
    game = _drop(game, "boost")
    pending = tuple(
        replace(each, shifts=event.shifts) if each.kind == "absorb" else each
        for each in game.pending
        if each.kind != "absorb" or event.shifts > 0
    )
    return replace(game, pending=pending)


def _hit_absorbed(game: Game, event: e.HitAbsorbed) -> Game:
    game = _drop(_drop(game, "absorb", who=event.target), "boost")
    marked = game.characters[event.target].marked
    places = tuple(sorted({*marked.get(event.track, ()), *event.places}))
    return _with(game, event.target, marked={**marked, event.track: places})


def _consequence_taken(game: Game, event: e.ConsequenceTaken) -> Game:
    who = game.characters[event.target]
    conflict = game.scene.conflict
    taken = Consequence(
        severity=event.severity,
        name=event.name,
        track=event.track,
        conflict=conflict.number if conflict else 0,
    )
    free = {event.by: 1} if event.by is not None else {}
    aspect = Aspect(name=event.name, kind="consequence", free=free)
    return _with(
        game, event.target, consequences=(*who.consequences, taken), aspects=(*who.aspects, aspect)
    )


def _taken_out(game: Game, event: e.TakenOut) -> Game:
    game = _drop(_drop(game, "absorb", who=event.who), "boost")
    if event.who not in game.characters:
        return game
    return _with(game, event.who, out=event.fate or "")


def _conceded(game: Game, event: e.Conceded) -> Game:
    game = _drop(game, "defend", "absorb", "boost", who=event.who)
    return _with(game, event.who, out="", conceded=True)


def _boost_gained(game: Game, event: e.BoostGained) -> Game:
    game = _add_aspect(game, Aspect(name=event.aspect, kind="boost", free={event.who: 1}), None)
    return _made(game, event.aspect, NEW, 1) if event.by_roll else game


def _aspect_placed(game: Game, event: e.AspectPlaced) -> Game:
    free = {event.holder: event.free} if event.free else {}
    aspect = Aspect(name=event.aspect, kind=event.kind, free=free, secret=event.secret)
    game = _add_aspect(game, aspect, event.on)
    return _made(game, event.aspect, NEW, 1) if event.by_roll else game


def _free_invokes_added(game: Game, event: e.FreeInvokesAdded) -> Game:
    game = _add_free(game, event.aspect, event.holder, event.count, reveal=event.revealed)
    return _made(game, event.aspect, event.holder, event.count) if event.by_roll else game


def _aspect_removed(game: Game, event: e.AspectRemoved) -> Game:
    return _at(game, event.aspect, event.on, lambda each: None)


def _invoked(game: Game, event: e.Invoked) -> Game:
    if event.aspect is None:
        return game
    if not event.free:
        roll = game.roll
        return replace(game, roll=replace(roll, paid=(*roll.paid, event.aspect))) if roll else game

    def spend(aspect: Aspect) -> Aspect | None:
        if event.holder not in aspect.free:
            return aspect
        if aspect.kind == "boost":
            return None
        return replace(aspect, free=_count(aspect.free, event.holder or "", -1))

    return _at(game, event.aspect, event.on, spend)


def _points_changed(game: Game, event: e.PointsChanged) -> Game:
    if event.who == e.GM:
        return replace(game, gm_points=event.now)
    return _with(game, event.who, points=event.now)


def _point_owed(game: Game, event: e.PointOwed) -> Game:
    owed = _count(game.scene.owed, event.who, event.amount)
    return replace(game, scene=replace(game.scene, owed=owed))


def _cost_offered(game: Game, event: e.CostOffered) -> Game:
    waiting = Pending(
        kind="cost", who=event.who, options=event.options, aspect=event.aspect, rule=event.rule
    )
    return replace(game, pending=(*game.pending, waiting))


def _cost_chosen(game: Game, event: e.CostChosen) -> Game:
    return _drop(game, "cost")


def _waived(game: Game, event: e.Waived) -> Game:
    return _drop(game, event.what, *(("boost",) if event.what == "absorb" else ()))


def _compel_offered(game: Game, event: e.CompelOffered) -> Game:
    options = ("accept", "refuse") if event.may_refuse else ("accept",)
    waiting = Pending(
        kind="compel",
        who=event.who,
        by=event.by,
        aspect=event.aspect,
        options=options,
        rule=event.rule,
    )
    return replace(game, pending=(*game.pending, waiting))


def _compel_answered(game: Game, event: e.CompelAnswered) -> Game:
    return _drop(game, "compel", who=event.who)


def _in_conflict(game: Game, **changes: Any) -> Game:
    conflict = game.scene.conflict
    if conflict is None:
        return game
    return replace(game, scene=replace(game.scene, conflict=replace(conflict, **changes)))


def _conflict_began(game: Game, event: e.ConflictBegan) -> Game:
    conflict = Conflict(number=event.number, members=event.members, ordered=event.ordered)
    return replace(game, conflicts=event.number, scene=replace(game.scene, conflict=conflict))


def _exchange_began(game: Game, event: e.ExchangeBegan) -> Game:
    return _in_conflict(game, exchange=event.number, acted=())


def _turn_taken(game: Game, event: e.TurnTaken) -> Game:
    conflict = game.scene.conflict
    if conflict is None:
        return game
    return _in_conflict(
        game,
        members=tuple(dict.fromkeys((*conflict.members, event.who))),
        acted=(*conflict.acted, event.who),
        turn=event.who,
        chosen=False,
    )


def _turn_given(game: Game, event: e.TurnGiven) -> Game:
    return _in_conflict(game, turn=event.who, chosen=True)


def _conflict_ended(game: Game, event: e.ConflictEnded) -> Game:
    game = _drop(game, *WITH_ROLL)
    return replace(game, roll=None, scene=replace(game.scene, conflict=None))


def _stress_cleared(game: Game, event: e.StressCleared) -> Game:
    for name in event.who:
        game = _with(game, name, marked={})
    return game


def _rename(game: Game, who: str, old: str, new: str) -> Game:
    aspects = tuple(
        replace(each, name=new) if each.kind == "consequence" and each.name == old else each
        for each in game.characters[who].aspects
    )
    return _with(game, who, aspects=aspects)


def _consequence_treated(game: Game, event: e.ConsequenceTreated) -> Game:
    treated = tuple(
        replace(
            each, name=event.renamed, treated_scene=game.scene.number, treated_session=game.session
        )
        if each.name == event.name
        else each
        for each in game.characters[event.who].consequences
    )
    game = _with(game, event.who, consequences=treated)
    return _rename(game, event.who, event.name, event.renamed)


def _consequence_cleared(game: Game, event: e.ConsequenceCleared) -> Game:
    who = game.characters[event.who]
    left = tuple(each for each in who.consequences if each.name != event.name)
    aspects = tuple(
        each for each in who.aspects if each.kind != "consequence" or each.name != event.name
    )
    return _with(game, event.who, consequences=left, aspects=aspects)


def _character(game: Game, event: e.CharacterCreated | e.CharacterEdited) -> Game:
    characters = {**game.characters, event.who: event.character}
    present = game.scene.present
    if event.who not in game.characters:
        present = (*present, event.who)
    return replace(game, characters=characters, scene=replace(game.scene, present=present))


def _scene_began(game: Game, event: e.SceneBegan) -> Game:
    scene = Scene(number=event.number, name=event.name, present=event.present)
    characters: dict[str, Character] = {
        name: replace(who, earned=0) if name in event.present else who
        for name, who in game.characters.items()
    }
    return replace(game, scene=scene, characters=characters, gm_points=event.gm_points)


def _scene_ended(game: Game, event: e.SceneEnded) -> Game:
    characters = {
        name: replace(
            who,
            out=None,
            conceded=False,
            earned=who.earned + (game.scene.owed.get(name, 0) if who.kind == "npc" else 0),
            aspects=tuple(each for each in who.aspects if each.kind not in ("situation", "boost")),
        )
        for name, who in game.characters.items()
    }
    scene = Scene(
        number=game.scene.number, name=game.scene.name, open=False, present=game.scene.present
    )
    return replace(game, scene=scene, characters=characters, pending=(), roll=None)


def _session_began(game: Game, event: e.SessionBegan) -> Game:
    return replace(game, session=event.number, session_open=True)


def _session_ended(game: Game, event: e.SessionEnded) -> Game:
    return replace(game, session_open=False)


def _made_up(game: Game, event: e.MadeUp) -> Game:
    return replace(game, made_up=(*game.made_up, *event.texts))


def _remarked(game: Game, event: e.Remarked) -> Game:
    return game


NEW = "*"
_FOLDS: dict[type, Callable[[Game, Any], Game]] = {
    e.Rolled: _rolled,
    e.DefenceAwaited: _defence_awaited,
    e.Resolved: _resolved,
    e.Reopened: _reopened,
    e.RollClosed: _roll_closed,
    e.Hit: _hit,
    e.HitLowered: _hit_lowered,
    e.HitAbsorbed: _hit_absorbed,
    e.ConsequenceTaken: _consequence_taken,
    e.TakenOut: _taken_out,
    e.Conceded: _conceded,
    e.BoostGained: _boost_gained,
    e.AspectPlaced: _aspect_placed,
    e.FreeInvokesAdded: _free_invokes_added,
    e.AspectRemoved: _aspect_removed,
    e.Invoked: _invoked,
    e.PointsChanged: _points_changed,
    e.PointOwed: _point_owed,
    e.CostOffered: _cost_offered,
    e.CostChosen: _cost_chosen,
    e.Waived: _waived,
    e.CompelOffered: _compel_offered,
    e.CompelAnswered: _compel_answered,
    e.ConflictBegan: _conflict_began,
    e.ExchangeBegan: _exchange_began,
    e.TurnTaken: _turn_taken,
    e.TurnGiven: _turn_given,
    e.ConflictEnded: _conflict_ended,
    e.StressCleared: _stress_cleared,
    e.ConsequenceTreated: _consequence_treated,
    e.ConsequenceCleared: _consequence_cleared,
    e.CharacterCreated: _character,
    e.CharacterEdited: _character,
    e.SceneBegan: _scene_began,
    e.SceneEnded: _scene_ended,
    e.SessionBegan: _session_began,
    e.SessionEnded: _session_ended,
    e.MadeUp: _made_up,
    e.Remarked: _remarked,
}
