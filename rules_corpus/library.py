"""The library: what the rules say, found by a question in any of five languages, and cited."""

import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from rules_corpus import bearing, build, elsewhere, own, passage, terms
from rules_corpus.answering import answered
from rules_corpus.bridge import Asked
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
from rules_corpus.notes import Note
from rules_corpus.parting import sentences
from rules_corpus.passage import SHIPPED, Passage
from rules_corpus.signals import signals
from rules_corpus.silence import Near, supported
from rules_corpus.spoken import meant
from rules_corpus.stock import Stock, listed, own_mark

CLOSELY = 60


class Library:
    """The shipped corpus and the user's own sources."""

    def __init__(self, folder: Path, embedder: Embedder, chroma: str | None) -> None:
        self._folder, self._embedder = folder, embedder
        self.lexical = Lexical(folder / "lexical.sqlite")
        self.vault = Vault(folder / "chroma", embedder.name, chroma, own_mark(folder))
        self._state = self.lexical.state
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
            library._stock.bring(folder, progress)
        except (OSError, sqlite3.Error) as error:
            raise LibraryError(
                "library_unusable",
                f"{folder} can't be written to ({error}).",
                "Set FATEWRIGHT_HOME to a folder of yours.",
            ) from error
        return library

    @property
    def notice(self) -> Note | None:
        """What the operator should know: without the embedder, search is by words alone."""
        return self._embedder.notice

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
        hits, _ = self._find(question, language, system, source, campaign_system)
        return sorted(hits, key=lambda hit: -hit.score)[:k]

    def _find(
        self,
        question: str,
        language: str,
        system: str | None,
        source: str | None,
        campaign_system: str | None,
        options: Collection[str] = (),
    ) -> tuple[list[Hit], Near | None]:
        """The hits, best first, and how near anything comes; None without an embedder."""
        question = capped(question, LONGEST)
        if self.lexical.state != self._state:
            self.vault.forget()
            self._state = self.lexical.state
        standard = meant(question, language)
        asked = Asked(
            question, standard, language, self._vector(question, standard),
            frozenset(terms.found(question, language)),
        )  # fmt: skip
        rules: list[Hit] = []
        near = None
        if source in (None, SHIPPED):
            rules, near = self._rules(asked, system, campaign_system, options)
        if source == SHIPPED:
            return rules, near
        book = None if source == own.ALL else source
        books = own.hits(
            self.lexical, self.vault, asked, lambda: self._rules(asked, None, None)[0], book,
            self._embedder.shipped,
        )  # fmt: skip
        return [*rules, *books], near

    def _rules(
        self,
        asked: Asked,
        system: str | None,
        campaign_system: str | None,
        options: Collection[str] = (),
    ) -> tuple[list[Hit], Near | None]:
        """What the shipped rules say, best first, and how near anything comes."""
        shelves = [
            shelf[:3]
            for shelf in self.lexical.shelves()
            if shelf[0] == SHIPPED and system in (None, shelf[1])
        ]
        said = f"{asked.text}\n{asked.meant}"
        judge = build.judge(asked.language) if self._embedder.shipped else None
        found = signals(
            said, asked.vector, shelves, asked.language, self.lexical, self.vault, judge
        )
        scores = dict(list(fused(found.keys, found.table).items())[:CLOSELY])
        told = self.lexical.shipped()
        hits = [
            Hit(
                passage=each,
                score=score
                + leaning(each, system, campaign_system, options)
                + naming(named, asked.terms),
            )
            for (each, named), score in ((told[key], score) for key, score in scores.items())
        ]
        best: dict[str, Hit] = {}
        for hit in sorted(hits, key=lambda hit: -hit.score):
            best.setdefault(hit.rule, hit)
        first = list(best)[:3]
        if options or (system is None and campaign_system not in (None, "condensed")):
            played = campaign_system if system is None else None
            best = own_first(
                best, played, options, lambda rule: self.passages_of(rule, asked.language)
            )
        if asked.vector is None or not found.keys or not self._embedder.shipped:
            return list(best.values()), None
        near = Near(
            text=float(found.table[:, 0].max()),
            question=float(found.table[:, 1].max()),
            elsewhere=elsewhere.nearness(asked.vector, asked.language),
            agreeing=sum(rule in first for rule in found.firsts),
            bearing=bearing.towards(asked.vector),
            taught=found.taught[0],
            nothing=found.taught[1],
        )
        return list(best.values()), near

    def _vector(self, question: str, standard: str) -> Vectors | None:
        """The vector of a question, halfway to that of what it means where they differ.

        None where there is no embedder, or no vectors to compare with: words alone decide then.
        """
        if not self.vault.readable():
            return None
        vector = self._embedder.query(question)
        if vector is None or standard == question:
            return vector
        other = self._embedder.query(standard)
        both = vector if other is None else vector + other
        length = float(np.linalg.norm(both))
        return both / length if length else vector

    def ask(
        self,
        question: str,
        *,
        system: str | None = None,
        language: str | None = None,
        source: str | None = None,
        campaign_system: str | None = "condensed",
        options: Collection[str] = (),
    ) -> Answer:
        """Answer a rules question from the passages, or say that they are silent.

        What a book of the user's own says about it is quoted behind the rule.

        Args:
            options: the optional rules that the campaign plays with; they come before the rules
                that they take the place of.
        """
        language = language or detect(question[:LONGEST])
        question = capped(question, LONGEST)
        on = frozenset(option.partition(":")[0] for option in options)
        hits, near = self._find(question, language, system, source, campaign_system, on)
        rules = [hit for hit in hits if hit.source == SHIPPED][:4]
        books = [hit for hit in hits if hit.source != SHIPPED]
        says = sentences()
        text, cited = "", []
        if rules and supported(question, language, rules, self.lexical, near):
            also = sorted(rules[1:], key=lambda hit: hit.rule)
            titles = says["between"][language].join(hit.title for hit in also)
            text, cited = answered(question, rules[0].passage), rules[:1]
            if titles:
                text += "\n" + says["related"][language].format(titles=titles)
        fitted = self._embedder.shipped
        if books and own.supported(question, language, books[0], fitted=fitted, beside=bool(cited)):
            text = "\n\n".join(part for part in (text, own.quoted(books[0], language)) if part)
            cited = [*cited, books[0]]
        if not cited:
            nearest = (rules or books)[:1]
            text = says["nothing"][language]
            for hit in nearest:
                text = says["silent"][language].format(title=hit.title, rule=hit.rule)
        return Answer(
            answer=text,
            language=language,
            supported=bool(cited),
            hits=tuple(rules or books[:4]),
            cited=tuple(cited),
        )

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
        return listed(self.lexical.shelves())

    def sources(self) -> Mapping[str, int]:
        """The sources and how many passages each has."""
        counts: dict[str, int] = {}
        for source, _, _, number in self.lexical.shelves():
            counts[source] = counts.get(source, 0) + number
        return counts
