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
# Thai marks no ends: spaces part its sentences, and the parts of one.
TOLD["th"] = (
    "เรือข้ามฟากพาผู้โดยสารข้ามแม่น้ำ คนแจวรับขึ้นเรือตามลำดับ และห้ามใครแซงคิวเด็ดขาด ถ้าฝนตกหนัก "
    "เรือจะจอดรออยู่ที่ท่าน้ำ เรือลำหนึ่งบรรทุกได้หกคนกับม้าหนึ่งตัว เรือจะออกหลังระฆังดังครบสองครั้ง"
)
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
    ("th", "บรรทุกได้กี่คน", "เรือลำหนึ่งบรรทุกได้หกคนกับม้าหนึ่งตัว\n"),
    ("th", "แซงคิวได้ไหม", "คนแจวรับขึ้นเรือตามลำดับ และห้ามใครแซงคิวเด็ดขาด\n"),
    ("th", "ฝนตกหนักเรือจะทำยังไง", "ถ้าฝนตกหนัก เรือจะจอดรออยู่ที่ท่าน้ำ\n"),
    ("th", "เรือข้ามฟากทำอะไร", "เรือข้ามฟากพาผู้โดยสารข้ามแม่น้ำ"),
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


SOLD = {
    "en": "A ferry ticket is cheap.\n\nIts rules:\n- it holds for a week\n- a friend may use it",
    "pl": "Bilet jest tani.\n\nJego zasady:\n- ważny tydzień\n- wolno go oddać sojusznikowi",
    "fi": "Lippu on halpa.\n\nSen säännöt:\n- voimassa viikon\n- sen saa antaa liittolaiselle",
    "th": "ตั๋วเรือราคาถูก\n\nกติกา\n- ใช้ได้หนึ่งสัปดาห์\n- ยกให้เพื่อนใช้ได้",
    "zh": "船票很便宜。\n\n规矩：\n- 管用一个星期；\n- 可以交给队友用；",
}


@pytest.mark.parametrize(
    ("language", "question", "begins"),
    [
        ("en", "can i hand my ticket over to my buddy", "t: a friend may use it"),
        ("pl", "moge dac bilet koledze", "t: wolno go oddać sojusznikowi"),
        ("fi", "voinko antaa lipun kaverille", "t: sen saa antaa liittolaiselle"),
        ("th", "ส่งต่อให้เพื่อนได้มั้ย", "t: ยกให้เพื่อนใช้ได้"),
        ("zh", "能给朋友用吗", "t：可以交给队友用"),
    ],
)
def test_what_is_said_alike_answers_and_a_row_stands_after_the_title(
    language: str, question: str, begins: str
) -> None:
    assert answered(question, passage(language, SOLD[language])).split("\n\n")[0] == begins


@pytest.mark.parametrize(
    ("language", "question", "begins"),
    [
        ("en", "what number is a great sword", "Great (+4): 9 gold"),
        ("en", "my sword is plus 2, whats it worth", "Fair (+2): 3 gold"),
        ("en", "price when it is superb?", "Superb (+5): 20 gold"),
        ("pl", "znakomity miecz, ile kosztuje", "Znakomity (+5): 20 monet"),
        ("zh", "剑是+2要多少钱", "尚可（+2）：3 金币"),
    ],
)
def test_a_rating_by_its_number_or_its_word_is_its_row(
    language: str, question: str, begins: str
) -> None:
    text = {
        "en": "A sword costs what its number says. A great deal is haggled over.\n\nPrices:\n"
        "- Fair (+2): 3 gold\n- Great (+4): 9 gold\n- Superb (+5): 20 gold",
        "pl": "Miecz kosztuje tyle, ile wart.\n\nCeny:\n- Niezły (+2): 3 monety\n"
        "- Świetny (+4): 9 monet\n- Znakomity (+5): 20 monet",
        "zh": "剑的价钱看等级。\n\n价目：\n- 尚可（+2）：3 金币\n- 极佳（+4）：9 金币",
    }[language]
    assert answered(question, passage(language, text)).startswith(begins)
