"""What happens to somebody who is hit."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import (
    Fold,
    other_than_hit,
    with_character,
    without_defence,
    without_hit,
)
from tools.game import Aspect, Consequence, Game, Pending
from tools.records import replace


def _rename(game: Game, who: str, old: str, new: str) -> Game:
    aspects = tuple(
        replace(each, name=new) if each.kind == "consequence" and each.name == old else each
        for each in game.characters[who].aspects
    )
    return with_character(game, who, aspects=aspects)


def _hit(game: Game, event: e.Hit) -> Game:
    if not event.sheet:
        return game
    waiting = Pending(
        kind="absorb",
        who=event.target,
        by=event.by,
        shifts=event.shifts,
        track=event.track,
        rule="condensed.absorb",
    )
    if not event.boost_instead:
        return replace(game, pending=(*game.pending, waiting))
    boost = Pending(kind="boost", who=event.by, by=event.target, rule=event.rule)
    return replace(game, pending=(*game.pending, waiting, boost))


def _hit_lowered(game: Game, event: e.HitLowered) -> Game:
    left = other_than_hit(game, event.target)
    for hit in game.pending:
        if hit.kind == "absorb" and hit.who == event.target and event.shifts > 0:
            left = (*left, replace(hit, shifts=event.shifts))
            break
    return replace(game, pending=left)


def _hit_absorbed(game: Game, event: e.HitAbsorbed) -> Game:
    who = game.characters[event.target]
    places = tuple(sorted({*who.marked.get(event.track, ()), *event.places}))
    who = replace(who, marked={**who.marked, event.track: places})
    return replace(
        game,
        characters={**game.characters, event.target: who},
        pending=other_than_hit(game, event.target),
    )


def _consequence_taken(game: Game, event: e.ConsequenceTaken) -> Game:
    who = game.characters[event.target]
    conflict = game.scene.conflict
    taken = Consequence(
        severity=event.severity,
        name=event.name,
        track=event.track,
        conflict=conflict.number if conflict else 0,
        taken_session=event.session,
    )
    free = {event.by: 1} if event.by is not None and not event.first_free else {}
    aspect = Aspect(name=event.name, kind="consequence", free=free)
    kept = tuple(each for each in who.aspects if each.name != event.replaces)
    return with_character(
        game, event.target, consequences=(*who.consequences, taken), aspects=(*kept, aspect)
    )


def _taken_out(game: Game, event: e.TakenOut) -> Game:
    game = without_defence(without_hit(game, event.who), event.who)
    if event.who not in game.characters:
        return game
    return with_character(game, event.who, out=event.fate or "")


def _members_lost(game: Game, event: e.MembersLost) -> Game:
    game = without_hit(game, event.who)
    return with_character(game, event.who, members=event.left, marked={})


def _conceded(game: Game, event: e.Conceded) -> Game:
    game = without_defence(without_hit(game, event.who), event.who)
    return with_character(game, event.who, out="", conceded=True)


def _stress_cleared(game: Game, event: e.StressCleared) -> Game:
    for name in event.who:
        game = with_character(game, name, marked={})
    return game


def _consequence_treated(game: Game, event: e.ConsequenceTreated) -> Game:
    treated = tuple(
        replace(
            each,
            name=event.renamed,
            treated_scene=game.scene.number,
            treated_session=game.session,
            treated_scenario=game.scenario,
        )
        if each.name == event.name
        else each
        for each in game.characters[event.who].consequences
    )
    game = with_character(game, event.who, consequences=treated)
    return _rename(game, event.who, event.name, event.renamed)


def _consequence_cleared(game: Game, event: e.ConsequenceCleared) -> Game:
    who = game.characters[event.who]
    left = tuple(each for each in who.consequences if each.name != event.name)
    aspects = tuple(
        each for each in who.aspects if each.kind != "consequence" or each.name != event.name
    )
    return with_character(game, event.who, consequences=left, aspects=aspects)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.Hit: _hit,
    e.HitLowered: _hit_lowered,
    e.HitAbsorbed: _hit_absorbed,
    e.ConsequenceTaken: _consequence_taken,
    e.TakenOut: _taken_out,
    e.MembersLost: _members_lost,
    e.Conceded: _conceded,
    e.StressCleared: _stress_cleared,
    e.ConsequenceTreated: _consequence_treated,
    e.ConsequenceCleared: _consequence_cleared,
}
