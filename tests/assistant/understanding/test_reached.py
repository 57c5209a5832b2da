"""Every command can be given by talk, in every language."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play
from tools.registry import REGISTRY

LANGUAGES = ("en", "th", "pl", "fi", "zh")
SAID: dict[str, dict[str, str]] = yaml.safe_load(
    (Path(__file__).parent / "reached.yaml").read_text("utf-8")
)
BEFORE: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Mara", "high_concept": "Disgraced Harbor Captain",
     "trouble": "Owes the Wrong People", "skills": {"fight": 4, "athletics": 3}},
    {"command": "create_character", "name": "Bram", "skills": {"academics": 4, "empathy": 3}},
    {"command": "create_character", "name": "Otso", "skills": {"athletics": 4}},
    {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": {"fight": 3}},
    {"command": "create_character", "name": "Wolf", "kind": "npc", "skills": {"fight": 2}},
    {"command": "begin_scene", "name": "Harbor", "zones": ["Hall", "Stairs"], "aspects": ["Fog"]},
    {"command": "begin_countdown", "name": "Dawn", "boxes": 4, "outcome": "the sun rises"},
    {"command": "place_obstacle", "name": "Crying Child", "kind": "distraction", "rating": 2,
     "choice": "help it?", "repercussions": ["you are late", "it is lost"]},
]  # fmt: skip
# What has to wait before an answer to it makes sense.
WAITS: dict[str, dict[str, Any]] = {
    "absorb": {"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight",
               "effort": 5, "defence": {"skill": "athletics", "effort": 2}},
}  # fmt: skip
UNSAID = {"import_character", "use_ruleset"}  # they take a file
OPTIONS = ("condensed.opt.countdown", "condensed.opt.obstacle-distraction")


def table(command: str) -> Game:
    game = new(options=OPTIONS)
    for given in [*BEFORE, *([WAITS[command]] if command in WAITS else [])]:
        game = play(game, commands.parse(given), Dice("oak")).game
    return game


def test_nothing_that_can_be_commanded_is_left_out() -> None:
    ids = {str(command.model_fields["command"].default) for command in REGISTRY} - UNSAID
    assert set(SAID) == ids
    assert {command for command, said in SAID.items() if set(said) != set(LANGUAGES)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", SAID)
def test_every_command_is_reached_by_talk(command: str, language: str) -> None:
    understood = understand(SAID[command][language], table(command), language=language)
    assert [call.name for call in understood.calls] == [command], understood.unclear
