"""A table, and a model that follows a script: the real client speaks to a server of our own."""

import importlib.util
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from assistant.agent import Ears, Reply, turn
from assistant.campaigns import Campaign, Store
from assistant.models import chat_model
from assistant.models.endpoint import Endpoint
from assistant.settings import Settings
from assistant.toolbox import Done, Toolbox
from rules_corpus.library import Library
from tools.commands import parse

_SPEC = importlib.util.spec_from_file_location(
    "scripted_server", Path(__file__).with_name("server.py")
)
assert _SPEC and _SPEC.loader
server = importlib.util.module_from_spec(_SPEC)
sys.modules["scripted_server"] = server
_SPEC.loader.exec_module(server)

SAID = "It gets dark and wet out here."
Play = Callable[..., tuple[Reply, Any]]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Campaign:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    campaign = Store(tmp_path).new("t", seed="s")
    campaign.do(parse({"command": "create_character", "name": "Anna", "skills": {"fight": 3}}))
    campaign.do(parse({"command": "create_character", "name": "Bor", "kind": "npc",
                       "skills": {"fight": 2}}))  # fmt: skip
    return campaign


class Listening:
    """What was heard of a reply while it was made."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.ears = Ears(done=self._done, prose=self.heard.append)

    def _done(self, done: Done) -> None:
        self.heard += done.lines


@pytest.fixture
def play(table: Campaign, library: Library) -> Play:
    def talk(
        *answers: Any,
        said: str = SAID,
        timeout: float = 5.0,
        viewer: str = "gm",
        before: Any = (),
        listening: Listening | None = None,
        endpoint: Endpoint | None = None,
        library: Library = library,
    ) -> tuple[Reply, Any]:
        stored = len(table.entries)
        with server.serving(answers) as script:
            toolbox = Toolbox(campaign=table, library=library, language="en", viewer=viewer)
            chosen = Settings(home=Path("/nowhere"), model="openai:scripted", api_key="k",
                              base_url=script.url, timeout=timeout)  # fmt: skip
            model = chat_model(chosen, toolbox, streaming=listening is not None)
            reply = turn(toolbox, said, model, before, endpoint=endpoint,
                         ears=listening.ears if listening else None)  # fmt: skip
        assert_kept(table, reply, stored)
        return reply, script

    return talk


def assert_kept(table: Campaign, reply: Reply, before: int) -> None:
    """The journal holds what was acknowledged, no more and no less, and agrees with itself."""
    fresh = Store(Path(str(table.store.engine.url.database)).parent).open("t")
    stored = [list(entry.events) for entry in fresh.entries[before:] if entry.deed == "command"]
    told = [list(call.events) for call in reply.calls if call.events]
    assert json.dumps(stored) == json.dumps(told)
    assert fresh.replay() == len(fresh.entries)


@pytest.fixture
def listening() -> Listening:
    return Listening()
