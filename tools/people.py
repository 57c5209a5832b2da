"""Finding characters and aspects by what people call them."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache

from tools.errors import RuleError
from tools.game import ANYONE, Aspect, Character, Game, Obstacle, ObstacleKind

MISSPELT = 0.8  # how alike two names have to be for one to be the other, misspelt


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """A name for comparing: one form of each letter, no case, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def near(name: str, known: Iterable[str], alike: float = 0.6) -> tuple[str, ...]:
    """Up to three known names that look like a name.

    Args:
        alike: how much, from 0 to 1.
    """
    by_form = {folded(each): each for each in known}
    return tuple(by_form[form] for form in get_close_matches(folded(name), by_form, 3, alike))


def misspelt(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known names of which a name seems to be one, misspelt or its letters mixed."""
    by_form = {folded(each): each for each in known}
    form = folded(name)
    mixed = [each for other, each in by_form.items() if sorted(other) == sorted(form)]
    return near(name, by_form.values(), MISSPELT) or tuple(mixed[:3])


def by_words(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Known names that share words with a name, or nearly so; those that share most come first."""
    said = words(name)
    shared = {
        each: sum(bool(get_close_matches(word, words(each), 1, MISSPELT)) for word in said)
        for each in known
    }
    most = max(shared.values(), default=0)
    return tuple(each for each, count in shared.items() if most and count == most)


def words(name: str) -> list[str]:
    """The words of a name that are long enough to know it by."""
    parts = folded(name).replace("-", " ").replace("_", " ").replace(".", " ").split()
    return [part for part in parts if len(part) > 2]


def find(game: Game, name: str | None) -> Character | None:
    """The character with this name or alias, or None."""
    if name is None:
        return None
    who = game.characters.get(name)
    if who is not None:
        return who
    form = folded(name)
    for who in game.characters.values():
        if form == folded(who.name) or any(form == folded(alias) for alias in who.aliases):
            return who
    return None


def called(game: Game, name: str) -> str:
    """The sheet's name for whoever this is, or a hazard's; else the given name."""
    if name in game.characters:  # as they are called most of the time
        return name
    who = find(game, name)
    if who is None and game.scene.obstacles:
        there = find_obstacle(game, name)
        return there.name if there else name
    return who.name if who else name


def named(game: Game, name: str | None) -> str | None:
    """The sheet's name for somebody, or the name as given."""
    return called(game, name) if name is not None else None


def find_obstacle(game: Game, name: str | None, *kinds: ObstacleKind) -> Obstacle | None:
    """The obstacle of this name in the scene (of these kinds), or None."""
    if name is None or not game.scene.obstacles:
        return None
    form = folded(name)
    return next(
        (
            each
            for each in game.scene.obstacles
            if folded(each.name) == form and (not kinds or each.kind in kinds)
        ),
        None,
    )


def need_obstacle(game: Game, name: str, rule: str, *kinds: ObstacleKind) -> Obstacle:
    """The obstacle of this name.

    Raises:
        RuleError: `unknown_obstacle`, `which_obstacle` without a name, with those that are there.
    """
    found = find_obstacle(game, name, *kinds)
    if found is not None:
        return found
    there = [each.name for each in game.scene.obstacles if not kinds or each.kind in kinds]
    listed = ", ".join(near(name, there) or there[:5])
    hint = f"There are: {listed}." if listed else "Put it into the scene first."
    if not name:
        raise RuleError("which_obstacle", "Which obstacle is it?", hint, rule, near=listed)
    raise RuleError(
        "unknown_obstacle", f"No obstacle is called {name}.", hint, rule, name=name, near=listed
    )


def need(game: Game, name: str, rule: str | None = None) -> Character:
    """The character with this name or alias.

    Raises:
        RuleError: `unknown_character`, with near matches.
    """
    who = find(game, name)
    if who is not None:
        return who
    matches = near(name, game.characters) or tuple(list(game.characters)[:6])
    hint = f"Known: {', '.join(matches)}." if matches else "Make a sheet for them first."
    short = name if len(name) <= 60 else f"{name[:60]}…"
    raise RuleError(
        "unknown_character",
        f"{short or 'Whoever it is'} has no sheet.",
        hint,
        rule,
        name=short,
        near=", ".join(matches),
    )


def no_opponent(game: Game, name: str, rule: str) -> RuleError:
    """The refusal of an opponent without a sheet whose defence was not said, with near matches."""
    matches = ", ".join(near(name, game.characters))
    said = "Say what they defend with, for example Athletics +2, or give a difficulty."
    return RuleError(
        "unknown_opponent",
        f"{name} has no sheet, so there is nothing to beat yet.",
        f"{perhaps(matches)}{said}",
        rule,
        name=name,
        near=matches,
    )


def perhaps(matches: str) -> str:
    """The beginning of a hint that names near matches, if there are any."""
    return f"Perhaps {matches}? " if matches else ""


def aspects(game: Game) -> Iterator[tuple[str | None, Aspect]]:
    """Every aspect in play, with the character it is on (None: the scene)."""
    for aspect in game.scene.aspects:
        yield None, aspect
    for who in game.characters.values():
        for aspect in who.aspects:
            yield who.name, aspect


def find_aspect(
    game: Game, name: str, near: Callable[[str | None, Aspect], int] = lambda on, aspect: 0
) -> tuple[str | None, Aspect] | None:
    """The aspect of this name and the character it is on, or None.

    Args:
        near: when several go by the name, the first one for which this is highest is meant.
    """
    form = folded(name)
    meant: list[tuple[str | None, Aspect]] = [
        (None, each) for each in game.scene.aspects if folded(each.name) == form
    ]
    for who in game.characters.values():
        if who.aspects:
            meant += [(who.name, each) for each in who.aspects if folded(each.name) == form]
    if len(meant) < 2:
        return meant[0] if meant else None
    return max(meant, key=lambda each: near(*each))


def need_aspect(
    game: Game, name: str, rule: str, on: str | None = None
) -> tuple[str | None, Aspect]:
    """The aspect of this name; somebody's own where several have one.

    Raises:
        RuleError: `unknown_aspect`, with near matches.
    """
    found = find_aspect(game, name, lambda who, _: who == on)
    if found is None or on not in (None, found[0]):
        raise unknown_aspect(game, name, rule)
    return found


def unknown_aspect(game: Game, name: str, rule: str) -> RuleError:
    """The refusal of a name that no aspect has, with near matches."""
    names = [aspect.name for _, aspect in aspects(game)]
    matches = near(name, names) or tuple(names[:5])
    hint = f"In play: {', '.join(matches)}." if matches else "Put it into play first."
    return RuleError(
        "unknown_aspect",
        f"No aspect is called {name}.",
        hint,
        rule,
        name=name,
        near=", ".join(matches),
    )


def refuse_taken(game: Game, name: str, rule: str, on: str | None = None) -> None:
    """Refuse a name that an aspect in play has already; on somebody else it may be the same.

    Raises:
        RuleError: `aspect_taken`.
    """
    found = find_aspect(game, name, lambda who, _: who in (on, None))
    if found is not None and (on is None or found[0] in (on, None)):
        raise RuleError(
            "aspect_taken",
            f"{name} is in play already.",
            "Choose another name.",
            rule,
            name=name,
        )


def spare_name(who: Character, name: str) -> str:
    """A name that no other aspect of theirs has; nameless consequences go by their severity."""
    taken = {folded(each.name) for each in who.aspects}
    numbered = (f"{name} {n}" for n in range(2, len(taken) + 3))
    return next(each for each in (name, *numbered) if folded(each) not in taken)


def unnamed(game: Game, taken: Iterable[str] = ()) -> str:
    """A stand-in (#1, #2 ...) for an aspect that has no name yet."""
    names = {*taken, *[aspect.name for _, aspect in aspects(game) if aspect.name[:1] == "#"]}
    number = 1
    while f"#{number}" in names:
        number += 1
    return f"#{number}"


def free_invoke_of(game: Game, aspect: Aspect, who: str | None) -> str | None:
    """The holder whose free invoke `who` may use: themselves, anyone, their own side."""
    free = usable(aspect) if aspect.resting else aspect.free
    if who is not None and free.get(who):
        return who
    if free.get(ANYONE):
        return ANYONE
    mine = side(game, who)
    return next((each for each in free if side(game, each) == mine), None)


def usable(aspect: Aspect) -> dict[str, int]:
    """Free invokes that need not rest till the next round, by holder. Source: magus.round."""
    left = {holder: count - aspect.resting.get(holder, 0) for holder, count in aspect.free.items()}
    return {holder: count for holder, count in left.items() if count > 0}


def side(game: Game, name: str | None) -> str:
    """`pc` or `npc`; whoever has no sheet counts with the GM's."""
    if name in ("pc", "npc"):
        return name
    who = find(game, name)
    return who.kind if who else "npc"


def other_side(game: Game, name: str | None) -> str:
    """The side that opposes somebody."""
    return "pc" if side(game, name) == "npc" else "npc"
