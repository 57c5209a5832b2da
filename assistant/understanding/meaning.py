"""What a message says by its meaning, as the plain sentence that a pattern fits.

It is held to many ways of saying things. That only chooses what was said: the names, numbers and
aspects of the sentence are those found in the message, all of them, and the patterns read it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from assistant.queries import QUERIES
from assistant.understanding.accounted import ANSWERS
from assistant.understanding.annotate import Clause
from assistant.understanding.asking import asks
from assistant.understanding.frames import read as read_clause
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.names import without_close
from assistant.understanding.nearest import Piece, pieces, whole
from assistant.understanding.needs import kind
from assistant.understanding.reading import read_through
from assistant.understanding.sayings import number_pattern
from assistant.understanding.text import sentences, tidy
from assistant.understanding.understood import Call, Unclear, Understood
from assistant.understanding.veil import veiled
from assistant.understanding.ways import (
    LANGUAGES,
    NOTHING,
    SIGNS,
    SLOT,
    Written,
    does,
    place,
    said_of,
    signs,
    written,
)
from assistant.understanding.ways.likely import likely
from tools.commands import COMMANDS
from tools.game import Game

SURE = 0.98  # of 1: how likely a sentence has to be to be done unasked
ASKED = 0.6  # how likely it has to be to be asked about
LEAST = 0.02  # what is less likely isn't tried
UNHELD = ("faces", "pool", "pips")  # what no way has a slot for
TRIED = 5  # sentences that are read to see whether they come to something
_LETTER = re.compile(r"[^\W\d_\u0e00-\u0e7f\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Meant:
    """A sentence that a message may mean.

    Attributes:
        sentence: the plain sentence; empty: most likely it asks for nothing.
        read: what the sentence comes to.
        chance: how likely it is meant, of 1.
        sure: whether that can be done unasked.
        does: the commands that the sentence stands for.
        unlike: the commands that the message was held to and found to be none of.
        held: what was found in the message.
    """

    sentence: str
    read: Understood
    chance: float
    sure: bool = False
    does: frozenset[str] = frozenset()
    unlike: frozenset[str] = frozenset()
    held: tuple[Piece, ...] = ()


def by_meaning(said: str, game: Game, words: Lexicon, speaker: str | None = None) -> Meant | None:
    """What a message most likely says; None where nothing is likely.

    Who does it and to whom is not told by likeness: where two people are named, it isn't sure.
    """
    if words.language not in LANGUAGES:
        return None
    told = written(words.language)
    for clause, held in _found(said, game, words):
        if _signs(held) in told.signs:
            return _likeliest(clause, held, told, game, speaker)
    return None


def _likeliest(
    clause: Clause, held: Sequence[Piece], told: Written, game: Game, speaker: str | None
) -> Meant | None:
    words = clause.lexicon
    chances = _fitting(likely(masked(clause, held, told)), told, held)
    ranked = sorted(chances.items(), key=lambda each: -each[1])
    if not ranked:
        return None
    known = frozenset(each for label in chances for each in does(label))
    if ranked[0][0] == NOTHING:
        return Meant("", Understood(words.language, ()), ranked[0][1], ranked[0][1] >= SURE,
                     unlike=known, held=tuple(held))  # fmt: skip
    left = 1.0  # without what comes to nothing
    for label, chance in ranked[:TRIED]:
        if label == NOTHING or chance < LEAST:
            continue
        sentence = filled(label, held, told)
        read = read_through(tidy(sentence), game, words, speaker)
        if not (_asks_on(read) or whole(read, held, game)):
            left -= chance
            continue
        share = chance / max(left, chance)
        changes = any(call.name in COMMANDS for call in read.calls)
        idle = changes and (asks(clause.text, words) or clause.has("negation"))
        sure = share >= SURE and not idle and _signs(held).count("W") < 2
        if share < ASKED:
            return None
        done = frozenset(does(label))
        return Meant(sentence, read, share, sure, done, known - done, tuple(held))
    return None


def set_right(
    found: Understood, said: str, game: Game, words: Lexicon, speaker: str | None
) -> Understood:
    """What the patterns made of a message, unless by its meaning it is surely another thing.

    What they found stands where it answers what waits, tells a story, or has all that was said
    and is nothing that was weighed.
    """
    if len(found.calls) > 1 or found.unclear or (game.pending and found.calls[0].name in ANSWERS):
        return found
    [call] = found.calls
    meaning = by_meaning(said, game, words, speaker)
    if meaning is None or not meaning.sure or told_besides(call, meaning.held):
        return found
    if call.name in {*meaning.does, *(each.name for each in meaning.read.calls)}:
        return found
    if not meaning.sentence:
        doubt = Unclear("not_understood", (), (call.name,))
        counted = any(piece.sign == "N" for piece in meaning.held)  # talk hardly counts anything
        return found if counted or call.name not in meaning.unlike else (
            Understood(found.language, (), doubt))  # fmt: skip
    asks_only = call.name in QUERIES and call.name != "look_up"
    weighed = call.name in meaning.unlike or call.name == "look_up"
    if (asks_only and not meaning.does) or not meaning.read.calls:
        return found
    if not weighed and (not meaning.held or whole(found, meaning.held, game)):
        return found
    return replace(meaning.read, as_if=meaning.sentence)


def told_besides(call: Call, held: Sequence[Piece]) -> bool:
    """Whether a call tells more than the pieces that were found: a story, a stunt, a list."""
    known = {piece.value.casefold() for piece in held}
    said = (each for value in call.arguments.values()
            for each in (value if isinstance(value, (list, tuple)) else (value,)))  # fmt: skip
    return any(isinstance(each, str) and len(each.split()) > 1 and each.casefold() not in known
               for each in said)  # fmt: skip


def _asks_on(read: Understood) -> bool:
    """Whether a sentence only lacks something, as a skill: then that is asked."""
    return not read.calls and read.unclear is not None and bool(read.unclear.needs)


def _signs(held: Sequence[Piece]) -> str:
    return "".join(sorted(piece.sign for piece in held))


def _found(said: str, game: Game, words: Lexicon) -> Iterator[tuple[Clause, list[Piece]]]:
    """A message of one sentence with its pieces in order: all, then without what may be words."""
    veil = veiled(tidy(said), game, words)
    if len(sentences(veil.text)) != 1:
        return
    clause = read_clause(without_close(veil.text, words), game, words, (), veil)
    held = sorted((*pieces(clause, game, veil), *_spelt(clause)), key=lambda each: each.start)
    if any(a.end > b.start for a, b in pairwise(held)) or any(map(clause.all, UNHELD)):
        return
    yield clause, held
    for aside in ({"T"}, {"N"}):
        fewer = [each for each in held if each.sign not in aside or each.written.isdigit()]
        if len(fewer) < len(held):
            yield clause, fewer


def _spelt(clause: Clause) -> Iterator[Piece]:
    """Numbers in words that no span holds; "one" is as often none."""
    number = re.compile(number_pattern(clause.lexicon.language), re.IGNORECASE)
    for match in number.finditer(clause.text):
        value = clause.lexicon.counts.get(match[0].casefold())
        free = all(match.end() <= s.start or s.end <= match.start() for s in clause.spans)
        edges = clause.text[match.start() - 1 : match.start()] + clause.text[match.end() :][:1]
        if value and value > 1 and free and not _LETTER.search(edges):
            yield Piece(match.start(), match.end(), "N", str(value), str(value))


def _fitting(
    chances: Mapping[str, float], told: Written, held: Sequence[Piece]
) -> Mapping[str, float]:
    """The chances of what has just the slots for all that was found, and of nothing at all."""
    wanted = _signs(held)
    kept = {
        label: chance
        for label, chance in chances.items()
        if label == NOTHING or (
            said_of(label) in told.plain and signs(told.plain[said_of(label)]) == wanted)
    }  # fmt: skip
    # What is told by its parts is weighed against too, whatever it would hold.
    others = {label: chance for label, chance in chances.items()
              if held and label != NOTHING and said_of(label) not in told.plain}  # fmt: skip
    whole = sum(kept.values()) + sum(others.values()) or 1.0
    return {label: chance / whole for label, chance in kept.items()}


def masked(clause: Clause, held: Sequence[Piece], told: Written) -> str:
    """A clause as it is compared: its pieces masked."""
    seen = Counter[str]()
    text, end = "", 0
    for piece in held:
        said = clause.text[piece.start : piece.end]
        ending = told.ending(said, piece.value) if piece.sign == "W" else ""
        sign = said[0] if piece.sign == "N" and said[0] in "+-" else ""
        text += clause.text[end : piece.start] + sign + told.mask(piece.sign, seen) + ending
        end = piece.end
    return text + clause.text[end:]


def filled(label: str, held: Sequence[Piece], told: Written) -> str:
    """The plain sentence of a label with the pieces in its slots."""
    plain, turned = told.plain[said_of(label)], label != said_of(label)
    slots = SLOT.findall(plain)
    order = dict[str, list[str]]()
    for slot in sorted(set(slots), key=place, reverse=turned):
        order.setdefault(SIGNS[kind(slot)], []).append(slot)
    values = {slot: piece.written for sign, listed in order.items()
              for slot, piece in zip(listed, _of(sign, held), strict=True)}  # fmt: skip
    made = SLOT.sub(lambda m: values[m[1]], plain)
    return made[:1].upper() + made[1:]


def _of(sign: str, held: Sequence[Piece]) -> Iterator[Piece]:
    return (piece for piece in held if piece.sign == sign)
