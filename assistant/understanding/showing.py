"""Dice as people type them: signs in a row, in brackets, in words."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from assistant.understanding.lexicon import AFTER_NONE, BEFORE_NONE, Lexicon

_FACE = {"+": 1, "-": -1, "0": 0, "o": 0, "": 0, "▢": 0, "□": 0, "1": 1, "+1": 1, "-1": -1, "_": 0,
         "blank": 0}  # fmt: skip
_ONE = r"[+\-]1|[+\-0o▢□1_]|blank|"
_BOXED = re.compile(rf"(?:[\[(]\s*(?:{_ONE})\s*[\])]\s*,?\s*){{2,}}", re.IGNORECASE)
_LISTED = re.compile(
    rf"(?<![+\-\d_]){AFTER_NONE}[\[(]?\s*(?:[+\-]1|[+\-01▢□])"
    rf"(?:(?:\s*[,/]\s*|\s+)(?:[+\-]1|[+\-01▢□])(?![\d_]){BEFORE_NONE}){{2,}}\s*[\])]?"
)
_RUN = re.compile(rf"(?<![+\-\d_]){AFTER_NONE}[\[(]?[+\-0▢□]{{3,8}}[\])]?(?![+\-\d_]){BEFORE_NONE}")
_PART = re.compile(r"[+\-]1|[+\-01▢□_]|blank|o|(?<=\[)\s*(?=\])", re.IGNORECASE)


def has_dice(text: str) -> bool:
    """Whether a text shows dice."""
    return any(pattern.search(text) for pattern in (_BOXED, _RUN, _LISTED))


def faces(text: str, lexicon: Lexicon) -> Iterator[tuple[int, int, str, Any]]:
    """Where dice are shown, whether they are four, and what they show."""
    for pattern in (_BOXED, _RUN, _LISTED):
        for match in pattern.finditer(text):
            inner = match[0]
            if pattern is _BOXED:
                parts = [p.strip().casefold() for p in re.findall(r"[\[(]([^\])]*)[\])]", inner)]
            else:
                parts = [p.casefold() for p in _PART.findall(inner)]
            start = match.start() + len(inner) - len(inner.lstrip())
            rating = re.match(r"\s*[+\-]?[01](?=[\s,/])", inner)
            if len(parts) == 5 and pattern is _LISTED and rating:
                start, parts = match.start() + rating.end(), parts[1:]
            end = match.start() + len(inner.rstrip(" ,"))
            if len(parts) == 4:
                yield start, end, "faces", tuple(_FACE[p] for p in parts)
            elif set(parts) != {"-"} and (pattern is not _LISTED or any(p in "+-" for p in parts)):
                yield start, end, "bad_dice", None
    words = sorted(each for face, pattern in lexicon.faces for m in pattern.finditer(text)
                   for each in _alike(m, face, text, lexicon))  # fmt: skip
    for n in range(len(words) - 3):
        run = words[n : n + 4]
        if all(re.fullmatch(r"[\s,]*(?:\w{1,3}\s)?", text[a[1] : b[0]])
               for a, b in pairwise(run)):  # fmt: skip
            yield run[0][0], run[-1][1], "faces", tuple(face for _, _, face in run)
            return


def _alike(match: re.Match[str], face: int, text: str, lexicon: Lexicon
           ) -> list[tuple[int, int, int]]:  # fmt: skip
    """A face said in a word, as often as the number before it says: "two pluses"."""
    before = re.search(r"(\w+)\s+$", text[: match.start()])
    said = before[1].casefold() if before else ""
    times = int(said) if said in ("1", "2", "3", "4") else lexicon.counts.get(said, 0)
    if not before or not 0 < times < 5 or re.match(r"\s*\d", text[match.end() :]):
        return [(match.start(), match.end(), face)]
    return [(before.start(), match.end() if n == times - 1 else before.start(), face)
            for n in range(times)]  # fmt: skip
