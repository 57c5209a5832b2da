"""The rules library as the settings want it: where it lives, its embedder, its vector store."""

from assistant.settings import Settings
from rules_corpus.embedders import Embedder, Served, Shipped
from rules_corpus.ingest import Progress, silently
from rules_corpus.library import Library


def open_library(chosen: Settings, progress: Progress = silently) -> Library:
    """Open the library of the operator's home folder.

    Raises:
        LibraryError: the operator must mend something.
    """
    return Library.open(
        chosen.home / "library", embedder(chosen), chosen.chroma_url, progress=progress
    )


def embedder(chosen: Settings) -> Embedder:
    """The embedder that the settings name."""
    if chosen.embedder == "shipped":
        return Shipped()
    return Served(
        chosen.embedder.removeprefix("openai:"),
        chosen.embedder_url or chosen.base_url,
        chosen.api_key,
        chosen.timeout,
    )
