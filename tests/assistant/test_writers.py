"""Several who write at once, in a file and in PostgreSQL: one wins, others are told, none loses."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from assistant.campaigns import Campaign, Store
from assistant.store import writing
from tools.commands import parse
from tools.errors import RuleError

ROOT = Path(__file__).parents[2]
WRITER = """
import sys
from pathlib import Path
from assistant.campaigns import Store
from tools.commands import parse
home, url, label, count = Path(sys.argv[1]), sys.argv[2] or None, sys.argv[3], int(sys.argv[4])
table = Store(home, url).open("shared")
print("ready", flush=True)
for number in range(count):
    table.do(parse({"command": "place_aspect", "aspect": f"{label} {number}"}))
    print(f"{label} {number}", flush=True)
"""


def writer(home: Path, url: str | None, label: str, count: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(home), url or "", label, str(count)],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def placed(table: Campaign) -> list[str]:
    return [aspect.name for aspect in table.game.scene.aspects]


def fog(table: Campaign, name: str = "Fog") -> None:
    table.do(parse({"command": "place_aspect", "aspect": name}))


@pytest.mark.slow
def test_two_processes_lose_nothing_and_repeat_nothing(tmp_path: Path, address: str | None) -> None:
    each = 70
    writers = [writer(tmp_path, address, label, each) for label in ("left", "right")]
    told = [process.communicate(timeout=240)[0].split("\n")[1:-1] for process in writers]
    table = Store(tmp_path, address).open("shared")
    assert [len(lines) for lines in told] == [each, each]
    assert sorted(placed(table)) == sorted(told[0] + told[1])
    assert [entry.number for entry in table.entries] == list(range(1, 2 * each + 1))
    assert table.verify() == table.replay() == 2 * each


def test_threads_that_share_a_store_lose_nothing(tmp_path: Path, address: str | None) -> None:
    store = Store(tmp_path, address)

    def play(label: str) -> None:
        table = store.open("shared")
        for number in range(12):
            fog(table, f"{label} {number}")

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(play, "abcd"))
    table = Store(tmp_path, address).open("shared")
    assert len(set(placed(table))) == 48
    assert table.verify() == table.replay() == 48


def test_who_waits_for_too_long_is_told_and_may_try_again(
    tmp_path: Path, address: str | None
) -> None:
    mine, yours = Store(tmp_path, address), Store(tmp_path, address, wait=0.2)
    mine.new("saga")
    waiting = yours.open("saga")
    with writing(mine.engine, "saga") as connection:
        mine.row(connection, "saga", lock=True)
        with pytest.raises(RuleError) as caught:
            fog(waiting)
    assert (caught.value.code, caught.value.facts["name"]) == ("busy", "saga")
    assert waiting.game.scene.aspects == () and waiting.count == 0
    fog(waiting)
    assert placed(mine.open("saga")) == ["Fog"]


def test_in_postgresql_only_writers_of_one_campaign_wait_for_each_other(
    tmp_path: Path, database: str
) -> None:
    store = Store(tmp_path, database, wait=0.2)
    store.new("saga")
    other = store.new("other")
    with writing(store.engine, "saga") as connection:
        store.row(connection, "saga", lock=True)
        fog(other)
    assert placed(other) == ["Fog"]


def test_what_others_played_meanwhile_counts_for_a_command(
    tmp_path: Path, address: str | None
) -> None:
    store = Store(tmp_path, address)
    mine, yours = store.open("saga"), store.open("saga")
    fog(mine)
    with pytest.raises(RuleError) as caught:
        fog(yours)
    assert caught.value.code == "aspect_taken"
    assert yours.count == 1 and placed(yours) == ["Fog"]


def evening(home: Path, url: str, names: list[str]) -> None:
    """Some campaigns played by turns, by one of those who play at once."""
    store = Store(home, url)
    for name in names:
        hero = {"command": "create_character", "name": f"Hero of {name}", "skills": {"fight": 2}}
        store.new(name, seed=name).do(parse(hero))
    for number in range(3):
        for name in names:
            table = store.open(name)
            fog(table, f"{name} {number}")
            table.do(parse({"command": "roll", "actor": f"Hero of {name}", "skill": "fight"}))
            if number == 1:
                table.undo()
    store.engine.dispose()


@pytest.mark.slow
def test_a_club_of_200_campaigns_20_at_once(tmp_path: Path, database: str) -> None:
    names = [f"table {number}" for number in range(200)]
    with ThreadPoolExecutor(20) as pool:
        list(pool.map(lambda n: evening(tmp_path, database, names[n::20]), range(20)))
    store = Store(tmp_path, database)
    assert sorted(store.names()) == sorted(names)
    for name in names:
        table = store.open(name)
        assert [*table.game.characters] == [f"Hero of {name}"]
        assert placed(table) == [f"{name} {number}" for number in range(3)]
        assert (table.count, table.game.throws) == (8, 2)
        assert table.verify() == 8
    for name in names[::20]:
        assert store.open(name).replay() == 8
