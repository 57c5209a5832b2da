"""The accounts of a table, read from the game."""

from collections import Counter

from tools import events as e
from tools.game import Aspect, Character, Game
from tools.people import find_aspect

Account = tuple[str, ...]
Books = Counter[Account]
SCENE = "(the scene)"


def books(game: Game) -> Books:
    """What is there, read from the game."""
    kept: Books = Counter({("points", e.GM): game.gm_points})
    for who in game.characters.values():
        kept.update(sheet(who))
    for name, owed in game.scene.owed.items():
        kept["owed", name] += owed
    if game.scene.late is not None:
        kept["late", game.scene.late] = 1
    for aspect in game.scene.aspects:
        kept.update(free(SCENE, aspect))
    return nonzero(kept)


def sheet(who: Character) -> Books:
    """What somebody has."""
    kept: Books = Counter(
        {
            ("points", who.name): who.points,
            ("earned", who.name): who.earned,
            ("power", who.name): who.spirit_power,
            ("saved", who.name): who.saved,
        }
    )
    kept.update({("ticked", who.name, to): int(ticked) for to, ticked in who.bonds.items()})
    for aspect in who.aspects:
        kept.update(free(who.name, aspect))
    return kept


def free(on: str, aspect: Aspect) -> Books:
    """The free invokes on an aspect, and who has had the first one of a consequence."""
    kept: Books = Counter()
    for holder, count in aspect.free.items():
        kept["free", on, aspect.name, holder] += count
    for who in aspect.used:
        kept["used", on, aspect.name, who] += 1
    return kept


def nonzero(kept: Books) -> Books:
    return Counter({account: count for account, count in kept.items() if count})


def drop(kept: Books, *account: str) -> None:
    """Close accounts that begin so."""
    for each in [each for each in kept if each[: len(account)] == account]:
        del kept[each]


def drop_aspect(kept: Books, on: str | None, name: str) -> None:
    for kind in ("free", "used"):
        drop(kept, kind, on or SCENE, name)


def rename(kept: Books, on: str | None, name: str, renamed: str) -> None:
    """What lies on an aspect goes with its name."""
    for kind in ("free", "used"):
        lying = {each: kept[each] for each in kept if each[:3] == (kind, on or SCENE, name)}
        drop(kept, kind, on or SCENE, name)
        for each, count in lying.items():
            kept[kind, on or SCENE, renamed, each[3]] += count


def place_of(game: Game, name: str, on: str | None) -> str:
    """Whom the aspect of a name is on: this one, or else nobody, or else whoever has it."""
    found = find_aspect(game, name, lambda who, _: 2 * (who == on) + (who is None))
    return (found[0] if found else None) or SCENE


def total(kept: Books, kind: str) -> int:
    """All that is kept of a kind."""
    return sum(count for account, count in kept.items() if account[0] == kind)
