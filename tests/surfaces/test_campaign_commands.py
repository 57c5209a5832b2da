"""Whole campaigns on the command line."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from assistant.surfaces.cli import app
from assistant.voice import voice

ROOT = Path(__file__).parents[2]
FOG = '{"command": "place_aspect", "aspect": "Fog"}'
READING = (["state"], ["sheet"], ["log"], ["undo"], ["redo"], ["replay"], ["fairness"], ["verify"],
           ["recap"], ["dice"], ["export"], ["ask", "boost"])  # fmt: skip


@pytest.fixture(autouse=True)
def home(tmp_path: Path, stocked: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "library").symlink_to(stocked)
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    monkeypatch.delenv("FATEWRIGHT_DATABASE_URL", raising=False)
    return tmp_path


def run(*words: str, code: int = 0) -> Any:
    done = CliRunner().invoke(app, [*words, "--json"])
    assert done.exit_code == code, done.output
    return json.loads(done.stdout if code == 0 else done.stderr)


def test_the_version_is_the_package_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    done = CliRunner().invoke(app, ["--version"])
    assert done.output == f"fatewright {project['version']}\n"


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_what_only_reads_begins_no_campaign(words: list[str]) -> None:
    run("campaign", "new", "The Long Winter")
    error = run(*words, "--campaign", "The Long Wintr", code=2)["error"]
    assert error["code"] == "unknown_campaign"
    assert "The Long Winter" in error["hint"] and "campaign new" in error["hint"]
    assert run("campaign", "list") == ["The Long Winter"]


@pytest.mark.parametrize("lang", ["th", "pl", "fi", "zh"])
def test_the_table_is_told_in_its_language(lang: str) -> None:
    run("campaign", "new", "Saga")
    done = CliRunner().invoke(app, ["state", "--campaign", "Sage", "--lang", lang])
    assert done.exit_code == 2 and "Saga" in done.stderr and "No campaign" not in done.stderr


def test_the_default_campaign_is_there_to_be_read() -> None:
    assert run("state")["session"] == 1


def test_playing_begins_a_campaign() -> None:
    run("do", FOG, "--campaign", "new one")
    assert run("campaign", "list") == ["new one"]


def test_a_campaign_from_its_copy_to_its_end(tmp_path: Path) -> None:
    run("do", FOG, "--campaign", "saga")
    assert run("campaign", "copy", "saga", "twin") == {"name": "twin", "of": "saga", "entries": 1}
    assert run("campaign", "archive", "twin") == {"name": "twin", "archived": True}
    assert run("campaign", "list") == ["saga"]
    assert run("campaign", "list", "--all") == ["saga", "twin"]
    refused = run("do", FOG, "--campaign", "twin", code=3)["error"]
    assert refused["code"] == "campaign_archived" and "--back" in refused["hint"]
    assert run("campaign", "archive", "twin", "--back")["archived"] is False
    assert run("verify") == {"campaigns": {"saga": 1, "twin": 1}}
    file = tmp_path / "saga.gz"
    assert run("backup", str(file), "--campaign", "saga")["campaigns"] == {"saga": 1}
    assert run("backup", str(file), code=2)["error"]["code"] == "file_exists"
    assert "--yes" in run("campaign", "delete", "saga", code=2)["error"]["message"]
    assert run("campaign", "delete", "saga", "--yes") == {"name": "saga", "entries": 1}
    assert run("campaign", "list") == ["twin"]
    assert run("restore", str(file))["campaigns"] == {"saga": "saga"}
    assert run("verify", "--campaign", "saga") == {"campaigns": {"saga": 1}}


def test_verify_names_what_was_changed(home: Path) -> None:
    import sqlite3

    run("do", FOG, "--campaign", "saga")
    with sqlite3.connect(home / "campaigns.sqlite") as tampered:
        tampered.execute("UPDATE entries SET events = replace(events, 'Fog', 'Fig')")
    tampered.close()
    error = run("verify", code=1)["error"]
    assert error["code"] == "entry_changed" and "Entry 1 of saga" in error["message"]


def test_a_database_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATEWRIGHT_DATABASE_URL", "mysql://gm:secret@host/x")
    error = run("state", code=1)["error"]
    assert error["code"] == "bad_database_url" and "secret" not in json.dumps(error)


@pytest.mark.parametrize("language", ["th", "pl", "fi", "zh"])
def test_what_becomes_of_a_campaign_is_told_in_its_language(language: str, tmp_path: Path) -> None:
    file, say = tmp_path / "all.gz", voice(language)
    assert CliRunner().invoke(app, ["campaign", "new", "ours", "--lang", language]).exit_code == 0
    for arguments, phrase, facts in (
        (("backup", str(file)), "backed-up", {"name": "ours", "count": 0}),
        (("verify", "--campaign", "ours"), "verified", {"name": "ours", "count": 0}),
        (("replay", "--campaign", "ours"), "replayed", {"count": 0}),
        (("campaign", "copy", "ours", "two"), "copied", {"name": "ours", "to": "two", "count": 0}),
        (("campaign", "archive", "two"), "archived", {"name": "two"}),
        (("campaign", "archive", "two", "--back"), "back", {"name": "two"}),
        (("campaign", "delete", "two"), "ask-delete", {"name": "two", "count": 0}),
        (("campaign", "delete", "two", "--yes"), "deleted", {"name": "two"}),
    ):
        done = CliRunner().invoke(app, list(arguments))
        assert say(f"campaign-{phrase}", **facts) in done.stdout + done.stderr
    fair = CliRunner().invoke(app, ["fairness", "--campaign", "ours"])
    assert fair.stdout.strip() == say("fairness-none")
