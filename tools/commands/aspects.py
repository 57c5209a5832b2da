"""Commands that put aspects and people on the scene."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Name, Text, TrackName
from tools.rulesets import Severity


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
    of: Text | None = Field(None, description="the aspect that a boost describes, and goes with")
    first: bool | None = Field(
        None,
        description="whether whoever gets to the zone first has a free invoke of it; left out: "
        "yes, while nobody is there",
    )


class RemoveAspect(Command):
    """Take an aspect away."""

    command: Literal["remove_aspect"] = "remove_aspect"
    aspect: Text
    on: Name | None = Field(None, description="whose it is, if several have such a one")


class RenameAspect(Command):
    """Name an aspect, a consequence or a boost that has no name yet, or reword it."""

    command: Literal["rename_aspect"] = "rename_aspect"
    aspect: Text = Field(description="its name; a consequence without one: its severity")
    name: Text = Field(description="its name from now on")
    on: Name | None = Field(None, description="whose it is, if several have such a one")


class HandBoost(Command):
    """Hand a boost to an ally, who may use it then."""

    command: Literal["hand_boost"] = "hand_boost"
    to: Name = Field(description="the ally")
    actor: Name | None = Field(None, description="who hands it over; left out: whoever holds it")
    aspect: Text | None = Field(None, description="the boost's name; left out: their only one")


class MakeNpc(Command):
    """Make up an NPC with a legal sheet, or a hive of several."""

    command: Literal["make_npc"] = "make_npc"
    kind: Literal["minor", "major", "monster", "organization", "hive"] = Field(
        "minor", description="all but minor ones are scaled to the party"
    )
    name: Name | None = None
    concept: Text | None = None
    language: str | None = Field(None, pattern=r"^[a-z]{2}$")


class MakeAspects(Command):
    """Make up situation aspects for the scene."""

    command: Literal["make_aspects"] = "make_aspects"
    count: Annotated[int, Field(ge=1, le=10)] | None = Field(None, description="left out: 3 to 5")
    place: Literal["indoors", "city", "wild", "water", "underground"] | None = None
    zones: Annotated[int, Field(ge=2, le=4)] | None = Field(
        None, description="as many zones too, and some of the aspects in one zone only"
    )
    language: str | None = Field(None, pattern=r"^[a-z]{2}$")


class Suggest(Command):
    """Suggest what fits the table: compels, costs, difficulties, what an NPC may do, or names for a
    consequence."""

    command: Literal["suggest"] = "suggest"
    what: Literal["compel", "consequence", "cost", "difficulty", "action"] = "compel"
    character: Name | None = Field(
        None, description="whose; left out: any of the scene's, and whose turn it is"
    )
    severity: Severity = "mild"
    track: TrackName = "physical"
    language: str | None = Field(None, pattern=r"^[a-z]{2}$")


COMMANDS: tuple[type[Command], ...] = (
    PlaceAspect,
    RemoveAspect,
    RenameAspect,
    HandBoost,
    MakeNpc,
    MakeAspects,
    Suggest,
)
