"""Commands about conflicts and their turns."""

from typing import Literal

from pydantic import Field

from tools.commands.base import Command, Name


class BeginConflict(Command):
    """Begin a conflict, with a turn order."""

    command: Literal["begin_conflict"] = "begin_conflict"
    characters: tuple[Name, ...] = Field((), description="left out: everyone in the scene")
    first: Name | None = Field(None, description="who acts first")


class NextTurn(Command):
    """Choose who acts next."""

    command: Literal["next_turn"] = "next_turn"
    character: Name


class EndConflict(Command):
    """End the conflict and pay what was earned in it."""

    command: Literal["end_conflict"] = "end_conflict"


COMMANDS: tuple[type[Command], ...] = (
    BeginConflict,
    NextTurn,
    EndConflict,
)
