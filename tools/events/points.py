"""What happens to fate points."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsChanged(Event):
    """Fate points moved; `now` is what is there afterwards."""

    type: Literal["points_changed"] = "points_changed"
    who: str
    delta: int
    now: int
    why: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PointOwed(Event):
    """Fate points that are paid when the conflict or scene ends."""

    type: Literal["point_owed"] = "point_owed"
    who: str
    amount: int
    why: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CompelOffered(Event):
    """A fate point for trouble: `who` may accept or refuse."""

    type: Literal["compel_offered"] = "compel_offered"
    who: str
    aspect: str | None
    by: str
    story: str | None
    may_refuse: bool
    kind: Literal["event", "decision"] | None = None
    ends_scene: bool = False
    rule: str = "condensed.compel"


@dataclass(frozen=True, slots=True, kw_only=True)
class CompelAnswered(Event):
    """The compel was accepted or refused."""

    type: Literal["compel_answered"] = "compel_answered"
    who: str
    accept: bool
    ends_scene: bool = False
    rule: str = "condensed.compel"


@dataclass(frozen=True, slots=True, kw_only=True)
class DetailDeclared(Event):
    """Something is true from now on."""

    type: Literal["detail_declared"] = "detail_declared"
    who: str
    detail: str
    aspect: str | None
    rule: str = "condensed.declare"


@dataclass(frozen=True, slots=True, kw_only=True)
class CompelClaimed(Event):
    """Somebody made trouble for themselves already, and claims the point for it."""

    type: Literal["compel_claimed"] = "compel_claimed"
    who: str
    aspect: str | None
    story: str | None
    kind: Literal["event", "decision"] | None = None
    ends_scene: bool = False
    rule: str = "condensed.compel"


EVENTS: tuple[type[Event], ...] = (
    PointsChanged,
    PointOwed,
    CompelOffered,
    CompelAnswered,
    CompelClaimed,
    DetailDeclared,
)
