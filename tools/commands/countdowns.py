"""Commands about countdowns."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Text
from tools.game import Shown, Trigger


class BeginCountdown(Command):
    """Begin a countdown: boxes that fill up, and what happens at the last."""

    command: Literal["begin_countdown"] = "begin_countdown"
    name: Text
    boxes: Annotated[int, Field(ge=1, le=20)]
    outcome: Text = Field(description="what happens when the last box is marked")
    triggers: tuple[Trigger, ...] = Field(
        (), description="marks a box by itself: each new scene, exchange or session, each roll"
    )
    when: Text | None = Field(None, description="what else marks a box, in your own words")
    shown: Shown = Field("all", description="players see all, only the boxes, or nothing")


class MarkCountdown(Command):
    """Mark boxes of a countdown, or clear some."""

    command: Literal["mark_countdown"] = "mark_countdown"
    name: Text | None = Field(None, description="left out: the only one")
    boxes: Annotated[int, Field(ge=-20, le=20)] = Field(1, description="below 0: cleared")


class EndCountdown(Command):
    """Take a countdown away; it comes to nothing."""

    command: Literal["end_countdown"] = "end_countdown"
    name: Text | None = Field(None, description="left out: the only one")


COMMANDS: tuple[type[Command], ...] = (BeginCountdown, MarkCountdown, EndCountdown)
