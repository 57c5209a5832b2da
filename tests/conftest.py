"""What the tests of several folders share."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_corpus.library import Library

# Tests of one folder may share a module of it; some are shared by all.
sys.path.insert(0, str(Path(__file__).parent / "engine"))
sys.path.insert(0, str(Path(__file__).parent / "corpus"))
sys.path.insert(0, str(Path(__file__).parent))

import postgres as machine


@pytest.fixture(scope="session")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a library that is stocked once, for the tests that only read it."""
    folder = tmp_path_factory.mktemp("home") / "library"
    Library.open(folder)
    return folder


@pytest.fixture(scope="session")
def library(stocked: Path) -> Library:
    """The library of that folder."""
    return Library.open(stocked)


@pytest.fixture(scope="session")
def server() -> Iterator[machine.Server]:
    """A PostgreSQL server that runs as long as the tests do."""
    running = machine.serving()
    if running is None:
        pytest.skip(machine.NOBODY)
    yield running
    machine.ended(running)


@pytest.fixture
def database(server: machine.Server) -> str:
    """The address of an empty PostgreSQL database."""
    return server.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str | None:
    """Where campaigns are kept: in a file of the home folder (None), or in PostgreSQL."""
    if request.param == "sqlite":
        return None
    url: str = request.getfixturevalue("database")
    return url


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one line that tests were left out for want of a server."""
    skipped = terminalreporter.stats.get("skipped", [])
    left_out = sum(machine.NOBODY in str(each.longrepr) for each in skipped)
    if left_out:
        terminalreporter.write_line(f"{machine.NOBODY}: {left_out} tests")
