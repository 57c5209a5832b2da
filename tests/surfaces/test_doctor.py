"""The doctor: what is not well is named, with what would mend it."""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from assistant.surfaces.cli import app

_PATH = Path(__file__).parents[1] / "assistant" / "server.py"
_SPEC = importlib.util.spec_from_file_location("doctors_server", _PATH)
assert _SPEC and _SPEC.loader
server = importlib.util.module_from_spec(_SPEC)
sys.modules["doctors_server"] = server
_SPEC.loader.exec_module(server)


def checked(monkeypatch: pytest.MonkeyPatch, home: Path, **set_: str) -> tuple[int, dict[str, Any]]:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(home))
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    for name, value in set_.items():
        monkeypatch.setenv(name, value)
    result = CliRunner().invoke(app, ["doctor", "--json"])
    return result.exit_code, {each["name"]: each for each in json.loads(result.stdout)}


def test_without_a_model_nothing_is_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, found = checked(monkeypatch, tmp_path)
    assert code == 0
    assert found["model"]["ok"]


def test_an_endpoint_that_can_do_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = [server.prose("Hello."), server.calls(("roll", {"who": "Anna"})),
               server.prose('{"call": "roll"}'), server.prose("Hello.")]  # fmt: skip
    with server.serving(answers) as script:
        code, found = checked(monkeypatch, tmp_path, FATEWRIGHT_MODEL="openai:scripted",
                              OPENAI_BASE_URL=script.url)  # fmt: skip
    assert code == 0
    assert all(each["ok"] for each in found.values())
    assert found["calling"]["detail"] == "auto: by tools"


def test_an_endpoint_without_tools(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = [server.prose("Hello."), server.trouble(400, "no tools here"),
               server.prose('{"call": "roll"}'), server.prose("Hello.")]  # fmt: skip
    with server.serving(answers) as script:
        code, found = checked(monkeypatch, tmp_path, FATEWRIGHT_MODEL="openai:scripted",
                              OPENAI_BASE_URL=script.url)  # fmt: skip
    assert code == 0
    assert not found["tools"]["ok"] and not found["tools"]["needed"]
    assert found["calling"]["detail"] == "auto: by schema"


def test_another_name_than_the_endpoint_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with server.serving([server.trouble(404, "no such model")]) as script:
        code, found = checked(monkeypatch, tmp_path, FATEWRIGHT_MODEL="openai:other",
                              OPENAI_BASE_URL=script.url)  # fmt: skip
    assert code == 1
    assert "scripted" in found["endpoint"]["detail"]
    assert "FATEWRIGHT_MODEL" in found["answer"]["hint"]


def test_nobody_listens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, found = checked(monkeypatch, tmp_path, FATEWRIGHT_MODEL="openai:other",
                          OPENAI_BASE_URL="http://127.0.0.1:9/v1")  # fmt: skip
    assert code == 1
    assert "Start the server" in found["endpoint"]["hint"]
    assert "tools" not in found
