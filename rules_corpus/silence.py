"""Silence: whether the passages that were found support a question at all.

Nearness alone does not tell, words alone neither: how much of what the question asks stands in the
passage, how near the nearest passage comes, and how much nearer than questions of other games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules_corpus.language import function_words
from rules_corpus.lexical import Lexical, grams

if TYPE_CHECKING:
    from rules_corpus.found import Hit


class Near(NamedTuple):
    """How near anything comes to a question, cosine."""

    text: float
    question: float
    elsewhere: float


# Words alone: the least share of the question that a passage must hold.
LEAST = 0.36
# A logistic measure: fitted on the corpus's own questions, each with itself left out of the corpus,
# against a hundred questions of other games and other things, in five languages.
COVERED, TEXT, QUESTION, NEARER, BIAS = 10.9, 44.9, 83.2, 70.8, -115.0


def supported(
    question: str, language: str, hits: Sequence[Hit], lexical: Lexical, near: Near | None
) -> bool:
    """Whether the best passages speak of what was asked.

    Args:
        near: how near anything comes; without an embedder, None: words alone decide.
    """
    covered = max((coverage(question, language, hit, lexical) for hit in hits[:3]), default=0.0)
    if near is None:
        return covered >= LEAST
    measure = COVERED * covered + TEXT * near.text + QUESTION * near.question
    return measure + NEARER * (near.question - near.elsewhere) + BIAS >= 0


def coverage(question: str, language: str, hit: Hit, lexical: Lexical) -> float:
    """How much of the question's weight stands in a passage, 0 to 1.

    An n-gram weighs the more the fewer passages hold it, most when none does.
    """
    asked = set(content_grams(question, language))
    if not asked:
        return 0.0
    counts = lexical.document_counts(asked)
    weights = {gram: 1.0 / math.log(2.7 + counts[gram]) for gram in asked}
    each = hit.passage
    held = set(grams("\n".join((each.title, each.text, *each.questions))))
    return sum(weights[gram] for gram in asked & held) / sum(weights.values())


def content_grams(question: str, language: str) -> list[str]:
    """The n-grams of a question without its function words."""
    light = function_words(language)
    kept = question.casefold()
    if language in ("th", "zh"):
        for word in sorted(light, key=len, reverse=True):
            kept = kept.replace(word, " ")
        return grams(kept)
    return grams(" ".join(word for word in kept.split() if word.strip(".,?!:;\"'") not in light))
