"""Plain text and Markdown."""

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from rules_corpus.books import html
from rules_corpus.books.block import Block, length, squeezed

LONGEST_HEADING = 60
# Texts are wrapped at less; where a line is longer, each line is a paragraph.
WRAPPED = 120
# A formula or a row of a table.
_RECKONED = re.compile(r"[=|]")
_MARKED = re.compile(r"^#{1,6}\s+\S", re.MULTILINE)
# So many signs of links and emphasis a paragraph may have, and one in so many letters: with more,
# one within the other, a parser is busy for hours. Beyond that they are letters like others.
MOST_SIGNS, FEW_SIGNS, SIGN_IN = 400, 20, 4
_SIGNS = re.compile(r"[\[\]*_`<!]")


def markdown(text: str) -> Iterator[Block]:
    """The headings, paragraphs, list items and table rows of a Markdown text."""
    reader = MarkdownIt("commonmark").enable("table")
    reader.core.ruler.at("inline", _inline)
    yield from html.blocks(reader.render(text))


def _inline(state: StateCore) -> None:
    """Read what stands in each paragraph, or take it as it is where it has too many signs."""
    for token in state.tokens:
        if token.type != "inline" or token.children is None:
            continue
        signs = len(_SIGNS.findall(token.content))
        if signs > min(MOST_SIGNS, max(FEW_SIGNS, len(token.content) // SIGN_IN)):
            token.children.append(Token("text", "", 0, content=token.content))
        else:
            state.md.inline.parse(token.content, state.md, state.env, token.children)


def plain(text: str) -> Iterator[Block]:
    """The paragraphs of a plain text, parted by empty lines; signs of Markdown are understood.

    Where no signs mark headings, a short line by itself over a longer paragraph is one.
    """
    if _MARKED.search(text):
        yield from markdown(text)
        return
    listed = list(paragraphs(text))
    for here, following in zip(listed, [*listed[1:], ""], strict=True):
        yield Block(text=squeezed(here), level=1 if stands_over(here, following) else 0)


def paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a text, whether its lines are wrapped or not."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n\n")
    for part in re.split(r"\n(?:[ \t]*\n)+", text):
        lines = part.strip().split("\n")
        if max(map(length, lines)) > WRAPPED:
            yield from (line.strip() for line in lines if line.strip())
        elif part.strip():
            yield part.strip()


def stands_over(line: str, following: str) -> bool:
    """Whether a line by itself is a heading where no signs mark any: short, no sentence."""
    return (
        "\n" not in line
        and 0 < length(line) <= LONGEST_HEADING < length(following)
        and line[0].isalpha()
        and not line[0].islower()
        and line[-1].isalnum()
        and not _RECKONED.search(line)
    )
