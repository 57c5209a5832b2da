"""Commands that bring in a character out of a file."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from tools.commands.base import Command, Model, Name, Text, readable
from tools.commands.characters import Sheet
from tools.rulesets import Severity, Track

MOST_TEXT = 1_000_000  # letters of a file that are kept with a character
Tale = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=2000),
    AfterValidator(readable),
]
Place = Annotated[int, Field(ge=1, le=20)]


class WoundSpec(Model):
    """A consequence that somebody has already."""

    severity: Severity
    name: Text | None = None
    track: Track = "physical"


class OriginSpec(Model):
    """The file that a character came from, whole, so that it can be given back."""

    format: Name
    text: Annotated[str, StringConstraints(min_length=1, max_length=MOST_TEXT)]


class ImportCharacter(Sheet, Command):
    """Bring in a character as a file has it; what the rules don't allow is taken all the same."""

    command: Literal["import_character"] = "import_character"
    stunts: tuple[Tale, ...] = Field((), max_length=100)
    marked: dict[Track, tuple[Place, ...]] = Field(
        default_factory=dict, description="which boxes are marked, counted from 1"
    )
    consequences: tuple[WoundSpec, ...] = Field((), max_length=20)
    origin: OriginSpec | None = Field(None, description="the file itself, given back by an export")


COMMANDS: tuple[type[Command], ...] = (ImportCharacter,)
