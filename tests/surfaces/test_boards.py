"""The boards of the table, for the GM and for players, in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from assistant import boards
from assistant.secrecy import seen_by_players
from assistant.surfaces.cli import app
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

LANGUAGES = ("en", "th", "pl", "fi", "zh")
PLAYED: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Mara", "high_concept": "Last of the Guard"},
    {"command": "create_character", "name": "Ghoul", "kind": "npc"},
    {"command": "create_character", "name": "Zorg", "kind": "npc", "secret": True},
    {"command": "adjust", "character": "Mara", "add_consequence": "mild", "name": "Split Lip"},
    {"command": "adjust", "character": "Ghoul", "taken_out": True},
    {"command": "begin_countdown", "name": "Dawn", "boxes": 4, "outcome": "the sun rises"},
    {"command": "begin_countdown", "name": "The Plot", "boxes": 3, "outcome": "he is king",
     "shown": "nothing"},
    {"command": "agree", "topic": "lines", "text": "No harm to animals"},
]  # fmt: skip


def played() -> Game:
    game = new(options=("condensed.opt.countdown",))
    for command in PLAYED:
        game = play(game, commands.parse(command), Dice("a")).game
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_board_says_what_it_is_for(language: str) -> None:
    game = played()
    assert "No harm to animals" in "\n".join(boards.session_zero(game, language))
    assert "Dawn" in "\n".join(boards.countdowns(game, language))
    assert "Split Lip" in "\n".join(boards.recovery(game, language))
    told = "\n".join(boards.roster(game, language))
    assert "Ghoul" in told and "Zorg" in told and "Mara" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_see_nothing_hidden(language: str) -> None:
    seen = seen_by_players(played())
    told = "\n".join(line for board in boards.BOARDS.values() for line in board(seen, language))
    assert "Zorg" not in told and "The Plot" not in told and "Dawn" in told


def test_a_treated_consequence_says_when_it_clears() -> None:
    game = play(
        played(),
        commands.parse({"command": "treat", "actor": "Mara", "skill": "academics", "effort": 9}),
        Dice("a"),
    ).game
    assert "not treated" in "\n".join(boards.recovery(played(), "en"))
    assert "clears after one whole scene" in "\n".join(boards.recovery(game, "en"))


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    run = CliRunner().invoke
    run(app, ["do", json.dumps(PLAYED[0])])
    run(app, ["do", json.dumps(PLAYED[-1])])
    shown = run(app, ["board", "session-zero"])
    assert shown.exit_code == 0 and "☑" in shown.stdout and "No trouble" in shown.stdout
    plain = json.loads(run(app, ["board", "--json"]).stdout)
    assert plain["agreements"]["lines"] == "No harm to animals"
    assert run(app, ["board", "weather"]).exit_code == 2
