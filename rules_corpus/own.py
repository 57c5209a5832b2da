"""Finding in the user's own books: in whatever language they are, whatever the question is in."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from math import inf

import numpy as np

from rules_corpus.bridge import Asked, Crossed, crossed
from rules_corpus.chroma import Shelf, Vault
from rules_corpus.found import Hit
from rules_corpus.fusion import Signals, fused, naming
from rules_corpus.grams import grams
from rules_corpus.lexical import Lexical
from rules_corpus.parting import sentences
from rules_corpus.passage import LANGUAGES, SHIPPED
from rules_corpus.silence import content_grams

# A book has no questions beside its text: the text weighs what both weigh in the shipped corpus.
WEIGHTS = Signals(text=1.5, question=0.0, words=0.6, tongues=0.0)
# In another language the bridge weighs more: how near its passages come, and their words.
CROSSING = Signals(text=0.5, question=1.0, words=0.5, tongues=2.0)
DEPTH, CLOSELY = 400, 40
# How well a passage answers, a logistic measure of its nearness and of how much of the question
# stands in it: fitted on questions of the rules and of other games and things, against a system
# reference document. Alone, seven of ten of the first are answered from it, one of fifteen others.
NEAR, COVERED, BIAS = 37.1, 3.8, -33.4
ALONE, BESIDE = 0.4, -0.8
# A book in another language answers what the rules answer, when it comes so near to those: books of
# the rules come to 0.86 and more, others to 0.845 at most.
FOREIGN, FOREIGN_NEAR = 80.0, 0.862
# Words alone: from what share on.
WORDS, WORDS_COVERED = 10.0, 0.56
# The measure on the scale of the shipped rules' scores: theirs is about 7 where they half answer.
MIDDLE, STEEP = 7.0, 2.0
MEASURED = 4
# What `--source` calls all of the user's own books.
ALL = "user"


def hits(
    lexical: Lexical,
    vault: Vault,
    asked: Asked,
    rules: Callable[[], Sequence[Hit]],
    source: str | None,
    fitted: bool,
) -> list[Hit]:
    """The passages of own books that fit a question, best first.

    Args:
        rules: what the shipped rules of all systems say to it, best first: a bridge to books in
            other languages.
        source: one book; left out: all of them.
        fitted: nearness is of the embedder that the measures were fitted to.
    """
    found: list[Hit] = []
    for tongue, shelves in groupby(shelves_of(lexical, source), lambda shelf: shelf[2]):
        places = list(shelves)
        said = f"{asked.text}\n{asked.meant}"
        words = lexical.search(said, asked.language, places, DEPTH)
        texts: dict[str, float] = {}
        if asked.vector is not None:
            texts, _ = vault.nearest(places, asked.vector, DEPTH)
        over: dict[str, Crossed] = {}
        if tongue != asked.language and tongue in LANGUAGES:
            over = crossed(lexical, vault, asked, rules(), places)
        low = min(texts.values(), default=0.0)
        signals = {
            key: Signals(text=texts.get(key, low), words=words.get(key, 0.0),
                         question=over[key].near if key in over else 0.0,
                         tongues=over[key].words if key in over else 0.0)
            for key in {**texts, **words, **over}
        }  # fmt: skip
        table = np.array(list(signals.values()), dtype=np.float64)
        ranked = fused(list(signals), table, CROSSING if over else WEIGHTS)
        scores = dict(list(ranked.items())[:CLOSELY])
        named = lexical.named(scores)
        listed = [
            Hit(passage=each, score=scores[key] + naming(named[key], asked.terms),
                nearness=(over[key].close or None) if key in over else texts.get(key))
            for key, each in lexical.passages(scores).items()
        ]  # fmt: skip
        listed.sort(key=lambda hit: -hit.score)
        found += scaled(asked.text, asked.language, listed, fitted)
    return sorted(found, key=lambda hit: -hit.score)


def shelves_of(lexical: Lexical, source: str | None) -> list[Shelf]:
    """The shelves of own books, those of a language beside each other."""
    held = [shelf[:3] for shelf in lexical.shelves()
            if shelf[0] != SHIPPED and source in (None, shelf[0])]  # fmt: skip
    return sorted(held, key=lambda shelf: shelf[2])


def scaled(question: str, language: str, listed: Sequence[Hit], fitted: bool) -> Iterator[Hit]:
    """Hits in the order that they have, scored on the scale of the shipped rules."""
    score = last = inf
    for place, hit in enumerate(listed):
        if place < MEASURED:
            score = min(score, MIDDLE + STEEP * answering(question, language, hit, fitted))
        else:
            score -= last - hit.score
        last = hit.score
        yield replace(hit, score=score)


def supported(question: str, language: str, hit: Hit, *, fitted: bool, beside: bool) -> bool:
    """Whether a passage of a book speaks of what was asked.

    Args:
        fitted: nearness is of the embedder that the measures were fitted to.
        beside: the rules of the game speak of it too.
    """
    if hit.language != language and hit.language in LANGUAGES and not beside:
        return False
    return answering(question, language, hit, fitted) >= (BESIDE if beside else ALONE)


def answering(question: str, language: str, hit: Hit, fitted: bool) -> float:
    """How well a passage answers: 0 where it is even odds whether it does."""
    if hit.nearness is not None and fitted and hit.language != language:
        return FOREIGN * (hit.nearness - FOREIGN_NEAR)
    share = covered(question, language, hit)
    if hit.nearness is None or not fitted:
        return WORDS * (share - WORDS_COVERED)
    return NEAR * hit.nearness + COVERED * share + BIAS


def covered(question: str, language: str, hit: Hit) -> float:
    """How much of what a question asks stands in a passage, 0 to 1."""
    asked = set(content_grams(question, language))
    passage = hit.passage
    held = set(grams(f"{passage.place} {passage.title} {passage.text}"))
    return len(asked & held) / len(asked) if asked else 0.0


def quoted(hit: Hit, language: str) -> str:
    """A passage of a book in the book's own words, marked as such: orders in it are no one's."""
    place = hit.passage.place
    where = f"{hit.source}, {place}" if place else hit.source
    lines = "\n".join(f"> {line}" for line in hit.text.split("\n"))
    return f"{sentences()['book'][language].format(where=where)}\n{lines}"
