"""Commands by which a table makes rules of its own."""

from typing import Annotated, Literal

from pydantic import Field

from tools.commands.base import Command, Model, Name, Rating, Skill, Text, TrackName
from tools.commands.gear import GearRating
from tools.rulesets import Severity

Count = Annotated[int, Field(ge=0, le=40)]
Worth = Annotated[int, Field(ge=1, le=9)]
RuleId = Annotated[str, Field(pattern=r"^[a-z]+\.[a-z][a-z0-9.-]{1,60}$")]


class MakeRuling(Command):
    """Note a ruling of the table's own, so that it is cited from now on."""

    command: Literal["make_ruling"] = "make_ruling"
    text: Text
    about: RuleId | None = Field(None, description="the id of the rule that it is about")
    secret: bool = Field(False, description="for the GM's eyes only")


class WithdrawRuling(Command):
    """Strike out a ruling of the table."""

    command: Literal["withdraw_ruling"] = "withdraw_ruling"
    number: Annotated[int, Field(ge=1, le=9999)]


class TrackStep(Model):
    """Boxes that a track has from a rating of its skill on."""

    at: Rating = Field(description="the least rating of the skill; the lowest step: any")
    boxes: tuple[Worth, ...] = Field(max_length=20)


class UseRuleset(Command):
    """Play by a system of the table's own, built on the campaign's."""

    command: Literal["use_ruleset"] = "use_ruleset"
    name: Name
    skills: tuple[Skill, ...] = Field((), max_length=60)
    pyramid: dict[Rating, Count] = Field(default_factory=dict)
    refresh: Count | None = None
    free_stunts: Count | None = None
    tracks: tuple[TrackStep, ...] = Field((), max_length=12)
    more_tracks: tuple[TrackName, ...] = Field(
        (), max_length=5, description="further tracks, each for a kind of harm of its own"
    )
    behind: dict[TrackName, Skill] = Field(
        default_factory=dict, description="the skill of each track"
    )
    attack: dict[Skill, TrackName] = Field(default_factory=dict)
    defend: dict[TrackName, tuple[Skill, ...]] = Field(default_factory=dict)
    treat: dict[TrackName, Skill] = Field(default_factory=dict)
    slots: tuple[Severity, ...] = Field((), max_length=12)
    ladder: dict[Rating, Name] = Field(default_factory=dict, description="words for ratings")
    weapons: dict[Name, GearRating] = Field(default_factory=dict, max_length=200)
    armor: dict[Name, GearRating] = Field(default_factory=dict, max_length=200)


COMMANDS: tuple[type[Command], ...] = (MakeRuling, WithdrawRuling, UseRuleset)
