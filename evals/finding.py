"""Finding, measured: a search beyond its embedding, one among 100,000 passages, a book's way in.

Processor time stands beside the time on the clock: on a busy machine they differ.
"""

import random
import resource
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

import numpy as np

from evals.cases import LANGUAGES, questions
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


def among_many(folder: Path, many: int = MANY) -> Mapping[str, float]:
    """Searches among synthetic passages, the index grown in place, and the memory that it took."""
    library = Library.open(folder, Remembering())
    before = peak()
    start = perf_counter()
    for batch in synthetic(many):
        library.lexical.add(batch)
    grown, after = perf_counter() - start, peak()
    dice = np.random.default_rng(7)
    for at in range(0, many, BATCH):
        rows = dice.standard_normal((BATCH, 384)).astype(np.float32)
        keys = [f"{each.key}#t" for each in next(synthetic(BATCH, at))]
        library.vault.add(SYNTHETIC, "user", "en", keys, rows)
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
        "index_s": round(grown, 1), "index_memory_mb": round(after - before),
    }  # fmt: skip


def synthetic(many: int, first: int = 0) -> Iterator[list[Passage]]:
    """Passages of words of the rules, drawn by chance, a batch at a time."""
    words = sorted({word for each in shipped() if each.language == "en"
                    for word in each.text.split()})  # fmt: skip
    for start in range(first, first + many, BATCH):
        yield [_drawn(number, words) for number in range(start, min(start + BATCH, first + many))]


def _drawn(number: int, words: Sequence[str]) -> Passage:
    text = " ".join(random.Random(number).choices(words, k=WORDS_A_PASSAGE))
    return Passage(rule=f"{SYNTHETIC}#{number}", system="user", language="en", title=text[:30],
                   text=text, source=SYNTHETIC)  # fmt: skip


def ingesting(book: Path, progress: Progress = silently) -> Mapping[str, float]:
    """How fast a book goes in, beside the embedder alone over the same texts, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library.open(Path(folder))
        start = perf_counter()
        report = library.ingest(book, progress)
        whole = perf_counter() - start
        texts = [build.parts(each)[0][1] for _, system, language, _ in library.lexical.shelves()
                 for each in library.lexical.shelf(book.name, system, language)]  # fmt: skip
        start = perf_counter()
        for at in range(0, len(texts), 16):
            Shipped().passages(texts[at : at + 16])
        bare = perf_counter() - start
    return {
        "passages": report.passages,
        "ingest_per_s": round(report.passages / whole, 2),
        "bare_per_s": round(report.passages / bare, 2),
        "ratio": round(bare / whole, 3),
    }


def peak() -> float:
    """The most memory that this process has used, in MB."""
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / (1e6 if sys.platform == "darwin" else 1e3)


def spread(name: str, times: Sequence[float]) -> Mapping[str, float]:
    """The median and the 95th percentile, in milliseconds."""
    return {f"{name}_p50_ms": round(median(times) * 1000, 1),
            f"{name}_p95_ms": round(quantiles(times, n=20)[-1] * 1000, 1)}  # fmt: skip
