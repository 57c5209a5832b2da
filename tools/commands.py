"""What a table may ask for: one frozen model a command. Strangers send them: no extras."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator

from tools.rulesets import Severity, Track

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
Rating = Annotated[int, Field(ge=-20, le=40)]
Face = Annotated[int, Field(ge=-1, le=1)]
Faces = tuple[Face, Face, Face, Face]
Few = Annotated[int, Field(ge=0, le=30)]
Change = Annotated[int, Field(ge=-99, le=99)]
Kind = Literal["pc", "npc"]
Use = Literal["bonus", "reroll", "oppose"]


class Model(BaseModel):
    """Frozen, and strict about what it doesn't know."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class InvokeSpec(Model):
    """An invoke made together with a roll."""

    aspect: Text | None = Field(None, description="the aspect's name")
    use: Use = Field("bonus", description="+2, reroll all four dice, or +2 to the opposition")
    free: bool | None = Field(None, description="with a free invoke; left out: if there is one")
    by: Name | None = Field(None, description="who invokes; left out: whoever rolls")


class Effort(Model):
    """One side of a roll. What is left out is read from the sheet or rolled."""

    skill: Name | None = Field(None, description="skill id, or a freely named skill")
    rating: Rating | None = Field(None, description="rating, if it isn't on the sheet")
    bonus: Annotated[int, Field(ge=-20, le=20)] = Field(0, description="stunts and the like")
    faces: Faces | None = Field(None, description="the four dice as they fell, -1, 0 or 1 each")
    dice_total: Annotated[int, Field(ge=-4, le=4)] | None = Field(None, description="their sum")
    effort: Annotated[int, Field(ge=-40, le=60)] | None = Field(
        None, description="the whole result, if only that is known"
    )
    invokes: tuple[InvokeSpec, ...] = Field((), description="aspects invoked with this roll")

    @model_validator(mode="after")
    def _one_way(self) -> "Effort":
        if None not in (self.faces, self.dice_total) and sum(self.faces or ()) != self.dice_total:
            raise ValueError("the faces don't add up to dice_total: give one of them")
        return self


class Defence(Effort):
    """The other side of a roll."""


class Rolling(Effort):
    """A command by which somebody rolls."""

    actor: Name = Field(description="who rolls")
    difficulty: Rating | None = Field(None, description="a fixed difficulty to beat")


class Overcome(Rolling):
    """Get past an obstacle."""

    command: Literal["overcome"] = "overcome"
    goal: Text | None = Field(None, description="what is to be reached")
    target: Name | None = Field(None, description="who opposes")
    defence: Defence | None = Field(None, description="the opposition's roll, if made at once")


class CreateAdvantage(Rolling):
    """Make a situation aspect, or use one that exists."""

    command: Literal["create_advantage"] = "create_advantage"
    aspect: Text | None = Field(None, description="the aspect's name")
    existing: Literal["known", "unknown"] | None = Field(
        None, description="set when the aspect is there already"
    )
    target: Name | None = Field(None, description="whom the aspect is put on, who may defend")
    defence: Defence | None = Field(None, description="the target's roll, if made at once")


class Attack(Rolling):
    """Harm somebody."""

    command: Literal["attack"] = "attack"
    target: Name = Field(description="who is attacked")
    track: Track | None = Field(None, description="left out: as the skill harms")
    defence: Defence | None = Field(None, description="the target's roll, if made at once")


class Defend(Effort):
    """Answer an attack, or an advantage that is being put on you."""

    command: Literal["defend"] = "defend"
    actor: Name | None = Field(None, description="who defends; left out: whoever is to")
    difficulty: Rating | None = Field(None, description="no roll: a fixed number opposes")


class Roll(Rolling):
    """A roll outside any action."""

    command: Literal["roll"] = "roll"
    actor: Name | None = Field(None, description="who rolls")  # type: ignore[assignment]


class Invoke(Model):
    """Invoke an aspect on the roll just made."""

    command: Literal["invoke"] = "invoke"
    actor: Name | None = Field(None, description="who invokes; left out: whoever rolled")
    aspect: Text | None = Field(None, description="the aspect's name")
    use: Use = Field("bonus", description="+2, reroll, or +2 to the opposition")
    free: bool | None = Field(None, description="with a free invoke; left out: if there is one")


class Absorb(Model):
    """Take a hit on boxes and consequences, or be taken out."""

    command: Literal["absorb"] = "absorb"
    character: Name | None = Field(None, description="who was hit; left out: whoever is to")
    boxes: tuple[Annotated[int, Field(ge=1, le=9)], ...] | Few = Field(
        0, description="how many boxes of 1, or the values of the boxes"
    )
    consequences: tuple[Severity, ...] = Field((), description="slots to fill")
    names: tuple[Text, ...] = Field((), description="the consequences' names, in that order")
    taken_out: bool = Field(False, description="absorb nothing: out of the scene")
    lightest: bool = Field(False, description="take the first way that is listed")


class TakeBoost(Model):
    """Succeeding with style on an attack: lower the hit by 1 and gain a boost."""

    command: Literal["take_boost"] = "take_boost"
    aspect: Text | None = Field(None, description="the boost's name, if it has one yet")


class ChooseCost(Model):
    """Say what a failure or tie comes to."""

    command: Literal["choose_cost"] = "choose_cost"
    option: Literal["fail", "major_cost", "minor_cost", "boost", "aspect", "reveal"]
    detail: Text | None = Field(None, description="what the cost is")


class Waive(Model):
    """Call off what is waiting: the hit doesn't land, the offer is withdrawn."""

    command: Literal["waive"] = "waive"


class TakeOut(Model):
    """Say that somebody is out, and what becomes of them."""

    command: Literal["take_out"] = "take_out"
    character: Name
    fate: Text | None = Field(None, description="what happens to them")


class Concede(Model):
    """Give in before the opponent's dice are rolled."""

    command: Literal["concede"] = "concede"
    character: Name


class BeginConflict(Model):
    """Begin a conflict, with a turn order."""

    command: Literal["begin_conflict"] = "begin_conflict"
    characters: tuple[Name, ...] = Field((), description="left out: everyone in the scene")
    first: Name | None = Field(None, description="who acts first")


class NextTurn(Model):
    """Choose who acts next."""

    command: Literal["next_turn"] = "next_turn"
    character: Name


class EndConflict(Model):
    """End the conflict and pay what was earned in it."""

    command: Literal["end_conflict"] = "end_conflict"


class Compel(Model):
    """Offer a fate point for trouble that an aspect makes."""

    command: Literal["compel"] = "compel"
    character: Name = Field(description="who is compelled")
    aspect: Text | None = None
    by: Name | None = Field(None, description="a player's character; left out: the GM")
    story: Text | None = Field(None, description="what happens, or what they decide")


class AnswerCompel(Model):
    """Accept a compel (gain 1 fate point) or refuse it (pay 1)."""

    command: Literal["answer_compel"] = "answer_compel"
    accept: bool
    character: Name | None = Field(None, description="who answers")


class Treat(Rolling):
    """Treat a consequence, so that recovery starts."""

    command: Literal["treat"] = "treat"
    actor: Name = Field(description="who treats")
    patient: Name | None = Field(None, description="whose; left out: the healer's own")
    severity: Severity | None = Field(None, description="which slot, if there are several")
    consequence: Text | None = Field(None, description="its name, if there are several")
    rename: Text | None = Field(None, description="the name it goes by while it heals")


class PlaceAspect(Model):
    """Put an aspect on the scene or on somebody, by the GM's word."""

    command: Literal["place_aspect"] = "place_aspect"
    aspect: Text
    on: Name | None = Field(None, description="a character; left out: the scene")
    free_invokes: Annotated[int, Field(ge=0, le=9)] = 0
    holder: Name | None = Field(None, description="who holds the free invokes; left out: anyone")
    boost: bool = False
    secret: bool = Field(False, description="for the GM's eyes only")


class RemoveAspect(Model):
    """Take an aspect away."""

    command: Literal["remove_aspect"] = "remove_aspect"
    aspect: Text


class Sheet(Model):
    """What a sheet may state."""

    name: Name
    kind: Kind | None = Field(None, description="pc (a player's) or npc (the GM's)")
    aliases: tuple[Name, ...] = ()
    high_concept: Text | None = None
    trouble: Text | None = None
    relationship: Text | None = None
    aspects: tuple[Text, ...] = Field((), description="free aspects")
    skills: dict[Name, Rating] = Field(default_factory=dict, description="skill id to rating")
    stunts: tuple[Text, ...] = ()
    refresh: Annotated[int, Field(ge=0, le=20)] | None = None
    fate_points: Annotated[int, Field(ge=0, le=99)] | None = None
    physical: Annotated[int, Field(ge=0, le=20)] | None = Field(None, description="boxes")
    mental: Annotated[int, Field(ge=0, le=20)] | None = Field(None, description="boxes")
    slots: tuple[Severity, ...] | None = Field(None, description="consequence slots")
    secret: bool | None = Field(None, description="hidden from players")
    ruling: bool = Field(False, description="the GM allows what the rules don't")


class CreateCharacter(Sheet):
    """Make a character; what is left out can be filled in during play."""

    command: Literal["create_character"] = "create_character"


class EditCharacter(Sheet):
    """Fill in or change a character's sheet."""

    command: Literal["edit_character"] = "edit_character"


class Adjust(Model):
    """The GM's last word on a character's state, recorded as a ruling."""

    command: Literal["adjust"] = "adjust"
    character: Name | None = Field(None, description="left out: the GM's own points")
    fate_points: Annotated[int, Field(ge=0, le=99)] | None = None
    fate_points_change: Change = Field(0, description="points given, or below 0: taken")
    refresh: Annotated[int, Field(ge=0, le=20)] | None = None
    physical: Few | None = Field(None, description="how many boxes are marked")
    physical_change: Change = Field(0, description="boxes marked, or below 0: cleared")
    mental: Few | None = Field(None, description="how many boxes are marked")
    mental_change: Change = Field(0, description="boxes marked, or below 0: cleared")
    skills: dict[Name, Rating] = Field(default_factory=dict)
    add_consequence: Severity | None = None
    clear_consequence: Severity | None = None
    name: Text | None = Field(None, description="the added consequence's name")
    taken_out: bool | None = None
    reason: Text | None = None


class BeginSession(Model):
    """Begin a session: fate points are refreshed."""

    command: Literal["begin_session"] = "begin_session"


class EndSession(Model):
    """End the session, and the scene with it."""

    command: Literal["end_session"] = "end_session"


class BeginScene(Model):
    """Begin a scene: the GM's fate points start anew."""

    command: Literal["begin_scene"] = "begin_scene"
    name: Text | None = None
    aspects: tuple[Text, ...] = Field((), description="situation aspects")
    present: tuple[Name, ...] = Field((), description="who is in it; left out: everyone")


class EndScene(Model):
    """End the scene: stress clears, points that were owed are paid."""

    command: Literal["end_scene"] = "end_scene"


class MakeNpc(Model):
    """Make up a minor NPC with a legal sheet."""

    command: Literal["make_npc"] = "make_npc"
    name: Name | None = None
    concept: Text | None = None
    language: str | None = Field(None, pattern=r"^[a-z]{2}$")


class MakeAspects(Model):
    """Make up situation aspects for the scene."""

    command: Literal["make_aspects"] = "make_aspects"
    count: Annotated[int, Field(ge=1, le=10)] | None = Field(None, description="left out: 3 to 5")
    place: Literal["indoors", "city", "wild", "water", "underground"] | None = None
    language: str | None = Field(None, pattern=r"^[a-z]{2}$")


Command = (
    Overcome
    | CreateAdvantage
    | Attack
    | Defend
    | Roll
    | Invoke
    | Absorb
    | TakeBoost
    | ChooseCost
    | Waive
    | TakeOut
    | Concede
    | BeginConflict
    | NextTurn
    | EndConflict
    | Compel
    | AnswerCompel
    | Treat
    | PlaceAspect
    | RemoveAspect
    | CreateCharacter
    | EditCharacter
    | Adjust
    | BeginSession
    | EndSession
    | BeginScene
    | EndScene
    | MakeNpc
    | MakeAspects
)
_ADAPTER: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Field(discriminator="command")])
COMMANDS: dict[str, type[Model]] = {
    str(model.model_fields["command"].default): model for model in Command.__args__
}


def parse(data: Any) -> Command:
    """Read a command from plain data.

    Raises:
        pydantic.ValidationError: the data is no command; `assistant` turns it into a sentence.
    """
    return _ADAPTER.validate_python(data)


def plain(command: Command) -> dict[str, Any]:
    """Write a command as plain data, leaving out what was left out."""
    return {"command": command.command, **command.model_dump(mode="json", exclude_defaults=True)}
