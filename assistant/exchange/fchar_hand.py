"""Writing `.fchar` sheets."""

from functools import partial
from itertools import chain, count
from typing import Any

from assistant.exchange.draft import Document, Place, at, put
from assistant.exchange.fchar import MARKED
from assistant.exchange.patching import Hand
from assistant.voice import Voice

TYPES = {"high_concept": "high-concept", "trouble": "trouble", "relationship": "relationship",
         "free": "other"}  # fmt: skip


def blank(name: str, say: Voice) -> Document:
    """A sheet with nothing in it."""
    return {"name": name, "description": "", "aspects": [], "skills": {}, "stunts": [],
            "inventory": []}  # fmt: skip


def hand(say: Voice) -> Hand:
    """How such a sheet is written, with skills by their words in a language."""
    return Hand(write=write, add=partial(add, say))


def write(document: Document, place: Place, value: Any) -> None:
    """Put a value where a place is."""
    if place.kind == "boxes":
        before = at(document, place.path)
        objects = isinstance(before, list) and any(isinstance(each, dict) for each in before)
        marks = [{"checked": mark} if objects else mark for mark in value]
        if isinstance(before, dict):  # it tells how many are marked: which ones is told beside it
            before["boxes"] = marks
            before |= {key: sum(value) for key in MARKED if key in before}
        else:
            at(document, place.path[:-1])[place.path[-1]] = marks
    elif place.kind == "stunt" and place.key == "keyed":
        rekey(at(document, place.path[:-1]), str(place.path[-1]), value)
    elif place.kind == "stunt" and place.key == "named":
        stunt = at(document, place.path)
        stunt["name"], _, stunt["description"] = value.partition(": ")
    else:
        put(document, place.path, value)


def add(say: Voice, document: Document, place: Place) -> None:
    """Put something new into the document."""
    if place.kind == "points":
        document["fatePoints"] = place.number
    elif place.kind == "refresh":
        document["refresh"] = place.number
    elif place.kind == "aspect":
        if isinstance(document.get("aspects"), dict):
            document["aspects"][unused(document["aspects"], TYPES[place.key])] = place.text
            return
        listed(document, "aspects").append(
            {"name": place.text, "type": TYPES[place.key], "description": ""}
        )
    elif place.kind == "stunt":
        name, _, does = place.text.partition(": ")
        if isinstance(document.get("stunts"), dict):
            document["stunts"][unused(document["stunts"], name)] = does
            return
        listed(document, "stunts").append({"name": name, "description": does})
    elif place.kind == "skill":
        skills = document.setdefault("skills", {})
        word = say.skill(place.key)
        if isinstance(skills, dict):
            skills[word] = place.number
        else:
            skills.append({"name": word, "rating": place.number})
    elif place.kind == "boxes":
        held = document.setdefault("stress", {})
        if isinstance(held, dict):
            held[place.key] = list(place.boxes)
    else:
        listed(document, "consequences").append({"severity": place.key, "name": place.text})


def rekey(held: Document, key: str, text: str) -> None:
    """Put a stunt where another stood under its name; an empty text takes it away."""
    name, _, does = text.partition(": ")
    rows = list(held.items())
    held.clear()
    for each, value in rows:
        if each != key:
            held[each] = value
        elif text:
            new = {**value, "description": does} if isinstance(value, dict) else does
            held[unused(dict(rows) | held, name) if name != key else key] = new


def unused(held: Document, name: str) -> str:
    """A key that is not there yet."""
    further = (f"{name} {number}" for number in count(2))
    return next(each for each in chain((name,), further) if each not in held)


def listed(document: Document, key: str) -> list[Any]:
    """A list of the document, which is made where there is none."""
    if not isinstance(document.get(key), list):
        document[key] = []
    found: list[Any] = document[key]
    return found
