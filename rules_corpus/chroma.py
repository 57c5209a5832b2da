"""The vector store: one Chroma collection per source, system and language; ids and vectors only.

A `where` with two clauses is many times slower than a query without one: shelves are collections.
Chroma runs in the process with a folder of its own, or as a server; vectors of two embedders are
never on one shelf.
"""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from rules_corpus.embed import Vectors
from rules_corpus.errors import LibraryError
from rules_corpus.kept import Kept, split
from rules_corpus.passage import SHIPPED, Passage

T = TypeVar("T")
Shelf = tuple[str, str, str]
BATCH = 4000
SMALL = 20_000
# The shipped shelves are small, and compared row by row: a bare graph is enough, and is soon made.
BARE = {"hnsw:construction_ef": 8, "hnsw:M": 4}

UNWRITABLE = ("disk is full", "readonly", "read-only", "unable to open")


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
        self._kept: dict[tuple[Shelf, ...], Kept] = {}
        self._large: dict[Shelf, bool] = {}

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
            kind: dict[str, Any] = {"hnsw:space": "cosine", "embedder": self._embedder}
            kind |= BARE if source == SHIPPED else {}
            shelf = self._asked(
                lambda: client.get_or_create_collection(
                    name, embedding_function=None, metadata=kind
                )
            )
            if (shelf.metadata or {}).get("embedder") != self._embedder:
                raise other_embedder()
            self._open[name] = shelf
        return self._open[name]

    def add(
        self, source: str, system: str, language: str, ids: Sequence[str], rows: Vectors
    ) -> None:
        """Put vectors on a shelf; those that are there are overwritten."""
        shelf = self.shelf(source, system, language)
        self.forget()
        for start in range(0, len(ids), BATCH):
            part = slice(start, start + BATCH)
            named, vectors = list(ids[part]), rows[part]
            self._asked(lambda: shelf.upsert(ids=named, embeddings=vectors))  # noqa: B023

    def ids(self, source: str, system: str, language: str) -> set[str]:
        """The ids on a shelf."""
        shelf = self.shelf(source, system, language)
        return set(self._asked(lambda: shelf.get(include=[])["ids"]))

    def drop(self, source: str, system: str, language: str) -> None:
        """Take a whole shelf away."""
        shelf = self.shelf(source, system, language)
        self.forget()
        self._open.pop(shelf.name)
        self._asked(lambda: self._connected().delete_collection(shelf.name))

    def remove(self, source: str, system: str, language: str, ids: Sequence[str]) -> None:
        """Take vectors off a shelf."""
        if ids:
            shelf = self.shelf(source, system, language)
            self.forget()
            self._asked(lambda: shelf.delete(ids=list(ids)))

    def nearest(
        self, shelves: Sequence[Shelf], vector: Vectors, k: int
    ) -> tuple[dict[str, float], dict[str, float]]:
        """Cosine similarity by passage key, of its text, and of the nearest of its questions.

        All of small shelves, the k nearest of a large one: scores are compared as z-scores, which
        want the whole shelf, and asking Chroma for everything takes longer than the product with
        what was read out of it once.

        Raises:
            LibraryError: `other_embedder`: the vector is of another size than those of a shelf.
        """
        small = [each for each in shelves if not self._is_large(each)]
        texts, questions = self.kept(small, vector).nearest(vector)
        for place in shelves:
            if place in small:
                continue
            shelf = self.shelf(*place)
            result = self._asked(
                lambda: shelf.query(  # noqa: B023
                    query_embeddings=vector[None, :], n_results=k, include=["distances"]
                )
            )
            ids, distances = result["ids"][0], result["distances"][0]
            near = split(ids, [1.0 - float(distance) for distance in distances])
            texts, questions = texts | near[0], questions | near[1]
        return texts, questions

    def kept(self, shelves: Sequence[Shelf], vector: Vectors) -> Kept:
        """Small shelves as one, whose rows can be compared with a vector.

        Raises:
            LibraryError: `other_embedder`.
        """
        whole = self._whole(shelves)
        if whole.width not in (0, len(vector)):
            raise other_embedder()
        return whole

    def vector(self, passage: Passage) -> Vectors | None:
        """What stands for a passage of a small shelf: the mean of its text and its questions."""
        place = (passage.source, passage.system, passage.language)
        return None if self._is_large(place) else self._whole([place]).mean(passage.key)

    def _is_large(self, place: Shelf) -> bool:
        if place not in self._large:
            self._large[place] = self._asked(self.shelf(*place).count) > SMALL
        return self._large[place]

    def _whole(self, shelves: Sequence[Shelf]) -> Kept:
        """Small shelves, read out once, as one."""
        which = tuple(shelves)
        if which not in self._kept:
            read = [self._asked(lambda: self.shelf(*each).get(include=["embeddings"]))  # noqa: B023
                    for each in which]  # fmt: skip
            self._kept[which] = Kept.of(read)
        return self._kept[which]

    def forget(self) -> None:
        """Read again what was kept: it has changed."""
        self._kept.clear()
        self._large.clear()

    def readable(self) -> bool:
        """Whether vectors can be had: Chroma opens no file on a disk that it can't write to."""
        try:
            self._connected()
        except Exception as error:  # it raises what its Rust library raises
            said = str(error).casefold()
            if self._url is None and any(each in said for each in UNWRITABLE):
                return False
            raise
        return True

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

    def _asked(self, work: Callable[[], T]) -> T:
        """Ask Chroma; on a server, whatever goes wrong is that it can't be reached."""
        try:
            return work()
        except LibraryError:
            raise
        except Exception as error:  # its client raises what its HTTP library raises
            if "dimension" in str(error):
                raise other_embedder() from error
            if self._url is None:
                raise
            raise unreachable(self._url, error) from error

    def _name(self, source: str, system: str, language: str) -> str:
        """A name that Chroma takes for any source; a server has the books of others too."""
        owner = self._library if self._url and source != SHIPPED else ""
        plain = "\0".join(part for part in (source, self._embedder, owner) if part)
        return f"{hashlib.sha256(plain.encode()).hexdigest()[:12]}-{system}-{language}"


def other_embedder() -> LibraryError:
    """Vectors that can't be compared with those of a shelf."""
    return LibraryError(
        "other_embedder", "The embedder is not the one that the library was built with.",
        "Set FATEWRIGHT_EMBEDDER to it, or remove the folder library in FATEWRIGHT_HOME and "
        "ingest your books again.",
    )  # fmt: skip


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
