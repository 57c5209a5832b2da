"""What happens in a contest."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import ContestSide, OpenRoll
from tools.rulesets import Track

CONTEST = "condensed.contest"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestBegan(Event):
    """A contest is on; those in `shields` can't be harmed until another side has won."""

    type: Literal["contest_began"] = "contest_began"
    sides: tuple[ContestSide, ...]
    to_win: int
    shields: tuple[str, ...] = ()
    rule: str = CONTEST


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestExchangeBegan(Event):
    """A new exchange of the contest."""

    type: Literal["contest_exchange_began"] = "contest_exchange_began"
    number: int
    rule: str = CONTEST


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRolled(Event):
    """A side's roll of this exchange; `margin` where it had a difficulty to beat."""

    type: Literal["contest_rolled"] = "contest_rolled"
    side: str
    who: str
    skill: str | None
    rating: int
    bonus: int
    faces: tuple[int, ...] | None
    effort: int
    difficulty: int | None
    margin: int | None
    supersedes: bool = False
    roll: OpenRoll
    rule: str = CONTEST


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestDid(Event):
    """Somebody has used what a participant may do in an exchange."""

    type: Literal["contest_did"] = "contest_did"
    who: str
    deed: Literal["advantage", "help"]
    rule: str = CONTEST


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRollLost(Event):
    """A side goes without its roll in this exchange: an advantage failed."""

    type: Literal["contest_roll_lost"] = "contest_roll_lost"
    side: str
    who: str
    rule: str = "condensed.contest-advantage"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestMarked(Event):
    """An exchange was judged: `marks` of this exchange, all `victories`; a tie is a twist."""

    type: Literal["contest_marked"] = "contest_marked"
    exchange: int
    marks: Mapping[str, int]
    victories: Mapping[str, int]
    twist: bool
    rule: str = CONTEST


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatMade(Event):
    """Something threatens these sides; without a `value` it is the contest roll of `by`."""

    type: Literal["threat_made"] = "threat_made"
    by: str
    value: int | None
    sides: tuple[str, ...]
    track: Track
    lasting: bool
    rule: str = CONTEST


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestEnded(Event):
    """The contest is over; `escaped` got away with what they wanted.

    Whoever is `immune` still can't be harmed: nobody has won.
    """

    type: Literal["contest_ended"] = "contest_ended"
    winner: str | None
    goal: str | None = None
    victories: Mapping[str, int]
    exposed: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    escaped: tuple[str, ...] = ()
    rule: str = CONTEST


EVENTS: tuple[type[Event], ...] = (
    ContestBegan,
    ContestExchangeBegan,
    ContestRolled,
    ContestDid,
    ContestRollLost,
    ContestMarked,
    ThreatMade,
    ContestEnded,
)
