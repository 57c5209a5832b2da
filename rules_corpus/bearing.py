"""The bearing: in which direction the questions lie that the rules answer, seen from all others.

A least-squares measure over the vectors of the questions that passages answer and of those that no
rule answers. It tells more than the nearest of either alone, for it looks at what all have in
common. `rules_corpus.build` takes it anew.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from rules_corpus.embed import Vectors
from rules_corpus.passage import HERE

FILE = HERE / "vectors" / "bearing.npz"
# What keeps the direction from following single questions; the best of four by cross-validation.
STEADY = 1e-3


class Bearing(NamedTuple):
    """A direction, and the middle between both sorts of questions."""

    direction: Vectors
    middle: Vectors


def taken(answered: Sequence[Vectors], others: Sequence[Vectors]) -> Bearing:
    """The bearing from questions of both sorts, either sort as heavy as the other."""
    rows = np.stack([*answered, *others]).astype(np.float64)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    sides = np.repeat([1.0, -1.0], [len(answered), len(others)])
    weights = np.repeat([0.5 / len(answered), 0.5 / len(others)], [len(answered), len(others)])
    middle = weights @ rows
    away = rows - middle
    spread = (away * weights[:, None]).T @ away + STEADY * np.eye(rows.shape[1])
    direction = np.linalg.solve(spread, away.T @ (weights * sides))
    return Bearing(direction.astype(np.float32), middle.astype(np.float32))


def write(bearing: Bearing, path: Path = FILE) -> None:
    """Keep a bearing."""
    np.savez_compressed(path, **bearing._asdict())


@cache
def kept() -> Bearing:
    """The bearing that is shipped."""
    with np.load(FILE, allow_pickle=False) as held:
        return Bearing(held["direction"], held["middle"])


def towards(vector: Vectors) -> float:
    """How far a question lies towards those that the rules answer: above 0 among them."""
    bearing = kept()
    away = vector / (np.linalg.norm(vector) or 1.0) - bearing.middle
    return float(away @ bearing.direction)
