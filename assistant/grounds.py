"""What numbers a model's call may rest on: those that people at the table have said.

One that nobody has said is left out, so that the sheet, the dice or a question back gives it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from assistant.hearing import Heard
from assistant.queries import QUERIES
from tools import available
from tools.commands import COMMANDS
from tools.game import Game
from tools.people import find

COUNTED = ("faces", "dice_total", "effort", "rating", "difficulty")  # where a 0 says something


def grounded(
    name: str, arguments: Mapping[str, Any], heard: Heard, game: Game
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A call's arguments without the numbers that nobody said, and the names of those left out.

    What the sheet has, and what an open choice offers, counts as said.
    """
    model = {**QUERIES, **COMMANDS}.get(name)
    if model is None or name in QUERIES:
        return dict(arguments), ()
    offered = [dict(each.command) for each in available.available(game)]
    if {"command": name, **arguments} in offered:
        return dict(arguments), ()
    allowed = heard.numbers | set(_offered_numbers(name, offered))
    left: list[str] = []
    known = {key: value for key, value in arguments.items() if key in model.model_fields}
    kept = _kept(known, allowed, heard, sheet_of(arguments, game), left)
    # What the call does not know stays, and is refused with its own reason.
    made = {key: kept.get(key, arguments[key]) for key in arguments
            if key in kept or key not in known}  # fmt: skip
    return made, tuple(left)


def _offered_numbers(name: str, offered: Sequence[Mapping[str, Any]]) -> Iterator[int]:
    for command in offered:
        if command["command"] == name:
            yield from _integers(command)


def _integers(value: Any) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _integers(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _integers(each)


def sheet_of(arguments: Mapping[str, Any], game: Game) -> Mapping[str, int]:
    """The skills of whoever acts."""
    who = arguments.get("actor") or arguments.get("character")
    found = find(game, who) if isinstance(who, str) else None
    return found.skills if found else {}


def _kept(
    given: Mapping[str, Any],
    allowed: frozenset[int] | set[int],
    heard: Heard,
    skills: Mapping[str, int],
    left: list[str],
) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    for key, value in given.items():
        if key == "faces":
            said = isinstance(value, (list, tuple)) and tuple(value) in heard.dice
        elif (
            (key == "rating" and skills.get(str(given.get("skill"))) == value)
            or isinstance(value, bool)
            or (value in (0, None) and key not in COUNTED)
        ):
            said = True
        elif isinstance(value, int):
            said = value in allowed
        elif isinstance(value, Mapping):
            theirs = sheet_of({"actor": value.get("by") or given.get("target")}, heard.game)
            inner = theirs if key == "defence" else skills
            value, said = _kept(value, allowed, heard, inner, left), True
        elif isinstance(value, (list, tuple)) and value and all(isinstance(e, int) for e in value):
            said = set(value) <= allowed | {1}
        elif key == "reasons" and isinstance(value, (list, tuple)):  # each makes it harder
            value = [each for each in value if isinstance(each, str) and heard.mentions(each)]
            said = bool(value)
        elif isinstance(value, (list, tuple)):
            value = [
                _kept(each, allowed, heard, skills, left) if isinstance(each, Mapping) else each
                for each in value
            ]
            said = True
        else:
            said = True
        if said:
            kept[key] = value
        else:
            left.append(key)
    return kept
