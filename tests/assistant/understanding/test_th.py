"""Thai, as people type it at the table: a message, and the calls it comes to."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

SHEETS: list[dict[str, Any]] = [
    {"name": "สมชาย", "skills": {"athletics": 2, "fight": 3, "will": 1},
     "high_concept": "ยามเฝ้าวัดร้าง"},
    {"name": "นารี", "skills": {"lore": 3, "shoot": 2, "burglary": 1}},
    {"name": "เสือสมิง", "kind": "npc", "skills": {"fight": 4, "provoke": 2},
     "aspects": ["กลัวไฟ"]},
]  # fmt: skip
DICE = [0, 0, 1, 1]
HIT = {"command": "attack", "actor": "เสือสมิง", "target": "สมชาย", "skill": "fight",
       "faces": [1, 1, 0, 0], "defence": {"skill": "athletics", "faces": [0, 0, 0, 0]}}  # fmt: skip


def table(*more: dict[str, Any]) -> Game:
    game = new()
    sheets = [{"command": "create_character", **sheet} for sheet in SHEETS]
    for command in [*sheets, *more]:
        game = play(game, commands.parse(command), Dice(seed="oak")).game
    return game


def said(text: str, game: Game | None = None, **more: Any) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, game or table(), language="th", **more)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


ROLLS: list[tuple[str, str, dict[str, Any]]] = [
    ("เสือสมิงโจมตีสมชายด้วย Fight +4 [0][0][+][+] สมชายป้องกันด้วย Athletics +2 [-][0][0][0]",
     "attack", {"actor": "เสือสมิง", "target": "สมชาย", "skill": "fight", "rating": 4,
                "faces": DICE, "defence": {"skill": "athletics", "rating": 2,
                                           "faces": [-1, 0, 0, 0]}}),
    ("สมชายฟันเสือสมิงด้วย fight ทอยได้ +2", "attack",
     {"actor": "สมชาย", "target": "เสือสมิง", "skill": "fight", "dice_total": 2}),
    ("นารียิงเสือสมิง เต๋าได้ -1 เสือสมิงหลบด้วย Athletics +1 ทอยได้ 0", "attack",
     {"actor": "นารี", "target": "เสือสมิง", "skill": "shoot", "dice_total": -1,
      "defence": {"skill": "athletics", "rating": 1, "dice_total": 0}}),
    ("สมชายถูกเสือสมิงโจมตีด้วย Fight", "attack",
     {"actor": "เสือสมิง", "target": "สมชาย", "skill": "fight"}),
    ("สมชายโดนเสือสมิงกัด ใช้ Fight ทอยได้ +1", "attack",
     {"actor": "เสือสมิง", "target": "สมชาย", "skill": "fight", "dice_total": 1}),
    ("เสือสมิง: Fight +4 [0][0][+][+] ปะทะ สมชาย: Athletics +2 [-][0][0][0]", "attack",
     {"actor": "เสือสมิง", "target": "สมชาย", "skill": "fight", "rating": 4, "faces": DICE,
      "defence": {"skill": "athletics", "rating": 2, "faces": [-1, 0, 0, 0]}}),
    ("นารีสะเดาะกุญแจด้วย Burglary ความยาก 3", "overcome",
     {"actor": "นารี", "skill": "burglary", "difficulty": 3}),
    ("สมชายพยายามกระโดดข้ามคลอง Athletics [0][0][+][+] ความยาก Fair (+2)", "overcome",
     {"actor": "สมชาย", "skill": "athletics", "faces": DICE, "difficulty": 2}),
    ("นารีทอย Lore ความยาก 2", "overcome", {"actor": "นารี", "skill": "lore", "difficulty": 2}),
    ("นารีสร้างความได้เปรียบ “จุดอ่อน” ด้วย Lore ความยาก 2", "create_advantage",
     {"actor": "นารี", "aspect": "จุดอ่อน", "skill": "lore", "difficulty": 2}),
]  # fmt: skip

TABLE: list[tuple[str, str, dict[str, Any]]] = [
    ("ฉากใหม่: โรงสีร้าง", "begin_scene", {"name": "โรงสีร้าง"}),
    ("จบฉากนี้", "end_scene", {}),
    ("เริ่มฉาก ท่าเรือร้าง", "begin_scene", {"name": "ท่าเรือร้าง"}),
    ("เริ่มฉากใหม่ ครับ", "begin_scene", {}),
    ("ยกเลิกเมื่อกี้", "undo", {}),
    ("ยกเลิก compel", "waive", {"what": "compel"}),
    ("เสือสมิงตกรอบ", "take_out", {"character": "เสือสมิง"}),
    ("แปะ “พื้นลื่น” ใส่เสือสมิง", "place_aspect", {"aspect": "พื้นลื่น", "on": "เสือสมิง"}),
    ("นารีสร้างความได้เปรียบ ซ่อนในเงามืด ด้วย Lore เทียบ 2", "create_advantage",
     {"actor": "นารี", "aspect": "ซ่อนในเงามืด", "skill": "lore", "difficulty": 2}),
    ("ทอย 4dF+3", "roll", {"rating": 3}),
    ("เริ่มเซสชันใหม่", "begin_session", {}),
    ("วันนี้พอแค่นี้ก่อน", "end_session", {}),
    ("เริ่มการต่อสู้", "begin_conflict", {}),
    ("จบการต่อสู้", "end_conflict", {}),
    ("ตาของนารี", "next_turn", {"character": "นารี"}),
    ("ต่อไปเป็นตาของสมชาย", "next_turn", {"character": "สมชาย"}),
    ("ย้อนกลับ", "undo", {}),
    ("ตอนนี้ทำอะไรได้บ้าง", "available", {}),
    ("ขอดูชีตของสมชายหน่อย", "show_sheet", {"name": "สมชาย"}),
    ("เกิดอะไรขึ้นบ้าง", "show_log", {}),
    ("ตอนนี้สถานการณ์เป็นยังไง", "show_state", {}),
    ("ตั้งแต้มชะตาของสมชายเป็น 4", "adjust", {"character": "สมชาย", "fate_points": 4}),
    ("ปรับแต้มชะตานารีเป็น 2", "adjust", {"character": "นารี", "fate_points": 2}),
    ("นารีมี 2 แต้มชะตา", "adjust", {"character": "นารี", "fate_points": 2}),
    ("ขอ NPC สักตัว", "make_npc", {}),
    ("ขอ situation aspect สำหรับท่าเรือ", "make_aspects", {"place": "water"}),
    ("ตัวละครใหม่ วิทย์: High Concept พระหนีวัด, Lore +3, Will +2", "create_character",
     {"name": "วิทย์", "high_concept": "พระหนีวัด", "skills": {"lore": 3, "will": 2}}),
    ("NPC นายพราน: Shoot +2", "create_character",
     {"name": "นายพราน", "kind": "npc", "skills": {"shoot": 2}}),
    ("เพิ่มแง่มุม: ควันหนาทึบ", "place_aspect", {"aspect": "ควันหนาทึบ"}),
    ("มีแง่มุมใหม่: ไฟไหม้ พร้อม free invoke 1 ครั้ง", "place_aspect",
     {"aspect": "ไฟไหม้", "free_invokes": 1}),
    ("ให้แต้มชะตานารี 1 แต้ม", "adjust", {"character": "นารี", "fate_points_change": 1}),
    ("ตั้ง Fight ของสมชายเป็น +4", "adjust", {"character": "สมชาย", "skills": {"fight": 4}}),
    ("ใส่แง่มุม “ตาบอด” ให้เสือสมิง", "place_aspect", {"aspect": "ตาบอด", "on": "เสือสมิง"}),
    ("โอกาส +3 เทียบ +5 เท่าไหร่", "odds", {"roll": "+3 vs +5"}),
    ("ลบแง่มุม “กลัวไฟ”", "remove_aspect", {"aspect": "กลัวไฟ"}),
    ("Compel ยามเฝ้าวัดร้าง ของสมชาย: ผีเรียกชื่อ", "compel",
     {"character": "สมชาย", "aspect": "ยามเฝ้าวัดร้าง", "story": "ผีเรียกชื่อ"}),
    ("สมชายยอมแพ้", "concede", {"character": "สมชาย"}),
    ("นารีรักษาสมชายด้วย Lore ความยาก 2", "treat",
     {"actor": "นารี", "patient": "สมชาย", "skill": "lore", "difficulty": 2}),
]  # fmt: skip

AFTER_HIT: list[tuple[str, str, dict[str, Any]]] = [
    ("รับ Moderate กับช่องสุดท้าย", "absorb", {"boxes": 1, "consequences": ["moderate"]}),
    ("ติ๊กสองช่อง รับ Mild: ปากแตก", "absorb",
     {"boxes": 2, "consequences": ["mild"], "names": ["ปากแตก"]}),
    ("สมชายรับ Mild Consequence: แขนเคล็ด กับ 1 ช่อง", "absorb",
     {"character": "สมชาย", "boxes": 1, "consequences": ["mild"], "names": ["แขนเคล็ด"]}),
    ("รับเบาสุด", "absorb", {"lightest": True}),
    ("ติ๊กสามช่อง", "absorb", {"boxes": 3}),
    ("เลือกข้อ 2", "choose", {"number": 2}),
    ("เอาทางที่สอง", "choose", {"number": 2}),
    ("เสือสมิงเอา boost แทน", "take_boost", {}),
]  # fmt: skip

ON_A_ROLL: list[tuple[str, str, dict[str, Any]]] = [
    ("สมชาย invoke ยามเฝ้าวัดร้าง", "invoke", {"actor": "สมชาย", "aspect": "ยามเฝ้าวัดร้าง"}),
    ("สมชายจ่ายแต้มชะตาใช้ ยามเฝ้าวัดร้าง เพื่อทอยใหม่", "invoke",
     {"actor": "สมชาย", "aspect": "ยามเฝ้าวัดร้าง", "free": False, "use": "reroll"}),
]  # fmt: skip

QUESTIONS = ["stress มีกี่ช่อง", "compel ทำงานยังไง", "Mild Consequence หายเมื่อไหร่",
             "ทอยเสมอแล้วเกิดอะไร", "ยอมแพ้ได้ตอนไหน"]  # fmt: skip

NOTHING = ["สมชายไม่โจมตีเสือสมิง", "สวัสดีทุกคน", "พักห้านาที", "ฝนตก", "เสือสมิงไม่ยอมแพ้",
           "สมชายนั่งข้างกองไฟ", "ต้องการพัก"]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), [*ROLLS, *TABLE])
def test_what_is_said(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]


@pytest.mark.parametrize(("text", "name", "arguments"), AFTER_HIT)
def test_a_hit_is_taken(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text, table(HIT)) == [(name, arguments)]


@pytest.mark.parametrize(("text", "name", "arguments"), ON_A_ROLL)
def test_a_roll_is_changed(text: str, name: str, arguments: dict[str, Any]) -> None:
    roll = {"command": "overcome", "actor": "สมชาย", "skill": "athletics", "difficulty": 3,
            "faces": [0, 0, 0, 0]}  # fmt: skip
    assert said(text, table(roll)) == [(name, arguments)]


@pytest.mark.parametrize(
    ("text", "accept"),
    [("ตกลงครับ", True), ("สมชายรับ compel", True), ("ปฏิเสธ compel", False), ("ไม่เอา", False),
     ("ไม่รับค่ะ", False)],
)  # fmt: skip
def test_a_compel_is_answered(text: str, accept: bool) -> None:
    compel = {"command": "compel", "character": "สมชาย", "aspect": "ยามเฝ้าวัดร้าง"}
    calls = said(text, table(compel))
    assert [name for name, _ in calls] == ["answer_compel"]
    assert calls[0][1]["accept"] is accept


@pytest.mark.parametrize("text", QUESTIONS)
def test_questions_are_looked_up(text: str) -> None:
    assert [name for name, _ in said(text)] == ["look_up"]


@pytest.mark.parametrize("text", NOTHING)
def test_what_is_no_command_changes_nothing(text: str) -> None:
    assert said(text) == []


def test_i_am_whoever_speaks() -> None:
    (call,) = said("ผมโจมตีเสือสมิงด้วย Fight", speaker="สมชาย")
    assert call == ("attack", {"actor": "สมชาย", "target": "เสือสมิง", "skill": "fight"})


SHEETS_TOLD: list[tuple[str, list[tuple[str, dict[str, Any]]]]] = [
    ("สร้างตัวละครชื่อต้น เป็นนักสืบปากเสีย มี Investigate +3 Fight +2 refresh 2",
     [("create_character", {"name": "ต้น", "high_concept": "นักสืบปากเสีย", "refresh": 2,
                            "skills": {"investigate": 3, "fight": 2}})]),
    ("เพิ่มพลอย เป็นหมอสนาม สกิล Academics +3 เรียกสั้นๆ ว่า พลอยใส",
     [("create_character", {"name": "พลอย", "high_concept": "หมอสนาม", "aliases": ["พลอยใส"],
                            "skills": {"academics": 3}})]),
    ("NPC ผีดิบ Fight +2 Athletics +1 กล่องกาย 3 มี aspect หิวโหย กับ กลัวแสง",
     [("create_character", {"name": "ผีดิบ", "kind": "npc", "physical": 3,
                            "aspects": ["หิวโหย", "กลัวแสง"],
                            "skills": {"fight": 2, "athletics": 1}})]),
    ("สมชายมี trouble ว่า หนี้พนันท่วมหัว",
     [("edit_character", {"name": "สมชาย", "trouble": "หนี้พนันท่วมหัว"})]),
    ("ให้ stunt สมชาย: หมัดข้างถนน +2 ตอนโจมตีด้วย Fight ในที่แคบ",
     [("edit_character", {"name": "สมชาย",
                          "stunts": ["หมัดข้างถนน +2 ตอนโจมตีด้วย Fight ในที่แคบ"]})]),
    ("สมชายได้ aspect ใหม่ว่า เท้าพลิก",
     [("place_aspect", {"aspect": "เท้าพลิก", "on": "สมชาย"})]),
    ("เปิดฉากใหม่ โกดังร้าง มี aspect ไฟสลัว กับ ลังไม้กองสูง",
     [("begin_scene", {"name": "โกดังร้าง", "aspects": ["ไฟสลัว", "ลังไม้กองสูง"]})]),
    ("compel เสือสมิงด้วยกลัวไฟ มันไม่กล้าเข้ามา",
     [("compel", {"character": "เสือสมิง", "aspect": "กลัวไฟ", "story": "มันไม่กล้าเข้ามา"})]),
    ("ย้อนสองที", [("undo", {}), ("undo", {})]),
    ("ลุงหนวดโดนหมาป่าข่วนด้วย Fight +3 ทอยได้ 0,0,+,+ ลุงหนวดปัดด้วย Fight +1 ได้ 0,0,0,0",
     [("attack", {"actor": "หมาป่า", "target": "ลุงหนวด", "skill": "fight", "rating": 3,
                  "faces": DICE, "defence": {"skill": "fight", "rating": 1,
                                             "faces": [0, 0, 0, 0]}})]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "calls"), SHEETS_TOLD, ids=[text for text, _ in SHEETS_TOLD])
def test_told_without_signs(text: str, calls: list[tuple[str, dict[str, Any]]]) -> None:
    assert said(text) == calls


def test_boxes_and_a_consequence_told_one_after_the_other_take_one_hit() -> None:
    told = said("สมชายติ๊กสองช่องแล้วรับบาดแผลปานกลางชื่อ คอเหวอะ", table(HIT))
    assert told == [("absorb", {"character": "สมชาย", "boxes": 2, "consequences": ["moderate"],
                                "names": ["คอเหวอะ"]})]  # fmt: skip


def test_a_name_that_holds_a_verb_does_nothing() -> None:
    game = table({"command": "create_character", "name": "แก้ว", "skills": {"fight": 1}})
    told = said("สมชายต่อยแก้ว ทอยได้ +,+,0,0 แก้วหลบด้วย Athletics +0 ทอยได้ 0,0,0,0", game)
    assert [name for name, _ in told] == ["attack"]


@pytest.mark.parametrize(
    ("text", "effort", "theirs"),
    [
        ("เสือสมิงตะปบสมชาย 5", 5, None),
        ("เสือสมิงตะปบสมชาย สมชายกลิ้งหลบ เสือสมิงได้ 4 สมชายได้ 2", 4, 2),
        ("เสือสมิงตีสมชายด้วย fight ได้ 6 สมชายกันด้วย fight ได้ 3", 6, 3),
    ],
)
def test_a_total_is_that_of_whoever_was_named(text: str, effort: int, theirs: int | None) -> None:
    [(command, arguments)] = said(text)
    assert (command, arguments["actor"], arguments["target"]) == ("attack", "เสือสมิง", "สมชาย")
    assert arguments["effort"] == effort
    assert arguments.get("defence", {}).get("effort") == theirs
