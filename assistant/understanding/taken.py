"""What a message is taken to say by its parts, beside what the patterns made of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from assistant.queries import QUERIES
from assistant.understanding.accounted import ANSWERS
from assistant.understanding.asking import asks
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.marked.reader import Heard, heard, stands
from assistant.understanding.text import sentences, tidy
from assistant.understanding.understood import Call, Understood
from assistant.understanding.ways import DOES
from tools.commands import COMMANDS
from tools.game import Game
from tools.people import find

# The commands to which a message was held; what the patterns make of it besides stands.
WEIGHED = frozenset({*(each for listed in DOES.values() for each in listed), "begin_countdown",
                     "place_aspect", "declare", "begin_challenge", "begin_contest"})  # fmt: skip
# What is asked back where a part may tell it after all, and in which argument.
FILLED: Mapping[str, Sequence[str]] = {
    "not_understood": (), "who": (), "which_skill": ("skill",), "missing_aspect": ("aspect",),
    "which_aspect": ("aspect",), "missing_name": ("name",), "which_outcome": ("outcome",),
    "unread_field": (), "missing_target": ("target", "targets"),
    "missing_rating": ("rating", "effort", "target"),
    "missing_difficulty": ("difficulty", "target", "defence"),
}  # fmt: skip
DENY = ("passive", "compel.refused")  # what is said with a "no" in it
IMPLIED = ("actor", "character", "existing")  # what follows where it is left out
# What the patterns read better.
SETTLED = frozenset({"adjust", "begin_scene", "milestone", "breakthrough"})
OTHERWISE = 0.95  # of 1: how likely it has to be to be done where the patterns read another thing
UNREAD = 0.5  # ... where they read nothing, or something is lacking
BY_WORD = 0.75  # ... where no roll is told: what the GM changes by word of mouth
BY_HAND: Mapping[str, float] = {
    **dict.fromkeys(("points.more", "points.less", "stress.mark", "stress.clear", "harm.clear",
                     "aspect.add", "aspect.rename", "stunt"), BY_WORD),
    "npc": OTHERWISE,
}  # fmt: skip
DENIED = 0.9  # ... where something is denied, or only imagined
PERHAPS = 0.3  # ... to be asked about


def likeliest(said: str, game: Game, words: Lexicon, speaker: str | None) -> Heard | None:
    """The likeliest thing that was said, if it can be done and every piece has its role."""
    stated = without_questions(said, words)
    found = next(heard(stated, game, words, speaker), None) if stated else None
    return found if found and not found.left and stands(found, game) else None


def without_questions(said: str, words: Lexicon) -> str:
    """The sentences of a message that ask nothing."""
    if not asks(tidy(said), words):
        return said
    return " ".join(each for each in sentences(tidy(said)) if not asks(each, words))


def taken(
    found: Understood, said: str, game: Game, words: Lexicon, speaker: str | None
) -> Understood | None:
    """A message as its parts tell it; None where what the patterns made of it stands."""
    best = likeliest(said, game, words, speaker)
    if best is None or _kept(found, best, game):
        return None
    if best.chance < DENIED and best.said not in DENY and words.has("negation", tidy(said)):
        return None
    return Understood(words.language, best.calls, as_if=best.sentence)


def _kept(found: Understood, best: Heard, game: Game) -> bool:
    """Whether what the patterns made of a message stands beside what its parts tell."""
    calls, other = found.calls, best.calls[0]
    if calls and game.pending and calls[0].name in ANSWERS and calls[0].name != other.name:
        return True
    if calls and _stranger(calls[0], other, game):
        return True
    if found.unclear and "dice" in found.unclear.needs:
        return True  # what was said of the dice can't be
    lacking = found.unclear is not None or bool(found.missed) or not calls
    idle = [call.name for call in calls] == ["look_up"]
    more = told_more(best.calls, calls) or holds_more(best.calls, calls)
    more |= other.name in ANSWERS and game.waiting(other.name) is not None
    if len(calls) > len(best.calls) and calls[0].name == other.name:
        return True
    least = BY_HAND.get(best.said, UNREAD)
    if best.said == "absorb" and not game.waiting("absorb"):
        least = BY_WORD
    if best.chance < (least if lacking or more else OTHERWISE):
        return True
    if idle:
        return False
    if lacking and not (best.told and _filled(found, other)):
        return True
    if not lacking and (told_more(calls, best.calls) or _asked(calls) or _turned(calls[0], other)):
        return True
    spoken_of = {call.name for call in calls} | set(found.unclear.nearest if found.unclear else ())
    if len(best.calls) <= len(calls) and spoken_of & SETTLED:
        return True
    return any(name in COMMANDS and name not in WEIGHED for name in spoken_of)


def perhaps(said: str, game: Game, words: Lexicon, speaker: str | None) -> Heard | None:
    """What may be asked about, where nothing else was found."""
    best = likeliest(said, game, words, speaker)
    return best if best and best.chance >= PERHAPS else None


def told_more(calls: Sequence[Call], others: Sequence[Call]) -> bool:
    """Whether calls tell all that others do, and perhaps more."""
    return len(calls) >= len(others) and all(
        call.name == other.name and _within(other.arguments, call.arguments)
        for call, other in zip(calls, others, strict=False)
    )


def holds_more(calls: Sequence[Call], others: Sequence[Call]) -> bool:
    """Whether all values that other calls hold are in these too, and more of what was said."""
    held, other = (_values([call.arguments for call in each]) for each in (calls, others))
    return other < held


def _values(given: Any) -> set[str]:
    if isinstance(given, Mapping):
        return {
            each for key, value in given.items() if key not in IMPLIED for each in _values(value)
        }
    if isinstance(given, (list, tuple)):
        return {each for value in given for each in _values(value)}
    return {str(given).casefold()}


def _turned(call: Call, other: Call) -> bool:
    """Whether two rolls only differ in which of two people acts: endings tell that better."""
    pairs = [(each.arguments.get("actor"), each.arguments.get("target")) for each in (call, other)]
    return call.name == other.name and None not in pairs[0] and pairs[0] == pairs[1][::-1]


def _stranger(call: Call, other: Call, game: Game) -> bool:
    """Whether a call is about somebody whom nobody knows yet, and the other one isn't."""
    said = {call.arguments.get(each) for each in ("actor", "target", "patient")} - {None}
    return any(find(game, str(each)) is None and each not in other.arguments.values()
               for each in said)  # fmt: skip


def _filled(found: Understood, call: Call) -> bool:
    """Whether a call has what was lacking, if anything that was said may fill it."""
    if found.unclear is None:
        return True
    wanted = FILLED.get(found.unclear.code)
    return wanted is not None and (not wanted or bool(set(wanted) & set(call.arguments)))


def _within(less: Mapping[str, Any], more: Mapping[str, Any]) -> bool:
    less = {key: value for key, value in less.items() if key not in IMPLIED or key in more}
    return all(
        _within(value, more[key]) if isinstance(value, Mapping) and isinstance(more[key], Mapping)
        else _plain(value) == _plain(more[key])
        for key, value in less.items() if key in more
    ) and set(less) <= set(more)  # fmt: skip


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, (list, tuple)) else value


def _asked(calls: Sequence[Call]) -> bool:
    return any(call.name in QUERIES for call in calls)
