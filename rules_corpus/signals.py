"""Signals: what speaks for each passage as the answer to a question."""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

import numpy as np

from rules_corpus.chroma import Shelf, Vault
from rules_corpus.embed import Vectors
from rules_corpus.fusion import Signals, standing_out
from rules_corpus.lexical import Lexical
from rules_corpus.passage import LANGUAGES

DEPTH = 1000


def signals(
    question: str,
    vector: Vectors | None,
    shelves: Sequence[Shelf],
    language: str,
    lexical: Lexical,
    vault: Vault,
) -> tuple[dict[str, Signals], list[str]]:
    """What speaks for each candidate, by key, and the rule that comes first in each language.

    Candidates are the passages in the asker's language; rules that it lacks take part in English.
    """
    spoken = [shelf for shelf in shelves if shelf[2] == language]
    words = lexical.search(question, language, spoken, DEPTH)
    texts: dict[str, float] = {}
    questions: dict[str, float] = {}
    tongues: dict[str, float] = {}
    firsts: list[str] = []
    rules = lexical.rules()
    if vector is not None:
        foreign = {
            tongue: vault.nearest([each for each in shelves if each[2] == tongue], vector, DEPTH)
            for tongue in LANGUAGES
        }
        texts, questions = dict(foreign[language][0]), dict(foreign[language][1])
        known = {rules[key] for key in (*texts, *words) if key in rules}
        lacking = {key for key in foreign["en"][0] if rules.get(key) not in known}
        texts |= {key: foreign["en"][0][key] for key in lacking}
        questions |= {key: foreign["en"][1].get(key, foreign["en"][0][key]) for key in lacking}
        out = {tongue: _by_rule(each[1], rules) for tongue, each in foreign.items()}
        firsts = [max(each, key=lambda rule: each[rule]) for each in out.values() if each]
        told = _mean([each for tongue, each in out.items() if tongue != language])
        tongues = {key: told.get(rules[key], 0.0) for key in texts if key in rules}
    low = min(texts.values(), default=0.0)
    found = {
        key: Signals(
            text=texts.get(key, low),
            question=questions.get(key, texts.get(key, low)),
            words=math.sqrt(max(words.get(key, 0.0), 0.0)),
            tongues=tongues.get(key, 0.0),
        )
        for key in {**texts, **words}
    }
    return found, firsts


def _by_rule(nearness: Mapping[str, float], rules: Mapping[str, str]) -> dict[str, float]:
    """How far each rule stands out, by the passage of it that does most."""
    if not nearness:
        return {}
    named, order, starts = _grouped(tuple(rules.get(key, "") for key in nearness))
    scores = np.fromiter(standing_out(nearness).values(), dtype=np.float64)
    return dict(zip(named, np.maximum.reduceat(scores[order], starts).tolist(), strict=True))


@lru_cache(maxsize=64)
def _grouped(rules: tuple[str, ...]) -> tuple[list[str], list[int], list[int]]:
    """Each rule in the order in which they first come, where its places are, and their first."""
    places: dict[str, list[int]] = {}
    for at, rule in enumerate(rules):
        places.setdefault(rule, []).append(at)
    starts = [0, *accumulate(map(len, places.values()))][:-1]
    return list(places), [at for each in places.values() for at in each], starts


def _mean(tongues: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """How far each rule stands out in the languages that have it."""
    told: dict[str, list[float]] = {}
    for each in tongues:
        for rule, score in each.items():
            told.setdefault(rule, []).append(score)
    return {rule: sum(scores) / len(scores) for rule, scores in told.items()}
