"""Commands about scale, and about what makes a big bad."""

from typing import Annotated, Literal

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from tools.commands.base import Command, Model, Name, Rating, Skill, Text
from tools.commands.characters import Boxes
from tools.rulesets import Severity

ScaleLevel = Literal["mundane", "supernatural", "otherworldly", "legendary", "godlike"]


class TrueForm(Model):
    """A form that shows when the one before it is beaten; what is left out stays."""

    name: Text | None = Field(None, description="what it is known as")
    high_concept: Text | None = None
    aspects: tuple[Text, ...] = Field((), max_length=9, description="free aspects, in place of all")
    skills: dict[Skill, Rating] = Field(default_factory=dict, description="skill id to rating")
    stunts: tuple[Text, ...] = ()
    physical: Annotated[int, Field(ge=0, le=20)] | None = Field(None, description="boxes")
    mental: Annotated[int, Field(ge=0, le=20)] | None = Field(None, description="boxes")
    boxes: Boxes = Field({}, description="boxes of tracks of the table's own")
    slots: tuple[Severity, ...] | None = Field(None, description="consequence slots")


class SetScale(Command):
    """Say at what scale somebody is: Mundane, Supernatural, Otherworldly, Legendary, Godlike."""

    command: Literal["set_scale"] = "set_scale"
    character: Name
    level: ScaleLevel


class SetBoss(Command):
    """Give a big bad what the optional rules have for one who stands alone."""

    command: Literal["set_boss"] = "set_boss"
    character: Name
    minions: tuple[Name, ...] | None = Field(
        None, max_length=30, description="who takes its hits: minions, shield generators"
    )
    forms: tuple[TrueForm, ...] | None = Field(
        None, max_length=5, description="true forms still to come, in their order"
    )
    scale_above: Annotated[int, Field(ge=1, le=4)] | None = Field(
        None, description="how many levels of scale it is above the PCs"
    )
    solo: (
        tuple[Literal["skill_bonus", "fewer_shifts", "stronger_invokes", "weaker_foes"], ...] | None
    ) = Field(None, description="solo bonuses")
    one_shift_left: bool = Field(False, description="a hit keeps 1 shift at least (fewer_shifts)")
    no_stacking: bool = Field(
        False, description="foes use one free invoke of an aspect on a roll (weaker_foes)"
    )

    @model_validator(mode="after")
    def _something(self) -> "SetBoss":
        if all(each is None for each in (self.minions, self.forms, self.scale_above, self.solo)):
            raise PydanticCustomError(
                "nothing_given", "what is it given? minions, forms, scale_above or solo"
            )
        return self


COMMANDS: tuple[type[Command], ...] = (SetScale, SetBoss)
