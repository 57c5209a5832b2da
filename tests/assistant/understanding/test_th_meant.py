"""Thai: what a word means by what stands beside it; and what is only talked about."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tests.assistant.understanding.test_th import said, table
from tools import commands
from tools.dice import Dice
from tools.game import Game
from tools.play import play

FOG = {"command": "place_aspect", "aspect": "หมอกหนา", "free_invokes": 1}
COMPELLED = {"command": "compel", "character": "สมชาย", "aspect": "หมอกหนา", "story": "หลงทาง"}
CLOCK = [
    {"command": "switch_option", "option": "countdown"},
    {"command": "begin_countdown", "name": "น้ำท่วม", "boxes": 4, "outcome": "จมหมด"},
]


def foggy(*more: dict[str, Any]) -> Game:
    return table(FOG, *more)


MEANT: list[tuple[str, str, dict[str, Any]]] = [
    # A whole result, by whatever word.
    ("สมชายฟันเสือสมิงด้วย Fight ได้ตั้ง 5", "attack",
     {"actor": "สมชาย", "target": "เสือสมิง", "skill": "fight", "effort": 5}),
    ("สมชาย attack เสือสมิง Fight total 5", "attack",
     {"actor": "สมชาย", "target": "เสือสมิง", "skill": "fight", "effort": 5}),
    # A difficulty, and no rating that is set.
    ("สมชายใช้ Fight แก้ปัญหา ความยากตั้งไว้ที่ 3", "overcome",
     {"actor": "สมชาย", "skill": "fight", "difficulty": 3}),
    ("นารีทอย Lore DC 3", "overcome", {"actor": "นารี", "skill": "lore", "difficulty": 3}),
    # With a skill, "uses" makes an aspect and invokes none.
    ("นารีใช้ Lore ปูทางให้เกิดหมอกหนา ความยาก 2", "create_advantage",
     {"actor": "นารี", "aspect": "หมอกหนา", "skill": "lore", "difficulty": 2}),
    ("นารีอ้างหมอกหนา", "invoke", {"actor": "นารี", "aspect": "หมอกหนา"}),
    # Who compels whom.
    ("นารี compel สมชาย ด้วยหมอกหนา", "compel",
     {"by": "นารี", "character": "สมชาย", "aspect": "หมอกหนา"}),
    ("สมชายโดนนารี compel หมอกหนา", "compel",
     {"by": "นารี", "character": "สมชาย", "aspect": "หมอกหนา"}),
    # A wound that is gone is none that is taken.
    ("แผลปานกลางของสมชายหายดีแล้ว", "adjust",
     {"character": "สมชาย", "clear_consequence": "moderate"}),
    ("เอาแผลปานกลางออกจากสมชาย", "adjust",
     {"character": "สมชาย", "clear_consequence": "moderate"}),
    # A clock goes back; nothing is undone.
    ("ย้อนนาฬิกาน้ำท่วม 1 ช่อง", "mark_countdown", {"name": "น้ำท่วม", "boxes": -1}),
    ("ย้อนผิด เอาคืนมา", "redo", {}),
    # Words of hiding in an aspect's own name hide nothing.
    ("เพิ่ม aspect ให้เสือสมิง: มีดซ่อนในแขนเสื้อ", "place_aspect",
     {"aspect": "มีดซ่อนในแขนเสื้อ", "on": "เสือสมิง"}),
    ("เปิดฉากใหม่เลย", "begin_scene", {}),
    ("แก้ FP สมชาย ให้ตรง ต้องเป็น 3", "adjust", {"character": "สมชาย", "fate_points": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "command", "arguments"), MEANT)
def test_words_mean_what_they_mean_beside_others(
    text: str, command: str, arguments: dict[str, Any]
) -> None:
    assert said(text, foggy(*CLOCK)) == [(command, arguments)]


TALK = [
    "เซสก่อนสมชายฟันเสือสมิงไปสองดาบ",
    "เมื่อคืนฝันว่าสมชายได้ FP ตั้ง 3 แต้ม",
    "เดี๋ยวรอสมชายกลับมาก่อนค่อยเล่นต่อ",
    "stress ล้างตอนจบฉากใช่มะ",
    "สมชายวางมวยกับความกลัวในใจ",
]


@pytest.mark.parametrize("text", TALK)
def test_what_is_only_talked_about_is_not_done(text: str) -> None:
    assert [name for name, _ in said(text, foggy()) if name != "look_up"] == []


@pytest.mark.parametrize(
    ("text", "accept"),
    [
        ("สมชาย accept compel", True),
        ("สมชายไม่ปฏิเสธ compel เอาแต้มมา", True),
        ("สมชายฝืนคอมเพล ควัก FP", False),
        ("สมชายขอใช้แต้มชะตาปฏิเสธการ compel", False),
    ],
)
def test_a_compel_that_waits_is_answered(text: str, accept: bool) -> None:
    assert said(text, foggy(COMPELLED)) == [
        ("answer_compel", {"accept": accept, "character": "สมชาย"})
    ]


def test_a_chance_that_is_asked_for_is_not_rolled() -> None:
    assert said("สมชายจะผ่านมั้ย Fight ดิฟ 3 กี่เปอร์") == [("odds", {"roll": "+3 vs +3"})]


def test_both_rolls_of_an_exchange_in_one_breath() -> None:
    sides = [{"members": ["สมชาย"]}, {"members": ["เสือสมิง"]}]
    contest = {"command": "begin_contest", "sides": sides}
    assert said("สมชาย athletics ได้ 5 เสือสมิง athletics ได้ 3", table(contest)) == [
        ("overcome", {"actor": "สมชาย", "skill": "athletics", "effort": 5}),
        ("overcome", {"actor": "เสือสมิง", "skill": "athletics", "effort": 3}),
    ]


def test_more_fate_points_for_whoever_just_got_some() -> None:
    given = {"command": "adjust", "character": "นารี", "fate_points_change": 1}
    game = play(table(), commands.parse(given), Dice(seed="oak")).game
    understood = understand(
        "ให้เธออีก 2", game, language="th", earlier=Earlier(commands=(given,), game=table())
    )
    assert [(call.name, dict(call.arguments)) for call in understood.calls] == [
        ("adjust", {"character": "นารี", "fate_points_change": 2})
    ]
