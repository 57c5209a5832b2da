"""Fari's older schemas, laid out as the latest one: every label, value and setting stays."""

import copy
import uuid
from collections.abc import Iterator
from typing import Any

from assistant.exchange.draft import Document

LATEST = 6
# Schemas 1 and 2: a list a section -> the section's own label, the kind of its blocks.
FLAT = (
    ("aspects", "aspectsLabel", "Aspects", "Text"),
    ("stunts", "stuntsLabel", "Stunts & Extras", "Text"),
    ("stressTracks", "stressTracksLabel", "Stress", "SlotTracker"),
    ("consequences", "consequencesLabel", "Consequences", "Text"),
    ("skills", "skillsLabel", "Skills", "Skill"),
)
LEFT = ("aspects", "stunts")
# A schema between 2 and 3 had numbers for the kinds of sections.
SECTION_KINDS = {0: "Text", 1: "Skill", 2: "SlotTracker", "Text": "Text", "Number": "Skill",
                 "Checkboxes": "SlotTracker"}  # fmt: skip
ROOT = uuid.UUID("5d0b6f0e-2f0c-5a0e-9a55-f0fa7e0fa7e0")


def new_id(*parts: object) -> str:
    """An id that is the same every time it is made from the same parts."""
    return str(uuid.uuid5(ROOT, "/".join(map(str, parts))))


def laid_out(document: Document) -> Document:
    """A copy of the document in the latest layout; one of a later schema stays as it is."""
    version = document.get("version")
    made = copy.deepcopy(document)
    if isinstance(version, int) and version > LATEST:
        return made
    name = str(made.get("id") or made.get("name") or "")
    if "pages" not in made:
        sections = made.pop("sections", None)
        listed = (
            [from_fields(each, name, place) for place, each in enumerate(sections)]
            if isinstance(sections, list)
            else list(flat_sections(made, name))
        )
        made["pages"] = [{"id": new_id(name, "page"), "label": "Character", "sections": listed}]
    if isinstance(made["pages"], list):
        made["pages"] = [in_rows(page) if isinstance(page, dict) else page
                         for page in made["pages"]]  # fmt: skip
    made["version"] = LATEST
    made.setdefault("fariType", "character")
    return made


def in_rows(page: Document) -> Document:
    """A page with its sections in two columns of one row, or as it is."""
    if "rows" in page or "sections" not in page:
        return page
    sections = page["sections"]
    if isinstance(sections, dict):
        columns = [sections.get("left") or [], sections.get("right") or []]
        columns += [each for key, each in sections.items()
                    if key not in ("left", "right") and each]  # fmt: skip
    else:
        sides: tuple[list[Any], list[Any]] = ([], [])
        for each in sections if isinstance(sections, list) else []:
            right = isinstance(each, dict) and each.get("position") in ("Right", 1)
            sides[right].append(each)
        columns = list(sides)
    rest = {key: value for key, value in page.items() if key != "sections"}
    return {**rest, "rows": [{"columns": [{"sections": each} for each in columns]}]}


def flat_sections(made: Document, name: str) -> Iterator[Document]:
    """Sections out of the plain lists of schemas 1 and 2, which leave the document."""
    for key, own, usual, kind in FLAT:
        fields = made.pop(key, None)
        label = made.pop(own, None) or usual
        if isinstance(fields, list):
            yield section(name, key, label, kind, fields, "Left" if key in LEFT else "Right")
    points, refresh = made.pop("fatePoints", None), made.pop("refresh", None)
    if points is not None or refresh is not None:
        label = made.pop("refreshLabel", None) or "Fate Points"
        made.pop("refreshLabel", None)
        most = 3 if refresh is None else refresh
        block = {"id": new_id(name, "points"), "type": "PointCounter", "label": label,
                 "meta": {"isMainPointCounter": True, "max": str(most)},
                 "value": str(most if points is None else points)}  # fmt: skip
        yield {"id": new_id(name, "fate"), "label": label, "position": "Left", "blocks": [block]}
    notes, label = made.pop("notes", None), made.pop("notesLabel", None) or "Other"
    if notes:
        yield section(name, "notes", label, "Text", [{"name": "Notes", "value": notes}], "Left")


def from_fields(data: Any, name: str, place: int) -> Any:
    """A section whose fields have no kind of their own."""
    if not isinstance(data, dict) or "blocks" in data:
        return data
    kind = SECTION_KINDS.get(data.get("type", 0), "Text")
    made = section(name, place, data.get("label", ""), kind, data.get("fields"), "Left")
    return {**made, "position": data.get("position", 0)}


def section(name: str, key: object, label: Any, kind: str, fields: Any, position: str) -> Document:
    """A section with a block for each field."""
    blocks = [
        {"id": new_id(name, key, place), "type": kind,
         "meta": {"commands": ["4dF"]} if kind == "Skill" else {},
         "label": field.get("name", field.get("label", "")),
         "value": boxes(field.get("value")) if kind == "SlotTracker" else field.get("value", "")}
        for place, field in enumerate(fields if isinstance(fields, list) else [])
        if isinstance(field, dict)
    ]  # fmt: skip
    return {"id": new_id(name, key), "label": label, "position": position, "blocks": blocks}


def boxes(value: Any) -> list[Any]:
    """Boxes with labels; the first schema had only whether they are marked."""
    return [{"checked": each, "label": str(place)} if isinstance(each, bool) else each
            for place, each in enumerate(value if isinstance(value, list) else [], 1)]  # fmt: skip
