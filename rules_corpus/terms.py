"""The termbase: the words of the game in each language."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from rules_corpus.passage import HERE, load_yaml

MECHANICAL = ("ladder", "outcomes")
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
