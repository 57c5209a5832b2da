"""Countdowns: boxes that fill up, and what happens then."""

from dataclasses import dataclass
from typing import Literal

Trigger = Literal["scene", "exchange", "roll", "failure", "session"]
Shown = Literal["all", "boxes", "nothing"]


@dataclass(frozen=True, kw_only=True)
class Countdown:
    """A countdown.

    Attributes:
        triggers: what marks a box by itself; anything else is marked by the GM.
        when: further triggers in the table's own words.
        outcome: what happens at the last box.
        shown: players see all of it, its boxes but not what they count, or nothing.
    """

    name: str
    boxes: int
    outcome: str
    marked: int = 0
    triggers: tuple[Trigger, ...] = ()
    when: str | None = None
    shown: Shown = "all"
