"""Signals: what speaks for each passage as the answer to a question."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rules_corpus.chroma import Shelf, Vault
from rules_corpus.embed import Vectors
from rules_corpus.fusion import Table
from rules_corpus.kept import Cosines
from rules_corpus.lexical import Lexical
from rules_corpus.passage import LANGUAGES
from rules_corpus.taught import NOTHING, Judge

DEPTH = 1000
ENGLISH = LANGUAGES.index("en")
Places = npt.NDArray[np.int64]
Listed = tuple[tuple[str, ...], ...]


class Found(NamedTuple):
    """Candidates, and what speaks for each.

    Attributes:
        keys: of the candidates.
        table: their `Signals`, a row each.
        firsts: the rule that comes first in each language.
        taught: how well the best answers by what was learned, and how well that none does.
    """

    keys: list[str]
    table: Table
    firsts: list[str]
    taught: tuple[float, float] = (0.0, 0.0)


class Grouped(NamedTuple):
    """The passages of a language by rule: their places in that order, and where a rule begins."""

    order: Places
    starts: Places
    rules: Places


class Ground(NamedTuple):
    """What is the same for every question in a language.

    Attributes:
        rules: all there are; elsewhere they go by their number in here.
        grouped: the passages of each language.
        own: the places of the candidates in the asker's language.
        lacking: the places of the English ones whose rules it lacks.
        keys: of all candidates.
        of_rule: the rule of each.
    """

    rules: list[str]
    grouped: list[Grouped]
    own: Places
    lacking: Places
    keys: list[str]
    of_rule: Places


def signals(
    question: str,
    vector: Vectors | None,
    shelves: Sequence[Shelf],
    language: str,
    lexical: Lexical,
    vault: Vault,
    judge: Judge | None = None,
) -> Found:
    """What speaks for each candidate.

    Candidates are the passages in the asker's language; rules that it lacks take part in English.

    Args:
        judge: what was learned of the language, where the vector is of the shipped embedder.
    """
    words = lexical.search(
        question, language, [shelf for shelf in shelves if shelf[2] == language], DEPTH
    )
    if vector is None:
        keys = list(words)
        return Found(keys, _table(keys, words, *np.zeros((3, len(keys)))), [])
    learned = judge.scores(vector) if judge else {}
    rules, asker = lexical.rules(), LANGUAGES.index(language)
    kept = [vault.kept([each for each in shelves if each[2] == tongue], vector)
            for tongue in LANGUAGES]  # fmt: skip
    near = [each.measured(vector) for each in kept]
    listed = tuple(each.texts for each in kept)
    ground = _ground(asker, listed, tuple(tuple(map(rules.get, keys, repeat("")))
                                          for keys in listed))  # fmt: skip
    out = [_by_rule(questions, grouped)
           for (_, questions), grouped in zip(near, ground.grouped, strict=True)]  # fmt: skip
    firsts = [
        ground.rules[grouped.rules[scores.argmax()]]
        for scores, grouped in zip(out, ground.grouped, strict=True)
        if scores.size
    ]
    told = _mean(
        [(grouped.rules, scores) for tongue, (grouped, scores)
         in enumerate(zip(ground.grouped, out, strict=True)) if tongue != asker],
        len(ground.rules),
    )  # fmt: skip
    texts, questions = (
        np.concatenate([near[asker][side][ground.own], near[ENGLISH][side][ground.lacking]])
        for side in (0, 1)
    )
    tongues, keys = told[ground.of_rule], ground.keys
    held = frozenset(keys)
    if unheld := [key for key in words if key not in held]:
        # Passages whose vectors are not there yet are found by their words.
        low = np.full(len(unheld), texts.min() if texts.size else 0.0)
        texts, questions = np.append(texts, low), np.append(questions, low)
        tongues, keys = np.append(tongues, np.zeros(len(unheld))), [*keys, *unheld]
    nothing = learned.pop(NOTHING, 0.0)
    return Found(
        keys,
        _table(keys, words, texts, questions, tongues, learned),
        firsts,
        (max(map(learned.__getitem__, learned.keys() & held), default=0.0), nothing),
    )


def _table(
    keys: Sequence[str],
    words: Mapping[str, float],
    texts: Cosines,
    questions: Cosines,
    tongues: Cosines,
    learned: Mapping[str, float] | None = None,
) -> Table:
    """The signals of each key, a row each."""
    said = _of(keys, words)
    taught = _of(keys, learned or {})
    return np.column_stack((texts, questions, np.sqrt(np.maximum(said, 0.0)), tongues, taught))


def _of(keys: Sequence[str], scores: Mapping[str, float]) -> Cosines:
    """The score of each key; 0 where there is none."""
    return np.fromiter((scores.get(key, 0.0) for key in keys), dtype=np.float64, count=len(keys))


def _by_rule(nearness: Cosines, grouped: Grouped) -> Cosines:
    """How far each rule stands out, by the passage of it that does most."""
    if not nearness.size:
        return nearness
    scores = (nearness - nearness.mean()) / (nearness.std() or 1.0)
    best: Cosines = np.maximum.reduceat(scores[grouped.order], grouped.starts)
    return best


def _mean(tongues: Sequence[tuple[Places, Cosines]], rules: int) -> Cosines:
    """How far each rule stands out in the languages that have it; 0 where none has."""
    sums, counts = np.zeros(rules), np.zeros(rules)
    for places, scores in tongues:
        sums[places] += scores
        counts[places] += 1
    return np.asarray(sums / np.maximum(counts, 1))


@lru_cache(maxsize=64)
def _ground(asker: int, keys: Listed, ruled: Listed) -> Ground:
    """Set out what is searched.

    Args:
        asker: the place of the asker's language.
        keys: of the passages of each language.
        ruled: the rule of each of them; empty where it is not in the lexical index.
    """
    rules = sorted({rule for listed in ruled for rule in listed})
    number = {rule: at for at, rule in enumerate(rules)}
    numbers = [np.array([number[rule] for rule in listed], dtype=np.int64) for listed in ruled]
    own = [at for at, rule in enumerate(ruled[asker]) if rule]
    has = frozenset(ruled[asker])
    lacking = [at for at, rule in enumerate(ruled[ENGLISH])
               if rule and rule not in has]  # fmt: skip
    return Ground(
        rules=rules,
        grouped=[_grouped(each) for each in numbers],
        own=np.array(own, dtype=np.int64),
        lacking=np.array(lacking, dtype=np.int64),
        keys=[*(keys[asker][at] for at in own), *(keys[ENGLISH][at] for at in lacking)],
        of_rule=np.concatenate([numbers[asker][own], numbers[ENGLISH][lacking]]).astype(np.int64),
    )


def _grouped(rules: Places) -> Grouped:
    order = np.argsort(rules, kind="stable")
    found, starts = np.unique(rules[order], return_index=True)
    return Grouped(order, starts, found)
