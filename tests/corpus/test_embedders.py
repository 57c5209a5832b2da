"""Another embedder behind OpenAI's protocol: its vectors are its own, and never mixed."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import chromadb
import pytest
from chromadb.config import Settings
from embedding_server import Speaking, embedding

from assistant import settings, shelves
from rules_corpus.embedders import Served
from rules_corpus.errors import LibraryError
from rules_corpus.library import Library


@pytest.fixture(scope="module")
def server() -> Iterator[Speaking]:
    with embedding() as speaking:
        yield speaking


@pytest.fixture(scope="module")
def served(server: Speaking, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library whose shipped passages have been embedded by the server."""
    folder = tmp_path_factory.mktemp("served") / "library"
    Library.open(folder, Served("some-model", server.url, "k"))
    return folder


def test_the_settings_choose_it(server: Speaking, tmp_path: Path) -> None:
    chosen = settings.read({
        "FATEWRIGHT_HOME": str(tmp_path), "FATEWRIGHT_EMBEDDER": "openai:some-model",
        "FATEWRIGHT_EMBEDDER_URL": server.url, "OPENAI_BASE_URL": "http://127.0.0.1:9/v1",
    })  # fmt: skip
    chosen_embedder = shelves.embedder(chosen)
    row = chosen_embedder.query("who acts next")
    assert row is not None and row.shape == (server.width,)
    assert server.asked[-1]["model"] == "some-model"
    assert shelves.embedder(settings.read({"FATEWRIGHT_HOME": str(tmp_path)})).shipped


def test_every_passage_is_embedded_once_and_found(server: Speaking, served: Path) -> None:
    before = len(server.texts)
    library = Library.open(served, Served("some-model", server.url, "k"))
    assert len(server.texts) == before
    hits = library.search("what does conceding a conflict pay", k=5)
    assert "condensed.concede" in [hit.rule for hit in hits]
    assert len(server.texts) == before + 1
    assert not library.ask("how do I bake sourdough bread").supported


def test_switching_builds_anew_and_back_again_builds_nothing(
    server: Speaking, served: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "library"
    shutil.copytree(served, folder)
    book = tmp_path / "ships.txt"
    book.write_text("A ship that rams another one takes two shifts itself.", "utf-8")
    Library.open(folder, Served("some-model", server.url, "k")).ingest(book)
    assert any("rams another" in text for text in server.texts)

    shipped = Library.open(folder)
    assert shipped.search("ramming a ship", source="user")[0].source == "ships.txt"
    before = len(server.texts)
    again = Library.open(folder, Served("some-model", server.url, "k"))
    assert again.search("ramming a ship", source="user")[0].source == "ships.txt"
    assert len(server.texts) == before + 1
    client = chromadb.PersistentClient(str(folder / "chroma"), Settings(anonymized_telemetry=False))
    widths: dict[str, set[int]] = {}
    for collection in client.list_collections():
        rows = collection.get(include=["embeddings"])["embeddings"]
        widths.setdefault(collection.metadata["embedder"], set()).update(map(len, rows))
    assert sorted(map(sorted, widths.values())) == [[server.width], [384]]


def test_another_size_under_the_same_name_is_refused(server: Speaking, served: Path) -> None:
    library = Library.open(served, Served("some-model", server.url, "k"))
    server.width = 64
    try:
        with pytest.raises(LibraryError) as caught:
            library.search("who acts next")
    finally:
        server.width = 128
    assert caught.value.code == "other_embedder" and caught.value.hint.endswith(".")


def test_a_server_that_is_gone_leaves_words_and_says_so(server: Speaking, served: Path) -> None:
    library = Library.open(served, Served("some-model", server.url, "k"))
    server.status = 401
    try:
        hits = library.search("what does conceding pay", k=5)
        assert "condensed.concede" in [hit.rule for hit in hits]
        assert library.notice and library.notice.facts == {"embedder": "some-model"}
        with pytest.raises(LibraryError) as caught:
            Served("some-model", server.url, "k").passages(["x"])
    finally:
        server.status = 200
    assert caught.value.code == "embedder_unreachable"
    library.search("what does conceding pay")
    assert library.notice is None


def test_a_first_start_without_the_server_is_refused_and_can_be_made_again(
    server: Speaking, tmp_path: Path
) -> None:
    folder = tmp_path / "library"
    with pytest.raises(LibraryError) as caught:
        Library.open(folder, Served("some-model", "http://127.0.0.1:9/v1", "k", timeout=2))
    assert caught.value.code == "embedder_unreachable"
    assert "FATEWRIGHT_EMBEDDER" in caught.value.hint
    assert Library.open(folder).search("what does conceding pay")
