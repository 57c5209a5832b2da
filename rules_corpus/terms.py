"""The termbase: the words of the game in each language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from rules_corpus.passage import HERE, load_yaml

DENSE = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")
DENSE_RUN = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]+")
WORD = re.compile(r"[^\W\d_\u0e00-\u0e7f\u3400-\u9fff]+")


@cache
def termbase() -> dict[str, Any]:
    """The whole termbase: group, concept, language, words; the first word is the one to use."""
    return dict(load_yaml(HERE / "terms.yaml"))


def words(group: str, concept: str, language: str) -> list[str]:
    """All words of a concept in a language, the preferred one first; empty if it has none."""
    entry = termbase()[group].get(concept, {})
    return [str(word) for word in entry.get(language, [])]


def ladder(language: str) -> dict[int, str]:
    """The ladder's words of a language."""
    return {int(rating): str(word) for rating, word in termbase()["ladder"][language].items()}


def concepts(language: str) -> Iterator[tuple[str, str, list[str]]]:
    """Every concept as (group, concept, words in a language)."""
    for group, entries in termbase().items():
        if group == "ladder":
            continue
        for concept, entry in entries.items():
            if language in entry:
                yield group, concept, [str(word) for word in entry[language]]


@cache
def _stems(language: str) -> dict[str, tuple[tuple[str, ...], str]]:
    """Each term's stem: its parts, and its concept; Thai mixes in the English words."""
    stems: dict[str, tuple[tuple[str, ...], str]] = {}
    for tongue in (language, "en") if language == "th" else (language,):
        for group, concept, listed in concepts(tongue):
            for word in listed:
                parts = _stem(word.casefold())
                stems.setdefault(" ".join(parts), (parts, f"{group}.{concept}"))
    return stems


@cache
def _starts(language: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """Stems by their first part, longest first."""
    starts: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for parts, concept in _stems(language).values():
        starts.setdefault(parts[0], []).append((parts, concept))
    for listed in starts.values():
        listed.sort(key=lambda each: -len(each[0]))
    return starts


def _stem(word: str) -> tuple[str, ...]:
    """What stays of a term in all its forms: the last letters of each longer word change."""
    if DENSE.search(word):
        return (word,)
    return tuple(
        part[: -2 if len(part) > 7 else -1] if len(part) > 4 else part for part in word.split()
    )


def found(text: str, language: str) -> list[str]:
    """The concepts that a text names, in order and as often as it names them."""
    starts = _starts(language)
    text = text.casefold()
    longest = max(map(len, starts), default=0)
    named: list[str] = []
    for run in DENSE_RUN.findall(text):
        place = 0
        while place < len(run):
            for size in range(min(longest, len(run) - place), 1, -1):
                match = starts.get(run[place : place + size])
                if match:
                    named.append(match[0][1])
                    place += size - 1
                    break
            place += 1
    words = WORD.findall(text)
    for place, word in enumerate(words):
        named += _spoken(words, place, word, starts)
    return named


def _spoken(
    words: list[str],
    place: int,
    word: str,
    starts: dict[str, list[tuple[tuple[str, ...], str]]],
) -> list[str]:
    """The concept that begins with the word at a place."""
    for size in range(len(word), max(len(word) - 7, 1), -1):
        for parts, concept in starts.get(word[:size], ()):
            run = words[place : place + len(parts)]
            if len(run) == len(parts) and all(
                each.startswith(part) and len(each) - len(part) < 7
                for each, part in zip(run, parts, strict=True)
            ):
                return [concept]
    return []
