"""Signals: what speaks for each passage as the answer to a question."""

import math
from collections.abc import Mapping, Sequence

from rules_corpus.chroma import Vault
from rules_corpus.embed import Vectors
from rules_corpus.fusion import Signals, standing_out
from rules_corpus.lexical import Lexical
from rules_corpus.passage import LANGUAGES, SHIPPED

Shelf = tuple[str, str, str, int]
Nearness = tuple[dict[str, float], dict[str, float]]

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

    Candidates are the passages in the asker's language and the user's sources; rules that the
    asker's language lacks take part in English.
    """
    spoken = [shelf for shelf in shelves if shelf[2] == language or shelf[0] != SHIPPED]
    words = lexical.search(question, language, [shelf[:3] for shelf in spoken], DEPTH)
    texts: dict[str, float] = {}
    questions: dict[str, float] = {}
    tongues: dict[str, float] = {}
    firsts: list[str] = []
    rules = lexical.rules(SHIPPED)
    if vector is not None:
        for source, system, tongue, _ in spoken:
            near = vault.nearest(source, system, tongue, vector, DEPTH)
            texts, questions = texts | near[0], questions | near[1]
            if source != SHIPPED:
                tongues |= standing_out(near[0])
        known = {rules[key] for key in (*texts, *words) if key in rules}
        foreign = {tongue: _foreign(vector, shelves, tongue, vault) for tongue in LANGUAGES}
        lacking = {key for key in foreign["en"][0] if rules.get(key) not in known}
        texts |= {key: foreign["en"][0][key] for key in lacking}
        questions |= {key: foreign["en"][1].get(key, foreign["en"][0][key]) for key in lacking}
        out = {tongue: _by_rule(each[1], rules) for tongue, each in foreign.items()}
        firsts = [max(each, key=lambda rule: each[rule]) for each in out.values() if each]
        others = [each for tongue, each in out.items() if tongue != language]
        for key in texts:
            if key in rules:
                told = [each[rules[key]] for each in others if rules[key] in each]
                tongues[key] = sum(told) / len(told) if told else 0.0
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
    best: dict[str, float] = {}
    for key, score in standing_out(nearness).items():
        rule = rules.get(key, "")
        best[rule] = max(score, best.get(rule, score))
    return best


def _foreign(vector: Vectors, shelves: Sequence[Shelf], tongue: str, vault: Vault) -> Nearness:
    """Nearness of the shipped passages in a language."""
    texts: dict[str, float] = {}
    questions: dict[str, float] = {}
    for source, system, language, _ in shelves:
        if source == SHIPPED and language == tongue:
            near = vault.nearest(source, system, language, vector, DEPTH)
            texts, questions = texts | near[0], questions | near[1]
    return texts, questions
