"""What may be a number in a text: digits, with or without a sign, words, rungs of the ladder."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from assistant.understanding.lexicon import Lexicon, edged

_SIGNED = r"(?<![A-Za-z0-9_.+\-])[+\-−]\s?\d{1,2}(?!\d|[dDkK]|[:.]\d)"
_DIGITS = r"(?<!\d)(?<![:.])\d{1,2}(?!\d|[dDkK]\d?|[:.]\d)"


def numbers(text: str, words: Lexicon) -> Iterator[tuple[int, int, str, int]]:
    """What may be a number: where it stands, how it is written, what it comes to."""
    busy: list[tuple[int, int]] = []
    for look, pattern in _patterns(words):
        for match in pattern.finditer(text):
            start, end = match.span()
            if all(end <= left or start >= right for left, right in busy):
                busy.append((start, end))
                value, sign = _value(match[0], words), _sign(text[:start], words)
                if sign and look != "signed" and value > 0:
                    yield start, end, "signed", sign * value
                else:
                    yield start, end, look, value


@cache
def _patterns(words: Lexicon) -> tuple[tuple[str, re.Pattern[str]], ...]:
    def any_of(listed: Mapping[str, int]) -> str:
        ordered = sorted(listed, key=len, reverse=True)
        return "|".join(edged(word, re.escape(word)) for word in ordered) or "(?!)"

    rung, count = any_of(words.ladder), any_of(words.counts)
    listed = (("rung", rf"(?:{rung})\s*[（(]\s*[+\-−]?\d{{1,2}}\s*[)）]"), ("signed", _SIGNED),
              ("digits", _DIGITS), ("rung", rung), ("worded", count))  # fmt: skip
    return tuple((look, re.compile(each, re.IGNORECASE)) for look, each in listed)


def _sign(before: str, words: Lexicon) -> int:
    """The sign that the word before a number says; 0 where it says none."""
    before = before.rstrip()
    for face, pattern in words.faces:
        ends = (m.end() for m in pattern.finditer(before) if m[0].isalpha())
        if face and len(before) in ends:
            return face
    return 0


def _value(said: str, words: Lexicon) -> int:
    digits = re.search(r"([+\-−]?)\s?(\d{1,2})", said)
    if digits:
        return -int(digits[2]) if digits[1] in ("-", "−") else int(digits[2])
    word = " ".join(said.casefold().split())
    return words.ladder.get(word, words.counts.get(word, 0))
