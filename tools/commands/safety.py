"""Commands by which a table looks after its people."""

from typing import Literal

from pydantic import Field

from tools.commands.base import Command, Text
from tools.game.safety import Stop, Topic


class StopScene(Command):
    """Stop the scene at once (X-card), or for a moment (pause): nobody is asked for a reason."""

    command: Literal["stop_scene"] = "stop_scene"
    tool: Stop = Field("x_card", description="x_card: what waits is called off; pause: it waits")


class ResumeScene(Command):
    """Go on with a scene that was stopped."""

    command: Literal["resume_scene"] = "resume_scene"


class Agree(Command):
    """Write down what the table has agreed on, in session zero or later."""

    command: Literal["agree"] = "agree"
    topic: Topic
    text: Text | None = Field(None, description="left out: no longer agreed")


COMMANDS: tuple[type[Command], ...] = (StopScene, ResumeScene, Agree)
