"""The `.fchar` sheets of the FATE: Core app."""

import copy
from collections.abc import Iterator
from typing import Any

from assistant.exchange import labels, wording
from assistant.exchange.draft import Document, Draft, Path, Place, leftovers, told

READ = ("name", "aspects", "skills", "stunts", "stress", "consequences", "refresh", "fatePoints",
        "fate_points")  # fmt: skip
POINTS = (("points", "fatePoints", 99), ("points", "fate_points", 99), ("refresh", "refresh", 20))
SEVERITIES = ("mild", "moderate", "severe", "extreme")


def recognized(document: Document) -> bool:
    """Whether a document is such a sheet: two of aspects, skills and stunts are there."""
    parts = (document.get("aspects"), document.get("skills"), document.get("stunts"))
    listed = sum(isinstance(each, (list, dict)) for each in parts)
    return "name" in document and listed >= 2


def read(document: Document) -> Draft:
    """A sheet of the app."""
    places = [Place(kind="name", path=("name",), text=wording.plain_text(document.get("name")))]
    places += aspects(document)
    places += skills(document)
    places += stunts(document)
    for kind, key, most in POINTS:
        value = wording.number(document.get(key))
        if value is not None and 0 <= value <= most:
            places.append(Place(kind=kind, path=(key,), number=value))  # type: ignore[arg-type]
    places += stress(document)
    places += consequences(document)
    unread = [told(f"{each.get('name')}", each["description"])
              for each in listed(document, "aspects") if each.get("description")]  # fmt: skip
    understood = [each for each in READ if any(place.path[0] == each for place in places)]
    unread += leftovers(document, [*understood, "name"])
    return Draft(format="fchar", document=copy.deepcopy(document), places=tuple(places),
                 unread=tuple(unread))  # fmt: skip


def listed(document: Document, key: str) -> list[Document]:
    """The objects of a list of the document."""
    found = document.get(key)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def numbered(document: Document, key: str) -> Iterator[tuple[int, Document]]:
    """The objects of a list with their places in it."""
    found = document.get(key)
    for place, each in enumerate(found if isinstance(found, list) else []):
        if isinstance(each, dict):
            yield place, each


def bare(document: Document, key: str) -> Iterator[tuple[int, str]]:
    """The texts of a list with their places in it."""
    found = document.get(key)
    for place, each in enumerate(found if isinstance(found, list) else []):
        if isinstance(each, str):
            yield place, each


def aspects(document: Document) -> Iterator[Place]:
    """Aspects: the name is the aspect, the type its kind; or the bare aspect."""
    yield from (
        Place(kind="aspect", path=("aspects", place), key="free", text=wording.plain_text(text))
        for place, text in bare(document, "aspects")
    )
    for place, data in numbered(document, "aspects"):
        kind = labels.meaning(str(data.get("type", "")), "places")
        key = (kind or "aspect").replace("-", "_").replace("aspect", "free")
        yield Place(
            kind="aspect",
            path=("aspects", place, "name"),
            key=key,
            label=str(data.get("type", "")),
            text=wording.plain_text(data.get("name")),
        )


def skills(document: Document) -> Iterator[Place]:
    """Skills: a table of ratings by name, or a list of both."""
    taken: set[str] = set()
    found = document.get("skills")
    rows: list[tuple[Path, str, Any]] = []
    if isinstance(found, dict):
        rows = [(("skills", name), name, value) for name, value in found.items()]
    for place, data in numbered(document, "skills"):
        key = next(
            (each for each in ("rating", "rank", "value", "level") if each in data), "rating"
        )
        rows.append((("skills", place, key), str(data.get("name", "")), data.get(key, 0)))
    for path, name, value in rows:
        rating = wording.rating(value)
        if rating is not None and name.strip():
            skill = labels.skill(name, taken)
            taken.add(skill)
            yield Place(kind="skill", path=path, key=skill, label=name, number=rating)


def stunts(document: Document) -> Iterator[Place]:
    """Stunts: the name, and what it does; or a bare text."""
    yield from (
        Place(kind="stunt", path=("stunts", place), key="bare", text=wording.plain_text(text))
        for place, text in bare(document, "stunts")
    )
    for place, data in numbered(document, "stunts"):
        name, does = (wording.plain_text(data.get(key)) for key in ("name", "description"))
        yield Place(kind="stunt", path=("stunts", place), key="named", label=name,
                    text=f"{name}: {does}" if name and does else name or does)  # fmt: skip


def stress(document: Document) -> Iterator[Place]:
    """Boxes by track: a list of marks, as far as a sheet has them."""
    found = document.get("stress")
    for name, value in (found if isinstance(found, dict) else {"stress": found}).items():
        track = labels.meaning(str(name), "tracks")
        path: Path = ("stress", name) if isinstance(found, dict) else ("stress",)
        if isinstance(value, dict) and isinstance(value.get("boxes"), list):
            path, value = (*path, "boxes"), value["boxes"]
        if track and isinstance(value, list):
            marks = tuple(bool(each.get("checked")) if isinstance(each, dict) else each in (True, 1)
                          for each in value)  # fmt: skip
            yield Place(kind="boxes", path=path, key=track, label=str(name), boxes=marks)


def consequences(document: Document) -> Iterator[Place]:
    """Consequences by severity, or a list of them."""
    found = document.get("consequences")
    if isinstance(found, dict):
        for name, value in found.items():
            severity = labels.meaning(str(name), "severities")
            if severity and (value is None or isinstance(value, str)):
                yield Place(kind="wound", path=("consequences", name), key=severity,
                            label=str(name), text=wording.plain_text(value))  # fmt: skip
    for place, data in numbered(document, "consequences"):
        severity = labels.meaning(str(data.get("type") or data.get("severity") or ""), "severities")
        if severity:
            key = "name" if "name" in data else "description"
            yield Place(kind="wound", path=("consequences", place, key), key=severity,
                        label=severity, text=wording.plain_text(data.get(key)))  # fmt: skip
