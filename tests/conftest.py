"""What the tests of several folders share."""

import sys
from pathlib import Path

import pytest

from rules_corpus.library import Library

# Tests of one folder may share a module of it.
sys.path.insert(0, str(Path(__file__).parent / "engine"))


@pytest.fixture(scope="session")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a library that is stocked once, for the tests that only read it."""
    folder = tmp_path_factory.mktemp("home") / "library"
    Library.open(folder)
    return folder


@pytest.fixture(scope="session")
def library(stocked: Path) -> Library:
    """The library of that folder."""
    return Library.open(stocked)
