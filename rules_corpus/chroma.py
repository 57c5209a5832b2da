"""The vector store: one Chroma collection per source, system and language; ids and vectors only.

A `where` with two clauses is many times slower than a query without one: shelves are collections.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules_corpus.embed import NAME, Vectors

BATCH = 4000


class Vault:
    """Vectors by passage key: `key#t` for its text, `key#0`, `key#1` ... for its questions."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._client: Any = None
        self._open: dict[str, Any] = {}

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
        for start in range(0, len(ids), BATCH):
            part = slice(start, start + BATCH)
            shelf.upsert(ids=list(ids[part]), embeddings=rows[part])

    def ids(self, source: str, system: str, language: str) -> set[str]:
        """The ids on a shelf."""
        return set(self.shelf(source, system, language).get(include=[])["ids"])

    def remove(self, source: str, system: str, language: str, ids: Sequence[str]) -> None:
        """Take vectors off a shelf."""
        if ids:
            self.shelf(source, system, language).delete(ids=list(ids))

    def nearest(
        self, source: str, system: str, language: str, vector: Vectors, k: int
    ) -> dict[str, float]:
        """The nearest ids with their cosine similarity, up to k."""
        shelf = self.shelf(source, system, language)
        result = shelf.query(query_embeddings=vector[None, :], n_results=k, include=["distances"])
        return {
            str(name): 1.0 - float(distance)
            for name, distance in zip(result["ids"][0], result["distances"][0], strict=True)
        }

    def _connected(self) -> Any:
        if self._client is None:
            import chromadb  # slow to import, and not needed to open the library
            from chromadb.config import Settings

            self._client = chromadb.PersistentClient(
                str(self._folder), Settings(anonymized_telemetry=False)
            )
        return self._client


def shelf_name(source: str, system: str, language: str) -> str:
    """A name that Chroma takes for any source."""
    plain = f"{source}\0{NAME}"
    return f"{hashlib.sha256(plain.encode()).hexdigest()[:12]}-{system}-{language}"
