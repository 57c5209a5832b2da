"""What every command is made of."""

import unicodedata
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
)
from pydantic_core import InitErrorDetails, PydanticCustomError

from tools.rulesets import RULESETS, TRACKS

# Marks that some scripts and emoji need between their letters; other unseen ones are refused.
UNSEEN = "\u200c\u200d\u200e\u200f"


@lru_cache(maxsize=4096)
def readable(text: str) -> str:
    """A text on one line, in composed letters; what can't be printed is refused."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    if not plain.isprintable() and any(map(unseen, plain)):
        raise PydanticCustomError("unprintable", "it holds signs that can't be printed")
    return plain


def unseen(sign: str) -> bool:
    """Whether a sign can't be printed and nothing printed needs it."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs") and sign not in UNSEEN


@lru_cache(maxsize=4096)
def nameable(text: str) -> str:
    """A readable text with something in it to call somebody by."""
    plain = readable(text)
    if not plain[:1].isalnum() and not any(unicodedata.category(c)[0] in "LNSM" for c in plain):
        raise PydanticCustomError("nameless", "there is no letter in it")
    return plain


@cache
def _listed() -> frozenset[str]:
    return frozenset(skill for each in RULESETS.values() for skill in each.skills)


@lru_cache(maxsize=4096)
def skill_id(text: str) -> str:
    """The id of a skill that some system lists, or the name itself."""
    name = nameable(text)
    form = name.casefold()
    return form if form in _listed() else name


@lru_cache(maxsize=4096)
def track_id(text: str) -> str:
    """The id of a track that every system has, or the name of a table's own."""
    name = nameable(text)
    form = name.casefold()
    return form if form in TRACKS else name


_SHORT = StringConstraints(strip_whitespace=True, min_length=1, max_length=80)
Name = Annotated[str, _SHORT, AfterValidator(nameable)]
# A skill of a system by its id, in whatever case it was written; any other name as it is.
Skill = Annotated[str, _SHORT, AfterValidator(skill_id)]
# A kind of harm: `physical`, `mental`, or a track of the table's own by its name.
TrackName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    AfterValidator(track_id),
    Field(examples=list(TRACKS)),
]
Text = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=300),
    AfterValidator(readable),
]
Rating = Annotated[int, Field(ge=-20, le=40)]
Face = Annotated[int, Field(ge=-1, le=1)]
Faces = tuple[Face, Face, Face, Face]
Few = Annotated[int, Field(ge=0, le=30)]
Change = Annotated[int, Field(ge=-99, le=99)]
Kind = Literal["pc", "npc"]
Use = Literal["bonus", "reroll", "oppose"]


MOST_ENTRIES = 200  # what a list or an object in a command may hold
DEEPEST = 5  # and how deep they may lie in one another


def refuse_crowds(data: Any, where: tuple[str, ...] = ()) -> None:
    """Refuse a list or an object that no table needs, before it is read.

    Raises:
        pydantic.ValidationError: `too_long`.
    """
    if not isinstance(data, (dict, list, tuple)):
        return
    if len(data) > MOST_ENTRIES:
        much = {"field_type": "List", "max_length": MOST_ENTRIES, "actual_length": len(data)}
        detail = InitErrorDetails(type="too_long", loc=where, input=None, ctx=much)
        raise ValidationError.from_exception_data("command", [detail])
    if len(where) > DEEPEST:
        return
    named = isinstance(data, dict)
    start = where or (str(data.get("command"))[:40],) if isinstance(data, dict) else where
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, (dict, list, tuple)):
            refuse_crowds(value, (*start, str(key)[:40] if named else ""))


class Model(BaseModel):
    """Frozen, and strict about what it doesn't know."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Command(Model):
    """Something that a table may ask for; `command` is its id."""

    command: str
