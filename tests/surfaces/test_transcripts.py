"""The conversations in the documents are what Fatewright really says."""

from pathlib import Path

import pytest

from assistant import docs
from rules_corpus.library import Library


@pytest.mark.parametrize("path", docs.documents(), ids=lambda path: path.stem)
def test_replies_are_as_written(path: Path, library: Library) -> None:
    text = path.read_text(encoding="utf-8")
    assert "```chat " in text
    assert docs.spoken_again(text, library) == text
