"""What happens with zones."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import Border


@dataclass(frozen=True, slots=True, kw_only=True)
class ZonesSet(Event):
    """The scene has these zones, these borders, and these people in them."""

    type: Literal["zones_set"] = "zones_set"
    zones: tuple[str, ...]
    borders: tuple[Border, ...]
    places: Mapping[str, str]
    rule: str = "condensed.zones"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """Somebody is in another zone; `by_roll` when it took their action, `free` besides one."""

    type: Literal["moved"] = "moved"
    who: str
    to: str
    came: str | None
    free: bool = True
    by_roll: bool = False
    rule: str = "condensed.zones"


EVENTS: tuple[type[Event], ...] = (ZonesSet, Moved)
