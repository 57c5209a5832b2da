"""Commands about conflicts and their turns."""

from typing import Literal

from pydantic import Field

from tools.commands.base import Command, Name, Rating, Skill, Text, TrackName


class BeginConflict(Command):
    """Begin a conflict, with a turn order."""

    command: Literal["begin_conflict"] = "begin_conflict"
    characters: tuple[Name, ...] = Field((), description="left out: everyone in the scene")
    first: Name | None = Field(None, description="who acts first")
    track: TrackName = Field("physical", description="its kind; by it goes the turn order of Core")
    fighting: dict[Name, Skill] = Field(
        default_factory=dict, description="with which skill they fight, for initiative (Magus)"
    )
    initiative: dict[Name, Rating] = Field(
        default_factory=dict, description="initiatives that are known (Magus)"
    )
    surprised: tuple[Name, ...] = Field((), description="who is surprised (Magus)")
    magical: bool = Field(False, description="the surprise is a magical or psionic attack")


class NextTurn(Command):
    """Choose who acts next."""

    command: Literal["next_turn"] = "next_turn"
    character: Name
    by: Name | None = Field(None, description="who chooses; left out: whoever has just acted")


class PassTurn(Command):
    """Let one's turn of this exchange go by."""

    command: Literal["pass_turn"] = "pass_turn"
    character: Name


class Help(Command):
    """Use one's action to help: +1 to an ally's next roll."""

    command: Literal["help"] = "help"
    character: Name = Field(description="who helps")
    ally: Name = Field(description="who is helped")
    skill: Skill | None = Field(None, description="with which skill; left out: whichever is rolled")


class FullDefense(Command):
    """Give up one's action for +2 to defend rolls."""

    command: Literal["full_defense"] = "full_defense"
    character: Name
    covers: tuple[Name, ...] = Field((), description="whom it covers; left out: oneself")
    outcome: Text | None = Field(None, description="or what is to be kept from happening")


class EndConflict(Command):
    """End the conflict and pay what was earned in it."""

    command: Literal["end_conflict"] = "end_conflict"


COMMANDS: tuple[type[Command], ...] = (
    BeginConflict,
    NextTurn,
    PassTurn,
    Help,
    FullDefense,
    EndConflict,
)
