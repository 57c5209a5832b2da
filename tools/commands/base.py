"""What every command is made of."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

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


class Command(Model):
    """Something that a table may ask for; `command` is its id."""

    command: str
