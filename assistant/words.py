"""The game's own words in a language: ladder, skills, severities, outcomes, from the termbase."""

import re

from rules_corpus.terms import ladder as rungs, words
from tools.ladder import BOTTOM, TOP
from tools.pool import ABNORMAL

LANGUAGES = ("en", "th", "pl", "fi", "zh")
SKILLS = ("skills", "approaches", "magus")


def word(group: str, term: str, language: str) -> str | None:
    """The word that texts use for a term, or None when the termbase has none."""
    return next(iter(words(group, term.replace("_", "-"), language)), None)


def skill(name: str, language: str) -> str:
    """A skill's or approach's name; a freely named one stays as it was typed."""
    found = (word(group, name, language) for group in SKILLS)
    return next((each for each in found if each), name)


def abnormal(condition: str, language: str) -> str:
    """The word for an abnormal condition. Source: narratograph.fumble."""
    return words("narratograph", "condition-names", language)[ABNORMAL.index(condition)]


def ladder(rating: int, language: str) -> str:
    """The ladder's word for a rating; beyond either end, counted on from the last rung.

    Source: condensed.ladder.
    """
    known = rungs(language)
    if rating > TOP:
        return f"{known[TOP]}+{rating - TOP}"
    if rating < BOTTOM:
        return f"{known[BOTTOM]}-{BOTTOM - rating}"
    return known[rating]


def in_numbers(text: str) -> str:
    """A text with the ladder's words of every language as numbers: "vs Hyvä" is "vs +3".

    Source: condensed.ladder.
    """
    known = {
        part.casefold(): rating
        for language in LANGUAGES
        for rating, word in rungs(language).items()
        for part in re.split(r"\s*[()]\s*", word)
        if part
    }
    either = "|".join(sorted(map(re.escape, known), key=len, reverse=True))
    # Thai and Chinese write no space between words.
    whole = rf"(?<![a-zA-Z\u00c0-\u024f])(?:{either})(?![a-zA-Z\u00c0-\u024f])"
    return re.sub(whole, lambda m: f"{known[m[0].casefold()]:+d}", text, flags=re.IGNORECASE)
