"""Words in their cases: a word, its stems, and the endings put to them, as patterns."""

import re
from collections.abc import Iterable, Mapping


def loose(word: str) -> str:
    """A pattern for a word, whatever space stands between its parts."""
    return r"\s+".join(map(re.escape, word.split()))


def inflected(word: str, endings: Iterable[str], drops: Mapping[str, Iterable[str]]) -> str:
    """A pattern for a word in any of its cases: itself or its stem, and an ending."""
    ends = "|".join(map(re.escape, endings))
    return "|".join(f"{loose(stem)}(?:{ends})?" for stem in [word, *stems_of(word, drops)])


def stems_of(word: str, drops: Mapping[str, Iterable[str]]) -> list[str]:
    """Other forms that endings are put to: the last letters exchanged as `drops` says."""
    return [
        word[: -len(last)] + new
        for last, news in drops.items()
        if word.casefold().endswith(last) and len(word) > len(last) + 1
        for new in news
    ]
