"""Shelves that are small enough to be kept in memory, and how near their vectors come."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rules_corpus.embed import Vectors

Cosines = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A small shelf as it was read once: its rows, those of one passage beside each other.

    Attributes:
        starts: where the rows of each passage's questions begin.
        asked: where each of `texts` is among `questions`; -1: it has none.
    """

    texts: tuple[str, ...]
    text_rows: Vectors
    questions: tuple[str, ...]
    question_rows: Vectors
    starts: npt.NDArray[np.int64]
    asked: npt.NDArray[np.int64]

    @property
    def width(self) -> int:
        """How many numbers a vector has; 0 where there are none."""
        return int(self.text_rows.shape[1])

    @classmethod
    def of(cls, shelves: Sequence[Any]) -> "Kept":
        """Put together what was read of shelves."""
        ids = [str(name) for shelf in shelves for name in shelf["ids"]]
        order = sorted(range(len(ids)), key=lambda at: ids[at])
        parted = [ids[at].partition("#") for at in order]
        rows = np.zeros((0, 0), dtype=np.float32)
        if ids:
            rows = np.concatenate([np.asarray(shelf["embeddings"], dtype=np.float32)
                                   for shelf in shelves if len(shelf["ids"])])[order]  # fmt: skip
            rows /= np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
        is_text = np.array([part == "t" for _, _, part in parted], dtype=bool)
        asked = [key for key, _, part in parted if part != "t"]
        starts = [at for at, key in enumerate(asked) if not at or key != asked[at - 1]]
        texts = tuple(key for key, _, part in parted if part == "t")
        questions = tuple(asked[at] for at in starts)
        place = {key: at for at, key in enumerate(questions)}
        return cls(
            texts=texts,
            text_rows=np.asfortranarray(rows[is_text]),
            questions=questions,
            question_rows=np.asfortranarray(rows[~is_text]),
            starts=np.array(starts, dtype=np.int64),
            asked=np.array([place.get(key, -1) for key in texts], dtype=np.int64),
        )

    def measured(self, vector: Vectors) -> tuple[Cosines, Cosines]:
        """Cosines of `texts`: of each text, and of the nearest of its questions or else itself."""
        if not self.texts:
            return np.zeros(0), np.zeros(0)
        texts = product(self.text_rows, vector).astype(np.float64)
        if not self.questions:
            return texts, texts
        best = np.maximum.reduceat(product(self.question_rows, vector), self.starts)
        return texts, np.where(self.asked < 0, texts, best[self.asked])

    def nearest(self, vector: Vectors) -> tuple[dict[str, float], dict[str, float]]:
        """Cosine by passage key: of its text, and of the nearest of its questions."""
        texts = product(self.text_rows, vector).tolist() if self.texts else []
        best: list[float] = []
        if self.questions:
            best = np.maximum.reduceat(product(self.question_rows, vector), self.starts).tolist()
        return (
            dict(zip(self.texts, texts, strict=True)),
            dict(zip(self.questions, best, strict=True)),
        )

    def mean(self, key: str) -> Vectors | None:
        """The mean of a passage's vectors: half its text, half its questions, however many."""
        rows = [self.text_rows[at] for at in _places(self.texts, key)]
        for at in _places(self.questions, key):
            end = self.starts[at + 1] if at + 1 < len(self.starts) else None
            rows.append(self.question_rows[self.starts[at] : end].mean(axis=0))
        if not rows:
            return None
        mean = np.mean(rows, axis=0)
        return np.asarray(mean / max(float(np.linalg.norm(mean)), 1e-9), dtype=np.float32)


def _places(keys: Sequence[str], key: str) -> list[int]:
    """Where a key is in a sorted list."""
    at = bisect_left(keys, key)
    return [at] if at < len(keys) and keys[at] == key else []


def split(ids: Sequence[str], scores: Sequence[float]) -> tuple[dict[str, float], dict[str, float]]:
    """Scores by passage key: of its text, and the best of its questions."""
    texts: dict[str, float] = {}
    questions: dict[str, float] = {}
    for name, score in zip(ids, scores, strict=True):
        key, _, part = name.partition("#")
        held = texts if part == "t" else questions
        if score > held.get(key, -2.0):
            held[key] = score
    return texts, questions


def product(rows: Vectors, vector: Vectors) -> Vectors:
    """Each row times a vector, in this thread: others are slow to come on a busy machine.

    Rows that are kept column by column take half the time.
    """
    return np.asarray(np.einsum("ij,j->i", rows, vector), dtype=np.float32)
