"""Thai names in which a small word is hidden, and what is told in several clauses."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

# Each holds a word that talk begins with, or one that a command is told by.
NAMES = ("เคน", "อ้อ", "นี่", "มีนา", "กานต์", "แก้ว", "ทอย", "หนึ่ง")
SAID: list[tuple[str, str, dict[str, Any]]] = [
    ("{who}โจมตีผีดิบด้วย Fight", "attack", {"actor": "{who}", "target": "ผีดิบ"}),
    ("{who}เดินไปศาลา", "move", {"character": "{who}", "to": "ศาลา"}),
    ("{who}ยอมแพ้", "concede", {"character": "{who}"}),
    ("{who}รับ consequence เบา", "adjust", {"character": "{who}", "add_consequence": "mild"}),
    ("ปรับ Fight ของ{who}เป็น 5", "adjust", {"character": "{who}", "skills": {"fight": 5}}),
]


def table(who: str) -> Game:
    game = new()
    for given in (
        {"command": "create_character", "name": who, "skills": {"fight": 4, "athletics": 3}},
        {"command": "create_character", "name": "ผีดิบ", "kind": "npc", "skills": {"fight": 3}},
        {"command": "begin_scene", "name": "วัด", "zones": ["ลานวัด", "ศาลา"]},
    ):
        game = play(game, commands.parse(given), Dice("oak")).game
    return game


def said(text: str, who: str = "ปราง") -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, table(who), language="th")
    return [(call.name, dict(call.arguments)) for call in understood.calls]


@pytest.mark.parametrize("who", NAMES)
@pytest.mark.parametrize(("text", "command", "arguments"), SAID)
def test_no_word_is_found_within_a_name(
    text: str, command: str, arguments: dict[str, Any], who: str
) -> None:
    wanted = {key: value.format(who=who) if isinstance(value, str) else value
              for key, value in arguments.items()}  # fmt: skip
    [(name, told)] = said(text.format(who=who), who)
    assert (name, told | wanted) == (command, told)


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("ปรางฟันผีดิบ แล้ววิ่งไปที่ศาลา", ["attack", "move"]),
        ("ปรางฟันผีดิบก่อน แล้วค่อยเดินไปศาลา", ["attack", "move"]),
        ("จบฉากนี้ แล้วไปฉากใหม่ที่ท่าเรือ", ["end_scene", "begin_scene"]),
    ],
)
def test_a_deed_and_what_goes_on_from_it(text: str, calls: list[str]) -> None:
    assert [name for name, _ in said(text)] == calls


@pytest.mark.parametrize(
    ("text", "name", "arguments"),
    [
        ("จบตาปราง ต่อไปให้ผีดิบเล่น", "next_turn", {"by": "ปราง", "character": "ผีดิบ"}),
        ("ตาผีดิบ", "next_turn", {"character": "ผีดิบ"}),
        ("ปรางขอข้ามเทิร์นนี้ไปก่อน", "pass_turn", {"character": "ปราง"}),
        ("ผีดิบรับไม่ไหวแล้ว ล้มไปเลย", "take_out", {"character": "ผีดิบ"}),
        ("ไปฉากใหม่ที่ตลาดเก่า", "begin_scene", {"name": "ตลาดเก่า"}),
        ("เริ่มฉากที่สอง", "begin_scene", {}),
        ("โอกาสที่ปรางจะผ่าน ความยาก 5 ด้วย Athletics มีกี่เปอร์เซ็นต์", "odds",
         {"roll": "+3 vs +5"}),
        ("ขอดู stress ของทุกคน", "show_state", {}),
        ("แบ่งโซนเป็น ประตูหน้า, ชั้นลอย", "set_zones", {"zones": ["ประตูหน้า", "ชั้นลอย"]}),
        ("เริ่ม challenge ฝ่าป่า ต้องใช้ Athletics, Notice แล้วก็ Will", "begin_challenge",
         {"goal": "ฝ่าป่า", "tasks": [{"name": "Athletics"}, {"name": "Notice"},
                                      {"name": "Will"}]}),
    ],
)  # fmt: skip
def test_what_is_told_at_the_table(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]


@pytest.mark.parametrize(
    ("text", "sheet"),
    [
        ("PC คนใหม่ ชื่อ ป้าศรี แม่ค้าขายส้มตำ ปัญหาคือ ติดหวย Rapport 4, Will 2",
         {"kind": "pc", "name": "ป้าศรี", "high_concept": "แม่ค้าขายส้มตำ", "trouble": "ติดหวย",
          "skills": {"rapport": 4, "will": 2}}),
        ("อีกคนชื่อบอย เป็น PC, มือปืนรับจ้าง, trouble คือ ปากไม่มีหูรูด, Shoot 4",
         {"kind": "pc", "name": "บอย", "high_concept": "มือปืนรับจ้าง",
          "trouble": "ปากไม่มีหูรูด", "skills": {"shoot": 4}}),
    ],
)  # fmt: skip
def test_what_somebody_is_stands_beside_the_name(text: str, sheet: dict[str, Any]) -> None:
    assert said(text) == [("create_character", sheet)]


@pytest.mark.parametrize("sheet", ['aspect "เจ้าพ่อเงินกู้" ขู่คน 4', "Fight 3 ขู่คน 4"])
def test_a_rating_that_is_not_read_is_asked_about(sheet: str) -> None:
    understood = understand(f"เพิ่ม NPC ชื่อเสี่ยโอ {sheet}", table("ปราง"), language="th")
    assert understood.unclear is not None
    assert (understood.unclear.code, understood.unclear.nearest) == ("unread_field", ("ขู่คน 4",))


@pytest.mark.parametrize(
    ("text", "name", "arguments"),
    [
        ("ปรางอัดผีดิบ ทอยได้บวกสอง", "attack",
         {"actor": "ปราง", "target": "ผีดิบ", "skill": "fight", "dice_total": 2}),
        ("ปรางฟันผีดิบ ทอยได้ลบหนึ่ง", "attack",
         {"actor": "ปราง", "target": "ผีดิบ", "dice_total": -1}),
        ("ปรางขับ ยากระดับ Great", "overcome",
         {"actor": "ปราง", "skill": "drive", "difficulty": 4}),
        ("ปรางช่วยปฐมพยาบาลผีดิบ ความยาก 2 ใช้ Athletics", "treat",
         {"actor": "ปราง", "patient": "ผีดิบ", "difficulty": 2, "skill": "athletics"}),
        ("แข่งรถกันเป็น contest ปรางกับผีดิบ", "begin_contest",
         {"sides": [{"members": ["ปราง"]}, {"members": ["ผีดิบ"]}]}),
        ("ขอ undo หน่อย", "undo", {}),
        ("เลิกเล่นละ ไว้เจอกันอาทิตย์หน้า", "end_session", {}),
    ],
)  # fmt: skip
def test_more_that_is_told_at_the_table(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]
