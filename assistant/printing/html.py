"""Sheets as one HTML file, a printed page each, on A4 and Letter; nothing is fetched."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from math import ceil
from unicodedata import category, east_asian_width

from assistant.printing.fonts import faces
from assistant.printing.layout import Page, Part, Row, page
from tools.game import Character

SIZES = tuple(size / 2 for size in range(20, 7, -1))  # points; the first that fits a page prints
POINT = 25.4 / 72  # a point in millimetres
LINE = 1.35  # of the letters' size
PAGE = 240.0  # millimetres: the height of Letter within its margins, with some to spare
WIDE, HALF = 178.0, 83.0  # millimetres: lines in a part over the whole page, and over half of it
# The letters lie in the file; where they are not at hand, a system has one of these by name.
STYLE = """
@page { margin: 12mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 186mm; color: #111; background: #fff; line-height: 1.35;
  font: 10.5pt "Fatewright Sheet", "Fatewright Han", "Noto Sans", "Noto Sans Thai",
  "Noto Sans SC", "Sarabun", "Segoe UI", "Leelawadee UI", "Microsoft YaHei",
  "PingFang SC", "Thonburi", "DejaVu Sans", sans-serif; }
article { break-after: page; break-inside: avoid; padding: 2mm 0; overflow-wrap: anywhere; }
article:last-child { break-after: auto; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline;
  gap: 1mm 6mm; border-bottom: 0.6mm solid #111; padding-bottom: 1mm; }
h1 { font-size: 2em; margin: 0; max-width: 100%; }
header p { margin: 0; }
.parts { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-top: 4mm; }
.half { display: grid; gap: 4mm; align-content: start; }
section { border: 0.3mm solid #555; border-radius: 1.5mm; padding: 2mm 3mm; }
.wide { grid-column: 1 / -1; }
h2 { font-size: 1.1em; margin: 0 0 1mm; text-transform: uppercase; letter-spacing: 0.04em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.8mm 3mm; margin: 0; }
dt { color: #444; max-width: 45mm; }
dd { margin: 0; font-weight: 600; min-height: 1.35em; border-bottom: 0.2mm dotted #999; }
ul { margin: 0; padding-left: 5mm; }
li { margin-bottom: 0.6mm; }
.box { display: inline-block; width: 6mm; height: 6mm; margin-right: 1mm; text-align: center;
  border: 0.3mm solid #111; border-radius: 0.8mm; line-height: 5.6mm; font-size: 8pt; }
.marked { background: #111; color: #fff; }
@media print { body { max-width: none; } article { font-size: var(--size); } }
"""


def pages(people: Sequence[Character], language: str) -> str:
    """A whole HTML file; texts are text, never markup."""
    title = escape(", ".join(who.name for who in people)[:200])
    body = "\n".join("\n".join(article(page(who, language))) for who in people)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{faces(body + body.upper())}{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def article(shown: Page) -> Iterator[str]:
    """One character's page."""
    yield f'<article style="--size: {size(shown):g}pt">'
    yield f'<header><h1 dir="auto">{escape(shown.name)}</h1>'
    yield f"<p>{escape(shown.kind)}</p><p><strong>{escape(shown.points)}</strong></p></header>"
    yield '<div class="parts">'
    for wide, parts in groupby(shown.parts, lambda each: each.wide):
        first, *rest = parts
        for column in ([first, *rest],) if wide else ([first], rest):
            yield "" if wide else '<div class="half">'
            for part in column:
                yield from section(part)
            yield "" if wide else "</div>"
    yield "</div>"
    yield "</article>"


def size(shown: Page) -> float:
    """The size of letters, in points, at which a page should hold all of it."""
    return next((each for each in SIZES if height(shown, each) <= PAGE), SIZES[-1])


def height(shown: Page, points: float) -> float:
    """About how high a page is, in millimetres, with letters of a size."""
    whole = [part_height(each, WIDE, points) for each in shown.parts if each.wide]
    beside = [part_height(each, HALF, points) for each in shown.parts if not each.wide]
    return 20 + sum(whole) + max(sum(beside[:1]), sum(beside[1:]))


def part_height(part: Part, width: float, points: float) -> float:
    """About how high a part is with its frame and the gap below."""
    letter = points * POINT
    labels = min(max((wide(row.label) * letter for row in part.rows), default=0), 45) + 4
    rows = 0.0
    for row in part.rows:
        room = width - labels if row.label else width - 5
        said = max(wide(row.text) * letter / room, wide(row.label) * letter / 45, 0.1)
        boxes = ceil(len(row.boxes) * 7.5 / room) * 6.5 if row.boxes else 0
        rows += max(ceil(said) * LINE * letter, boxes) + 1
    return 4 + 5 + 1.1 * LINE * letter + rows


def wide(text: str) -> float:
    """About how wide a text is, in letters' sizes."""
    return sum(
        1.0 if east_asian_width(sign) in "WF" else 0.0 if category(sign) == "Mn" else 0.5
        for sign in text
    )


def section(part: Part) -> Iterator[str]:
    """One part of the page."""
    wide = ' class="wide"' if part.wide else ""
    yield f"<section{wide}><h2>{escape(part.title)}</h2>"
    if any(row.label for row in part.rows):
        yield "<dl>"
        for row in part.rows:
            yield f'<dt>{escape(row.label)}</dt><dd dir="auto">{value(row)}</dd>'
        yield "</dl>"
    else:
        yield "<ul>"
        yield from (f'<li dir="auto">{escape(row.text)}</li>' for row in part.rows)
        yield "</ul>"
    yield "</section>"


def value(row: Row) -> str:
    """What stands in a row."""
    plain = all(worth == 1 for worth, _ in row.boxes)
    boxes = "".join(
        f'<span class="box{" marked" if marked else ""}">'
        f"{('×' if marked else '') if plain else worth}</span>"
        for worth, marked in row.boxes
    )
    return boxes or escape(row.text)
