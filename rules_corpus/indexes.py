"""The tables of the lexical index: passages, their n-grams, and in how many of them each is."""

import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rules_corpus import scores
from rules_corpus.grams import grams, spelled
from rules_corpus.passage import HERE, SHIPPED, Passage
from rules_corpus.terms import found

FORMAT = 4
OWN = "own"
FIELDS = "rule, system, language, title, text, questions, source, place"


def passage_of(fields: Iterable[str]) -> Passage:
    """A passage as the index holds it."""
    rule, system, language, title, text, questions, source, place = fields
    return Passage(rule=rule, system=system, language=language, title=title, text=text,
                   questions=tuple(questions.split("\n")) if questions else (),
                   source=source, place=place)  # fmt: skip


class Columns(NamedTuple):
    """A passage as it is indexed: n-grams of its parts, and the concepts that they name."""

    title: str
    questions: str
    text: str
    concepts: str

    def grams(self) -> set[str]:
        """What it is found by, each once."""
        return set(" ".join(self).split())


def columns(passage: Passage) -> tuple[Columns, str, str]:
    """A passage as it is indexed, and the concepts that its title and its text name."""
    parts = (passage.title, "\n".join(passage.questions), passage.text)
    named = [found(part, passage.language) for part in parts]
    title, questions, text = (spelled(grams(part)) for part in parts)
    concepts = spelled(concept for each in named for concept in each)
    return (Columns(title, questions, text, concepts),
            " ".join({*named[0]}), " ".join({*named[2]}))  # fmt: skip


def index_of(source: str) -> str:
    """The index that the passages of a source are in."""
    return SHIPPED if source == SHIPPED else OWN


def edition() -> int:
    """What the indexes rest on, as a number: their form, and the termbase."""
    return zlib.crc32((HERE / "terms.yaml").read_bytes(), FORMAT) & 0x7FFFFFFF


def make(base: sqlite3.Connection, index: str) -> None:
    """Make the tables of an index."""
    base.execute(
        f"CREATE VIRTUAL TABLE {index} USING fts5("
        "title, questions, text, concepts, content='', tokenize='ascii')"
    )
    base.execute(
        f"CREATE TABLE {index}_grams (gram TEXT PRIMARY KEY, passages INTEGER) WITHOUT ROWID"
    )
    if index == SHIPPED:
        scores.make(base)


def count(base: sqlite3.Connection, counts: Mapping[str, Counter[str]]) -> None:
    """Note in how many passages more, or fewer, each n-gram of an index is."""
    for index, counted in counts.items():
        base.executemany(
            f"INSERT INTO {index}_grams VALUES (?, ?)"
            " ON CONFLICT (gram) DO UPDATE SET passages = passages + excluded.passages",
            counted.items(),
        )


def cleared(base: sqlite3.Connection) -> Iterator[Passage]:
    """Drop every index and begin the passages anew; those of before are put aside, and read."""
    virtual = "sql LIKE 'CREATE VIRTUAL%'"
    for which in (virtual, "name GLOB '*_grams'"):
        rows = base.execute(
            f"SELECT name FROM sqlite_master WHERE type = 'table' AND {which}"
        ).fetchall()
        for (name,) in sorted(rows, reverse=True):
            base.execute(f"DROP TABLE {name}")
    base.execute("DROP INDEX IF EXISTS by_source")
    base.execute("DROP INDEX IF EXISTS by_rule")
    if base.execute("SELECT 1 FROM sqlite_master WHERE name = 'passages'").fetchone():
        base.execute("ALTER TABLE passages RENAME TO former")
    else:
        base.execute(f"CREATE TABLE former ({FIELDS})")
    base.execute(
        "CREATE TABLE passages (id INTEGER PRIMARY KEY, key TEXT UNIQUE, rule TEXT,"
        " system TEXT, language TEXT, title TEXT, text TEXT, questions TEXT, source TEXT,"
        " place TEXT, title_terms TEXT, text_terms TEXT)"
    )
    base.execute("CREATE INDEX by_source ON passages (source, system, language)")
    base.execute("CREATE INDEX by_rule ON passages (rule)")
    for index in (SHIPPED, OWN):
        make(base, index)
    return map(passage_of, base.execute(f"SELECT {FIELDS} FROM former").fetchall())


def closed(base: sqlite3.Connection) -> None:
    """Let what was put aside go, and note what the indexes rest on."""
    base.execute("DROP TABLE former")
    base.execute(f"PRAGMA user_version = {edition()}")
