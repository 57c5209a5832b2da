"""The vector store: one Chroma collection per source, system and language; ids and vectors only.

A `where` with two clauses is many times slower than a query without one: shelves are collections.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from rules_corpus.embed import NAME, Vectors

BATCH = 4000
SMALL = 20_000


class Vault:
    """Vectors by passage key: `key#t` for its text, `key#0`, `key#1` ... for its questions."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._client: Any = None
        self._open: dict[str, Any] = {}
        self._kept: dict[str, tuple[list[str], Vectors]] = {}

    def shelf(self, source: str, system: str, language: str) -> Any:
        """The collection of a shelf, made when it is first needed."""
        name = shelf_name(source, system, language)
        if name not in self._open:
            self._open[name] = self._connected().get_or_create_collection(
                name, embedding_function=None, metadata={"hnsw:space": "cosine", "embedder": NAME}
            )
        return self._open[name]

    def add(
        self, source: str, system: str, language: str, ids: Sequence[str], rows: Vectors
    ) -> None:
        """Put vectors on a shelf; those that are there are overwritten."""
        shelf = self.shelf(source, system, language)
        self._kept.pop(shelf.name, None)
        for start in range(0, len(ids), BATCH):
            part = slice(start, start + BATCH)
            shelf.upsert(ids=list(ids[part]), embeddings=rows[part])

    def ids(self, source: str, system: str, language: str) -> set[str]:
        """The ids on a shelf."""
        return set(self.shelf(source, system, language).get(include=[])["ids"])

    def remove(self, source: str, system: str, language: str, ids: Sequence[str]) -> None:
        """Take vectors off a shelf."""
        if ids:
            shelf = self.shelf(source, system, language)
            self._kept.pop(shelf.name, None)
            shelf.delete(ids=list(ids))

    def nearest(
        self, source: str, system: str, language: str, vector: Vectors, k: int
    ) -> tuple[dict[str, float], dict[str, float]]:
        """Cosine similarity by passage key, of its text, and of the nearest of its questions.

        All of a small shelf, the k nearest of a large one: scores are compared as z-scores, which
        want the whole shelf, and asking Chroma for everything takes longer than the product with
        what was read out of it once.
        """
        shelf = self.shelf(source, system, language)
        if shelf.name not in self._kept and shelf.count() > SMALL:
            result = shelf.query(
                query_embeddings=vector[None, :], n_results=k, include=["distances"]
            )
            ids, distances = result["ids"][0], result["distances"][0]
            return split(ids, [1.0 - float(distance) for distance in distances])
        ids, rows = self._read(shelf)
        return split(ids, (rows @ vector).tolist() if ids else [])

    def _read(self, shelf: Any) -> tuple[list[str], Vectors]:
        held = self._kept.get(shelf.name)
        if held is None:
            whole = shelf.get(include=["embeddings"])
            rows = np.asarray(whole["embeddings"], dtype=np.float32)
            norms = np.linalg.norm(rows, axis=1, keepdims=True) if len(rows) else 1.0
            held = self._kept[shelf.name] = (list(whole["ids"]), rows / norms)
        return held

    def _connected(self) -> Any:
        if self._client is None:
            import chromadb  # slow to import, and not needed to open the library
            from chromadb.config import Settings

            self._client = chromadb.PersistentClient(
                str(self._folder), Settings(anonymized_telemetry=False)
            )
        return self._client


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


def shelf_name(source: str, system: str, language: str) -> str:
    """A name that Chroma takes for any source."""
    plain = f"{source}\0{NAME}"
    return f"{hashlib.sha256(plain.encode()).hexdigest()[:12]}-{system}-{language}"
