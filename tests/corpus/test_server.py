"""The same library on a Chroma server: a real one, started here."""

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from rules_corpus.errors import LibraryError
from rules_corpus.library import Library

CHROMA = Path(sys.executable).parent / "chroma"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CHROMA.exists(), reason="the program chroma is not installed here"),
]
BOOK = "A ship that rams another one takes two shifts itself."


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("chroma")
    server = subprocess.Popen(
        [CHROMA, "run", "--path", folder, "--host", "127.0.0.1", "--port", str(port)],
        cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    url = f"http://127.0.0.1:{port}"
    until = monotonic() + 60
    while monotonic() < until:
        try:
            if httpx.get(f"{url}/api/v2/heartbeat", timeout=2).status_code == 200:
                break
        except httpx.HTTPError:
            sleep(0.2)
    yield url
    server.terminate()
    server.wait(20)


@pytest.fixture(scope="module")
def first(address: str, tmp_path_factory: pytest.TempPathFactory) -> Library:
    return Library.open(tmp_path_factory.mktemp("first"), chroma=address)


def test_the_same_passages_are_found_as_without(first: Library, library: Library) -> None:
    for question in ("what does conceding pay", "ile kosztuje dodatkowy atut", "行动顺序怎么定"):
        here = [(hit.rule, round(hit.score, 2)) for hit in library.search(question, k=5)]
        there = [(hit.rule, round(hit.score, 2)) for hit in first.search(question, k=5)]
        assert there == here
    assert first.ask("what does conceding pay").supported


def test_books_of_two_libraries_on_one_server_stay_apart(
    first: Library, address: str, tmp_path: Path
) -> None:
    book = tmp_path / "ships.txt"
    book.write_text(BOOK, "utf-8")
    second = Library.open(tmp_path / "second", chroma=address)
    for library in (first, second):
        library.ingest(book)
    assert second.remove("ships.txt") == 1
    hit = first.search("ramming a ship", source="user")[0]
    assert hit.source == "ships.txt" and hit.nearness and hit.nearness > 0.8
    assert second.search("ramming a ship", source="user") == []


def test_a_library_that_moves_to_a_server_takes_its_books(address: str, tmp_path: Path) -> None:
    book = tmp_path / "ships.txt"
    book.write_text(BOOK, "utf-8")
    Library.open(tmp_path / "library").ingest(book)
    moved = Library.open(tmp_path / "library", chroma=address)
    hit = moved.search("ramming a ship", source="user")[0]
    assert hit.nearness and hit.nearness > 0.8


def test_a_server_that_is_not_there_is_refused_in_one_sentence(tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "library", ignore_errors=True)
    with pytest.raises(LibraryError) as caught:
        Library.open(tmp_path / "library", chroma="http://127.0.0.1:9")
    assert caught.value.code == "chroma_unreachable"
    assert "FATEWRIGHT_CHROMA_URL" in caught.value.hint
