"""Writing actors of Fate Core Official."""

from functools import partial
from typing import Any

from assistant.exchange.draft import Document, Place, at, put
from assistant.exchange.foundry import ROOTS, root_of
from assistant.exchange.patching import Hand
from assistant.voice import Voice
from tools.rulesets import ABSORBS

RECOVERY = {"mild": "Sticky", "moderate": "Sticky", "severe": "Lasting", "extreme": "Lasting"}


def blank(name: str, say: Voice) -> Document:
    """An actor with nothing in it."""
    tree: Document = {
        "details": {"description": {"value": ""}, "biography": {"value": ""},
                    "fatePoints": {"current": 0, "refresh": 0}},
        "tracks": {}, "aspects": {}, "skills": {}, "stunts": {},
    }  # fmt: skip
    return {"name": name, "type": "fate-core-official", "system": tree, "items": [], "flags": {},
            "img": "icons/svg/mystery-man.svg"}  # fmt: skip


def hand(say: Voice) -> Hand:
    """How an actor is written, with new names in a language."""
    return Hand(write=write, add=partial(add, say))


def write(document: Document, place: Place, value: Any) -> None:
    """Put a value where a place is; a stunt without a text goes."""
    if place.kind == "boxes":
        track = at(document, place.path)
        put(track, ("boxes",), len(value))
        track["box_values"] = list(value)
    elif place.kind == "wound":
        wound(at(document, place.path), value)
    elif place.kind == "stunt" and value:
        name, _, does = value.partition(": ")
        stunt = at(document, place.path)
        stunt["name"], stunt["description"] = name, does
    elif place.kind == "stunt":
        del at(document, place.path[:-1])[place.path[-1]]
    else:
        put(document, place.path, value)


def wound(track: Document, text: str) -> None:
    """A consequence in its track: the aspect's name, and the box marked."""
    aspect = track.get("aspect")
    settings = aspect if isinstance(aspect, dict) else {"when_marked": True, "as_name": False}
    track["aspect"] = {**settings, "name": text}
    if track.get("box_values"):
        track["box_values"] = [bool(text), *track["box_values"][1:]]


def add(say: Voice, document: Document, place: Place) -> None:
    """Put something new into its part of the tree."""
    tree = document.setdefault(root_of(document) or ROOTS[0], {})
    if place.kind in ("points", "refresh"):
        points = tree.setdefault("details", {}).setdefault("fatePoints", {})
        points["current" if place.kind == "points" else "refresh"] = place.number
        return
    part, name, data = new_entry(say, place)
    held = tree.setdefault(part, {})
    key, number = name, 2
    while key in held:
        key, number = f"{name} {number}", number + 1
    held[key] = {"name": key, **data}


def new_entry(say: Voice, place: Place) -> tuple[str, str, Document]:
    """An entry for something new: its part, its name, the rest."""
    if place.kind == "aspect":
        label = say("sheet-aspect" if place.key == "free" else f"label-{place.key}")
        return "aspects", label, {"value": place.text, "description": "", "notes": ""}
    if place.kind == "skill":
        texts = dict.fromkeys(("description", "overcome", "caa", "attack", "defend"), "")
        return "skills", say.skill(place.key), {**texts, "pc": True, "rank": place.number}
    if place.kind == "stunt":
        name, _, does = place.text.partition(": ")
        actions = dict.fromkeys(("overcome", "caa", "attack", "defend"), False)
        return "stunts", name, {"linked_skill": "None", "description": does, "refresh_cost": 0,
                                **actions, "bonus": 0}  # fmt: skip
    track: Document = {
        "category": "Combat", "description": "", "universal": True, "unique": True,
        "when_marked": "", "recovery_conditions": "", "paid": False, "notes": "", "enabled": True,
    }  # fmt: skip
    if place.kind == "boxes":
        return "tracks", say.track(place.key), {
            **track, "recovery_type": "Fleeting", "aspect": "No", "boxes": len(place.boxes),
            "harm_can_absorb": 1, "label": "none", "box_values": list(place.boxes),
        }  # fmt: skip
    name = say.consequence_slot(place.key, place.track or None)
    return "tracks", name, {
        **track, "recovery_type": RECOVERY[place.key], "boxes": 1, "label": "none",
        "aspect": {"name": place.text, "when_marked": True, "as_name": False},
        "harm_can_absorb": ABSORBS[place.key], "box_values": [bool(place.text)],
    }  # fmt: skip
