"""What each event says about the accounts; one that says nothing must leave them as they are."""

from collections.abc import Callable, Mapping
from typing import Any

from machine.accounts import SCENE, Books, drop, drop_aspect, free, place_of, rename, sheet, total
from tools import events as e
from tools.game import Character, Game
from tools.people import aspects

NEW = "*"  # of what an open roll made: an aspect that was not there before it


def _points_changed(kept: Books, event: e.PointsChanged, game: Game) -> None:
    kept["points", event.who] += event.delta
    assert kept["points", event.who] == event.now >= 0
    if event.who == e.GM and event.delta < 0:
        drop(kept, "late")


def _owed(kept: Books, event: e.PointOwed, game: Game) -> None:
    kept["owed", event.who] += event.amount


def _compelled(kept: Books, event: e.CompelAnswered | e.CompelClaimed, game: Game) -> None:
    taken = isinstance(event, e.CompelClaimed) or event.accept
    if taken and event.ends_scene and game.characters[event.who].kind == "npc":
        drop(kept, "late")
        kept["late", event.who] = 1


def _scene_ended(kept: Books, event: e.SceneEnded, game: Game) -> None:
    for name, who in game.characters.items():
        if who.kind == "npc":
            kept["earned", name] += kept.pop(("owed", name), 0) + kept.pop(("late", name), 0)
        drop(kept, "late", name)  # of one who is a player's now, nothing is left
    unpaid = {each: count for each, count in kept.items() if each[0] in ("owed", "late")}
    assert not any(unpaid.values()), unpaid
    for on, aspect in aspects(game):
        if on is None or aspect.kind in ("situation", "boost"):
            drop_aspect(kept, on, aspect.name)


def _scene_began(kept: Books, event: e.SceneBegan, game: Game) -> None:
    there = [game.characters[name] for name in event.present]
    players = sum(who.kind == "pc" for who in there)
    pool = players + sum(kept["earned", who.name] for who in there)
    assert event.gm_points == (pool if game.ruleset.gm_points else None)
    kept["points", e.GM] = event.gm_points or 0
    for who in there:
        drop(kept, "earned", who.name)
    lying = {each: count for each, count in kept.items() if each[0] in ("owed", "late")}
    assert not any(lying.values()), lying
    drop(kept, "free", SCENE)


def _created(kept: Books, event: e.CharacterCreated, game: Game) -> None:
    assert event.who not in game.characters
    assert not any(aspect.free for aspect in event.character.aspects)
    kept.update(sheet(event.character))


def _edited(kept: Books, event: e.CharacterEdited | e.FormRevealed, game: Game) -> None:
    """A whole sheet comes with the event; free invokes may go with an aspect, never come."""
    was, now = sheet(game.characters[event.who]), sheet(event.character)
    for account, count in now.items():
        if account[0] in ("free", "used") and was[account] != count:
            assert reworded(game.characters[event.who], event.character), (event, was, now)
    assert total(now, "free") <= total(was, "free"), (was, now)
    if isinstance(event, e.FormRevealed):
        for each in ("points", "earned", "power", "saved"):
            assert now[each, event.who] == was[each, event.who], each
    kept.subtract(was)
    kept.update(now)


def reworded(was: Character, now: Character) -> bool:
    """Whether an aspect of theirs goes by another name."""
    return {each.name for each in was.aspects} != {each.name for each in now.aspects}


def _boost(kept: Books, event: e.BoostGained, game: Game) -> None:
    kept["free", SCENE, event.aspect, event.who] += 1


def _handed(kept: Books, event: e.BoostHanded, game: Game) -> None:
    on = event.on or SCENE
    kept["free", on, event.aspect, event.to] += kept.pop(("free", on, event.aspect, event.who), 0)


def _placed(kept: Books, event: e.AspectPlaced, game: Game) -> None:
    kept["free", event.on or SCENE, event.aspect, event.holder] += event.free


def _added(kept: Books, event: e.FreeInvokesAdded, game: Game) -> None:
    on = place_of(game, event.aspect, event.on)
    kept["free", on, event.aspect, event.holder] += event.count


def _removed(kept: Books, event: e.AspectRemoved, game: Game) -> None:
    drop_aspect(kept, event.on, event.aspect)


def _renamed(kept: Books, event: e.AspectRenamed, game: Game) -> None:
    rename(kept, event.on, event.aspect, event.renamed)


def _wounded(kept: Books, event: e.ConsequenceTaken, game: Game) -> None:
    if event.replaces is not None:
        drop_aspect(kept, event.target, event.replaces)
    if event.by is not None and not event.first_free:
        kept["free", event.target, event.name, event.by] += 1


def _marked(kept: Books, event: e.ConditionMarked, game: Game) -> None:
    if event.by is not None:
        kept["free", event.target, event.name, event.by] += 1


def _treated(kept: Books, event: e.ConsequenceTreated, game: Game) -> None:
    rename(kept, event.who, event.name, event.renamed)


def _healed(kept: Books, event: e.ConsequenceCleared, game: Game) -> None:
    drop_aspect(kept, event.who, event.name)


def _invoked(kept: Books, event: e.Invoked, game: Game) -> None:
    """A free invoke is used up, and a boost with it; an opponent's first one is noted."""
    on = event.on or SCENE
    if event.aspect is None or event.always or (event.word and event.holder is None):
        return
    if event.first:
        kept["used", on, event.aspect, event.who or ""] += 1
    elif event.free:
        kept["free", on, event.aspect, event.holder or ""] -= 1
        kinds = [
            each.kind for at, each in aspects(game) if (at, each.name) == (event.on, event.aspect)
        ]
        if kinds[:1] == ["boost"]:
            drop_aspect(kept, event.on, event.aspect)


def _reopened(kept: Books, event: e.Reopened, game: Game) -> None:
    """What the roll brought is taken back, and what it removed lies there again."""
    roll = game.roll
    assert roll is not None
    for name, holder, count in roll.made:
        on = place_of(game, name, roll.target)
        if holder == NEW:
            drop_aspect(kept, on, name)
        else:
            kept["free", on, name, holder] -= count
    for aspect in roll.cleared:
        kept.update(free(SCENE, aspect))


def _obstacle_gone(kept: Books, event: e.ObstacleRemoved, game: Game) -> None:
    drop_aspect(kept, None, event.name)


def _cheered(kept: Books, event: e.Cheered, game: Game) -> None:
    if not event.word:
        assert kept["ticked", event.who, event.whom] == 0
        kept["ticked", event.who, event.whom] = 1


def _bonded(kept: Books, event: e.BondGained, game: Game) -> None:
    drop(kept, "ticked", event.who, event.to)


def _powered(kept: Books, event: e.SpiritPowerChanged, game: Game) -> None:
    if event.now is not None:
        kept["power", event.who] += event.delta
        assert kept["power", event.who] == event.now >= 0


POSTS: Mapping[type[e.Event], Callable[[Books, Any, Game], None]] = {
    e.PointsChanged: _points_changed,
    e.PointOwed: _owed,
    e.CompelAnswered: _compelled,
    e.CompelClaimed: _compelled,
    e.SceneEnded: _scene_ended,
    e.SceneBegan: _scene_began,
    e.CharacterCreated: _created,
    e.CharacterEdited: _edited,
    e.FormRevealed: _edited,
    e.BoostGained: _boost,
    e.BoostHanded: _handed,
    e.AspectPlaced: _placed,
    e.FreeInvokesAdded: _added,
    e.AspectRemoved: _removed,
    e.AspectRenamed: _renamed,
    e.ConsequenceTaken: _wounded,
    e.ConditionMarked: _marked,
    e.ConsequenceTreated: _treated,
    e.ConsequenceCleared: _healed,
    e.Invoked: _invoked,
    e.Reopened: _reopened,
    e.ObstacleRemoved: _obstacle_gone,
    e.Cheered: _cheered,
    e.BondGained: _bonded,
    e.SpiritPowerChanged: _powered,
}
