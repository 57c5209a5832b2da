"""A library that is stocked once, for the tests that only read it."""

import pytest

from rules_corpus.library import Library


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return Library.open(tmp_path_factory.mktemp("library"))
