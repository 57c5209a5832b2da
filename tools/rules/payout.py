"""Paying what was earned in a conflict or scene."""

from collections.abc import Mapping

from tools import events as e
from tools.game import Game


def pay_owed(game: Game, rule: str, before: Mapping[str, int] | None = None) -> list[e.Event]:
    """Pay players' characters what they are owed; an NPC's waits for the scene it returns in.

    Args:
        before: what was owed before the conflict that ends, and stays owed till the scene's end;
            None at that end.

    Source: condensed.concede, condensed.hostile-invoke, condensed.conflict-end,
    condensed.gm-fate-points.
    """
    events: list[e.Event] = []
    for name, owed in game.scene.owed.items():
        who, amount = game.characters.get(name), owed - (before or {}).get(name, 0)
        if who is not None and who.kind == "pc" and amount > 0:
            events.append(e.PointOwed(who=name, amount=-amount, why="paid", rule=rule))
            events.append(
                e.PointsChanged(
                    who=name, delta=amount, now=who.points + amount, why="owed", rule=rule
                )
            )
    return events
