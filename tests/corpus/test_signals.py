"""What speaks for a passage: its vectors, its words, and its rule in the other languages."""

from pathlib import Path

import numpy as np
import pytest

from rules_corpus.chroma import Vault
from rules_corpus.fusion import fused
from rules_corpus.lexical import Lexical
from rules_corpus.passage import LANGUAGES, SHIPPED, Passage
from rules_corpus.signals import Found, signals

VECTORS = {"fire": [1, 0, 0], "ice": [0, 1, 0], "wind": [0, 0, 1]}
WORDS = {
    "en": {"fire": "flames burn", "ice": "glaciers freeze", "wind": "gales howl"},
    "fi": {"fire": "liekit polttavat", "ice": "pakkanen jäädyttää"},
    "pl": {"fire": "płomienie parzą", "ice": "lodowce mrożą"},
}
SHELVES = [(SHIPPED, "condensed", language) for language in LANGUAGES]


def told(rule: str, language: str) -> Passage:
    text = WORDS[language][rule]
    return Passage(
        rule=rule, system="condensed", language=language, title=text, text=text, questions=(text,)
    )


PASSAGES = {(rule, each): told(rule, each) for each, rules in WORDS.items() for rule in rules}


@pytest.fixture
def lexical(tmp_path: Path) -> Lexical:
    index = Lexical(tmp_path / "lexical.sqlite")
    index.add(PASSAGES.values())
    index.settle()
    return index


@pytest.fixture
def vault(tmp_path: Path) -> Vault:
    vault = Vault(tmp_path / "chroma", "three numbers")
    for (rule, language), each in PASSAGES.items():
        rows = np.array([VECTORS[rule]] * 2, dtype=np.float32)
        vault.add(SHIPPED, "condensed", language, [f"{each.key}#t", f"{each.key}#0"], rows)
    return vault


def asked(lexical: Lexical, vault: Vault, question: str, language: str, *vector: float) -> Found:
    row = np.array(vector, dtype=np.float32) if vector else None
    return signals(question, row, SHELVES, language, lexical, vault)


def first(found: Found) -> str:
    return next(iter(fused(found.keys, found.table)))


def test_a_rule_that_the_language_lacks_takes_part_in_english(
    lexical: Lexical, vault: Vault
) -> None:
    found = asked(lexical, vault, "tuuli", "fi", 0.1, 0.1, 0.9)
    assert first(found) == PASSAGES["wind", "en"].key
    assert {*found.keys} == {
        PASSAGES["fire", "fi"].key, PASSAGES["ice", "fi"].key, PASSAGES["wind", "en"].key
    }  # fmt: skip


def test_every_language_names_the_rule_that_comes_first(lexical: Lexical, vault: Vault) -> None:
    found = asked(lexical, vault, "kylmä", "fi", 0.2, 0.9, 0.1)
    assert found.firsts == ["ice"] * len(WORDS)
    assert first(found) == PASSAGES["ice", "fi"].key


def test_what_has_no_vectors_yet_is_found_by_its_words(lexical: Lexical, vault: Vault) -> None:
    late = PASSAGES["ice", "fi"].key
    vault.remove(SHIPPED, "condensed", "fi", [f"{late}#t", f"{late}#0"])
    found = asked(lexical, vault, "pakkanen", "fi", 0.6, 0.6, 0.2)
    assert late in found.keys and found.table[found.keys.index(late), 2] > 0
    assert len(found.keys) == len(found.table) == len({*found.keys})


def test_without_a_vector_words_alone_speak(lexical: Lexical, vault: Vault) -> None:
    found = asked(lexical, vault, "gales", "en")
    assert found.keys == [PASSAGES["wind", "en"].key] and found.firsts == []
    assert asked(lexical, vault, "zzz", "en").keys == []


def test_a_system_without_passages_has_nothing_to_say(lexical: Lexical, vault: Vault) -> None:
    row = np.array([1, 0, 0], dtype=np.float32)
    found = signals("gales", row, [], "en", lexical, vault)
    assert found.keys == [] and fused(found.keys, found.table) == {}
