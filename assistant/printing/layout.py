"""What a printed sheet shows, part by part: the same for every kind of page."""

from collections.abc import Iterator
from dataclasses import dataclass

from assistant.sheets import OWN, consequences, gear_lines, of_kind, pool_lines
from assistant.voice import Voice, voice
from tools.game import Character


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a part: a label (or none), a text, and boxes with their worth and their mark."""

    label: str = ""
    text: str = ""
    boxes: tuple[tuple[int, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the sheet under its title; `wide` ones go over the whole page."""

    title: str
    rows: tuple[Row, ...]
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A character's page."""

    name: str
    kind: str
    points: str
    parts: tuple[Part, ...]


def page(who: Character, language: str) -> Page:
    """What a character's printed sheet shows; places that are still empty stay to be written in."""
    say = voice(language)
    points = ""
    if who.kind == "pc" and (who.points or who.refresh):
        points = say("points-and-refresh", points=who.points, refresh=who.refresh)
    return Page(who.name, say(f"kind-{who.kind}"), points, tuple(parts(say, who)))


def parts(say: Voice, who: Character) -> Iterator[Part]:
    """The parts that have something in them."""
    listed = (
        Part(say("sheet-aspects"), tuple(aspects(say, who)), wide=True),
        Part(say("sheet-skills"), tuple(skills(say, who))),
        Part(say("sheet-stress"), tuple(stress(say, who))),
        Part(say("sheet-consequences"), tuple(wounds(say, who))),
        Part(say("sheet-stunts"), tuple(Row(text=text) for text in who.stunts), wide=True),
        Part(say("sheet-notes"), tuple(Row(text=line) for line in
             (*gear_lines(say, who), *pool_lines(say, who))), wide=True),
    )  # fmt: skip
    yield from (part for part in listed if part.rows)


def aspects(say: Voice, who: Character) -> Iterator[Row]:
    """The five places of a player's character, filled or not; an NPC's as they are."""
    for kind in OWN:
        found = of_kind(who, kind)
        if found or who.kind == "pc":
            yield Row(say(f"label-{kind}"), found[0].name if found else "")
        yield from (Row(say(f"label-{kind}"), each.name) for each in found[1:])
    yield from (Row(say("sheet-aspect"), each.name) for each in of_kind(who, "free"))


def skills(say: Voice, who: Character) -> Iterator[Row]:
    """Skills by rating, the highest first."""
    for rating in sorted(set(who.skills.values()), reverse=True):
        names = [say.skill(name) for name, each in who.skills.items() if each == rating]
        yield Row(say.rating(rating), say.listed(names))


def stress(say: Voice, who: Character) -> Iterator[Row]:
    """Tracks with their boxes."""
    for track, values in who.boxes.items():
        marks = who.marked.get(track, ())
        boxes = tuple((value, place in marks) for place, value in enumerate(values))
        if boxes:
            yield Row(say.track(track), boxes=boxes)


def wounds(say: Voice, who: Character) -> Iterator[Row]:
    """Consequence slots, with what fills them."""
    for line in consequences(say, who):
        label, _, text = line.partition("：" if "：" in line else ":")
        yield Row(label.strip(), text.strip().removeprefix("–").strip())
