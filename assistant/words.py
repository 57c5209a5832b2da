"""The game's own words in a language: ladder, skills, severities, outcomes, from the termbase."""

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
