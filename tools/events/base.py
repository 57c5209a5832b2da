"""What every event is made of."""

from dataclasses import dataclass

GM = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened; `type` is its kind."""

    type: str
