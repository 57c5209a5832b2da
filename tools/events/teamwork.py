"""What happens when some help others, or give up an action for their defense."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class HelpGiven(Event):
    """Somebody used an action to help an ally's next roll."""

    type: Literal["help_given"] = "help_given"
    who: str
    ally: str
    skill: str | None
    rule: str = "condensed.teamwork"


@dataclass(frozen=True, slots=True, kw_only=True)
class Helped(Event):
    """A roll is helped: `bonus` is what counts, where a system caps it."""

    type: Literal["helped"] = "helped"
    who: str
    helpers: tuple[str, ...]
    bonus: int
    rule: str = "condensed.teamwork"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnGivenUp(Event):
    """Somebody gives up their action of this exchange to help."""

    type: Literal["turn_given_up"] = "turn_given_up"
    who: str
    rule: str = "condensed.teamwork"


@dataclass(frozen=True, slots=True, kw_only=True)
class FullDefenseBegan(Event):
    """Somebody defends and does nothing else; nobody named: every defend roll of theirs."""

    type: Literal["full_defense_began"] = "full_defense_began"
    who: str
    covers: tuple[str, ...]
    outcome: str | None
    rule: str = "condensed.opt.full-defense"


@dataclass(frozen=True, slots=True, kw_only=True)
class FullDefenseHelped(Event):
    """The full defense adds to a defend roll."""

    type: Literal["full_defense_helped"] = "full_defense_helped"
    who: str
    bonus: int
    rule: str = "condensed.opt.full-defense"


@dataclass(frozen=True, slots=True, kw_only=True)
class FullDefenseEnded(Event):
    """The full defense is over: its owner acts again."""

    type: Literal["full_defense_ended"] = "full_defense_ended"
    who: str
    used: bool
    rule: str = "condensed.opt.full-defense"


EVENTS: tuple[type[Event], ...] = (
    HelpGiven,
    Helped,
    TurnGivenUp,
    FullDefenseBegan,
    FullDefenseHelped,
    FullDefenseEnded,
)
