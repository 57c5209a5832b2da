"""Fari: every schema so far, 1 to 6, and later ones as far as they go."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from assistant.exchange import labels, wording
from assistant.exchange.draft import Document, Draft, Path, Place, leftovers, told
from assistant.exchange.fari_layout import LATEST, laid_out

KNOWN = ("id", "name", "version", "lastUpdated", "pages", "fariType", "template", "wide", "theme",
         "playedDuringTurn", "group", "isPrivate")  # fmt: skip
ROW = re.compile(r"\s*([+\-−]?\d+)\s*([^:：\d]*)[:：]?(.*)", re.DOTALL)  # "+3 Skills: Fight, Lore"
LISTED = re.compile(r"[,;，、]")
ROWS = "row"
WORTH = {"2": "mild", "4": "moderate", "6": "severe", "8": "extreme"}
ORDER = ("mild", "moderate", "severe", "extreme")
TEXTS = ("Text", "RichText", "Numeric")
BARE = ("Separator",)
NUMBERED = re.compile(r".*[#№°]\s*\d+\s*")  # the label of one place of several


@dataclass(frozen=True, slots=True)
class Block:
    """A block with its way through the document, and what its section is about."""

    path: Path
    data: Document
    section: str | None
    heading: str

    @property
    def label(self) -> str:
        """What the block is called."""
        return wording.plain_text(self.data.get("label"))

    @property
    def type(self) -> str:
        """Its kind."""
        return str(self.data.get("type", ""))

    @property
    def value(self) -> Any:
        """What stands in it."""
        return self.data.get("value")

    @property
    def meta(self) -> Document:
        """Its settings."""
        meta = self.data.get("meta")
        return meta if isinstance(meta, dict) else {}


def recognized(document: Document) -> bool:
    """Whether a document is a character of Fari."""
    if "fariType" in document:
        return bool(document["fariType"] == "character")
    paged = isinstance(document.get("pages"), list)
    old = isinstance(document.get("stressTracks"), list) and "aspects" in document
    return paged or old or isinstance(document.get("sections"), list)


def read(document: Document) -> Draft:
    """A character of Fari; what the draft holds is laid out as the latest schema."""
    version = document.get("version")
    laid = laid_out(document)
    found = list(blocks(laid))
    places = [Place(kind="name", path=("name",), text=wording.plain_text(laid.get("name")))]
    unread: list[str] = []
    further: list[Place] = []
    for block in found:
        placed = list(placed_in(block, places, found))
        places += placed
        if not placed and block.type not in BARE and block.value not in (None, "", "0", []):
            line = told(" / ".join(filter(None, (block.heading, block.label))), block.value)
            unread.append(line)
            if block.type == "SlotTracker" and block.label:
                further.append(Place(kind="boxes", path=(*block.path, "value"), label=block.label,
                                     text=line, boxes=marks_of(block)))  # fmt: skip
    read_from = {str(block.path[0]) for block in found}
    unread += leftovers(laid, [*KNOWN, *read_from])
    new = isinstance(version, int) and version > LATEST
    newer = [("newer-version", str(version))] if new or version is None else []
    return Draft(
        format="fari",
        version=str(version if version is not None else ""),
        document=laid,
        places=tuple(places),
        unread=tuple(unread),
        further=tuple(further),
        remarks=tuple(newer),
    )


def blocks(document: Any, path: Path = (), heading: str = "") -> Iterator[Block]:
    """Every block, however deep it lies, with the section that it is in."""
    if isinstance(document, list):
        for place, each in enumerate(document):
            yield from blocks(each, (*path, place), heading)
    if not isinstance(document, dict):
        return
    inside = document.get("blocks")
    if isinstance(inside, list):
        label = wording.plain_text(document.get("label"))
        held = [each for each in inside if isinstance(each, dict)]
        about = subject(label, held)
        for place, each in enumerate(inside):
            if isinstance(each, dict):
                yield Block((*path, "blocks", place), each, about, label)
        return
    for key, each in document.items():
        if isinstance(each, (list, dict)) and key != "meta":
            yield from blocks(each, (*path, key), heading)


def subject(label: str, held: list[Document]) -> str | None:
    """What a section is about: by its label, by those of its blocks, by their kinds."""
    about = labels.meaning(label, "sections")
    if about and about != "notes":
        return about
    names = [str(each.get("label", "")) for each in held]
    if names and any(labels.meaning(name, "places") in ("high-concept", "trouble")
                     for name in names):  # fmt: skip
        return "aspects"
    if names and all(labels.meaning(name, "sections") == "stunts" for name in names):
        return "stunts"
    if len(names) > 1 and all(severity(name) for name in names):
        return "consequences"
    return about


def severity(label: str) -> str | None:
    """The severity that a consequence's label names, by word or by worth."""
    digits = re.findall(r"\d+", label)
    return labels.meaning(label, "severities") or WORTH.get(digits[0] if digits else "")


def placed_in(block: Block, before: list[Place], all_blocks: list[Block]) -> Iterator[Place]:
    """What a block says, or nothing where it isn't understood."""
    if block.type == "Skill" or (block.section == "skills" and block.type in TEXTS):
        yield from skills(block, before)
    elif block.type == "SlotTracker":
        yield from track(block, before, all_blocks)
    elif block.type == "PointCounter" or counts_points(block):
        yield from points(block, before)
    elif block.type in TEXTS:
        yield from texts(block, before, all_blocks)


def skills(block: Block, before: list[Place]) -> Iterator[Place]:
    """A skill with its rating; or a row that names the skills of one rating."""
    taken = {each.key for each in before if each.kind == "skill"}
    row = ROW.fullmatch(block.label)
    if row and labels.meaning(row[2], "sections") == "skills":
        yield from skill_row(block, int(row[1].replace("−", "-")), row[3], taken)
        return
    rating = 0 if block.value in (None, "") else wording.rating(block.value)
    if block.label and rating is not None:
        key = labels.skill(block.label, taken)
        yield Place(kind="skill", path=(*block.path, "value"), key=key, label=block.label,
                    number=rating)  # fmt: skip


def skill_row(block: Block, rating: int, names: str, taken: set[str]) -> Iterator[Place]:
    """The skills of a row, named in its label or in its value; without names it is a free place."""
    value = block.value if isinstance(block.value, str) else ""
    in_value = not names.strip() and bool(value.strip()) and wording.number(value) is None
    listed = [each for each in LISTED.split(value if in_value else names) if each.strip()]
    for name in listed:
        key = labels.skill(name, taken)
        taken.add(key)
        yield Place(kind="skill", path=(*block.path, "value" if in_value else "label"), key=key,
                    label=ROWS, number=rating)  # fmt: skip
    if not listed:
        yield Place(kind="skill", path=(*block.path, "label"), label=ROWS, number=rating)


def track(block: Block, before: list[Place], all_blocks: list[Block]) -> Iterator[Place]:
    """Boxes of stress; a tracker of something else is not understood."""
    if not isinstance(block.value, list):
        return
    named = labels.meaning(block.label, "tracks")
    if named is None and block.section == "stress":
        trackers = [each for each in all_blocks
                    if each.section == "stress" and each.type == "SlotTracker"]  # fmt: skip
        named = "stress" if len(trackers) == 1 else None
    if named is None or any(each.kind == "boxes" and each.key == named for each in before):
        return
    yield Place(kind="boxes", path=(*block.path, "value"), key=named, label=block.label,
                boxes=marks_of(block))  # fmt: skip


def marks_of(block: Block) -> tuple[bool, ...]:
    """The boxes of a tracker, marked or not."""
    marks = block.value if isinstance(block.value, list) else []
    return tuple(bool(each.get("checked")) if isinstance(each, dict) else each is True
                 for each in marks)  # fmt: skip


def counts_points(block: Block) -> bool:
    """Whether a text or number is fate points or refresh."""
    named = labels.known("points").get(labels.plain(block.label))
    return block.type in TEXTS and named is not None and wording.number(block.value) is not None


def points(block: Block, before: list[Place]) -> Iterator[Place]:
    """Fate points, with refresh as their most; or refresh by itself."""
    named = labels.meaning(block.label, "points")
    main = block.meta.get("isMainPointCounter") is True
    if not main and named is None and not (block.section == "points" and not block.label):
        return
    have = {each.kind for each in before}
    value, most = wording.number(block.value), wording.number(block.meta.get("max"))
    kind = "refresh" if named == "refresh" and not main else "points"
    if value is not None and 0 <= value <= 99 and kind not in have:
        yield Place(kind=kind, path=(*block.path, "value"), label=block.label, number=value)  # type: ignore[arg-type]
    if kind == "points" and most is not None and 0 <= most <= 20 and "refresh" not in have:
        yield Place(kind="refresh", path=(*block.path, "meta", "max"), label=block.label,
                    number=most)  # fmt: skip


def texts(block: Block, before: list[Place], all_blocks: list[Block]) -> Iterator[Place]:
    """An aspect, a stunt or a consequence."""
    path, text = (*block.path, "value"), wording.plain_text(block.value)
    if block.section in ("consequences", "conditions"):
        named = severity(block.label)
        if named is None and block.section == "consequences":
            named = by_order(block, all_blocks)
        if named:
            where = next((each for each in ("physical", "mental")
                          if labels.meaning(block.label, "tracks") == each), "")  # fmt: skip
            yield Place(kind="wound", path=path, key=named, label=block.label, text=text,
                        track=where)  # fmt: skip
    elif block.section == "stunts":
        general = not block.label or labels.meaning(block.label, "sections") == "stunts"
        if labels.meaning(block.label, "sections") == "notes":
            return
        general = general or (not text and NUMBERED.fullmatch(block.label) is not None)
        if not general:
            text = f"{block.label}: {text}" if text else block.label
        yield Place(kind="stunt", path=block.path, key="" if general else "named",
                    label=block.label, text=text)  # fmt: skip
    else:
        exact = labels.known("places").get(labels.plain(block.label))
        kind = labels.meaning(block.label, "places") if block.section == "aspects" else exact
        if kind or block.section == "aspects":
            key = (kind or "aspect").replace("-", "_").replace("aspect", "free")
            yield Place(kind="aspect", path=path, key=key, label=block.label, text=text)


def by_order(block: Block, all_blocks: list[Block]) -> str | None:
    """The severity of a slot whose label says nothing: as many as come before it, lighter ones."""
    beside = [each for each in all_blocks if each.path[:-1] == block.path[:-1]
              and each.type in TEXTS]  # fmt: skip
    place = beside.index(block)
    if any(severity(each.label) for each in beside) or place >= len(ORDER):
        return None
    return ORDER[place]
