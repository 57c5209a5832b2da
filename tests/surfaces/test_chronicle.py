"""The campaign told back: log, recap and dice, for the GM and for players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from assistant.surfaces.cli import app

LANGUAGES = ("en", "th", "pl", "fi", "zh")
HIDDEN = "Zorg the Unseen"
PLAYED: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Mara", "high_concept": "Last of the Guard",
     "skills": {"fight": 4, "stealth": 2}},
    {"command": "create_character", "name": HIDDEN, "kind": "npc", "secret": True,
     "skills": {"fight": 2}},
    {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": {"fight": 2}},
    {"command": "begin_scene", "name": "The Old Harbor", "aspects": ["Fog"]},
    {"command": "place_aspect", "aspect": "Powder Under the Floor", "secret": True},
    {"command": "create_advantage", "actor": "Mara", "skill": "stealth", "aspect": "In Cover",
     "difficulty": 0, "faces": [1, 1, 1, 0]},
    {"command": "attack", "actor": "Mara", "target": "Ghoul", "skill": "fight",
     "faces": [1, 1, 0, 0], "defence": {"skill": "fight", "faces": [0, 0, 0, 0]}},
    {"command": "absorb", "character": "Ghoul", "taken_out": True},
    {"command": "attack", "actor": HIDDEN, "target": "Mara", "skill": "fight",
     "faces": [1, 1, 1, 1], "defence": {"skill": "fight", "faces": [-1, -1, 0, 0]}},
    {"command": "absorb", "character": "Mara", "consequences": ["moderate"],
     "names": [f"Slashed by {HIDDEN}"]},
    {"command": "end_session"},
    {"command": "begin_session"},
    {"command": "begin_scene", "name": "Morning"},
]  # fmt: skip


def run(*arguments: str) -> Result:
    done = CliRunner().invoke(app, list(arguments))
    assert done.exit_code == 0, done.output
    return done


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign of one session, and the beginning of another."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FATEWRIGHT_HOME", str(folder))
        for command in PLAYED:
            run("do", json.dumps(command))
    return folder


@pytest.fixture(autouse=True)
def set_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(home))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["text", "md", "json"])
def test_players_read_nothing_secret(language: str, form: str) -> None:
    text = run("log", "--as", "players", "--format", form, "--lang", language).stdout
    assert HIDDEN not in text and "Powder" not in text
    assert "The Old Harbor" in text and "In Cover" in text and "Mara" in text


def test_the_gm_reads_everything() -> None:
    text = run("log", "--format", "md").stdout
    assert text.startswith("# default\n\n## Session 1\n\n### Scene 1")
    assert HIDDEN in text and "Powder Under the Floor" in text and "## Session 2" in text
    assert "### Scene 2: Morning" in text


def test_one_session_and_search() -> None:
    second = json.loads(run("log", "--session", "2", "--format", "json").stdout)
    assert {each["session"] for each in second} == {2}
    assert [each["scene_name"] for each in second][-1] == "Morning"
    found = json.loads(run("log", "--find", "IN  cover mara", "--json").stdout)
    assert [each["events"][-1]["type"] for each in found] == ["aspect_placed"]
    assert "Nothing has happened" in run("log", "--find", "zzz").stdout
    assert len(json.loads(run("log", "--last", "2", "--json").stdout)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", ["gm", "players"])
def test_search_finds_just_the_paragraphs_that_hold_the_words(language: str, viewer: str) -> None:
    told = json.loads(run("log", "--format", "json", "--as", viewer, "--lang", language).stdout)
    texts = [each["text"].casefold() for each in told]
    words = {word.strip(".,:;()[]–—") for text in texts for word in text.split()} - {""}
    for word in sorted(words)[::7]:
        asked = run("log", "--find", word, "--json", "--as", viewer, "--lang", language)
        found = [each["text"] for each in json.loads(asked.stdout)]
        assert found == [each["text"] for each in told if word in each["text"].casefold()], word


@pytest.mark.parametrize("language", LANGUAGES)
def test_last_time(language: str) -> None:
    told = run("recap", "--lang", language).stdout
    for said in ("The Old Harbor", "Last of the Guard", "In Cover", "Ghoul", HIDDEN):
        assert said in told
    open_told = run("recap", "--as", "players", "--lang", language).stdout
    assert HIDDEN not in open_told and "Powder" not in open_told
    assert "The Old Harbor" in open_told and "In Cover" in open_told
    assert json.loads(run("recap", "--json").stdout)["session"] == 1


def test_dice_of_the_campaign() -> None:
    thrown = json.loads(run("dice", "--json").stdout)
    assert [(each["who"], each["total"]) for each in thrown] == [
        ("Mara", 3), ("Mara", 2), ("Ghoul", 0), (HIDDEN, 4), ("Mara", -2)]  # fmt: skip
    assert len(json.loads(run("dice", "--who", "mara", "--json").stdout)) == 3
    assert "Mara: 3 throws, on average +1.00" in run("dice").stdout
    assert HIDDEN not in run("dice", "--as", "players").stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "what happened last time?"),
        ("th", "ครั้งที่แล้วเกิดอะไรขึ้น"),
        ("pl", "co było ostatnim razem?"),
        ("fi", "mitä tapahtui viimeksi?"),
        ("zh", "前情提要"),
    ],
)
def test_asked_in_talk(language: str, said: str) -> None:
    asked = run("chat", "--say", said, "--as", "players", "--lang", language, "--json")
    told = json.loads(asked.stdout)
    assert [call["command"] for call in told["calls"]] == ["recap"]
    assert "The Old Harbor" in told["text"] and HIDDEN not in told["text"]


def test_a_session_alone_reads_as_it_does_in_the_whole_log() -> None:
    whole = json.loads(run("log", "--format", "json").stdout)
    alone = [json.loads(run("log", "--session", number, "--format", "json").stdout)
             for number in ("1", "2")]  # fmt: skip
    assert whole == alone[0] + alone[1]
    assert [each["scene"] for each in alone[1]] == [None, 2]
    assert json.loads(run("log", "--last", "3", "--json").stdout) == whole[-3:]
    assert json.loads(run("log", "--last", "99", "--find", "mara", "--json").stdout) == [
        each for each in whole if "mara" in each["text"].casefold()]  # fmt: skip
    assert "Session 2\n\n- Session 2 begins" in run("log", "--format", "md").stdout
