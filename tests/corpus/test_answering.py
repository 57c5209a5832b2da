"""The sentence that answers comes first."""

import pytest

from rules_corpus.answering import answered
from rules_corpus.passage import Passage

TOLD = {
    "en": (
        "A barge carries people over the river. The ferryman takes them in turn, and nobody may "
        "jump the line. It holds at most six people and one horse. It leaves when the bell has "
        "rung twice. Whoever comes last helps to row."
    ),
    "pl": (
        "Prom wozi ludzi przez rzekę. Przewoźnik bierze ich po kolei i nikt nie może się wpychać. "
        "Prom mieści najwyżej sześć osób i jednego konia. Odpływa dopiero po drugim dzwonku. "
        "Kto przyszedł ostatni, pomaga wiosłować."
    ),
    "fi": (
        "Lautta vie ihmisiä joen yli. Lautturi ottaa heidät vuorollaan, eikä kukaan saa etuilla. "
        "Lauttaan mahtuu enintään kuusi ihmistä ja yksi hevonen. Lautta lähtee vasta toisen kellon "
        "jälkeen. Viimeisenä tullut auttaa soutamaan."
    ),
    "zh": (
        "渡船载人过河。船夫按先后载客，谁也不能插队。渡船最多坐六个人、一匹马。"
        "渡船要等第二声钟响之后才开。最后来的人帮忙划桨。"
    ),
}
FIRST = [
    ("en", "how many people on the barge", "It holds at most six people"),
    ("en", "can i jump the line", "The ferryman"),
    ("en", "when does it leave", "It leaves when"),
    ("en", "what is the barge for", "A barge carries"),
    ("en", "how much is a loaf of bread", "A barge carries"),
    ("pl", "ile osób wejdzie na prom", "Prom mieści"),
    ("pl", "kiedy odpływa prom", "Odpływa dopiero"),
    ("pl", "czy moge się wepchać bez kolejki", "Prom wozi"),
    ("fi", "montako ihmistä mahtuu lauttaan", "Lauttaan mahtuu"),
    ("fi", "milloin lautta lähtee", "Lautta lähtee"),
    ("fi", "saako etuilla", "Lautturi"),
    ("zh", "渡船最多几个人", "渡船最多"),
    ("zh", "什么时候开船", "渡船要等"),
    ("zh", "能插队吗", "船夫"),
]


def passage(language: str, text: str) -> Passage:
    return Passage(rule="r", system="condensed", language=language, title="t", text=text)


@pytest.mark.parametrize(("language", "question", "begins"), FIRST)
def test_the_sentence_that_answers_comes_first(language: str, question: str, begins: str) -> None:
    answer = answered(question, passage(language, TOLD[language]))
    if begins.split()[0] in ("It",):  # it leans on the one before it, which stays with it
        assert begins in answer.split("\n\n")[0]
    else:
        assert answer.startswith(begins)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("armour against a blow", "Armor stops"),
        ("sword +5, what is it worth", "Superb (+5): 6 gold"),
        ("sword +2 worth?", "Fair (+2): 3 gold"),
    ],
)
def test_other_spellings_and_rows_of_a_table(question: str, begins: str) -> None:
    text = (
        "The smith sells all sorts of things. Armor stops a blow.\n\n"
        "A sword is worth what its rating says:\n- Fair (+2): 3 gold\n- Superb (+5): 6 gold"
    )
    assert answered(question, passage("en", text)).startswith(begins)


@pytest.mark.parametrize(("language", "question", "begins"), FIRST)
def test_nothing_of_the_passage_is_lost(language: str, question: str, begins: str) -> None:
    answer = answered(question, passage(language, TOLD[language]))
    assert sorted(answer.replace("\n", "").replace(" ", "")) == sorted(
        TOLD[language].replace(" ", "")
    )
