"""The state of a table. Frozen: only `evolve` makes a new one, out of events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from tools.ladder import Outcome
from tools.rulesets import RULESETS, Ruleset, Severity, Track

Kind = Literal["pc", "npc"]
AspectKind = Literal[
    "high_concept", "trouble", "relationship", "free", "situation", "boost", "consequence"
]
ANYONE = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aspect:
    """An aspect; `free` counts free invokes by who holds them ("" is anyone)."""

    name: str
    kind: AspectKind = "situation"
    free: Mapping[str, int] = field(default_factory=dict)
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequence:
    """A filled consequence slot; scene and session of its treatment once it recovers."""

    severity: Severity
    name: str | None = None
    track: Track = "physical"
    conflict: int = 0
    treated_scene: int | None = None
    treated_session: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A consequence slot; `track` limits it to one kind of hit."""

    severity: Severity
    track: Track | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Somebody with a sheet. `marked` holds places of marked boxes, by track."""

    name: str
    kind: Kind = "pc"
    aliases: tuple[str, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    skills: Mapping[str, int] = field(default_factory=dict)
    stunts: tuple[str, ...] = ()
    refresh: int = 3
    points: int = 3
    boxes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    marked: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    slots: tuple[Slot, ...] = ()
    consequences: tuple[Consequence, ...] = ()
    fixed: tuple[str, ...] = ()
    out: str | None = None
    conceded: bool = False
    earned: int = 0
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One side of a roll as it stands; `faces` is None when only a total is known."""

    who: str | None = None
    skill: str | None = None
    rating: int = 0
    bonus: int = 0
    faces: tuple[int, ...] | None = None
    dice: int = 0
    given: int | None = None

    @property
    def effort(self) -> int:
        """The whole result, in steps of the ladder."""
        return (
            self.given + self.bonus
            if self.given is not None
            else (self.dice + self.rating + self.bonus)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRoll:
    """The roll that an invoke may still change, and what it has brought about."""

    action: str
    acting: Side
    opposing: Side | None = None
    difficulty: int | None = None
    target: str | None = None
    aspect: str | None = None
    existing: str | None = None
    track: Track | None = None
    severity: Severity | None = None
    consequence: str | None = None
    rename: str | None = None
    outcome: Outcome | None = None
    shifts: int | None = None
    paid: tuple[str, ...] = ()
    made: tuple[tuple[str, str, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """What waits for a person.

    kind: `defend` (who defends), `absorb` (who was hit), `boost` (the attacker may lower the hit),
    `cost` (what a failure or tie comes to), `compel` (who was offered a point).
    """

    kind: Literal["defend", "absorb", "boost", "cost", "compel"]
    who: str | None = None
    by: str | None = None
    shifts: int = 0
    track: Track = "physical"
    aspect: str | None = None
    options: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A conflict; unordered when it began by somebody just attacking."""

    number: int
    ordered: bool = False
    members: tuple[str, ...] = ()
    exchange: int = 1
    acted: tuple[str, ...] = ()
    turn: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The present scene; `owed` are fate points paid when it ends."""

    number: int = 1
    name: str | None = None
    open: bool = True
    aspects: tuple[Aspect, ...] = ()
    present: tuple[str, ...] = ()
    conflict: Conflict | None = None
    owed: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
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


def new(system: str = "condensed", language: str = "en", options: tuple[str, ...] = ()) -> Game:
    """A game before anything has happened in it: session 1, scene 1, nobody there."""
    return Game(system=system, language=language, options=options)


def to_plain(value: Any) -> Any:
    """Write state or events as plain data (dicts, lists, numbers, strings)."""
    if hasattr(value, "__dataclass_fields__"):
        return {name: to_plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, Mapping):
        return {key: to_plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_plain(each) for each in value]
    return value
