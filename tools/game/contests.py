"""A contest: its sides, this exchange's rolls, victories, threats."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tools.game.rolls import OpenRoll
from tools.rulesets import Track


@dataclass(frozen=True, kw_only=True)
class ContestSide:
    """One side; `difficulty` is what it has to beat when the sides don't roll head to head."""

    name: str
    members: tuple[str, ...]
    goal: str | None = None
    difficulty: int | None = None


@dataclass(frozen=True, kw_only=True)
class Threat:
    """What may harm whole sides; without a `value` it is the contest roll of the side `by`."""

    by: str
    value: int | None = None
    sides: tuple[str, ...] = ()
    track: Track = "physical"
    lasting: bool = False


@dataclass(frozen=True, kw_only=True)
class Contest:
    """A contest.

    Attributes:
        to_win: victories that win it.
        victories: by side.
        before: victories before this exchange.
        rolls: this exchange's, by side.
        lost: sides without a roll in this exchange, with whoever gave it up.
        did: what each participant has done in this exchange: roll, advantage, help.
        marked: this exchange has been judged; the next deed begins another.
        twist: this exchange was a tie.
        winner: set once it is won, while the last roll may still be changed.
        shields: nobody named here can be harmed until another side has won.
        turn: whose turn it is by choice.
    """

    sides: tuple[ContestSide, ...]
    to_win: int = 3
    exchange: int = 1
    victories: Mapping[str, int] = field(default_factory=dict)
    before: Mapping[str, int] = field(default_factory=dict)
    rolls: Mapping[str, OpenRoll] = field(default_factory=dict)
    lost: Mapping[str, str] = field(default_factory=dict)
    did: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    threats: tuple[Threat, ...] = ()
    marked: bool = False
    twist: bool = False
    winner: str | None = None
    shields: tuple[str, ...] = ()
    turn: str | None = None
    last: str | None = None
