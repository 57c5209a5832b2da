"""Campaigns: what was acknowledged is kept, once and whole, whoever writes at the same time."""

import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from assistant import filing, store as file, tables
from assistant.campaigns import Campaign, Store
from assistant.settings import SettingsError
from tools.commands import parse
from tools.dice import Thrown
from tools.errors import JournalError, RuleError

ROOT = Path(__file__).parents[2]
WRITER = """
import sys
from pathlib import Path
from assistant.campaigns import Store
from tools.commands import parse
home, label, count = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
table = Store(home).open("shared")
print("ready", flush=True)
for number in range(count):
    step = table.do(parse({"command": "place_aspect", "aspect": f"{label} {number}"}))
    print(f"{label} {number}", flush=True)
"""


def writer(home: Path, label: str, count: int) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", WRITER, str(home), label, str(count)], cwd=ROOT,
                            stdout=subprocess.PIPE, text=True)  # fmt: skip


def place(table: Campaign, aspect: str, **more: object) -> None:
    table.do(parse({"command": "place_aspect", "aspect": aspect, **more}))


def placed(table: Campaign) -> list[str]:
    return [aspect.name for aspect in table.game.scene.aspects]


def anna(table: Campaign) -> None:
    table.do(parse({
        "command": "create_character", "name": "Anna", "skills": {"fight": 3},
        "aspects": ["Quick as a Cat"], "fate_points": 3, "refresh": 3,
    }))  # fmt: skip


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def test_a_first_opening_by_many_at_once_works(tmp_path: Path) -> None:
    writers = [writer(tmp_path, label, 1) for label in "abcd"]
    told = [process.communicate(timeout=120)[0] for process in writers]
    assert told == [f"ready\n{label} 0\n" for label in "abcd"]
    assert len(Store(tmp_path).open("shared").entries) == 4


def test_undo_and_redo_go_back_and_forth(store: Store) -> None:
    table = store.open()
    place(table, "Dark")
    place(table, "Wet")
    table.undo()
    assert placed(table) == ["Dark"]
    table.undo()
    assert placed(table) == []
    table.redo()
    table.redo()
    assert placed(table) == ["Dark", "Wet"]
    with pytest.raises(RuleError, match="redo") as caught:
        table.redo()
    assert caught.value.code == "nothing_to_redo"
    assert placed(store.open()) == ["Dark", "Wet"]
    assert table.replay() == 6


def test_redo_ends_where_a_command_came_since(store: Store) -> None:
    table = store.open()
    place(table, "Dark")
    table.undo()
    place(table, "Bright")
    before = list(table.entries)
    with pytest.raises(RuleError) as caught:
        table.redo()
    assert caught.value.code == "nothing_to_redo"
    assert table.entries == before
    assert placed(table) == ["Bright"]


def test_nothing_to_undo_is_refused(store: Store) -> None:
    with pytest.raises(RuleError) as caught:
        store.open().undo()
    assert caught.value.code == "nothing_to_undo"
    assert store.open().entries == []


def test_undo_of_a_turn_takes_the_whole_turn(store: Store) -> None:
    table = store.open()
    place(table, "Before")
    turn = table.next_turn()
    for aspect in ("One", "Two"):
        table.do(parse({"command": "place_aspect", "aspect": aspect}), turn=turn)
    assert len(table.undo(whole_turn=True)) == 2
    assert placed(table) == ["Before"]


def test_a_turn_of_ones_own_is_nobody_elses(store: Store) -> None:
    mine, yours = store.open(), store.open()
    turn = mine.next_turn()
    mine.do(parse({"command": "place_aspect", "aspect": "Mine"}), turn=turn)
    place(yours, "Yours")
    mine.do(parse({"command": "place_aspect", "aspect": "Mine too"}), turn=turn)
    place(yours, "Yours again")
    yours.undo(whole_turn=True)
    assert placed(yours) == ["Mine", "Yours", "Mine too"]


def test_what_was_paid_comes_back_and_the_dice_stay(store: Store) -> None:
    table = store.new("fair", seed="one seed")
    anna(table)
    attack = parse({
        "command": "overcome", "actor": "Anna", "skill": "fight", "difficulty": 2,
        "invokes": [{"aspect": "Quick as a Cat"}],
    })  # fmt: skip
    first = table.do(attack)
    assert table.game.characters["Anna"].points == 2
    table.undo()
    assert table.game.characters["Anna"].points == 3
    second = table.do(attack)
    assert second.events == first.events
    assert second.game == first.game
    assert table.replay() == 4


def test_other_people_see_what_was_played(store: Store) -> None:
    mine, yours = store.open(), store.open()
    place(mine, "Dark")
    place(yours, "Wet")
    mine.refresh()
    assert placed(mine) == placed(yours) == ["Dark", "Wet"]
    mine.undo()
    yours.refresh()
    assert placed(yours) == ["Dark"]


def test_a_refused_command_leaves_no_trace(store: Store) -> None:
    table = store.open()
    anna(table)
    before = table.game
    with pytest.raises(RuleError):
        table.do(parse({"command": "remove_aspect", "aspect": "There Is None"}))
    assert table.game == before
    assert len(store.open().entries) == 1


def test_typed_dice_are_kept_and_replayed(store: Store) -> None:
    table = store.open()
    anna(table)
    faces = (1, 1, 0, -1)
    step = table.do(parse({"command": "overcome", "actor": "Anna", "skill": "fight",
                           "difficulty": 2}), [Thrown(faces=faces, total=1)])  # fmt: skip
    rolled = next(event for event in step.events if event.type == "rolled")
    assert rolled.faces == faces
    assert table.replay() == 2


@pytest.mark.parametrize(
    ("change", "number"),
    [
        ("UPDATE entries SET events = replace(events, 'Wet', 'Dry') WHERE number = 2", 2),
        ("UPDATE entries SET command = replace(command, 'Cold', 'Warm') WHERE number = 3", 3),
        ("UPDATE entries SET state = '0000000000000000' WHERE number = 1", 1),
        ("UPDATE entries SET \"of\" = '[1]' WHERE number = 4", 4),
    ],
)
def test_replay_names_the_first_entry_that_was_changed(
    tmp_path: Path, change: str, number: int
) -> None:
    table = Store(tmp_path).open()
    for aspect in ("Dark", "Wet", "Cold"):
        place(table, aspect)
    table.undo()
    place(table, "Last")
    table.store.engine.dispose()
    with sqlite3.connect(tmp_path / "campaigns.sqlite") as tampered:
        assert tampered.execute(change).rowcount == 1
    tampered.close()
    with pytest.raises(JournalError) as caught:
        Store(tmp_path).open().replay()
    assert caught.value.code == "replay_differs"
    assert f"Entry {number} " in caught.value.message


def test_a_journal_with_an_entry_missing_is_not_opened(tmp_path: Path) -> None:
    table = Store(tmp_path).open()
    for aspect in ("Dark", "Wet", "Cold"):
        place(table, aspect)
    with sqlite3.connect(tmp_path / "campaigns.sqlite") as tampered:
        tampered.execute("DELETE FROM entries WHERE number = 2")
    tampered.close()
    with pytest.raises(JournalError) as caught:
        Store(tmp_path).open()
    assert (caught.value.code, caught.value.facts["entry"]) == ("entry_missing", 2)


def test_faces_that_the_seed_never_gave_are_found(tmp_path: Path) -> None:
    table = Store(tmp_path).new("fair", seed="s")
    anna(table)
    step = table.do(parse({"command": "overcome", "actor": "Anna", "skill": "fight",
                           "difficulty": 2}))  # fmt: skip
    assert table.replay() == 2
    rolled = next(event for event in step.events if event.type == "rolled")
    table.store.engine.dispose()
    with sqlite3.connect(tmp_path / "campaigns.sqlite") as tampered:
        tampered.execute("UPDATE campaigns SET seed = 'another'")
    tampered.close()
    assert rolled.faces is not None
    with pytest.raises(JournalError, match="Entry 2 differs: its dice"):
        Store(tmp_path).open("fair").replay()


def test_an_entry_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    place(Store(tmp_path).open(), "Dark")
    with sqlite3.connect(tmp_path / "campaigns.sqlite") as tampered:
        tampered.execute('UPDATE entries SET events = \'[{"type": "unheard_of"}]\'')
    tampered.close()
    with pytest.raises(JournalError) as caught:
        Store(tmp_path).open()
    assert caught.value.code == "unreadable_entry"


def test_a_home_that_is_a_file_is_one_clear_error(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("no folder")
    with pytest.raises(SettingsError) as caught:
        Store(home)
    assert caught.value.code == "home_unusable"
    assert str(home) in caught.value.message
    assert home.read_text() == "no folder"


def test_a_store_that_is_no_database_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "campaigns.sqlite").write_bytes(b"something else entirely" * 100)
    with pytest.raises(SettingsError) as caught:
        Store(tmp_path)
    assert caught.value.code == "damaged" and "campaigns.sqlite" in caught.value.message


def test_what_is_kept_can_be_read_where_nothing_can_be_written(tmp_path: Path) -> None:
    campaign = Store(tmp_path).open()
    campaign.do(parse({"command": "create_character", "name": "Mara"}))
    campaign.store.engine.dispose()
    shown = filing.unwritable(tmp_path / "campaigns.sqlite", 0)
    with file.reading(shown) as connection:
        assert connection.execute(select(tables.CAMPAIGNS.c.name)).scalar() == campaign.name
    with pytest.raises(JournalError) as caught, file.writing(shown, campaign.name) as connection:
        connection.execute(tables.ENTRIES.delete())
    assert caught.value.code == "not_stored"


@pytest.mark.parametrize(
    ("column", "value", "code"),
    [("events", "{oops", "unreadable_entry"), ("events", '[{"type": "zzz"}]', "unreadable_entry"),
     ("events", "[1]", "unreadable_entry"), ("version", 99, "newer_entry")],
)  # fmt: skip
def test_a_damaged_entry_is_named(tmp_path: Path, column: str, value: Any, code: str) -> None:
    campaign = Store(tmp_path).open()
    for name in ("Mara", "Karl", "Ash"):
        campaign.do(parse({"command": "create_character", "name": name}))
    with sqlite3.connect(tmp_path / "campaigns.sqlite") as connection:
        connection.execute(f"update entries set {column} = ? where number = 2", (value,))
    with pytest.raises(JournalError) as caught:
        Store(tmp_path).open()
    assert (caught.value.code, caught.value.facts["entry"]) == (code, 2)


def test_a_damaged_campaign_is_named(tmp_path: Path) -> None:
    Store(tmp_path).open("Saga")
    with sqlite3.connect(tmp_path / "campaigns.sqlite") as connection:
        connection.execute("update campaigns set options = '[1'")
    with pytest.raises(JournalError) as caught:
        Store(tmp_path).open("Saga")
    assert "Saga" in caught.value.message


OPENING = """
import os
import sys
from pathlib import Path
from assistant.campaigns import Store
from assistant.settings import SettingsError
Store(Path(sys.argv[1]) / "first").open()
home = Path(sys.argv[1]) / "second"
home.mkdir()
home.chmod(0o555)
Path(sys.argv[1]).chmod(0o755)
if os.getuid() == 0:
    os.setuid(65534)  # nothing is read-only to root
try:
    Store(home)
except SettingsError as error:
    print(error.code, list(home.iterdir()))
"""


def test_a_home_that_may_not_be_written_to_is_one_clear_error() -> None:
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([sys.executable, "-c", OPENING, folder], cwd=ROOT,
                              capture_output=True, text=True, timeout=60)  # fmt: skip
    assert (done.stdout, done.stderr) == ("home_unusable []\n", "")


@pytest.mark.parametrize("folder", ["a?b", "a#b", "50% off", "with space", "ญี่ปุ่น", "it's"])
def test_any_folder_name_can_be_home(tmp_path: Path, folder: str) -> None:
    place(Store(tmp_path / folder).open(), "Dark")
    assert placed(Store(tmp_path / folder).open()) == ["Dark"]
    assert (tmp_path / folder / "campaigns.sqlite").is_file()


@pytest.mark.parametrize(
    "name",
    ["🐉🔥", "👨‍👩‍👧 table", "คืนวันศุกร์", "星期五", "Łódź", 'the "best"', "it's",
     "'; DROP TABLE entries; --", "../../etc/passwd", "C:\\nul", "a/b", "%s", "-", "{x}", "*"],
)  # fmt: skip
def test_a_campaign_can_be_called_anything_printable(store: Store, name: str) -> None:
    place(store.open(name), "Dark")
    place(store.open("other"), "Bright")
    assert placed(store.open(name)) == ["Dark"]
    assert sorted(store.names()) == sorted([name, "other"])


@pytest.mark.parametrize("name", ["", "   ", "\n", "a\x00b", "x" * 101, "a\x1bb", "\ud800"])
def test_a_name_that_nobody_could_type_again_is_refused(store: Store, name: str) -> None:
    with pytest.raises(RuleError) as caught:
        store.open(name)
    assert caught.value.code == "bad_name"
    assert store.names() == []


def test_one_name_however_it_is_written_is_one_campaign(store: Store) -> None:
    place(store.open("Łódź  nocą"), "Dark")
    assert placed(store.open(" Ło\u0301dz\u0301 noca\u0328 ")) == ["Dark"]
    assert len(store.names()) == 1


def test_a_second_campaign_of_a_name_is_refused(store: Store) -> None:
    store.new("mine", "core", "th")
    with pytest.raises(RuleError) as caught:
        store.new("mine")
    assert caught.value.code == "campaign_exists"
    assert (store.open("mine").game.system, store.open("mine").game.language) == ("core", "th")


@pytest.mark.parametrize(
    ("given", "code"),
    [({"system": "d20"}, "unknown_system"), ({"language": "xx"}, "unknown_language")],
)
def test_a_campaign_needs_a_known_system_and_language(
    store: Store, given: dict[str, str], code: str
) -> None:
    with pytest.raises(RuleError) as caught:
        store.new("mine", **given)
    assert caught.value.code == code
    assert store.names() == []
