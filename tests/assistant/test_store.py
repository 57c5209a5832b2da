"""The store: upgraded, chained, opened through snapshots."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from assistant import snapshots
from assistant.campaigns import Campaign, Store
from assistant.settings import SettingsError
from assistant.store import FILE
from tools.commands import parse
from tools.errors import JournalError, RuleError
from tools.past import Past

ROOT = Path(__file__).parents[2]
JOURNALS = ROOT / "tests" / "journals"
OPEN = "import sys; from pathlib import Path; from assistant.campaigns import Store; "
Change = tuple[str, dict[str, Any]]


def fog(table: Campaign, *names: str) -> Campaign:
    for name in names or ("Fog",):
        table.do(parse({"command": "place_aspect", "aspect": name}))
    return table


def placed(table: Campaign) -> list[str]:
    return [aspect.name for aspect in table.game.scene.aspects]


def change(store: Store, sql: str, **facts: Any) -> None:
    """Something that nobody may do to a journal."""
    with store.engine.connect() as connection:
        assert connection.execute(text(sql), facts).rowcount > 0


@pytest.fixture
def store(tmp_path: Path, address: str | None) -> Store:
    return Store(tmp_path, address)


def old_home(home: Path) -> Path:
    """A home folder as version 1 of the store left it."""
    with sqlite3.connect(home / FILE) as old:
        old.executescript((JOURNALS / "v1-store.sql").read_text("utf-8"))
    old.close()
    return home


def test_a_store_of_the_first_version_is_upgraded(tmp_path: Path) -> None:
    store = Store(old_home(tmp_path))
    assert sorted(store.names()) == ["Saga", "empty", "星期五"]
    saga = store.open("Saga")
    assert saga.game.language == "pl" and [*saga.game.characters] == ["Łucja", "Ghoul"]
    assert saga.game.session == 3 and placed(saga) == ["Świt"]
    assert saga.verify() == saga.replay() == saga.count == 15
    assert [entry.number for entry in saga.of_session(2)] == [9, 10, 11]
    assert [entry.number for entry in saga.of_session(3)] == [14, 15]
    saga.undo()
    assert placed(saga) == [] and saga.verify() == 16
    assert store.open("empty").verify() == 0
    assert "阿明" in store.open("星期五").game.characters


def test_a_store_of_the_second_version_is_upgraded_and_knows_what_was_taken_back(
    tmp_path: Path,
) -> None:
    with sqlite3.connect(tmp_path / FILE) as old:
        old.executescript((JOURNALS / "v2-store.sql").read_text("utf-8"))
    old.close()
    river = Store(tmp_path).open("Rieka")
    assert river.verify() == river.replay() == 13
    assert placed(river) == ["Thaw"] and river.game.session == 2
    assert [[entry.number for entry in river.of_session(each)] for each in (1, 2, 3)] == [
        [1, 2, 3], [4, 13], []]  # fmt: skip
    with sqlite3.connect(tmp_path / FILE) as new:
        names = [name for (name,) in new.execute("SELECT name FROM sqlite_master")]
    new.close()
    assert "entries_moved" in names and "entries_by_deed" not in names


def test_the_index_of_undos_is_made_anew_in_any_database(
    tmp_path: Path, address: str | None
) -> None:
    table = fog(Store(tmp_path, address).open("Saga"))
    table.undo()
    name = "entries_moved_served" if address else "entries_moved"
    with table.store.engine.connect() as connection:
        for sql in (f"DROP INDEX {name}", "UPDATE store SET schema = 2",
                    "CREATE INDEX entries_by_deed ON entries (campaign, deed)"):  # fmt: skip
            connection.execute(text(sql))
    again = Store(tmp_path, address)
    assert again.open("Saga").of_session(1) == [] and again.open("Saga").verify() == 2
    with again.engine.connect() as connection:
        assert {each["name"] for each in inspect(connection).get_indexes("entries")} == {
            "entries_of_session", name}  # fmt: skip


@pytest.mark.slow
def test_an_old_store_that_several_open_at_once_is_upgraded_once(tmp_path: Path) -> None:
    code = OPEN + "print(Store(Path(sys.argv[1])).open('Saga').verify())"
    program = [sys.executable, "-c", code, str(old_home(tmp_path))]
    opening = [
        subprocess.Popen(program, cwd=ROOT, text=True, stdout=subprocess.PIPE) for _ in range(3)
    ]
    assert [each.communicate(timeout=120)[0] for each in opening] == ["15\n"] * 3


def test_a_journal_of_the_first_version_is_still_played(tmp_path: Path) -> None:
    began, *entries = map(json.loads, (JOURNALS / "v1-ghoul.jsonl").read_text("utf-8").splitlines())
    with sqlite3.connect(old_home(tmp_path) / FILE) as old:
        old.execute("INSERT INTO campaigns VALUES ('ghoul', ?, ?, '[]', ?, '2025')",
                    (began["system"], began["language"], began["seed"]))  # fmt: skip
        for each in entries:
            row = {**each, **{key: json.dumps(each[key]) for key in ("command", "events", "of")}}
            columns = ", ".join(f'"{key}"' for key in row)
            old.execute(f"INSERT INTO entries (campaign, at, {columns}) VALUES ('ghoul', '2025', "
                        f"{', '.join('?' * len(row))})", tuple(row.values()))  # fmt: skip
    old.close()
    table = Store(tmp_path).open("ghoul")
    assert table.verify() == table.replay() == len(entries) == 19


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    change(store, "UPDATE store SET schema = 99")
    with pytest.raises(SettingsError) as caught:
        Store(tmp_path)
    assert caught.value.code == "newer_store"


@pytest.mark.parametrize(
    ("sql", "code", "number"),
    [
        ("UPDATE entries SET command = '{}' WHERE number = 2", "entry_changed", 2),
        ("UPDATE entries SET turn = 9 WHERE number = 3", "entry_changed", 3),
        ("UPDATE entries SET seed = 'x' WHERE number = 1", "entry_changed", 1),
        ("UPDATE entries SET link = 'x' WHERE number = 4", "entry_changed", 4),
        ("UPDATE campaigns SET seed = 'mine'", "entry_changed", 1),
        ("DELETE FROM entries WHERE number = 2", "entry_missing", 2),
        ("DELETE FROM entries WHERE number = 1", "entry_missing", 1),
        ("DELETE FROM entries WHERE number = 4", "entry_missing", 4),
        ("DELETE FROM entries WHERE number > 2", "entry_missing", 3),
    ],
)
def test_what_was_changed_or_cut_off_is_named(
    store: Store, sql: str, code: str, number: int
) -> None:
    table = fog(store.open("saga"), "One", "Two", "Three", "Four")
    assert table.verify() == 4
    change(store, sql)
    with pytest.raises(JournalError) as caught:
        store.open("saga").verify()
    assert (caught.value.code, caught.value.facts) == (code, {"entry": number, "name": "saga"})


def test_nothing_is_written_onto_a_journal_whose_end_was_cut_off(store: Store) -> None:
    fog(store.open("saga"), "One", "Two")
    change(store, "DELETE FROM entries WHERE number = 2")
    with pytest.raises(JournalError) as caught:
        fog(store.open("saga"))
    assert (caught.value.code, caught.value.facts["entry"]) == ("entry_missing", 2)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots after every fourth entry, two of them kept."""
    monkeypatch.setattr(snapshots, "EVERY", 4)
    monkeypatch.setattr(snapshots, "LATEST", 2)


@pytest.mark.usefixtures("often")
def test_a_campaign_that_opens_through_its_snapshot_is_the_same(store: Store) -> None:
    table = store.new("saga")
    table.do(parse({"command": "create_character", "name": "Ghoul", "kind": "npc",
                    "secret": True, "aspects": ["Hidden"]}))  # fmt: skip
    fog(table, *(f"Fog {number}" for number in range(12)))
    again = store.open("saga")
    assert (again.past.base, again.count) == (12, 13)
    assert again.game == table.game and again.secret == table.secret >= {"Ghoul", "Hidden"}
    assert again.next_turn() == table.next_turn() == 14
    assert again.entries == table.entries and again.live() == table.live()
    assert again.verify() == again.replay() == 13


@pytest.mark.usefixtures("often")
def test_undo_and_redo_go_on_behind_a_snapshot(store: Store) -> None:
    fog(store.new("saga"), *(f"Fog {number}" for number in range(9)))
    table = store.open("saga")
    assert table.past.base == 8
    for left in range(8, -1, -1):
        assert [entry.number for entry in table.undo()] == [left + 1]
        assert placed(table) == [f"Fog {number}" for number in range(left)]
        assert store.open("saga").game == table.game
    with pytest.raises(RuleError) as caught:
        table.undo()
    assert caught.value.code == "nothing_to_undo"
    for there in range(1, 10):
        other = store.open("saga")
        other.redo()
        assert len(placed(other)) == there
    with pytest.raises(RuleError) as caught:
        store.open("saga").redo()
    assert caught.value.code == "nothing_to_redo"
    table.refresh()
    assert table.game == other.game and table.verify() == table.replay() == 27


@pytest.mark.usefixtures("often")
def test_a_turn_that_a_snapshot_cuts_in_two_is_undone_whole(store: Store) -> None:
    table = fog(store.new("saga"), "One", "Two")
    turn = table.next_turn()
    for name in ("Three", "Four", "Five"):
        table.do(parse({"command": "place_aspect", "aspect": name}), turn=turn)
    again = store.open("saga")
    assert again.past.base == 4
    assert [entry.number for entry in again.undo(whole_turn=True)] == [3, 4, 5]
    assert placed(again) == ["One", "Two"]


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize(
    "sql",
    ["UPDATE snapshots SET game = '{\"system\": \"core\"}'", "UPDATE snapshots SET game = '[1]'",
     "UPDATE snapshots SET game = '{\"strange\": 1}'", "DELETE FROM snapshots"],
)  # fmt: skip
def test_a_snapshot_that_does_not_hold_true_is_not_believed(store: Store, sql: str) -> None:
    table = fog(store.new("saga"), *(f"Fog {number}" for number in range(9)))
    change(store, sql)
    again = store.open("saga")
    assert again.past.base == 0 and again.game == table.game


@pytest.mark.usefixtures("often")
def test_old_snapshots_make_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SPARSE", 4)
    fog(store.new("saga"), *(f"Fog {number}" for number in range(42)))
    with store.engine.connect() as connection:
        rows = connection.execute(text("SELECT number FROM snapshots ORDER BY number"))
        assert [row[0] for row in rows] == [16, 32, 36, 40]


def test_the_log_of_a_session_is_what_stands_of_it(store: Store) -> None:
    table = fog(store.new("saga"), "First")
    for name in ("Second", "Third"):
        table.do(parse({"command": "end_session"}))
        table.do(parse({"command": "begin_session"}))
        fog(table, name, f"{name} too")
        table.undo()
    names = [entry.command["aspect"] for entry in table.of_session(2) if "aspect" in entry.command]
    assert names == ["Second"]
    assert [len(table.of_session(number)) for number in (1, 2, 3, 4)] == [2, 3, 2, 0]
    assert sum(map(len, map(table.of_session, (1, 2, 3)))) == len(table.live())


def test_an_address_where_no_database_answers_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        Store(tmp_path, f"postgresql://gm:secret@/x?host={tmp_path}")
    assert caught.value.code == "database_unreachable"
    assert "secret" not in str(caught.value)


def test_a_past_from_the_middle_knows_what_lies_before_it(store: Store) -> None:
    table = fog(store.new("saga"), "One", "Two")
    game = table.past.steps[0][1]
    past = Past(game, base=1, turns=1)
    past.add(table.entries[1])
    assert (past.count, past.undoable(False), past.game) == (2, (2,), table.game)
