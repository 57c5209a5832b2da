"""Writing Fari, in the latest schema."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from assistant.exchange import labels
from assistant.exchange.draft import Document, Place, at, put
from assistant.exchange.fari import ROWS, blocks, subject
from assistant.exchange.fari_layout import LATEST, new_id
from assistant.exchange.patching import Hand
from assistant.voice import Voice

SECTION_OF = {"aspect": "aspects", "skill": "skills", "stunt": "stunts", "boxes": "stress",
              "wound": "consequences", "points": "points", "refresh": "points"}  # fmt: skip
LEFT = ("aspects", "stunts", "points")
ON_CARD = ("aspects", "skills")


def blank(name: str, say: Voice) -> Document:
    """A sheet of the latest schema with nothing in it but its sections."""
    listed: dict[bool, list[Document]] = {True: [], False: []}
    for about in ("aspects", "stunts", "points", "stress", "consequences", "skills"):
        listed[about in LEFT].append({
            "id": new_id(name, about), "label": say(f"sheet-{about}"), "blocks": [],
            **({"visibleOnCard": True} if about in ON_CARD else {}),
        })  # fmt: skip
    columns = [{"sections": listed[True]}, {"sections": listed[False]}]
    page = {"id": new_id(name, "page"), "label": say("sheet-character"),
            "rows": [{"columns": columns}]}  # fmt: skip
    return {"id": new_id(name), "name": name, "lastUpdated": 0, "pages": [page], "wide": False,
            "version": LATEST, "fariType": "character"}  # fmt: skip


def hand(say: Voice) -> Hand:
    """How Fari is written, with new labels in a language."""
    return Hand(write=write, add=partial(add, say))


def write(document: Document, place: Place, value: Any) -> None:
    """Put a value where a place is."""
    if place.kind == "boxes":
        listed = at(document, place.path)
        kept = [each if isinstance(each, dict) else {"label": str(number)}
                for number, each in enumerate(listed, 1)]  # fmt: skip
        kept += [{"label": str(number)} for number in range(len(kept) + 1, len(value) + 1)]
        listed[:] = [{**each, "checked": mark} for each, mark in zip(kept, value, strict=False)]
    elif place.kind == "stunt":
        block = at(document, place.path)
        named, _, does = value.partition(": ")
        if place.key and value and does:
            block["label"], block["value"] = named, does
        elif place.key:
            block["label"], block["value"] = value, ""
        else:
            block["value"] = value
    elif place.kind == "skill" and place.label == ROWS:
        leave_row(document, place)
        enter_row(document, place.key, value)
    elif place.kind == "skill":
        put(document, place.path, str(value))
    else:
        put(document, place.path, str(value) if place.kind in ("points", "refresh") else value)


def add(say: Voice, document: Document, place: Place) -> None:
    """Put something new into the section that it belongs to."""
    if place.kind == "skill" and enter_row(document, say.skill(place.key), place.number or 0):
        return
    held = section(document, SECTION_OF[place.kind], say)
    made = new_block(say, place, held)
    if place.kind in ("points", "refresh"):
        same = next((each for each in held if each.get("type") == "PointCounter"), None)
        if same is not None:
            target = same if place.kind == "points" else same.setdefault("meta", {})
            target["value" if place.kind == "points" else "max"] = str(place.number)
            return
    held.append({"id": new_id(document.get("id"), place.kind, len(held)), **made})


def new_block(say: Voice, place: Place, held: list[Document]) -> Document:
    """A block for something new."""
    if place.kind == "skill":
        return {"type": "Skill", "meta": {"commands": ["4dF"]}, "label": say.skill(place.key),
                "value": str(place.number)}  # fmt: skip
    if place.kind == "boxes":
        marks = [{"label": str(number), "checked": mark}
                 for number, mark in enumerate(place.boxes, 1)]  # fmt: skip
        return {"type": "SlotTracker", "meta": {}, "label": say.track(place.key),
                "value": marks}  # fmt: skip
    if place.kind in ("points", "refresh"):
        value = str(place.number)
        return {"type": "PointCounter", "label": say("sheet-points"), "value": value,
                "meta": {"isMainPointCounter": True, "max": value}}  # fmt: skip
    if place.kind == "stunt":
        label = f"{say('sheet-stunt')} #{len(held) + 1}"
    elif place.kind == "wound":
        label = say.consequence_slot(place.key, place.track or None)
    else:
        label = say("sheet-aspect" if place.key == "free" else f"label-{place.key}")
    meta = {"checked": False} if place.kind == "wound" else {}
    return {"type": "Text", "meta": meta, "label": label, "value": place.text}


def sections(document: Any) -> Iterator[Document]:
    """Every section of a document, however deep it lies."""
    if isinstance(document, dict):
        if isinstance(document.get("blocks"), list):
            yield document
            return
        document = [*document.values()]
    if isinstance(document, list):
        for each in document:
            yield from sections(each)


def section(document: Document, about: str, say: Voice) -> list[Document]:
    """The blocks of the section about something; it is made where there is none."""
    for each in sections(document):
        held = [block for block in each["blocks"] if isinstance(block, dict)]
        if subject(str(each.get("label", "")), held) == about:
            found: list[Document] = each["blocks"]
            return found
    made: Document = {"id": new_id(document.get("id"), about), "label": say(f"sheet-{about}"),
                      "blocks": []}  # fmt: skip
    pages = document.setdefault("pages", [])
    if not pages:
        pages.append({"id": new_id(document.get("id"), "page"), "label": "", "rows": []})
    pages[0].setdefault("rows", []).append({"columns": [{"sections": [made]}]})
    new: list[Document] = made["blocks"]
    return new


def leave_row(document: Document, place: Place) -> None:
    """Take a skill's name out of the row of its old rating."""
    text = str(at(document, place.path))
    head, colon, names = text.rpartition(":") if place.path[-1] == "label" else ("", "", text)
    kept = [each.strip() for each in re.split(r"[,;，、]", names)
            if each.strip() and labels.skill(each) != place.key]  # fmt: skip
    put(document, place.path, f"{head}{colon} {', '.join(kept)}".rstrip() if head
        else ", ".join(kept))  # fmt: skip


def enter_row(document: Document, name: str, rating: int) -> bool:
    """Put a skill's name into the row of a rating; whether there is such a row."""
    for block in blocks(document):
        found = re.fullmatch(r"\s*\+?(-?\d+)\s*[^:\d]*:.*", block.label, re.DOTALL)
        if block.type == "Skill" and found and int(found[1]) == rating:
            names = block.label.partition(":")[2].strip()
            block.data["label"] = f"{block.label.rstrip()}{',' if names else ''} {name}"
            return True
    return False
