"""Last time: what a session came to, by template, out of what happened."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from assistant.chronicle.document import titled
from assistant.chronicle.paragraphs import Paragraph
from assistant.secrecy import seen_by_players
from assistant.voice import Voice, voice
from assistant.waits import open_choices
from tools.game import Game

Plain = Mapping[str, Any]
MOST = 12  # sentences of one scene


def recap(told: Sequence[Paragraph], language: str, waits: Iterable[str] = ()) -> str:
    """A few sentences a scene, and what was left open; empty when nothing has happened.

    Args:
        told: the paragraphs of one session, as the listener may see them.
        waits: what is still to be answered.
    """
    say = voice(language)
    if not told:
        return ""
    parts = [say("recap-title", number=str(told[0].session))]
    for scene in dict.fromkeys(each.scene for each in told):
        here = [each for each in told if each.scene == scene]
        sentences = list(dict.fromkeys(sentence for each in happened(here)
                                       for sentence in said(say, each)))  # fmt: skip
        if sentences:
            head = [] if len(parts) == 1 and scene is None else [titled(say, here[-1])]
            parts += [*head, *(f"  – {sentence}" for sentence in sentences[:MOST])]
    left = [line for line in waits if line.strip()]
    if left:
        heads = (line.strip().rstrip(" :：") for line in left)  # no answers follow here
        parts += [say("recap-open"), *(f"  – {head}" for head in heads)]
    return "\n".join(parts) if len(parts) > 1 else ""


def last_session(game: Game) -> int:
    """The last session that has ended; while the first one runs, that one."""
    return max(game.session - 1, 1) if game.session_open else game.session


def left_open(game: Game, viewer: str, language: str) -> Sequence[str]:
    """What is still to be answered, as a listener may know it."""
    seen = game if viewer == "gm" else seen_by_players(game)
    return open_choices(seen, language)[:1]


def happened(told: Iterable[Paragraph]) -> Iterator[Plain]:
    """The events of a scene; a consequence that was treated or cleared later on still hurt."""
    for each in told:
        yield from each.events


def created(say: Voice, event: Plain) -> Iterator[str]:
    """Who came to the table."""
    concept = next((each["name"] for each in event["character"]["aspects"]
                    if each["kind"] == "high_concept"), None)  # fmt: skip
    text = say("recap-met", who=event["who"])
    yield say("with-detail", text=text, detail=concept) if concept else text


def placed(say: Voice, event: Plain) -> Iterator[str]:
    """An aspect that somebody made; those of a new scene are scenery."""
    if event["by_roll"] and event["kind"] == "situation" and not event["aspect"].startswith("#"):
        yield say("recap-aspect", name=event["aspect"])


def out(say: Voice, event: Plain) -> Iterator[str]:
    """Who was taken out, and what became of them."""
    text = say("recap-out", who=event["who"])
    yield say("with-detail", text=text, detail=event["fate"]) if event["fate"] else text


def compelled(say: Voice, event: Plain) -> Iterator[str]:
    """A compel that was accepted."""
    if event["accept"]:
        yield say("recap-compel", who=event["who"])


def contest(say: Voice, event: Plain) -> Iterator[str]:
    """Who won a contest."""
    if event["winner"]:
        yield say("recap-contest", who=say.who(event["winner"]))


def challenge(say: Voice, event: Plain) -> Iterator[str]:
    """How a challenge went."""
    goal = event["goal"] or say("recap-challenge-goal")
    yield say("recap-challenge", goal=goal, won=str(event["won"]),
              all=str(event["won"] + event["lost"]))  # fmt: skip


def rolled(say: Voice, event: Plain) -> Iterator[str]:
    """A deed done with style."""
    if event["outcome"] == "style" and event["actor"]:
        skill = event["skill"]
        if skill:
            yield say("recap-style", who=event["actor"], skill=say.skill(skill))


TOLD: Mapping[str, Callable[[Voice, Plain], Iterator[str]]] = {
    "character_created": created,
    "aspect_placed": placed,
    "taken_out": out,
    "compel_answered": compelled,
    "contest_ended": contest,
    "challenge_ended": challenge,
    "resolved": rolled,
}
# Events told by one phrase with their own fields.
PHRASED: Mapping[str, tuple[str, Callable[[Voice, Plain], Mapping[str, str]]]] = {
    "conflict_began": (
        "recap-conflict",
        lambda say, event: {"names": say.joined(event["members"])},
    ),
    "consequence_taken": (
        "recap-wound",
        lambda say, event: {"who": event["target"], "name": say.harm(event["name"])},
    ),
    "conceded": ("recap-conceded", lambda say, event: {"who": event["who"]}),
    "milestone_reached": ("recap-milestone", lambda say, event: {"who": event["who"]}),
    "countdown_full": (
        "recap-countdown",
        lambda say, event: {"name": event["countdown"], "outcome": event["outcome"]},
    ),
    "detail_declared": (
        "recap-detail",
        lambda say, event: {"who": event["who"], "detail": event["detail"]},
    ),
}


def said(say: Voice, event: Plain) -> Iterator[str]:
    """The sentences of one event; most need none."""
    kind = event["type"]
    if kind in TOLD:
        yield from TOLD[kind](say, event)
    elif kind in PHRASED:
        phrase, facts = PHRASED[kind]
        yield say(phrase, **facts(say, event))
