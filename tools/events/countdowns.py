"""What happens with countdowns."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import Shown, Trigger

COUNTDOWN = "condensed.opt.countdown"


@dataclass(frozen=True, slots=True, kw_only=True)
class CountdownBegan(Event):
    """A countdown is on."""

    type: Literal["countdown_began"] = "countdown_began"
    name: str
    boxes: int
    triggers: tuple[Trigger, ...] = ()
    when: str | None = None
    shown: Shown = "all"
    secret: bool = False
    rule: str = COUNTDOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class CountdownMeans(Event):
    """What happens when a countdown is full."""

    type: Literal["countdown_means"] = "countdown_means"
    countdown: str
    outcome: str
    secret: bool = False
    rule: str = COUNTDOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class CountdownMarked(Event):
    """Boxes were marked (below 0: cleared), by themselves when there is a `trigger`."""

    type: Literal["countdown_marked"] = "countdown_marked"
    countdown: str
    boxes: int
    marked: int
    of: int
    trigger: Trigger | None = None
    secret: bool = False
    rule: str = COUNTDOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class CountdownFull(Event):
    """The last box is marked: the outcome happens."""

    type: Literal["countdown_full"] = "countdown_full"
    countdown: str
    outcome: str
    rule: str = COUNTDOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class CountdownEnded(Event):
    """A countdown was taken away."""

    type: Literal["countdown_ended"] = "countdown_ended"
    countdown: str
    secret: bool = False
    rule: str = COUNTDOWN


EVENTS: tuple[type[Event], ...] = (
    CountdownBegan,
    CountdownMeans,
    CountdownMarked,
    CountdownFull,
    CountdownEnded,
)
