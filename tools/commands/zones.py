"""Commands about zones."""

from typing import Literal

from pydantic import Field

from tools.commands.base import Command, Model, Name, Rating


class BorderSpec(Model):
    """What lies between two zones; without one they are no neighbours."""

    between: tuple[Name, Name]
    barrier: Rating | None = Field(None, description="difficulty of crossing, if it is hard")
    sight: bool = Field(True, description="one can see across")


class SetZones(Command):
    """Divide the scene into zones, 2 to 4 as a rule."""

    command: Literal["set_zones"] = "set_zones"
    zones: tuple[Name, ...] = Field((), description="left out: as they are")
    borders: tuple[BorderSpec, ...] = Field(
        (), description="which are neighbours; left out: each is the next one's"
    )
    places: dict[Name, Name] = Field(default_factory=dict, description="who is in which zone")


class Move(Command):
    """Move to a neighbouring zone besides one's action, if nothing hinders."""

    command: Literal["move"] = "move"
    character: Name
    to: Name = Field(description="the zone")
    ruling: bool = Field(False, description="by the GM's word, whatever hinders")


COMMANDS: tuple[type[Command], ...] = (SetZones, Move)
