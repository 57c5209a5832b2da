"""Weapons and armour by kind, with their ratings."""

from collections.abc import Mapping
from typing import Literal

WeaponKind = Literal[
    "unarmed",
    "martial_arts",
    "knife",
    "dagger",
    "staff",
    "sword",
    "club",
    "mace",
    "straight_bow",
    "two_handed_sword",
    "axe",
    "recurve_bow",
    "polearm",
    "crossbow",
]
ArmorKind = Literal[
    "none",
    "leather",
    "reinforced_leather",
    "mail",
    "scale",
    "lamellar",
    "partial_plate",
    "full_plate",
]

# Source: magus.weapon.
WEAPONS: Mapping[str, int] = {
    "unarmed": 0,
    "martial_arts": 1,
    "knife": 1,
    "dagger": 1,
    "staff": 1,
    "sword": 2,
    "club": 2,
    "mace": 2,
    "straight_bow": 2,
    "two_handed_sword": 3,
    "axe": 3,
    "recurve_bow": 3,
    "polearm": 4,
    "crossbow": 4,
}
# Source: magus.armor.
ARMOR: Mapping[str, int] = {
    "none": 0,
    "leather": 1,
    "reinforced_leather": 1,
    "mail": 2,
    "scale": 2,
    "lamellar": 2,
    "partial_plate": 3,
    "full_plate": 4,
}
MOST = 4  # what is rated higher is enchanted


def kind_of(name: str, table: Mapping[str, int]) -> str | None:
    """The kind in a table that a name means ("two-handed sword"), or None.

    Of several in it the longest is meant: "mail with partial plate" is rated as its plates are.
    """
    plain = f"_{'_'.join(name.casefold().replace('-', ' ').split())}_"
    meant = [kind for kind in table if f"_{kind}_" in plain]
    return max(meant, key=len, default=None)
