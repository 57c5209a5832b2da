"""Passages of a readable size, cut from blocks: never across a heading."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules_corpus.books.block import DENSE, Block, length

MOST = 1200
# No word of a script with spaces is so long: pictures as text, keys, rubbish.
LONGEST_WORD = 200
BETWEEN = " › "
_RUBBISH = re.compile(rf"\S{{{LONGEST_WORD},}}")
# Nor is there a stretch of Thai or Chinese so long without a space or a stop.
LONGEST_STRETCH = 2000
_STRETCH = re.compile(rf"([\w\u0e00-\u0e7f]{{{LONGEST_STRETCH}}})[\w\u0e00-\u0e7f]+")
_STRONG = re.compile(r"[.!?…][\"'”’»)]*\s+|[。！？][”』」]?")
_WEAK = re.compile(r"\s+|[、，；]")
# Of a text that is more than some signs long, so much must be letters and numbers.
SAID, SOME = 0.25, 40
_SAID = re.compile(r"[^\W_]|[\u0e00-\u0e7f]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Chunk:
    """A passage of a book, under the headings that it stands under.

    Attributes:
        pages: the first and last page; empty where there are none.
    """

    path: tuple[str, ...]
    text: str
    pages: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """Where it stands, as it is cited: headings, pages."""
        first_to_last = "–".join(dict.fromkeys(self.pages))
        numbered = f"p. {first_to_last}" if first_to_last else ""
        return ", ".join(part for part in (BETWEEN.join(self.path), numbered) if part)


def chunks(blocks: Iterable[Block]) -> Iterator[Chunk]:
    """Cut a book into passages of at most 1200 letters, 400 of Thai and Chinese."""
    path: list[tuple[int, str]] = []
    body: list[str] = []
    pages: list[str] = []
    size = 0

    def closed() -> Iterator[Chunk]:
        nonlocal size
        if body:
            yield Chunk(path=tuple(title for _, title in path), text="\n".join(body),
                        pages=(pages[0], pages[-1]) if pages else ())  # fmt: skip
        body.clear()
        pages.clear()
        size = 0

    for block in blocks:
        if block.level:
            yield from closed()
            path = [each for each in path if each[0] < block.level]
            path.append((block.level, block.text[:200]))
            continue
        for part in cut(block.text):
            if size + length(part) > MOST:
                yield from closed()
            body.append(part)
            size += length(part) + 1
            if block.page:
                pages.append(block.page)
    yield from closed()


def cut(text: str) -> Iterator[str]:
    """A paragraph in parts that are not too long, at the ends of sentences where there are any."""
    start = 0
    while start < len(text):
        window = text[start : start + MOST]
        if length(window) > MOST:
            window = window[: MOST // 3]
        if start + len(window) < len(text):
            window = window[: stop(window)]
        if window.strip():
            yield window.strip()
        start += len(window)


def stop(window: str) -> int:
    """Where to cut: behind the last sentence, or word, that leaves no crumb."""
    for pattern in (_STRONG, _WEAK):
        ends = [each.end() for each in pattern.finditer(window) if each.end() > len(window) // 4]
        if ends:
            return ends[-1]
    return len(window)


def readable(text: str) -> str:
    """A text without what no one reads: signs alone, and no spaces for hundreds of letters.

    Of Thai and Chinese, which write without spaces, the beginning stays.
    """
    said = len(_SAID.findall(text))
    if said < SAID * len(text) and len(text) - text.count(" ") >= SOME:
        return ""
    kept = _RUBBISH.sub(lambda found: found[0] if DENSE.search(found[0]) else "", text)
    return _STRETCH.sub(r"\1", kept)
