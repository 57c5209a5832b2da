"""Telling what came in with a file: what was read, and what was not understood."""

from collections.abc import Iterator
from typing import Any

from assistant import refusals
from assistant.exchange.formats import Arrival
from assistant.voice import voice
from tools.commands import Sheet
from tools.game import Character, Game, to_plain
from tools.rules.faults import faults

MOST_TOLD = 30


def faults_of(game: Game, who: Character, language: str) -> list[str]:
    """What the rules would not have on a sheet, each in one sentence without its hint."""
    found = faults(game, who, Sheet(name=who.name))
    return [refusals.sentence(each, language) for each in found]


def remarks(arrival: Arrival, who: Character) -> list[tuple[str, str]]:
    """What is worth saying of a file; a name that it lacks is not missed where one was given."""
    return [(code, about) for code, about in arrival.filling.remarks
            if code != "name-missing" or about == who.name]  # fmt: skip


def lines(arrival: Arrival, game: Game, who: Character, language: str) -> Iterator[str]:
    """What is told after an import, below the sheet itself."""
    say, draft = voice(language), arrival.draft
    form = say("import-version", format=draft.format, version=draft.version)
    yield say("import-read", format=form if draft.version else draft.format, who=who.name)
    for code, about in remarks(arrival, who):
        yield say(f"import-note-{code}", about=about)
    wrong = faults_of(game, who, language)
    if wrong:
        yield say("import-faults")
        yield from (f"  – {each}" for each in wrong)
    if draft.unread:
        yield say("import-unread")
        yield from (f"  – {each}" for each in draft.unread[:MOST_TOLD])
        if len(draft.unread) > MOST_TOLD:
            yield f"  – … (+{len(draft.unread) - MOST_TOLD})"
    else:
        yield say("import-whole")


def plain(arrival: Arrival, game: Game, who: Character, language: str) -> dict[str, Any]:
    """The same as plain data."""
    say, draft = voice(language), arrival.draft
    return {
        "name": who.name,
        "format": draft.format,
        "version": draft.version or None,
        "read": read(arrival),
        "not_understood": list(draft.unread),
        "remarks": [{"code": code, "text": say(f"import-note-{code}", about=about)}
                    for code, about in remarks(arrival, who)],
        "faults": faults_of(game, who, language),
        "sheet": to_plain(who),
    }  # fmt: skip


def read(arrival: Arrival) -> dict[str, Any]:
    """What the file itself says, before it was fitted to a sheet."""
    draft = arrival.draft
    if not draft.places:
        return {key: value for key, value in arrival.filling.arguments.items() if key != "origin"}
    numbers = {each.kind: each.number for each in draft.places
               if each.kind in ("points", "refresh")}  # fmt: skip
    return {
        "name": draft.of("name")[0].text,
        "aspects": [{"kind": each.key, "label": each.label, "text": each.text}
                    for each in draft.of("aspect")],
        "skills": {each.key: each.number for each in draft.of("skill") if each.key},
        "stunts": [each.text for each in draft.of("stunt") if each.text],
        "fate_points": numbers.get("points"),
        "refresh": numbers.get("refresh"),
        "stress": {each.key: list(each.boxes) for each in draft.of("boxes")},
        "consequences": [{"severity": each.key, "label": each.label, "text": each.text}
                         for each in draft.of("wound")],
    }  # fmt: skip
