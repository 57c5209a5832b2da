"""The guard: prose may colour what the engine has told, never add to it."""

import pytest

from assistant.guard import guarded

TOLD = {
    "en": ["Anna: Fight Great (+4) [+][0][0][0] = +5 vs +3. Success, 2 shifts.",
           "Bor marks 2 boxes of physical stress. Fate points: 3."],
    "pl": ["Anna: Walka Świetny (+4) [+][0][0][0] = +5 przeciw +3. Sukces, 2 przebicia.",
           "Bor: presja 2. Punkty losu: 3."],
    "fi": ["Anna: Tappelu Mahtava (+4) [+][0][0][0] = +5 vastaan +3. Onnistuminen, 2 erotusta.",
           "Bor: rasitus 2. Kohtalopisteet: 3."],
    "zh": ["安娜：格斗 极佳（+4）[+][0][0][0] = +5 对 +3。成功，差值 2。",
           "波尔：压力 2。命运点 3。"],
    "th": ["แอนนา: Fight Great (+4) [+][0][0][0] = +5 กับ +3 สำเร็จ ผลต่าง 2",
           "บอร์: ความเครียด 2 แต้มชะตา 3"],
}  # fmt: skip

FALSE = {
    "en": ["The attack deals 7 shifts.", "Anna rolls +6.", "It is a tie.", "The attack fails.",
           "Bor takes a mild consequence.", "Bor suffers a severe wound.", "Bor is taken out.",
           "Bor takes three stress.", "Anna has two fate points left.",
           "Anna succeeds with style.", "That is an Epic roll.", "She gains a free invoke.",
           "Her result is Legendary.", "A total of 12!"],
    "pl": ["Atak zadaje 7 przebić.", "Anna wyrzuca +6.", "Jest remis.", "To porażka.",
           "Bor dostaje łagodną konsekwencję.", "Bor ma poważną ranę.", "Bor jest wyeliminowany.",
           "Bor ma trzy pola presji.", "Annie zostają dwa punkty losu.",
           "Imponujący sukces!", "Wynik jest Epicki.", "Anna zyskuje darmowe wywołanie.",
           "Poziom trudności to Legendarny."],
    "fi": ["Isku tekee 7 vauriopistettä.", "Anna heittää +6.", "Se on tasapeli.",
           "Hyökkäys epäonnistuu.", "Bor saa lievän seurauksen.", "Borilla on vakava vamma.",
           "Bor on ulos tilanteesta.", "Bor ottaa kolme rasitusta.",
           "Annalla on kaksi kohtalopistettä.", "Onnistuminen tyylillä!",
           "Heiton tulos on Eeppinen.", "Anna saa ilmaisen käytön.", "Vaikeus on Legendaarinen."],
    "zh": ["攻击造成7点伤害。", "安娜掷出+6。", "这是平局。", "攻击失败了。", "波尔受到轻微后果。",
           "波尔受了严重的伤。", "波尔出局了。", "波尔承受三点压力。", "安娜还有两个命运点。",
           "华丽成功！", "结果是史诗。", "安娜得到一次免费调用。", "难度是传奇。"],
    "th": ["การโจมตีได้ผลต่าง 7", "แอนนาทอยได้ +6", "ผลเสมอกัน", "การโจมตีล้มเหลว",
           "บอร์ได้รับผลที่ตามมาเล็กน้อย", "บอร์บาดเจ็บสาหัส", "บอร์ถูกนำออกจากเกม",
           "บอร์มีความเครียดสามช่อง", "แอนนาเหลือสองแต้มชะตา", "สำเร็จอย่างมีสไตล์",
           "ผลการทอยอยู่ระดับยิ่งใหญ่", "แอนนาได้ Free Invoke", "ความยากระดับตำนาน"],
}  # fmt: skip

INNOCENT = {
    "en": ["Two guards stand at the door.", "Good morning!", "Good evening, shall we roll?",
           "A fair wind blows, and a great storm waits in the west.",
           "They met in the Great Hall.", "It was a mild evening.", "What an extreme view!",
           "The average guard is bored.", "Tie the rope to the mast.",
           "One of them turns and runs.", "What does Anna do next?"],
    "pl": ["Dwóch strażników stoi przy drzwiach.", "Dzień dobry!", "Dobry wieczór wszystkim.",
           "To był łagodny wieczór.", "Wielka sala jest pusta.", "Co robi Anna?",
           "Jeden z nich ucieka.", "Słaby deszcz pada za oknem.", "Sytuacja jest poważna."],
    "fi": ["Kaksi vartijaa seisoo ovella.", "Hyvää huomenta!", "Hyvä ilta kaikille.",
           "Ilta oli lievästi viileä.", "Mahtava näky avautuu.", "Mitä Anna tekee?",
           "Yksi heistä juoksee.", "Tilanne on vakava."],
    "zh": ["门口站着两个守卫。", "早上好！", "普通的一天开始了。", "糟糕的天气。",
           "这里有一种恐怖的气氛。",
           "安娜接下来做什么？", "三个人转身就跑。", "轻微的风吹过。"],
    "th": ["มียามสองคนยืนอยู่ที่ประตู", "สวัสดีตอนเช้า", "โชคดีนะ", "ยินดีต้อนรับ", "อากาศดีมาก",
           "แอนนาจะทำอะไรต่อ", "หนึ่งในนั้นวิ่งหนี", "เป็นวันธรรมดาวันหนึ่ง", "ลมพัดเล็กน้อย"],
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
    assert guarded(prose, TOLD[language], "") == ""


@pytest.mark.parametrize(("language", "prose"), cases(INNOCENT))
def test_what_claims_nothing_stays(language: str, prose: str) -> None:
    assert guarded(prose, TOLD[language], "") == prose
    assert guarded(prose, [], "") == prose


@pytest.mark.parametrize(("language", "prose"), cases(TRUE))
def test_what_was_told_may_be_said_again(language: str, prose: str) -> None:
    assert guarded(prose, TOLD[language], "") == prose


def test_only_the_false_sentence_goes() -> None:
    prose = "Rain falls on the yard. Bor takes 9 stress! Anna grins.\nWhat now?"
    assert guarded(prose, TOLD["en"], "") == "Rain falls on the yard. Anna grins. What now?"


def test_what_the_person_said_may_be_repeated() -> None:
    assert guarded("So 40 orcs it is.", [], "There are 40 orcs") == "So 40 orcs it is."
    assert guarded("So 50 orcs it is.", [], "There are 40 orcs") == ""


def test_a_sign_that_was_told_counts() -> None:
    assert guarded("She has -2 on that.", ["Rating +2"], "") == ""
    assert guarded("She has 2 on that.", ["Rating -2"], "") == "She has 2 on that."


def test_a_number_told_of_one_thing_is_no_leave_for_another() -> None:
    told = ["2 shifts. Fate points: 3."]
    assert guarded("Three shifts get through.", told, "") == ""
    assert guarded("Anna keeps 2 fate points.", told, "") == ""


def test_thai_and_wide_digits_are_numbers_too() -> None:
    assert guarded("ผลต่าง ๗ เลยนะ", TOLD["th"], "") == ""
    assert guarded("差值是７。", TOLD["zh"], "") == ""
    assert guarded("ผลต่าง ๒ เลยนะ", TOLD["th"], "") == "ผลต่าง ๒ เลยนะ"


def test_nothing_said_is_nothing() -> None:
    assert guarded("", TOLD["en"], "") == ""
