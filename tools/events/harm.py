"""What happens to somebody who is hit."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import Condition
from tools.rulesets import BoxTrack, Severity, Track


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit(Event):
    """A hit of `shifts` on `target`; `sheet` is False when nothing is known of their boxes.

    Its shifts have the `weapon` rating in and the `armor` rating taken off.
    """

    type: Literal["hit"] = "hit"
    target: str
    by: str | None
    shifts: int
    track: Track
    sheet: bool
    boost_instead: bool = False
    weapon: int = 0
    armor: int = 0
    rule: str = "condensed.attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class HitLowered(Event):
    """The attacker took a boost: the hit is one shift smaller."""

    type: Literal["hit_lowered"] = "hit_lowered"
    target: str
    shifts: int
    rule: str = "condensed.attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class HitAbsorbed(Event):
    """A hit was taken on boxes (their values; `places` says which) and consequences."""

    type: Literal["hit_absorbed"] = "hit_absorbed"
    target: str
    shifts: int
    track: BoxTrack
    boxes: tuple[int, ...]
    places: tuple[int, ...]
    consequences: tuple[Severity, ...]
    conditions: tuple[Condition, ...] = ()
    left: int
    rule: str = "condensed.absorb"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceTaken(Event):
    """A consequence slot was filled; `by` holds a free invoke on it.

    `session` says when, where consequences clear with time alone.
    An extreme one takes the place of the aspect that it `replaces`. `first_free`: each opponent's
    first invoke is free instead.
    """

    type: Literal["consequence_taken"] = "consequence_taken"
    target: str
    severity: Severity
    name: str
    track: Track
    by: str | None
    session: int | None = None
    first_free: bool = False
    replaces: str | None = None
    rule: str = "condensed.absorb"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenOut(Event):
    """Somebody is out of the scene; `by` says what happens to them."""

    type: Literal["taken_out"] = "taken_out"
    who: str
    by: str | None = None
    fate: str | None = None
    rule: str = "condensed.taken-out"


@dataclass(frozen=True, slots=True, kw_only=True)
class MembersLost(Event):
    """A hit took `count` of a group out; `left` go on, the next of them unhurt."""

    type: Literal["members_lost"] = "members_lost"
    who: str
    count: int
    left: int
    by: str | None
    rule: str = "core.mobs"


@dataclass(frozen=True, slots=True, kw_only=True)
class Conceded(Event):
    """Somebody gave in, for `points` fate points when the conflict ends."""

    type: Literal["conceded"] = "conceded"
    who: str
    points: int
    consequences: int
    rule: str = "condensed.concede"


@dataclass(frozen=True, slots=True, kw_only=True)
class StressCleared(Event):
    """Marked boxes of these characters are empty again."""

    type: Literal["stress_cleared"] = "stress_cleared"
    who: tuple[str, ...]
    rule: str = "condensed.clear-stress"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceTreated(Event):
    """Recovery has started; `until` says what it clears after (`scene`, `session`, ...)."""

    type: Literal["consequence_treated"] = "consequence_treated"
    who: str
    severity: Severity
    name: str
    renamed: str
    until: str
    rule: str = "condensed.recovery-time"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceCleared(Event):
    """A consequence is gone and its slot free."""

    type: Literal["consequence_cleared"] = "consequence_cleared"
    who: str
    severity: Severity
    name: str
    rule: str = "condensed.recovery-time"


EVENTS: tuple[type[Event], ...] = (
    Hit,
    HitLowered,
    HitAbsorbed,
    ConsequenceTaken,
    TakenOut,
    MembersLost,
    Conceded,
    StressCleared,
    ConsequenceTreated,
    ConsequenceCleared,
)
