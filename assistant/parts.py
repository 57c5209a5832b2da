"""One part of a sheet in a line: the answer to a question about it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from assistant import sheets
from assistant.voice import Voice, voice
from tools.game import Character
from tools.ladder import signed

Part = Literal["points", "stress", "consequences", "stunts", "aspects", "skills"]


def part(who: Character, name: Part, language: str) -> str:
    """A part of somebody's sheet as plain text, and nothing else of it."""
    say = voice(language)
    told = say.listed(PARTS[name](say, who), "list-semicolon") or say("nothing")
    return say("line", label=who.name, text=told)


def _points(say: Voice, who: Character) -> Iterable[str]:
    return [say("points-and-refresh", points=who.points, refresh=who.refresh)]


def _stress(say: Voice, who: Character) -> Iterable[str]:
    return [say("line", label=say.track(track), text=sheets.boxes(who, track))
            for track, values in who.boxes.items() if values]  # fmt: skip


def _stunts(say: Voice, who: Character) -> Iterable[str]:
    return who.stunts


def _aspects(say: Voice, who: Character) -> Iterable[str]:
    return [sheets.aspect_text(say, each) for each in who.aspects]


def _skills(say: Voice, who: Character) -> Iterable[str]:
    rated = sorted(who.skills.items(), key=lambda each: -each[1])
    return [f"{say.skill(name)} {signed(rating)}" for name, rating in rated]


PARTS: Mapping[Part, Callable[[Voice, Character], Iterable[str]]] = {
    "points": _points,
    "stress": _stress,
    "consequences": sheets.consequences,
    "stunts": _stunts,
    "aspects": _aspects,
    "skills": _skills,
}
