"""Whether what was read of a clause accounts for the people, skills, numbers and aspects in it.

A sentence of which only half was read is not half done: it is asked back.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from assistant.understanding.annotate import Clause, Span
from assistant.understanding.missed import begun_anew
from assistant.understanding.understood import Call
from assistant.understanding.veil import Veil
from tools.commands import COMMANDS
from tools.game import Game

# What a number belongs to; a sheet says itself which of its pieces was not read.
COUNTED = ("attack", "overcome", "create_advantage", "treat", "roll", "defend", "absorb", "adjust")
NUMBERS = ("number", "effort", "dice_total", "difficulty", "bonus", "boxes", "marked",
           "fate_points")  # fmt: skip
# An answer to what waits may name whoever brought it about, and the roll that it belongs to.
ANSWERS = ("defend", "absorb", "invoke", "take_boost", "choose_cost", "answer_compel", "concede",
           "take_out", "waive", "choose_special", "answer_distraction", "choose")  # fmt: skip
# What goes with a command and stands in no argument: its price, its +2, who hands the turn on.
PRICE = ("number", "bonus", "dice_total", "fate_points")
FREELY = {
    "next_turn": ("name",), "cheer": ("name",), "begin_conflict": ("skill",),
    "end_conflict": ("skill",), "begin_scene": ("number",), "set_scale": ("number",),
    "roll_d6": PRICE, "invoke": PRICE, "compel": PRICE, "answer_compel": PRICE,
    "choose_cost": ("severity",), "begin_contest": ("skill",), "declare": PRICE,
    "treat": ("aspect", "severity"), "help": PRICE, "full_defense": PRICE,
}  # fmt: skip


def unaccounted(clause: Clause, made: Sequence[Call], veil: Veil, game: Game) -> list[Span]:
    """The pieces of a clause that no argument of its calls speaks of."""
    if not made or any(call.name not in COMMANDS for call in made):
        return []
    said = [each for call in made for each in _flat(call.arguments)]
    whole = " | ".join(said).casefold().replace("_", " ")
    counts = any(call.name in COUNTED for call in made)
    free = {kind for call in made for kind in FREELY.get(call.name, ())}
    free |= {*PRICE} if "invokes" in said else set()
    free |= set() if counts else {*NUMBERS}
    free |= {"severity"} if "lightest" in said else set()
    free |= {"skill"} if "taken_out" in said else set()  # "out of the fight"
    free |= {"aspect"} if "clear_consequence" in said else set()
    known = _known(game) if any(call.name in ANSWERS for call in made) else set()
    anew = begun_anew(clause, whole)
    left = []
    for span in clause.spans:
        if anew is not None and span.start >= anew:
            break  # somebody else's deed, which is told of as missed
        if span.kind in ("name", "skill", "aspect", "severity") and span.kind not in free:
            value = str(veil.lifted(str(span.value)))
            told = clause.text[span.start : span.end]
            if value not in known and not any(
                each.casefold().replace("_", " ") in whole for each in (value, told)):  # fmt: skip
                left.append(span)
        elif span.kind in {*NUMBERS} - free and not _counted(span, said, made):
            left.append(span)
    return left


def _known(game: Game) -> set[str]:
    """Whoever has a part in the last roll, or in what waits."""
    roll = game.roll
    people = [each.who for each in game.pending] + [each.by for each in game.pending]
    return {who for who in (*people, *((roll.acting.who, roll.target) if roll else ())) if who}


def _counted(span: Span, said: Sequence[str], made: Sequence[Call]) -> bool:
    """Whether a number stands in an argument, or goes into one with others."""
    agreed = any({"faces", "dice_total"} & set(call.arguments) for call in made)
    numbers = {number for each in said for number in re.findall(r"\d+", each)}
    return agreed or str(abs(span.value)) in numbers


def _flat(value: Any) -> Iterator[str]:
    """Every key and value in arguments, as text."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield str(key)
            yield from _flat(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _flat(each)
    else:
        yield str(value)
