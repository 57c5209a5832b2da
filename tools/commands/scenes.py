"""Commands that begin and end scenes and sessions."""

from typing import Literal

from pydantic import Field

from tools.commands.base import Command, Name, Text


class BeginSession(Command):
    """Begin a session: fate points are refreshed."""

    command: Literal["begin_session"] = "begin_session"


class EndSession(Command):
    """End the session, and the scene with it."""

    command: Literal["end_session"] = "end_session"


class BeginScene(Command):
    """Begin a scene: the GM's fate points start anew."""

    command: Literal["begin_scene"] = "begin_scene"
    name: Text | None = None
    aspects: tuple[Text, ...] = Field((), description="situation aspects")
    present: tuple[Name, ...] = Field((), description="who is in it; left out: everyone")


class EndScene(Command):
    """End the scene: stress clears, points that were owed are paid."""

    command: Literal["end_scene"] = "end_scene"


class SwitchOption(Command):
    """Play with an optional rule from now on, or no longer."""

    command: Literal["switch_option"] = "switch_option"
    option: Name = Field(description="the optional rule's id, or the last part of it")
    on: bool = True
    variant: Name | None = Field(None, description="left out: its usual form")


COMMANDS: tuple[type[Command], ...] = (
    BeginSession,
    EndSession,
    BeginScene,
    EndScene,
    SwitchOption,
)
