"""Letters of a language: what tells English, Polish and Finnish apart where no word does.

How often each three letters stand in the shipped passages, their accents left off as in haste.
`rules_corpus.build` counts them anew.
"""

import json
import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from rules_corpus.passage import HERE, shipped

TABLE = HERE / "letters.json"
TONGUES = ("en", "pl", "fi")
# So many of each language are kept; what is not among them counts as seen so often in 100,000.
KEPT, UNSEEN = 1500, 4.0
_WORD = re.compile(r"[^\W\d_]+")
_ACCENTS = re.compile(r"[\u0300-\u036f]")


def likelihood(text: str) -> dict[str, float]:
    """How likely a text's letters are in each language: the sum of logarithms."""
    held = table()
    threes = list(_threes(text))
    return {
        tongue: sum(math.log(held[tongue].get(three, UNSEEN) / 100_000) for three in threes)
        for tongue in TONGUES
    }


@cache
def table() -> Mapping[str, Mapping[str, int]]:
    """How often in 100,000 each three letters stand, by language."""
    return dict(json.loads(TABLE.read_text("utf-8")))


def _threes(text: str) -> Iterator[str]:
    """Each three letters of a text's words, their beginnings and ends marked."""
    plain = text.casefold().replace("ł", "l")
    plain = _ACCENTS.sub("", unicodedata.normalize("NFD", plain))
    for word in _WORD.findall(plain):
        framed = f"_{word}_"
        yield from (framed[at : at + 3] for at in range(len(framed) - 2))


def count() -> dict[str, dict[str, int]]:
    """Count the letters of the shipped passages and of the questions that they answer."""
    counts: dict[str, Counter[str]] = {tongue: Counter() for tongue in TONGUES}
    for each in shipped():
        if each.language in counts:
            for text in (each.text, *each.questions):
                counts[each.language].update(_threes(text))
    return {
        tongue: {three: max(1, round(number * 100_000 / counted.total()))
                 for three, number in sorted(counted.most_common(KEPT))}
        for tongue, counted in counts.items()
    }  # fmt: skip


def write() -> None:
    """Count the letters, and keep the table."""
    TABLE.write_text(json.dumps(count(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
