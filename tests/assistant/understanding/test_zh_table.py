"""Chinese as a table speaks it: kinds of sentences, each at a table where it makes sense."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

BEGUN: list[dict[str, Any]] = [
    {"command": "create_character", "name": "柳如烟", "trouble": "欠着镖局的情",
     "skills": {"fight": 4, "stealth": 3, "athletics": 2}},
    {"command": "create_character", "name": "石敢当", "skills": {"shoot": 4, "lore": 3}},
    {"command": "create_character", "name": "铁掌帮主", "kind": "npc", "skills": {"fight": 3}},
    {"command": "create_character", "name": "刀疤", "kind": "npc",
     "skills": {"fight": 2, "athletics": 1, "notice": 2}},
    {"command": "begin_scene", "name": "渡口", "zones": ["船舱", "栈道"], "aspects": ["大雨"]},
]  # fmt: skip
HIT: dict[str, Any] = {"command": "attack", "actor": "刀疤", "target": "柳如烟", "skill": "fight",
                       "effort": 5, "defence": {"skill": "athletics", "effort": 2}}  # fmt: skip
HURT: dict[str, Any] = {"command": "absorb", "boxes": 1, "consequences": ["mild"]}


def table(*more: dict[str, Any]) -> Game:
    game = new(options=("condensed.opt.countdown",))
    for given in (*BEGUN, *more):
        game = play(game, commands.parse(given), Dice("oak")).game
    return game


def said(text: str, *more: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, table(*more), language="zh")
    return [(call.name, dict(call.arguments)) for call in understood.calls]


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        # A weapon aimed at somebody; the dice, and with what it is met, in parts of their own.
        ("石敢当瞄准刀疤放了一箭，骰子是 ++0-，难度就按他运动来",
         {"actor": "石敢当", "target": "刀疤", "skill": "shoot", "faces": [1, 1, 0, -1],
          "defence": {"skill": "athletics"}}),
        # People by the last two signs of their names.
        ("如烟照着帮主劈一刀，格斗，出了5，他挡了个3",
         {"actor": "柳如烟", "target": "铁掌帮主", "skill": "fight", "effort": 5,
          "defence": {"effort": 3}}),
    ],
)  # fmt: skip
def test_attacks(text: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [("attack", arguments)]


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("柳如烟悄悄溜到栈道去，潜行，刀疤拿察觉盯着",
         {"actor": "柳如烟", "skill": "stealth", "to": "栈道", "target": "刀疤",
          "defence": {"skill": "notice"}}),
        ("石敢当翻旧账本，学识，得过良好", {"actor": "石敢当", "skill": "lore", "difficulty": 3}),
    ],
)  # fmt: skip
def test_rolls_with_a_zone_and_what_has_to_be_reached(text: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [("overcome", arguments)]


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("吃个轻伤，叫“擦破皮”，再划一格",
         {"boxes": 1, "consequences": ["mild"], "names": ["擦破皮"]}),
        ("全用压力格扛", {"boxes": 3}),
    ],
)  # fmt: skip
def test_hits(text: str, arguments: dict[str, Any]) -> None:
    assert said(text, HIT) == [("absorb", arguments)]


def test_what_is_done_about_somebodys_wound_treats_it() -> None:
    [(command, arguments)] = said("石敢当用学识帮柳如烟处理那个伤，难度2", HIT, HURT)
    assert (command, arguments["actor"], arguments["patient"]) == ("treat", "石敢当", "柳如烟")


def test_an_aspect_that_is_taken_away_undoes_nothing() -> None:
    assert said("雨停了，把大雨那个特征撤了") == [("remove_aspect", {"aspect": "大雨"})]


def test_whoever_holds_the_free_invokes_of_an_aspect_is_meant() -> None:
    placed = {"command": "place_aspect", "aspect": "翻倒的桌子", "holder": "柳如烟",
              "free_invokes": 1}  # fmt: skip
    assert said("她调用翻倒的桌子，加2", placed, HIT) == [
        ("invoke", {"aspect": "翻倒的桌子", "actor": "柳如烟"})]  # fmt: skip


def test_an_advantage_is_named_before_its_word() -> None:
    [(command, roll)] = said("石敢当割断灯绳，弄个“一片漆黑”的优势，射击，难度3")
    assert (command, roll["aspect"], roll["skill"]) == ("create_advantage", "一片漆黑", "shoot")


def test_three_newcomers_are_no_one_character() -> None:
    assert "create_character" not in dict(said("来三个小喽啰，格斗1"))


def test_a_scene_is_begun_by_its_number() -> None:
    [(command, scene)] = said("第一场：荒山客栈，特征有“漏雨的屋顶”和“来历不明的酒”")
    assert command == "begin_scene"
    assert scene == {"name": "荒山客栈", "aspects": ["漏雨的屋顶", "来历不明的酒"]}


def test_stories_keep_the_commas_of_their_script() -> None:
    [(_, compel)] = said("逼一下柳如烟，“欠着镖局的情”：总镖头来了，要她还人情")
    assert compel["story"] == "总镖头来了，要她还人情"


def test_to_hold_a_door_answers_no_compel() -> None:
    assert "answer_compel" not in dict(said("大家一起顶住大门，石敢当骰体格，难度4"))


def test_a_number_ends_where_a_skill_begins() -> None:
    [(command, sheet)] = said("来个NPC，叫老魏，射击3格斗2察觉1，两格压力")
    assert command == "create_character"
    assert sheet["skills"] == {"shoot": 3, "fight": 2, "notice": 1}
    assert sheet["physical"] == 2


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("加个特征：满地碎瓷，带一次免费调用，归柳如烟",
         [("place_aspect", {"aspect": "满地碎瓷", "free_invokes": 1, "holder": "柳如烟"})]),
        ("我不打了，柳如烟认栽，被他们绑走", [("concede", {"character": "柳如烟"})]),
        ("起个倒计时“船要沉了”，四格，每轮涂一格，满了全船沉没",
         [("begin_countdown", {"name": "船要沉了", "boxes": 4, "outcome": "全船沉没",
                               "triggers": ["exchange"]})]),
        ("石敢当和刀疤比谁先游到岸边，开个竞赛，运动",
         [("begin_contest", {"sides": [{"members": ["石敢当"], "goal": "先游到岸边"},
                                       {"members": ["刀疤"], "goal": "先游到岸边"}]})]),
        ("这场戏收了，下一场在县衙大牢",
         [("end_scene", {}), ("begin_scene", {"name": "县衙大牢"})]),
        ("柳如烟还剩几个命运点？压力格呢？",
         [("show_sheet", {"name": "柳如烟", "part": "points"}),
          ("show_sheet", {"name": "柳如烟", "part": "stress"})]),
    ],
)  # fmt: skip
def test_the_rest_of_an_evening(text: str, calls: list[tuple[str, dict[str, Any]]]) -> None:
    assert said(text) == calls
