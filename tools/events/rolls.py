"""What happens with a roll."""

from dataclasses import dataclass
from typing import Literal

from tools.dice import Kind, Origin
from tools.events.base import Event
from tools.game import OpenRoll
from tools.ladder import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    """Dice fell. `faces` is None when the table gave only the total."""

    type: Literal["rolled"] = "rolled"
    who: str | None = None
    faces: tuple[int, ...] | None
    total: int
    origin: Origin
    kind: Kind = "fate"
    rule: str = "condensed.dice"


@dataclass(frozen=True, slots=True, kw_only=True)
class DefenceAwaited(Event):
    """Somebody acts against `target`, who may defend; `queued` behind others attacked with them."""

    type: Literal["defence_awaited"] = "defence_awaited"
    actor: str | None
    target: str
    effort: int
    options: tuple[str, ...]
    roll: OpenRoll
    queued: bool = False
    rule: str = "condensed.defend"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolved(Event):
    """A roll was compared: the outcome, with everything that made it up.

    `special` and `fumble` are those of a check, whose effort is the highest die.
    """

    type: Literal["resolved"] = "resolved"
    action: str
    actor: str | None
    target: str | None
    skill: str | None
    rating: int
    bonus: int
    faces: tuple[int, ...] | None
    effort: int
    opposition: int
    opposing: str | None
    opposing_skill: str | None
    opposing_faces: tuple[int, ...] | None
    shifts: int
    outcome: Outcome
    special: bool | None = None
    fumble: bool | None = None
    supersedes: bool = False
    roll: OpenRoll
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopened(Event):
    """An invoke changes the last roll: what followed from it is taken back."""

    type: Literal["reopened"] = "reopened"
    rule: str = "condensed.invoke"


@dataclass(frozen=True, slots=True, kw_only=True)
class RollClosed(Event):
    """Something has followed: the last roll can no longer be changed."""

    type: Literal["roll_closed"] = "roll_closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CostOffered(Event):
    """A failure or tie leaves a choice; `shared` by those who helped."""

    type: Literal["cost_offered"] = "cost_offered"
    who: str | None
    outcome: Outcome
    options: tuple[str, ...]
    aspect: str | None = None
    shared: tuple[str, ...] = ()
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StuntUsed(Event):
    """A stunt adds to a side of a roll."""

    type: Literal["stunt_used"] = "stunt_used"
    who: str
    stunt: str
    bonus: int
    rule: str = "condensed.stunts"


@dataclass(frozen=True, slots=True, kw_only=True)
class CostChosen(Event):
    """What a failure or tie came to."""

    type: Literal["cost_chosen"] = "cost_chosen"
    who: str | None
    option: str
    detail: str | None
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Waived(Event):
    """What was waiting is called off."""

    type: Literal["waived"] = "waived"
    what: str
    who: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SplitAwaited(Event):
    """An attack on several: its effort is to be shared out."""

    type: Literal["split_awaited"] = "split_awaited"
    actor: str
    targets: tuple[str, ...]
    effort: int
    roll: OpenRoll
    rule: str = "condensed.opt.multiple-targets"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffortShared(Event):
    """What of an attack's effort each target has to defend against; nothing when it is too low."""

    type: Literal["effort_shared"] = "effort_shared"
    actor: str
    effort: int
    targets: tuple[str, ...]
    shares: tuple[int, ...]
    roll: OpenRoll
    rule: str = "condensed.opt.multiple-targets"


EVENTS: tuple[type[Event], ...] = (
    Rolled,
    DefenceAwaited,
    Resolved,
    Reopened,
    RollClosed,
    CostOffered,
    StuntUsed,
    CostChosen,
    Waived,
    SplitAwaited,
    EffortShared,
)
