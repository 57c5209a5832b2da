"""The `.fchar` sheets of the FATE: Core app."""

import copy
import re
from collections.abc import Iterator, Sequence
from typing import Any

from assistant.exchange import labels, wording
from assistant.exchange.draft import Document, Draft, Path, Place, leftovers, told

POINTS = (("points", "fatePoints", 99), ("points", "fate_points", 99), ("refresh", "refresh", 20))
NAMED = ("name", "value", "text")  # where an aspect that is an object has its words
TOPS = ("high-concept", "trouble", "relationship")
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
MOST_BOXES = 20  # a number beyond it is none of boxes
# How a track that is an object tells of its boxes: how many are marked, how many there are.
MARKED, SIZE = ("value", "current", "marked"), ("max", "size", "total")


def recognized(document: Document) -> bool:
    """Whether a document is such a sheet: two of aspects, skills and stunts are there."""
    parts = (document.get("aspects"), document.get("skills"), document.get("stunts"))
    listed = sum(isinstance(each, (list, dict)) for each in parts)
    alone = document.get("aspects") is None and bool(tops(document))
    return "name" in document and listed + alone >= 2


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
    stressed = list(stress(document))
    places += [each for each in stressed if each.key]
    places += consequences(document)
    unread = list(unsaid(document, places))
    further = [each for each in stressed if not each.key]
    dealt = {str(place.path[0]) for place in places}
    unread += [each.text for each in further] if "stress" in dealt else []
    unread += leftovers(document, [*dealt, "name"])
    return Draft(format="fchar", document=copy.deepcopy(document), places=tuple(places),
                 unread=tuple(unread), further=tuple(further))  # fmt: skip


def unsaid(document: Document, places: Sequence[Place]) -> Iterator[str]:
    """What aspects and stunts hold that a sheet has no place for."""
    rows = [each for _, each in numbered(document, "aspects")]
    rows += [each for _, _, each in keyed(document, "aspects") if isinstance(each, dict)]
    rows += [document[key] for key in tops(document) if isinstance(document[key], dict)]
    for each in rows:
        if each.get("description"):
            name = next((each[key] for key in NAMED if key in each), "")
            yield told(f"{name}", each["description"])
    taken = [place.path for place in places]
    for key in ("aspects", "stunts"):
        for path, name, value in keyed(document, key):
            if value not in (None, "", {}) and not any(one[: len(path)] == path for one in taken):
                yield told(f"{key} / {name}", value)


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


def keyed(document: Document, key: str) -> Iterator[tuple[Path, str, Any]]:
    """What an object of the document holds: under a key one thing, or a list of them."""
    found = document.get(key)
    for name, value in (found if isinstance(found, dict) else {}).items():
        if isinstance(value, list):
            yield from (((key, name, place), name, each) for place, each in enumerate(value))
        else:
            yield (key, name), name, value


def aspects(document: Document) -> Iterator[Place]:
    """Aspects: the name is the aspect, the type its kind; or the bare aspect, or one by its kind.

    High concept, trouble and relationship may also stand beside the list.
    """
    yield from (
        Place(kind="aspect", path=("aspects", place), key="free", text=wording.plain_text(text))
        for place, text in bare(document, "aspects")
    )
    rows = [(("aspects", place), str(data.get("type", "")), data)
            for place, data in numbered(document, "aspects")]  # fmt: skip
    beside = [((key,), key, value) for key, value in document.items() if key in tops(document)]
    for path, label, value in (*rows, *keyed(document, "aspects"), *beside):
        named = isinstance(value, dict) and next((each for each in NAMED if each in value), "")
        if isinstance(value, str) or named:
            kind = labels.meaning(words(label), "places") or "aspect"
            yield Place(
                kind="aspect",
                path=(*path, named) if named else path,
                key=kind.replace("-", "_").replace("aspect", "free"),
                label=label,
                text=wording.plain_text(value[named] if named else value),
            )


def tops(document: Document) -> list[str]:
    """The keys beside the list of aspects that name one."""
    known = labels.known("places")
    return [key for key, value in document.items() if isinstance(value, (str, dict))
            and known.get(labels.plain(words(key))) in TOPS]  # fmt: skip


def words(key: str) -> str:
    """A key of a program as words: `highConcept` is a high concept."""
    return HUMP.sub(" ", key)


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
    for path, name, value in keyed(document, "stunts"):
        said = value.get("description") if isinstance(value, dict) else value
        if len(path) == 2 and (isinstance(said, str) or said is None):
            does, titled = wording.plain_text(said), bool(labels.plain(name))
            yield Place(kind="stunt", path=path, key="keyed", label=name,
                        text=f"{name}: {does}" if titled and does else does or name)  # fmt: skip


def tracks(document: Document) -> Document:
    """What a sheet says of stress, by track; what stands there alone is of one track."""
    found = document.get("stress")
    return found if isinstance(found, dict) else {"stress": found}


def stress(document: Document) -> Iterator[Place]:
    """Boxes by track: a list of marks, how many there are, or how many of them are marked."""
    inside = isinstance(document.get("stress"), dict)
    for name, value in tracks(document).items():
        track = labels.meaning(words(str(name)), "tracks")
        path: Path = ("stress", name) if inside else ("stress",)
        if isinstance(value, dict) and isinstance(value.get("boxes"), list):
            path, value = (*path, "boxes"), value["boxes"]
        marks = boxes(value)
        if track and marks is not None:
            yield Place(kind="boxes", path=path, key=track, label=str(name), boxes=marks)
        elif value not in (None, "", [], {}, 0):
            yield Place(kind="boxes", path=path, label=str(name), boxes=marks or (),
                        text=told(str(name), tracks(document)[name]))  # fmt: skip


def boxes(value: Any) -> tuple[bool, ...] | None:
    """The boxes of a track, marked or not; None where it says nothing of them."""
    if isinstance(value, list):
        return tuple(bool(each.get("checked")) if isinstance(each, dict) else each in (True, 1)
                     for each in value)  # fmt: skip
    told_of = value if isinstance(value, dict) else {SIZE[0]: value}
    size = next((wording.number(told_of[key]) for key in SIZE if key in told_of), None)
    taken = next((wording.number(told_of[key]) for key in MARKED if key in told_of), 0)
    if size is None or taken is None or not 1 <= size <= MOST_BOXES or not 0 <= taken <= size:
        return None
    return tuple(place < taken for place in range(size))


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
