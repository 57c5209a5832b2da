"""What a number behind a skill was: its rating, or what the dice showed."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assistant.understanding import names
from assistant.understanding.annotate import Clause
from assistant.understanding.understood import Call
from tools.game import Game
from tools.people import find

MOST = 4  # on four dice
# What tells one side's roll.
ROLLED = ("faces", "dice_total", "effort")


class Apart(int):
    """A number that stands behind a comma after a skill."""


def zoned(call: Call, clause: Clause, game: Game) -> Call:
    """An aspect placed in the only zone that was named beside its own name."""
    said = clause.text
    for name in map(str, (call.arguments.get("aspect"), *call.arguments.get("aspects", ()))):
        said = said.replace(name, " ")
    there = [zone for zone in game.scene.zones
             if names.pattern(zone, clause.lexicon).search(said)]  # fmt: skip
    free = call.name == "place_aspect" and not {"on", "zone"} & set(call.arguments)
    return replace(call, arguments={**call.arguments, "zone": there[0]}) if (
        free and len(there) == 1) else call  # fmt: skip


def settled(call: Call, game: Game) -> Call:
    """A roll in which a number behind a comma is the rating, or the dice if the sheet says another.

    "Defends with Athletics, 0" of somebody with Athletics +2 tells the dice.
    """
    waits = game.waiting("defend")
    doer = call.arguments.get("actor") or (waits.who if waits else None)
    arguments = _told_numbers(call.arguments, doer, game)
    if isinstance(defence := arguments.get("defence"), Mapping):
        arguments["defence"] = _told_numbers(defence, call.arguments.get("target"), game)
    return replace(call, arguments=arguments)


def _told_numbers(said: Mapping[str, Any], who: str | None, game: Game) -> dict[str, Any]:
    """One side of a roll with its number where it belongs."""
    number, sheet = said.get("rating"), find(game, who)
    if not isinstance(number, Apart):
        return dict(said)
    rated = sheet.skills.get(said["skill"], number) if sheet else number
    if rated == number or set(ROLLED) & set(said):
        return {**said, "rating": int(number)}
    told = {key: value for key, value in said.items() if key != "rating"}
    return {**told, "dice_total" if abs(number) <= MOST else "effort": int(number)}
