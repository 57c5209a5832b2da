"""Reading stunts of the usual form: +2 with one skill at one action, in a narrow circumstance."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from tools.generate.tables import tables

BONUS = 2
_SLOT = re.compile(r"\\\{(skill|action|when)\\\}")


@dataclass(frozen=True, slots=True)
class Stunt:
    """A stunt that was read; `skill` and `action` are ids."""

    name: str
    skill: str
    action: str
    when: str
    bonus: int = BONUS


def read_stunt(text: str, language: str) -> Stunt | None:
    """Read a stunt as the tables of a language write it, or None when it has another form.

    Source: condensed.stunts.
    """
    name, _, says = text.partition(": ")
    found = _form(language).fullmatch(says.strip())
    if found is None:
        return None
    stunts = tables(language)["stunts"]
    return Stunt(
        name=name,
        skill=_id(stunts["skills"], found["skill"]),
        action=_id(stunts["actions"], found["action"]),
        when=found["when"],
    )


@cache
def _form(language: str) -> re.Pattern[str]:
    stunts = tables(language)["stunts"]
    slots = {
        "skill": "|".join(map(re.escape, _longest(stunts["skills"]))),
        "action": "|".join(map(re.escape, _longest(stunts["actions"]))),
        "when": ".+",
    }
    form = _SLOT.sub(lambda slot: f"(?P<{slot[1]}>{slots[slot[1]]})", re.escape(stunts["form"]))
    return re.compile(form)


def _longest(words: dict[str, Any]) -> list[str]:
    return sorted(words.values(), key=len, reverse=True)


def _id(words: dict[str, str], said: str) -> str:
    return next(name for name, word in words.items() if word == said)
