"""Sheets as documents: Markdown, HTML, and a PDF of one page with every letter in it."""

from __future__ import annotations

import re
from base64 import b64decode
from collections import Counter
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest

from assistant.printing import html, layout, markdown
from tools.game import Aspect, Character, Consequence, Slot

fpdf = pytest.importorskip("fpdf")
pdfium = pytest.importorskip("pypdfium2")
pdf = pytest.importorskip("assistant.printing.pdf")
TTFont = pytest.importorskip("fontTools.ttLib").TTFont

CONCEPTS = {
    "en": "Stubborn Detective", "pl": "Zażółć gęślą jaźń", "fi": "Äkäinen öljymäki",
    "th": "นักสืบหัวดื้อที่ไม่ยอมแพ้", "zh": "灯笼街上固执的侦探",
}  # fmt: skip


def somebody(concept: str, **more: Any) -> Character:
    return Character(
        name="Ål Żuk",
        aspects=(Aspect(name=concept, kind="high_concept"), Aspect(name="Second", kind="free")),
        skills={"fight": 4, "will": 2, "Sailing": 2},
        stunts=("Sea Legs: +2 to Athletics on a deck",),
        boxes={"physical": (1, 1, 1, 1), "mental": (1, 2, 3)},
        marked={"physical": (0,), "mental": (2,)},
        slots=(Slot(severity="mild"), Slot(severity="moderate")),
        consequences=(Consequence(severity="mild", name="Split Lip"),),
        **more,
    )


def read(data: bytes) -> tuple[int, str]:
    """How many pages a PDF has, and its text without spaces."""
    document = pdfium.PdfDocument(data)
    text = "".join(page.get_textpage().get_text_range() for page in document)
    return len(document), re.sub(r"\s", "", text)


@pytest.mark.parametrize("language", CONCEPTS)
def test_a_pdf_is_one_page_with_all_that_the_sheet_says(language: str) -> None:
    made = pdf.pages([somebody(CONCEPTS[language])], language)
    count, text = read(made.data)
    assert (count, made.missing) == (1, ())
    for said in ("ÅlŻuk", "Sailing", "SplitLip", "SeaLegs"):
        assert said in text
    # Marks come after the letter beside theirs when Thai is read out of a PDF.
    assert not Counter(CONCEPTS[language].replace(" ", "")) - Counter(text)


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_a_long_sheet_still_fits_one_page(paper: str, size: tuple[int, int]) -> None:
    stunts = tuple(f"Stunt {n}: " + "a very long story about what it does " * 12 for n in range(14))
    who = somebody("x" * 300)
    crowded = Character(name="W" * 80, aspects=who.aspects, stunts=stunts,
                        skills={f"Skill {n}": n % 5 for n in range(60)})  # fmt: skip
    made = pdf.pages([crowded], "en", paper)
    document = pdfium.PdfDocument(made.data)
    assert len(document) == 1
    assert tuple(map(round, document[0].get_size())) == size
    page = document[0].get_textpage()
    edges = [page.get_charbox(place) for place in range(page.count_chars())]
    assert min(low for _, low, _, high in edges if high > low) > 20
    assert "Stunt13" in read(made.data)[1]


def test_signs_without_letters_are_named() -> None:
    assert pdf.pages([somebody("Fox 🦊")], "en").missing == ("🦊",)


def test_several_characters_have_a_page_each() -> None:
    assert read(pdf.pages([somebody("A"), somebody("B")], "fi").data)[0] == 2


@pytest.mark.parametrize("language", CONCEPTS)
def test_html_is_whole_and_takes_no_text_for_markup(language: str) -> None:
    evil = "<script>alert(1)</script>"
    page = html.pages([somebody(evil), somebody(CONCEPTS[language])], language)
    assert "<script" not in page and "&lt;script&gt;" in page
    assert CONCEPTS[language] in page and page.count("<article ") == 2
    assert not re.search(r"https?://|@import|url\((?!\"data:)", page)


def test_markdown_shows_the_sheet_and_escapes_what_is_text() -> None:
    text = markdown.markdown(somebody("*Star* [x](y)"), "en")
    assert "- **High concept:** \\*Star\\* \\[x\\](y)" in text
    assert "- **Great (+4):** Fight" in text and "- **Fair (+2):** Will, Sailing" in text
    assert "- **Physical stress:** ☒ ☐ ☐ ☐" in text and "- **Mental stress:** ☐1 ☐2 ☒3" in text
    assert "- mild (2): Split Lip" in text


@pytest.mark.parametrize("language", CONCEPTS)
def test_the_letters_of_a_sheet_lie_in_its_html(language: str) -> None:
    page = html.pages([somebody(CONCEPTS[language])], language)
    faces = re.findall(r'font-family: "([^"]+)"[^}]*base64,([^"]+)"', page)
    fonts = [(name, TTFont(BytesIO(b64decode(data)))) for name, data in faces]
    shown = re.sub(r"<style>.*</style>|<[^>]*>", "", page, flags=re.DOTALL)
    signs = {sign for sign in shown + shown.upper() if sign.isprintable()}
    for sign in signs:
        assert any(ord(sign) in font.getBestCmap() for _, font in fonts), sign
    assert all(name in html.STYLE for name, _ in fonts)
    marks = [font for _, font in fonts if "GPOS" in font] if language == "th" else fonts
    assert marks and len(page) < 200_000


def test_what_a_thai_vowel_is_set_from_lies_in_the_html_too() -> None:
    page = html.pages([somebody("ประตูน้ำศักดิ์สิทธิ์")], "th")
    for data in re.findall(r'"Fatewright Sheet"[^}]*base64,([^"]+)"', page):
        letters = TTFont(BytesIO(b64decode(data))).getBestCmap()
        assert {0x0E33, 0x0E4D, 0x0E32} <= letters.keys()


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", CONCEPTS)
def test_the_longest_sheet_lies_within_its_page(language: str, paper: str) -> None:
    aspect = (CONCEPTS[language] + " ") * (400 // (len(CONCEPTS[language]) + 1))
    who = somebody(aspect)
    stunts = tuple(f"{aspect[:150]} {n}" for n in range(10))
    boxes = {**who.boxes, CONCEPTS[language][:40]: (1,) * 6}
    long = replace(who, stunts=stunts, boxes=boxes, slots=(*who.slots, Slot(severity="mild",
                   track="mental")))  # fmt: skip
    made = pdf.pages([long], language, paper)
    document = pdfium.PdfDocument(made.data)
    assert (len(document), made.missing) == (1, ())
    page, text = document[0], document[0].get_textpage()
    width, height = page.get_size()
    for place in range(text.count_chars()):
        left, low, right, high = text.get_charbox(place)
        assert right <= left or (left > 30 and right < width - 30 and low > 30 and high < height)
    short = somebody("Short")
    assert html.size(layout.page(short, language)) == 10
    assert html.size(layout.page(long, language)) < 10
    assert "--size: 10pt" in html.pages([short], language)
