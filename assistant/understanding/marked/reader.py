"""What a message says and which part of it plays which role, as learnt from marked sentences."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import nlargest
from pathlib import Path
from typing import Any

from assistant.understanding.corrections import refusal
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.marked import ELSEWHERE, HERE, SIGNS, plain
from assistant.understanding.marked.assigning import shared
from assistant.understanding.marked.calls import BUILT
from assistant.understanding.marked.held import Part, Parts
from assistant.understanding.marked.parts import Told, cast, told
from assistant.understanding.marked.tokens import ASIDE, Piece, Token, features
from assistant.understanding.text import sentences
from assistant.understanding.told import parses
from assistant.understanding.understood import NOBODY, Call
from assistant.understanding.ways import said_of, written
from assistant.understanding.ways.likely import likely
from assistant.understanding.ways.now import now
from rules_corpus import terms
from tools.game import Game
from tools.ladder import signed
from tools.people import find
from tools.rules.invoking import BONUS

TRIED = 4  # kinds of things said that are tried on a message
LEAST = 0.02  # how likely a kind has to be to be tried
LONGEST = 3  # sentences
ROLLS = ("attack", "overcome", "roll", "advantage", "defend", "treat")
ACTIONS = {"advantage": "create_advantage", "roll": "overcome"}
# Who may be told besides, though it changes nothing of what is done.
BESIDES: Mapping[str, Collection[str]] = {
    "defend": ("whom", "helper"), "passive": ("who", "whom"), "absorb": ("whom",),
    "out": ("whom",), "harm.clear": ("whom",), "aspect.rename": ("who", "whom"), "npc": ("who",),
}  # fmt: skip
_FACES = {1: "+", 0: "0", -1: "-"}
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Heard:
    """What a message is taken to say.

    Attributes:
        said: the kind of thing said.
        parts: its parts by their roles.
        chance: how likely it is, of 1.
        calls: what it comes to.
        sentence: the plain sentence that says the same.
        left: pieces of the message that play no role.
        told: whether more is said than who does it to whom.
    """

    said: str
    parts: Mapping[str, Sequence[Part]]
    chance: float
    calls: tuple[Call, ...]
    sentence: str
    left: str
    told: bool


@cache
def _tagger(language: str) -> Any | None:
    """What was learnt of the roles in a language; None where its reader isn't installed."""
    try:
        from pycrfsuite import Tagger
    except ImportError:
        return None
    file = taught(language)
    if not file.exists():
        return None
    tagger = Tagger()
    tagger.open(str(file))
    return tagger


def taught(language: str) -> Path:
    """Where it is kept what was learnt of the roles in a language."""
    return HERE / f"{language}.crf"


def heard(said: str, game: Game, words: Lexicon, speaker: str | None = None) -> Iterator[Heard]:
    """What a message may say, the likeliest first."""
    tagger = _tagger(words.language)
    if tagger is None or len(sentences(said)) > LONGEST:
        return
    message = told(said, game, words, written(words.language))
    kinds: dict[str, float] = defaultdict(float)
    for label, chance in now(likely(message.masked), game).items():
        kinds[said_of(label)] += chance
    made: list[Heard] = []
    for kind, chance in nlargest(TRIED, kinds.items(), key=lambda each: each[1]):
        if chance < max((LEAST, *(each.chance for each in made))):
            break  # its parts make nothing likelier
        if kind in BUILT:
            made.append(_as(kind, chance, message, tagger, game, words, speaker))
    yield from sorted(made, key=lambda each: -each.chance)


def _as(
    kind: str, chance: float, message: Told, tagger: Any, game: Game, words: Lexicon,
    speaker: str | None,
) -> Heard:  # fmt: skip
    def rated(who: object, skill: object) -> int | None:
        sheet = find(game, str(who or speaker))
        return sheet.skills.get(str(skill)) if sheet else None

    me = speaker not in NOBODY and words.has("first_person", message.text)
    tagger.set(features(message.row, kind))
    slots = frozenset(_SLOT.findall(plain(words.language)[kind]))
    found = shared(message.row, tagger, slots | set(BESIDES.get(kind, ())), rated, me)
    roles = found.roles
    held = cast(message, roles, slots)
    implied = message.implied.get(ACTIONS.get(kind, kind))
    parts = Parts(held, game, speaker, implied, message.track, message.paid)
    left = _left(kind, message.row, roles, held, slots)
    more = kind not in ROLLS or any(SIGNS.get(role) != "W" for role in held)
    calls = () if left else tuple(BUILT[kind](parts))
    said = sentence(kind, parts, calls, words.language)
    return Heard(kind, held, chance * found.chance, calls, said, left, more)


def _left(
    kind: str, row: Sequence[Token], roles: Sequence[str], held: Mapping[str, Sequence[Part]],
    slots: Collection[str],
) -> str:  # fmt: skip
    """The pieces that play no role, or one of which there is no more than one."""
    aside = [token.piece for token, role in zip(row, roles, strict=True)
             if token.piece and role == ASIDE]  # fmt: skip
    rolled = kind in ROLLS and any(part.look in ("digits", "signed")
                                   for each in held.values() for part in each)  # fmt: skip
    left = "".join(piece.sign for piece in aside if _counts(piece, rolled)
                   and not (kind in ELSEWHERE and piece.value == BONUS))  # fmt: skip
    odd = {role for role, each in held.items() if len({str(part.value) for part in each}) > 1
           or (SIGNS.get(role) == "N" and not isinstance(each[0].value, int))}  # fmt: skip
    return left + " ".join(sorted(odd | (held.keys() - slots - set(BESIDES.get(kind, ())))))


def _counts(piece: Piece, rolled: bool) -> bool:
    """Whether a piece may not be left over.

    Words of the ladder and "one" are mere words too, and any number in words beside a roll whose
    numbers are in digits.
    """
    if piece.sign == "N":
        return piece.look != "rung" and not (
            piece.look == "worded" and (rolled or piece.value == 1))  # fmt: skip
    return piece.sign != "T"


def stands(found: Heard, game: Game) -> bool:
    """Whether what was heard can be done: the rules don't refuse it."""
    return (
        bool(found.calls)
        and all(parses(each.name, each.arguments) for each in found.calls)
        and (refusal({"command": found.calls[0].name, **found.calls[0].arguments}, game) is None)
    )


def sentence(kind: str, parts: Parts, calls: Sequence[Call], language: str) -> str:
    """The plain sentence of what is said, with its parts."""
    held = {role: _shown(role, each[0], language) for role, each in parts.held.items() if each}
    told = calls[0].arguments if calls else {}
    doer = told.get("actor") or told.get("character") or parts.doer
    if "who" not in held and doer:
        held["who"] = str(doer)
    made = _filled(plain(language)[kind], held)[0]
    made = re.sub(r"\s+([,.;:])", r"\1", made)
    return made[:1].upper() + made[1:]


def _filled(text: str, held: Mapping[str, str]) -> tuple[str, bool]:
    """A plain sentence without the brackets of which nothing is held; whether anything is."""
    made, depth, begun, any_held = "", 0, 0, False
    for place, letter in enumerate(text):
        if letter == "[":
            begun = place + 1 if depth == 0 else begun
            depth += 1
        elif letter == "]":
            depth -= 1
            inner, is_held = _filled(text[begun:place], held) if depth == 0 else ("", False)
            any_held |= is_held
            made += inner if is_held else ""
        elif depth == 0:
            made += letter
    slots = _SLOT.findall(made)
    kept = all(slot in held for slot in slots) and bool(slots or any_held)
    return _SLOT.sub(lambda m: held.get(m[1], "…"), made), kept


def _shown(role: str, part: Part, language: str) -> str:
    sign, value = SIGNS.get(role, ""), part.value
    if sign == "F":
        return " ".join(_FACES[each] for each in value)
    if sign in ("S", "V", "T"):
        group = "skills" if sign == "S" else "terms"
        listed = terms.words(group, str(value), language)
        return str(listed[0]) if listed else str(value)
    if sign == "N" and isinstance(value, int):
        signed_role = role.startswith(("rating", "dice"))
        return signed(value) if signed_role else str(value)
    return f'"{value}"' if role in ("new", "new2", "aspect", "invoked", "free") else str(value)
