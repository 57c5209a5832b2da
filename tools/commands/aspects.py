"""Commands that put aspects and people on the scene."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Name, Text


class PlaceAspect(Command):
    """Put an aspect on the scene or on somebody, by the GM's word."""

    command: Literal["place_aspect"] = "place_aspect"
    aspect: Text
    on: Name | None = Field(None, description="a character; left out: the scene")
    zone: Name | None = Field(None, description="it holds in this zone only")
    free_invokes: Annotated[int, Field(ge=0, le=9)] = 0
    holder: Name | None = Field(None, description="who holds the free invokes; left out: anyone")
    boost: bool = False
    secret: bool = Field(False, description="for the GM's eyes only")


class RemoveAspect(Command):
    """Take an aspect away."""

    command: Literal["remove_aspect"] = "remove_aspect"
    aspect: Text


class RenameAspect(Command):
    """Name an aspect, a consequence or a boost that has no name yet, or reword it."""

    command: Literal["rename_aspect"] = "rename_aspect"
    aspect: Text = Field(description="its name; a consequence without one: its severity")
    name: Text = Field(description="its name from now on")
    on: Name | None = Field(None, description="whose it is, if several have such a one")


class MakeNpc(Command):
    """Make up a minor NPC with a legal sheet."""

    command: Literal["make_npc"] = "make_npc"
    name: Name | None = None
    concept: Text | None = None
    language: str | None = Field(None, pattern=r"^[a-z]{2}$")


class MakeAspects(Command):
    """Make up situation aspects for the scene."""

    command: Literal["make_aspects"] = "make_aspects"
    count: Annotated[int, Field(ge=1, le=10)] | None = Field(None, description="left out: 3 to 5")
    place: Literal["indoors", "city", "wild", "water", "underground"] | None = None
    language: str | None = Field(None, pattern=r"^[a-z]{2}$")


COMMANDS: tuple[type[Command], ...] = (
    PlaceAspect,
    RemoveAspect,
    RenameAspect,
    MakeNpc,
    MakeAspects,
)
