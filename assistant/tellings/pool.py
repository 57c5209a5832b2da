"""Telling what happens in Narratograph beside the check itself."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.tellings.base import Telling
from assistant.voice import Voice
from tools import events as e


def pool_counted(voice: Voice, event: e.PoolCounted) -> Iterator[str]:
    """What made up the dice: the usual ones, reasons, tags."""
    parts = [voice("pool-base", dice=event.base)]
    parts += [
        voice("pool-more" if each.dice > 0 else "pool-less", reason=each.reason)
        for each in event.modifiers
    ]
    parts += [voice("pool-tag", tag=tag) for tag in event.tags]
    listed = voice.listed(parts)
    yield voice("pool-counted", who=event.who, parts=listed, dice=max(event.dice, 0))


def cheered(voice: Voice, event: e.Cheered) -> Iterator[str]:
    """A cheer, and the box that it ticks."""
    phrase = "cheered-word" if event.word else "cheered"
    yield voice(phrase, who=event.who, whom=event.whom)


def special_offered(voice: Voice, event: e.SpecialOffered) -> Iterator[str]:
    """The choice that a special leaves."""
    listed = [voice(f"reward-{option}") for option in event.options]
    yield voice("special-offered", who=event.who, options=voice.listed(listed, "list-or"))


def fumble_awaited(voice: Voice, event: e.FumbleAwaited) -> Iterator[str]:
    """What a fumble will bring."""
    yield voice("fumble-awaited", who=event.who)


def spirit_power_changed(voice: Voice, event: e.SpiritPowerChanged) -> Iterator[str]:
    """Spirit power before and after; what is gained, where no sheet keeps count."""
    if event.now is None:
        yield voice("spirit-power-gained", who=event.who, amount=event.delta)
    else:
        before = event.now - event.delta
        yield voice("spirit-power", who=event.who, before=before, now=event.now)


def abnormal_gained(voice: Voice, event: e.AbnormalGained) -> Iterator[str]:
    """A condition, or one that was there already."""
    phrase = "abnormal-again" if event.again else "abnormal-gained"
    yield voice(phrase, who=event.who, condition=voice.abnormal(event.condition))


def abnormal_cleared(voice: Voice, event: e.AbnormalCleared) -> Iterator[str]:
    """A condition that is gone."""
    yield voice("abnormal-cleared", who=event.who, condition=voice.abnormal(event.condition))


def bond_gained(voice: Voice, event: e.BondGained) -> Iterator[str]:
    """A bond, or its tick cleared."""
    yield voice("bond-again" if event.again else "bond-gained", who=event.who, to=event.to)


TELLINGS: Mapping[type[Any], Telling] = {
    e.PoolCounted: pool_counted,
    e.Cheered: cheered,
    e.SpecialOffered: special_offered,
    e.FumbleAwaited: fumble_awaited,
    e.SpiritPowerChanged: spirit_power_changed,
    e.AbnormalGained: abnormal_gained,
    e.AbnormalCleared: abnormal_cleared,
    e.BondGained: bond_gained,
}
