"""Commands about contests."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Model, Name, Rating, Text, TrackName
from tools.commands.rolls import Effort


class SideSpec(Model):
    """One side of a contest."""

    members: Annotated[tuple[Name, ...], Field(min_length=1)] = Field(
        description="who is on this side"
    )
    name: Name | None = Field(None, description="left out: its first member's")
    goal: Text | None = None
    difficulty: Rating | None = Field(None, description="what this side has to beat")


class BeginContest(Command):
    """Begin a contest: each side rolls once an exchange, the first to three victories wins."""

    command: Literal["begin_contest"] = "begin_contest"
    sides: tuple[SideSpec, ...] = Field(
        (), description="left out: the players' characters against the GM's"
    )
    to_win: Annotated[int, Field(le=20)] = Field(3, description="victories, 3 to 5")
    difficulty: Rating | None = Field(
        None, description="what each side has to beat; left out: they roll head to head"
    )
    shields: tuple[Name, ...] = Field(
        (), description="who can't be harmed until another side has won"
    )


class Threaten(Effort, Command):
    """Threaten the sides of a contest: whose roll stays below it is hit, all of them."""

    command: Literal["threaten"] = "threaten"
    by: Name = Field(
        description="who or what threatens; a side of the contest threatens with its own roll"
    )
    difficulty: Rating | None = Field(None, description="no roll: a fixed number")
    sides: tuple[Name, ...] = Field((), description="whom; left out: every other side")
    track: TrackName = "physical"
    lasting: bool = Field(False, description="in every exchange from now on")


class EndContest(Command):
    """End the contest before anyone has won it, or say who has."""

    command: Literal["end_contest"] = "end_contest"
    winner: Name | None = Field(None, description="a side, or somebody on it")


COMMANDS: tuple[type[Command], ...] = (BeginContest, Threaten, EndContest)
