"""Telling harm: hits, what they went into, who is out, and how it heals."""

from collections.abc import Iterator

from assistant.voice import Voice
from tools import events as e


def hit(voice: Voice, event: e.Hit) -> Iterator[str]:
    """A hit, and what it needs."""
    yield voice("hit", target=event.target, shifts=event.shifts, track=event.track)
    ratings = [voice("weapon", rating=f"+{event.weapon}")] if event.weapon else []
    ratings += [voice("armor", rating=f"−{event.armor}")] if event.armor else []
    if ratings:
        yield voice("hit-ratings", ratings=voice.listed(ratings))
    if not event.sheet:
        yield voice("hit-no-sheet", target=event.target)


def hit_lowered(voice: Voice, event: e.HitLowered) -> Iterator[str]:
    """The attacker took a boost instead of a shift."""
    yield voice("hit-lowered", target=event.target, shifts=event.shifts)


def hit_absorbed(voice: Voice, event: e.HitAbsorbed) -> Iterator[str]:
    """What a hit went into, and the boxes that are left."""
    ways = [voice.boxes(event.boxes)] if event.boxes else []
    ways += [voice.consequence(severity) for severity in event.consequences]
    ways += [voice.condition_boxes(event.conditions)] if event.conditions else []
    yield voice("hit-absorbed", target=event.target, shifts=event.shifts,
                ways=voice.joined(ways) if ways else voice("nothing"))  # fmt: skip
    if event.boxes:
        yield voice("boxes-left", target=event.target, track=event.track, left=event.left)


def consequence_taken(voice: Voice, event: e.ConsequenceTaken) -> Iterator[str]:
    """A filled slot; whoever hit may invoke it once for free."""
    word = voice.severity(event.severity)
    if voice.harm(event.name) == event.name:
        text = voice("consequence-named", target=event.target, word=word, name=event.name)
    else:
        text = voice("consequence-unnamed", target=event.target, severity=event.severity,
                     word=word)  # fmt: skip
    yield text
    if event.replaces is not None:
        yield voice("consequence-replaces", name=event.replaces)
    if event.first_free:
        yield voice("always-free" if event.severity == "severe" else "first-invoke-free")
    elif event.by is not None:
        yield voice("consequence-invoke", holder=voice.holder(event.by))


def condition_marked(voice: Voice, event: e.ConditionMarked) -> Iterator[str]:
    """Boxes of a condition; whoever hit may invoke it once for free."""
    yield voice("condition-marked", target=event.target, name=voice.condition(event.condition),
                word=voice.severity(event.severity), boxes=event.boxes,
                marked=event.marked if event.marked != event.boxes else 0)  # fmt: skip
    if event.by is not None:
        yield voice("consequence-invoke", holder=voice.holder(event.by))


def taken_out(voice: Voice, event: e.TakenOut) -> Iterator[str]:
    """Somebody is out, and who says what becomes of them."""
    yield voice("taken-out", who=event.who)
    if event.fate:
        yield voice("taken-out-fate", fate=event.fate)
    elif event.by:
        yield voice("taken-out-by", by=event.by)


def conceded(voice: Voice, event: e.Conceded) -> Iterator[str]:
    """Somebody gave in, and what that will pay."""
    yield voice("conceded", who=event.who, points=event.points, consequences=event.consequences)


def stress_cleared(voice: Voice, event: e.StressCleared) -> Iterator[str]:
    """Whose boxes are empty again."""
    yield voice("stress-cleared", who=voice.listed(event.who))


def consequence_treated(voice: Voice, event: e.ConsequenceTreated) -> Iterator[str]:
    """Recovery has begun; the new name, and when it clears."""
    yield voice("treated", who=event.who, name=voice.harm(event.name))
    if event.renamed != event.name:
        yield voice("renamed", name=voice.harm(event.renamed))
    yield voice(f"clears-after-{event.until}")


def consequence_cleared(voice: Voice, event: e.ConsequenceCleared) -> Iterator[str]:
    """A slot is free again."""
    word = voice.severity(event.severity)
    yield voice("cleared", who=event.who, name=voice.harm(event.name), word=word)
