"""What a number behind a skill was: its rating, or what the dice showed."""

from collections.abc import Mapping, Sequence
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


class Said(int):
    """A number behind a skill, as it was said: with a sign or a word of the ladder, or bare.

    Attributes:
        apart: whether it stands behind a comma.
    """

    signed: bool = False
    apart: bool = False

    @classmethod
    def of(cls, value: int, *, signed: bool, apart: bool) -> "Said":
        """A number with how it was said."""
        said = cls(value)
        said.signed, said.apart = signed, apart
        return said


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


def settled(call: Call, clause: Clause, game: Game) -> Call:
    """A roll with its bare numbers where they belong, by the sheet and by the other side.

    "Defends with Athletics, 0" of somebody with Athletics +2 tells the dice; a bare number
    against somebody's total is a total too.
    """
    waits = game.waiting("defend")
    doer = call.arguments.get("actor") or (waits.who if waits else None)
    target = call.arguments.get("target")
    arguments = dict(call.arguments)
    if isinstance(defence := arguments.get("defence"), Mapping):
        if _total(arguments):
            arguments["defence"] = _in_all(defence)
        elif _total(defence) and not rated_so(arguments, doer, game):
            arguments = _in_all(arguments)
        arguments["defence"] = _told_numbers(arguments["defence"], target, clause, game)
    return replace(call, arguments=_told_numbers(arguments, doer, clause, game))


def against_totals(calls: Sequence[Call]) -> tuple[Call, ...]:
    """The rolls of a message: beside a total a bare number is a total too, and no rating."""
    out: list[Call] = []
    for call in calls:
        before = out[-1] if out and out[-1].name == call.name else None
        if before and _total(before.arguments):
            call = replace(call, arguments=_in_all(call.arguments))
        out.append(replace(call, arguments=_plain(call.arguments)))
    return tuple(out)


def rated_so(said: Mapping[str, Any], who: str | None, game: Game) -> bool:
    """Whether somebody's sheet has the rating that was said."""
    sheet, number = find(game, who), said.get("rating")
    return sheet is not None and sheet.skills.get(said.get("skill", ""), number) == number


def _total(said: Mapping[str, Any]) -> bool:
    """Whether a side's whole result was told."""
    return "effort" in said


def _in_all(said: Mapping[str, Any]) -> dict[str, Any]:
    """One side of a roll whose bare number, with no dice beside it, is its whole result."""
    number = said.get("rating")
    if not isinstance(number, Said) or number.signed or set(ROLLED) & set(said):
        return dict(said)
    return {key: value for key, value in said.items() if key != "rating"} | {"effort": int(number)}


def _told_numbers(
    said: Mapping[str, Any], who: str | None, clause: Clause, game: Game
) -> dict[str, Any]:
    """One side of a roll with a number behind a comma, or behind "came to", where it belongs."""
    number = said.get("rating")
    if not isinstance(number, Said) or set(ROLLED) & set(said) or rated_so(said, who, game):
        return dict(said)
    if not number.signed and clause.has("came_to"):
        return _in_all(said)
    if not number.apart or find(game, who) is None:
        return dict(said)
    told = {key: value for key, value in said.items() if key != "rating"}
    return {**told, "dice_total" if abs(number) <= MOST else "effort": int(number)}


def _plain(said: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments with numbers that are nothing but numbers."""
    return {key: int(value) if isinstance(value, Said) else _plain(value)
            if isinstance(value, Mapping) else value for key, value in said.items()}  # fmt: skip
