"""Fatewright's own sheets: what `import_character` takes, under a version."""

from typing import Any

from assistant.exchange.draft import Document, Draft, ExchangeError, leftovers, told
from tools import commands
from tools.commands import ImportCharacter
from tools.game import Character, Origin, to_plain
from tools.rules.importing import LIVED
from tools.rulesets import ONE_TRACK, TRACKS

FORMAT, VERSION = "fatewright", 1
KNOWN = ("format", "version", "schema", "sheet", "kept")
SCHEMA = "docs/character.schema.json"
NAMED = ("high_concept", "trouble", "relationship")
SAME = ("kind", "aliases", "skills", "stunts", "refresh", "secret", "tags", "spirit_power",
        "members")  # fmt: skip


def recognized(document: Document) -> bool:
    """Whether a document is a sheet of Fatewright's own."""
    return document.get("format") == FORMAT and isinstance(document.get("sheet"), dict)


def read(document: Document) -> Draft:
    """A sheet of our own; what a later version has more is not understood."""
    sheet = document["sheet"]
    fields = ImportCharacter.model_fields
    unread = [told(key, value) for key, value in sheet.items() if key not in fields]
    version = document.get("version")
    newer = isinstance(version, int) and version > VERSION
    return Draft(format=FORMAT, version=str(version), document=document, places=(),
                 unread=(*unread, *leftovers(document, KNOWN)),
                 remarks=(("newer-version", str(version)),) if newer else ())  # fmt: skip


def arguments(draft: Draft) -> dict[str, Any]:
    """The arguments of `import_character`, with the other tool's file that came along.

    Raises:
        ExchangeError: `no_name`.
    """
    sheet = {
        key: value
        for key, value in draft.document["sheet"].items()
        if key in ImportCharacter.model_fields and key not in ("command", "origin")
    }
    if not sheet.get("name"):
        raise ExchangeError("no_name", "The sheet has no name.", "Give it one.")
    kept = draft.document.get("kept")
    return {**sheet, **({"origin": kept} if isinstance(kept, dict) else {})}


def written(who: Character, origin: Origin | None) -> Document:
    """A character as a sheet of our own."""
    sheet: dict[str, Any] = {"name": who.name, **{name: getattr(who, name) for name in SAME}}
    for kind in NAMED:
        sheet[kind] = next((each.name for each in who.aspects if each.kind == kind), None)
    sheet["aspects"] = tuple(each.name for each in who.aspects if each.kind == "free")
    sheet["fate_points"] = who.points
    for track in TRACKS:
        boxes = who.boxes.get(track, who.boxes.get(ONE_TRACK) if track == TRACKS[0] else None)
        sheet[track] = None if boxes is None else len(boxes)
    sheet["marked"] = {
        TRACKS[0] if track == ONE_TRACK else track: tuple(place + 1 for place in places)
        for track, places in who.marked.items()
        if places
    }
    sheet["boxes"] = {track: len(boxes) for track, boxes in who.boxes.items()
                      if track not in (*TRACKS, ONE_TRACK)}  # fmt: skip
    sheet["slots"] = tuple(each.severity for each in who.slots)
    sheet["consequences"] = tuple(
        {"severity": each.severity, "name": each.name, "track": each.track, "past": each.past,
         "recovering": each.treated_scene is not None, "condition": each.condition,
         "boxes": each.boxes}
        for each in who.consequences
    )  # fmt: skip
    sheet["bonds"] = tuple(who.bonds)
    sheet["wards"] = who.wards or None
    sheet["weapons"] = tuple({"name": each.name, "rating": each.rating, "skill": each.skill,
                              "reach": each.reach, "thrown": each.thrown}
                             for each in who.weapons)  # fmt: skip
    sheet["armor"] = tuple({"name": each.name, "rating": each.rating} for each in who.armor)
    sheet["in_play"] = {
        **{name: getattr(who, name) for name in LIVED},
        "free_invokes": {each.name: dict(each.free) for each in who.aspects if each.free},
        "forms": to_plain(who.forms),
        "cheered": tuple(name for name, ticked in who.bonds.items() if ticked),
    }
    plain = commands.plain(commands.parse({"command": "import_character", **sheet}))
    plain.pop("command")
    kept = {"kept": {"format": origin.format, "text": origin.text}} if origin else {}
    return {"format": FORMAT, "version": VERSION, "schema": SCHEMA, "sheet": plain, **kept}


def schema() -> Document:
    """The published JSON schema of our own sheets."""
    sheet = ImportCharacter.model_json_schema()
    definitions = sheet.pop("$defs", {})
    for key in ("command", "origin", "whole", "ruling", "laid_aside"):
        sheet["properties"].pop(key, None)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A character of Fatewright",
        "type": "object",
        "required": ["format", "version", "sheet"],
        "properties": {
            "format": {"const": FORMAT},
            "version": {"const": VERSION},
            "schema": {"type": "string"},
            "sheet": {**sheet, "title": "Sheet", "description": "what the sheet states"},
            "kept": {
                "description": "the file of another tool that the character came from, whole",
                "$ref": "#/$defs/OriginSpec",
            },
        },
        "$defs": definitions,
    }
