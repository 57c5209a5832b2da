"""Tracks that a table has of its own, as commands name them."""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel

from tools.commands import COMMANDS, Absorb, Command, UseRuleset
from tools.errors import RuleError
from tools.game import Game
from tools.people import folded
from tools.rulesets import TRACKS, Track

STRESS = "condensed.stress-track"
TABLES = ("boxes", "marked", "marked_change")  # by track, where they are tables
# Where a command names a track, or holds something that does.
NAMING = ("track", *TABLES, "consequences", "forms", "in_play")
PLACES: Mapping[type[Command], tuple[str, ...]] = {
    each: names
    for each in COMMANDS.values()
    if each not in (UseRuleset, Absorb)
    and (names := tuple(name for name in NAMING if name in each.model_fields))
}


def track_of(kinds: Iterable[Track], name: str, rule: str = STRESS) -> Track:
    """The track that a name means.

    Raises:
        RuleError: `unknown_track`, with those that there are.
    """
    listed = tuple(kinds)
    if name in listed:
        return name
    found = next((each for each in listed if folded(each) == folded(name)), None)
    if found is None:
        known = ", ".join(listed)
        raise RuleError(
            "unknown_track",
            f"There is no track called {name}.",
            f"There are: {known}.",
            rule,
            name=name,
            near=known,
        )
    return found


def settled(game: Game, command: Command) -> Command:
    """The command with its tracks called as the campaign calls them.

    Raises:
        RuleError: `unknown_track`.

    Source: condensed.stress-track.
    """
    places = PLACES.get(type(command))
    return command if places is None else _named(game, command, places)


def _named(game: Game, model: Any, places: Iterable[str]) -> Any:
    changed: dict[str, Any] = {}
    for place in places:
        value = getattr(model, place)
        if value and value != (told := _told(game, place, value)):
            changed[place] = told
    return model.model_copy(update=changed) if changed else model


def _told(game: Game, place: str, value: Any) -> Any:
    """A track by its name here, a table by tracks likewise, or what holds either."""
    if place == "track":
        return value if value in TRACKS else track_of(game.ruleset.kinds, value)
    if place in TABLES and isinstance(value, dict):
        return {_told(game, "track", track): each for track, each in value.items()}
    if isinstance(value, tuple):
        return tuple(_told(game, "", each) for each in value)
    if isinstance(value, BaseModel):
        return _named(game, value, [each for each in NAMING if each in type(value).model_fields])
    return value
