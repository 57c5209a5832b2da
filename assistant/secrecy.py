"""What players may be told: what names something secret is left out before anything is said."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tools.errors import RuleError
from tools.game import Character, Game
from tools.views import player_view

Plain = dict[str, Any]


def seen_by_players(game: Game) -> Game:
    """The game as players may see it, nothing in it speaking of somebody hidden."""
    view = player_view(game)
    hidden = set(game.characters) - set(view.characters)
    pending = tuple(
        replace(each, by=None) if each.by in hidden else each for each in view.pending
    )  # fmt: skip
    roll, conflict = view.roll, view.scene.conflict
    if roll and hidden & {roll.acting.who, roll.opposing and roll.opposing.who, roll.target}:
        roll = None
    if conflict:
        conflict = replace(
            conflict,
            members=tuple(name for name in conflict.members if name not in hidden),
            acted=tuple(name for name in conflict.acted if name not in hidden),
            turn=None if conflict.turn in hidden else conflict.turn,
        )
    return replace(view, pending=pending, roll=roll, scene=replace(view.scene, conflict=conflict))


def secret_after(called: frozenset[str], events: Sequence[Plain]) -> frozenset[str]:
    """The names called secret so far, with those of further events.

    A countdown that is full is hidden no more: everybody sees what it brings.
    """
    came_true = {event["countdown"] for event in events if event["type"] == "countdown_full"}
    return called.union(name for event in events for name in _secret_in(event)) - came_true


def secret_names(called: Iterable[str], game: Game) -> frozenset[str]:
    """Everything that was ever called secret, without what is open by now."""
    view = player_view(game)
    kept = {each.name for each in game.countdowns} - {each.name for each in view.countdowns}
    return frozenset({*called, *kept}) - frozenset(_open_in(view))


def _secret_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if value.get("secret"):
            named = [value.get("name"), value.get("aspect"), *value.get("aliases", ())]
            named += [each["name"] for each in value.get("aspects", ())]
            yield from (str(name) for name in named if name)
        value = value.values()
    for each in value:
        if isinstance(each, (dict, list, tuple)):
            yield from _secret_in(each)


def _open_in(view: Game) -> Iterator[str]:
    def names(who: Character) -> Iterator[str]:
        yield from (who.name, *who.aliases, *(each.name for each in who.aspects))

    yield from (each.name for each in view.scene.aspects)
    for who in view.characters.values():
        yield from names(who)


def open_events(events: Sequence[Plain], secret: frozenset[str]) -> list[Plain]:
    """The events that name nothing secret; secret aspects on an open sheet are left out."""
    stripped = [_open_part(event) for event in events if not event.get("secret")]
    return [event for event in stripped if not _names(event, secret)]


def open_commands(commands: Sequence[Plain], secret: frozenset[str]) -> list[Plain]:
    """The commands, without arguments where they are secret or name something secret."""
    return [
        {"command": each["command"]} if each.get("secret") or _names(each, secret) else each
        for each in commands
    ]


def _open_part(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _open_part(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [
            _open_part(each)
            for each in value
            if not (isinstance(each, Mapping) and each.get("secret"))
        ]
    return value


def _names(value: Any, secret: frozenset[str]) -> bool:
    if isinstance(value, Mapping):
        return any(each in secret for each in value) or _names(list(value.values()), secret)
    if isinstance(value, (list, tuple)):
        return any(_names(each, secret) for each in value)
    return isinstance(value, str) and value in secret


def open_refusal(error: RuleError, secret: frozenset[str]) -> RuleError:
    """The refusal itself, or one that gives nothing away."""
    text = f"{error} {' '.join(map(str, error.facts.values()))}".casefold()
    if any(name.casefold() in text for name in secret):
        return RuleError("not_for_players", "That can't be done as things stand.", "Ask the GM.")
    return error
