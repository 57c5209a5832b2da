"""The state of a table. Frozen: only `evolve` makes a new one, out of events."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field
from typing import Any

from tools.game.aspects import ANYONE as ANYONE, Aspect as Aspect, AspectKind as AspectKind
from tools.game.characters import (
    Character as Character,
    Consequence as Consequence,
    Kind as Kind,
    Slot as Slot,
)
from tools.game.rolls import OpenRoll as OpenRoll, Pending as Pending, Side as Side
from tools.game.scenes import Conflict as Conflict, Scene as Scene
from tools.records import quicken
from tools.rulesets import RULESETS, Ruleset


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything that a table has to remember."""

    system: str = "condensed"
    options: tuple[str, ...] = ()
    language: str = "en"
    characters: Mapping[str, Character] = field(default_factory=dict)
    scene: Scene = field(default_factory=Scene)
    session: int = 1
    session_open: bool = True
    conflicts: int = 0
    throws: int = 0
    roll: OpenRoll | None = None
    pending: tuple[Pending, ...] = ()
    gm_points: int = 0
    made_up: tuple[str, ...] = ()

    @property
    def ruleset(self) -> Ruleset:
        """The campaign's system."""
        return RULESETS[self.system]

    def waiting(self, kind: str) -> Pending | None:
        """The first thing of a kind that waits for a person."""
        return next((each for each in self.pending if each.kind == kind), None)


for _kind in (Game, Scene, Conflict, Character, Aspect, Consequence, Slot, OpenRoll, Side, Pending):
    quicken(_kind)


def new(system: str = "condensed", language: str = "en", options: tuple[str, ...] = ()) -> Game:
    """A game before anything has happened in it: session 1, scene 1, nobody there."""
    return Game(system=system, language=language, options=options)


def to_plain(value: Any, defaults: bool = True) -> Any:
    """Write state or events as plain data (dicts, lists, numbers, strings).

    Args:
        defaults: whether to write fields that hold their default.
    """
    if hasattr(value, "__dataclass_fields__"):
        return {
            name: to_plain(held, defaults)
            for name, about in value.__dataclass_fields__.items()
            if (held := getattr(value, name)) != default_of(about) or defaults
        }
    if isinstance(value, Mapping):
        return {key: to_plain(each, defaults) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_plain(each, defaults) for each in value]
    return value


def default_of(about: Field[Any]) -> Any:
    """A field's default; MISSING, which equals nothing else, when it has none."""
    return about.default if about.default_factory is MISSING else about.default_factory()
