"""Rules of a table's own: rulings that are cited, and a system out of a TOML file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from assistant import houserules
from assistant.surfaces.cli import app

LANGUAGES = ("en", "th", "pl", "fi", "zh")
STEEL = """\
name = "Steel and Steam"
refresh = 2
free_stunts = 2
skills = ["Tappelu", "Piloting", "Will", "Physique", "Lore"]
slots = ["mild", "mild", "moderate"]

[pyramid]
4 = 1
3 = 1
2 = 1

[ladder]
4 = "Heroic"

[behind]
physical = "Physique"
mental = "Will"

[attack]
Fight = "physical"
Piloting = "physical"

[defend]
physical = ["Piloting", "Fight"]

[[tracks]]
at = 3
boxes = [1, 1, 1, 1, 1]

[[tracks]]
at = -20
boxes = [1, 1]

[weapons]
Rapier = 2

[armor]
Breastplate = 3
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def do(**command: object) -> Result:
    done = run("do", json.dumps(command), "--json")
    assert done.exit_code == 0, done.output
    return done


def test_a_campaign_plays_by_it(home: Path) -> None:
    file = home / "steel.toml"
    file.write_text(STEEL, "utf-8")
    assert run("ruleset", "check", str(file)).exit_code == 0
    assert run("ruleset", "use", str(file)).exit_code == 0
    do(command="switch_option", option="weapons-armor")
    do(command="create_character", name="Mara", skills={"fight": 4, "physique": 3, "will": 2},
       weapons=[{"name": "rapier"}], armor=[{"name": "Breastplate"}])  # fmt: skip
    sheet = json.loads(run("sheet", "Mara", "--json").stdout)
    assert sheet["boxes"] == {"physical": [1] * 5, "mental": [1, 1]}
    assert [each["severity"] for each in sheet["slots"]] == ["mild", "mild", "moderate"]
    assert (sheet["refresh"], sheet["points"]) == (2, 2)
    assert (sheet["weapons"][0]["rating"], sheet["armor"][0]["rating"]) == (2, 3)
    told = run("sheet", "Mara").stdout
    assert "Heroic (+4): Fight" in told and "Good (+3): Physique" in told
    attack = {"command": "attack", "actor": "Mara", "target": "Bor", "skill": "Piloting",
              "effort": 3, "defence": {"effort": 1}}  # fmt: skip
    assert '"hit"' in do(**attack).stdout
    crowded = run("do", json.dumps({"command": "create_character", "name": "Bor",
                                    "skills": {"fight": 4, "will": 4}}), "--json")  # fmt: skip
    assert json.loads(crowded.stderr)["error"]["code"] == "pyramid"
    assert run("replay").exit_code == 0


@pytest.mark.parametrize(
    ("change", "line", "code"),
    [
        (("refresh = 2", "refresh = -2"), 2, "misfit"),
        (("refresh = 2", "refresch = 2"), 2, "unknown-key"),
        (("refresh = 2", "refresh = "), 2, "no-toml"),
        (('mental = "Will"', 'mental = "Willpower"'), 17, "stranger"),
        (('Piloting = "physical"', 'Gunnery = "physical"'), 21, "stranger"),
        (('"Lore"]', '"Lore", "Fight"]'), 4, "twice"),
        (('"moderate"]', '"terrible"]'), 5, "misfit"),
        (("Rapier = 2", 'Rapier = "sharp"'), 35, "misfit"),
        (('name = "Steel and Steam"', ""), 1, "missing"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    home: Path, change: tuple[str, str], line: int, code: str
) -> None:
    text = STEEL.replace(*change)
    command, wrong = houserules.read(text.encode())
    assert command is None
    assert [(each.line, each.code) for each in wrong] == [(line, code)]
    file = home / "bad.toml"
    file.write_text(text, "utf-8")
    for language in LANGUAGES:
        refused = run("ruleset", "use", str(file), "--lang", language)
        assert refused.exit_code == 3 and refused.stdout.strip()
    assert json.loads(run("log", "--json").stdout) == []


def test_everything_wrong_is_said_at_once() -> None:
    text = STEEL.replace("refresh = 2", "refresh = -2").replace("Rapier = 2", "Rapier = 99")
    assert [each.line for each in houserules.read(text.encode())[1]] == [2, 35]


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"x" * 300_000])
def test_what_is_no_text_is_refused(home: Path, data: bytes) -> None:
    (home / "bad.toml").write_bytes(data)
    assert run("ruleset", "check", str(home / "bad.toml")).exit_code == 1


@pytest.mark.rule("condensed.gm-duties")
def test_rulings_are_kept_cited_and_taken_along() -> None:
    do(command="make_ruling", text="A tie on a defence counts for the defender",
       about="condensed.tie")  # fmt: skip
    do(command="make_ruling", text="Silver harms werewolves twice")
    do(command="withdraw_ruling", number=2)
    do(command="make_ruling", text="Silver always harms werewolves")
    listed = json.loads(run("rulings", "--json").stdout)
    assert [(each["number"], each["about"]) for each in listed] == [(1, "condensed.tie"), (3, None)]
    assert run("rulings", "--format", "md").stdout.startswith("# Rulings\n\n1. A tie")
    asked = run("ask", "what happens on a tie?").stdout
    assert "A tie on a defence counts for the defender" in asked and "werewolves" not in asked
    assert "Silver always" in run("ask", "does silver harm werewolves more?").stdout
    gone = run("do", '{"command": "withdraw_ruling", "number": 9}', "--json")
    assert json.loads(gone.stderr)["error"]["code"] == "no_ruling"
