"""Files made to harm, or broken: refused or bounded in one sentence, and nothing half done."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from time import process_time
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from volumes import document, electronic, printed

from rules_corpus.books import reading
from rules_corpus.embedders import Shipped
from rules_corpus.errors import LibraryError
from rules_corpus.ingest import read_book
from rules_corpus.library import Library
from rules_corpus.notes import Note

TOWER = "The tower keeper lights the lamp at dusk, and counts every boat that passes the chain."
LAUGHS = "".join(f'<!ENTITY l{n + 1} "{f"&l{n};" * 10}">' for n in range(9))
BOMB = f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">{LAUGHS}]>'


def zip_bomb(path: Path) -> Path:
    with ZipFile(path, "w", ZIP_DEFLATED) as held:
        for number in range(11):
            with held.open(f"word/{number}.xml", "w", force_zip64=True) as file:
                for _ in range(50):
                    file.write(b"\0" * 1_000_000)
    return path


def lying_archive(path: Path) -> Path:
    """A document whose listing says 10 bytes for what unpacks to 60 million."""
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packed.compress(b"a" * 60_000_000) + packed.flush()
    name = b"word/document.xml"
    sizes = struct.pack("<III", 0, len(data), 10)
    local = b"PK\3\4" + struct.pack("<HHHHH", 20, 0, 8, 0, 0) + sizes
    local += struct.pack("<HH", len(name), 0) + name + data
    entry = b"PK\1\2" + struct.pack("<HHHHHH", 20, 20, 0, 8, 0, 0) + sizes
    entry += struct.pack("<HHHHHII", len(name), 0, 0, 0, 0, 0, 0) + name
    end = b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, 1, 1, len(entry), len(local), 0)
    path.write_bytes(local + entry + end)
    return path


def holding(name: str, data: bytes) -> Callable[[Path], Path]:
    def made(folder: Path) -> Path:
        (folder / name).write_bytes(data)
        return folder / name

    return made


def sparse(folder: Path) -> Path:
    with (folder / "huge.txt").open("wb") as file:
        file.truncate(1_000_000_000)
    return folder / "huge.txt"


REFUSED: dict[str, tuple[Callable[[Path], Path], str]] = {
    "a gigabyte": (sparse, "too_large"),
    "a zip bomb as a document": (lambda f: zip_bomb(f / "b.docx"), "too_large"),
    "a zip bomb as a book": (lambda f: zip_bomb(f / "b.epub"), "too_large"),
    "an archive that lies": (lambda f: lying_archive(f / "b.docx"), "broken"),
    "no archive": (holding("b.docx", b"what is this"), "broken"),
    "a document in name only": (lambda f: electronic(f / "b.docx", {"a": "x"}), "broken"),
    "a locked document": (holding("b.docx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" * 99), "encrypted"),
    "no PDF": (holding("b.pdf", b"\x89PNG\r\n" * 50), "broken"),
    "half a PDF": (holding("b.pdf", b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog"), "broken"),
    "a PDF with a password": (
        lambda f: printed(f / "b.pdf", [[(10, TOWER)]], password=("secret", "owner")), "encrypted"),
    "a PDF of pictures": (lambda f: printed(f / "b.pdf", [[], [], []]), "no_text"),
    "a protected book": (
        lambda f: electronic(f / "b.epub", {"a.xhtml": "<p>x</p>"}, extra={
            "META-INF/encryption.xml": '<encryption><EncryptionMethod Algorithm="urn:aes"/>'
            "</encryption>"}), "encrypted"),
    "bytes": (holding("b.txt", bytes(range(256)) * 40), "not_text"),
    "a picture": (holding("b.md", b"\xff\xd8\xff\xe0\0\x10JFIF" * 99), "not_text"),
    "nothing": (holding("b.txt", b""), "empty"),
    "spaces": (holding("b.html", b"<html><body> <script>x()</script></body></html>"), "empty"),
    "one endless word": (holding("b.txt", b"a" * 3_000_000), "empty"),
    "a folder": (lambda f: f, "no_file"),
    "no file": (lambda f: f / "none.txt", "no_file"),
    "another kind": (holding("b.exe", b"MZ"), "unknown_kind"),
}  # fmt: skip


@pytest.mark.parametrize("kind", REFUSED)
def test_is_refused_in_one_sentence(tmp_path: Path, kind: str) -> None:
    make, code = REFUSED[kind]
    path = make(tmp_path)
    start = process_time()
    with pytest.raises(LibraryError) as caught:
        read_book(path)
    assert caught.value.code == code
    assert caught.value.message.endswith(".") and caught.value.hint.endswith(".")
    assert "\n" not in str(caught.value)
    assert process_time() - start < 60


def test_a_billion_laughs_stay_one(tmp_path: Path) -> None:
    path = electronic(
        tmp_path / "b.epub",
        {"a.xhtml": f"<p>{TOWER}</p>"},
        extra={"OEBPS/book.ncx": f"{BOMB}<x>&l9;</x>"},
    )
    with ZipFile(path, "a") as held:
        held.writestr("OEBPS/laugh.xhtml", f"{BOMB}<html><body><p>&l9; end</p></body></html>")
    passages, _ = read_book(path)
    assert TOWER in passages[0].text and sum(len(each.text) for each in passages) < 1000

    bomb = tmp_path / "b.docx"
    document(bomb, [("Normal", TOWER)], [["a"]])
    with ZipFile(bomb) as held:
        parts = {name: held.read(name) for name in held.namelist()}
    text = parts["word/document.xml"].replace(b"lamp", b"&l9;").split(b"?>", 1)[1]
    parts["word/document.xml"] = BOMB.encode() + text
    with ZipFile(bomb, "w") as held:
        for name, data in parts.items():
            held.writestr(name, data)
    try:
        passages, _ = read_book(bomb)
        assert sum(len(each.text) for each in passages) < 1000
    except LibraryError as error:
        assert error.code == "broken"


def test_paths_that_lead_out_of_an_archive_write_and_read_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret.xhtml").write_text("<p>the password is swordfish</p>", "utf-8")
    folder = tmp_path / "in" / "deep"
    folder.mkdir(parents=True)
    path = electronic(folder / "b.epub", {"a.xhtml": f"<p>{TOWER}</p>"})
    with ZipFile(path, "a") as held:
        opf = held.read("OEBPS/book.opf").decode()
    evil = '<item id="e" href="../../../../secret.xhtml" media-type="application/xhtml+xml"/>'
    opf = opf.replace("</manifest>", f"{evil}</manifest>").replace(
        "</spine>", '<itemref idref="e"/></spine>'
    )
    path.unlink()
    electronic(path, {"a.xhtml": f"<p>{TOWER}</p>"}, extra={"../../evil.txt": "x"})
    with ZipFile(path) as held:
        parts = {name: held.read(name) for name in held.namelist()}
    parts["OEBPS/book.opf"] = opf.encode()
    with ZipFile(path, "w") as held:
        for name, data in parts.items():
            held.writestr(name, data)
    before = sorted(tmp_path.rglob("*"))
    passages, report = read_book(path)
    assert [each.text for each in passages] == [TOWER]
    assert [each.code for each in report.notes] == ["chapter_missing"]
    assert sorted(tmp_path.rglob("*")) == before


def test_three_million_letters_on_one_line_are_cut_at_once(tmp_path: Path) -> None:
    path = tmp_path / "line.txt"
    path.write_text(f"{TOWER} " * 35_000, "utf-8")
    start = process_time()
    passages, _ = read_book(path)
    assert 2000 < len(passages) < 4000 and max(len(each.text) for each in passages) <= 1200
    assert process_time() - start < 30


def test_stretches_without_spaces_are_left_out_and_said(tmp_path: Path) -> None:
    path = tmp_path / "keys.txt"
    path.write_text(f"{TOWER}\n\n{'QUJD' * 5000}\n", "utf-8")
    passages, report = read_book(path)
    assert [each.text for each in passages] == [TOWER] and report.notes == (
        Note(code="letters_cut", facts={"count": 1}),
    )


def test_thai_without_a_space_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "letters.txt"
    path.write_text("กขคงจฉชซ" * 25_000, "utf-8")
    passages, report = read_book(path)
    assert sum(len(each.text) for each in passages) == 2000
    assert report.notes == (Note(code="letters_cut", facts={"count": 1}),)


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_thousands_of_brackets_are_no_text(tmp_path: Path, between: str) -> None:
    depths = [4 + number % 25 for number in range(2000)]
    signs = between.join(
        between.join(("(" * n + "a+" + ")+" * n + "$", "[" * n + "x" + "](y)" * n, "![a](" * n))
        for n in depths
    )
    path = tmp_path / "regex.md"
    path.write_text(f"# Lamps\n\n{TOWER}\n\n{signs}\n", "utf-8")
    start = process_time()
    passages, _ = read_book(path)
    assert passages[0].text.startswith(TOWER) and len(passages) < 100
    assert process_time() - start < 60


def test_rows_of_numbers_and_links_stay(tmp_path: Path) -> None:
    path = tmp_path / "rows.md"
    path.write_text(
        "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |\n| - | - | - | - | - | - | - | - | - | - |\n"
        "| +1 | +2 | +3 | +4 | +5 | +6 | +7 | +8 | +9 | +10 |\n\n"
        "See [the *tower*](#tower), [the **lamp**](#lamp) and `the chain`.\n",
        "utf-8",
    )
    text = "\n".join(each.text for each in read_book(path)[0])
    assert "+1 | +2 | +3" in text
    assert "See the tower, the lamp and the chain." in text


def test_deep_nesting_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 3.0)
    path = tmp_path / "deep.html"
    path.write_text("<div>" * 200_000 + TOWER, "utf-8")
    start = process_time()
    try:
        passages, _ = read_book(path)
        assert passages[0].text == TOWER
    except LibraryError as error:
        assert error.code in ("too_slow", "broken")
    assert process_time() - start < 30


class Failing(Shipped):
    """An embedder that gives up in the middle."""

    def passages(self, texts: object) -> None:
        raise LibraryError("embedder_unreachable", "It is gone.", "Start it.")


def test_what_fails_in_the_middle_leaves_the_former_book(tmp_path: Path) -> None:
    book = tmp_path / "house.txt"
    book.write_text("Trolls turn to stone at noon.", "utf-8")
    Library.open(tmp_path / "library").ingest(book)
    book.write_text("Goblins turn to stone at midnight.", "utf-8")
    with pytest.raises(LibraryError):
        Library.open(tmp_path / "library", Failing()).ingest(book)
    book.write_bytes(bytes(range(256)))
    library = Library.open(tmp_path / "library")
    with pytest.raises(LibraryError):
        library.ingest(book)
    assert library.sources()["house.txt"] == 1
    assert "Trolls" in library.search("who turns to stone", source="user")[0].text
