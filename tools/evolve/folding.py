"""What the folds of every chapter are made of."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tools.game import Aspect, Game, Pending
from tools.people import find_aspect
from tools.records import replace

NEW = "*"
Fold = Callable[[Game, Any], Game]


def with_character(game: Game, name: str, **changes: Any) -> Game:
    """The game with changes to one character."""
    who = game.characters[name]
    return replace(game, characters={**game.characters, name: replace(who, **changes)})


def in_scene(game: Game, **changes: Any) -> Game:
    """The game with changes to its scene."""
    return replace(game, scene=replace(game.scene, **changes))


def in_conflict(game: Game, **changes: Any) -> Game:
    """The game with changes to the scene's conflict, if there is one."""
    conflict = game.scene.conflict
    return game if conflict is None else in_scene(game, conflict=replace(conflict, **changes))


def counted(counts: Mapping[str, int], key: str, change: int) -> dict[str, int]:
    """Counts after a change to one of them; what comes to nothing is left out."""
    after = {**counts, key: counts.get(key, 0) + change}
    if not after[key]:
        del after[key]
    return after


def without_pending(game: Game, *kinds: str, who: str | None = None) -> Game:
    """The game without what waits of these kinds (for somebody)."""
    left = tuple(
        [each for each in game.pending if each.kind not in kinds or who not in (None, each.who)]
    )
    return game if len(left) == len(game.pending) else replace(game, pending=left)


def without_hit(game: Game, target: str | None) -> Game:
    """The game without the hit that waits for somebody, and the boost instead of it."""
    return replace(game, pending=other_than_hit(game, target))


def other_than_hit(game: Game, target: str | None) -> tuple[Pending, ...]:
    """What waits but the hit for somebody, and the boost instead of it."""
    left = [
        each
        for each in game.pending
        if not (each.kind == "absorb" and each.who == target)
        and not (each.kind == "boost" and each.by == target)
    ]
    return tuple(left)


def without_defence(game: Game, target: str | None) -> Game:
    """The game without the defence that waits for somebody, or (None) for anybody."""
    if game.volley:
        rest = tuple(each for each in game.volley if target not in (None, each.target))
        game = replace(game, volley=rest)
    return without_pending(game, "defend", who=target)


def map_aspects(game: Game, change: Callable[[Aspect], Aspect | None]) -> Game:
    """Apply a change to every aspect of the scene and of the characters; None drops it."""

    def mapped(aspects: tuple[Aspect, ...]) -> tuple[Aspect, ...]:
        return tuple(new for each in aspects if (new := change(each)) is not None)

    scene = replace(game.scene, aspects=mapped(game.scene.aspects))
    characters = {
        name: replace(who, aspects=mapped(who.aspects)) for name, who in game.characters.items()
    }
    return replace(game, scene=scene, characters=characters)


def without_aspect(game: Game, name: str, on: str | None = None) -> Game:
    """The game without the aspect of this name: somebody's own, or else wherever one is."""
    who = game.characters.get(on or "")
    if who is not None and any(each.name == name for each in who.aspects):
        return at_aspect(game, name, on, lambda each: None)
    return map_aspects(game, lambda each: None if each.name == name else each)


def add_aspect(game: Game, aspect: Aspect, on: str | None) -> Game:
    """The game with a further aspect on somebody, or on the scene."""
    if on is not None and on in game.characters:
        return with_character(game, on, aspects=(*game.characters[on].aspects, aspect))
    return replace(game, scene=replace(game.scene, aspects=(*game.scene.aspects, aspect)))


def with_immune(game: Game, immune: Sequence[str], exposed: Sequence[str]) -> Game:
    """The game with who can't be harmed after a challenge or contest, and who can be again."""
    still = dict.fromkeys((*game.scene.immune, *immune))
    return in_scene(game, immune=tuple(name for name in still if name not in exposed))


def at_aspect(
    game: Game, name: str, on: str | None, change: Callable[[Aspect], Aspect | None]
) -> Game:
    """Apply a change to the aspect of this name on somebody, or on the scene (None)."""

    who = game.characters.get(on) if on is not None else None
    own = game.scene.aspects if who is None else who.aspects
    left: list[Aspect] = []
    for each in own:
        changed = change(each) if each.name == name else each
        if changed is not None:
            left.append(changed)
    if who is not None:
        return with_character(game, who.name, aspects=tuple(left))
    return replace(game, scene=replace(game.scene, aspects=tuple(left)))


def add_free(
    game: Game,
    name: str,
    holder: str,
    count: int,
    reveal: bool = False,
    rest: bool = False,
    on: str | None = None,
) -> Game:
    """The game with more (or fewer) free invokes on an aspect, which may come to light.

    Args:
        rest: they can't be used before the next round; those taken back again rested as well.
        on: whose aspect it is, where several have one of that name.
    """
    found = find_aspect(game, name, lambda who, _: who == on)
    if found is None:
        return game

    def change(aspect: Aspect) -> Aspect:
        free = counted(aspect.free, holder, count)
        resting = aspect.resting
        if rest or (resting and count < 0):
            resting = counted(resting, holder, max(count, -resting.get(holder, 0)))
        return replace(aspect, free=free, secret=aspect.secret and not reveal, resting=resting)

    return at_aspect(game, name, found[0], change)


def rested(game: Game) -> Game:
    """The game in a new round: free invokes that rested can be used. Source: magus.round."""
    return map_aspects(game, lambda each: replace(each, resting={}) if each.resting else each)


def made_by_roll(game: Game, name: str, holder: str, count: int) -> Game:
    """Note on the open roll what it brought about, so that an invoke can take it back."""
    if game.roll is None:
        return game
    return replace(game, roll=replace(game.roll, made=(*game.roll.made, (name, holder, count))))
