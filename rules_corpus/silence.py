"""Silence: whether the passages that were found support a question at all.

Nearness alone does not tell, words alone neither: how near the nearest passage comes, how much
nearer than questions of other games, on which side of both it lies, whether the languages agree on
the rule, how much of what the question asks stands in the passage, and whether it names the game's
own terms or those of something else.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules_corpus.foreign import foreign
from rules_corpus.grams import grams
from rules_corpus.language import function_words
from rules_corpus.lexical import Lexical
from rules_corpus.terms import found

if TYPE_CHECKING:
    from rules_corpus.found import Hit


class Near(NamedTuple):
    """How near anything comes to a question.

    Attributes:
        text: the nearest text, cosine.
        question: the nearest of the questions that passages answer, cosine.
        elsewhere: the nearest of the questions that no rule answers, cosine.
        agreeing: in how many of the languages the nearest rule is among the first three found.
        bearing: how far it lies towards the questions that rules answer.
        taught: how well the best answers by what was learned.
        nothing: how well that none does, by the same.
    """

    text: float
    question: float
    elsewhere: float
    agreeing: int
    bearing: float
    taught: float
    nothing: float


class Measure(NamedTuple):
    """The weights of a logistic measure of support; at 0 and above, a rule is held to answer."""

    text: float
    question: float
    elsewhere: float
    agreeing: float
    bearing: float
    taught: float
    nothing: float
    covered: float
    terms: float
    games: float
    matters: float
    bias: float


# Words alone: the least share of the question that a passage must hold.
LEAST = 0.36
# A logistic regression on the half of the questions in evals/cases that is there to tune on, and on
# 102 further ones. Those that no rule covers are in it a second time without their foreign words:
# they must not decide alone. Its bias lets 1 % of the questions that a rule answers be refused, by
# five-fold cross-validation; of those that none covers it then refuses 94 %, and 89 % without the
# foreign words.
MEASURE = Measure(
    text=-17.81, question=106.87, elsewhere=-47.91, agreeing=0.147, bearing=1.54, taught=12.15,
    nothing=-11.96, covered=6.69, terms=0.115, games=-4.6, matters=-3.55, bias=-38.44,
)  # fmt: skip
MOST_TERMS = 3


def supported(
    question: str, language: str, hits: Sequence[Hit], lexical: Lexical, near: Near | None
) -> bool:
    """Whether the best passages speak of what was asked.

    Args:
        near: how near anything comes; without an embedder, None: words alone decide.
    """
    if not content_grams(re.sub(r"[\W\d_]+", " ", question), language):
        return False
    covered = max((coverage(question, language, hit, lexical) for hit in hits[:3]), default=0.0)
    if near is None:
        return covered >= LEAST
    games, matters = foreign(question, language)
    terms = min(MOST_TERMS, len(set(found(question, language))))
    seen = Measure(*near, covered, terms, games, matters, 1.0)
    return sum(weight * value for weight, value in zip(MEASURE, seen, strict=True)) >= 0


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
    return grams(content(question, language))


def content(question: str, language: str) -> str:
    """A question without its function words."""
    light = function_words(language)
    kept = question.casefold()
    if language in ("th", "zh"):
        for word in sorted(light, key=len, reverse=True):
            kept = kept.replace(word, " ")
        return kept
    return " ".join(word for word in kept.split() if word.strip(".,?!:;\"'") not in light)
