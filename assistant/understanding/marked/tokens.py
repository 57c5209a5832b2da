"""A sentence as the row of its words, letters and pieces, and what each has around it.

Names, numbers, skills and so on are pieces: only their kind is looked at, never who or how much.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

# A word, a Thai syllable's letter with its signs, a Chinese character, or a sign.
_WORD = re.compile(
    r"[\u0e40-\u0e44]?[\u0e01-\u0e2e][\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]*"
    r"|[\u3400-\u9fff]|\d+|[^\W\d_\u0e00-\u0e7f\u3400-\u9fff]+|[^\s\w]|\S"
)
_UNSPACED = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")
NEAR, FAR = 4, 6  # how many neighbours are looked at; in scripts without spaces
ASIDE = "-"  # the role of what has none


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of the game within a text.

    Attributes:
        start, end: where it stands.
        sign: its kind: W name, N number, S skill, A aspect in play, Q quoted, F four dice,
            Z zone, C countdown, V severity, T track.
        look: how it is written, where that tells something: digits, signed, worded, rung.
        ending: what a name has behind its stem.
        value: what it stands for.
    """

    start: int
    end: int
    sign: str
    look: str = ""
    ending: str = ""
    value: object = None


@dataclass(frozen=True, slots=True)
class Token:
    """A word, or a piece."""

    text: str
    start: int
    end: int
    piece: Piece | None = None
    spaced: bool = False


def tokens(text: str, pieces: Sequence[Piece]) -> list[Token]:
    """The words and pieces of a text, in order."""
    made: list[Token] = []
    place = 0
    for piece in (*sorted(pieces, key=lambda each: each.start), None):
        end = piece.start if piece else len(text)
        made += [
            Token(m[0], m.start(), m.end(), None, text[m.start() - 1 : m.start()].isspace())
            for m in _WORD.finditer(text, place, end)
        ]
        if piece:
            said = f"<{piece.sign}{piece.look}>"
            spaced = text[piece.start - 1 : piece.start].isspace()
            made.append(Token(said, piece.start, piece.end, piece, spaced))
            place = piece.end
    return made


def features(row: Sequence[Token], kind: str) -> list[list[str]]:
    """What is told of each token: itself, its neighbours, the pieces beside it, what is said."""
    words = [each.text.casefold() for each in row]
    dense = sum(1 for each in words if _UNSPACED.match(each)) * 2 > len(words)
    reach = FAR if dense else NEAR
    total = Counter(each.piece.sign for each in row if each.piece)
    seen = Counter[str]()
    padded = ["^"] * (reach + 2) + words + ["$"] * (reach + 2)
    made = []
    for n, token in enumerate(row):
        here = n + reach + 2
        found = [f"k={kind}", f"0={words[n]}", f"k0={kind}{words[n]}"]
        found += [f"{step:+d}={padded[here + step]}" for step in range(-reach, reach + 1) if step]
        for left, right in ((-1, 0), (0, 1), (-2, -1), (1, 2), (-1, 1)):
            found.append(f"{left}{right}={padded[here + left]}|{padded[here + right]}")
        if dense:
            for size in (2, 3, 4):
                found.append(f"<{size}={''.join(padded[here - size : here])}")
                found.append(f">{size}={''.join(padded[here + 1 : here + 1 + size])}")
                found.append(f"o{size}={''.join(padded[here : here + size])}")
        else:
            found.append(f"<2={padded[here - 2]} {padded[here - 1]}")
            found.append(f">2={padded[here + 1]} {padded[here + 2]}")
            for step in (-2, -1, 0, 1, 2):
                near = padded[here + step]
                if near[:1].isalpha():
                    found += [f"p{step}={near[:4]}", f"s{step}={near[-3:]}"]
        behind = f"{min(seen['W'], 3)}{min(seen['S'], 2)}"  # whose side it may be of
        found += [f"b={behind}", f"kb={kind}{behind}"]
        if token.spaced:
            found.append("spaced")
        if token.text[:1].isupper():
            found.append("capital" if n else "capital first")
        found += _pieces_beside(row, n, kind)
        if token.piece:
            sign = token.piece.sign
            seen[sign] += 1
            found += [f"nth={sign}{seen[sign]}/{total[sign]}", f"kn={kind}{sign}{seen[sign]}",
                      f"look={token.text}",
                      f"bs={behind}{sign}", f"bkn={kind}{behind}{sign}{seen[sign]}"]  # fmt: skip
            if token.piece.ending:
                found += [f"end={token.piece.ending}", f"kend={kind}{token.piece.ending}"]
        made.append(found)
    return made


def _pieces_beside(row: Sequence[Token], n: int, kind: str) -> Iterator[str]:
    for name, way in (("L", range(n - 1, -1, -1)), ("R", range(n + 1, len(row)))):
        listed = [at for at in way if row[at].piece][:2]
        signs = "".join(row[at].piece.sign for at in listed if row[at].piece)  # type: ignore[union-attr]
        far = min(abs(listed[0] - n), 5) if listed else 0
        yield f"{name}={signs}"
        yield f"{name}1={signs[:1]}{far}"
        yield f"k{name}={kind}{signs}"
        stops = {row[at].text for at in way[:6] if row[at].text in ",.:;!?，。：；！？"}
        yield f"{name}stop={''.join(sorted(stops))}"
