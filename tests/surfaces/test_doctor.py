"""The doctor: what is not well is named, with what would mend it."""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from typer.testing import CliRunner

from assistant import voice as voice_module
from assistant.models.faults import Kind
from assistant.surfaces.bars import bar
from assistant.surfaces.cli import app
from assistant.voice import voice

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


LANGUAGES = ("en", "th", "pl", "fi", "zh")


@pytest.mark.parametrize("language", ["pl", "th"])
def test_the_doctor_speaks_the_campaigns_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("FATEWRIGHT_HOME", str(tmp_path))
    CliRunner().invoke(app, ["campaign", "new", "ours", "--lang", language])
    monkeypatch.setenv("FATEWRIGHT_MODEL", "openai:other")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    told = CliRunner().invoke(app, ["doctor", "--campaign", "ours"])
    say = voice(language)
    assert told.exit_code == 1
    for phrase in ("doctor-searched", "doctor-endpoint", "doctor-fault-unreachable",
                   "doctor-mend-unreachable"):  # fmt: skip
        assert say(phrase) in told.stdout


def test_everything_the_doctor_may_say_is_there_in_every_language() -> None:
    here = Path(voice_module.__file__).parent / "phrases"
    phrases = [line.partition(" = ")[0] for line in
               (here / "en" / "doctor.ftl").read_text("utf-8").splitlines()[1:]
               if line[:1].isalpha()]  # fmt: skip
    assert len(phrases) > 50
    for language in LANGUAGES:
        assert all(voice(language).has(each) for each in phrases)
    for kind in get_args(Kind):
        told = voice("en").has(f"doctor-fault-{kind}"), voice("en").has(f"doctor-mend-{kind}")
        assert told == (kind not in ("declined", "empty"),) * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bar_of_progress_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    with bar("book.md", lambda: language) as step:
        step("read", 1, 2)
        step("embed", 1, 2)
    drawn = capsys.readouterr().err
    assert all(voice(language)(phrase, name="book.md") in drawn for phrase in
               ("bar-read", "bar-embed"))  # fmt: skip
