"""The vector store: one Chroma collection per source, system and language; ids and vectors only.

A `where` with two clauses is many times slower than a query without one: shelves are collections.
Chroma runs in the process with a folder of its own, or as a server; vectors of two embedders are
never on one shelf.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import numpy as np

from rules_corpus.embed import Vectors
from rules_corpus.errors import LibraryError
from rules_corpus.passage import SHIPPED

BATCH = 4000
SMALL = 20_000


class Vault:
    """Vectors by passage key: `key#t` for its text, `key#0`, `key#1` ... for its questions.

    Args:
        folder: where Chroma keeps them without a server.
        embedder: the name of the model that they come from.
        url: the address of a Chroma server.
        library: what tells this library's own books from those of others on the same server.
    """

    def __init__(
        self, folder: Path, embedder: str, url: str | None = None, library: str = ""
    ) -> None:
        self._folder, self._embedder = folder, embedder
        self._url, self._library = url, library
        self._client: Any = None
        self._open: dict[str, Any] = {}
        self._kept: dict[str, tuple[list[str], Vectors]] = {}

    @property
    def mark(self) -> str:
        """Whose vectors are kept, and where: when this changes, shelves are filled anew."""
        return f"{self._embedder} {self._url or ''}".strip()

    def shelf(self, source: str, system: str, language: str) -> Any:
        """The collection of a shelf, made when it is first needed.

        Raises:
            LibraryError: `chroma_unreachable`, `other_embedder`.
        """
        name = self._name(source, system, language)
        if name not in self._open:
            client = self._connected()
            try:
                shelf = client.get_or_create_collection(
                    name,
                    embedding_function=None,
                    metadata={"hnsw:space": "cosine", "embedder": self._embedder},
                )
            except Exception as error:
                raise unreachable(self._url, error) from error
            if (shelf.metadata or {}).get("embedder") != self._embedder:
                raise LibraryError(
                    "other_embedder", "A shelf of the library is of another embedder.",
                    f"Remove {self._folder} and start again: it is built anew.",
                )  # fmt: skip
            self._open[name] = shelf
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

    def drop(self, source: str, system: str, language: str) -> None:
        """Take a whole shelf away."""
        shelf = self.shelf(source, system, language)
        self._kept.pop(shelf.name, None)
        self._open.pop(shelf.name)
        self._connected().delete_collection(shelf.name)

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

        Raises:
            LibraryError: `other_embedder`: the vector is of another size than the shelf's.
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

            chosen = Settings(anonymized_telemetry=False)
            if self._url is None:
                self._client = chromadb.PersistentClient(str(self._folder), chosen)
                return self._client
            parts = urlsplit(self._url)
            secure = parts.scheme == "https"
            try:
                self._client = chromadb.HttpClient(
                    parts.hostname or "", parts.port or (443 if secure else 8000), secure,
                    settings=chosen,
                )  # fmt: skip
            except Exception as error:  # whatever its HTTP library raises, and a ValueError
                raise unreachable(self._url, error) from error
        return self._client

    def _name(self, source: str, system: str, language: str) -> str:
        """A name that Chroma takes for any source; a server has the books of others too."""
        owner = self._library if self._url and source != SHIPPED else ""
        plain = "\0".join(part for part in (source, self._embedder, owner) if part)
        return f"{hashlib.sha256(plain.encode()).hexdigest()[:12]}-{system}-{language}"


def unreachable(url: str | None, error: Exception) -> LibraryError:
    """What stands in the way of the vector store."""
    if url is None:
        return LibraryError(
            "library_unusable", f"The vectors of the library can't be opened ({error}).",
            "Remove the folder library in FATEWRIGHT_HOME, and ingest your books again.",
        )  # fmt: skip
    return LibraryError(
        "chroma_unreachable", f"The Chroma server at {url} can't be reached.",
        "Start it, check FATEWRIGHT_CHROMA_URL, or leave that unset to do without a server.",
    )  # fmt: skip


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
