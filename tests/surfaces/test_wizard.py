"""The wizard at a terminal: a faulty answer is asked for anew, and what was right stands."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from assistant.surfaces.cli import app
from assistant.voice import voice

ROOT = Path(__file__).parents[2]
PROGRAM = "import sys; sys.argv[0] = 'fatewright'; from assistant.surfaces.cli import app; app()"
# No name; a step back; a skill twice; then a skill that is none, and two skills too few.
TYPED = ["", "Mara", "Last of the Guard", "", "<", "Old Oaths", "Owes Karl", "Scarred", "-",
         "Fight", "Fight, Will", "Physique, Will", "Notice, Wil", "Stealth, Shoot, Drive",
         "Shield Wall: +2", "",
         "", "", "", "", "Well Read",
         "", "", "Notice, Athletics, Lore", "Stealth, Shoot, Drive, Rapport"]  # fmt: skip


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def at_a_terminal(*arguments: str, typed: list[str]) -> tuple[int, str]:
    """The exit code and everything shown, with all of it typed ahead; no echo."""
    ours, theirs = pty.openpty()
    program = subprocess.Popen([sys.executable, "-c", PROGRAM, *arguments], cwd=ROOT, text=True,
                               stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               env={**os.environ, "PYTHONPATH": str(ROOT)})  # fmt: skip
    os.write(ours, "".join(f"{line}\n" for line in typed).encode())
    shown = program.communicate(timeout=120)[0]
    os.close(ours)
    os.close(theirs)
    return program.returncode, shown


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
def test_faults_are_asked_for_anew_and_what_was_right_stands(language: str) -> None:
    code, shown = at_a_terminal("new-character", "--lang", language, typed=TYPED)
    assert code == 0 and "“Wil”" in shown.replace("”Wil”", "“Wil”").replace("„", "“"), shown
    (sheet,) = json.loads(run("sheet", "--json").stdout)
    assert sheet["name"] == "Mara"
    assert [each["name"] for each in sheet["aspects"]] == [
        "Last of the Guard", "Old Oaths", "Owes Karl", "Scarred", "Well Read"]  # fmt: skip
    assert sheet["skills"] == {
        "fight": 4, "physique": 3, "will": 3, "notice": 2, "athletics": 2, "lore": 2, "stealth": 1,
        "shoot": 1, "drive": 1, "rapport": 1}  # fmt: skip
    assert sheet["stunts"] == ["Shield Wall: +2"]


def test_a_pipe_is_told_what_is_wrong_and_nothing_is_dropped() -> None:
    refused = run("new-character", typed="\n")
    assert refused.exit_code == 2 and "needs a name" in refused.stderr
    lines = ["Mara", "a", "b", "c", "d", "e", "Fight", "Fight, Will"]
    refused = run("new-character", typed="\n".join(lines) + "\n")
    assert refused.exit_code == 2 and "“Fight” stands there twice" in refused.stderr
    run("campaign", "new", "spell", "--system", "magus")
    lines = ["Mara", "a", "b", "c", "d", "e", "Body 2, Alchemy"]
    refused = run("new-character", "--campaign", "spell", typed="\n".join(lines) + "\n")
    assert refused.exit_code == 2 and "“Alchemy” has no rating" in refused.stderr
    assert json.loads(run("sheet", "--campaign", "spell", "--json").stdout) == []


@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
def test_giving_up_is_told_in_the_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("assistant.surfaces.wizard.ask", interrupted)
    given_up = run("new-character", "--lang", language)
    assert given_up.exit_code == 130
    assert voice(language)("given-up") in given_up.stderr and "Aborted" not in given_up.output
    assert run("new-character", "--json").exit_code == 130
