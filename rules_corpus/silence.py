"""Silence: whether the passages that were found support a question at all.

Nearness alone does not tell; how much of what the question asks stands in the passage does. So does
what the whole library has never heard of.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules_corpus.language import function_words
from rules_corpus.lexical import Lexical, grams

if TYPE_CHECKING:
    from rules_corpus.found import Hit

LEAST = 0.36
# A logistic measure of coverage, nearness of a text and of a question, as (weight, mean, width);
# fitted on one half of the questions in evals/cases, right and silent ones.
MEASURE = ((1.5, 0.52, 0.28), (1.1, 0.864, 0.027), (1.5, 0.893, 0.029))
BIAS = 2.9


def supported(
    question: str,
    language: str,
    hits: Sequence[Hit],
    lexical: Lexical,
    nearest: tuple[float, float] | None = None,
) -> bool:
    """Whether the best passages speak of what was asked.

    Args:
        nearest: the best nearness of any text and of any question; without it words alone decide.
    """
    covered = max((coverage(question, language, hit, lexical) for hit in hits[:3]), default=0.0)
    if nearest is None:
        return covered >= LEAST
    rows = zip((covered, *nearest), MEASURE, strict=True)
    return BIAS + sum(weight * (x - mean) / width for x, (weight, mean, width) in rows) >= 0


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
