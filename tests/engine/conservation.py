"""Counting that nothing comes from nowhere."""

from typing import Any

from table import some

from tools.game import Game
from tools.people import aspects


def nothing_from_nowhere(before: Game, events: tuple[dict[str, Any], ...], after: Game) -> None:
    """Points and free invokes are there only because an event says so."""
    kinds = [event["type"] for event in events]
    for name, who in after.characters.items():
        moved = [e for e in some(events, "points_changed") if e["who"] == name]
        had = before.characters[name].points if name in before.characters else who.points
        if not {"character_edited", "character_created"} & set(kinds):
            assert who.points == had + sum(event["delta"] for event in moved)
    if "scene_began" not in kinds:
        moved = [e for e in some(events, "points_changed") if e["who"] == ""]
        assert after.gm_points == before.gm_points + sum(event["delta"] for event in moved)

    def free(game: Game) -> int:
        return sum(sum(aspect.free.values()) for _, aspect in aspects(game))

    gained = sum(event["free"] for event in some(events, "aspect_placed"))
    gained += sum(event["count"] for event in some(events, "free_invokes_added"))
    gained += kinds.count("boost_gained")
    gained += sum(
        event["by"] is not None and not event["first_free"]
        for event in some(events, "consequence_taken")
    )
    if "reopened" in kinds and before.roll is not None:  # obstacles stand again as they stood
        gained += sum(sum(aspect.free.values()) for aspect in before.roll.cleared)
    used = sum(
        event["free"] and not (event["first"] or event["always"])
        for event in some(events, "invoked")
        if not event["word"]
    )
    assert free(after) <= free(before) + gained - used
