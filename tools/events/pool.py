"""What happens in Narratograph beside the roll itself."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.pool import Abnormal


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A reason with the die that it gives or takes."""

    reason: str
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolCounted(Event):
    """What made up the dice of a check: the usual ones, the GM's reasons, designated tags."""

    type: Literal["pool_counted"] = "pool_counted"
    who: str
    base: int
    modifiers: tuple[Counted, ...]
    tags: tuple[str, ...]
    dice: int
    rule: str = "narratograph.modifiers"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cheered(Event):
    """Somebody cheered `whom`, and the box of their bond is ticked; `word`: on the GM's word."""

    type: Literal["cheered"] = "cheered"
    who: str
    whom: str
    word: bool = False
    rule: str = "narratograph.cheer"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialOffered(Event):
    """A special: the roller chooses its reward, once nobody cheers any more."""

    type: Literal["special_offered"] = "special_offered"
    who: str
    options: tuple[str, ...]
    rule: str = "narratograph.special"


@dataclass(frozen=True, slots=True, kw_only=True)
class FumbleAwaited(Event):
    """A fumble: the roller gains a condition, unless a cheer undoes it."""

    type: Literal["fumble_awaited"] = "fumble_awaited"
    who: str
    rule: str = "narratograph.fumble"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpiritPowerChanged(Event):
    """Spirit power before and after; `now` is None for somebody without a sheet."""

    type: Literal["spirit_power_changed"] = "spirit_power_changed"
    who: str
    delta: int
    now: int | None
    rule: str = "narratograph.special"


@dataclass(frozen=True, slots=True, kw_only=True)
class AbnormalGained(Event):
    """An abnormal condition, by the number of a D6; `again`: they have it already."""

    type: Literal["abnormal_gained"] = "abnormal_gained"
    who: str
    condition: Abnormal
    again: bool = False
    rule: str = "narratograph.fumble"


@dataclass(frozen=True, slots=True, kw_only=True)
class AbnormalCleared(Event):
    """An abnormal condition is gone."""

    type: Literal["abnormal_cleared"] = "abnormal_cleared"
    who: str
    condition: Abnormal
    rule: str = "narratograph.special"


@dataclass(frozen=True, slots=True, kw_only=True)
class BondGained(Event):
    """A bond with a free cheer box; `again`: it was there, with a ticked one."""

    type: Literal["bond_gained"] = "bond_gained"
    who: str
    to: str
    again: bool = False
    rule: str = "narratograph.cheer"


EVENTS: tuple[type[Event], ...] = (
    PoolCounted,
    Cheered,
    SpecialOffered,
    FumbleAwaited,
    SpiritPowerChanged,
    AbnormalGained,
    AbnormalCleared,
    BondGained,
)
