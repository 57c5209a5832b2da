"""What a search finds, and what an answer rests on."""

from dataclasses import dataclass
from typing import Any

from rules_corpus.passage import Passage


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A passage that was found, and how well it fits (higher is better).

    Attributes:
        nearness: of its text to the question, cosine; of the user's own books only.
    """

    passage: Passage
    score: float
    nearness: float | None = None

    @property
    def rule(self) -> str:
        """The rule that it states."""
        return self.passage.rule

    @property
    def title(self) -> str:
        """Its title."""
        return self.passage.title

    @property
    def text(self) -> str:
        """What it says."""
        return self.passage.text

    @property
    def system(self) -> str:
        """The system of its rule."""
        return self.passage.system

    @property
    def language(self) -> str:
        """The language that it is written in."""
        return self.passage.language

    @property
    def source(self) -> str:
        """`shipped`, or the name of a user's source."""
        return self.passage.source

    def plain(self) -> dict[str, Any]:
        """The hit as the black-box contract shows it."""
        each = self.passage
        return {
            "rule": each.rule,
            "system": each.system,
            "language": each.language,
            "title": each.title,
            "score": round(self.score, 3),
            "source": each.source,
            "place": each.place,
            "text": each.text,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """An answer with the passages that it rests on."""

    answer: str
    language: str
    supported: bool
    hits: tuple[Hit, ...]
    cited: tuple[Hit, ...] = ()

    def plain_citations(self) -> list[dict[str, str]]:
        """What it cites, with its place in a book of the user's; nothing when all are silent."""
        return [
            {
                "rule": hit.rule,
                "system": hit.passage.system,
                "language": hit.passage.language,
                "title": hit.passage.place or hit.title,
                "source": hit.passage.source,
            }
            for hit in self.cited
        ]

    def plain(self) -> dict[str, Any]:
        """The answer as the black-box contract shows it."""
        return {
            "answer": self.answer,
            "language": self.language,
            "supported": self.supported,
            "citations": self.plain_citations(),
        }
