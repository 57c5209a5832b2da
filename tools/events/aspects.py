"""What happens to aspects."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import AspectKind


@dataclass(frozen=True, slots=True, kw_only=True)
class BoostGained(Event):
    """Somebody holds a boost; an unnamed one goes by #1, #2 ..."""

    type: Literal["boost_gained"] = "boost_gained"
    who: str
    aspect: str
    by_roll: bool = True
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BoostHanded(Event):
    """A boost changed hands; whoever has it now may use it."""

    type: Literal["boost_handed"] = "boost_handed"
    aspect: str
    on: str | None
    who: str
    to: str
    rule: str = "condensed.boost"


@dataclass(frozen=True, slots=True, kw_only=True)
class AspectPlaced(Event):
    """An aspect is there now, with `free` free invokes for `holder` ("" is anyone).

    `resting`: they can't be used before the next round. `first`: one waits for whoever gets to
    its zone first.
    """

    type: Literal["aspect_placed"] = "aspect_placed"
    aspect: str
    kind: AspectKind
    on: str | None
    free: int = 0
    holder: str = ""
    secret: bool = False
    category: str | None = None
    zone: str | None = None
    by_roll: bool = False
    resting: bool = False
    scale: int = 0
    of: str | None = None
    first: bool = False
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeInvokesAdded(Event):
    """An aspect that was there already has further free invokes, and may come to light."""

    type: Literal["free_invokes_added"] = "free_invokes_added"
    aspect: str
    on: str | None = None
    count: int
    holder: str
    by_roll: bool = True
    revealed: bool = False
    resting: bool = False
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AspectRemoved(Event):
    """An aspect is gone; `by` whoever overcame it."""

    type: Literal["aspect_removed"] = "aspect_removed"
    aspect: str
    on: str | None
    by: str | None = None
    rule: str = "condensed.aspect-remove"


@dataclass(frozen=True, slots=True, kw_only=True)
class AspectRenamed(Event):
    """An aspect goes by another name from now on."""

    type: Literal["aspect_renamed"] = "aspect_renamed"
    aspect: str
    renamed: str
    on: str | None
    kind: AspectKind
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Invoked(Event):
    """An aspect was invoked for `worth`; `word` marks one that rests on the GM's word alone.

    `first`: an opponent's first invoke of a consequence; `always`: one of a severe consequence.
    """

    type: Literal["invoked"] = "invoked"
    who: str | None
    aspect: str | None
    on: str | None
    use: Literal["bonus", "reroll", "oppose", "remove"]
    free: bool
    holder: str | None = None
    word: bool = False
    first: bool = False
    always: bool = False
    worth: int = 2
    rule: str = "condensed.invoke"


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeUp(Event):
    """Texts that a generator made; it will not make them again in this campaign."""

    type: Literal["made_up"] = "made_up"
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Suggested(Event):
    """Ideas for the GM: what an aspect (if it is named) may bring, or somebody may do."""

    type: Literal["suggested"] = "suggested"
    what: Literal["compel", "consequence", "cost", "difficulty", "action"]
    who: str | None
    aspects: tuple[str, ...]
    texts: tuple[str, ...]
    rule: str


EVENTS: tuple[type[Event], ...] = (
    BoostGained,
    BoostHanded,
    AspectPlaced,
    FreeInvokesAdded,
    AspectRemoved,
    AspectRenamed,
    Invoked,
    MadeUp,
    Suggested,
)
