"""HTML, and the chapters of electronic books."""

import re
from collections.abc import Iterator

from selectolax.lexbor import LexborHTMLParser, LexborNode

from rules_corpus.books.block import Block, squeezed

# What is not for readers.
UNREAD = {"script", "style", "noscript", "template", "head", "svg", "math", "iframe", "object",
          "embed", "canvas", "audio", "video", "select", "textarea", "button"}  # fmt: skip
INLINE = set(
    "a abbr b bdi bdo big cite code data del dfn dice em font i img ins kbd label mark q rb rp rt "
    "ruby s samp small span strike strong sub sup time tt u var wbr".split()
)
HEADINGS = {f"h{level}": level for level in range(1, 7)}
CELLS = {"td", "th"}
_HIDDEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)
_CHARSET = re.compile(rb"""charset\s*=\s*["']?\s*([\w.:-]{2,30})""", re.IGNORECASE)
_XML = re.compile(rb"""^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{2,30})""")


def declared(data: bytes) -> str:
    """The encoding that a page names in its head; empty when it names none."""
    found = _XML.search(data[:200]) or _CHARSET.search(data[:2000])
    return found[1].decode("ascii", "ignore") if found else ""


def blocks(text: str) -> Iterator[Block]:
    """The headings and paragraphs of a page; scripts, styles and what is hidden are left out."""
    body = LexborHTMLParser(text).body
    said: list[str] = []
    level, mark = 0, ""
    for node, entering in walked(body):
        tag = str(node.tag)
        if node.is_text_node:
            said.append(node.text_content or "")
            continue
        if tag == "br":
            said.append(" ")
        if tag in INLINE:
            continue
        if tag in CELLS or tag == "br":
            if entering and tag in CELLS and squeezed("".join(said)):
                said.append(" | ")
            continue
        if in_row(node) and tag != "tr":
            said.append(" ")
            continue
        if held := squeezed("".join(said)):
            yield Block(text=held if level or not mark else f"{mark}{held}", level=level)
            mark = ""
        said = []
        level = HEADINGS.get(tag, 0) if entering else 0
        if tag == "li":
            mark = "- " if entering else ""
    if held := squeezed("".join(said)):
        yield Block(text=held)


def in_row(node: LexborNode) -> bool:
    """Whether a node stands in a cell of a table: what it holds stays in the row."""
    parent = node.parent
    for _ in range(3):
        if parent is None:
            return False
        if parent.tag in CELLS:
            return True
        parent = parent.parent
    return False


def walked(root: LexborNode | None) -> Iterator[tuple[LexborNode, bool]]:
    """Every node that is read, as it begins and, unless it is text, as it ends.

    A stack of its own: pages nest deeper than Python calls.
    """
    node, entering = root, True
    while root is not None and node is not None:
        open_ = node.is_text_node or read(node)
        if open_:
            yield node, entering
        if entering and open_ and node.first_child is not None:
            node = node.first_child
            continue
        if entering and open_ and not node.is_text_node:
            yield node, False
        if node.mem_id == root.mem_id:
            return
        if node.next is not None:
            node, entering = node.next, True
        else:
            node, entering = node.parent, False


def read(node: LexborNode) -> bool:
    """Whether a node is for readers."""
    if not node.is_element_node or node.tag in UNREAD:
        return False
    marks = node.attributes
    return "hidden" not in marks and not _HIDDEN.search(marks.get("style") or "")
