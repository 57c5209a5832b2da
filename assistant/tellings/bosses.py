"""Telling what scale does, and what a big bad can."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.tellings.base import Telling
from assistant.voice import Voice
from tools import events as e
from tools.game import SCALE_LEVELS
from tools.ladder import signed


def scale_set(voice: Voice, event: e.ScaleSet) -> Iterator[str]:
    """The level that somebody is at."""
    yield voice("scale-set", who=event.who, level=voice.scale(SCALE_LEVELS[event.level]))


def scale_applied(voice: Voice, event: e.ScaleApplied) -> Iterator[str]:
    """How far a side is above the other, and what that brings it."""
    parts = [voice(f"scale-{what}", amount=signed(amount))
             for what, amount in (("action", event.action), ("result", event.result))
             if amount]  # fmt: skip
    parts += [voice("scale-invokes", count=event.invokes)] if event.invokes else []
    who = voice.who(event.who)
    yield voice("scale-applied", who=who, levels=event.levels, parts=voice.listed(parts))


def minions_set(voice: Voice, event: e.MinionsSet) -> Iterator[str]:
    """Who takes hits for a big bad."""
    phrase = "minions-set" if event.minions else "minions-none"
    yield voice(phrase, who=event.who, names=voice.listed(event.minions))


def hit_passed(voice: Voice, event: e.HitPassed) -> Iterator[str]:
    """A minion takes the hit."""
    yield voice("hit-passed", target=event.target, minion=event.minion, shifts=event.shifts)
    if not event.sheet:
        yield voice("hit-passed-gone", minion=event.minion)


def forms_set(voice: Voice, event: e.FormsSet) -> Iterator[str]:
    """How many forms are still to come; what they are is the GM's secret."""
    yield voice("forms-set", who=event.who, count=len(event.forms))


def form_revealed(voice: Voice, event: e.FormRevealed) -> Iterator[str]:
    """The next form shows."""
    phrase = "form-named" if event.name else "form-revealed"
    yield voice(phrase, who=event.who, name=event.name or "")
    if event.left:
        yield voice("forms-left", left=event.left)


def solo_set(voice: Voice, event: e.SoloSet) -> Iterator[str]:
    """The solo bonuses of a big bad."""
    listed = voice.listed(voice(f"solo-{bonus}") for bonus in event.bonuses)
    yield voice("solo-set" if listed else "solo-none", who=event.who, bonuses=listed)


def solo_bonus_applied(voice: Voice, event: e.SoloBonusApplied) -> Iterator[str]:
    """What a solo bonus does to a roll or a hit."""
    if event.bonus == "skill_bonus":
        yield voice("solo-rolls", who=event.who, amount=signed(event.amount))
    else:
        yield voice("solo-hit", who=event.who, amount=event.amount)


TELLINGS: Mapping[type[Any], Telling] = {
    e.ScaleSet: scale_set,
    e.ScaleApplied: scale_applied,
    e.MinionsSet: minions_set,
    e.HitPassed: hit_passed,
    e.FormsSet: forms_set,
    e.FormRevealed: form_revealed,
    e.SoloSet: solo_set,
    e.SoloBonusApplied: solo_bonus_applied,
}
