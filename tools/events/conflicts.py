"""What happens in a conflict."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class ConflictBegan(Event):
    """A conflict is on; unordered when somebody just attacked."""

    type: Literal["conflict_began"] = "conflict_began"
    number: int
    members: tuple[str, ...]
    ordered: bool
    rule: str = "condensed.conflict"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeBegan(Event):
    """Everyone has acted: a new exchange."""

    type: Literal["exchange_began"] = "exchange_began"
    number: int
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTaken(Event):
    """Somebody uses their action in this exchange; `left` have not acted."""

    type: Literal["turn_taken"] = "turn_taken"
    who: str
    left: tuple[str, ...]
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnGiven(Event):
    """Somebody was chosen to act next."""

    type: Literal["turn_given"] = "turn_given"
    who: str
    by: str | None
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSet(Event):
    """Who acts before whom is settled; nobody: whoever has acted chooses again."""

    type: Literal["order_set"] = "order_set"
    order: tuple[str, ...]
    rule: str = "condensed.turn-order"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConflictEnded(Event):
    """The conflict is over."""

    type: Literal["conflict_ended"] = "conflict_ended"
    number: int
    rule: str = "condensed.conflict-end"


EVENTS: tuple[type[Event], ...] = (
    ConflictBegan,
    ExchangeBegan,
    TurnTaken,
    TurnGiven,
    OrderSet,
    ConflictEnded,
)
