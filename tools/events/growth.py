"""What happens as characters grow."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.rulesets import Size, SkillList


@dataclass(frozen=True, slots=True, kw_only=True)
class MilestoneReached(Event):
    """Somebody has a milestone (in Condensed a major one is a breakthrough)."""

    type: Literal["milestone_reached"] = "milestone_reached"
    who: str
    size: Size
    arc: bool = False
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CapRaised(Event):
    """Skills may rise one step higher than before: to `now`."""

    type: Literal["cap_raised"] = "cap_raised"
    now: int
    rule: str = "core.milestones"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillListsSet(Event):
    """The table plays with skills of its own; none: with the usual ones."""

    type: Literal["skill_lists_set"] = "skill_lists_set"
    lists: tuple[SkillList, ...]
    rule: str = "condensed.opt.skill-lists"


EVENTS: tuple[type[Event], ...] = (MilestoneReached, CapRaised, SkillListsSet)
