"""A disk without room, a medium that can't be written: what is kept is still read, and no more."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from disks import full, small_disk

from assistant.campaigns import Store
from assistant.settings import SettingsError
from rules_corpus.library import Library
from tools.commands import parse
from tools.errors import JournalError, RuleError

# A process that writes and is killed leaves what it wrote beside the file, not in it.
KILLED = """
import os, signal, sys
from pathlib import Path
from assistant.campaigns import Store
from tools.commands import parse
table = Store(Path(sys.argv[1])).open()
table.do(parse({"command": "place_aspect", "aspect": "Fog"}))
if sys.argv[2] == "killed":
    os.kill(os.getpid(), signal.SIGKILL)
"""
ASKED = """
import sys
from pathlib import Path
from rules_corpus.library import Library
print(Library.open(Path(sys.argv[1])).ask("What is a boost?").plain_citations()[0]["rule"])
"""
ROOT = Path(__file__).parents[2]


@pytest.fixture
def disk() -> Iterator[Path]:
    with small_disk() as folder:
        if folder is None:
            pytest.skip("no disk can be mounted here")
        yield folder


def kept(home: Path, end: str) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(home), end], cwd=ROOT, timeout=300)
    assert done.returncode == (-signal.SIGKILL if end == "killed" else 0)


def seen(home: Path) -> list[str]:
    store = Store(home)
    try:
        return [aspect.name for aspect in store.open(begin=False).game.scene.aspects]
    finally:
        store.engine.dispose()


@pytest.mark.parametrize("end", ["ended", "killed"])
def test_on_a_full_disk_all_is_read_and_nothing_is_lost(disk: Path, end: str) -> None:
    home = disk / "home"
    kept(home, end)
    for beside in home.glob("campaigns.sqlite-shm"):
        beside.unlink()
    with full(disk):
        assert seen(home) == ["Fog"] and Store(home).names() == ["default"]
        table = Store(home).open()
        assert table.verify() == table.replay() == 1
        with pytest.raises(JournalError) as caught:
            for number in range(100):  # the last block of the disk may still take a few
                table.do(parse({"command": "place_aspect", "aspect": f"Dark {number}" * 20}))
        assert caught.value.code == "not_stored"
        acknowledged = seen(home)
    assert seen(home) == acknowledged
    table = Store(home).open()
    table.do(parse({"command": "place_aspect", "aspect": "Room again"}))
    assert seen(home) == [*acknowledged, "Room again"]
    assert table.verify() == table.replay() == len(acknowledged) + 1


@pytest.mark.parametrize("end", ["ended", "killed"])
@pytest.mark.parametrize("whole", [True, False])
def test_on_a_medium_that_cannot_be_written_all_is_read(disk: Path, end: str, whole: bool) -> None:
    home = disk / "home"
    kept(home, end)
    if not whole:  # as a copy of the two files that count would be
        (home / "campaigns.sqlite-shm").unlink(missing_ok=True)
    remount = ["mount", "-o", "remount,{}", str(disk)]
    subprocess.run([each.format("ro") for each in remount], check=True)
    try:
        assert seen(home) == ["Fog"]
        store = Store(home)
        with pytest.raises(JournalError) as caught:
            store.open().undo()
        store.engine.dispose()
        assert caught.value.code == "not_stored"
        assert seen(home) == ["Fog"]
    finally:
        subprocess.run([each.format("rw") for each in remount], check=True)
    assert len(Store(home).open().undo()) == 1 and seen(home) == []


def test_a_home_on_a_full_disk_says_that_the_disk_is_full(disk: Path) -> None:
    with full(disk), pytest.raises(SettingsError) as caught:
        Store(disk / "home").open()
    assert caught.value.code == "disk_full"
    shutil.rmtree(disk / "home", ignore_errors=True)
    assert Store(disk / "home").open().count == 0


def test_others_who_keep_the_file_to_themselves_are_named_as_busy(tmp_path: Path) -> None:
    kept(tmp_path, "ended")
    other = sqlite3.connect(tmp_path / "campaigns.sqlite", isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(RuleError) as caught:
        Store(tmp_path, wait=0.1)
    other.close()
    assert caught.value.code == "busy"


def test_on_a_full_disk_questions_are_answered_by_words_alone(disk: Path) -> None:
    assert Library.open(disk / "library").ask("What is a boost?").supported
    asking = [sys.executable, "-c", ASKED, str(disk / "library")]
    with full(disk):
        done = subprocess.run(asking, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.stderr) == ("condensed.boost\n", "")
