"""Telling the language of what people type."""

import pytest

from rules_corpus.language import detect
from rules_corpus.passage import shipped

TYPED = [
    ("en", "gimme the boost rules"),
    ("en", "who goes next"),
    ("en", "roll Fight +3"),
    ("pl", "kto teraz"),
    ("pl", "trafil mnie za 4 co robic"),
    ("pl", "ile mam pol presji"),
    ("pl", "przegralismy bojke, wszyscy leza"),
    ("pl", "wybuch beczki prochu"),
    ("fi", "kuka nyt"),
    ("fi", "montako temppua saan"),
    ("fi", "saako tosta särmän"),
    ("fi", "tynnyrin rajahdys"),
    ("fi", "kaatuneen toverin pelastaminen"),
    ("th", "boost ใช้ได้กี่ครั้ง"),
    ("th", "GM จะ compel ผู้เล่นได้ไหม"),
    ("zh", "谁先动"),
    ("zh", "boost能用几次"),
]


@pytest.mark.parametrize(("language", "text"), TYPED)
def test_short_casual_words(language: str, text: str) -> None:
    other = "fi" if language == "en" else "en"
    assert detect(text, other) == language


@pytest.mark.parametrize("text", ["", "+3", "2 4 6", "?!", "0,0,+,+"])
@pytest.mark.parametrize("fallback", ["en", "th", "pl", "fi", "zh"])
def test_what_has_no_words_is_in_the_language_spoken_before(text: str, fallback: str) -> None:
    assert detect(text, fallback) == fallback


@pytest.mark.parametrize("text", ["Bartosz!", "Kyllikki 4", "Szczepan, Wojciech"])
def test_a_name_is_of_no_language(text: str) -> None:
    assert detect(text, "en") == "en"


def test_questions_of_the_corpus() -> None:
    told = [
        (detect(question, ""), passage.language)
        for passage in shipped()
        for question in passage.questions
    ]
    assert sum(found == spoken for found, spoken in told) / len(told) > 0.97
