"""Telling zones, obstacles, countdowns, attacks on several, details and time."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.rolls import side
from assistant.tellings.base import Telling
from assistant.voice import Voice
from tools import events as e


def zones_set(voice: Voice, event: e.ZonesSet) -> Iterator[str]:
    """The zones, what hinders between them, and who is where."""
    yield voice("zones-set", zones=voice.listed(event.zones))
    for each in event.borders:
        notes: list[str] = []
        if each.barrier is not None:
            notes.append(voice("border-barrier", rating=voice.rating(each.barrier)))
        notes += [] if each.sight else [voice("border-blind")]
        if notes:
            between = voice("border", a=each.a, b=each.b)
            yield voice("line", label=between, text=voice.listed(notes))
    present = [
        voice("line", label=zone, text=voice.listed(here))
        for zone in event.zones
        if (here := [name for name, place in event.places.items() if place == zone])
    ]
    if present:
        yield voice.listed(present, "list-semicolon")


def moved(voice: Voice, event: e.Moved) -> Iterator[str]:
    """Somebody is in another zone."""
    yield voice("moved-to" if event.came else "placed-in", who=event.who, zone=event.to)


def obstacle_placed(voice: Voice, event: e.ObstaclePlaced) -> Iterator[str]:
    """A hazard, block or distraction, with its ratings."""
    obstacle = event.obstacle
    notes = [voice.rating(obstacle.rating)] if obstacle.rating is not None else []
    notes += [voice("weapon", rating=str(obstacle.weapon))] if obstacle.weapon else []
    notes += [obstacle.zone] if obstacle.zone else []
    text = voice(f"obstacle-{obstacle.kind}", name=event.name)
    yield voice("with-details", text=text, details=voice.listed(notes)) if notes else text
    if obstacle.choice:
        yield obstacle.choice
    for number, each in enumerate(obstacle.repercussions, 1):
        yield voice("numbered", number=str(number), text=each)


def obstacle_removed(voice: Voice, event: e.ObstacleRemoved) -> Iterator[str]:
    """An obstacle is gone."""
    yield voice("obstacle-removed", name=event.name)


def distraction_answered(voice: Voice, event: e.DistractionAnswered) -> Iterator[str]:
    """The choice, and what it leads to."""
    text = voice("distraction-answered", who=event.who, name=event.obstacle)
    yield voice("with-detail", text=text, detail=event.repercussion)


def cover_given(voice: Voice, event: e.CoverGiven) -> Iterator[str]:
    """What a block adds to an attack."""
    if event.weapon:
        yield voice("forced-into", target=event.target, name=event.block,
                    rating=str(event.weapon))  # fmt: skip
    else:
        yield voice("behind-cover", target=event.target, name=event.block,
                    rating=str(event.armor))  # fmt: skip


def threat_mapped(voice: Voice, event: e.ThreatMapped) -> Iterator[str]:
    """A threat as a map."""
    yield voice("threat-mapped", name=event.name, parts=voice.listed(event.parts),
                heart=event.heart)  # fmt: skip


def heart_beaten(voice: Voice, event: e.HeartBeaten) -> Iterator[str]:
    """All of a threat is beaten."""
    yield voice("heart-beaten", name=event.name, heart=event.heart)


def countdown_began(voice: Voice, event: e.CountdownBegan) -> Iterator[str]:
    """A countdown and what marks it."""
    notes = [voice(f"trigger-{each}") for each in event.triggers]
    notes += [event.when] if event.when else []
    notes += [voice("secret")] if event.secret else []
    text = voice("countdown-began", name=event.name, boxes=event.boxes)
    yield (
        voice("with-details", text=text, details=voice.listed(notes, "list-semicolon"))
        if notes
        else text
    )


def countdown_means(voice: Voice, event: e.CountdownMeans) -> Iterator[str]:
    """What happens when it is full."""
    text = voice("countdown-means", name=event.countdown, outcome=event.outcome)
    yield voice("with-details", text=text, details=voice("secret")) if event.secret else text


def countdown_marked(voice: Voice, event: e.CountdownMarked) -> Iterator[str]:
    """How far it is now."""
    boxes = "[x]" * event.marked + "[ ]" * (event.of - event.marked)
    yield voice("line", label=event.countdown, text=boxes)


def countdown_full(voice: Voice, event: e.CountdownFull) -> Iterator[str]:
    """The last box: it happens."""
    yield voice("countdown-full", name=event.countdown, outcome=event.outcome)


def countdown_ended(voice: Voice, event: e.CountdownEnded) -> Iterator[str]:
    """It was taken away."""
    yield voice("countdown-ended", name=event.countdown)


def split_awaited(voice: Voice, event: e.SplitAwaited) -> Iterator[str]:
    """A roll whose effort is to be shared out."""
    yield attack_on(voice, event, event.targets)
    yield voice("split-awaited", who=event.actor, effort=str(event.effort))


def effort_shared(voice: Voice, event: e.EffortShared) -> Iterator[str]:
    """Who has to defend against how much."""
    yield attack_on(voice, event, event.targets)
    if not event.targets:
        yield voice("effort-too-low")
        return
    pairs = zip(event.targets, event.shares, strict=True)
    shares = [voice("line", label=name, text=voice.rating(share)) for name, share in pairs]
    yield voice("effort-shared", shares=voice.listed(shares, "list-semicolon"))


def attack_on(
    voice: Voice, event: e.SplitAwaited | e.EffortShared, targets: tuple[str, ...]
) -> str:
    """The attacker's roll with its sum."""
    names = voice.joined(targets) if targets else voice.who(None)
    head = voice("do-attack", who=event.actor, target=names)
    return side(voice, head, event.roll.acting)


def detail_declared(voice: Voice, event: e.DetailDeclared) -> Iterator[str]:
    """What is true from now on."""
    text = voice("declared", who=event.who, detail=event.detail)
    yield (
        voice("with-details", text=text, details=voice.aspect(event.aspect))
        if event.aspect
        else text
    )


def time_measured(voice: Voice, event: e.TimeMeasured) -> Iterator[str]:
    """How long it takes."""
    yield voice("time-measured", time=voice(f"time-{event.amount}-{event.unit}"))


TELLINGS: Mapping[type[Any], Telling] = {
    e.ZonesSet: zones_set,
    e.Moved: moved,
    e.ObstaclePlaced: obstacle_placed,
    e.ObstacleRemoved: obstacle_removed,
    e.DistractionAnswered: distraction_answered,
    e.CoverGiven: cover_given,
    e.ThreatMapped: threat_mapped,
    e.HeartBeaten: heart_beaten,
    e.CountdownBegan: countdown_began,
    e.CountdownMeans: countdown_means,
    e.CountdownMarked: countdown_marked,
    e.CountdownFull: countdown_full,
    e.CountdownEnded: countdown_ended,
    e.SplitAwaited: split_awaited,
    e.EffortShared: effort_shared,
    e.DetailDeclared: detail_declared,
    e.TimeMeasured: time_measured,
}
