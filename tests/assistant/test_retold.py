"""What the engine has done and told in a turn may be said again, and nothing beside it."""

from typing import Any

import pytest

from assistant.campaigns import Campaign
from assistant.speech import Speech
from assistant.toolbox import Toolbox
from rules_corpus.library import Library

ROOF = {"command": "place_aspect", "aspect": "Wet Roof"}
BLOW = {"command": "attack", "actor": "Anna", "target": "Bor", "skill": "fight",
        "faces": [0, 0, 0, 0], "defence": {"skill": "fight", "faces": [0, 0, 0, 0]}}  # fmt: skip
EDGE = {"command": "create_advantage", "actor": "Anna", "skill": "fight", "aspect": "Sand",
        "difficulty": 2, "faces": [1, 0, 0, 0]}  # fmt: skip
DONE: dict[str, list[dict[str, Any]]] = {
    "placed": [ROOF],
    "hit": [BLOW, {"command": "absorb", "boxes": 1}],
    "over": [{"command": "begin_scene", "name": "Roof"}, ROOF, BLOW,
             {"command": "absorb", "boxes": 1}, {"command": "end_scene"}],
    "ruled": [{"command": "adjust", "character": "Anna", "fate_points": 4}],
    "edge": [EDGE],
    "no edge": [{**EDGE, "faces": [-1, -1, 0, 0]}],
}  # fmt: skip

TRUE = [
    ("placed", "Wet Roof is an aspect in the scene."),
    ("placed", "The aspect Wet Roof is in play."),
    ("placed", "Wet Roof is now a situation aspect."),
    ("hit", "2 physical boxes are left."), ("hit", "Anna attacks Bor with Fight."),
    ("hit", "Anna attacks Bor with Fight, defending with Fight."), ("hit", "Bor defends."),
    ("over", "Stress clears: Bor."), ("over", "Gone with it: Wet Roof."),
    ("ruled", "Anna's fate points are now 4."), ("ruled", "Anna now has 4 fate points."),
    ("edge", "Anna creates an advantage."), ("edge", "Anna tries to create an advantage."),
    ("no edge", "Anna tries to create an advantage."),
]  # fmt: skip
FALSE = [
    ("placed", "Wet Roof is gone."), ("placed", "Wet Roof has a free invoke."),
    ("hit", "1 physical box is left."), ("hit", "Bor attacks Anna."), ("hit", "Anna defends."),
    ("hit", "Anna attacks Bor with Shoot."), ("hit", "Anna creates an advantage."),
    ("over", "Stress clears: Anna."), ("over", "Gone with it: Darkness."),
    ("ruled", "Anna's fate points are now 5."), ("ruled", "Bor's fate points are now 4."),
    ("edge", "Bor creates an advantage."), ("no edge", "Anna creates an advantage."),
]  # fmt: skip


def struck(table: Campaign, library: Library, deeds: str, sentence: str) -> bool:
    toolbox = Toolbox(campaign=table, library=library, language="en")
    for each in DONE[deeds]:
        given = {key: value for key, value in each.items() if key != "command"}
        assert toolbox.call(each["command"], given).ok
    speech = Speech(toolbox, "And now?")
    speech.message(sentence)
    return bool(speech.struck)


@pytest.mark.parametrize(("deeds", "sentence"), TRUE)
def test_what_an_event_bears_out_stays(
    table: Campaign, library: Library, deeds: str, sentence: str
) -> None:
    assert not struck(table, library, deeds, sentence)


@pytest.mark.parametrize(("deeds", "sentence"), FALSE)
def test_what_none_bears_out_goes(
    table: Campaign, library: Library, deeds: str, sentence: str
) -> None:
    assert struck(table, library, deeds, sentence)


@pytest.mark.parametrize("deeds", DONE)
def test_every_line_that_was_told_may_be_said_again(
    table: Campaign, library: Library, deeds: str
) -> None:
    toolbox = Toolbox(campaign=table, library=library, language="en")
    for each in DONE[deeds]:
        toolbox.call(each["command"], {k: v for k, v in each.items() if k != "command"})
    for line in [line for done in toolbox.done for line in done.lines]:
        speech = Speech(toolbox, "And now?")
        speech.message(line)
        assert not speech.struck
