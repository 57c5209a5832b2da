"""What happens to sheets."""

from dataclasses import dataclass
from typing import Any, Literal

from tools.events.base import Event
from tools.game import Character


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterCreated(Event):
    """There is a new sheet."""

    type: Literal["character_created"] = "character_created"
    who: str
    character: Character
    made_up: bool = False
    rule: str = "condensed.character-aspects"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One change on a sheet."""

    what: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterEdited(Event):
    """A sheet has changed; a ruling when the GM's word did it."""

    type: Literal["character_edited"] = "character_edited"
    who: str
    changes: tuple[Change, ...]
    character: Character
    ruling: bool = False
    reason: str | None = None
    rule: str | None = None


EVENTS: tuple[type[Event], ...] = (
    CharacterCreated,
    CharacterEdited,
)
