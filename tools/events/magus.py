"""What happens in Magus: initiative, surprise, gear that counts, stepping in for somebody."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """Somebody's initiative and what makes it up; `armor` is taken off."""

    who: str
    value: int
    senses: int = 0
    skill: str | None = None
    level: int = 0
    armor: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class InitiativeCounted(Event):
    """Who acts on which step of a conflict's rounds."""

    type: Literal["initiative_counted"] = "initiative_counted"
    scores: tuple[Score, ...]
    rule: str = "magus.initiative"


@dataclass(frozen=True, slots=True, kw_only=True)
class Surprised(Event):
    """Somebody is surprised by a side; `warned`: they may act offensively all the same."""

    type: Literal["surprised"] = "surprised"
    who: str
    by: str
    warned: bool = False
    rule: str = "magus.surprise"


@dataclass(frozen=True, slots=True, kw_only=True)
class SurpriseShaken(Event):
    """Somebody is surprised no longer and acts by the normal rules."""

    type: Literal["surprise_shaken"] = "surprise_shaken"
    who: str
    rule: str = "magus.surprise"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPassed(Event):
    """Somebody lets their turn go by."""

    type: Literal["turn_passed"] = "turn_passed"
    who: str
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class SteppedIn(Event):
    """Somebody defends in another's stead and takes all that follows."""

    type: Literal["stepped_in"] = "stepped_in"
    who: str
    whom: str
    armor: int = 0
    rule: str = "magus.defend-other"


@dataclass(frozen=True, slots=True, kw_only=True)
class GearCounted(Event):
    """A rating of gear serves as a difficulty or as a penalty."""

    type: Literal["gear_counted"] = "gear_counted"
    who: str
    gear: str
    rating: int
    counts: Literal["difficulty", "penalty"]
    rule: str = "magus.gear-notes"


@dataclass(frozen=True, slots=True, kw_only=True)
class DifficultyCounted(Event):
    """What made up the difficulty of hitting somebody with what is thrown."""

    type: Literal["difficulty_counted"] = "difficulty_counted"
    who: str
    target: str | None
    distance: int
    size: int
    conditions: int
    movement: int
    difficulty: int
    rule: str = "magus.ranged"


EVENTS: tuple[type[Event], ...] = (
    InitiativeCounted,
    Surprised,
    SurpriseShaken,
    TurnPassed,
    SteppedIn,
    GearCounted,
    DifficultyCounted,
)
