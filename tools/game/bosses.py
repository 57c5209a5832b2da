"""What optional rules give a big bad."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tools.rulesets import Severity

Solo = Literal[
    "skill_bonus",
    "fewer_shifts",
    "one_shift_left",
    "stronger_invokes",
    "weaker_foes",
    "no_stacking",
]
SCALE_LEVELS = ("mundane", "supernatural", "otherworldly", "legendary", "godlike")


@dataclass(frozen=True, kw_only=True)
class Form:
    """A true form still to come: what is not stated stays as it was."""

    name: str | None = None
    high_concept: str | None = None
    aspects: tuple[str, ...] = ()
    skills: Mapping[str, int] = field(default_factory=dict)
    stunts: tuple[str, ...] = ()
    physical: int | None = None
    mental: int | None = None
    boxes: Mapping[str, int] = field(default_factory=dict)
    slots: tuple[Severity, ...] | None = None
