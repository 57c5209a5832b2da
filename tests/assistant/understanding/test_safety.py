"""An x is heard wherever it stands apart, in any language, and in the middle of anything."""

from __future__ import annotations

import pytest

from assistant.understanding import understand
from assistant.understanding.safety import heard
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play


def game() -> Game:
    table = new()
    for command in (
        {"command": "create_character", "name": "Mara", "skills": {"fight": 3, "athletics": 1}},
        {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": {"fight": 2}},
        {"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight", "effort": 5,
         "defence": {"skill": "athletics", "effort": 2}},
    ):  # fmt: skip
        table = play(table, commands.parse(command), Dice("a")).game
    return table


@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
@pytest.mark.parametrize(
    "said", ["x", "X", " x! ", "x.", "❌", "✖", "X, please", "no, x", "x-card"]
)
def test_an_x_stops_the_scene(said: str, language: str) -> None:
    found = understand(said, game(), language=language, speaker="Mara")
    assert [call.name for call in found.calls] == ["stop_scene"]
    assert found.unclear is None


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "x, undo that"), ("en", "x undo"), ("pl", "x, cofnij"), ("fi", "x, peru"),
     ("th", "x undo"), ("zh", "x，撤销")],
)  # fmt: skip
def test_on_request_the_last_turn_goes_too(language: str, said: str) -> None:
    assert [call.name for call in heard(said, language)] == ["undo", "stop_scene"]


@pytest.mark.parametrize(
    "said",
    ["2 x 3", "Malcolm X attacks the ghoul", "the x-ray machine hums", "exit", "axe",
     "Xena attacks",
     "x-ray vision",
     "roll 4dF x2", "put \"x marks the spot\" on the scene", "x = 3"],
)  # fmt: skip
def test_what_is_no_x_card(said: str) -> None:
    assert heard(said, "en") == ()


@pytest.mark.parametrize(
    ("language", "pause", "rewind", "forward"),
    [("en", "pause", "rewind", "fast forward"), ("pl", "pauza", "przewiń", "do przodu"),
     ("fi", "tauko", "kelaa taaksepäin", "kelaa eteenpäin"),
     ("th", "พักก่อน", "กรอกลับ", "ข้ามไปเลย"), ("zh", "暂停", "倒带", "快进")],
)  # fmt: skip
def test_script_change(language: str, pause: str, rewind: str, forward: str) -> None:
    assert heard(pause, language)[0].arguments == {"tool": "pause"}
    assert heard(rewind, language)[0].name == "undo"
    assert heard(forward, language)[0].name == "end_scene"
