"""Thai as it is spoken at a table: particles, words run together, and talk that does nothing."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

TABLE: list[dict[str, Any]] = [
    {"command": "create_character", "name": "ดาว", "high_concept": "จอมโจรกลับใจ",
     "trouble": "พี่ชายหายตัวไป", "skills": {"fight": 4, "athletics": 3, "shoot": 2}},
    {"command": "create_character", "name": "เข้ม", "skills": {"academics": 4, "fight": 2}},
    {"command": "create_character", "name": "งูยักษ์", "kind": "npc", "skills": {"fight": 3}},
    {"command": "begin_scene", "name": "วัดร้าง", "zones": ["ลานวัด", "หอระฆัง"],
     "aspects": ["ฝนตกหนัก"]},
    {"command": "begin_countdown", "name": "น้ำท่วม", "boxes": 4, "outcome": "วัดจมน้ำ"},
]  # fmt: skip
HIT = {"command": "attack", "actor": "งูยักษ์", "target": "ดาว", "skill": "fight", "effort": 5,
       "defence": {"skill": "athletics", "effort": 2}}  # fmt: skip
COMPEL = {"command": "compel", "character": "ดาว", "aspect": "พี่ชายหายตัวไป"}


def table(*more: dict[str, Any]) -> Game:
    game = new(language="th", options=("condensed.opt.countdown",))
    for given in (*TABLE, *more):
        game = play(game, commands.parse(given), Dice("oak")).game
    return game


def said(text: str, game: Game) -> list[tuple[str, dict[str, Any]]]:
    found = understand(text, game, language="th").calls
    return [(call.name, dict(call.arguments)) for call in found]


DONE = [
    ("ดาวขอข้ามเทิร์นครับ", "pass_turn", {"character": "ดาว"}),
    ("ดาวไม่ทำอะไร ผ่าน", "pass_turn", {"character": "ดาว"}),
    ("ดาวขอป้องกันเต็มที่รอบนี้นะ", "full_defense", {"character": "ดาว"}),
    ("ดาวคุ้มกันเข้มโดยตั้งรับเต็มที่", "full_defense", {"character": "ดาว", "covers": ["เข้ม"]}),
    ("ต่อไปให้เข้มเล่น", "next_turn", {"character": "เข้ม"}),
    ("ดาววิ่งขึ้นหอระฆังไปเลย", "move", {"character": "ดาว", "to": "หอระฆัง"}),
    ("น้ำท่วมเดินอีก 2 ช่อง", "mark_countdown", {"name": "น้ำท่วม", "boxes": 2}),
    ("ตั้งนาฬิกา คนร้ายหนี 5 ช่อง เต็มแล้วจับไม่ได้", "begin_countdown",
     {"name": "คนร้ายหนี", "boxes": 5, "outcome": "จับไม่ได้"}),
    ("แบ่งฉากเป็นสามโซน ครัว ห้องนอน แล้วก็ระเบียง", "set_zones",
     {"zones": ["ครัว", "ห้องนอน", "ระเบียง"]}),
    ("บีบดาวด้วยพี่ชายหายตัวไป ว่ามีจดหมายลึกลับมาถึง", "compel",
     {"character": "ดาว", "aspect": "พี่ชายหายตัวไป", "story": "มีจดหมายลึกลับมาถึง"}),
    ("ให้แต้มโชคชะตาดาวเพิ่มสอง", "adjust", {"character": "ดาว", "fate_points_change": 2}),
    ("หักแต้มเข้ม 1", "adjust", {"character": "เข้ม", "fate_points_change": -1}),
    ("ลบความเครียดกายของเข้มให้หมด", "adjust", {"character": "เข้ม", "physical": 0}),
    ("ขอ NPC ตัวประกอบสักตัวดิ", "make_npc", {"kind": "minor"}),
    ("แข่งวิ่งกัน ดาวกับงูยักษ์ ใครได้สองแต้มก่อนชนะ", "begin_contest",
     {"to_win": 2, "sides": [{"members": ["ดาว"]}, {"members": ["งูยักษ์"]}]}),
    ("เปิดฉากสู้เลย ดาวกับเข้มเจองูยักษ์ ให้ดาวเริ่มก่อน", "begin_conflict",
     {"first": "ดาว", "characters": ["ดาว", "เข้ม", "งูยักษ์"]}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), DONE, ids=[each[0] for each in DONE])
def test_a_command_as_it_is_spoken(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text, table()) == [(name, arguments)]


IDLE = [
    "เมื่อกี้งูยักษ์ตีแรงมากเลย", "ดาวเกือบตายแล้วนะเนี่ย", "ผมว่าเราควรยอมแพ้นะ",
    "เดี๋ยวเราจะเริ่มฉากใหม่กันหลังกินข้าว", "งูยักษ์เลื้อยผ่านไปเงียบๆ", "ฝูงนกบินผ่านไป",
    "เข้มกับดาวนั่งคุยกันข้างกองไฟ", "ใกล้จะน้ำท่วมแล้ว", "ข้ามเรื่องนี้ไปก่อน",
    "ดาวมองไปที่หอระฆัง", "เปิดไฟหน่อย มืดมาก",
]  # fmt: skip


@pytest.mark.parametrize("text", IDLE)
def test_talk_does_nothing(text: str) -> None:
    assert said(text, table()) == []


@pytest.mark.parametrize("text", ["รับทราบครับ", "ขอรับกาแฟเพิ่มอีกแก้ว", "ได้ยินเสียงฝีเท้าจากข้างบน"])
def test_talk_is_no_answer_to_a_compel(text: str) -> None:
    assert said(text, table(COMPEL)) == []


@pytest.mark.parametrize(
    ("text", "accept"), [("เอา รับก็ได้", True), ("จัดไปครับ", True), ("ไม่เอาอะ ดาวขอจ่าย", False)]
)
def test_a_compel_is_answered(text: str, accept: bool) -> None:
    [(name, arguments)] = said(text, table(COMPEL))
    assert (name, arguments["accept"]) == ("answer_compel", accept)


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("กินเข้าไปเป็น moderate ชื่อ ซี่โครงร้าว",
         {"consequences": ["moderate"], "names": ["ซี่โครงร้าว"]}),
        ("ดาวรับไม่ไหวแล้ว โดนสอยร่วงเลย", {"character": "ดาว", "taken_out": True}),
    ],
)  # fmt: skip
def test_a_hit_as_it_is_spoken(text: str, arguments: dict[str, Any]) -> None:
    assert said(text, table(HIT)) == [("absorb", arguments)]


def test_a_deed_joined_to_a_set_form_is_of_the_same_person() -> None:
    assert said("ดาวเดินไปหอระฆังแล้วฟันงูยักษ์ด้วย Fight", table()) == [
        ("move", {"character": "ดาว", "to": "หอระฆัง"}),
        ("attack", {"actor": "ดาว", "target": "งูยักษ์", "skill": "fight"}),
    ]


def test_whoever_is_named_first_makes_an_advantage() -> None:
    [(name, arguments)] = said('ดาวสาดโคลนใส่ตางูยักษ์ สร้าง aspect "ตาพร่า" ด้วย Athletics', table())
    assert name == "create_advantage"
    assert (arguments["actor"], arguments["target"]) == ("ดาว", "งูยักษ์")


def test_a_skill_named_after_it_was_asked_for_completes_the_roll() -> None:
    earlier = Earlier(said="ดาวโจมตีงูยักษ์ ทอย + + 0 0")
    [call] = understand("Fight", table(), language="th", earlier=earlier).calls
    assert (call.name, call.arguments["skill"]) == ("attack", "fight")


def test_two_places_in_one_breath_move_nobody_to_the_wrong_one() -> None:
    assert said("ดาวกับเข้มอยู่ที่ลานวัด ส่วนงูยักษ์อยู่หอระฆัง", table()) == []
