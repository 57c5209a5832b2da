"""The lexical index: n-grams that no tokenizer takes apart, in place on disk."""

from pathlib import Path

import pytest

from rules_corpus.grams import grams
from rules_corpus.lexical import MOST_FOUND, PAGE, Lexical
from rules_corpus.passage import SHIPPED, Passage


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


QUESTIONS = [
    ("co robią smoki", "pl"),
    ("tulta kolmesti", "fi"),
    ("มังกรพ่นไฟ", "th"),
    ("喷火的龙", "zh"),
]


def settled(path: Path) -> tuple[Lexical, list[Passage]]:
    index = Lexical(path)
    passages = [told(each.text, each.language, SHIPPED) for each in PASSAGES]
    index.add(passages)
    return index, passages


@pytest.mark.parametrize(("question", "language"), QUESTIONS)
def test_what_is_worked_out_beforehand_is_what_the_index_says(
    tmp_path: Path, question: str, language: str
) -> None:
    index, _ = settled(tmp_path / "lexical.sqlite")
    shelves = [(SHIPPED, "user", each) for each in ("pl", "fi", "th", "zh")]
    before = index.search(question, language, shelves, 5)
    index.settle()
    after = index.search(question, language, shelves, 5)
    assert before and list(after) == list(before) and after == pytest.approx(before)
    other = Lexical(tmp_path / "lexical.sqlite")
    assert other.search(question, language, shelves, 5) == after
    assert len(index.search(question, language, shelves, 1)) == 1


def test_a_shipped_passage_that_comes_later_or_goes_counts_at_once(tmp_path: Path) -> None:
    index, passages = settled(tmp_path / "lexical.sqlite")
    index.settle()
    late = told("Gryf leci nad smokiem.", "pl", SHIPPED)
    shelf = [(SHIPPED, "user", "pl")]
    index.add([late])
    assert list(index.search("gryf", "pl", shelf, 5)) == [late.key]
    index.settle()
    assert list(index.search("gryf", "pl", shelf, 5)) == [late.key]
    index.remove(SHIPPED, but={each.key for each in passages})
    assert index.search("gryf", "pl", shelf, 5) == {}


def test_a_small_book_beside_a_large_one_is_found(tmp_path: Path) -> None:
    index = Lexical(tmp_path / "lexical.sqlite")
    large = [
        Passage(rule=f"large#{n}", system="user", language="en", title="", source="large",
                text=f"dragon dragon {n}")
        for n in range(PAGE * 2 + 10)
    ]  # fmt: skip
    small = Passage(rule="small#1", system="user", language="en", title="", source="small",
                    text="A dragon sleeps under the old mill by the river.")  # fmt: skip
    index.add([*large, small])
    assert list(index.search("dragon", "en", [("small", "user", "en")], 5)) == [small.key]
    both = index.search("dragon", "en", [(each, "user", "en") for each in ("large", "small")], 700)
    assert len(both) == 700 and list(both.values()) == sorted(both.values(), reverse=True)


def test_in_a_large_book_rare_words_find_and_common_ones_tell_which_is_best(
    tmp_path: Path,
) -> None:
    index = Lexical(tmp_path / "lexical.sqlite")
    texts = ["A quiet road."] * MOST_FOUND + ["The dragon sleeps."] * (MOST_FOUND // 5)
    texts += ["A wyvern flies.", "A wyvern and a dragon."]
    large = [
        Passage(rule=f"large#{n}", system="user", language="en", title="", source="large",
                text=text)
        for n, text in enumerate(texts)
    ]  # fmt: skip
    index.add(large)
    shelf = [("large", "user", "en")]
    assert list(index.search("wyvern dragon sleeps", "en", shelf, 2)) == [
        large[-1].key, large[-2].key
    ]  # fmt: skip
    assert len(index.search("the dragon", "en", shelf, 5)) == 5
