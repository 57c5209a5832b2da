"""What people at the table have asked for: whatever else a model has read is no order.

A call needs a ground in what was said in this turn, or in an answer to what waits or was asked
back. Texts of books, names, aspects and notes are read by the model and ground nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.hearing import CHANGING, Heard
from assistant.understanding.lexicon import lexicon
from tools import available
from tools.game import Game
from tools.people import find

# A model may read these out of a story, where everybody and everything they name was spoken of.
# Any other has to be asked for as such.
OF_A_STORY = frozenset({
    "overcome", "create_advantage", "attack", "defend", "roll", "check", "treat", "threaten",
    "roll_d6", "cheer", "help", "full_defense", "next_turn", "pass_turn", "move", "declare",
    "invoke", "compel", "place_aspect", "hand_boost", "place_obstacle", "answer_distraction",
    "create_character", "begin_conflict", "begin_contest", "begin_challenge", "begin_scene",
    "begin_countdown", "make_ruling", "agree",
})  # fmt: skip
# Names and texts of a call: those that nobody has said are not the model's to give.
TEXTS = ("aspect", "name", "names", "aspects", "goal", "detail", "high_concept", "trouble",
         "relationship", "stunts", "text", "outcome", "zones", "tasks")  # fmt: skip
# Pieces of a sentence that may answer what waits.
ANSWERS = ("severity", "track", "number", "boxes", "box_value", "choose", "skill", "faces",
           "dice_total", "effort", "aspect")  # fmt: skip

NOT_ASKED = (
    "Nothing that was said asks for this, so it was not done. Ask the table, or answer in words."
)
AFTER_READING = (
    "Texts were read in this turn, so nothing is changed in it. Answer the question in words."
)
DONE_ALREADY = "Just this was done in this turn already. Tell what came of it."
READ_ALREADY = "All that was said is done. Call nothing; tell in words what came of it."
TOO_MANY = "Enough was done in this turn. Tell what came of it."


def objection(name: str, arguments: Mapping[str, Any], heard: Heard, game: Game) -> str | None:
    """Why a call is not made, as the model is told; None when what was said asks for it."""
    return None if name not in CHANGING or founded(name, arguments, heard, game) else NOT_ASKED


def founded(name: str, arguments: Mapping[str, Any], heard: Heard, game: Game) -> bool:
    """Whether what was said asks for a call."""
    if name in heard.meant or out_alike(name, arguments, heard, game):
        return True
    if heard.question:
        return False
    if waited_for(name, game):
        elsewhere = heard.settled and not any(waited_for(each, game) for each in heard.meant)
        return not elsewhere and answers(name, arguments, heard)
    if heard.settled or not heard.names(arguments):
        return False
    if heard.speaks_of(name):
        return name != "adjust" or bool(heard.numbers)
    if name not in OF_A_STORY or not any(map(heard.mentions, _texts(arguments))):
        return False
    given = {key: value for key, value in arguments.items() if key in TEXTS}
    return name == "create_advantage" or all(map(heard.mentions, _texts(given)))


def out_alike(name: str, arguments: Mapping[str, Any], heard: Heard, game: Game) -> bool:
    """Whether a call takes out whom the sentence takes out, as the answer to a hit or outright."""
    whom = taken_out(name, arguments, game)
    return bool(whom) and any(
        taken_out(call.name, call.arguments, game) == whom for call in heard.read.calls
    )


def taken_out(name: str, arguments: Mapping[str, Any], game: Game) -> str | None:
    """Whom a call takes out: a hit that waits may be answered so."""
    if name != "take_out" and not (name == "absorb" and arguments.get("taken_out")):
        return None
    waiting = game.waiting("absorb")
    who = arguments.get("character") or (waiting.who if waiting else None)
    found = find(game, who) if isinstance(who, str) else None
    return found.name if found else None


def answers(name: str, arguments: Mapping[str, Any], heard: Heard) -> bool:
    """Whether what was said may be an answer to what waits."""
    pieces = any(heard.clause.all(kind) for kind in ANSWERS)
    replied = any(lexicon(heard.language).has(tag, heard.said)
                  for tag in ("reply_compel", "reply_cost", "answer_compel", "refuse",
                              "part_stress", "part_consequences"))  # fmt: skip
    told = any(map(heard.mentions, _texts(arguments)))
    return pieces or replied or told or heard.speaks_of(name)


def waited_for(name: str, game: Game) -> bool:
    """Whether the table is waiting for such a call."""
    if not game.pending:
        return False
    wanted = {str(each.command["command"]) for each in available.available(game)}
    return name in wanted | {"choose", "waive"}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _texts(each)
