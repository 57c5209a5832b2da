"""The lexical index: SQLite FTS5 over character n-grams, growing in place on disk.

Scripts without spaces have no words to stem, and Polish and Finnish have too many endings, so what
is indexed are n-grams; each is spelled in hexadecimal, which no tokenizer takes apart.
"""

import re
import sqlite3
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rules_corpus.passage import Passage
from rules_corpus.terms import found

_RUN = re.compile(r"[^\W_]+(?:[\u0e30-\u0e4e]+[^\W_]*)*")
_DENSE = re.compile(r"[\u0e00-\u0e7f\u3400-\u9fff\u3040-\u30ff]+")
# Title, questions, text, concepts.
WEIGHTS = (2.0, 2.0, 1.0, 2.0)
MOST_GRAMS = 160


def grams(text: str) -> list[str]:
    """The n-grams of a text: 2 and 3 letters of Thai and Chinese, 4 and whole words elsewhere."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    listed: list[str] = []
    for run in _DENSE.findall(folded):
        listed += [run[n : n + size] for size in (2, 3) for n in range(len(run) - size + 1)]
        listed += [run] if len(run) == 1 else []
    for word in _RUN.findall(_DENSE.sub(" ", folded)):
        framed = f"_{word}_"
        listed.append(framed)
        listed += [framed[n : n + 4] for n in range(len(framed) - 3)] if len(word) > 3 else []
    return listed


def spelled(found: Iterable[str]) -> str:
    """N-grams as tokens of plain hexadecimal digits."""
    return " ".join(gram.encode().hex() for gram in found)


def columns(passage: Passage) -> tuple[str, str, str, str]:
    """A passage as the index holds it: title, questions, text, and the concepts that they name."""
    parts = (passage.title, "\n".join(passage.questions), passage.text)
    named = [concept for part in parts for concept in found(part, passage.language)]
    return (*(spelled(grams(part)) for part in parts), spelled(named))  # type: ignore[return-value]


class Lexical:
    """Every passage of the library with its n-grams."""

    def __init__(self, path: Path) -> None:
        self._base = sqlite3.connect(path, check_same_thread=False, timeout=20)
        self._base.executescript(
            """
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = NORMAL;
            CREATE TABLE IF NOT EXISTS passages (
                id INTEGER PRIMARY KEY, key TEXT UNIQUE, rule TEXT, system TEXT, language TEXT,
                title TEXT, text TEXT, questions TEXT, source TEXT, place TEXT);
            CREATE INDEX IF NOT EXISTS by_source ON passages (source, system, language);
            CREATE VIRTUAL TABLE IF NOT EXISTS grams USING fts5(
                title, questions, text, concepts, content='', tokenize='ascii');
            CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary USING fts5vocab(grams, row);
            """
        )

    def add(self, passages: Iterable[Passage]) -> None:
        """Add passages; those that are there already stay."""
        with self._base:
            self._insert(passages)

    def replace(self, source: str, passages: Iterable[Passage]) -> None:
        """Put passages in the place of those that a source has: all of them or none."""
        with self._base:
            self._delete(source, set())
            self._insert(passages)

    def _insert(self, passages: Iterable[Passage]) -> None:
        for each in passages:
            fresh = self._base.execute(
                "INSERT OR IGNORE INTO passages (key, rule, system, language, title, text,"
                " questions, source, place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    each.key,
                    each.rule,
                    each.system,
                    each.language,
                    each.title,
                    each.text,
                    "\n".join(each.questions),
                    each.source,
                    each.place,
                ),
            )
            if fresh.rowcount:
                self._base.execute(
                    "INSERT INTO grams (rowid, title, questions, text, concepts)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (fresh.lastrowid, *columns(each)),
                )

    def remove(self, source: str, but: Iterable[str] = ()) -> int:
        """Remove a source's passages, but those with the keys given; how many went."""
        with self._base:
            return self._delete(source, set(but))

    def _delete(self, source: str, keep: set[str]) -> int:
        rows = self._base.execute("SELECT id, key FROM passages WHERE source = ?", (source,))
        gone = [row for row in rows if row[1] not in keep]
        for number, key in gone:
            held = next(self._read("key = ?", (key,)))
            self._base.execute(
                "INSERT INTO grams (grams, rowid, title, questions, text, concepts)"
                " VALUES ('delete', ?, ?, ?, ?, ?)",
                (number, *columns(held)),
            )
            self._base.execute("DELETE FROM passages WHERE id = ?", (number,))
        return len(gone)

    def search(
        self, question: str, language: str, shelves: Sequence[tuple[str, str, str]], k: int
    ) -> dict[str, float]:
        """The best passages of some shelves as key and BM25 score, higher is better.

        Terms of the game in the question's language count as concepts, whatever their form.
        """
        asked = list(dict.fromkeys([*found(question, language), *grams(question)]))[:MOST_GRAMS]
        if not asked or not shelves:
            return {}
        where = " OR ".join(["(source = ? AND system = ? AND language = ?)"] * len(shelves))
        values = [value for shelf in shelves for value in shelf]
        query = " OR ".join(f'"{gram.encode().hex()}"' for gram in asked)
        rows = self._base.execute(
            f"SELECT passages.key, -bm25(grams, ?, ?, ?, ?) AS score FROM grams"
            f" JOIN passages ON passages.id = grams.rowid WHERE grams MATCH ? AND ({where})"
            f" ORDER BY score DESC LIMIT ?",
            (*WEIGHTS, query, *values, k),
        )
        return {str(key): float(score) for key, score in rows}

    def document_counts(self, asked: Iterable[str]) -> Counter[str]:
        """How many passages hold each n-gram."""
        found: Counter[str] = Counter()
        for gram in asked:
            row = self._base.execute(
                "SELECT doc FROM vocabulary WHERE term = ?", (gram.encode().hex(),)
            ).fetchone()
            found[gram] = int(row[0]) if row else 0
        return found

    def passages(self, keys: Iterable[str]) -> dict[str, Passage]:
        """Passages by key."""
        return {passage.key: passage for key in keys for passage in self._read("key = ?", (key,))}

    def by_rule(self, rule: str) -> list[Passage]:
        """Every passage of a rule id, in all languages."""
        return list(self._read("rule = ?", (rule,)))

    def rules(self, source: str) -> dict[str, str]:
        """The rule of each of a source's passages, by key."""
        rows = self._base.execute("SELECT key, rule FROM passages WHERE source = ?", (source,))
        return {str(key): str(rule) for key, rule in rows}

    def shelf(self, source: str, system: str, language: str) -> list[Passage]:
        """The passages of a shelf."""
        return list(
            self._read("source = ? AND system = ? AND language = ?", (source, system, language))
        )

    def keys(self, source: str) -> set[str]:
        """The keys of a source's passages."""
        rows = self._base.execute("SELECT key FROM passages WHERE source = ?", (source,))
        return {str(row[0]) for row in rows}

    def shelves(self) -> list[tuple[str, str, str, int]]:
        """(source, system, language, number of passages), all there are."""
        return [
            (str(row[0]), str(row[1]), str(row[2]), int(row[3]))
            for row in self._base.execute(
                "SELECT source, system, language, count(*) FROM passages GROUP BY 1, 2, 3"
            )
        ]

    def _read(self, where: str, values: tuple[str, ...]) -> Iterator[Passage]:
        for row in self._base.execute(
            f"SELECT rule, system, language, title, text, questions, source, place"
            f" FROM passages WHERE {where}",
            values,
        ):
            yield Passage(
                rule=row[0],
                system=row[1],
                language=row[2],
                title=row[3],
                text=row[4],
                questions=tuple(row[5].split("\n")) if row[5] else (),
                source=row[6],
                place=row[7],
            )
