"""Weapons and armour as they are written on a sheet."""

from typing import Annotated

from pydantic import Field

from tools.commands.base import Model, Name, Skill
from tools.gear import ArmorKind, WeaponKind

GearRating = Annotated[int, Field(ge=0, le=9)]


class GearSpec(Model):
    """Something with a rating: as its kind has it, or as it is said."""

    name: Name
    rating: GearRating | None = Field(None, description="left out: as its kind has it")
    enchanted: bool = Field(False, description="it may be rated above 4 (Magus)")


class WeaponSpec(GearSpec):
    """A weapon that somebody carries."""

    kind: WeaponKind | None = None
    skill: Skill | None = Field(None, description="the skill that wields it")
    reach: Annotated[int, Field(ge=0, le=20)] = Field(0, description="how many zones away")
    thrown: bool = Field(False, description="against it there is a passive defence only (Magus)")


class ArmorSpec(GearSpec):
    """Armour that somebody wears."""

    kind: ArmorKind | None = None
