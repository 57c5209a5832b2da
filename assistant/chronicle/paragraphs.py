"""The journal as paragraphs: one an entry, with the scene that it is in, as somebody may see it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from assistant import render
from assistant.secrecy import open_events, secret_names
from rules_corpus.terms import DENSE
from tools.events import GM
from tools.game import Game
from tools.journal import Entry
from tools.people import folded

Plain = dict[str, Any]
UNTOLD = ("origin_kept",)  # whole files of other tools


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """What one entry told: its events as plain data, and its lines.

    Attributes:
        number: the entry's; `turn` the turn of talk that it belongs to.
        session, scene: where it happened; a scene may have a name, and between scenes is none.
    """

    number: int
    turn: int
    session: int
    scene: int | None
    scene_name: str | None
    events: tuple[Plain, ...]
    lines: tuple[str, ...]


def hidden_names(called: Iterable[str], game: Game, viewer: str) -> frozenset[str]:
    """What a viewer must not read; nothing is hidden from the GM."""
    return frozenset() if viewer == "gm" else secret_names(called, game)


def paragraphs(
    entries: Sequence[Entry],
    language: str,
    viewer: str = "gm",
    hidden: frozenset[str] = frozenset(),
    session: int = 1,
    told: Callable[[Entry], bool] = lambda _: True,
) -> Iterator[Paragraph]:
    """The entries that tell something, in order.

    Args:
        viewer: `gm`, or anything else for the players' view.
        hidden: names that the viewer must not read (`hidden_names`).
        session: the one that the first entry belongs to.
        told: whether an entry may be told; the others only say where the next is.
    """
    scene: int | None = 1 if session == 1 else None  # a game begins in one
    name, over = None, False
    for entry in entries:
        events: list[Plain] = [dict(each) for each in entry.events if each["type"] not in UNTOLD]
        if over:
            scene, name, over = None, None, False
        for event in events:
            if event["type"] == "session_began":
                session = event["number"]
                scene, name, over = 1 if session == 1 else None, None, False
            elif event["type"] == "scene_began":
                scene, name, over = event["number"], event["name"], False
            elif event["type"] == "scene_ended":
                over = True
        if not told(entry):
            continue
        if viewer != "gm":
            events = for_players(events, hidden)
        lines = tuple(line.text for line in render.say(events, language))
        if viewer != "gm":
            lines = tuple(line for line in lines if not speaks_of(line, hidden))
        if lines:
            yield Paragraph(number=entry.number, turn=entry.turn, session=session, scene=scene,
                            scene_name=None if name in hidden else name,
                            events=tuple(events), lines=lines)  # fmt: skip


def for_players(events: Sequence[Plain], hidden: frozenset[str]) -> list[Plain]:
    """The events without secrets, the GM's own points among them."""
    shown = [event for event in open_events([without(each, hidden) for each in events], hidden)
             if not (event["type"] == "points_changed" and event["who"] == GM)]  # fmt: skip
    return [
        {**event, "gm_points": None} if event["type"] == "scene_began" else event for event in shown
    ]


def without(event: Plain, hidden: frozenset[str]) -> Plain:
    """The event with nobody hidden in its lists of names."""
    return {
        key: [each for each in value if not (isinstance(each, str) and each in hidden)]
        if isinstance(value, list)
        else value
        for key, value in event.items()
    }


def speaks_of(line: str, hidden: frozenset[str]) -> bool:
    """Whether a line holds a name that must not be read, with whatever ending."""
    form = line.casefold()
    return any(begins(name.casefold(), form) for name in hidden)


def begins(name: str, text: str) -> bool:
    """Whether a name stands in a text, not in the middle of a word where words stand apart."""
    apart = r"(?<!\w)" if name[:1].isalnum() and not DENSE.search(name) else ""
    return re.search(apart + re.escape(name), text) is not None


def found(told: Iterable[Paragraph], sought: str) -> list[Paragraph]:
    """The paragraphs in which every word that is sought stands somewhere."""
    words = folded(sought).split()
    return [each for each in told
            if all(word in folded(" ".join(each.lines)) for word in words)]  # fmt: skip


def plain(each: Paragraph) -> Mapping[str, Any]:
    """A paragraph as plain data."""
    return {"entry": each.number, "turn": each.turn, "session": each.session, "scene": each.scene,
            "scene_name": each.scene_name, "text": "\n".join(each.lines),
            "events": list(each.events)}  # fmt: skip
