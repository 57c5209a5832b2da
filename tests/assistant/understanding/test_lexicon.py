"""Phrases are compiled when they are first asked for: all of them can be."""

import re

import pytest

from assistant.understanding.lexicon import lexicon
from rules_corpus.passage import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_compiles(language: str) -> None:
    tags = lexicon(language).tags
    assert len(tags) > 50
    assert all(isinstance(pattern, re.Pattern) for pattern in tags.values())
    assert "no such tag" not in tags
