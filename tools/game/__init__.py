"""The state of a table. Frozen: only `evolve` makes a new one, out of events."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any

from tools.game.aspects import ANYONE as ANYONE, Aspect as Aspect, AspectKind as AspectKind
from tools.game.bosses import SCALE_LEVELS as SCALE_LEVELS, Form as Form, Solo as Solo
from tools.game.challenges import Challenge as Challenge, Task as Task, Try as Try
from tools.game.characters import (
    Character as Character,
    Consequence as Consequence,
    Kind as Kind,
    Slot as Slot,
)
from tools.game.conditions import CONDITIONS as CONDITIONS, Condition as Condition
from tools.game.contests import (
    Contest as Contest,
    ContestSide as ContestSide,
    Threat as Threat,
)
from tools.game.countdowns import (
    Countdown as Countdown,
    Shown as Shown,
    Trigger as Trigger,
)
from tools.game.gear import Armor as Armor, Ward as Ward, Weapon as Weapon
from tools.game.origins import Origin as Origin
from tools.game.places import (
    Border as Border,
    Guard as Guard,
    Help as Help,
    Obstacle as Obstacle,
    ObstacleKind as ObstacleKind,
    ThreatMap as ThreatMap,
)
from tools.game.rolls import OpenRoll as OpenRoll, Pending as Pending, Side as Side
from tools.game.rulings import Ruling as Ruling
from tools.game.safety import TOPICS as TOPICS, Stop as Stop, Topic as Topic
from tools.game.scenes import Conflict as Conflict, Scene as Scene
from tools.records import quicken
from tools.rulesets import RULESETS, House, Ruleset, SkillList, adapted, housed

PLAIN = frozenset((str, int, bool, float, type(None)))


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
    volley: tuple[OpenRoll, ...] = ()
    countdowns: tuple[Countdown, ...] = ()
    lists: tuple[SkillList, ...] = ()
    scenario: int = 1
    cap_raised: int = 0
    origins: Mapping[str, Origin] = field(default_factory=dict)
    agreements: Mapping[str, str] = field(default_factory=dict)
    rulings: tuple[Ruling, ...] = ()
    last_withdrawn: int = 0
    house: House | None = None

    @property
    def ruleset(self) -> Ruleset:
        """The campaign's system, with what its optional rules and its own lists change in it."""
        if not self.options and not self.lists and self.house is None:
            return RULESETS[self.system]
        if self.house is not None:
            return housed(self.system, self.options, self.lists, self.house)
        return adapted(self.system, self.options, self.lists)

    def waiting(self, kind: str) -> Pending | None:
        """The first thing of a kind that waits for a person."""
        for each in self.pending:
            if each.kind == kind:
                return each
        return None


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
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple or kind is list:
        return [each if type(each) in PLAIN else to_plain(each, defaults) for each in value]
    if kind is dict or isinstance(value, Mapping):
        return {
            key: each if type(each) in PLAIN else to_plain(each, defaults)
            for key, each in value.items()
        }
    if not is_dataclass(value):
        return value
    parts = shape(kind)
    try:
        own = value.__dict__  # quicker than asking for one field after the other
    except AttributeError:
        own = {name: getattr(value, name) for name, _ in parts}
    if defaults:
        return {
            name: held if type(held := own[name]) in PLAIN else to_plain(held) for name, _ in parts
        }
    return {
        name: held if type(held) in PLAIN else to_plain(held, False)
        for name, default in parts
        if (held := own[name]) is not default and held != default
    }


@cache
def shape(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """The fields of a dataclass with their defaults; MISSING, equal to nothing, where none is."""
    return tuple(
        (each.name, each.default if each.default_factory is MISSING else each.default_factory())
        for each in fields(kind)
    )
