"""The guard: prose may colour what the engine has told, never add to it."""

from functools import cache
from typing import Any

import pytest

from assistant.facts import Facts, facts
from assistant.guard import guarded
from tools.commands import parse
from tools.dice import Dice
from tools.game import Game, new, to_plain
from tools.play import play

NAMES = {"en": ("Anna", "Bor"), "pl": ("Anna", "Bor"), "fi": ("Anna", "Bor"),
         "zh": ("安娜", "波尔"), "th": ("แอนนา", "บอร์")}  # fmt: skip


@cache
def fought(language: str) -> tuple[Game, Facts]:
    """Anna hit Bor with 5 against 3, and he took it on two boxes."""
    anna, bor = NAMES[language]
    game = new("condensed", language)
    said: list[dict[str, Any]] = [
        {"command": "create_character", "name": anna, "skills": {"fight": 4}},
        {"command": "create_character", "name": bor, "kind": "npc", "skills": {"fight": 3},
         "physical": 4},
        {"command": "attack", "actor": anna, "target": bor, "skill": "fight",
         "faces": [1, 0, 0, 0], "defence": {"skill": "fight", "faces": [0, 0, 0, 0]}},
        {"command": "absorb", "boxes": 2},
    ]  # fmt: skip
    events = []
    for each in said:
        step = play(game, parse(each), Dice("s"))
        game = step.game
        events += [to_plain(event) for event in step.events]
    return game, facts(game, events)


def kept(prose: str, language: str) -> str:
    game, known = fought(language)
    return guarded(prose, known, game, language).prose


FALSE = {
    "en": ["The attack deals 7 shifts.", "Anna rolls +6.", "It is a tie.", "The attack fails.",
           "Bor takes a mild consequence.", "Bor suffers a severe wound.", "Bor is taken out.",
           "Bor takes three stress.", "Anna has two fate points left.",
           "Anna succeeds with style.", "That is an Epic roll.", "She gains a free invoke.",
           "Her result is Legendary.", "A total of 12!", "A blow worthy of the name of Fantastic.",
           "Bor takes it on three boxes."],
    "pl": ["Atak zadaje 7 przebić.", "Anna wyrzuca +6.", "Jest remis.", "To porażka.",
           "Bor dostaje łagodną konsekwencję.", "Bor ma poważną ranę.", "Bor jest wyeliminowany.",
           "Bor ma trzy pola presji.", "Annie zostają dwa punkty losu.",
           "Imponujący sukces!", "Wynik jest Epicki.", "Anna zyskuje darmowe wywołanie.",
           "Poziom trudności to Legendarny."],
    "fi": ["Isku tekee 7 vauriopistettä.", "Anna heittää +6.", "Se on tasapeli.",
           "Hyökkäys epäonnistuu.", "Bor saa lievän seurauksen.", "Borilla on vakava vamma.",
           "Bor on ulos tilanteesta.", "Bor ottaa kolme rasitusta.",
           "Annalla on kaksi kohtalopistettä.", "Onnistuminen tyylillä!",
           "Borilla on kohtalainen seuraus.", "Heiton tulos on Eeppinen.",
           "Anna saa ilmaisen käytön.", "Vaikeus on Legendaarinen."],
    "zh": ["攻击造成7点伤害。", "安娜掷出+6。", "这是平局。", "攻击失败了。", "波尔受到轻微后果。",
           "波尔受了严重的伤。", "波尔出局了。", "波尔承受三点压力。", "安娜还有两个命运点。",
           "华丽成功！", "结果是史诗。", "安娜得到一次免费调用。", "难度是传奇。"],
    "th": ["การโจมตีได้ผลต่าง 7", "แอนนาทอยได้ +6", "ผลเสมอกัน", "การโจมตีล้มเหลว",
           "บอร์ได้รับผลที่ตามมาเล็กน้อย", "บอร์บาดเจ็บสาหัส", "บอร์ถูกนำออกจากเกม",
           "บอร์มีความเครียดสามช่อง", "แอนนาเหลือสองแต้มชะตา", "สำเร็จอย่างมีสไตล์",
           "ผลการทอยอยู่ระดับยิ่งใหญ่", "แอนนาได้ Free Invoke", "ความยากระดับตำนาน",
           "บอร์ต่างหากที่เป็นคนฟันโดน", "บอร์มีผลกระทบรุนแรง"],
}  # fmt: skip

INNOCENT = {
    "en": ["Two guards stand at the door.", "Good morning!", "Good evening, shall we roll?",
           "A fair wind blows, and a great storm waits in the west.",
           "They met in the Great Hall.", "It was a mild evening.", "What an extreme view!",
           "The average guard is bored.", "Tie the rope to the mast.",
           "What does Anna do next?"],
    "pl": ["Dwóch strażników stoi przy drzwiach.", "Dzień dobry!", "Dobry wieczór wszystkim.",
           "To był łagodny wieczór.", "Wielka sala jest pusta.", "Co robi Anna?",
           "Słaby deszcz pada za oknem.", "Sytuacja jest poważna."],
    "fi": ["Kaksi vartijaa seisoo ovella.", "Hyvää huomenta!", "Hyvä ilta kaikille.",
           "Ilta oli lievästi viileä.", "Mahtava näky avautuu.", "Mitä Anna tekee?",
           "Yksi heistä juoksee.", "Tilanne on vakava."],
    "zh": ["门口站着两个守卫。", "早上好！", "普通的一天开始了。", "糟糕的天气。",
           "这里有一种恐怖的气氛。",
           "安娜接下来做什么？", "轻微的风吹过。"],
    "th": ["มียามสองคนยืนอยู่ที่ประตู", "สวัสดีตอนเช้า", "โชคดีนะ", "ยินดีต้อนรับ", "อากาศดีมาก",
           "แอนนาจะทำอะไรต่อ", "เป็นวันธรรมดาวันหนึ่ง", "ลมพัดเล็กน้อย"],
}  # fmt: skip

TRUE = {
    "en": [
        "Anna succeeds by 2 shifts.",
        "Her Great Fight carries the day.",
        "Two shifts land.",
        "Three fate points are left.",
    ],
    "pl": ["Sukces: dwa przebicia.", "Zostają trzy punkty losu.", "Świetny poziom walki."],
    "fi": ["Anna onnistuu.", "Kaksi vauriopistettä.", "Kolme kohtalopistettä jää."],
    "zh": ["安娜成功了。", "波尔承受两点压力。", "还有三个命运点。"],
    "th": ["แอนนาทำสำเร็จ", "บอร์มีความเครียด 2", "เหลือสามแต้มชะตา"],
}


def cases(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(language, prose) for language, listed in table.items() for prose in listed]


@pytest.mark.parametrize(("language", "prose"), cases(FALSE))
def test_what_nobody_has_told_is_struck(language: str, prose: str) -> None:
    assert kept(prose, language) == ""


@pytest.mark.parametrize(("language", "prose"), cases(INNOCENT))
def test_what_claims_nothing_stays(language: str, prose: str) -> None:
    assert kept(prose, language) == prose


@pytest.mark.parametrize(
    ("language", "prose"),
    [("en", "One of them turns and runs."), ("pl", "Jeden z nich ucieka."),
     ("zh", "三个人转身就跑。"), ("th", "หนึ่งในนั้นวิ่งหนี"), ("fi", "Hirviön käsi roikkuu velttona."),
     ("en", "With that, the danger is past."), ("en", "Her blade has cost it its strength.")],
)  # fmt: skip
def test_beside_what_has_happened_no_story_adds_an_outcome(language: str, prose: str) -> None:
    assert kept(prose, language) == ""


@pytest.mark.parametrize(("language", "prose"), cases(TRUE))
def test_what_was_told_may_be_said_again(language: str, prose: str) -> None:
    assert kept(prose, language) == prose


def test_only_the_false_sentence_goes() -> None:
    prose = "Rain falls on the yard. Bor takes 9 stress! Anna grins.\nWhat now?"
    assert kept(prose, "en") == "Rain falls on the yard. Anna grins. What now?"


def test_a_sign_counts() -> None:
    assert kept("She has -2 on that.", "en") == ""
    assert kept("She has +4 on that.", "en") == "She has +4 on that."


def test_a_number_told_of_one_thing_is_no_leave_for_another() -> None:
    assert kept("Three shifts get through.", "en") == ""
    assert kept("Anna keeps 2 fate points.", "en") == ""


def test_thai_and_wide_digits_are_numbers_too() -> None:
    assert kept("ผลต่าง ๗ เลยนะ", "th") == ""
    assert kept("差值是７。", "zh") == ""
    assert kept("ผลต่าง ๒ เลยนะ", "th") == "ผลต่าง ๒ เลยนะ"


def test_an_offer_is_no_claim_but_what_stands_before_it_is_one() -> None:
    for offer in ("Will Bor take a mild consequence?", "If Anna fails, the gate falls shut."):
        assert kept(offer, "en") == offer
    assert kept("Now that Bor is taken out, what does Anna do?", "en") == ""


def test_another_language_than_the_reply_is_read_too() -> None:
    assert kept("Bor takes nine stress and is taken out of the fight.", "pl") == ""
    assert kept("Bor jest wyeliminowany, trafienie krytyczne!", "en") == ""


def test_nothing_said_is_nothing() -> None:
    assert kept("", "en") == ""
