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


def read_use(text: str, language: str) -> tuple[str, str] | None:
    """The one skill and the one action that a stunt in a table's own words names, as ids.

    None where it names none or several of either: then it is the table that knows.

    Source: condensed.stunts.
    """
    says = text.partition(": ")[2] or text
    stunts = tables(language)["stunts"]
    skills, actions = (_named(stunts[kind], says) for kind in ("skills", "actions"))
    return (skills[0], actions[0]) if len(skills) == len(actions) == 1 else None


def _named(words: dict[str, str], says: str) -> list[str]:
    """The ids whose words stand in a text; a word that is part of a longer one counts once."""
    found = []
    for name in sorted(words, key=lambda each: len(words[each]), reverse=True):
        start = r"\b" if words[name].isascii() else ""
        says, times = re.subn(start + re.escape(words[name]), " ", says)
        found += [name] if times else []
    return found


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
