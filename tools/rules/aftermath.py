"""What follows from a command by itself: a heart beaten, a conflict decided, countdowns marked."""

from collections.abc import Callable, Mapping, Sequence

from tools import events as e
from tools.evolve import fold
from tools.game import Game
from tools.rules.boosts import TAKEN, TAKING, lost
from tools.rules.countdowns import TRIGGERING, triggered
from tools.rules.endings import decided, ending
from tools.rules.forms import forms_revealed

# What may leave a side with nobody in the conflict.
DECIDING = (e.TakenOut, e.Conceded, e.HitAbsorbed, e.HitLowered, e.Waived, e.CharacterEdited)
DECISIVE = frozenset(DECIDING)


def aftermath(before: Game, after: Game, events: Sequence[e.Event]) -> list[e.Event]:
    """The events that follow from those of a command.

    Source: condensed.opt.boss-map, condensed.conflict-end, condensed.opt.countdown.
    """
    more: list[e.Event] = []
    if after.options:
        more += forms_revealed(after, events)
        after = fold(after, more)
    conflict = after.scene.conflict
    if conflict is not None and not DECISIVE.isdisjoint(map(type, events)):
        if beaten := heart_beaten(after):
            more += beaten
            after = fold(after, beaten)
        if decided(after):
            more += ending(after, conflict)
    elif after.scene.threat is not None:
        more += heart_beaten(after)
    if more or not TAKEN.isdisjoint(map(type, events)):
        more += lost(before, after, [*events, *more])
    if before.countdowns:
        more += triggered(before, after, [*events, *more])
    return more


def heart_beaten(game: Game) -> list[e.Event]:
    """A threat whose heart is out is beaten as a whole. Source: condensed.opt.boss-map."""
    threat = game.scene.threat
    heart = game.characters.get(threat.heart) if threat else None
    if threat is None or heart is None or heart.out is None:
        return []
    rest = tuple(name for name in threat.parts if name != threat.heart)
    return [e.HeartBeaten(name=threat.name, heart=heart.name, parts=rest)]


# What may follow from events of which kinds.
FOLLOWS: Mapping[Callable[..., list[e.Event]], tuple[type[e.Event], ...]] = {
    heart_beaten: (*DECIDING, e.ThreatMapped),
    ending: DECIDING,
    triggered: TRIGGERING,
    forms_revealed: (e.TakenOut,),
    lost: TAKING,
}
