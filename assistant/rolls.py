"""Telling rolls: who did what with which dice, against what, and how it came out."""

from collections.abc import Iterator

from assistant.checks import check_lines
from assistant.voice import Voice
from tools import events as e
from tools.game import OpenRoll, Side
from tools.ladder import signed

# Events that tell a roll.
SHOWING = (e.Resolved, e.DefenceAwaited, e.ContestRolled, e.SplitAwaited, e.EffortShared)


def roll_lines(voice: Voice, event: e.Resolved) -> Iterator[str]:
    """A compared roll: its sum, the other side's or the difficulty, and the outcome."""
    roll = event.roll
    if roll.action == "check":
        yield from check_lines(voice, event)
        return
    text = side(voice, deed(voice, roll), roll.acting, event.effort)
    if roll.opposing is None:
        text = voice("against-difficulty", roll=text, rating=voice.rating(event.opposition))
    yield voice("supersedes", roll=text) if event.supersedes else text
    if roll.opposing is not None:
        who = roll.opposing.who
        head = voice("do-defend", who=who) if who else voice("do-oppose")
        yield side(voice, head, roll.opposing, event.opposition)
    yield voice(f"outcome-{event.outcome}", shifts=abs(event.shifts))


def awaited_lines(voice: Voice, event: e.DefenceAwaited) -> Iterator[str]:
    """A roll that somebody may defend against; told once where several are attacked."""
    if not event.queued:
        yield side(voice, deed(voice, event.roll), event.roll.acting)
    yield voice("defence-awaited", who=event.target)


def deed(voice: Voice, roll: OpenRoll) -> str:
    """What somebody does by rolling."""
    who, target = roll.acting.who, roll.target
    if who is None:
        return voice("do-roll-somebody")
    if roll.action == "attack":
        return voice("do-attack", who=who, target=voice.who(target))
    if roll.action == "treat":
        name = voice.harm(roll.consequence or roll.severity or "")
        return voice("do-treat", who=who, target=voice.who(target), name=name)
    text = voice(f"do-{roll.action}", who=who)
    details = [voice.aspect(roll.aspect, "situation")] if roll.aspect else []
    if target is not None:
        phrase = "detail-against" if roll.action == "overcome" else "detail-on"
        details.append(voice(phrase, target=target))
    return voice("with-details", text=text, details=voice.listed(details)) if details else text


def side(voice: Voice, head: str, side: Side, result: int | None = None) -> str:
    """One side of a roll with its sum written out; its result alone when that is all we know.

    Args:
        result: what it came to, scale included; left out: as it stands.
    """
    late = 0 if result is None else result - side.effort
    effort = voice.rating(side.effort + late)
    if side.given is not None:
        return voice("sum-given", head=head, effort=effort)
    parts = [dice(voice, side.faces, side.dice)]
    rating = voice.rating(side.rating)
    if side.skill:
        parts.append(voice("part-skill", skill=voice.skill(side.skill), rating=rating))
    else:
        parts.append(voice("part-rating", rating=rating))
    if side.bonus:
        parts.append(voice("part-bonus", bonus=signed(side.bonus)))
    if late:
        parts.append(voice("part-scale", bonus=signed(late)))
    return voice("sum", head=head, parts=voice.listed(parts, "list-sum"), effort=effort)


def dice(voice: Voice, faces: tuple[int, ...] | None, total: int) -> str:
    """Dice as symbols with their total, or the total alone."""
    if faces is None:
        return voice("part-total", total=signed(total))
    return voice("part-faces", faces=voice.faces(faces), total=signed(total))


def shows(event: e.Event, rolled: e.Rolled) -> bool:
    """Whether an event tells a throw along with what it was for."""
    if not isinstance(event, SHOWING):
        return False
    if event.roll.action == "check":
        return rolled.kind == "d6" and event.roll.acting.faces is not None
    sides = [side for side in (event.roll.acting, event.roll.opposing) if side is not None]
    return any(
        (each.who, each.faces, each.dice) == (rolled.who, rolled.faces, rolled.total)
        for each in sides
    )
