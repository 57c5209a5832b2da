"""Questions of other games and of life away from the table, to compare a question with."""

from functools import cache

import numpy as np

from rules_corpus import build
from rules_corpus.embed import Vectors
from rules_corpus.passage import HERE, load_yaml

SHELF = build.ELSEWHERE


def questions(language: str) -> list[str]:
    """The questions in a language that no rule answers."""
    return [str(each) for each in load_yaml(HERE / "elsewhere.yaml").get(language, ())]


@cache
def vectors(language: str) -> Vectors:
    """Their vectors, one a row."""
    held = build.read(SHELF, language)
    wanted = build.named(questions(language))
    missing = [part for part in wanted if part[0] not in held]
    if missing:
        held.update(zip([name for name, _ in missing], build.embedded(missing), strict=True))
    return np.stack([held[name] for name, _ in wanted])


def nearness(vector: Vectors, language: str) -> float:
    """How near a question comes to the nearest of them, cosine."""
    return float((vectors(language) @ vector).max())
