"""Word documents."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import docx
from docx.oxml.ns import qn
from docx.table import Table
from docx.text.paragraph import Paragraph
from lxml import etree

from rules_corpus.books.archive import locked, member, opened
from rules_corpus.books.block import Block, squeezed

NOTES = ("/word/footnotes.xml", "/word/endnotes.xml")
# Word saves a locked document as a file of this older kind.
LOCKED = b"\xd0\xcf\x11\xe0"
_HEADING = re.compile(r"heading ([1-9])", re.IGNORECASE)
_TEXT, _PARAGRAPH = qn("w:t"), qn("w:p")
_SPACES = {qn("w:tab"), qn("w:br"), qn("w:cr"), _PARAGRAPH}
# Struck out by an editor, or said a second time for older programs.
_COMPATIBLE = "http://schemas.openxmlformats.org/markup-compatibility/2006"
_LEFT_OUT = {qn("w:del"), qn("w:moveFrom"), f"{{{_COMPATIBLE}}}Fallback"}


def blocks(path: Path) -> Iterator[Block]:
    """The headings, paragraphs, list items, table rows and footnotes of a document.

    Raises:
        LibraryError: `too_large`, `encrypted`.
    """
    with path.open("rb") as file:
        if file.read(4) == LOCKED:
            raise locked(path.name)
    with opened(path) as held:
        for name in held.namelist():
            if name.endswith((".xml", ".rels")):
                member(held, name)
    document = docx.Document(str(path))
    levels: dict[str, int] = {}
    for item in document.iter_inner_content():
        if isinstance(item, Table):
            yield from rows(item)
        else:
            yield from paragraph(item, levels)
    for part in document.part.package.iter_parts():
        if str(part.partname) in NOTES:
            yield from notes(part.blob)


def paragraph(item: Paragraph, levels: dict[str, int]) -> Iterator[Block]:
    """A paragraph, if it says anything; the level of each style is found once."""
    text = said(item._p)
    if not text:
        return
    name = item._p.style or ""
    if name not in levels:
        levels[name] = level_of(item.style)
    level = levels[name]
    listed = not level and item._p.pPr is not None and item._p.pPr.numPr is not None
    yield Block(text=f"- {text}" if listed else text, level=level)


def level_of(style: Any) -> int:
    """The level of a heading's style, or of the one that it is made from; 0 for other text."""
    for _ in range(10):
        if style is None:
            return 0
        if found := _HEADING.fullmatch(style.name or ""):
            return int(found[1])
        if (style.name or "").casefold() == "title":
            return 1
        style = style.base_style
    return 0


def rows(table: Table) -> Iterator[Block]:
    """The rows of a table, a cell that spans several columns once."""
    for row in table._tbl.tr_lst:
        cells = [said(cell) for cell in row.tc_lst]
        if any(cells):
            yield Block(text=" | ".join(cells))


def notes(data: bytes) -> Iterator[Block]:
    """The notes under the pages, or at the end."""
    root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True))
    for note in root:
        if text := said(note):
            yield Block(text=text)


def said(element: Any) -> str:
    """The text of an element."""
    pieces: list[str] = []
    stack = [element]
    while stack:
        each = stack.pop()
        if each.tag == _TEXT:
            pieces.append(each.text or "")
        elif each.tag in _SPACES:
            pieces.append(" ")
        if each.tag not in _LEFT_OUT:
            stack.extend(reversed(each))
    return squeezed("".join(pieces))
