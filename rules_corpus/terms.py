"""The termbase: the words of the game in each language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from rules_corpus.passage import HERE, load_yaml

DENSE = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")
MECHANICAL_TERMS = ("taken-out", "mild", "moderate", "severe", "extreme", "boost", "free-invoke")


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


def mechanical_words() -> list[str]:
    """Words that state mechanics in any language: the ladder, outcomes, severities, taken out."""
    found = [word for words in termbase()["ladder"].values() for word in words.values()]
    groups = list(termbase()["outcomes"].values())
    groups += [termbase()["terms"][concept] for concept in MECHANICAL_TERMS]
    for entry in groups:
        for language, listed in entry.items():
            if language != "level":
                found += [str(word) for word in listed]
    return [str(word) for word in found]


@cache
def _finder(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern of every term of a language in any of its forms, and the concept of each stem."""
    stems: dict[str, str] = {}
    for tongue in (language, "en") if language == "th" else (language,):
        for group, concept, listed in concepts(tongue):
            for word in listed:
                stems.setdefault(_stem(word.casefold()), f"{group}.{concept}")
    longest = sorted(stems, key=len, reverse=True)
    return re.compile("|".join(f"({_pattern(stem)})" for stem in longest)), {
        str(number): stems[stem] for number, stem in enumerate(longest, 1)
    }


def _stem(word: str) -> str:
    """What stays of a term in all its forms: the last letters of each longer word change."""
    if not word.isascii() and DENSE.search(word):
        return word
    return " ".join(part[: -2 if len(part) > 7 else -1] if len(part) > 4 else part
                    for part in word.split())  # fmt: skip


def _pattern(stem: str) -> str:
    if DENSE.search(stem):
        return re.escape(stem)
    return r"\b" + r"\w{0,5}\s+".join(re.escape(part) for part in stem.split()) + r"\w{0,6}\b"


def found(text: str, language: str) -> list[str]:
    """The concepts that a text names, in order and as often as it names them."""
    pattern, concept = _finder(language)
    return [concept[str(match.lastindex)] for match in pattern.finditer(text.casefold())]
