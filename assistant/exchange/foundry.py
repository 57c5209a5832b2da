"""Foundry's Fate Core Official: actors whose tree is under `data` or `system`."""

import copy
from collections.abc import Iterator
from typing import Any

from assistant.exchange import labels, wording
from assistant.exchange.draft import Document, Draft, Path, Place, leftovers, told

ROOTS = ("system", "data")
PARTS = ("aspects", "skills", "stunts", "tracks")
# What Foundry keeps for itself.
KNOWN = (
    "_id",
    "name",
    "permission",
    "ownership",
    "type",
    "data",
    "system",
    "folder",
    "sort",
    "flags",
    "token",
    "prototypeToken",
    "items",
    "img",
    "effects",
    "_stats",
    "_key",
)
DETAILS = ("description", "biography", "notes", "pronouns")
WORTH = {2: "mild", 4: "moderate", 6: "severe", 8: "extreme"}


def root_of(document: Document) -> str | None:
    """Under which key the tree of an actor is, or None where there is no such tree."""
    for root in ROOTS:
        tree = document.get(root)
        if isinstance(tree, dict) and any(isinstance(tree.get(part), dict) for part in PARTS):
            return root
    return None


def recognized(document: Document) -> bool:
    """Whether a document is an actor of Fate Core Official."""
    return root_of(document) is not None


def read(document: Document) -> Draft:
    """An actor, as far as a sheet has places for it."""
    root = root_of(document) or ROOTS[0]
    tree = document.get(root) or {}
    places = [Place(kind="name", path=("name",), text=wording.plain_text(document.get("name")))]
    unread: list[str] = []
    further: list[Place] = []
    places += aspects(tree, root)
    places += skills(tree, root)
    places += stunts(tree, root)
    places += points(tree, root)
    for key, data in entries(tree, "tracks"):
        placed = list(track((root, "tracks", key), data, places))
        places += placed
        if not placed and data.get("enabled", True):
            name, marks = named(key, data), boxes(data)
            line = told(name, "".join("■" if each else "□" for each in marks) or "–")
            unread.append(line)
            if marks:
                further.append(Place(kind="boxes", path=(root, "tracks", key), label=name,
                                     text=line, boxes=marks))  # fmt: skip
    unread += details(tree)
    items = document.get("items")
    for item in items if isinstance(items, list) else []:
        if isinstance(item, dict):
            unread.append(told(str(item.get("type", "")), extra(item)))
    unread += leftovers(document, KNOWN)
    copied = copy.deepcopy(document)
    return Draft(format="foundry", version=root, document=copied, places=tuple(places),
                 unread=tuple(unread), further=tuple(further))  # fmt: skip


def entries(tree: Document, part: str) -> Iterator[tuple[str, Document]]:
    """The entries of a part of the tree, by their keys."""
    listed = tree.get(part)
    for key, data in (listed if isinstance(listed, dict) else {}).items():
        if isinstance(data, dict):
            yield key, data


def named(key: str, data: Document) -> str:
    """An entry's name; the key stands for it where it has none."""
    return wording.plain_text(data.get("name")) or wording.plain_text(key)


def meaning(key: str, data: Document, group: str) -> str | None:
    """What an entry is; where its name says nothing, or not which, its key in the file says it."""
    by_name, by_key = (labels.meaning(each, group) for each in (named(key, data), key))
    unsaid = by_name is None or (by_name == "stress" and by_key in ("physical", "mental"))
    return by_key if unsaid and by_key else by_name


def aspects(tree: Document, root: str) -> Iterator[Place]:
    """Aspects; the name says which kind one is."""
    for key, data in entries(tree, "aspects"):
        label = named(key, data)
        kind = (meaning(key, data, "places") or "aspect").replace("-", "_")
        yield Place(kind="aspect", path=(root, "aspects", key, "value"), label=label,
                    key=kind.replace("aspect", "free"),
                    text=wording.plain_text(data.get("value")))  # fmt: skip


def skills(tree: Document, root: str) -> Iterator[Place]:
    """Skills with their ranks."""
    taken: set[str] = set()
    for key, data in entries(tree, "skills"):
        rating = wording.rating(data.get("rank", 0))
        if rating is not None:
            label = named(key, data)
            name = labels.skill(label, taken)
            if name == label and labels.skill(key) not in (key, *taken):
                name = labels.skill(key)
            taken.add(name)
            yield Place(kind="skill", path=(root, "skills", key, "rank"), key=name, label=label,
                        number=rating)  # fmt: skip


def stunts(tree: Document, root: str) -> Iterator[Place]:
    """Stunts: the name, and what it does."""
    for key, data in entries(tree, "stunts"):
        name, does = named(key, data), wording.plain_text(data.get("description"))
        yield Place(kind="stunt", path=(root, "stunts", key), key="named", label=name,
                    text=f"{name}: {does}" if does else name)  # fmt: skip


def points(tree: Document, root: str) -> Iterator[Place]:
    """Fate points and refresh."""
    told_points = tree.get("details", {})
    told_points = told_points.get("fatePoints") if isinstance(told_points, dict) else None
    if not isinstance(told_points, dict):
        return
    for kind, key, most in (("points", "current", 99), ("refresh", "refresh", 20)):
        value = wording.number(told_points.get(key))
        if value is not None and 0 <= value <= most:
            yield Place(kind=kind, path=(root, "details", "fatePoints", key), number=value)  # type: ignore[arg-type]


def boxes(data: Document) -> tuple[bool, ...]:
    """The boxes of a track, marked or not."""
    marks = data.get("box_values")
    listed = [each is True for each in marks] if isinstance(marks, list) else []
    count = wording.number(data.get("boxes")) or 0
    return tuple((listed + [False] * max(0, min(count, 40) - len(listed)))[:40])


def track(path: Path, data: Document, before: list[Place]) -> Iterator[Place]:
    """Stress, or a slot for a consequence: what takes 2, 4, 6 or 8 shifts at once."""
    if data.get("enabled") is False:
        return
    key = str(path[-1])
    name = named(key, data)
    absorbs = wording.number(data.get("harm_can_absorb")) or 0
    aspect = data.get("aspect")
    marks = boxes(data)
    severity = meaning(key, data, "severities") or WORTH.get(absorbs)
    if severity and len(marks) <= 1 and (isinstance(aspect, dict) or absorbs in WORTH):
        text = wording.plain_text(aspect.get("name")) if isinstance(aspect, dict) else ""
        where = meaning(key, data, "tracks")
        yield Place(kind="wound", path=path, key=severity, label=name,
                    text=text or (name if any(marks) else ""),
                    track=where if where in ("physical", "mental") else "")  # fmt: skip
        return
    kind = meaning(key, data, "tracks")
    if kind and marks and not any(each.kind == "boxes" and each.key == kind for each in before):
        yield Place(kind="boxes", path=path, key=kind, label=name, boxes=marks)


def details(tree: Document) -> Iterator[str]:
    """What the sheet says in prose."""
    listed = tree.get("details")
    for key in DETAILS:
        told_detail = listed.get(key) if isinstance(listed, dict) else None
        text = told_detail.get("value") if isinstance(told_detail, dict) else told_detail
        if wording.plain_text(text):
            yield told(key, wording.plain_text(text))


def extra(item: Document) -> str:
    """An extra in short: its name and what is said of it."""
    tree: Any = item.get("system") or item.get("data") or {}
    said = tree.get("description") if isinstance(tree, dict) else None
    text = said.get("value") if isinstance(said, dict) else said
    name = wording.plain_text(item.get("name"))
    return f"{name} ({wording.plain_text(text)})" if wording.plain_text(text) else name
