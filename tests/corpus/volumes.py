"""Books made for the tests: documents, electronic books and PDFs, whole ones and harmful ones."""

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import docx
from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject, NumberObject

CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/>'
    "</rootfiles></container>"
)


def document(path: Path, parts: Sequence[tuple[str, str]], table: Sequence[Sequence[str]]) -> Path:
    """A Word document of (style, text) and a table at its end."""
    made = docx.Document()
    for style, text in parts:
        made.add_paragraph(text, style=style)
    held = made.add_table(rows=len(table), cols=len(table[0]))
    for row, cells in zip(held.rows, table, strict=True):
        for cell, text in zip(row.cells, cells, strict=True):
            cell.text = text
    made.save(str(path))
    return path


def electronic(
    path: Path, chapters: Mapping[str, str], toc: str = "", extra: Mapping[str, str] | None = None
) -> Path:
    """An electronic book of chapters by name, in that order."""
    items = "".join(
        f'<item id="c{n}" href="{name}" media-type="application/xhtml+xml"/>'
        for n, name in enumerate(chapters)
    )
    order = "".join(f'<itemref idref="c{n}"/>' for n in range(len(chapters)))
    nav = '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>'
    opf = (
        f'<package xmlns="http://www.idpf.org/2007/opf"><manifest>{items}{nav}</manifest>'
        f"<spine>{order}</spine></package>"
    )
    with ZipFile(path, "w", ZIP_DEFLATED) as held:
        held.writestr("mimetype", "application/epub+zip")
        held.writestr("META-INF/container.xml", CONTAINER)
        held.writestr("OEBPS/book.opf", opf)
        held.writestr("OEBPS/nav.xhtml", f"<html><body><nav>{toc}</nav></body></html>")
        for name, body in chapters.items():
            held.writestr(f"OEBPS/{name}", f"<html><body>{body}</body></html>")
        for name, text in (extra or {}).items():
            held.writestr(name, text)
    return path


def printed(
    path: Path,
    pages: Sequence[Sequence[tuple[int, str]]],
    outline: Mapping[str, int] | None = None,
    password: tuple[str, str] | None = None,
) -> Path:
    """A PDF of pages of (size in points, line); a page without lines has a picture's emptiness.

    Args:
        outline: titles, and the page that each stands on, counted from 0.
        password: the reader's and the owner's.
    """
    writer = PdfWriter()
    font = DictionaryObject({
        NameObject("/Type"): NameObject("/Font"), NameObject("/Subtype"): NameObject("/Type1"),
        NameObject("/BaseFont"): NameObject("/Helvetica"),
        NameObject("/Encoding"): NameObject("/WinAnsiEncoding"),
    })  # fmt: skip
    for lines in pages:
        page = writer.add_blank_page(width=595, height=842)
        page[NameObject("/Resources")] = DictionaryObject({
            NameObject("/Font"): DictionaryObject({NameObject("/F1"): font})
        })  # fmt: skip
        drawn = io.StringIO()
        at = 800
        for size, text in lines:
            said = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
            drawn.write(f"BT /F1 {size} Tf 1 0 0 1 50 {at} Tm ({said}) Tj ET\n")
            at -= size + 6
        content = DecodedStreamObject()
        content.set_data(drawn.getvalue().encode("cp1252"))
        page[NameObject("/Contents")] = writer._add_object(content)
        page[NameObject("/Rotate")] = NumberObject(0)
    for title, at in (outline or {}).items():
        writer.add_outline_item(title=title, page_number=at)
    if password:
        writer.encrypt(user_password=password[0], owner_password=password[1], algorithm="AES-256")
    with path.open("wb") as file:
        writer.write(file)
    return path
