"""Commands of Narratograph: checks with a pool of dice, cheers, and what they come to."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Model, Name, Text
from tools.pool import USUAL_DICE, USUAL_TARGET, Abnormal

Pip = Annotated[int, Field(ge=1, le=6)]


class Reason(Model):
    """Why a check has one die more or one die less."""

    reason: Text
    dice: Literal[1, -1] = Field(1, description="a die more, or a die less")


class Check(Command):
    """Make an action check nD:t: so many six-sided dice, one of which has to show the target."""

    command: Literal["check"] = "check"
    actor: Name = Field(description="who rolls")
    dice: Annotated[int, Field(ge=-20, le=40)] = Field(
        USUAL_DICE, description="before reasons and tags"
    )
    target: Annotated[int, Field(ge=-20, le=40)] = Field(
        USUAL_TARGET, description="2 to 6; 1 succeeds without a roll"
    )
    modifiers: Annotated[tuple[Reason, ...], Field(max_length=20)] = Field(
        (), description="the GM's reasons, one die each"
    )
    tags: Annotated[tuple[Text, ...], Field(max_length=20)] = Field(
        (), description="designated tags of the roller that help, one die each"
    )
    faces: tuple[Pip, ...] | None = Field(None, description="the dice as they fell")


class Cheer(Command):
    """Cheer whoever has just rolled: one more die, for the tick in a bond's box."""

    command: Literal["cheer"] = "cheer"
    actor: Name = Field(description="who cheers")
    face: Pip | None = Field(None, description="what the die shows, if it was rolled already")


class ChooseSpecial(Command):
    """Say what a special brings: D6 spirit power, or one abnormal condition less."""

    command: Literal["choose_special"] = "choose_special"
    option: Literal["spirit_power", "clear_condition"]
    condition: Abnormal | None = Field(None, description="left out: the only one")
    face: Pip | None = Field(None, description="what the D6 shows, if it was rolled already")


class TakeFumble(Command):
    """Roll the abnormal condition that a fumble brings; nobody cheers any more."""

    command: Literal["take_fumble"] = "take_fumble"
    face: Pip | None = Field(None, description="what the D6 shows, if it was rolled already")


class GainBond(Command):
    """Gain a bond to somebody; one with a ticked box is free to cheer again."""

    command: Literal["gain_bond"] = "gain_bond"
    character: Name
    to: Name = Field(description="whom the bond is to")


class RollD6(Command):
    """Roll a D6: its number is the amount."""

    command: Literal["roll_d6"] = "roll_d6"
    actor: Name | None = Field(None, description="who rolls")
    face: Pip | None = Field(None, description="what it shows, if it was rolled already")


COMMANDS: tuple[type[Command], ...] = (Check, Cheer, ChooseSpecial, TakeFumble, GainBond, RollD6)
