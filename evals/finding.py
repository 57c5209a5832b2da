"""Finding, measured: a search beyond its embedding, one among 100,000 passages, a book's way in.

Processor time stands beside the time on the clock: on a busy machine they differ.
"""

import random
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

import numpy as np

from evals.cases import LANGUAGES, questions
from evals.memory import peak
from rules_corpus import build
from rules_corpus.embed import Vectors
from rules_corpus.embedders import Shipped
from rules_corpus.ingest import Progress, silently
from rules_corpus.library import Library
from rules_corpus.passage import Passage, shipped

MANY, BATCH = 100_000, 5000
ASKED = 12
SYNTHETIC = "synthetic"
WORDS_A_PASSAGE = 40


class Remembering(Shipped):
    """The embedder, whose vector of a question is made once: what is left is the search."""

    def __init__(self) -> None:
        self._held: dict[str, Vectors | None] = {}

    def query(self, text: str) -> Vectors | None:
        """The vector of a question."""
        if text not in self._held:
            self._held[text] = super().query(text)
        return self._held[text]


def beyond(library: Library) -> Mapping[str, float]:
    """Searches of the shipped corpus without their embedding, plain and with every filter.

    Args:
        library: one with a `Remembering` embedder.
    """
    asked = [case.question for language in LANGUAGES for case in questions(language)[:ASKED]]
    filters: tuple[dict[str, str], ...] = (
        {}, {"system": "magus"}, {"source": "shipped"}, {"language": "en"},
        {"system": "condensed", "source": "shipped", "language": "pl"},
    )  # fmt: skip
    times: list[float] = []
    own: list[float] = []
    for question in asked:
        for given in filters:
            library.search(question, **given)  # type: ignore[arg-type]
            start, busy = perf_counter(), process_time()
            library.search(question, **given)  # type: ignore[arg-type]
            times.append(perf_counter() - start)
            own.append(process_time() - busy)
    return {**spread("beyond", times), **spread("cpu", own)}


def among_many(
    folder: Path, many: int = MANY, progress: Progress = silently
) -> Mapping[str, float]:
    """Searches among synthetic passages, and what growing to so many took: time, and memory."""
    library = Library.open(folder, Remembering())
    before, done = peak(), 0
    indexing = shelving = 0.0
    dice = np.random.default_rng(7)
    real = np.stack(list(build.read("condensed", "en").values()))
    for batch in synthetic(many):
        rows = between(real, len(batch), dice)
        start = perf_counter()
        library.lexical.add(batch)
        indexed = perf_counter()
        library.vault.add(SYNTHETIC, "user", "en", [f"{each.key}#t" for each in batch], rows)
        indexing, shelving = indexing + indexed - start, shelving + perf_counter() - indexed
        done += len(batch)
        progress("index", done, many)
    times: list[float] = []
    own: list[float] = []
    for case in questions("en")[:ASKED]:
        library.search(case.question)
        for given in (None, SYNTHETIC):
            start, busy = perf_counter(), process_time()
            library.search(case.question, source=given)
            times.append(perf_counter() - start)
            own.append(process_time() - busy)
    return {
        "passages": many, **spread("beyond", times), **spread("cpu", own),
        "index_s": round(indexing, 1), "shelf_s": round(shelving, 1),
        "before_mb": round(before), "peak_mb": round(peak()),
    }  # fmt: skip


def between(real: Vectors, many: int, dice: np.random.Generator) -> Vectors:
    """Vectors that lie between two of some real ones, a little off: as crowded as those are."""
    first, second = real[dice.integers(len(real), size=(2, many))]
    share = dice.random((many, 1), dtype=np.float32)
    noise = dice.standard_normal((many, real.shape[1]), dtype=np.float32) / 100
    return np.asarray(share * first + (1 - share) * second + noise, dtype=np.float32)


def synthetic(many: int) -> Iterator[list[Passage]]:
    """Passages of words of the rules, drawn by chance, a batch at a time."""
    words = sorted({word for each in shipped() if each.language == "en"
                    for word in each.text.split()})  # fmt: skip
    for start in range(0, many, BATCH):
        yield [_drawn(number, words) for number in range(start, min(start + BATCH, many))]


def _drawn(number: int, words: Sequence[str]) -> Passage:
    text = " ".join(random.Random(number).choices(words, k=WORDS_A_PASSAGE))
    return Passage(rule=f"{SYNTHETIC}#{number}", system="user", language="en", title=text[:30],
                   text=text, source=SYNTHETIC)  # fmt: skip


class Twice(Shipped):
    """The embedder, which makes every vector a second time and notes how long that takes."""

    def __init__(self) -> None:
        self.bare = 0.0

    def passages(self, texts: Sequence[str]) -> Vectors | None:
        """The vectors of texts, one a row."""
        rows = super().passages(texts)
        start = perf_counter()
        super().passages(texts)
        self.bare += perf_counter() - start
        return rows


def ingesting(book: Path, progress: Progress = silently) -> Mapping[str, float]:
    """How fast a book goes in, and the embedder alone over the same texts, a batch in turn."""
    with tempfile.TemporaryDirectory() as folder:
        embedder = Twice()
        library = Library.open(Path(folder), embedder)
        start = perf_counter()
        report = library.ingest(book, progress)
        whole = perf_counter() - start - embedder.bare
    return {
        "passages": report.passages,
        "ingest_per_s": round(report.passages / whole, 2),
        "bare_per_s": round(report.passages / embedder.bare, 2),
        "ratio": round(embedder.bare / whole, 3),
    }


def spread(name: str, times: Sequence[float]) -> Mapping[str, float]:
    """The median and the 95th percentile, in milliseconds."""
    return {f"{name}_p50_ms": round(median(times) * 1000, 1),
            f"{name}_p95_ms": round(quantiles(times, n=20)[-1] * 1000, 1)}  # fmt: skip
