"""Signals: what speaks for each passage as the answer to a question."""

import math
from collections.abc import Mapping, Sequence

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
