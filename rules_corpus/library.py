"""The library: what the rules say, found by a question in any of five languages, and cited."""

import sqlite3
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import numpy as np

from rules_corpus import elsewhere, passage, terms
from rules_corpus.answering import answered, sentences
from rules_corpus.chroma import Vault
from rules_corpus.embed import LONGEST, Vectors, capped
from rules_corpus.embedders import Embedder, Shipped
from rules_corpus.errors import LibraryError
from rules_corpus.found import Answer, Hit
from rules_corpus.fusion import fused, leaning, naming
from rules_corpus.ingest import Progress, Report, silently
from rules_corpus.instead import own_first
from rules_corpus.language import detect
from rules_corpus.lexical import Lexical
from rules_corpus.passage import SHIPPED, Passage
from rules_corpus.signals import Shelf, signals
from rules_corpus.silence import Near, supported
from rules_corpus.spoken import meant
from rules_corpus.stock import Stock

CLOSELY = 60


class Library:
    """The shipped corpus and the user's own sources."""

    def __init__(self, folder: Path, embedder: Embedder, chroma: str | None) -> None:
        self._folder, self._embedder = folder, embedder
        self.lexical = Lexical(folder / "lexical.sqlite")
        self.vault = Vault(folder / "chroma", embedder.name, chroma, own_mark(folder))
        self._stock = Stock(self.lexical, self.vault, embedder)

    @classmethod
    def open(
        cls,
        folder: Path,
        embedder: Embedder | None = None,
        chroma: str | None = None,
        progress: Progress = silently,
    ) -> "Library":
        """Open the library in a folder; the shipped corpus is put in when it is new or changed.

        Args:
            embedder: left out: the one that is shipped. All vectors of another one are made when it
                is first given.
            chroma: the address of a Chroma server; left out: Chroma runs in the process.

        Raises:
            LibraryError: `library_unusable`, `chroma_unreachable`, `embedder_unreachable`, ...
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
            library = cls(folder, embedder or Shipped(), chroma)
            library.stock(progress)
        except (OSError, sqlite3.Error) as error:
            raise LibraryError(
                "library_unusable",
                f"{folder} can't be written to ({error}).",
                "Set FATEWRIGHT_HOME to a folder of yours.",
            ) from error
        return library

    @property
    def notice(self) -> str | None:
        """What the operator should know: without the embedder, search is by words alone."""
        return self._embedder.notice

    def stock(self, progress: Progress = silently) -> None:
        """Put the shipped passages in, and what vectors this embedder lacks."""
        stamp = self._folder / "shipped.stamp"
        print_now = "\n".join((self.vault.mark, fingerprint(passage.HERE)))
        if stamp.exists() and stamp.read_text() == print_now:
            return
        self._stock.shipped()
        self._stock.fill(progress)
        stamp.write_text(print_now)

    def search(
        self,
        question: str,
        k: int = 3,
        *,
        system: str | None = None,
        language: str | None = None,
        source: str | None = None,
        campaign_system: str | None = "condensed",
    ) -> list[Hit]:
        """Find passages, one a rule id: the asker's language first, others where it lacks a rule.

        Args:
            system: only this system; left out: the campaign's own first, then all.
            language: the asker's; left out: that of the question.
            source: `shipped`, `user` (all the user's own), or a source's name.
        """
        language = language or detect(question)
        return self._find(question, language, system, source, campaign_system)[0][:k]

    def _find(
        self,
        question: str,
        language: str,
        system: str | None,
        source: str | None,
        campaign_system: str | None,
    ) -> tuple[list[Hit], Near | None]:
        """The hits, best first, and how near anything comes; None without an embedder."""
        question = capped(question, LONGEST)
        shelves = self._shelves(system, source)
        standard = meant(question, language)
        vector = self._vector(question, standard)
        said = f"{question}\n{standard}"
        found, firsts = signals(said, vector, shelves, language, self.lexical, self.vault)
        asked = set(terms.found(question, language))
        scores = dict(list(fused(found).items())[:CLOSELY])
        hits = [
            Hit(
                passage=each,
                score=scores[key] + leaning(each, system, campaign_system) + naming(each, asked),
            )
            for key, each in self.lexical.passages(scores).items()
        ]
        best: dict[str, Hit] = {}
        for hit in sorted(hits, key=lambda hit: -hit.score):
            best.setdefault(hit.rule, hit)
        first = list(best)[:3]
        if system is None and campaign_system not in (None, "condensed"):
            best = own_first(best, campaign_system, lambda r: self.passages_of(r, language))
        if vector is None or not found or not self._embedder.shipped:
            return list(best.values()), None
        near = Near(
            text=max(each.text for each in found.values()),
            question=max(each.question for each in found.values()),
            elsewhere=elsewhere.nearness(vector, language),
            agreeing=sum(rule in first for rule in firsts),
        )
        return list(best.values()), near

    def _vector(self, question: str, standard: str) -> Vectors | None:
        """The vector of a question, halfway to that of what it means where they differ."""
        vector = self._embedder.query(question)
        if vector is None or standard == question:
            return vector
        other = self._embedder.query(standard)
        both = vector if other is None else vector + other
        length = float(np.linalg.norm(both))
        return both / length if length else vector

    def _shelves(self, system: str | None, source: str | None) -> list[Shelf]:
        return [
            shelf
            for shelf in self.lexical.shelves()
            if system in (None, shelf[1]) or (shelf[0] != SHIPPED and shelf[1] == "user")
            if source in (None, shelf[0]) or (source == "user" and shelf[0] != SHIPPED)
        ]

    def ask(
        self,
        question: str,
        *,
        system: str | None = None,
        language: str | None = None,
        campaign_system: str | None = "condensed",
    ) -> Answer:
        """Answer a rules question from the passages, or say that they are silent."""
        language = language or detect(question)
        hits, near = self._find(question, language, system, None, campaign_system)
        hits = hits[:4]
        says = sentences()
        if not hits:
            return Answer(
                answer=says["nothing"][language], language=language, supported=False, hits=()
            )
        if not supported(question, language, hits, self.lexical, near):
            nearest = says["silent"][language].format(title=hits[0].title, rule=hits[0].rule)
            return Answer(answer=nearest, language=language, supported=False, hits=tuple(hits))
        titles = says["between"][language].join(hit.title for hit in hits[1:])
        text = answered(question, hits[0].passage)
        if titles:
            text += "\n" + says["related"][language].format(titles=titles)
        return Answer(answer=text, language=language, supported=True, hits=tuple(hits))

    def passages_of(self, rule: str, language: str) -> list[Passage]:
        """What a rule id says in a language; in English where the language lacks it."""
        told = self.lexical.by_rule(rule)
        spoken = [each for each in told if each.language == language]
        return spoken or [each for each in told if each.language == "en"]

    def title(self, rule: str, language: str) -> str:
        """The title of a rule id in a language; the id itself where there is none."""
        return passage.titles(language).get(rule, rule)

    def ingest(self, path: Path, progress: Progress = silently) -> Report:
        """Read a book of the user's own; one of the same name is replaced, or stays on a failure.

        Raises:
            LibraryError: what is wrong with the file, or with the embedder.
        """
        report = self._stock.ingest(path, progress)
        if note := self.notice:
            report = replace(report, notes=(*report.notes, note))
        return report

    def remove(self, source: str) -> int:
        """Remove a source of the user's; how many passages went."""
        return self._stock.remove(source)

    def shelved(self) -> list[dict[str, Any]]:
        """The sources, each with its languages and how many passages it has."""
        counts = self.sources()
        tongues = {each: Counter[str]() for each in counts}
        for source, _, language, number in self.lexical.shelves():
            tongues[source][language] += number
        return [
            {"source": each, "passages": number,
             "languages": [language for language, _ in tongues[each].most_common()]}
            for each, number in counts.items()
        ]  # fmt: skip

    def sources(self) -> Mapping[str, int]:
        """The sources and how many passages each has."""
        counts: dict[str, int] = {}
        for source, _, _, number in self.lexical.shelves():
            counts[source] = counts.get(source, 0) + number
        return counts


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
