"""What a file says about a character: each thing with the place in the file where it stands."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tools.errors import FatewrightError

Path = tuple[str | int, ...]
Kind = Literal["name", "aspect", "skill", "stunt", "points", "refresh", "boxes", "wound"]
Document = dict[str, Any]
LONGEST_SHOWN = 120  # letters of something not understood that are told


class ExchangeError(FatewrightError):
    """Somebody's file must be mended: it can't be read, or it is none that is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A place of a file.

    Attributes:
        kind: what stands there.
        path: the way to it through the file.
        key: an aspect's kind, a skill's id, a track, a consequence's severity.
        label: what the file calls it.
        text: an aspect, stunt, name or consequence; empty when nobody has filled it in. Of boxes
            that no system has: how they are told among what was not understood.
        number: a rating, points, refresh.
        boxes: of a track, whether each box is marked.
        track: the kind of harm that a consequence slot is for; empty: any.
    """

    kind: Kind
    path: Path
    key: str = ""
    label: str = ""
    text: str = ""
    number: int | None = None
    boxes: tuple[bool, ...] = ()
    track: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A character as a file has it.

    Attributes:
        format: of the file.
        version: of its schema, where it says one.
        document: the part of the file that is this character's, whole.
        places: everything that was understood.
        unread: what was not understood, as it is told; the document keeps it.
        further: boxes of tracks that no system has; a campaign may have such a track of its own.
        remarks: what is worth saying: a code and what it speaks of.
    """

    format: str
    version: str = ""
    document: Document
    places: tuple[Place, ...]
    unread: tuple[str, ...] = ()
    further: tuple[Place, ...] = ()
    remarks: tuple[tuple[str, str], ...] = field(default=())

    def of(self, kind: Kind) -> list[Place]:
        """The places of a kind, in the order of the file."""
        return [each for each in self.places if each.kind == kind]


def at(document: Any, path: Sequence[str | int]) -> Any:
    """What stands at a place of a document."""
    for step in path:
        document = document[step]
    return document


def put(document: Any, path: Sequence[str | int], value: Any) -> None:
    """Write at a place of a document; numbers stay texts where they were texts."""
    holder = at(document, path[:-1])
    before = holder.get(path[-1]) if isinstance(holder, dict) else holder[path[-1]]
    holder[path[-1]] = str(value) if isinstance(before, str) else value


def told(label: str, value: Any) -> str:
    """Something not understood, in one line."""
    text = value if isinstance(value, str) else shown(value)
    line = " ".join(f"{label}: {text}".split())
    return line if len(line) <= LONGEST_SHOWN else f"{line[: LONGEST_SHOWN - 1]}…"


def shown(value: Any) -> str:
    """A value in short: boxes as boxes, things that have a name by their names."""
    each: list[Any] = value if isinstance(value, list) and value else [None]
    if all(isinstance(one, dict) and isinstance(one.get("checked"), bool) for one in each):
        return "".join("■" if one["checked"] else "□" for one in each)
    if all(isinstance(one, bool) for one in each):
        return "".join("■" if one else "□" for one in each)
    if all(isinstance(one, dict) and isinstance(one.get("name"), str) for one in each):
        return ", ".join(one["name"] for one in each)
    return json.dumps(value, ensure_ascii=False, default=str)


def leftovers(document: Mapping[str, Any], known: Sequence[str]) -> Iterator[str]:
    """The entries of a document under keys that its format is not known to have."""
    for key, value in document.items():
        if key not in known and value not in (None, "", [], {}, False):
            yield told(key, value)
