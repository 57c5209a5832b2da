"""Blocks: what every kind of file comes down to, headings and paragraphs in their order."""

import re
from dataclasses import dataclass

from rules_corpus.notes import Note

DENSE = re.compile(r"[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A heading or a paragraph.

    Attributes:
        level: 1 and more for a heading, the outermost first; 0 for a paragraph.
        page: the page that it stands on, as the book numbers it; empty where there are none.
    """

    text: str
    level: int = 0
    page: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """How far reading has come."""

    done: int
    total: int


Read = Block | Note | Step


def squeezed(text: str) -> str:
    """A text on one line, with single spaces."""
    return " ".join(text.split())


def length(text: str) -> int:
    """A text's length in letters; those of scripts without spaces say three times as much."""
    dense = len(DENSE.findall(text))
    return len(text) + 2 * dense if dense * 2 > len(text) else len(text)
