"""The parts of a message and the roles they play, as they were learnt from marked sentences."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from assistant.understanding.annotate import Clause, track
from assistant.understanding.frames import deeds, read, unquoted
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.marked.held import Part
from assistant.understanding.marked.tokens import ASIDE, Piece, Token, tokens
from assistant.understanding.names import pattern
from assistant.understanding.numbers import numbers
from assistant.understanding.slots import KNOWN
from assistant.understanding.text import bare, tidy
from assistant.understanding.veil import Veil, veiled
from assistant.understanding.ways import Written
from tools.game import Game

_KINDS = {"name": "W", "skill": "S", "severity": "V", "track": "T", "faces": "F"}


@dataclass(frozen=True, slots=True)
class Told:
    """A message with its pieces.

    Attributes:
        text: the message, aspects hidden.
        veil: what is hidden.
        row: its words and pieces.
        masked: the text as it is compared by its meaning.
        implied: the skills that its words for deeds stand for, by the action.
        track: which stress it speaks of.
        paid: whether it says that an invoke is paid for.
    """

    text: str
    veil: Veil
    row: list[Token]
    masked: str
    implied: Mapping[str, str]
    track: str | None
    paid: bool


def told(said: str, game: Game, words: Lexicon, ways: Written) -> Told:
    """A message with the pieces in it found."""
    veil = veiled(tidy(said), game, words)
    clause = read(veil.text, game, words, (), veil)
    pieces = sorted(_found(clause, game, veil, ways), key=lambda each: each.start)
    deeds_said = deeds(unquoted(clause), words)
    implied = {each[0]: each[1] for each in deeds_said if each[1] in game.ruleset.skills}
    row = tokens(clause.text, pieces)
    return Told(clause.text, veil, row, masked(clause.text, pieces, ways),
                implied, track(clause), clause.has("paid"))  # fmt: skip


def _found(clause: Clause, game: Game, veil: Veil, ways: Written) -> Iterator[Piece]:
    text, busy = clause.text, list[tuple[int, int]]()

    def free(start: int, end: int) -> bool:
        return all(end <= left or start >= right for left, right in busy)

    for span in clause.spans:
        sign = _KINDS.get(span.kind)
        value, ending = span.value, ""
        if span.kind == "aspect":
            sign = "A" if "known" in span.flags else "Q"
            value = veil.lifted(value)
        if sign == "W":
            ending = ways.ending(text[span.start : span.end], str(value))
        if sign is not None and free(span.start, span.end):
            busy.append((span.start, span.end))
            yield Piece(span.start, span.end, sign, "", ending, value)
    for kind, sign in (("zone", "Z"), ("countdown", "C")):
        for each in KNOWN[kind](game):
            for match in pattern(each, clause.lexicon).finditer(text):
                if free(*match.span()):
                    busy.append(match.span())
                    yield Piece(*match.span(), sign, "", "", each)
    for start, end, look, number in numbers(text, clause.lexicon):
        if free(start, end):
            busy.append((start, end))
            yield Piece(start, end, "N", look, "", number)


def masked(text: str, pieces: Sequence[Piece], ways: Written) -> str:
    """A text as it is compared: names, skills and numbers stand for any."""
    seen = Counter[str]()
    made, end = "", 0
    for piece in pieces:
        made += text[end : piece.start]
        said = text[piece.start : piece.end]
        if piece.sign == "F":
            made += "++-0"
        elif piece.sign == "N" and piece.look in ("rung", "worded"):
            made += said
        else:
            sign = "A" if piece.sign == "Q" else piece.sign
            plus = "+" if piece.look == "signed" else ""
            made += plus + ways.mask(sign, seen) + piece.ending
        end = piece.end
    return made + text[end:]


def cast(said: Told, roles: Sequence[str], slots: Collection[str]) -> dict[str, list[Part]]:
    """The parts of a message by their roles, as far as there are such among the slots."""
    runs: list[tuple[str, list[Token]]] = []
    for token, label in zip(said.row, roles, strict=True):
        role = label.removeprefix("B-").removeprefix("I-")
        if label.startswith("I-") and runs and runs[-1][0] == role:
            runs[-1][1].append(token)
        else:
            runs.append((role, [token]))
    held: dict[str, list[Part]] = {}
    for role, row in runs:
        if role == ASIDE:
            continue
        piece = row[0].piece
        if piece and len(row) == 1:
            part = Part(piece.value, piece.look)
        else:
            part = Part(bare(said.veil.lifted(said.text[row[0].start : row[-1].end])))
        if role == "new" and "new" not in slots and "aspect" not in held:
            role = "aspect"
        held.setdefault(role, []).append(part)
    return held
