"""The public door of what the table is told: pure functions from facts to text in a language."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from assistant.edits import seen
from assistant.parts import part
from assistant.refusals import (
    as_if,
    invalid,
    missed,
    model_failed,
    model_stopped,
    needs,
    prose_struck,
    refusal,
    rule_of,
)
from assistant.rolls import shows
from assistant.sheets import people, sheet, state
from assistant.tellings import TELLINGS
from assistant.voice import Voice, voice
from assistant.waits import answers, choices, newly_open, open_choices, waiting
from tools import events as e
from tools.game import Game
from tools.odds import Chances, Means

__all__ = [
    "Line",
    "answers",
    "as_if",
    "chances",
    "choices",
    "cite",
    "invalid",
    "log",
    "missed",
    "model_failed",
    "model_stopped",
    "moved",
    "needs",
    "newly_open",
    "open_choices",
    "part",
    "people",
    "prose_struck",
    "refusal",
    "rule_of",
    "say",
    "sheet",
    "state",
    "waiting",
]

# Whose a command is: the first of these that it names.
WHOSE = ("actor", "character", "name", "by")


@dataclass(frozen=True, slots=True)
class Line:
    """A line for the table, the rule that it rests on, and the type of event it tells."""

    text: str
    rule: str | None
    kind: str


def say(events: Sequence[Mapping[str, Any]], language: str) -> list[Line]:
    """Tell events, given as plain data, in a language; what belongs together is told together.

    Raises:
        pydantic.ValidationError: the data is no event.
    """
    speak = voice(language)
    told = merged([e.read(dict(event)) for event in events])
    return [line for event in told for line in lines(speak, event)]


def notes(speak: Voice, event: e.AspectPlaced) -> str:
    """The category of an aspect that was made up, and its zone if it holds in one only."""
    return speak.listed([speak(f"category-{event.category}"), *filter(None, [event.zone])])


def lines(speak: Voice, event: e.Event | Sequence[e.AspectPlaced]) -> Iterator[Line]:
    """The lines of one event, or of several aspects that were made up together."""
    if isinstance(event, Sequence):
        listed = "\n".join(
            "  – " + speak("made-aspect", category=notes(speak, each), name=each.aspect)
            for each in event
        )  # fmt: skip
        yield Line(speak("made-aspects") + "\n" + listed, event[0].rule, "aspect_placed")
        return
    rule = getattr(event, "rule", None)
    texts = list(TELLINGS[type(event)](speak, event))
    if isinstance(event, (e.Resolved, e.DefenceAwaited)):
        yield from (Line(text, rule, event.type) for text in texts)
    elif texts:
        text = texts[0]
        for more in texts[1:]:
            text = speak("two", a=text, b=more)
        yield Line(text, rule, event.type)


def merged(events: Sequence[e.Event]) -> Iterator[e.Event | list[e.AspectPlaced]]:
    """Events without what others tell along, paid points after what they paid for."""
    rest, made, paid = list(events), list[e.AspectPlaced](), list[e.Event]()
    while rest:
        event = rest.pop(0)
        if isinstance(event, e.AspectPlaced) and event.category is not None:
            made.append(event)
            continue
        if made:
            yield made
            made = []
        if isinstance(event, e.PointsChanged) and event.why == "invoke":
            paid.append(event)
            continue
        if not told_along(event, rest, events):
            yield event
        yield from paid
        paid = []
    if made:
        yield made
    yield from paid


def told_along(event: e.Event, later: Sequence[e.Event], all_events: Sequence[e.Event]) -> bool:
    """Whether another event tells this one along with itself."""
    if isinstance(event, e.Rolled):
        return any(shows(each, event) for each in later)
    if isinstance(event, e.Reopened):
        return any(isinstance(each, e.Resolved) and each.supersedes for each in later)
    if isinstance(event, e.Waived):
        return event.what == "defend" and any(isinstance(each, e.DefenceAwaited) for each in later)
    if isinstance(event, e.CharacterEdited) and not event.reason:
        changed = any(map(seen, event.changes))
        return not changed and any(isinstance(each, e.ConsequenceTaken) for each in later)
    if isinstance(event, e.PointOwed) and event.why == "concession":
        return any(isinstance(each, e.Conceded) for each in all_events)
    return False


def log(entries: Sequence[Sequence[Mapping[str, Any]]], language: str) -> str:
    """What has happened, an entry of the journal a paragraph."""
    told = ("\n".join(line.text for line in say(entry, language)) for entry in entries)
    return "\n\n".join(text for text in told if text) or voice(language)("log-empty")


def chances(roll: str, found: Chances, means: Means, language: str) -> list[str]:
    """The chances of a roll's outcomes, and of the wanted one with the best use of invokes."""
    speak = voice(language)
    listed = [speak("chance", outcome=speak.outcome(name), chance=float(odd))
              for name, odd in found.outcomes.items()]  # fmt: skip
    told = [speak("line", label=roll, text=speak.listed(listed))]
    if means.invokes:
        kind = "cheer" if "special" in found.outcomes else "invoke"
        told.append(speak("chance-wanted", kind=kind, invokes=means.invokes,
                          outcome=speak.outcome(means.wanted),
                          chance=float(found.reached)))  # fmt: skip
    return told


def greeting(campaign: str, game: Game, language: str) -> list[str]:
    """What the terminal begins with: where the campaign is, what to do, and what waits."""
    speak = voice(language)
    when = speak("state-scene", session=str(game.session), scene=str(game.scene.number))
    return [speak("greeting", name=campaign, when=when), speak("greeting-how"),
            *open_choices(game, language)]  # fmt: skip


def moved(deed: str, commands: Sequence[Mapping[str, Any]], language: str) -> str:
    """What an undo took back or a redo brought back, and whose it was; the commands as data."""
    speak = voice(language)
    named = []
    for each in commands:
        text = speak(f"command-{each['command']}")
        who = next((each[key] for key in WHOSE if isinstance(each.get(key), str)), None)
        named.append(speak("with-details", text=text, details=who) if who else text)
    return speak(f"moved-{deed}", commands=speak.listed(named))


def cite(rule: str, title: str) -> str:
    """A rule as it is cited: id and title."""
    return f"({rule} · {title})" if title else f"({rule})"
