"""Commands about harm: taking it, giving in to it, healing it."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Few, Name, Text
from tools.commands.rolls import Acting
from tools.game import Condition
from tools.rulesets import Severity


class Absorb(Command):
    """Take a hit on boxes and consequences, or be taken out."""

    command: Literal["absorb"] = "absorb"
    character: Name | None = Field(None, description="who was hit; left out: whoever is to")
    boxes: Few | tuple[Annotated[int, Field(ge=1, le=9)], ...] = Field(
        0, description="how many boxes of 1, or the values of the boxes"
    )
    consequences: tuple[Severity, ...] = Field((), description="slots to fill")
    names: tuple[Text, ...] = Field((), description="the consequences' names, in that order")
    taken_out: bool = Field(False, description="absorb nothing: out of the scene")
    lightest: bool = Field(False, description="take the first way that is listed")
    conditions: tuple[Condition, ...] = Field(
        (),
        max_length=12,
        description="conditions to mark, one box each, if they are played with",
    )
    replaces: Text | None = Field(
        None, description="the aspect whose place an extreme consequence takes"
    )
    minion: Name | None = Field(None, description="a big bad's minion who takes the hit instead")


class TakeOut(Command):
    """Say that somebody is out, and what becomes of them."""

    command: Literal["take_out"] = "take_out"
    character: Name
    fate: Text | None = Field(None, description="what happens to them")


class Concede(Command):
    """Give in before the opponent's dice are rolled."""

    command: Literal["concede"] = "concede"
    character: Name


class Treat(Acting, Command):
    """Treat a consequence, so that recovery starts."""

    command: Literal["treat"] = "treat"
    actor: Name = Field(description="who treats")
    patient: Name | None = Field(None, description="whose; left out: the healer's own")
    severity: Severity | None = Field(None, description="which slot, if there are several")
    consequence: Text | None = Field(None, description="its name, if there are several")
    rename: Text | None = Field(None, description="the name it goes by while it heals")


COMMANDS: tuple[type[Command], ...] = (
    Absorb,
    TakeOut,
    Concede,
    Treat,
)
