"""Commands by which characters grow, and by which a table settles what they are made of."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Name, Skill, Text
from tools.rulesets import Size

Bound = Annotated[int, Field(ge=-4, le=8)]


class Growing(Command):
    """What any milestone may bring."""

    character: Name
    swap: tuple[Skill, Skill] | None = Field(None, description="skills whose ratings change places")
    stunt: Text | None = Field(None, description="the stunt that is rewritten")
    buy_stunt: Text | None = Field(None, description="a new stunt")
    aspect: Text | None = Field(None, description="the aspect that is rewritten")
    rewritten: Text | None = Field(None, description="what the stunt or aspect says from now on")
    consequences: dict[Text, Text] = Field(
        default_factory=dict,
        description="new names of those that start to recover, by their name or severity",
    )
    high_concept: Text | None = Field(None, description="the high concept from now on")
    raise_skills: tuple[Skill, ...] = Field(
        (), max_length=9, description="skills raised by 1 each; what is left is saved"
    )
    ruling: bool = Field(False, description="the GM allows another one in this session")


class Milestone(Growing):
    """Take a milestone: one change to the sheet, and what the bigger ones bring."""

    command: Literal["milestone"] = "milestone"
    size: Size = Field("minor", description="Condensed has minor ones, and breakthroughs")
    raise_cap: bool = Field(False, description="the GM lets skills rise one higher (Core, major)")


class Breakthrough(Growing):
    """Take a breakthrough (in Core and Accelerated: a major milestone)."""

    command: Literal["breakthrough"] = "breakthrough"
    arc_refresh: bool = Field(False, description="a large arc has ended: 1 refresh more")
    arc_raise: bool = Field(False, description="a large arc has ended: a second raise")


class SetSkillLists(Command):
    """Play with skills of the table's own: one list, or two that are rolled together."""

    command: Literal["set_skill_lists"] = "set_skill_lists"
    skills: tuple[Skill, ...] = Field((), max_length=40, description="none: the usual list again")
    least: Bound = Field(0, description="the lowest rating to start with")
    most: Bound | None = Field(None, description="the highest; left out: 4, of two lists 2")
    second: tuple[Skill, ...] = Field((), max_length=40, description="the list rolled with it")
    second_least: Bound = 0
    second_most: Bound = 2


COMMANDS: tuple[type[Command], ...] = (Milestone, Breakthrough, SetSkillLists)
