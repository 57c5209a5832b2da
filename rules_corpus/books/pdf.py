"""PDF: the text layer of each page, its headings told by the book's outline or by their size."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.errors import DependencyError, PyPdfError

from rules_corpus.books.archive import locked
from rules_corpus.books.block import Block, Read, Step, length, squeezed
from rules_corpus.errors import LibraryError
from rules_corpus.notes import Note

# A line is a heading when it is so much larger than the book's text, and no longer than this.
LARGER, LONGEST_HEADING = 1.15, 90
DEEPEST = 4
# A line that stands on so large a part of the pages says what is on each: no part of the text.
RUNNING, LEAST_PAGES = 0.4, 5
# So many pages without text are named; of the others, how many they are.
MOST_NAMED = 10
_DIGITS = re.compile(r"\d+")
_BROKEN_WORD = re.compile(r"(?<=[^\W\d_])-$")


@dataclass(slots=True)
class Line:
    """A line of a page, and how large its letters are, in points."""

    text: str
    size: float


def blocks(path: Path) -> Iterator[Read]:
    """The headings and paragraphs of a PDF, each with its page.

    Raises:
        LibraryError: `encrypted`, `no_text`.
    """
    reader = PdfReader(path, strict=False)
    unlock(reader, path.name)
    pages: list[list[Line]] = []
    total = len(reader.pages)
    for number, sheet in enumerate(reader.pages, 1):
        pages.append(lines(sheet))
        yield Step(done=number, total=total)
    numbers = labels(reader)
    empty = [number for number, page in zip(numbers, pages, strict=True) if not page]
    if len(empty) == total:
        raise LibraryError(
            "no_text", f"{path.name} has no text layer: its pages are pictures.",
            "Run it through text recognition (OCR) first.", file=path.name,
        )  # fmt: skip
    if empty:
        more = max(0, len(empty) - MOST_NAMED)
        yield Note(code="no_text_layer",
                   facts={"pages": ", ".join(empty[:MOST_NAMED]), "more": more})  # fmt: skip
    levels = sizes(pages)
    running = repeated(pages, levels)
    marks = outline(reader)
    for at, page in enumerate(pages):
        kept = [line for line in page if bare(line.text) not in running]
        yield from told(kept, marks.get(at, {}), {} if marks else levels, numbers[at])


def unlock(reader: PdfReader, name: str) -> None:
    """Open a PDF that forbids no more than printing or copying; refuse one with a password."""
    if reader.is_encrypted:
        try:
            opened = reader.decrypt("")
        except (DependencyError, NotImplementedError):
            opened = None
        if not opened:
            raise locked(name)


def lines(page: PageObject) -> list[Line]:
    """The lines of a page in reading order; none where it can't be read."""
    found: list[Line] = []
    largest = 0.0
    text = ""

    def heard(piece: str, outer: Any, inner: Any, _font: Any, size: float) -> None:
        nonlocal text, largest
        for number, part in enumerate(piece.split("\n")):
            if number and squeezed(text):
                found.append(Line(squeezed(text), largest))
            if number:
                text, largest = "", 0.0
            text += part
            if part.strip():
                scale = abs(inner[3] * outer[3]) or abs(inner[1] * outer[1]) or 1.0
                largest = max(largest, round(abs(size) * scale, 1))

    try:
        page.extract_text(visitor_text=heard)
    except (PyPdfError, KeyError, ValueError, TypeError, AttributeError, IndexError):
        return []
    if squeezed(text):
        found.append(Line(squeezed(text), largest))
    return found


def told(
    page: list[Line], marks: Mapping[str, int], levels: Mapping[float, int], number: str
) -> Iterator[Block]:
    """A page's headings and paragraphs; a heading of the outline that it lacks stands first."""
    written = {bare(line.text) for line in page}
    for title, level in marks.items():
        if bare(title) not in written:
            yield Block(text=title, level=level, page=number)
    known = {bare(title): level for title, level in marks.items()}
    said = ""
    before = 0
    for line in page:
        level = known.get(bare(line.text), 0)
        if not level and length(line.text) <= LONGEST_HEADING:
            level = levels.get(line.size, 0)
        if said and (level != before or known.get(bare(line.text))):
            yield Block(text=said, level=before, page=number)
            said = ""
        said = joined(said, line.text)
        before = level
    if said:
        yield Block(text=said, level=before, page=number)


def joined(said: str, line: str) -> str:
    """A line put behind what was said, a word that was broken between them made whole."""
    if _BROKEN_WORD.search(said) and line[:1].islower():
        return said[:-1] + line
    return f"{said} {line}".strip()


def bare(text: str) -> str:
    """A line without figures and case, to tell it again."""
    return _DIGITS.sub("", squeezed(text)).casefold().strip()


def repeated(pages: list[list[Line]], headings: Mapping[float, int]) -> set[str]:
    """The lines at the head or foot of pages that many pages have, page numbers among them."""
    counts = Counter(
        mark
        for page in pages
        for mark in {
            bare(line.text) for line in (*page[:2], *page[-2:]) if line.size not in headings
        }
    )
    least = max(LEAST_PAGES, RUNNING * len(pages))
    return {mark for mark, count in counts.items() if count >= least}


def sizes(pages: list[list[Line]]) -> dict[float, int]:
    """The level of each size of letters that headings are set in, the largest first."""
    letters: Counter[float] = Counter()
    for page in pages:
        for line in page:
            letters[line.size] += len(line.text)
    body = max(letters, key=lambda size: letters[size], default=0.0)
    large = sorted((size for size in letters if size >= body * LARGER), reverse=True)
    return {size: min(rank, DEEPEST) for rank, size in enumerate(large, 1)}


def outline(reader: PdfReader) -> dict[int, dict[str, int]]:
    """The titles of the book's outline by page, each with its level."""
    found: dict[int, dict[str, int]] = {}
    try:
        stack: list[tuple[Any, int]] = [(reader.outline, 0)]
        while stack:
            item, level = stack.pop()
            if isinstance(item, list):
                stack += [(each, level + isinstance(each, list)) for each in reversed(item)]
                continue
            at = reader.get_destination_page_number(item)
            title = squeezed(str(item.title or ""))
            if title and at is not None and at >= 0:
                found.setdefault(at, {})[title] = level + 1
    except (PyPdfError, KeyError, ValueError, TypeError, AttributeError):
        return {}
    return found


def labels(reader: PdfReader) -> list[str]:
    """The number of each page as it is printed."""
    counted = [str(number) for number in range(1, len(reader.pages) + 1)]
    try:
        printed = reader.page_labels
    except (PyPdfError, KeyError, ValueError, TypeError, AttributeError):
        return counted
    return printed if len(printed) == len(counted) else counted
