"""Writing a sheet into a file: only what has changed since it was read is touched."""

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from assistant.exchange.draft import Document, Draft, Place
from assistant.exchange.filling import LONGEST_STUNT, LONGEST_TEXT
from assistant.exchange.wording import fitting
from tools.game import Character, Consequence
from tools.rulesets import ONE_TRACK

OWN = ("high_concept", "trouble", "relationship", "free")


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """How a format is written.

    Attributes:
        write: put a text, a number or boxes where a place is; an empty text clears it.
        add: put something new into the document.
    """

    write: Callable[[Document, Place, Any], None]
    add: Callable[[Document, Place], None]


def patched(draft: Draft, came: Character, who: Character, hand: Hand) -> Document:
    """The document with what the sheet says now.

    Args:
        came: the character as the document gave it; what stands on its sheet without a place in
            the document is added to it only once it has changed.
    """
    document = copy.deepcopy(draft.document)
    if who.name != came.name:
        hand.write(document, draft.of("name")[0], who.name)
    numbers(document, draft, came, who, hand)
    aspects(document, draft, who, hand)
    skills(document, draft, came, who, hand)
    stunts(document, draft, who, hand)
    boxes(document, draft, came, who, hand)
    wounds(document, draft, came, who, hand)
    return document


def numbers(document: Document, draft: Draft, came: Character, who: Character, hand: Hand) -> None:
    """Fate points and refresh."""
    for kind in ("points", "refresh"):
        value, places = getattr(who, kind), draft.of(kind)
        if places and places[0].number != value:
            hand.write(document, places[0], value)
        elif not places and value != getattr(came, kind):
            hand.add(document, Place(kind=kind, path=(), number=value))


def aspects(document: Document, draft: Draft, who: Character, hand: Hand) -> None:
    """Own aspects: those that stand stay, new ones take places of their kind that are free."""
    new = [Place(kind="aspect", path=(), key=each.kind, text=each.name)
           for each in who.aspects if each.kind in OWN]  # fmt: skip
    settle(document, draft.of("aspect"), new, hand, LONGEST_TEXT)


def stunts(document: Document, draft: Draft, who: Character, hand: Hand) -> None:
    """Stunts: likewise."""
    new = [Place(kind="stunt", path=(), text=text) for text in who.stunts]
    settle(document, draft.of("stunt"), new, hand, LONGEST_STUNT)


def settle(
    document: Document, places: list[Place], new: list[Place], hand: Hand, longest: int
) -> None:
    """Match what stands with what is there now; the rest moves into free places, or is added."""
    left = list(new)
    free: list[Place] = []
    said: set[str] = set()
    for place in places:
        text = fitting(place.text, longest)
        match = next((each for each in left if text and each.text == text), None)
        if match is not None:
            left.remove(match)
        elif text not in said:  # what stands there twice was read once
            free.append(place)
        said.add(text)
    for place in sorted(free, key=lambda each: bool(each.text)):
        match = next((each for each in left if not each.key or each.key == place.key), None)
        if match is not None:
            left.remove(match)
            hand.write(document, place, match.text)
        elif place.text:
            hand.write(document, place, "")
    for each in left:
        hand.add(document, each)


def skills(document: Document, draft: Draft, came: Character, who: Character, hand: Hand) -> None:
    """Ratings; a skill that the file doesn't name is added."""
    places = {each.key: each for each in draft.of("skill") if each.key}
    for key, rating in who.skills.items():
        place = places.get(key)
        if place is not None and place.number != rating:
            hand.write(document, place, rating)
        elif place is None and came.skills.get(key) != rating:
            hand.add(document, Place(kind="skill", path=(), key=key, label=key, number=rating))


def boxes(document: Document, draft: Draft, came: Character, who: Character, hand: Hand) -> None:
    """Boxes and their marks."""
    places = {each.key: each for each in draft.of("boxes")}
    for track in who.boxes:
        single = places.get(ONE_TRACK) if track == "physical" else None
        place, marks = places.get(track) or single, marked(who, track)
        if place is not None and marks != marked(came, track):
            hand.write(document, place, marks)
        elif place is None and marks != marked(came, track):
            hand.add(document, Place(kind="boxes", path=(), key=track, boxes=marks))


def marked(who: Character, track: str) -> tuple[bool, ...]:
    """The boxes of a track, marked or not."""
    marks = who.marked.get(track, ())
    return tuple(place in marks for place in range(len(who.boxes.get(track, ()))))


def wounds(document: Document, draft: Draft, came: Character, who: Character, hand: Hand) -> None:
    """Consequences, each in the slot of its severity; slots that are new are added."""
    left: list[Consequence] = [each for each in who.consequences if each.condition is None]
    places = draft.of("wound")
    for place in places:
        fits = [each for each in left if each.severity == place.key
                and place.track in ("", each.track)]  # fmt: skip
        match = next((each for each in fits if each.name == place.text), fits[0] if fits else None)
        if match is not None:
            left.remove(match)
        text = (match.name or match.severity) if match else ""
        if text != place.text:
            hand.write(document, place, text)
    for each in left:
        hand.add(document, Place(kind="wound", path=(), key=each.severity, track=each.track,
                                 text=each.name or each.severity))  # fmt: skip
    if who.slots != came.slots:
        have = [each.key for each in places] + [each.severity for each in left]
        for slot in who.slots:
            if slot.severity in have:
                have.remove(slot.severity)
            else:
                hand.add(document, Place(kind="wound", path=(), key=slot.severity,
                                         track=slot.track or ""))  # fmt: skip
