"""Writing `.fchar` sheets."""

from functools import partial
from typing import Any

from assistant.exchange.draft import Document, Place, at, put
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
        plain = not any(isinstance(each, dict) for each in before)
        put(document, place.path, [mark if plain else {"checked": mark} for mark in value])
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
        listed(document, "aspects").append(
            {"name": place.text, "type": TYPES[place.key], "description": ""}
        )
    elif place.kind == "stunt":
        name, _, does = place.text.partition(": ")
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


def listed(document: Document, key: str) -> list[Any]:
    """A list of the document, which is made where there is none."""
    if not isinstance(document.get(key), list):
        document[key] = []
    found: list[Any] = document[key]
    return found
