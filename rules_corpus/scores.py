"""What each n-gram is worth in each shipped passage, worked out by FTS5 once and kept.

A question has up to 160 n-grams, and BM25 of them all at once takes FTS5 longer than all the rest
of a search. Its score of a passage is the sum of those of the n-grams; the shipped passages stay
as they are, and so do these.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

import numpy as np

from rules_corpus.passage import SHIPPED

# Title, questions, text, concepts.
WEIGHTS = (2.0, 2.0, 1.0, 2.0)
WORTH = np.dtype([("passage", "<i4"), ("score", "<f4")])
TABLE = f"{SHIPPED}_scores"


def make(base: sqlite3.Connection) -> None:
    """Make the table: the passages that hold an n-gram, each with what it is worth there."""
    base.execute(f"CREATE TABLE {TABLE} (gram TEXT PRIMARY KEY, worth BLOB) WITHOUT ROWID")


def fill(base: sqlite3.Connection) -> None:
    """Work all of them out anew, of an index that is made one piece before."""
    clear(base)
    base.execute(f"INSERT INTO {SHIPPED} ({SHIPPED}) VALUES ('optimize')")
    base.executemany(f"INSERT INTO {TABLE} VALUES (?, ?)", _worth(base))


def _worth(base: sqlite3.Connection) -> Iterator[tuple[str, bytes]]:
    rows = base.execute(
        f"SELECT gram, {SHIPPED}.rowid, -bm25({SHIPPED}, ?, ?, ?, ?)"
        f" FROM {SHIPPED}_grams CROSS JOIN {SHIPPED}"
        f" WHERE passages > 0 AND {SHIPPED} MATCH '\"' || gram || '\"'",
        WEIGHTS,
    )
    for gram, held in groupby(rows, itemgetter(0)):
        yield gram, np.array([row[1:] for row in held], dtype=WORTH).tobytes()


def clear(base: sqlite3.Connection) -> None:
    """Forget them: the shipped passages have changed."""
    base.execute(f"DELETE FROM {TABLE}")


def filled(base: sqlite3.Connection) -> bool:
    """Whether they stand for the passages as they are."""
    return bool(base.execute(f"SELECT EXISTS (SELECT 1 FROM {TABLE})").fetchone()[0])


def places(base: sqlite3.Connection) -> Mapping[tuple[str, str, str], Mapping[int, str]]:
    """The shipped passages of each shelf: their keys, by their place in the index."""
    held: dict[tuple[str, str, str], dict[int, str]] = {}
    rows = base.execute(
        "SELECT id, key, source, system, language FROM passages WHERE source = ?", (SHIPPED,)
    )
    for at, key, *shelf in rows:
        held.setdefault((shelf[0], shelf[1], shelf[2]), {})[at] = key
    return held


def best(
    base: sqlite3.Connection, asked: Sequence[str], among: Mapping[int, str], k: int
) -> dict[str, float]:
    """The best of some passages as key and BM25 score, higher is better."""
    marks = ", ".join("?" * len(asked))
    rows = base.execute(
        f"SELECT worth FROM {TABLE} WHERE gram IN ({marks})",
        [gram.encode().hex() for gram in asked],
    )
    worth = np.frombuffer(b"".join(row[0] for row in rows), dtype=WORTH)
    sums = np.bincount(worth["passage"], weights=worth["score"]).tolist()
    found = [(at, key) for at, key in among.items() if at < len(sums) and sums[at] > 0]
    found.sort(key=lambda each: -sums[each[0]])
    return {key: sums[at] for at, key in found[:k]}
