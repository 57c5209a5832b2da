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
    kind: Literal["event", "decision"] | None = Field(
        None, description="event: it happens to them; decision: it comes from within"
    )
    claimed: bool = Field(
        False, description="they did it to themselves already, and claim the point now"
    )
    ends_scene: bool = Field(
        False, description="it ends the scene: an NPC's point not spent then stays for its next one"
    )


class AnswerCompel(Command):
    """Accept a compel (gain 1 fate point) or refuse it (pay 1)."""

    command: Literal["answer_compel"] = "answer_compel"
    accept: bool
    character: Name | None = Field(None, description="who answers")


class Declare(Command):
    """Declare a story detail for a fate point, tied to an aspect."""

    command: Literal["declare"] = "declare"
    character: Name = Field(description="who declares")
    detail: Text = Field(description="what is true from now on")
    aspect: Text | None = Field(None, description="the aspect that it is tied to")
    consent: bool = Field(False, description="the table agrees to it without an aspect")


COMMANDS: tuple[type[Command], ...] = (
    Compel,
    AnswerCompel,
    Declare,
)
