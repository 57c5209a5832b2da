"""A bridge between languages: what the shipped rules say, they say in all five.

An embedder tells little of how near a question comes to a passage in another language. The rules
that answer the question in its own language are there in the book's too: what is near to those, and
what shares their words, is near to the question.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from rules_corpus.chroma import Shelf, Vault
from rules_corpus.embed import Vectors
from rules_corpus.found import Hit
from rules_corpus.fusion import standing_out
from rules_corpus.lexical import Lexical
from rules_corpus.passage import SHIPPED, Passage

# So many rules are the bridge; one that is so much worse than the best counts a third as much.
RULES, FIRST, WORSE = 4, 2, 2.0
DEPTH = 400
LONGEST = 1200


class Asked(NamedTuple):
    """A question, with all that is known of it.

    Attributes:
        meant: the same in the words of the rules.
        terms: the concepts of the game that it names.
    """

    text: str
    meant: str
    language: str
    vector: Vectors | None
    terms: frozenset[str]


class Crossed(NamedTuple):
    """How near a passage comes over the bridge.

    Attributes:
        near: by its vector, as a z-score.
        words: by the words that it shares, as a z-score.
        close: cosine to the best of the first rules.
    """

    near: float
    words: float
    close: float


def crossed(
    lexical: Lexical,
    vault: Vault,
    asked: Asked,
    rules: Sequence[Hit],
    places: Sequence[Shelf],
) -> dict[str, Crossed]:
    """How near the passages of shelves in another language come, by key.

    Args:
        rules: the shipped rules that answer the question, best first.
        places: shelves of one language.
    """
    tongue = places[0][2]
    near: dict[str, float] = {}
    words: dict[str, float] = {}
    close: dict[str, float] = {}
    for at, hit in enumerate(rules[:RULES]):
        weight = exp((hit.score - rules[0].score) / WORSE)
        told = [each for each in lexical.by_rule(hit.rule)
                if each.language == tongue and each.source == SHIPPED]  # fmt: skip
        if not told:
            continue
        vectors = (
            {each.key: vault.vector(each) for each in told} if asked.vector is not None else {}
        )
        best = nearest(told, vectors, asked.vector)
        if (row := vectors.get(best.key)) is not None:
            texts, _ = vault.nearest(places, row, DEPTH)
            add(near, standing_out(texts), weight)
            if at < FIRST:
                close |= {key: max(each, close.get(key, 0.0)) for key, each in texts.items()}
        said = " ".join((best.title, *best.questions, best.text))[:LONGEST]
        found = lexical.search(said, tongue, places, DEPTH)
        add(words, standing_out(found), weight)
    low = min(near.values(), default=0.0), min(words.values(), default=0.0)
    return {
        key: Crossed(near.get(key, low[0]), words.get(key, low[1]), close.get(key, 0.0))
        for key in {**near, **words}
    }


def nearest(
    told: Sequence[Passage], vectors: Mapping[str, Vectors | None], vector: Vectors | None
) -> Passage:
    """Of the passages of one rule, the one that comes nearest to the question."""

    def nearness(each: Passage) -> float:
        row = vectors.get(each.key)
        return 0.0 if row is None or vector is None else float(row @ vector)

    return max(told, key=nearness)


def add(sums: dict[str, float], scores: Mapping[str, float], weight: float) -> None:
    """Add weighted scores to sums, by key."""
    for key, score in scores.items():
        sums[key] = sums.get(key, 0.0) + weight * score
