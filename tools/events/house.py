"""What a table settles for itself."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.rulesets import House


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingMade(Event):
    """A ruling of the table; `about` is the rule that it changes."""

    type: Literal["ruling_made"] = "ruling_made"
    number: int
    text: str
    about: str | None = None
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingWithdrawn(Event):
    """A ruling holds no longer."""

    type: Literal["ruling_withdrawn"] = "ruling_withdrawn"
    number: int
    text: str
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetUsed(Event):
    """The table plays by a system of its own."""

    type: Literal["ruleset_used"] = "ruleset_used"
    house: House


EVENTS: tuple[type[Event], ...] = (RulingMade, RulingWithdrawn, RulesetUsed)
