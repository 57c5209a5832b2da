"""From what a file says to the command that makes the sheet; what doesn't fit is said."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from assistant.exchange.draft import Draft, ExchangeError, Place
from assistant.exchange.wording import fitting, plain_text
from tools.commands.importing import MOST_TEXT
from tools.people import folded
from tools.rulesets import TRACKS, Ruleset

LONGEST_NAME, LONGEST_TEXT, LONGEST_STUNT = 80, 300, 2000
MOST = {"aspect": 40, "skill": 120, "stunt": 100, "wound": 12}
MOST_BOXES = 20
SINGLE = ("high_concept", "trouble", "relationship")
SEVERITIES = ("mild", "moderate", "severe", "extreme")
NAMELESS = "Nameless"


@dataclass(frozen=True, slots=True)
class Filling:
    """The arguments of `import_character`, and what is worth saying: a code and its subject."""

    arguments: dict[str, Any]
    remarks: tuple[tuple[str, str], ...]


def filling(draft: Draft, ruleset: Ruleset, otherwise: str, kind: str = "pc") -> Filling:
    """What a draft comes to on a sheet of a campaign.

    Args:
        otherwise: the name where the file has none.
        kind: `pc` or `npc`; files don't say.

    Raises:
        ExchangeError: `file_too_big`, when it can't be kept.
    """
    remarks = list(draft.remarks)
    say: Callable[[str, str], None] = lambda code, about: remarks.append((code, about))  # noqa: E731
    arguments: dict[str, Any] = {"name": named(draft, otherwise, say), "kind": kind}
    arguments |= aspects(draft, say)
    arguments["skills"] = skills(draft, say)
    arguments["stunts"] = stunts(draft, say)
    for kind_of, key in (("points", "fate_points"), ("refresh", "refresh")):
        for place in draft.of(kind_of):  # type: ignore[arg-type]
            arguments[key] = place.number
    arguments |= tracks(draft, ruleset, say)
    arguments |= wounds(draft, ruleset, kind)
    arguments["origin"] = origin(draft)
    return Filling(arguments, tuple(dict.fromkeys(remarks)))


def origin(draft: Draft) -> dict[str, str]:
    """The document as it is kept.

    Raises:
        ExchangeError: `file_too_big`.
    """
    text = json.dumps(draft.document, ensure_ascii=False, separators=(",", ":"))
    if len(text) > MOST_TEXT:
        raise ExchangeError("file_too_big", f"A sheet has more than {MOST_TEXT} letters.",
                            "Leave pictures out of it.")  # fmt: skip
    return {"format": draft.format, "text": text}


def named(draft: Draft, otherwise: str, say: Callable[[str, str], None]) -> str:
    """The character's name: the file's, or what stands for it; cut where it is too long."""
    for text in (*(each.text for each in draft.of("name")), plain_text(otherwise)):
        if any(sign.isalnum() for sign in text) or (text and not text.isascii()):
            if len(text) > LONGEST_NAME:
                say("name-cut", fitting(text, 40))
            if text != draft.of("name")[0].text:
                say("name-missing", fitting(text, LONGEST_NAME))
            return fitting(text, LONGEST_NAME)
    say("name-missing", NAMELESS)
    return NAMELESS


def aspects(draft: Draft, say: Callable[[str, str], None]) -> dict[str, Any]:
    """Aspects by kind; a second high concept or trouble counts as a free one."""
    filled: dict[str, Any] = {}
    free: list[str] = []
    have: set[str] = set()
    for place in draft.of("aspect"):
        if not place.text:
            continue
        text = cut(place, LONGEST_TEXT, say)
        if folded(text) in have or len(have) >= MOST["aspect"]:
            say("left-out", fitting(text, 60))
            continue
        have.add(folded(text))
        if place.key in SINGLE and place.key not in filled:
            filled[place.key] = text
        else:
            free.append(text)
    return {**filled, "aspects": free}


def cut(place: Place, most: int, say: Callable[[str, str], None]) -> str:
    """A text that fits; what was cut off is said."""
    if len(place.text) > most:
        say("text-cut", fitting(place.text, 60))
    return fitting(place.text, most)


def skills(draft: Draft, say: Callable[[str, str], None]) -> dict[str, int]:
    """Ratings by skill."""
    rated: dict[str, int] = {}
    for place in draft.of("skill"):
        key = fitting(plain_text(place.key), LONGEST_NAME)
        if not any(sign.isalnum() for sign in key):
            continue
        if key in rated or len(rated) >= MOST["skill"]:
            say("left-out", f"{place.label} {place.number}")
        else:
            rated[key] = place.number or 0
    return rated


def stunts(draft: Draft, say: Callable[[str, str], None]) -> list[str]:
    """Stunts that are filled in."""
    texts = [cut(each, LONGEST_STUNT, say) for each in draft.of("stunt") if each.text]
    kept = list(dict.fromkeys(texts))[: MOST["stunt"]]
    for text in texts[len(kept) :]:
        say("left-out", fitting(text, 60))
    return kept


def tracks(draft: Draft, ruleset: Ruleset, say: Callable[[str, str], None]) -> dict[str, Any]:
    """Boxes and which of them are marked; one track for both kinds of harm is the physical one."""
    filled: dict[str, Any] = {}
    marked: dict[str, list[int]] = {}
    found = {each.key: each for each in draft.of("boxes")}
    for key, place in found.items():
        track = "physical" if key == "stress" else key
        if key == "stress" and "physical" in found:
            say("left-out", place.label)
            continue
        if key == "stress" and not ruleset.one_track:
            say("one-track", place.label)
        if len(place.boxes) > MOST_BOXES:
            say("left-out", f"{place.label} ({len(place.boxes)})")
        count = min(len(place.boxes), MOST_BOXES)
        if track in TRACKS:
            filled[track] = count
        else:
            filled.setdefault("boxes", {})[track] = count
        marks = [number for number, mark in enumerate(place.boxes[:MOST_BOXES], 1) if mark]
        if marks:
            marked[track] = marks
    return {**filled, "marked": marked}


def wounds(draft: Draft, ruleset: Ruleset, kind: str) -> dict[str, Any]:
    """Consequence slots, where they are not those of the system, and what fills them."""
    places = sorted(draft.of("wound"), key=lambda each: SEVERITIES.index(each.key))[: MOST["wound"]]
    slots = [each.key for each in places]
    taken = [
        {"severity": each.key, "name": fitting(each.text, LONGEST_TEXT),
         **({"track": each.track} if each.track else {})}
        for each in places if each.text
    ]  # fmt: skip
    usual = slots == list(ruleset.slots) and kind == "pc"
    return {"consequences": taken, **({"slots": slots} if slots and not usual else {})}
