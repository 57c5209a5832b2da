"""What begins and ends, and what is only worth saying."""

from dataclasses import dataclass
from typing import Literal

from tools.duration import Amount, Unit
from tools.events.base import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneBegan(Event):
    """A scene is on; the GM's fate points start anew, in a system that has them."""

    type: Literal["scene_began"] = "scene_began"
    number: int
    name: str | None
    present: tuple[str, ...]
    gm_points: int | None
    rule: str = "condensed.gm-fate-points"


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneEnded(Event):
    """The scene is over; aspects that last a scene are gone with it."""

    type: Literal["scene_ended"] = "scene_ended"
    number: int
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionBegan(Event):
    """A session is on, perhaps the first of a further scenario."""

    type: Literal["session_began"] = "session_began"
    number: int
    scenario: int | None = None
    rule: str = "condensed.refresh"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEnded(Event):
    """The session is over."""

    type: Literal["session_ended"] = "session_ended"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Remarked(Event):
    """Something worth knowing that changes nothing."""

    type: Literal["remarked"] = "remarked"
    code: str
    who: str | None = None
    facts: tuple[str, ...] = ()
    rule: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionSwitched(Event):
    """An optional rule is played with from now on, or no longer."""

    type: Literal["option_switched"] = "option_switched"
    option: str
    on: bool
    variant: str = ""
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeMeasured(Event):
    """How long something takes, `faster` steps from where it was set (below 0: slower)."""

    type: Literal["time_measured"] = "time_measured"
    amount: Amount
    unit: Unit
    before: tuple[Amount, Unit]
    faster: int
    rule: str = "condensed.opt.time"


EVENTS: tuple[type[Event], ...] = (
    SceneBegan,
    SceneEnded,
    SessionBegan,
    SessionEnded,
    Remarked,
    OptionSwitched,
    TimeMeasured,
)
