"""What stands in the library: the shipped passages, and the books that the user puts in."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any
from uuid import uuid4

import numpy as np

from rules_corpus import build, passage
from rules_corpus.chroma import Vault
from rules_corpus.embed import Vectors
from rules_corpus.embedders import Embedder
from rules_corpus.ingest import Progress, Report, read_book
from rules_corpus.lexical import Lexical
from rules_corpus.passage import SHIPPED, Passage

BATCH = 16


class Stock:
    """The two indexes of the library, kept in step: nothing is on a shelf by half.

    The lexical index decides what there is; vectors are put in before, and taken out after it.
    """

    def __init__(self, lexical: Lexical, vault: Vault, embedder: Embedder) -> None:
        self._lexical, self._vault, self._embedder = lexical, vault, embedder

    def bring(self, folder: Path, progress: Progress) -> None:
        """Put in the shipped passages when they are new or changed, and vectors that lack."""
        stamp = folder / "shipped.stamp"
        now = "\n".join((self._vault.mark, fingerprint(passage.HERE)))
        if stamp.exists() and stamp.read_text() == now:
            return
        self.shipped()
        self.fill(progress)
        stamp.write_text(now)

    def shipped(self) -> None:
        """Put the shipped passages in; those that no longer ship go."""
        listed = list(passage.shipped())
        self._lexical.remove(SHIPPED, but={each.key for each in listed})
        self._lexical.add(listed)
        self._lexical.settle()

    def fill(self, progress: Progress) -> None:
        """Give every shelf its vectors, the shipped ones where they are of this embedder."""
        for source, system, language, _ in self._lexical.shelves():
            listed = self._lexical.shelf(source, system, language)
            ready = build.read(system, language) if source == SHIPPED else {}
            if ready and self._embedder.shipped:
                self._put_ready(system, language, listed, ready)
            else:
                self.embed(listed, progress)
            self._clear(source, system, language, listed)

    def _put_ready(
        self, system: str, language: str, listed: Iterable[Passage], ready: dict[str, Vectors]
    ) -> None:
        wanted = {name for each in listed for name, _ in build.parts(each)} & ready.keys()
        fresh = sorted(wanted - self._vault.ids(SHIPPED, system, language))
        if fresh:
            rows = np.stack([ready[name] for name in fresh])
            self._vault.add(SHIPPED, system, language, fresh, rows)

    def ingest(self, path: Path, progress: Progress) -> Report:
        """Put a book in, in place of the one of the same name; on any failure that one stays.

        Raises:
            LibraryError: whatever `read_book` or the embedder refuses.
        """
        passages, report = read_book(path, progress)
        before = [shelf for shelf in self._lexical.shelves() if shelf[0] == report.source]
        self.embed(passages, progress)
        self._lexical.replace(report.source, passages)
        shelves = {(each.system, each.language) for each in passages}
        for system, language in shelves | {(shelf[1], shelf[2]) for shelf in before}:
            self._clear(report.source, system, language,
                        [each for each in passages if each.language == language])  # fmt: skip
        return report

    def remove(self, source: str) -> int:
        """Take one of the user's books out; how many passages went."""
        if source == SHIPPED:
            return 0
        shelves = [shelf for shelf in self._lexical.shelves() if shelf[0] == source]
        gone = self._lexical.remove(source)
        for _, system, language, _ in shelves:
            self._vault.drop(source, system, language)
        return gone

    def embed(self, passages: Sequence[Passage], progress: Progress) -> None:
        """Put the vectors of passages on their shelves, but those that are there already."""
        shelf_of = lambda each: (each.source, each.system, each.language)  # noqa: E731
        missing: list[Passage] = []
        for place, shelf in groupby(sorted(passages, key=shelf_of), shelf_of):
            held = self._vault.ids(*place)
            missing += [each for each in shelf if not held.issuperset(dict(build.parts(each)))]
        done = len(passages) - len(missing)
        for start in range(0, len(missing), BATCH):
            batch = missing[start : start + BATCH]
            named = [part for each in batch for part in build.parts(each)]
            rows = self._embedder.passages([text for _, text in named])
            if rows is None:
                break
            at = 0
            for place, shelf in groupby(batch, shelf_of):
                ids = [name for each in shelf for name, _ in build.parts(each)]
                self._vault.add(*place, ids, rows[at : at + len(ids)])
                at += len(ids)
            progress("embed", done + start + len(batch), len(passages))
        progress("embed", len(passages), len(passages))

    def _clear(self, source: str, system: str, language: str, listed: Sequence[Passage]) -> None:
        """Take off a shelf the vectors of what is no longer there."""
        wanted = {name for each in listed for name, _ in build.parts(each)}
        stale = self._vault.ids(source, system, language) - wanted
        if not wanted:
            self._vault.drop(source, system, language)
        else:
            self._vault.remove(source, system, language, sorted(stale))


def listed(shelves: Iterable[tuple[str, str, str, int]]) -> list[dict[str, Any]]:
    """The sources that stand on shelves, each with its passages and languages, most first."""
    counts: dict[str, Counter[str]] = {}
    for source, _, language, number in shelves:
        counts.setdefault(source, Counter())[language] += number
    return [
        {"source": source, "passages": held.total(),
         "languages": [language for language, _ in held.most_common()]}
        for source, held in counts.items()
    ]  # fmt: skip


def fingerprint(folder: Path) -> str:
    """What tells whether the shipped corpus has changed: names, sizes and times of its files."""
    marks = [
        f"{path.relative_to(folder)} {path.stat().st_size} {path.stat().st_mtime_ns}"
        for path in sorted((*folder.glob("text/*/*/*.md"), *folder.glob("vectors/*")))
    ]
    return "\n".join(marks)


def own_mark(folder: Path) -> str:
    """What tells a library from all others, made when it is first opened."""
    path = folder / "library.id"
    if not path.exists():
        path.write_text(uuid4().hex)
    return path.read_text().strip()
