"""Commands about sheets."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import (
    Change,
    Command,
    Few,
    Kind,
    Model,
    Name,
    Rating,
    Skill,
    Text,
    TrackName,
)
from tools.commands.gear import ArmorSpec, WeaponSpec
from tools.game.gear import Ward
from tools.pool import Abnormal
from tools.rulesets import Severity

Boxes = dict[TrackName, Annotated[int, Field(ge=0, le=20)]]


class Sheet(Model):
    """What a sheet may state."""

    name: Name
    kind: Kind | None = Field(None, description="pc (a player's) or npc (the GM's)")
    aliases: tuple[Name, ...] = ()
    high_concept: Text | None = None
    trouble: Text | None = None
    relationship: Text | None = None
    aspects: tuple[Text, ...] = Field((), description="free aspects")
    skills: dict[Skill, Rating] = Field(
        default_factory=dict, description="skill or attribute id to rating"
    )
    stunts: tuple[Text, ...] = ()
    refresh: Annotated[int, Field(ge=0, le=20)] | None = None
    fate_points: Annotated[int, Field(ge=0, le=99)] | None = None
    physical: Annotated[int, Field(ge=0, le=20)] | None = Field(None, description="boxes")
    mental: Annotated[int, Field(ge=0, le=20)] | None = Field(None, description="boxes")
    boxes: Boxes = Field({}, description="boxes of tracks of the table's own")
    slots: tuple[Severity, ...] | None = Field(None, description="consequence slots")
    secret: bool | None = Field(None, description="hidden from players")
    tags: tuple[Text, ...] = Field((), description="tags (Narratograph)")
    bonds: tuple[Name, ...] = Field((), description="whom they have bonds to (Narratograph)")
    spirit_power: Few | None = Field(None, description="spirit power (Narratograph)")
    members: Annotated[int, Field(ge=1, le=50)] | None = Field(
        None, description="how many there are, of a group of nameless NPCs (Core, Accelerated)"
    )
    whole: bool = Field(False, description="refuse a sheet that still lacks something")
    weapons: tuple[WeaponSpec, ...] = Field((), description="carried, the one in hand first")
    armor: tuple[ArmorSpec, ...] = Field((), description="worn; the best one counts")
    laid_aside: tuple[Name, ...] = Field((), description="weapons and armour no longer carried")
    wards: tuple[Ward, ...] | None = Field(None, description="defences against surprise (Magus)")
    ruling: bool = Field(False, description="the GM allows what the rules don't")


class CreateCharacter(Sheet, Command):
    """Make a character; what is left out can be filled in during play."""

    command: Literal["create_character"] = "create_character"


class EditCharacter(Sheet, Command):
    """Fill in or change a character's sheet."""

    command: Literal["edit_character"] = "edit_character"


class Adjust(Command):
    """The GM's last word on a character's state, recorded as a ruling."""

    command: Literal["adjust"] = "adjust"
    character: Name | None = Field(
        None, description="left out: the GM's own points, or the turn order"
    )
    fate_points: Annotated[int, Field(ge=0, le=99)] | None = None
    fate_points_change: Change = Field(0, description="points given, or below 0: taken")
    refresh: Annotated[int, Field(ge=0, le=20)] | None = None
    physical: Few | None = Field(None, description="how many boxes are marked")
    physical_change: Change = Field(0, description="boxes marked, or below 0: cleared")
    mental: Few | None = Field(None, description="how many boxes are marked")
    mental_change: Change = Field(0, description="boxes marked, or below 0: cleared")
    marked: dict[TrackName, Few] = Field(
        {}, description="how many boxes are marked, of tracks of the table's own"
    )
    marked_change: dict[TrackName, Change] = Field(
        {}, description="boxes marked, or below 0: cleared, of tracks of the table's own"
    )
    skills: dict[Skill, Rating] = Field(default_factory=dict)
    add_consequence: Severity | None = None
    clear_consequence: Severity | None = None
    track: TrackName = Field("physical", description="the kind of harm of the added consequence")
    high_concept: Text | None = None
    trouble: Text | None = None
    relationship: Text | None = None
    add_aspect: Text | None = Field(None, description="a further aspect of their own")
    clear_aspect: Text | None = Field(None, description="an aspect that is theirs no longer")
    order: tuple[Name, ...] | None = Field(
        None, description="who acts before whom from now on; empty: whoever has acted chooses"
    )
    members: Annotated[int, Field(ge=1, le=50)] | None = Field(None, description="of a group")
    name: Text | None = Field(None, description="the added consequence's name")
    taken_out: bool | None = None
    spirit_power: Few | None = None
    spirit_power_change: Change = Field(0, description="spirit power given, or below 0: taken")
    add_abnormal: Abnormal | None = Field(None, description="an abnormal condition")
    clear_abnormal: Abnormal | None = Field(None, description="an abnormal condition")
    reason: Text | None = None


COMMANDS: tuple[type[Command], ...] = (
    CreateCharacter,
    EditCharacter,
    Adjust,
)
