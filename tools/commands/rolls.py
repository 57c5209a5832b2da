"""Commands that roll, oppose a roll, change it, or say what it came to."""

from typing import Annotated, Any, Literal

from pydantic import Field, ValidationInfo, field_validator, model_validator
from pydantic_core import PydanticCustomError

from tools.commands.base import Command, Faces, Model, Name, Rating, Skill, Text, TrackName, Use
from tools.commands.gear import GearRating
from tools.ladder import difficulty_of

Part = Annotated[int, Field(ge=-9, le=9)]


class InvokeSpec(Model):
    """An invoke made together with a roll."""

    aspect: Text | None = Field(None, description="the aspect's name")
    use: Use = Field("bonus", description="+2, reroll all four dice, or +2 to the opposition")
    free: bool | None = Field(None, description="with a free invoke; left out: if there is one")
    by: Name | None = Field(None, description="who invokes; left out: whoever rolls")


class Effort(Model):
    """One side of a roll. What is left out is read from the sheet or rolled."""

    skill: Skill | None = Field(None, description="skill id, or a freely named skill")
    second: Skill | None = Field(
        None, description="the skill of the second list that is rolled together with it"
    )
    rating: Rating | None = Field(None, description="rating, if it isn't on the sheet")
    bonus: Annotated[int, Field(ge=-20, le=20)] = Field(0, description="stunts and the like")
    faces: Faces | None = Field(None, description="the four dice as they fell, -1, 0 or 1 each")
    dice_total: Annotated[int, Field(ge=-4, le=4)] | None = Field(None, description="their sum")
    effort: Annotated[int, Field(ge=-40, le=60)] | None = Field(
        None, description="the whole result, if only that is known"
    )
    invokes: tuple[InvokeSpec, ...] = Field((), description="aspects invoked with this roll")
    scale: tuple[Literal["action", "result", "invokes"], ...] = Field(
        (),
        max_length=4,
        description="one a level of scale above the other side: +1 to the action, +2 to the result "
        "if it succeeds, 1 free invoke more; left out: +1 each",
    )
    through: Text | None = Field(None, description="the aspect by whose scale it is done")
    stunt: Text | None = Field(
        None, description="a stunt of theirs whose circumstance is there, by its name: it adds +2"
    )

    @field_validator("dice_total")  # only where one is given: most commands have none
    @classmethod
    def _one_way(cls, total: int | None, so_far: ValidationInfo) -> int | None:
        faces = so_far.data.get("faces")
        if total is not None and faces is not None and sum(faces) != total:
            raise PydanticCustomError(
                "faces_total", "the faces don't add up to dice_total: give one of them"
            )
        return total

    @field_validator("effort")
    @classmethod
    def _whole(cls, effort: int | None, so_far: ValidationInfo) -> int | None:
        fallen = (so_far.data.get(each) for each in ("faces", "dice_total"))
        if effort is not None and any(each is not None for each in fallen) and not so_far.context:
            raise PydanticCustomError(
                "dice_effort", "the dice or the whole effort: give one of them"
            )
        return effort


class Defence(Effort):
    """The other side of a roll."""

    by: Name | None = Field(None, description="who defends in the target's stead")


class Rolling(Effort):
    """A command by which somebody rolls."""

    actor: Name = Field(description="who rolls")
    difficulty: Rating | None = Field(None, description="a fixed difficulty to beat")
    reasons: tuple[Text, ...] | None = Field(
        None, max_length=20, description="why it is hard, in place of a difficulty: +2 for each"
    )

    @model_validator(mode="before")
    @classmethod
    def _hard(cls, data: Any, how: ValidationInfo) -> Any:
        """A difficulty that is told by its reasons. Source: condensed.difficulty."""
        reasons = data.get("reasons") if isinstance(data, dict) else None
        if not isinstance(reasons, (list, tuple)):
            return data
        said, told = data.get("difficulty"), difficulty_of(len(reasons))
        if said is None:
            return {**data, "difficulty": told}
        if said != told and not how.context:
            raise PydanticCustomError(
                "reasons_difficulty", "a difficulty or the reasons for one: give one of them"
            )
        return data


class Acting(Rolling):
    """A command by which somebody acts; others may help."""

    helpers: tuple[Name, ...] = Field(
        (), description="who helps with the same skill, at Average (+1) or better: +1 each"
    )


class Passive(Model):
    """What makes up a passive defence against something thrown; the parts are added up."""

    distance: Annotated[int, Field(ge=0, le=20)] | None = Field(
        None, description="in zones; left out: as the zones say"
    )
    size: Part = Field(0, description="of the target: below 0 for a large one")
    conditions: Part = Field(0, description="light, wind and the like")
    movement: Part = Field(0, description="of the target")


class Overcome(Acting, Command):
    """Get past an obstacle; in a contest, the side's roll of this exchange."""

    command: Literal["overcome"] = "overcome"
    goal: Text | None = Field(None, description="what is to be reached")
    target: Name | None = Field(None, description="who opposes, or which obstacle")
    task: Text | None = Field(None, description="the task of a challenge that it is for")
    to: Name | None = Field(None, description="the zone that it leads to")
    remove: bool = Field(False, description="get rid of the obstacle or aspect for good")
    hide: Name | None = Field(
        None, description="a weapon that is hidden: its rating is the difficulty (Magus)"
    )
    burdened: bool = Field(False, description="one's armour rating is a penalty (Magus)")
    defence: Defence | None = Field(None, description="the opposition's roll, if made at once")


class CreateAdvantage(Acting, Command):
    """Make a situation aspect, or use one that exists."""

    command: Literal["create_advantage"] = "create_advantage"
    aspect: Text | None = Field(None, description="the aspect's name")
    existing: Literal["known", "unknown"] | None = Field(
        None, description="set when the aspect is there already"
    )
    target: Name | None = Field(None, description="whom the aspect is put on, who may defend")
    zone: Name | None = Field(None, description="the zone where the aspect holds")
    snare: Literal["net", "lasso", "bolas"] | None = Field(
        None, description="what is thrown to entangle: the aspect is Entangled if unnamed (Magus)"
    )
    also: Text | None = Field(
        None, description="a snare's further aspect with style; left out: Knocked Down"
    )
    passive: Passive | None = Field(None, description="what makes a throw difficult (Magus)")
    supernatural: bool = Field(
        False,
        description="by means of the actor's scale; no roll where nothing opposes it",
    )
    defence: Defence | None = Field(None, description="the target's roll, if made at once")


class Attack(Acting, Command):
    """Harm somebody, or several at once."""

    command: Literal["attack"] = "attack"
    target: Name | None = Field(None, description="who is attacked")
    targets: tuple[Name, ...] = Field((), description="several, who share the effort out")
    shares: tuple[Annotated[int, Field(ge=1, le=60)], ...] = Field(
        (), description="how much of the effort each target gets, in their order"
    )
    zone: Name | None = Field(None, description="everyone in this zone, with the full effort")
    track: TrackName | None = Field(None, description="left out: as the skill harms")
    reach: Annotated[int, Field(ge=0, le=20)] | None = Field(
        None, description="how many zones away it reaches; left out: as the skill does"
    )
    into: Name | None = Field(None, description="the block that the target is forced into")
    cover: Name | None = Field(None, description="the block that the target is behind")
    weapon: GearRating | Name | None = Field(
        None, description="weapon rating, or one carried, or a kind; left out: as the skill wields"
    )
    armor: GearRating | Name | None = Field(
        None, description="the target's armour rating, or its name or kind; left out: as worn"
    )
    passive: Passive | None = Field(None, description="what makes a throw difficult (Magus)")
    defence: Defence | None = Field(None, description="the target's roll, if made at once")
    defences: tuple[Defence, ...] = Field((), description="the targets' rolls, in their order")

    @model_validator(mode="after")
    def _somebody(self) -> "Attack":
        if not (self.target or self.targets or self.zone):
            raise PydanticCustomError(
                "nobody_attacked", "who is attacked? give target, targets or zone"
            )
        return self


class Defend(Effort, Command):
    """Answer an attack, or an advantage that is being put on you."""

    command: Literal["defend"] = "defend"
    target: Name | None = Field(None, description="whom it defends")
    guarded: bool | None = Field(
        None, description="whether a full defense covers it; left out: as it was declared"
    )
    actor: Name | None = Field(None, description="who defends; left out: whoever is to")
    difficulty: Rating | None = Field(None, description="no roll: a fixed number opposes")


class Roll(Rolling, Command):
    """A roll outside any action."""

    command: Literal["roll"] = "roll"
    actor: Name | None = Field(None, description="who rolls")  # type: ignore[assignment]


class Invoke(Command):
    """Invoke an aspect on the roll just made."""

    command: Literal["invoke"] = "invoke"
    actor: Name | None = Field(None, description="who invokes; left out: whoever rolled")
    aspect: Text | None = Field(None, description="the aspect's name")
    use: Use | Literal["remove"] = Field(
        "bonus", description="+2, reroll, +2 to the opposition, or removing Surprised (Magus)"
    )
    free: bool | None = Field(None, description="with a free invoke; left out: if there is one")


class TakeBoost(Command):
    """Succeeding with style on an attack: lower the hit by 1 and gain a boost."""

    command: Literal["take_boost"] = "take_boost"
    aspect: Text | None = Field(None, description="the boost's name, if it has one yet")


class ChooseCost(Command):
    """Say what a failure or tie comes to; a hit may come with it, or be all of it."""

    command: Literal["choose_cost"] = "choose_cost"
    option: Literal[
        "fail", "major_cost", "minor_cost", "boost", "aspect", "reveal", "give_up", "hit"
    ]
    detail: Text | None = Field(None, description="what the cost is")
    hit: Annotated[int, Field(ge=1, le=40)] | None = Field(
        None,
        description="shifts of a hit that comes with it; left out with the option `hit`: as much "
        "as the roll fell short, and a block's weapon rating",
    )
    track: TrackName = Field("physical", description="what such a hit harms")


class SplitEffort(Command):
    """Share the effort of an attack out among its targets, at least 1 each."""

    command: Literal["split_effort"] = "split_effort"
    shares: tuple[Annotated[int, Field(ge=1, le=60)], ...] = Field(
        (), description="in the order of the targets; left out: as evenly as it goes"
    )


class Waive(Command):
    """Call off what is waiting: the hit doesn't land, the offer is withdrawn."""

    command: Literal["waive"] = "waive"
    what: Literal["compel"] | None = Field(None, description="left out: whatever waits first")


COMMANDS: tuple[type[Command], ...] = (
    Overcome,
    CreateAdvantage,
    Attack,
    Defend,
    Roll,
    Invoke,
    TakeBoost,
    ChooseCost,
    SplitEffort,
    Waive,
)
