"""What happens to conditions that stand in the place of consequences."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import Condition
from tools.rulesets import Severity


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionMarked(Event):
    """Boxes of a condition were marked, `marked` in all now; `by` holds a free invoke on it.

    `session` says when, where harm clears with time alone.
    """

    type: Literal["condition_marked"] = "condition_marked"
    target: str
    condition: Condition
    severity: Severity
    name: str
    boxes: int
    marked: int
    by: str | None
    session: int | None = None
    rule: str = "condensed.opt.conditions"


EVENTS: tuple[type[Event], ...] = (ConditionMarked,)
