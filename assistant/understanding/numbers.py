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
    none = words.tags.get("no_number")
    text = none.sub(lambda m: "·" * len(m[0]), text) if none else text
    for look, pattern in _patterns(words):
        for match in pattern.finditer(text):
            start, end = match.span()
            if all(end <= left or start >= right for left, right in busy):
                value = _value(match[0], words)
                before, sign = signed_from(text, start, words)
                if sign and look != "signed" and value >= 0:
                    start, look, value = before, "signed", sign * value
                busy.append((start, end))
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


def signed_from(text: str, start: int, words: Lexicon) -> tuple[int, int]:
    """Where a number begins that a word before it gives a sign, and the sign; 0 without one."""
    before = text[:start].rstrip()
    for face, pattern in words.faces:
        for match in pattern.finditer(before):
            if face and match.end() == len(before) and match[0].isalpha():
                return match.start(), face
    return start, 0


def _value(said: str, words: Lexicon) -> int:
    digits = re.search(r"([+\-−]?)\s?(\d{1,2})", said)
    if digits:
        return -int(digits[2]) if digits[1] in ("-", "−") else int(digits[2])
    word = " ".join(said.casefold().split())
    return words.ladder.get(word, words.counts.get(word, 0))
