"""What happens by scale, and to a big bad."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import Character, Form, Solo

SCALE = "condensed.opt.scale"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScaleSet(Event):
    """Somebody is at this level of scale from now on (0 is Mundane)."""

    type: Literal["scale_set"] = "scale_set"
    who: str
    level: int
    rule: str = SCALE


@dataclass(frozen=True, slots=True, kw_only=True)
class ScaleApplied(Event):
    """A side of a roll is `levels` of scale above the other, and what it makes of them.

    `action` was added before rolling; `result` is added if the roll succeeds; `invokes` are free
    invokes more on an advantage.
    """

    type: Literal["scale_applied"] = "scale_applied"
    who: str | None
    levels: int
    action: int = 0
    result: int = 0
    invokes: int = 0
    rule: str = SCALE


@dataclass(frozen=True, slots=True, kw_only=True)
class MinionsSet(Event):
    """These take hits in a big bad's place; none: nobody does any more."""

    type: Literal["minions_set"] = "minions_set"
    who: str
    minions: tuple[str, ...]
    rule: str = "condensed.opt.boss-minion-armor"


@dataclass(frozen=True, slots=True, kw_only=True)
class HitPassed(Event):
    """A minion takes a big bad's hit; one without a sheet is gone with it."""

    type: Literal["hit_passed"] = "hit_passed"
    target: str
    minion: str
    shifts: int
    sheet: bool
    rule: str = "condensed.opt.boss-minion-armor"


@dataclass(frozen=True, slots=True, kw_only=True)
class FormsSet(Event):
    """A big bad has true forms still to come."""

    type: Literal["forms_set"] = "forms_set"
    who: str
    forms: tuple[Form, ...]
    rule: str = "condensed.opt.boss-true-form"


@dataclass(frozen=True, slots=True, kw_only=True)
class FormRevealed(Event):
    """A form was beaten and the next one shows; `left` are still to come."""

    type: Literal["form_revealed"] = "form_revealed"
    who: str
    name: str | None
    left: int
    character: Character
    rule: str = "condensed.opt.boss-true-form"


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloSet(Event):
    """A big bad has these solo bonuses."""

    type: Literal["solo_set"] = "solo_set"
    who: str
    bonuses: tuple[Solo, ...]
    rule: str = "condensed.opt.boss-solo-bonus"


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloBonusApplied(Event):
    """A solo bonus is at work: what it adds to a roll, or takes off a hit."""

    type: Literal["solo_bonus_applied"] = "solo_bonus_applied"
    who: str
    bonus: Solo
    amount: int
    rule: str = "condensed.opt.boss-solo-bonus"


EVENTS: tuple[type[Event], ...] = (
    ScaleSet,
    ScaleApplied,
    MinionsSet,
    HitPassed,
    FormsSet,
    FormRevealed,
    SoloSet,
    SoloBonusApplied,
)
