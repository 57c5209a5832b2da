"""Commands about fate points."""

from typing import Literal

from pydantic import Field

from tools.commands.base import Command, Name, Text


class Compel(Command):
    """Offer a fate point for trouble that an aspect makes."""

    command: Literal["compel"] = "compel"
    character: Name = Field(description="who is compelled")
    aspect: Text | None = None
    by: Name | None = Field(None, description="a player's character; left out: the GM")
    story: Text | None = Field(None, description="what happens, or what they decide")


class AnswerCompel(Command):
    """Accept a compel (gain 1 fate point) or refuse it (pay 1)."""

    command: Literal["answer_compel"] = "answer_compel"
    accept: bool
    character: Name | None = Field(None, description="who answers")


COMMANDS: tuple[type[Command], ...] = (
    Compel,
    AnswerCompel,
)
