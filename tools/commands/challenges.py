"""Commands about challenges."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Model, Name, Rating, Skill, Text


class TaskSpec(Model):
    """One obstacle of a challenge."""

    name: Text
    skill: Skill | None = Field(None, description="the skill that it takes")
    difficulty: Rating | None = None
    rolls: Annotated[int, Field(ge=1, le=20)] = Field(1, description="overcome rolls it takes")


class BeginChallenge(Command):
    """Begin a challenge: a series of overcome rolls, judged together."""

    command: Literal["begin_challenge"] = "begin_challenge"
    goal: Text | None = Field(None, description="what is at stake")
    tasks: tuple[TaskSpec, ...] = Field(
        (), description="its obstacles; more may come up: an overcome roll names its task"
    )
    shields: tuple[Name, ...] = Field(
        (), description="who can't be harmed until the challenge is won"
    )


class EndChallenge(Command):
    """End the challenge: how it went, judged from all its rolls."""

    command: Literal["end_challenge"] = "end_challenge"
    result: Literal["won", "lost", "mixed"] | None = Field(
        None, description="left out: as the rolls read"
    )


COMMANDS: tuple[type[Command], ...] = (BeginChallenge, EndChallenge)
