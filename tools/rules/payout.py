"""Paying what was earned in a conflict or scene."""

from tools import events as e
from tools.game import Game


def pay_owed(game: Game, rule: str) -> list[e.Event]:
    """Pay players' characters what they are owed; an NPC's waits for the scene it returns in.

    Source: condensed.concede, condensed.hostile-invoke, condensed.gm-fate-points.
    """
    events: list[e.Event] = []
    for name, amount in game.scene.owed.items():
        who = game.characters.get(name)
        if who is not None and who.kind == "pc":
            events.append(e.PointOwed(who=name, amount=-amount, why="paid", rule=rule))
            events.append(
                e.PointsChanged(
                    who=name, delta=amount, now=who.points + amount, why="owed", rule=rule
                )
            )
    return events
