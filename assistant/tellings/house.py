"""Telling what a table has settled for itself."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.tellings.base import Telling
from assistant.voice import Voice
from tools import events as e


def ruling_made(voice: Voice, event: e.RulingMade) -> Iterator[str]:
    """A ruling under its number, and the rule that it is about."""
    text = voice("ruling-made", number=str(event.number), text=event.text)
    details = voice.listed([*filter(None, [event.about]), *([voice("secret")] * event.secret)])
    yield voice("with-details", text=text, details=details) if details else text


def ruling_withdrawn(voice: Voice, event: e.RulingWithdrawn) -> Iterator[str]:
    """A ruling that holds no longer."""
    yield voice("ruling-withdrawn", number=str(event.number), text=event.text)


def ruleset_used(voice: Voice, event: e.RulesetUsed) -> Iterator[str]:
    """The table's own system, with its skills."""
    text = voice("ruleset-used", name=event.house.name)
    skills = voice.listed(voice.skill(each) for each in event.house.skills)
    yield voice("with-detail", text=text, detail=skills) if skills else text


TELLINGS: Mapping[type[Any], Telling] = {
    e.RulingMade: ruling_made,
    e.RulingWithdrawn: ruling_withdrawn,
    e.RulesetUsed: ruleset_used,
}
