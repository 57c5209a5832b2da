"""What players are shown: nothing of what is secret, by whatever command it is asked for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from assistant.surfaces.cli import app

SECRET = (
    "Zorg",
    "Drowned Prince",
    "Bribed",
    "Powder",
    "Tide of Teeth",
    "Maw",
    "Choir",
    "never tire",
)
PLAYED: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Mara", "high_concept": "Last of the Guard",
     "skills": {"fight": 4, "stealth": 2}},
    {"command": "create_character", "name": "Zorg", "kind": "npc", "secret": True,
     "high_concept": "Drowned Prince", "skills": {"fight": 2}},
    {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": {"fight": 2}},
    {"command": "begin_scene", "name": "The Old Harbor", "aspects": ["Fog"]},
    {"command": "place_aspect", "aspect": "Bribed by the Count", "on": "Ghoul", "secret": True},
    {"command": "place_aspect", "aspect": "Powder Under the Floor", "secret": True},
    {"command": "begin_countdown", "name": "Tide of Teeth", "boxes": 2, "shown": "nothing",
     "outcome": "The Maw Opens"},
    {"command": "begin_countdown", "name": "Four Candles", "boxes": 4, "shown": "boxes",
     "outcome": "The Choir Wakes"},
    {"command": "mark_countdown", "name": "Tide of Teeth"},
    {"command": "mark_countdown", "name": "Four Candles"},
    {"command": "make_ruling", "text": "Ties go to the players"},
    {"command": "make_ruling", "text": "Zombies never tire", "secret": True},
    {"command": "attack", "actor": "Zorg", "target": "Mara", "skill": "fight",
     "faces": [1, 1, 1, 1], "defence": {"skill": "fight", "faces": [-1, -1, 0, 0]}},
    {"command": "absorb", "character": "Mara", "consequences": ["moderate"],
     "names": ["Wet Lungs"]},
    {"command": "adjust", "character": "Zorg", "fate_points": 2},
]  # fmt: skip
VIEWS = ("log", "log --format md", "recap", "dice", "board", "rulings", "state", "sheet",
         "sheet Ghoul")  # fmt: skip


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def do(**command: Any) -> Result:
    done = run("do", json.dumps(command))
    assert done.exit_code == 0, done.output
    return done


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    run("campaign", "new", "default", "--option", "condensed.opt.countdown", "--seed", "tide")
    for command in PLAYED:
        do(**command)
    return tmp_path


def told(said: str) -> str:
    return run("chat", "--as", "players", "--say", said).stdout


def test_no_view_of_the_players_names_a_secret() -> None:
    for view in VIEWS:
        for form in ([], ["--json"]):
            shown = run(*view.split(), "--as", "players", *form)
            assert shown.exit_code == 0, shown.output
            assert not [name for name in SECRET if name in shown.stdout], (view, form)
    shown = {view: run(*view.split(), "--as", "players").stdout for view in VIEWS}
    assert "Mara" in shown["dice"] and "Mara" in shown["sheet"] and "Ghoul" in shown["sheet Ghoul"]
    assert "Fog" in shown["state"] and "Fog" in shown["log"] and "Ties go" in shown["rulings"]
    assert "Four Candles" in shown["board"] and "Four Candles" in shown["state"]
    assert run("sheet", "Zorg", "--as", "players").exit_code == 3
    whole = run("board").stdout + run("log").stdout
    assert all(name in whole for name in SECRET)


def test_players_learn_nothing_by_talking_and_move_nothing_that_they_do_not_see() -> None:
    for said in ("what countdowns are there?", "show the state", "what happened last time?",
                 "mark the countdown", "withdraw ruling 2", "what rulings are there?"):  # fmt: skip
        assert not [name for name in SECRET if name in told(said)], said
    assert "There is no ruling 2" in told("withdraw ruling 2")
    do(command="end_countdown", name="Four Candles")
    assert "Tide" not in told("mark the countdown")
    kept = json.loads(run("board", "--json").stdout)
    assert [each["marked"] for each in kept["countdowns"]] == [1]
    assert [each["text"] for each in kept["rulings"]][-1] == "Zombies never tire"


def test_a_hidden_countdown_that_is_full_is_seen() -> None:
    do(command="mark_countdown", name="Tide of Teeth")
    for view in ("log", "recap"):
        shown = run(view, "--as", "players").stdout
        assert "Tide of Teeth" in shown and "The Maw Opens" in shown
        assert "Zorg" not in shown and "Choir" not in shown
    run("undo")
    assert "Maw" not in run("log", "--as", "players").stdout


def test_a_ruling_is_kept_from_players_by_saying_so() -> None:
    run("chat", "--say", "secret ruling: the mayor is dead")
    assert "the mayor is dead (secret)" in run("rulings").stdout
    assert "mayor" not in run("rulings", "--as", "players").stdout


def test_a_short_secret_name_hides_no_other_word() -> None:
    do(command="create_character", name="Ol", kind="npc", secret=True)
    do(command="place_aspect", aspect="Cold Wind")
    assert "Cold Wind" in run("log", "--as", "players").stdout
