"""The lexical index: n-grams that no tokenizer takes apart, in place on disk."""

from pathlib import Path

import pytest

from rules_corpus.grams import grams
from rules_corpus.lexical import Lexical
from rules_corpus.passage import Passage


def told(text: str, language: str, source: str = "mine") -> Passage:
    return Passage(
        rule=text[:6], system="user", language=language, title="", text=text, source=source
    )


PASSAGES = [
    told("Smok zionie ogniem trzy razy na scenę.", "pl"),
    told("Lohikäärme sylkee tulta kolmesti.", "fi"),
    told("มังกรพ่นไฟได้สามครั้งต่อฉาก", "th"),
    told("น้ำแข็งละลายในที่ร่ม", "th"),
    told("龙每场景喷火三次", "zh"),
]


@pytest.fixture
def lexical(tmp_path: Path) -> Lexical:
    index = Lexical(tmp_path / "lexical.sqlite")
    index.add(PASSAGES)
    return index


@pytest.mark.parametrize(
    ("question", "language", "number"),
    [
        ("co robią smoki", "pl", 0),
        ("lohikäärmeen tuli", "fi", 1),
        ("มังกรทำอะไร", "th", 2),
        ("น้ำแข็ง", "th", 3),
        ("喷火的龙", "zh", 4),
    ],
)
def test_words_are_found_in_other_forms(
    lexical: Lexical, question: str, language: str, number: int
) -> None:
    found = lexical.search(question, language, [("mine", "user", language)], 5)
    assert max(found, key=lambda key: found[key]) == PASSAGES[number].key


def test_thai_marks_are_part_of_a_gram() -> None:
    assert grams("น้ำ") != grams("นำ")
    assert "น้" in grams("น้ำ")


def test_what_is_removed_is_found_no_more(lexical: Lexical) -> None:
    assert lexical.remove("mine") == len(PASSAGES)
    assert lexical.search("smok", "pl", [("mine", "user", "pl")], 5) == {}


def test_what_is_added_stays_on_disk(lexical: Lexical, tmp_path: Path) -> None:
    again = Lexical(tmp_path / "lexical.sqlite")
    again.add(PASSAGES)
    assert again.shelves() == lexical.shelves()
    assert again.passages([PASSAGES[2].key])[PASSAGES[2].key] == PASSAGES[2]
