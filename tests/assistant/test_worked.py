"""A question with a hit and free boxes in it is answered with the ways to take that hit."""

import pytest

from assistant.worked import told, ways
from rules_corpus.found import Answer
from tools.game import new

ASKED = {
    "en": ("5 shifts, two boxes left, what can I do", "took a hit of five and only have 2 boxes"),
    "pl": ("dostałem za 5, zostały mi dwie kratki",),
    "fi": ("viiden osuma ja kaksi ruutua jäljellä",),
    "th": ("โดนมา 5 เหลือสองช่อง",),
    "zh": ("五点打击，只剩两格压力",),
}


@pytest.mark.parametrize(("language", "question"), [(k, q) for k, v in ASKED.items() for q in v])
@pytest.mark.rule("condensed.absorb")
def test_a_hit_of_5_with_two_boxes_free_has_three_minimal_ways_and_being_taken_out(
    language: str, question: str
) -> None:
    head, *listed = ways(question, new(language=language), language)
    assert "5" in head and "2" in head
    assert len(listed) == 4
    assert "4" in listed[0] and "1" in listed[0], "a box and a moderate consequence come first"
    assert "6" in listed[1] and "2" in listed[2] and "4" in listed[2]


def test_the_campaigns_optional_rules_count() -> None:
    table = new(options=("condensed.opt.conditions",))
    listed = ways("5 shifts, two boxes left", table, "en")
    assert any("Wounded" in each for each in listed)


@pytest.mark.parametrize(
    ("system", "question"),
    [
        ("condensed", "how many boxes do I have"),
        ("condensed", "what can I do about 5 shifts"),
        ("condensed", "I rolled 3 and 4, two boxes left"),
        ("condensed", "9999 shifts, two boxes left"),
        ("core", "5 shifts, two boxes left"),
        ("magus", "5 shifts, two boxes left"),
    ],
)
def test_nothing_is_made_up_where_the_numbers_do_not_tell(system: str, question: str) -> None:
    assert ways(question, new(system), "en") == ()


def test_other_answers_stay_as_they_are() -> None:
    silent = Answer(answer="Nothing.", language="en", supported=False, hits=())
    assert told(silent, "5 shifts, two boxes left", new(), "en") == "Nothing."
