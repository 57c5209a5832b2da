"""Chinese, as people type it at the table: a message, and the calls it comes to."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play


def said(text: str) -> list[tuple[str, dict[str, Any]]]:
    return [(call.name, dict(call.arguments)) for call in understand(text, new()).calls]


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("新场景：天台", {"name": "天台"}),
        ("新场景：船坞，场景特征有「雾很大」和「到处是铁链」",
         {"name": "船坞", "aspects": ["雾很大", "到处是铁链"]}),
        ("新场景：天台。场景特征：大风、没有护栏",
         {"name": "天台", "aspects": ["大风", "没有护栏"]}),
    ],
)  # fmt: skip
def test_aspects_told_with_a_scene_are_placed(text: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [("begin_scene", arguments)]


SHEETS: list[dict[str, Any]] = [
    {"name": "老周", "skills": {"fight": 4, "physique": 2}, "high_concept": "退役的码头拳手"},
    {"name": "林晚", "skills": {"shoot": 3, "athletics": 2}, "aliases": ["小晚"]},
    {"name": "打手", "kind": "npc", "skills": {"fight": 2}},
]  # fmt: skip


def table() -> Game:
    game = new()
    for sheet in SHEETS:
        command = commands.parse({"command": "create_character", **sheet})
        game = play(game, command, Dice(seed="oak")).game
    return game


TABLE: list[tuple[str, str, dict[str, Any]]] = [
    ("老周被打手打了，打手骰[+][+][0][0]，老周用格斗挡，骰[-][0][0][0]", "attack",
     {"actor": "打手", "target": "老周", "faces": [1, 1, 0, 0],
      "defence": {"skill": "fight", "faces": [-1, 0, 0, 0]}}),
    ("小晚朝打手开枪，骰了+3，打手-1", "attack",
     {"actor": "林晚", "target": "打手", "skill": "shoot", "dice_total": 3,
      "defence": {"dice_total": -1}}),
    ("老周拿体格撞门，难度良好，骰0,0,+,+", "overcome",
     {"actor": "老周", "skill": "physique", "difficulty": 3, "faces": [0, 0, 1, 1]}),
    ("老周花一点命运点，用「退役的码头拳手」重骰", "invoke",
     {"actor": "老周", "aspect": "退役的码头拳手", "use": "reroll", "free": False}),
    ("老周的命运点设成五", "adjust", {"character": "老周", "fate_points": 5}),
    ("林晚划掉一格精神压力", "adjust", {"character": "林晚", "mental_change": 1}),
    ("林晚受了个中等后果「肋骨断了」", "adjust",
     {"character": "林晚", "add_consequence": "moderate", "name": "肋骨断了"}),
    ("给老周加个特长：铁拳，格斗攻击时+2", "edit_character",
     {"name": "老周", "stunts": ["铁拳, 格斗攻击时+2"]}),
    ("老周也叫周叔", "edit_character", {"name": "老周", "aliases": ["周叔"]}),
    ("加一个杀手，格斗+3", "create_character",
     {"name": "杀手", "kind": "npc", "skills": {"fight": 3}}),
    ("在打手身上放个特征「被逼到墙角」，带一次免费援引", "place_aspect",
     {"aspect": "被逼到墙角", "on": "打手", "free_invokes": 1}),
    ("老周还剩几点命运点？", "show_sheet", {"name": "老周", "part": "points"}),
    ("刚才那个撤了", "undo", {}),
    ("帮我想个港口仓库的场景", "make_aspects", {"place": "water"}),
    ("给我生成一个难缠的反派", "make_npc", {"concept": "难缠的反派"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), TABLE)
def test_what_is_said(text: str, name: str, arguments: dict[str, Any]) -> None:
    calls = understand(text, table(), language="zh").calls
    assert [(call.name, dict(call.arguments)) for call in calls] == [(name, arguments)]


@pytest.mark.parametrize(
    "text", ["老周没有攻击任何人", "特别的一天", "林晚打听消息，谁也没开口", "大家休息五分钟"]
)
def test_what_is_no_command_changes_nothing(text: str) -> None:
    changing = set(commands.COMMANDS)
    assert not changing & {call.name for call in understand(text, table(), language="zh").calls}


def hall() -> Game:
    game = table()
    for given in (
        {"command": "begin_scene", "name": "客栈", "zones": ["大厅", "楼梯"], "aspects": ["浓雾"]},
        {"command": "switch_option", "option": "countdown"},
        {"command": "begin_countdown", "name": "天亮", "boxes": 4, "outcome": "太阳升起"},
    ):
        game = play(game, commands.parse(given), Dice("oak")).game
    return game


@pytest.mark.parametrize(
    ("text", "name", "arguments"),
    [
        ("老周从大厅跑到楼梯", "move", {"character": "老周", "to": "楼梯"}),
        ("老周给林晚搭把手吧", "help", {"character": "老周", "ally": "林晚"}),
        ("老周这轮啥也不干，专心防守", "full_defense", {"character": "老周"}),
        ("老周不打了，认怂", "concede", {"character": "老周"}),
        ("把场景分成码头、仓库和屋顶三块", "set_zones", {"zones": ["码头", "仓库", "屋顶"]}),
        ("天亮再走两格，快了快了", "mark_countdown", {"name": "天亮", "boxes": 2}),
        ("把武器和护甲那条可选规则打开", "switch_option", {"option": "weapons-armor"}),
        ("浓雾散了", "remove_aspect", {"aspect": "浓雾"}),
        ("老周拿个小里程碑，格斗跟体格换一下", "milestone",
         {"character": "老周", "size": "minor", "swap": ["fight", "physique"]}),
        ("给打手挂上「被绊倒」，林晚有一次免费调用", "place_aspect",
         {"aspect": "被绊倒", "on": "打手", "free_invokes": 1, "holder": "林晚"}),
        ("新场景：破庙，有漏雨的屋顶、摇晃的烛火", "begin_scene",
         {"name": "破庙", "aspects": ["漏雨的屋顶", "摇晃的烛火"]}),
        ("打起来了！打手先动手", "begin_conflict", {"first": "打手"}),
    ],
)  # fmt: skip
def test_what_is_said_in_other_words(text: str, name: str, arguments: dict[str, Any]) -> None:
    calls = understand(text, hall(), language="zh").calls
    assert [(call.name, dict(call.arguments)) for call in calls] == [(name, arguments)]


def test_two_people_each_get_their_own_change() -> None:
    calls = understand("老周加一个命运点，林晚扣一个", hall(), language="zh").calls
    assert [call.arguments for call in calls] == [
        {"character": "老周", "fate_points_change": 1},
        {"character": "林晚", "fate_points_change": -1},
    ]


@pytest.mark.parametrize(
    "text",
    ["哈哈哈这骰子有毒", "我去倒杯水，你们先聊", "林晚心想要是打手扑过来就完了",
     "你别说，这酒馆还挺有气氛", "打手打完这一下就该跑了吧", "外面下雨了，我关个窗"],
)  # fmt: skip
def test_small_talk_does_nothing(text: str) -> None:
    assert understand(text, hall(), language="zh").calls == ()


@pytest.mark.parametrize(
    ("text", "name", "arguments"),
    [
        ("林晚从老周背后溜过去，潜行对他的格斗", "overcome",
         {"actor": "林晚", "skill": "stealth", "target": "老周", "defence": {"skill": "fight"}}),
        ("老周跟打手掰手腕，体格对体格", "overcome",
         {"actor": "老周", "skill": "physique", "target": "打手",
          "defence": {"skill": "physique"}}),
        ("林晚苦口婆心劝打手收手，交际，对面用意志扛", "overcome",
         {"actor": "林晚", "skill": "rapport", "target": "打手", "defence": {"skill": "will"}}),
        ("老周抽刀砍打手，格斗骰+1，打手运动骰-1", "attack",
         {"actor": "老周", "target": "打手", "skill": "fight", "dice_total": 1,
          "defence": {"skill": "athletics", "dice_total": -1}}),
        ("老周一脚踹翻桌子，体格造个优势，难度2，叫横倒的桌子", "create_advantage",
         {"actor": "老周", "skill": "physique", "difficulty": 2, "aspect": "横倒的桌子"}),
        ("老周打打手，把浓雾的免费调用用了", "attack",
         {"actor": "老周", "target": "打手", "invokes": [{"aspect": "浓雾", "free": True}]}),
        ("林晚四下打量有什么能利用的，察觉难度1，特征叫松动的瓦片", "create_advantage",
         {"actor": "林晚", "skill": "notice", "difficulty": 1, "aspect": "松动的瓦片"}),
        ("林晚给了打手一镖，射击，花一点命运点用浓雾加2", "attack",
         {"actor": "林晚", "target": "打手", "skill": "shoot",
          "invokes": [{"aspect": "浓雾", "free": False}]}),
        ("老周抬手就是一刀，砍打手", "attack", {"actor": "老周", "target": "打手"}),
        ("老周翻身上了楼梯", "move", {"character": "老周", "to": "楼梯"}),
        ("打手直接放倒算了，不打了", "take_out", {"character": "打手"}),
        ("开打！老周、林晚对上打手", "begin_conflict", {"characters": ["老周", "林晚", "打手"]}),
        ("老周和打手比谁先跑到山顶，竞争，先拿三胜", "begin_contest",
         {"to_win": 3, "sides": [{"members": ["老周"], "goal": "先跑到山顶"},
                                 {"members": ["打手"]}]}),
        ("今天的团开始了", "begin_session", {}),
    ],
)  # fmt: skip
def test_a_roll_is_told_in_many_ways(text: str, name: str, arguments: dict[str, Any]) -> None:
    calls = understand(text, hall(), language="zh").calls
    assert [(call.name, dict(call.arguments)) for call in calls] == [(name, arguments)]


def struck() -> Game:
    blow = {"command": "attack", "actor": "打手", "target": "老周", "skill": "fight", "effort": 6,
            "defence": {"skill": "fight", "effort": 2}}  # fmt: skip
    return play(hall(), commands.parse(blow), Dice("oak")).game


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("吃个轻微后果“肋骨裂了”，剩下的划压力格",
         {"consequences": ["mild"], "names": ["肋骨裂了"], "boxes": 2}),
        ("中度后果，腿上中了一口", {"consequences": ["moderate"], "names": ["腿上中了一口"]}),
    ],
)  # fmt: skip
def test_a_hit_is_taken_in_many_ways(text: str, arguments: dict[str, Any]) -> None:
    calls = understand(text, struck(), language="zh").calls
    assert [(call.name, dict(call.arguments)) for call in calls] == [("absorb", arguments)]


def test_whoever_heals_is_not_harmed() -> None:
    calls = understand("林晚给老周处理那个轻微后果，学识，难度2", struck(), language="zh").calls
    assert [call.name for call in calls] == ["treat"]
