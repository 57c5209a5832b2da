"""What comes in with a file."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class OriginKept(Event):
    """The file that a character came from, as it was read; players don't see it."""

    type: Literal["origin_kept"] = "origin_kept"
    who: str
    format: str
    text: str
    secret: bool = True


EVENTS: tuple[type[Event], ...] = (OriginKept,)
