"""Sheets as a PDF, a page each, with the letters of all five languages in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from typing import Any

from assistant.exchange.draft import ExchangeError
from assistant.printing.breaking import clusters, pieces
from assistant.printing.fonts import FONTS
from assistant.printing.layout import Page, Part, Row, page
from tools.game import Character

MARGIN, GAP, PAD = 12.0, 4.0, 2.0  # millimetres
SIZES = tuple(
    size / 4 for size in range(42, 16, -1)
)  # points, 10.5 to 4.25; the first at which a sheet fits its page
NARROW = 0.46  # of a part's width: the most that its labels take
DATED = datetime(2000, 1, 1, tzinfo=UTC)  # the same sheet gives the same file
LINE = 1.45  # of the letters' size: one line
POINT = 25.4 / 72  # a point in millimetres
BULLET = "•  "
BOX = 1.6  # of the letters' size: the side of a box


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF, and the signs that there were no letters for."""

    data: bytes
    missing: tuple[str, ...]


@cache
def drawn_by() -> Any:
    """The library that writes PDF.

    Raises:
        ExchangeError: `no_pdf`, where the extra `pdf` is not installed.
    """
    try:
        import fpdf
        import uharfbuzz  # noqa: F401 - Thai is set wrong without it

        for package, *_ in FONTS.values():
            resources.files(package)
    except ImportError:
        hint = 'pip install "fatewright[pdf]", or print the HTML sheet.'
        raise ExchangeError("no_pdf", "Writing PDF needs a few more packages.", hint) from None
    return fpdf


def pages(people: Sequence[Character], language: str, paper: str = "a4") -> Printed:
    """A PDF of sheets, a page a character.

    Args:
        paper: `a4` or `letter`.

    Raises:
        ExchangeError: `no_pdf`.
    """
    library = drawn_by()
    made = library.FPDF(unit="mm", format=paper)
    made.set_title(", ".join(who.name for who in people)[:200])
    made.set_creator("Fatewright")
    made.set_creation_date(DATED)
    made.set_lang(language)
    made.set_auto_page_break(False)
    for family, (package, plain, bold) in FONTS.items():
        folder = resources.files(package)
        made.add_font(family, "", str(folder.joinpath(plain)))
        made.add_font(family, "B", str(folder.joinpath(bold)))
    made.set_text_shaping(True)
    made.c_margin = 0
    missing: dict[str, None] = {}
    for who in people:
        sheet = Sheet(made, page(who, language), missing)
        made.add_page()
        sheet.draw()
    return Printed(bytes(made.output()), tuple(missing))


class Sheet:
    """One character's page as it is drawn."""

    def __init__(self, made: Any, shown: Page, missing: dict[str, None]) -> None:
        self.made, self.shown, self.missing = made, shown, missing
        self.size = SIZES[0]
        self.widths: dict[tuple[str, str, bool], float] = {}

    def draw(self) -> None:
        """Draw the page at the largest size at which it fits."""
        width, height = self.made.w - 2 * MARGIN, self.made.h - 2 * MARGIN
        for self.size in SIZES:
            if self.whole(width, draw=False) <= height:
                break
        self.whole(width, draw=True)

    def whole(self, width: float, draw: bool) -> float:
        """Lay the whole page out, drawn or only measured.

        Returns:
            its height in millimetres.
        """
        top = self.heading(width, draw)
        left: list[Part] = []
        for part in self.shown.parts:
            if not part.wide:
                left.append(part)
                continue
            top += self.beside(left, top, width, draw)
            left = []
            top += self.part(part, MARGIN, MARGIN + top, width, draw) + GAP
        return top + self.beside(left, top, width, draw)

    def heading(self, width: float, draw: bool) -> float:
        """The name, whose character it is, fate points."""
        line = self.line(1.9)
        lines = self.lines(self.shown.name, width, 1.9, bold=True)[:3]
        y = MARGIN
        for text in lines:
            self.write(text, MARGIN, y, 1.9, draw, bold=True)
            y += line
        told = "  ·  ".join(filter(None, (self.shown.kind, self.shown.points)))
        self.write(told, MARGIN, y, 1, draw)
        y += self.line() + 1
        if draw:
            self.made.set_line_width(0.5)
            self.made.line(MARGIN, y, MARGIN + width, y)
        return y - MARGIN + GAP

    def beside(self, parts: Sequence[Part], top: float, width: float, draw: bool) -> float:
        """Parts in two columns, the first alone on the left.

        Returns:
            their height.
        """
        if not parts:
            return 0.0
        if len(parts) == 1:
            return self.part(parts[0], MARGIN, MARGIN + top, width, draw) + GAP
        column = (width - GAP) / 2
        left = self.part(parts[0], MARGIN, MARGIN + top, column, draw)
        right = 0.0
        for part in parts[1:]:
            x = MARGIN + column + GAP
            right += self.part(part, x, MARGIN + top + right, column, draw) + GAP
        return max(left + GAP, right)

    def part(self, part: Part, x: float, y: float, width: float, draw: bool) -> float:
        """A framed part under its title.

        Returns:
            its height.
        """
        inner = width - 2 * PAD
        at = y + PAD
        self.write(part.title, x + PAD, at, 1.1, draw, bold=True)
        at += self.line(1.1) + 0.5
        widest = max((self.wide(row.label, 1) for row in part.rows), default=0)
        labels = min(widest + 3, inner * NARROW) if widest else 0.0
        for row in part.rows:
            at += self.row(row, x + PAD, at, labels, inner, draw)
        at += PAD
        if draw:
            self.made.set_line_width(0.25)
            self.made.rect(x, y, width, at - y)
        return at - y

    def row(self, row: Row, x: float, y: float, labels: float, width: float, draw: bool) -> float:
        """A label with its text or its boxes.

        Returns:
            its height.
        """
        said = self.lines(row.label, labels - 2, 1) if row.label else []
        for place, text in enumerate(said):
            self.write(text, x, y + place * self.line(), 1, draw, grey=True)
        if row.boxes:
            high = self.boxes(row, x + labels, y, width - labels, draw)
        else:
            left = labels if row.label else self.wide(BULLET, 1)
            lines = self.lines(row.text, width - left, 1, bold=bool(row.label)) or [""]
            if not row.label:
                self.write(BULLET, x, y, 1, draw)
            for place, each in enumerate(lines):
                self.write(each, x + left, y + place * self.line(), 1, draw, bool(row.label))
            high = len(lines) * self.line()
            if draw and row.label:
                self.made.set_line_width(0.1)
                self.made.line(x + labels, y + high + 0.2, x + width, y + high + 0.2)
        return max(high, len(said) * self.line()) + 1.1

    def boxes(self, row: Row, x: float, y: float, width: float, draw: bool) -> float:
        """Boxes, as many a line as there is room for, with their worth where it differs.

        Returns:
            their height.
        """
        side = self.size * POINT * BOX
        each_line = max(int(width / (side + 1)), 1)
        plain = all(worth == 1 for worth, _ in row.boxes)
        for place, (worth, marked) in enumerate(row.boxes):
            left = x + (place % each_line) * (side + 1)
            top = y + (place // each_line) * (side + 1)
            if not draw:
                continue
            self.made.set_line_width(0.3)
            self.made.rect(left, top, side, side)
            if marked:
                # A worth has to be seen through its mark.
                self.made.set_draw_color(0 if plain else 170)
                self.made.line(left, top, left + side, top + side)
                self.made.line(left, top + side, left + side, top)
                self.made.set_draw_color(0)
                self.made.rect(left, top, side, side)
            if not plain:
                wide = self.wide(str(worth), 0.8)
                self.write(str(worth), left + (side - wide) / 2, top + side * 0.12, 0.8, draw)
        return -(-len(row.boxes) // each_line) * (side + 1)

    def line(self, scale: float = 1) -> float:
        """The height of a line."""
        return self.size * scale * POINT * LINE

    def wide(self, text: str, scale: float, bold: bool = False) -> float:
        """How wide a text is."""
        return sum(self.run_width(family, run, bold) for family, run in self.runs(text)) * (
            self.size * scale
        )

    def run_width(self, family: str, run: str, bold: bool) -> float:
        """How wide a run of letters of one font is, a point high."""
        key = (family, run, bold)
        if key not in self.widths:
            self.made.set_font(family, "B" if bold else "", 100)
            self.widths[key] = float(self.made.get_string_width(run)) / 100
        return self.widths[key]

    def runs(self, text: str) -> list[tuple[str, str]]:
        """A text as runs of the fonts that have its letters; other signs are remembered."""
        found: list[tuple[str, str]] = []
        for sign in text:
            family = next((each for each in FONTS if self.has(each, sign)), None)
            if family is None and not sign.isprintable():
                continue
            if family is None:
                self.missing[sign] = None
                family, sign = "sheet", "?"
            if found and found[-1][0] == family:
                found[-1] = (family, found[-1][1] + sign)
            else:
                found.append((family, sign))
        return found

    def has(self, family: str, sign: str) -> bool:
        """Whether a font has a letter for a sign."""
        return ord(sign) in self.made.fonts[family].cmap

    def lines(self, text: str, width: float, scale: float, bold: bool = False) -> list[str]:
        """A text broken into lines that fit: at spaces, else between letters that stand alone."""
        lines: list[str] = []
        line, used = "", 0.0
        for piece in pieces(text):
            whole = self.wide(piece.rstrip(), scale, bold) <= width
            for part in [piece] if whole else clusters(piece):
                if line.strip() and used + self.wide(part.rstrip(), scale, bold) > width:
                    lines.append(line.rstrip())
                    line, used = "", 0.0
                if line or part.strip():
                    line, used = line + part, used + self.wide(part, scale, bold)
        return [*lines, *([line.rstrip()] if line.strip() else [])]

    def write(
        self, text: str, x: float, y: float, scale: float, draw: bool, bold: bool = False,
        grey: bool = False,
    ) -> None:  # fmt: skip
        """Write one line."""
        if not draw or not text:
            return
        self.made.set_text_color(80 if grey else 0)
        for family, run in self.runs(text):
            self.made.set_font(family, "B" if bold else "", self.size * scale)
            self.made.set_xy(x, y)
            self.made.cell(0, self.line(scale), run)  # as `text`, but marks sit where they belong
            x += self.run_width(family, run, bold) * self.size * scale
