"""Commands that begin and end scenes and sessions."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Name, Text
from tools.duration import Amount, Unit


class BeginSession(Command):
    """Begin a session: fate points are refreshed."""

    command: Literal["begin_session"] = "begin_session"
    scenario: bool = Field(False, description="a new scenario begins with it (Core, Accelerated)")


class EndSession(Command):
    """End the session, and the scene with it."""

    command: Literal["end_session"] = "end_session"


class BeginScene(Command):
    """Begin a scene: the GM's fate points start anew."""

    command: Literal["begin_scene"] = "begin_scene"
    name: Text | None = None
    aspects: tuple[Text, ...] = Field((), description="situation aspects")
    present: tuple[Name, ...] = Field((), description="who is in it; left out: everyone")
    zones: tuple[Name, ...] = Field((), description="each the next one's neighbour")


class EndScene(Command):
    """End the scene: stress clears, points that were owed are paid."""

    command: Literal["end_scene"] = "end_scene"


class SwitchOption(Command):
    """Play with an optional rule from now on, or no longer."""

    command: Literal["switch_option"] = "switch_option"
    option: Name = Field(description="the optional rule's id, or the last part of it")
    on: bool = True
    variant: Name | None = Field(None, description="left out: its usual form")


class MeasureTime(Command):
    """Say how long something takes: each shift makes it a step faster or slower."""

    command: Literal["measure_time"] = "measure_time"
    amount: Amount
    unit: Unit
    faster: Annotated[int, Field(ge=-40, le=40)] | None = Field(
        None, description="steps; below 0: slower; left out: the shifts of the last roll"
    )


COMMANDS: tuple[type[Command], ...] = (
    BeginSession,
    EndSession,
    BeginScene,
    EndScene,
    SwitchOption,
    MeasureTime,
)
