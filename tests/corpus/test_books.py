"""Books of every kind: what is read of them, and where in them it stands."""

from pathlib import Path

import pytest
from volumes import document, electronic, printed

from rules_corpus.ingest import read_book
from rules_corpus.notes import Note

TOWER = "The tower keeper lights the lamp at dusk, and counts every boat that passes the chain."
FERRY = "The ferry costs two silver coins, and three when the river is high."


def places(path: Path) -> list[tuple[str, str]]:
    passages, _ = read_book(path)
    return [(each.place, each.text) for each in passages]


def test_a_markdown_book(tmp_path: Path) -> None:
    path = tmp_path / "book.md"
    path.write_text(
        f"Harbour\n=======\n\n**{TOWER}** See [the ferry](x.md).\n\n## Ferry\n\n{FERRY}\n\n"
        "- one boat\n- two *boats*\n\n| who | pays |\n|---|---|\n| a child | nothing |\n\n"
        "```\n# no heading\n```\n\n<table><tr><td>a</td><td>b</td></tr></table>\n",
        "utf-8",
    )
    first, second = places(path)
    assert first == ("Harbour", f"{TOWER} See the ferry.")
    assert second[0] == "Harbour › Ferry"
    assert second[1].split("\n") == [
        FERRY, "- one boat", "- two boats", "who | pays", "a child | nothing", "# no heading",
        "a | b",
    ]  # fmt: skip


def test_a_web_page_without_what_no_reader_sees(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_bytes(
        "<html><head><meta charset='iso-8859-2'><title>x</title><style>p{}</style></head><body>"
        "<h1>Wieża</h1><p>Strażnik wieży liczy łodzie o zmierzchu.</p><script>alert('no')</script>"
        "<div style='display: none'>hidden orders</div><p hidden>more</p><h2>Prom</h2>Prom kosztuje"
        "<br>dwie <b>monety</b>.</body></html>".encode("iso-8859-2")
    )
    assert places(path) == [
        ("Wieża", "Strażnik wieży liczy łodzie o zmierzchu."),
        ("Wieża › Prom", "Prom kosztuje dwie monety."),
    ]


def test_a_word_document(tmp_path: Path) -> None:
    path = document(
        tmp_path / "book.docx",
        [("Title", "Harbour"), ("Normal", TOWER), ("Heading 2", "Ferry"), ("Normal", FERRY)],
        [["who", "pays"], ["a child", "nothing"]],
    )
    assert places(path) == [
        ("Harbour", TOWER),
        ("Harbour › Ferry", f"{FERRY}\nwho | pays\na child | nothing"),
    ]


def test_an_electronic_book_in_reading_order(tmp_path: Path) -> None:
    path = electronic(
        tmp_path / "book.epub",
        {"z.xhtml": f"<h1>Harbour</h1><p>{TOWER}</p>", "a b.xhtml": f"<p>{FERRY}</p>"},
        toc='<ol><li><a href="a%20b.xhtml#top">The ferry</a></li></ol>',
    )
    assert places(path) == [("Harbour", TOWER), ("The ferry", FERRY)]


def test_a_pdf_with_headings_by_size_pages_and_no_running_head(tmp_path: Path) -> None:
    pages = [
        [(8, "The Harbour Book"), (18, "Tower" if not n else f"Hall {n}"),
         (10, f"The {word} keeper lights the lamp at dusk and counts every boat that goes un-"),
         (10, f"der the {word} chain before midnight."), (8, str(n + 1))]
        for n, word in enumerate("old young tall lame blind mute".split())
    ]  # fmt: skip
    pages.append([(8, "The Harbour Book"), (10, FERRY), (8, "7")])
    listed = places(printed(tmp_path / "book.pdf", pages))
    assert listed[0][0] == "Tower, p. 1"
    assert listed[0][1].endswith("goes under the old chain before midnight.")
    assert listed[-1][0] == "Hall 5, p. 6–7" and FERRY in listed[-1][1]
    assert not any("Harbour Book" in text for _, text in listed)


def test_the_outline_of_a_pdf_gives_its_headings(tmp_path: Path) -> None:
    pages = [[(10, "Tower"), (10, TOWER)], [(10, FERRY)]]
    listed = places(printed(tmp_path / "book.pdf", pages, {"Tower": 0, "The ferry": 1}))
    assert listed == [("Tower, p. 1", TOWER), ("The ferry, p. 2", FERRY)]


def test_pages_without_a_text_layer_are_named(tmp_path: Path) -> None:
    _, report = read_book(printed(tmp_path / "book.pdf", [[(10, TOWER)], [], []]))
    assert report.notes == (Note(code="no_text_layer", facts={"pages": "2, 3", "more": 0}),)


def test_a_pdf_that_only_forbids_printing_is_read(tmp_path: Path) -> None:
    path = printed(tmp_path / "book.pdf", [[(10, TOWER)]], password=("", "owner"))
    assert TOWER in places(path)[0][1]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Der Wächter zündet die Lampe an, und wenn ein Boot nicht hält, wird es gezählt."),
        ("ja", "塔の番人は夕暮れに灯りをともし、鎖の下を通る船を数える。"),
        ("uk", "Вартовий запалює ліхтар і рахує човни, які проходять під ланцюгом."),
        ("fi", "Vartija sytyttää lampun illalla ja laskee veneet, jotka menevät ketjun alitse."),
        ("zh", "守塔人在黄昏点灯，并数清每一条从铁链下经过的船。"),
    ],
)  # fmt: skip
def test_the_language_of_each_passage_is_found(tmp_path: Path, language: str, text: str) -> None:
    path = tmp_path / "two.md"
    path.write_text(f"# A\n\n{TOWER}\n\n# B\n\n{text}\n", "utf-8")
    passages, report = read_book(path)
    assert [each.language for each in passages] == ["en", language]
    assert set(report.languages) == {"en", language}


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("cp1250", "Strażnik wieży zapala światło o zmierzchu, a rano liczy łodzie i ludzi. "),
        ("gb18030", "守塔人在黄昏点灯，并数清每一条从铁链下经过的船。渡船要两枚银币。"),
        ("cp874", "คนเฝ้าหอคอยจุดตะเกียงตอนค่ำและนับเรือทุกลำที่ลอดใต้โซ่ ค่าเรือข้ามฟากสองเหรียญเงิน"),
        ("utf-16", "Vartija sytyttää lampun illalla ja laskee veneet. "),
    ],
)  # fmt: skip
def test_encodings_older_than_utf_8(tmp_path: Path, encoding: str, text: str) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes((text * 6).encode(encoding))
    assert text.split()[0] in places(path)[0][1]


@pytest.mark.parametrize("at", [0.2, 0.99])
@pytest.mark.parametrize("language", ["pl", "zh", "th"])
def test_a_broken_byte_makes_no_other_encoding(tmp_path: Path, language: str, at: float) -> None:
    line = {
        "pl": "Źrebię pęka ze śmiechu. ",
        "zh": "铁匠铺每天敲钟三次。",
        "th": "ท่าเรือคิดค่าจอดเรือวันละสองเหรียญ ",
    }
    data = (line[language] * 300).encode()
    path = tmp_path / "book.txt"
    place = int(len(data) * at)
    path.write_bytes(data[:place] + b"\xff" + data[place:-1])
    passages, report = read_book(path)
    assert report.languages == (language,)
    told = "".join(each.text for each in passages)
    assert told.count(line[language].strip()) >= 295, "all but the broken place is as it was"
