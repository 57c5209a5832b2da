"""The provenance guard: a sentence that states mechanics must rest on what the engine has told."""

import re
from collections.abc import Iterable
from functools import cache

from rules_corpus.terms import mechanical_words

_SENTENCE = re.compile(r"(?<=[.!?。！？…\n])\s*")
_NUMBER = re.compile(r"[+\-−]?\d+")


def guarded(prose: str, told: Iterable[str], said: str) -> str:
    """The prose without sentences whose numbers or game words nobody has told.

    Args:
        told: the lines that were rendered from events, state and passages this turn.
        said: what the person said, whose own numbers may be repeated.
    """
    known = f"{' '.join(told)} {said}".casefold()
    numbers = {plain(number) for number in _NUMBER.findall(known)}
    kept = [
        sentence
        for sentence in _SENTENCE.split(prose)
        if sentence.strip() and not _false(sentence.casefold(), known, numbers)
    ]
    return " ".join(sentence.strip() for sentence in kept)


def plain(number: str) -> str:
    """A number without its sign: "+2" and "2" speak of the same rating."""
    return number.lstrip("+-−")


def _false(sentence: str, known: str, numbers: set[str]) -> bool:
    if any(plain(number) not in numbers for number in _NUMBER.findall(sentence)):
        return True
    return any(word in sentence and word not in known for word in _words())


@cache
def _words() -> tuple[str, ...]:
    return tuple(word.casefold() for word in mechanical_words())
