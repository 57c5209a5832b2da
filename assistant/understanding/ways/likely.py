"""What a text may be a way of saying, and how likely: two layers over its meaning and letters."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from zlib import crc32

import numpy as np
import numpy.typing as npt

from assistant.understanding.ways import HERE
from rules_corpus.embed import NAME, embed_query

Floats = npt.NDArray[np.float32]
FILE = HERE / "learnt.npz"
GRAMS = 2048  # places for pieces of letters; what falls together there is told apart by meaning
LONGEST_GRAM = 4


@dataclass(frozen=True, slots=True, eq=False)
class Learnt:
    """What was learnt.

    Attributes:
        labels: what can be told apart.
        mean, turn: what makes vectors of meaning even.
        rare: how much a piece of letters weighs, by its place.
        first, first_bias, last, last_bias: the two layers.
    """

    labels: tuple[str, ...]
    mean: Floats
    turn: Floats
    rare: Floats
    first: Floats
    first_bias: Floats
    last: Floats
    last_bias: Floats

    def features(self, meaning: Floats, letters: Floats) -> Floats:
        """What both layers are given: one row a text, or one text."""
        even = (meaning - self.mean) @ self.turn
        weighed = letters * self.rare
        length = np.maximum(np.linalg.norm(weighed, axis=-1, keepdims=True), 1e-6)
        # Both halves weigh alike: an even vector is about as long as the root of its places.
        made = np.concatenate([even, weighed / length * np.sqrt(even.shape[-1])], axis=-1)
        return np.asarray(made, dtype=np.float32)

    def likely(self, features: Floats) -> Floats:
        """How likely each label is; they add up to 1."""
        if features.ndim == 1:  # few pieces of letters stand in one text
            held = np.flatnonzero(features)
            drawn = features[held] @ self.first[held]
        else:
            drawn = features @ self.first
        hidden = np.maximum(drawn + self.first_bias, 0)
        raw = hidden @ self.last + self.last_bias
        grown = np.exp(raw - raw.max(axis=-1, keepdims=True))
        return np.asarray(grown / grown.sum(axis=-1, keepdims=True), dtype=np.float32)


def pieces(text: str) -> Iterator[str]:
    """The pieces of one to four letters of every word, its edges too."""
    for word in text.casefold().split():
        edged = f" {word} "
        for size in range(1, LONGEST_GRAM + 1):
            yield from (edged[n : n + size] for n in range(len(edged) - size + 1))


def letters(text: str) -> Floats:
    """How often pieces of letters stand in a text, by their places."""
    found = np.zeros(GRAMS, dtype=np.float32)
    for piece, count in Counter(pieces(text)).items():
        place = crc32(piece.encode())
        found[place % GRAMS] += count if place & 0x10000 else -count
    return found


@cache
def learnt(file: Path = FILE) -> Learnt | None:
    """What was learnt; None where it was learnt with another embedder."""
    if not file.exists():
        return None
    with np.load(file, allow_pickle=False) as held:
        if str(held["embedder"]) != NAME:
            return None
        arrays = {key: held[key].astype(np.float32)
                  for key in Learnt.__dataclass_fields__ if key != "labels"}  # fmt: skip
        return Learnt(labels=tuple(map(str, held["labels"])), **arrays)


def likely(text: str) -> Mapping[str, float]:
    """How likely a masked text is a way of saying each thing; empty without an embedder."""
    known = learnt()
    meaning = embed_query(text) if known else None
    if known is None or meaning is None:
        return {}
    chances = known.likely(known.features(meaning, letters(text)))
    return dict(zip(known.labels, map(float, chances), strict=True))
