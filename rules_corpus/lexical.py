"""The lexical index: SQLite FTS5 over character n-grams, growing in place on disk.

One index of the shipped corpus, and one of the user's books. Beside each stands in how many
passages an n-gram is, so that a question reads the rare ones of a large index and lets the common
ones be.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import inf
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rules_corpus import indexes, scores
from rules_corpus.grams import grams
from rules_corpus.indexes import FIELDS, columns, edition, index_of, passage_of
from rules_corpus.opening import connected
from rules_corpus.passage import SHIPPED, Passage
from rules_corpus.terms import found

T = TypeVar("T")
MOST_GRAMS = 160
# Of own books, which may be large, a question finds passages by its rarest n-grams, up to so many
# entries of the index. What was found is scored by more of them, so many at least: to score a
# passage takes ten times as long as to pass it by.
MOST_FOUND, MOST_READ, LEAST_GRAMS = 3000, 12_000, 8
# So many of the best are looked up at once.
PAGE = 500
BATCH = 2000


class Named(NamedTuple):
    """The concepts that a passage names: in its title, and in its text."""

    title: frozenset[str]
    text: frozenset[str]


class Lexical:
    """Every passage of the library with its n-grams."""

    def __init__(self, path: Path) -> None:
        self._base = connected(path)
        self._kept: dict[str, tuple[tuple[int, int], Any]] = {}
        if self._number("PRAGMA user_version") != edition():
            with self._base:
                self._rebuild()

    @property
    def state(self) -> tuple[int, int]:
        """What changes with every change of the index, by whatever process."""
        return self._number("PRAGMA data_version"), self._base.total_changes

    def add(self, passages: Iterable[Passage]) -> None:
        """Add passages; those that are there already stay."""
        with self._base:
            self._insert(passages)

    def settle(self) -> None:
        """Work out beforehand what n-grams are worth in the shipped passages, as all are there."""
        with self._base:
            scores.fill(self._base)

    def replace(self, source: str, passages: Iterable[Passage]) -> None:
        """Put passages in the place of those that a source has: all of them or none."""
        with self._base:
            self._delete(source, set())
            self._insert(passages)

    def remove(self, source: str, but: Iterable[str] = ()) -> int:
        """Remove a source's passages, but those with the keys given; how many went."""
        with self._base:
            return self._delete(source, set(but))

    def search(
        self, question: str, language: str, shelves: Sequence[tuple[str, str, str]], k: int
    ) -> dict[str, float]:
        """The best passages of some shelves as key and BM25 score, higher is better.

        Terms of the game in the question's language count as concepts, whatever their form.
        """
        asked = list(dict.fromkeys([*found(question, language), *grams(question)]))[:MOST_GRAMS]
        scores: dict[str, float] = {}
        for index in dict.fromkeys(index_of(shelf[0]) for shelf in shelves):
            places = [shelf for shelf in shelves if index_of(shelf[0]) == index]
            scores |= self._search(index, asked, places, k)
        return scores

    def document_counts(self, asked: Iterable[str]) -> Counter[str]:
        """How many passages of the shipped corpus hold each n-gram."""
        return self._counts(SHIPPED, list(asked))

    def passages(self, keys: Iterable[str]) -> dict[str, Passage]:
        """Passages by key."""
        wanted = list(keys)
        marks = ", ".join("?" * len(wanted))
        held = {each.key: each for each in self._read(f"key IN ({marks})", wanted)}
        return {key: held[key] for key in wanted if key in held}

    def named(self, keys: Iterable[str]) -> dict[str, Named]:
        """The concepts that passages name, by key."""
        wanted = list(keys)
        marks = ", ".join("?" * len(wanted))
        rows = self._base.execute(
            f"SELECT key, title_terms, text_terms FROM passages WHERE key IN ({marks})", wanted
        )
        return {key: named(title, text) for key, title, text in rows}

    def by_rule(self, rule: str) -> list[Passage]:
        """Every passage of a rule id, in all languages."""
        return list(self._read("rule = ?", (rule,)))

    def shipped(self) -> dict[str, tuple[Passage, Named]]:
        """The shipped passages, and the concepts that they name, by key."""

        def read() -> dict[str, tuple[Passage, Named]]:
            rows = self._base.execute(
                f"SELECT key, title_terms, text_terms, {FIELDS} FROM passages WHERE source = ?",
                (SHIPPED,),
            )
            return {key: (passage_of(fields), named(title, text))
                    for key, title, text, *fields in rows}  # fmt: skip

        return self._once("shipped", read)

    def rules(self) -> dict[str, str]:
        """The rule of each shipped passage, by key."""
        return self._once(
            "rules", lambda: {key: each.rule for key, (each, _) in self.shipped().items()}
        )

    def shelf(self, source: str, system: str, language: str) -> list[Passage]:
        """The passages of a shelf."""
        return list(
            self._read("source = ? AND system = ? AND language = ?", (source, system, language))
        )

    def shelves(self) -> list[tuple[str, str, str, int]]:
        """(source, system, language, number of passages), all there are."""

        def read() -> list[tuple[str, str, str, int]]:
            return [
                (str(row[0]), str(row[1]), str(row[2]), int(row[3]))
                for row in self._base.execute(
                    "SELECT source, system, language, count(*) FROM passages GROUP BY 1, 2, 3"
                )
            ]

        return self._once("shelves", read)

    def _insert(self, passages: Iterable[Passage]) -> None:
        rest = iter(passages)
        while batch := list(islice(rest, BATCH)):
            counts: dict[str, Counter[str]] = {}
            for each in batch:
                index = index_of(each.source)
                held, title, text = columns(each)
                fresh = self._base.execute(
                    f"INSERT OR IGNORE INTO passages (key, {FIELDS}, title_terms, text_terms)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (each.key, each.rule, each.system, each.language, each.title, each.text,
                     "\n".join(each.questions), each.source, each.place,
                     title, text),
                )  # fmt: skip
                if fresh.rowcount:
                    self._base.execute(
                        f"INSERT INTO {index} (rowid, title, questions, text, concepts)"
                        " VALUES (?, ?, ?, ?, ?)",
                        (fresh.lastrowid, *held),
                    )
                    counts.setdefault(index, Counter()).update(held.grams())
            indexes.count(self._base, counts)
            if SHIPPED in counts:
                scores.clear(self._base)

    def _delete(self, source: str, keep: set[str]) -> int:
        rows = self._base.execute(
            f"SELECT id, key, {FIELDS} FROM passages WHERE source = ?", (source,)
        ).fetchall()
        gone = [row for row in rows if row[1] not in keep]
        counts: dict[str, Counter[str]] = {}
        for number, _, *fields in gone:
            each = passage_of(fields)
            index, (held, *_) = index_of(source), columns(each)
            self._base.execute(
                f"INSERT INTO {index} ({index}, rowid, title, questions, text, concepts)"
                " VALUES ('delete', ?, ?, ?, ?, ?)",
                (number, *held),
            )
            self._base.execute("DELETE FROM passages WHERE id = ?", (number,))
            counts.setdefault(index, Counter()).subtract(held.grams())
        indexes.count(self._base, counts)
        if SHIPPED in counts:
            scores.clear(self._base)
        return len(gone)

    def _places(self, shelves: Sequence[tuple[str, str, str]]) -> dict[int, str]:
        """The keys of the passages of shipped shelves, by their place in the index."""
        held = self._once("places", lambda: scores.places(self._base))
        return {at: key for shelf in shelves for at, key in held.get(shelf, {}).items()}

    def _search(
        self, index: str, asked: list[str], shelves: Sequence[tuple[str, str, str]], k: int
    ) -> dict[str, float]:
        if index == SHIPPED and self._once("scored", lambda: scores.filled(self._base)):
            return scores.best(self._base, asked, self._places(shelves), k)
        counts = self._counts(index, asked)
        whole = index == SHIPPED
        sought = rarest(counts, inf if whole else MOST_FOUND, 1)
        scored = rarest(counts, inf if whole else MOST_READ, LEAST_GRAMS)
        if not sought:
            return {}
        query = any_of(sought) if sought == scored else f"({any_of(sought)}) AND ({any_of(scored)})"
        where = " OR ".join(["(source = ? AND system = ? AND language = ?)"] * len(shelves))
        rows = self._base.execute(
            f"SELECT rowid, -bm25({index}, ?, ?, ?, ?) AS score FROM {index}"
            f" WHERE {index} MATCH ? ORDER BY score DESC",
            (*scores.WEIGHTS, query),
        )
        best: dict[str, float] = {}
        # To look up the shelf of each takes as long as to score it: it is done for the best alone.
        while len(best) < k and (page := dict(rows.fetchmany(PAGE))):
            marks = ", ".join("?" * len(page))
            keys = dict(self._base.execute(
                f"SELECT id, key FROM passages WHERE id IN ({marks}) AND ({where})",
                (*page, *(value for shelf in shelves for value in shelf)),
            ).fetchall())  # fmt: skip
            best |= {keys[at]: score for at, score in page.items() if at in keys}
        return dict(list(best.items())[:k])

    def _counts(self, index: str, asked: list[str]) -> Counter[str]:
        spelling = {gram.encode().hex(): gram for gram in asked}
        marks = ", ".join("?" * len(spelling))
        rows = self._base.execute(
            f"SELECT gram, passages FROM {index}_grams WHERE gram IN ({marks})", list(spelling)
        )
        return Counter({spelling[gram]: int(number) for gram, number in rows})

    def _rebuild(self) -> None:
        """Make all indexes anew from the passages: the words that they rest on have changed."""
        former = indexes.cleared(self._base)
        self._insert(former)
        indexes.closed(self._base)
        scores.fill(self._base)

    def _once(self, name: str, read: Callable[[], T]) -> T:
        """What was read before, as long as nothing has changed."""
        state = self.state
        held = self._kept.get(name)
        if held is None or held[0] != state:
            held = self._kept[name] = (state, read())
        return held[1]

    def _number(self, question: str) -> int:
        return int(self._base.execute(question).fetchone()[0])

    def _read(self, where: str, values: Iterable[str]) -> Iterator[Passage]:
        rows = self._base.execute(f"SELECT {FIELDS} FROM passages WHERE {where}", list(values))
        return map(passage_of, rows)


def rarest(counts: Counter[str], most: float, least: int) -> list[str]:
    """The rarest n-grams of a question, up to so many entries of the index, so many at least."""
    read = 0
    chosen: list[str] = []
    for gram, count in sorted(counts.items(), key=lambda each: each[1]):
        read += count
        if read > most and len(chosen) >= least:
            break
        if count:
            chosen.append(gram)
    return chosen


def any_of(asked: Iterable[str]) -> str:
    """A question to the index: passages that hold any of some n-grams."""
    return " OR ".join(f'"{gram.encode().hex()}"' for gram in asked)


def named(title: str, text: str) -> Named:
    """The concepts of a passage as the index holds them."""
    return Named(frozenset(title.split()), frozenset(text.split()))
