"""Commands that bring in a character out of a file."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from tools.commands.base import Command, Few, Model, Name, Text, TrackName, readable
from tools.commands.bosses import TrueForm
from tools.commands.characters import Sheet
from tools.game.bosses import SCALE_LEVELS, Solo
from tools.game.conditions import Condition
from tools.pool import Abnormal
from tools.rulesets import Severity

MOST_TEXT = 1_000_000  # letters of a file that are kept with a character
Tale = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=2000),
    AfterValidator(readable),
]
Place = Annotated[int, Field(ge=1, le=20)]


class WoundSpec(Model):
    """A consequence that somebody has already, or a condition in its place."""

    severity: Severity
    name: Text | None = None
    track: TrackName = "physical"
    recovering: bool = Field(False, description="its treatment has begun")
    past: bool = Field(False, description="extreme, and a breakthrough has come since")
    condition: Condition | None = None
    boxes: Few = Field(0, description="how many boxes of the condition are marked")


class InPlay(Model):
    """What play has made of somebody, beyond what a sheet states."""

    free_invokes: dict[Text, dict[Annotated[str, StringConstraints(max_length=80)], Few]] = Field(
        default_factory=dict, description="aspect to who holds how many; '' is anyone"
    )
    scale: Annotated[int, Field(ge=0, le=len(SCALE_LEVELS) - 1)] = Field(
        0, description="Mundane is 0"
    )
    solo: tuple[Solo, ...] = ()
    minions: tuple[Name, ...] = Field((), max_length=30)
    forms: tuple[TrueForm, ...] = Field((), max_length=5)
    abnormal: tuple[Abnormal, ...] = Field((), description="conditions (Narratograph)")
    cheered: tuple[Name, ...] = Field((), description="bonds whose box is ticked (Narratograph)")
    raised: Few = Field(0, description="how often skills were raised at milestones")
    saved: Few = Field(0, description="skill points saved")
    gained: Few = Field(0, description="refresh gained at the end of arcs")


class OriginSpec(Model):
    """The file that a character came from, whole, so that it can be given back."""

    format: Name
    text: Annotated[str, StringConstraints(min_length=1, max_length=MOST_TEXT)]


class ImportCharacter(Sheet, Command):
    """Bring in a character as a file has it; what the rules don't allow is taken all the same."""

    command: Literal["import_character"] = "import_character"
    stunts: tuple[Tale, ...] = Field((), max_length=100)
    marked: dict[TrackName, tuple[Place, ...]] = Field(
        default_factory=dict, description="which boxes are marked, counted from 1"
    )
    consequences: tuple[WoundSpec, ...] = Field((), max_length=20)
    in_play: InPlay = Field(InPlay(), description="what play has made of them")
    origin: OriginSpec | None = Field(None, description="the file itself, given back by an export")


COMMANDS: tuple[type[Command], ...] = (ImportCharacter,)
