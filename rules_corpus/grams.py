"""N-grams: what a text is found by, whatever form its words stand in.

Scripts without spaces have no words to stem, and Polish and Finnish have too many endings.
"""

import re
import unicodedata
from collections.abc import Iterable

_RUN = re.compile(r"[^\W_]+(?:[\u0e30-\u0e4e]+[^\W_]*)*")
_DENSE = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff\u3040-\u30ff]+")


def grams(text: str) -> list[str]:
    """The n-grams of a text: 2 and 3 letters of Thai and Chinese, 4 and whole words elsewhere."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    listed: list[str] = []
    for run in _DENSE.findall(folded):
        listed += [run[n : n + size] for size in (2, 3) for n in range(len(run) - size + 1)]
        listed += [run] if len(run) == 1 else []
    for word in _RUN.findall(_DENSE.sub(" ", folded)):
        framed = f"_{word}_"
        listed.append(framed)
        listed += [framed[n : n + 4] for n in range(len(framed) - 3)] if len(word) > 3 else []
    return listed


def spelled(found: Iterable[str]) -> str:
    """N-grams as tokens of plain hexadecimal digits, which no tokenizer takes apart."""
    return " ".join(gram.encode().hex() for gram in found)
