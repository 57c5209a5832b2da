"""What somebody fights with and wears."""

from dataclasses import dataclass
from typing import Literal

Ward = Literal["membrane", "danger_sense"]


@dataclass(frozen=True, kw_only=True)
class Weapon:
    """A weapon; `skill` wields it, `reach` counts zones, `thrown` leaves a passive defence."""

    name: str
    rating: int = 0
    skill: str | None = None
    reach: int = 0
    thrown: bool = False


@dataclass(frozen=True, kw_only=True)
class Armor:
    """Armour that somebody wears."""

    name: str
    rating: int = 0
