"""What a message that no form fits was perhaps meant to say, as a sentence that one fits.

The sentence holds all that was found: nobody and no number is left over. It is only asked.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from assistant.queries import QUERIES
from assistant.understanding.annotate import Clause
from assistant.understanding.asking import asks
from assistant.understanding.corrections import refusal
from assistant.understanding.frames import read
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.names import known, pattern, spoken, without_close
from assistant.understanding.needs import kind
from assistant.understanding.parting import clauses
from assistant.understanding.reading import read_through
from assistant.understanding.sayings import number_pattern, sayings
from assistant.understanding.slots import KNOWN
from assistant.understanding.text import bare, tidy
from assistant.understanding.understood import Call, Understood
from assistant.understanding.veil import Veil, veiled
from assistant.understanding.ways import SIGNS
from assistant.understanding.wordings import Wording, likeness, wordings
from tools.commands import COMMANDS
from tools.game import Game

NEAR = 0.56  # of 1: how much a wording has in common with what was said
CLEAR = 0.06  # by how much it is nearer than one of another command
READ = frozenset({*QUERIES, "undo", "redo"}) - {"look_up", "choose"}  # done besides commands
TRIED = 6  # wordings that are read to see whether they come to something
_NO_SPACE = re.compile(r"(?<=[\u0e00-\u0e7f\u3000-\u9fff])\s+(?=[\u0e00-\u0e7f\u3000-\u9fff])")


@dataclass(frozen=True, slots=True)
class Piece:
    """Something found: where it stands, its sign, how it is written in a sentence, its value."""

    start: int
    end: int
    sign: str
    written: str
    value: str


def nearest_sentence(
    said: str, game: Game, words: Lexicon, speaker: str | None = None
) -> str | None:
    """The sentence that a message is near to; None where there is none, or it is mere talk."""
    found = next(iter(ranked(said, game, words, speaker)), None)
    return found[1] if found and found[0] >= NEAR else None


def ranked(
    said: str, game: Game, words: Lexicon, speaker: str | None = None
) -> list[tuple[float, str, Call]]:
    """The nearest sentence with its likeness and its call, if no other command is as near."""
    veil = veiled(tidy(said), game, words)
    parts = clauses(veil.text, words, known(game))
    if len(parts) != 1 or asks(parts[0], words):
        return []
    if any(words.has(tag, parts[0]) for tag in ("negation", "chatter", "same_for")):
        return []
    text = without_close(parts[0], words)
    clause = read(text, game, words, (), veil)
    found = sorted(pieces(clause, game, veil), key=lambda each: each.start)
    if not found or any(a.end > b.start for a, b in pairwise(found)):
        return []
    table = wordings(words.language)
    rest, place = "", 0
    for piece in found:
        rest += text[place : piece.start] + " , "
        place = piece.end
    rest += text[place:]
    again = words.tags.get("same_again")
    if not re.search(r"\w", again.sub("", rest) if again else rest):
        return []
    vector = table.vector(rest)
    listed = table.by_slots.get("".join(sorted(each.sign for each in found)), ())
    near = sorted(((likeness(vector, each.grams), n) for n, each in enumerate(listed)),
                  reverse=True)  # fmt: skip
    made: list[tuple[float, str, Call]] = []
    tried = set[str]()
    for score, n in near:
        sentence = written(listed[n], found)
        if len(tried) == TRIED or (made and score < made[0][0] - CLEAR):
            break
        if listed[n].source in tried:
            continue
        tried.add(listed[n].source)
        call = comes_to(sentence, found, game, words, speaker)
        if call and all((call.name, call.arguments) != (other.name, other.arguments)
                        for _, _, other in made):  # fmt: skip
            made.append((score, sentence, call))
    return made if len(made) == 1 else []


def pieces(clause: Clause, game: Game, veil: Veil) -> Iterator[Piece]:
    """What a clause holds of the game: people, numbers, skills, aspects, zones, clocks, harm."""
    text, words = clause.text, clause.lexicon
    digits = re.compile(number_pattern(words.language), re.IGNORECASE)
    for span in clause.spans:
        said, value = text[span.start : span.end], span.value
        if span.kind == "name":
            yield Piece(span.start, span.end, "W", str(value), str(value))
        elif span.kind == "aspect":
            named = str(veil.lifted(value))
            yield Piece(span.start, span.end, "A", f'"{named}"', named)
        elif span.kind in ("skill", "severity", "track"):
            sign = SIGNS[span.kind]
            yield Piece(span.start, span.end, sign, said, str(value))
        elif type(value) is int and (number := re.search(r"[+\-]?\d{1,2}", said)
                                     or digits.search(said)):  # fmt: skip
            yield Piece(span.start + number.start(), span.start + number.end(), "N",
                        number[0].strip(), str(abs(value)))  # fmt: skip
    for place in ("zone", "countdown"):
        for each in KNOWN[place](game):
            for match in pattern(each, words).finditer(text):
                yield Piece(match.start(), match.end(), SIGNS[place], each, each)


def written(wording: Wording, found: list[Piece]) -> str:
    """A wording with the pieces in its slots, each kind in the order in which it was said."""
    left = list(found)

    def fill(match: re.Match[str]) -> str:
        piece = next(each for each in left if each.sign == SIGNS[kind(match[1])])
        left.remove(piece)
        return piece.written

    made = _NO_SPACE.sub("", re.sub(r"\{(\w+)\}", fill, wording.text))
    made = re.sub(r"\s+([,:;.])", r"\1", made)
    return made[:1].upper() + made[1:]


def comes_to(
    sentence: str, found: list[Piece], game: Game, words: Lexicon, speaker: str | None
) -> Call | None:
    """The one call of a sentence, if it holds all the pieces and the rules don't refuse it."""
    read_so = read_through(tidy(sentence), game, words, speaker)
    return read_so.calls[0] if whole(read_so, found, game) else None


def whole(read_so: Understood, found: Sequence[Piece], game: Game) -> bool:
    """Whether a sentence comes to one call that holds all the pieces, and can be done."""
    if len(read_so.calls) != 1 or read_so.unclear or read_so.missed:
        return False
    call = read_so.calls[0]
    held = str(dict(call.arguments))
    if not all(each.value in held or each.sign == "T" for each in found):
        return False
    if call.name in COMMANDS:
        return refusal({"command": call.name, **call.arguments}, game) is None
    return call.name in READ


def answered(said: str, words: Lexicon) -> bool | None:
    """Whether a whole message says yes or no; None where it says anything else."""
    piece = bare(spoken(bare(tidy(said)), words)).casefold()
    table = sayings(words.language)
    return True if piece in table.agreed else False if piece in table.declined else None
