"""Words that other games have, or life away from the table, and Fate has not."""

import re
from functools import cache
from typing import NamedTuple

from rules_corpus.passage import HERE, load_yaml
from rules_corpus.terms import DENSE

MOST = 2
# A letter of a script with spaces: no word ends before one, and Thai or Chinese may well follow.
_LETTER = r"[^\W_\u0e00-\u9fff]"


class Foreign(NamedTuple):
    """How many such words a text has, at most two of either sort."""

    games: int
    matters: int


def foreign(text: str, language: str) -> Foreign:
    """Count the foreign words of a text in a language; English ones count in every language."""
    folded = text.casefold()
    return Foreign(
        *(min(MOST, len(_words(sort, language).findall(folded))) for sort in Foreign._fields)
    )


@cache
def _words(sort: str, language: str) -> re.Pattern[str]:
    listed = load_yaml(HERE / "foreign.yaml")[sort]
    english = {str(word).casefold() for word in listed["en"]}
    own = {str(word).casefold() for word in listed.get(language, ())} - english
    patterns = [
        *((word, rf"(?<!{_LETTER}){re.escape(word)}(?:s|es)?(?!{_LETTER})") for word in english),
        *((word, _pattern(word)) for word in own),
    ]
    longest_first = sorted(patterns, key=lambda each: -len(each[0]))
    return re.compile("|".join(pattern for _, pattern in longest_first))


def _pattern(word: str) -> str:
    if DENSE.search(word):
        return re.escape(word)
    end = "" if len(word) > 4 else rf"(?!{_LETTER})"
    return rf"(?<!{_LETTER}){re.escape(word)}{end}"
