"""Electronic books: chapters in reading order, under the titles of the table of contents."""

from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any
from urllib.parse import unquote
from zipfile import ZipFile

from lxml import etree

from rules_corpus.books import html
from rules_corpus.books.archive import broken, locked, member, opened
from rules_corpus.books.block import Block, Read, Step, squeezed
from rules_corpus.books.decoding import decoded
from rules_corpus.notes import Note

CHAPTERS = ("application/xhtml+xml", "text/html", "application/xml")
# Fonts are scrambled by these two; that is no lock.
FONTS = ("http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC")


def blocks(path: Path) -> Iterator[Read]:
    """The headings and paragraphs of a book.

    Raises:
        LibraryError: `broken`, `too_large`, `encrypted`.
    """
    with opened(path) as held:
        container = parsed(held, "META-INF/container.xml")
        package = next(
            (str(each.get("full-path", "")) for each in found(container, "rootfile")), ""
        )
        opf = parsed(held, package)
        if opf is None:
            raise broken(path.name)
        if any(
            each.get("Algorithm") not in FONTS
            for each in found(parsed(held, "META-INF/encryption.xml"), "EncryptionMethod")
        ):
            raise locked(path.name)
        items = {each.get("id"): each for each in found(opf, "item")}
        base = dirname(package)
        titles = contents(held, list(items.values()), base)
        order = [items[each.get("idref")] for each in found(opf, "itemref")
                 if each.get("idref") in items]  # fmt: skip
        chapters = [within(base, each.get("href")) for each in order
                    if each.get("media-type") in CHAPTERS]  # fmt: skip
        for number, name in enumerate(dict.fromkeys(chapters), 1):
            data = member(held, name)
            if not data:
                yield Note(code="chapter_missing", facts={"chapter": name[:80]})
                continue
            text, _ = decoded(data, path.name, html.declared(data))
            yield from titled(list(html.blocks(text)), titles.get(name, ""))
            yield Step(done=number, total=len(chapters))


def titled(chapter: list[Block], title: str) -> Iterator[Block]:
    """A chapter that begins with a heading: its own, or that of the table of contents."""
    if title and chapter and not any(each.level for each in chapter[:2]):
        yield Block(text=title, level=1)
    yield from chapter


def contents(held: ZipFile, items: list[Any], base: str) -> dict[str, str]:
    """The title of each file in the table of contents, of either kind."""
    titles: dict[str, str] = {}
    for item in items:
        name = within(base, item.get("href"))
        if "nav" in (item.get("properties") or "").split():
            for link in found(parsed(held, name), "a"):
                place = within(dirname(name), link.get("href"))
                titles.setdefault(place, squeezed("".join(link.itertext())))
        elif item.get("media-type") == "application/x-dtbncx+xml":
            for point in found(parsed(held, name), "navPoint"):
                label = next(found(point, "text"), None)
                link = next(found(point, "content"), None)
                if label is not None and link is not None:
                    place = within(dirname(name), link.get("src"))
                    titles.setdefault(place, squeezed(label.text or ""))
    return titles


def within(base: str, link: str | None) -> str:
    """A link as the name of a file in the archive; what leads outside names none."""
    return normpath(join(base, unquote((link or "").partition("#")[0])))


def parsed(held: ZipFile, name: str) -> Any:
    """An XML file of the archive, entities left as they are; None when there is none."""
    data = member(held, name)
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    try:
        return etree.fromstring(data, parser) if data else None
    except (etree.Error, ValueError):
        return None


def found(root: Any, tag: str) -> Iterator[Any]:
    """The elements of a name, whatever its namespace."""
    if root is not None:
        yield from root.iter(f"{{*}}{tag}")
