"""Twelve turns with a model: played to the end, judged, set right, and told in a report."""

import importlib.util
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from assistant.settings import Settings
from evals.cases import LANGUAGES, tabled
from evals.table import main, played, report

_NAME = "scripted_server"
_SPEC = importlib.util.spec_from_file_location(
    _NAME, Path(__file__).parents[1] / "assistant" / "server.py"
)
assert _SPEC and _SPEC.loader
server = sys.modules.get(_NAME) or importlib.util.module_from_spec(_SPEC)
if _NAME not in sys.modules:
    sys.modules[_NAME] = server
    _SPEC.loader.exec_module(server)

LIE = "That hits for nine shifts!"


@pytest.fixture(autouse=True)
def nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")


def settings(url: str) -> Settings:
    return Settings(home=Path("/nowhere"), model="openai:scripted", api_key="k", base_url=url,
                    timeout=5.0)  # fmt: skip


def good() -> Iterator[Any]:
    """What a model that knows everything would answer, request by request."""
    for case in tabled():
        for each in case.by:
            given = {key: value for key, value in each.items() if key != "command"}
            yield server.calls((each["command"], given))
        if case.expect.cites:
            yield server.calls(("look_up", {"question": case.say[0]}))
        yield server.prose("Wind howls around the chimneys.")


def test_every_language_has_a_turn() -> None:
    assert len(tabled()) == 12
    assert {case.language for case in tabled()} == set(LANGUAGES)


def test_a_model_that_is_right_is_told_right(tmp_path: Path) -> None:
    with server.serving(list(good())) as script:
        turns = played(settings(script.url), tmp_path)
    assert [(each.case.id, each.score, each.why) for each in turns if each.score != "right"] == []
    assert all("Wind howls" in each.reply.prose for each in turns)


def test_a_model_that_only_lies_is_wrong_nowhere(tmp_path: Path) -> None:
    with server.serving([server.prose(LIE)]) as script:
        turns = played(settings(script.url), tmp_path)
    told = report("openai:scripted", turns)
    assert (told["wrong"], told["right"]) == (0, 12)
    assert not any("nine" in each.reply.text for each in turns)
    assert told["sentences_struck"] >= 12


def test_a_wrong_turn_is_set_right_for_the_next(tmp_path: Path) -> None:
    first, *rest = tabled()
    told = replace(first, say=("Rain has made the roof slick, they slip about on it.",))
    other = server.calls(("place_aspect", {"aspect": "Slick Roof"}))
    with server.serving([other, server.prose("Hm.")]) as script:
        turns = played(settings(script.url), tmp_path, cases=[told, *rest])
    assert turns[0].score == "wrong" and turns[0].why
    assert turns[9].case.by[0]["aspect"] == "Rain-Slick Roof"
    assert turns[9].score == "right"


def test_a_model_out_of_reach_leaves_the_turns_to_offline_and_the_report_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("OPENAI_API_KEY", "k")
    out = tmp_path / "table.json"
    main(["--model", "openai:scripted", "--out", str(out)])
    told = json.loads(out.read_text("utf-8"))
    assert told["turns"] == told["answered_offline"] == 12
    assert {"seconds_median", "seconds_most"} <= set(told)
    assert "answered_offline" in capsys.readouterr().out
