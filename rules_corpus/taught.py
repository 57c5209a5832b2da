"""What passages are known by: learned from all the questions that they answer, and that none does.

The nearest question alone is often near by chance, for how it is asked or for one word in it. By
kernel ridge regression every question counts: the more, the nearer it comes, and the less, the more
it shares with those of other passages. `rules_corpus.build` learns a language anew.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from rules_corpus.embed import Vectors
from rules_corpus.kept import product
from rules_corpus.passage import HERE

FOLDER = HERE / "vectors"
# How fast a question counts less with its distance, and what keeps single questions from counting
# too much: the best of nine pairs on questions that were left out.
SHARP, STEADY = 3.0, 0.3
# The column of the questions that no rule answers.
NOTHING = ""


class Taught(NamedTuple):
    """What was learned of a language.

    Attributes:
        keys: of the passages, a column each; the last is `NOTHING`.
        marks: of the texts that it was learned from, a row each.
        weights: what each text says of each passage.
        middle: the mean vector of the texts.
    """

    keys: tuple[str, ...]
    marks: tuple[int, ...]
    weights: Vectors
    middle: Vectors


def learned(rows: Vectors, marks: Sequence[int], of: Sequence[str]) -> Taught:
    """Learn from vectors.

    Args:
        marks: of the texts of the rows.
        of: the key of the passage that each row belongs to, or `NOTHING`.
    """
    keys = (*sorted({*of} - {NOTHING}), NOTHING)
    column = {key: at for at, key in enumerate(keys)}
    wanted = np.zeros((len(rows), len(keys)), dtype=np.float32)
    wanted[np.arange(len(rows)), [column[key] for key in of]] = 1.0
    middle = rows.mean(axis=0)
    away = outwards(rows, middle)
    kernel = nearness(away @ away.T)
    kernel[np.diag_indices_from(kernel)] += STEADY
    weights = np.linalg.solve(kernel, wanted)
    return Taught(keys, tuple(marks), weights.astype(np.float32), middle.astype(np.float32))


def outwards(rows: Vectors, middle: Vectors) -> Vectors:
    """Rows as directions from their middle: what all of a language share tells nothing."""
    away = rows - middle
    lengths = np.linalg.norm(away, axis=-1, keepdims=True)
    return np.asarray(away / np.maximum(lengths, 1e-9), dtype=np.float32)


def nearness(cosines: Vectors) -> Vectors:
    """How much a question counts by its cosine, 0 to 1."""
    return np.asarray(np.exp(SHARP * (cosines - 1.0)), dtype=np.float32)


class Judge:
    """What was learned of a language, with the vectors that it was learned from."""

    def __init__(self, taught: Taught, rows: Vectors) -> None:
        self._taught = taught
        self._rows = np.asfortranarray(outwards(rows, taught.middle))

    def scores(self, vector: Vectors) -> dict[str, float]:
        """How well each passage answers, about 1 at best; and `NOTHING`, that none does."""
        near = nearness(product(self._rows, outwards(vector, self._taught.middle)))
        found = (near @ self._taught.weights).tolist()
        return dict(zip(self._taught.keys, found, strict=True))


def path_of(language: str, folder: Path = FOLDER) -> Path:
    """The file of what was learned of a language."""
    return folder / f"taught.{language}.npz"


def write(taught: Taught, path: Path) -> None:
    """Keep what was learned."""
    np.savez_compressed(
        path,
        keys=np.array(taught.keys),
        marks=np.array(taught.marks, dtype=np.uint64),
        weights=taught.weights.astype(np.float16),
        middle=taught.middle,
    )


def read(path: Path) -> Taught:
    """What was kept."""
    with np.load(path, allow_pickle=False) as held:
        return Taught(
            keys=tuple(map(str, held["keys"])),
            marks=tuple(held["marks"].tolist()),
            weights=held["weights"].astype(np.float32),
            middle=held["middle"],
        )
