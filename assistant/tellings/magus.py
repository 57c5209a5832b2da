"""Telling Magus: initiative, surprise, stepping in, and ratings of gear that count."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.tellings.base import Telling
from assistant.voice import Voice
from tools import events as e
from tools.ladder import signed


def initiative_counted(voice: Voice, event: e.InitiativeCounted) -> Iterator[str]:
    """Everybody's initiative, highest first, with what makes it up."""
    scores = sorted(event.scores, key=lambda each: -each.value)
    listed = [score(voice, each) for each in scores]
    yield voice("initiative-counted", scores=voice.listed(listed, "list-semicolon"))


def score(voice: Voice, each: e.Score) -> str:
    """Somebody's initiative; its parts where it is their sum."""
    text = f"{each.who} {each.value}"
    if each.value != each.senses + each.level - each.armor or each.skill is None:
        return text
    parts = [f"{voice.skill('senses')} {signed(each.senses)}"]
    parts.append(f"{voice.skill(each.skill)} {signed(each.level)}")
    parts += [voice("armor", rating=f"−{each.armor}")] if each.armor else []
    return voice("with-details", text=text, details=voice.listed(parts))


def surprised(voice: Voice, event: e.Surprised) -> Iterator[str]:
    """Who is surprised, and what they may do."""
    yield voice("surprised-warned" if event.warned else "surprised", who=event.who)


def surprise_shaken(voice: Voice, event: e.SurpriseShaken) -> Iterator[str]:
    """Nobody surprised any more."""
    yield voice("surprise-shaken", who=event.who)


def turn_passed(voice: Voice, event: e.TurnPassed) -> Iterator[str]:
    """A turn that goes by."""
    yield voice("turn-passed", who=event.who)


def stepped_in(voice: Voice, event: e.SteppedIn) -> Iterator[str]:
    """Who defends in whose stead."""
    yield voice("stepped-in", who=event.who, whom=event.whom)


def gear_counted(voice: Voice, event: e.GearCounted) -> Iterator[str]:
    """What a rating serves for."""
    yield voice(f"gear-{event.counts}", who=event.who, gear=event.gear, rating=str(event.rating))


def difficulty_counted(voice: Voice, event: e.DifficultyCounted) -> Iterator[str]:
    """What makes a throw difficult."""
    parts = {name: str(getattr(event, name))
             for name in ("distance", "size", "conditions", "movement")}  # fmt: skip
    yield voice("difficulty-counted", target=voice.who(event.target),
                difficulty=voice.rating(event.difficulty), **parts)  # fmt: skip


TELLINGS: Mapping[type[Any], Telling] = {
    e.InitiativeCounted: initiative_counted,
    e.Surprised: surprised,
    e.SurpriseShaken: surprise_shaken,
    e.TurnPassed: turn_passed,
    e.SteppedIn: stepped_in,
    e.GearCounted: gear_counted,
    e.DifficultyCounted: difficulty_counted,
}
