"""The provenance guard: a sentence that states mechanics must rest on what the engine has told."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from assistant import claims
from assistant.words import LANGUAGES, SKILLS
from rules_corpus.terms import ladder, termbase

NEAR, NEAR_UNSPACED = 24, 6  # letters between a word and what makes a claim of it
_SENTENCE = re.compile(r"(?<=[.!?…])\s+|(?<=[。！？])|\n+")
_DIGITS = re.compile(r"(?<![\d.])(?P<sign>(?<![\w)])[+\-−–])?(?P<number>\d+)")
_BREAK, _GIVEN = re.compile(r"[.,;:!?。，、；：！？()\n]"), re.compile(r"[\s:：=(+−-]{0,4}")
_NO_SPACES = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Claims:
    """What a text says about mechanics: words by concept, numbers, and numbers of what."""

    words: frozenset[str]
    numbers: frozenset[int]
    counts: frozenset[tuple[str, int]]


def guarded(prose: str, told: Iterable[str], said: str) -> str:
    """The prose without sentences that claim mechanics which nobody has told.

    Args:
        told: the lines that were rendered from events, state and passages this turn.
        said: what the person said, whose own numbers may be repeated.
    """
    known = claims_of("\n".join([*told, said]), told=True)
    sentences = (sentence.strip() for sentence in _SENTENCE.split(prose))
    return " ".join(each for each in sentences if each and not false(claims_of(each), known))


def false(claimed: Claims, known: Claims) -> bool:
    """Whether something is claimed that is not known."""
    counted: dict[str, set[int]] = {}
    for unit, number in known.counts:
        counted.setdefault(unit, set()).add(abs(number))
    return (
        not claimed.words <= known.words
        or any(not _told(number, known.numbers) for number in claimed.numbers)
        or any(
            abs(number) not in counted.get(unit, {abs(each) for each in known.numbers})
            for unit, number in claimed.counts
        )
    )


def _told(number: int, known: frozenset[int]) -> bool:
    """A number is told with its sign; only what was written without a sign may be either."""
    return number in known or (number > 0 and -number in known)


def claims_of(text: str, told: bool = False) -> Claims:
    """What a text claims.

    Args:
        told: the engine's own text, where every word of the game counts, whatever is beside it.
    """
    concepts = [concept for concept, word in _words("OUTRIGHT").items() if word.search(text)]
    if told or _pattern(claims.HARM).search(text):
        concepts += [concept for concept, word in _words("OF_HARM").items() if word.search(text)]
    digits = list(_digits(text))
    numbers = {number for number, _ in digits}
    numbers |= set(_rungs(text, [place for _, place in digits], told))
    return Claims(frozenset(concepts), frozenset(numbers), frozenset(_counts(text, digits)))


def _digits(text: str) -> Iterator[tuple[int, int]]:
    """Numbers in digits with their places; int() reads Thai digits too."""
    for found in _DIGITS.finditer(text):
        minus = found["sign"] in ("-", "−", "–")
        yield int(found["number"][:9]) * (-1 if minus else 1), found.start()


def _rungs(text: str, digits: list[int], told: bool) -> Iterator[int]:
    """Ratings by words of the ladder, where a number, a skill or a roll is beside them."""
    beside = [*digits, *(each.start() for each in _rolls().finditer(text))]
    for rating, word in _ladder().items():
        for found in word.finditer(text):
            apart = [max(place - found.end(), found.start() - place) for place in beside]
            if told or any(distance <= _reach(found) for distance in apart):
                yield rating


def _reach(found: re.Match[str]) -> int:
    """How far a rung's word reaches; "Good evening" begins with a capital anyway."""
    if _NO_SPACES.search(found.group()):
        return NEAR_UNSPACED
    return NEAR if found.start() else 2


def _counts(text: str, digits: list[tuple[int, int]]) -> Iterator[tuple[str, int]]:
    """Each thing counted with its number, that follows it ("Stress: 2") or goes before it."""
    units = [
        (unit, found.span())
        for unit, word in _words("COUNTED").items()
        for found in word.finditer(text)
    ]
    in_words = (
        (number, found.start())
        for number, word in _words("NUMBERS").items()
        for found in word.finditer(text)
    )
    numbers = sorted([*digits, *in_words], key=lambda each: each[1])
    ends = [place for _, place in [*numbers, (0, len(text))][1:]]
    for (number, place), end in zip(numbers, ends, strict=True):
        named = [
            unit
            for unit, (_, until) in units
            if until <= place and _GIVEN.fullmatch(text[until:place])
        ]
        named = named or [
            unit
            for unit, (start, _) in units
            if place < start < min(end, place + NEAR) and not _BREAK.search(text[place + 1 : start])
        ]
        yield from ((unit, number) for unit in named)


@cache
def _words(room: str) -> Mapping[Any, re.Pattern[str]]:
    return {concept: _pattern(words) for concept, words in getattr(claims, room).items()}


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile("|".join(_form(word) for word in words.split()), re.IGNORECASE)


def _form(word: str) -> str:
    """A word of the data as a pattern."""
    plain = re.escape(word.rstrip("$")).replace("_", r"\s+")
    if _NO_SPACES.search(word):
        return plain
    return rf"(?<!\w){plain}" + (r"(?!\w)" if word.endswith("$") else r"\w*")


@cache
def _rolls() -> re.Pattern[str]:
    """What a roll goes by: its words in any case, and skills, which have a capital in English."""
    skills = [
        word
        for room in SKILLS
        for entry in termbase()[room].values()
        for language in LANGUAGES
        for word in entry.get(language, ())
    ]
    named = "|".join(
        re.escape(word) if _NO_SPACES.search(word) else rf"(?<!\w){re.escape(word)}"
        for word in map(str, skills)
    )
    return re.compile(f"(?i:{_pattern(claims.OF_ROLLS).pattern})|{named}")


@cache
def _ladder() -> Mapping[int, re.Pattern[str]]:
    """The words of each rung: with a capital in English, with any ending where words have them."""
    forms: dict[int, list[str]] = {}
    for language in LANGUAGES:
        for rating, word in ladder(language).items():
            parts = [part for part in re.split(r"\s*[()]\s*", word) if part]
            forms.setdefault(rating, []).extend(_rung(language, part) for part in parts)
    return {rating: re.compile("|".join(listed)) for rating, listed in forms.items()}


def _rung(language: str, word: str) -> str:
    if _NO_SPACES.search(word):
        return re.escape(word)
    if language in ("pl", "fi"):
        return rf"(?i:(?<!\w){re.escape(word[:-1])}\w{{1,6}})(?!\w)"
    return rf"(?<!\w){re.escape(word)}(?!\w)"
