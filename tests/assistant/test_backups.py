"""Whole campaigns: copied, put away, deleted, backed up and restored."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from assistant import backups
from assistant.campaigns import Campaign, Store
from tools.commands import parse
from tools.errors import JournalError, RuleError


def fog(table: Campaign, *names: str) -> Campaign:
    for name in names or ("Fog",):
        table.do(parse({"command": "place_aspect", "aspect": name}))
    return table


def placed(table: Campaign) -> list[str]:
    return [aspect.name for aspect in table.game.scene.aspects]


@pytest.fixture
def store(tmp_path: Path, address: str | None) -> Store:
    return Store(tmp_path, address)


def test_a_copy_goes_its_own_way(store: Store) -> None:
    table = fog(store.new("saga", "core", "fi", seed="s"), "Fog")
    twin = store.copy("saga", "saga two")
    assert (twin.game, twin.seed, twin.verify()) == (table.game, "s", 1)
    fog(twin, "Rain")
    assert placed(store.open("saga")) == ["Fog"] and placed(store.open("saga two")) == [
        "Fog", "Rain"]  # fmt: skip
    with pytest.raises(RuleError) as caught:
        store.copy("saga", "saga two")
    assert caught.value.code == "campaign_exists"
    assert store.open("saga two").verify() == 2


def test_an_archived_campaign_is_read_only_and_comes_back(store: Store) -> None:
    table = fog(store.new("saga"))
    store.archive("saga")
    assert store.names() == [] and store.names(archived=True) == ["saga"]
    assert placed(store.open("saga")) == ["Fog"]
    for refused in (lambda: fog(table, "Rain"), table.undo):
        with pytest.raises(RuleError) as caught:
            refused()
        assert caught.value.code == "campaign_archived"
    store.archive("saga", back=True)
    assert store.names() == ["saga"] and placed(fog(table, "Rain")) == ["Fog", "Rain"]


def test_a_deleted_campaign_is_gone_for_whoever_has_it_open(store: Store) -> None:
    table = fog(store.new("saga"))
    fog(store.new("other"))
    assert store.delete("saga") == 1
    assert store.names() == ["other"] and placed(store.open("other")) == ["Fog"]
    with pytest.raises(RuleError) as caught:
        fog(table, "Rain")
    assert caught.value.code == "unknown_campaign"
    store.new("saga", "core", seed="other")
    fog(table, "Rain")
    assert placed(table) == ["Rain"] and table.game.system == "core"
    assert store.open("saga").verify() == 1


@pytest.mark.parametrize("deed", ["copy", "archive", "delete", "open"])
def test_a_name_that_no_campaign_has_begins_none(store: Store, deed: str) -> None:
    store.new("The Long Winter")
    asked = {
        "copy": lambda name: store.copy(name, "x"),
        "archive": store.archive,
        "delete": store.delete,
        "open": lambda name: store.open(name, begin=False),
    }
    with pytest.raises(RuleError) as caught:
        asked[deed]("the long winte")
    assert caught.value.code == "unknown_campaign"
    assert caught.value.facts["near"] == "The Long Winter"
    assert store.names() == ["The Long Winter"]


@pytest.mark.parametrize("name", ["all.jsonl", "all.gz"])
def test_a_backup_comes_back_in_another_database(
    store: Store, tmp_path: Path, database: str, name: str
) -> None:
    saga = fog(store.new("Łódź 星期五", "magus", "zh", seed="s"), "雾", "Fog")
    saga.undo()
    fog(store.new("put away"))
    store.archive("put away")
    file = tmp_path / name
    assert backups.backup(store, file) == {"Łódź 星期五": 3, "put away": 1}
    assert (file.read_bytes()[:2] == b"\x1f\x8b") == name.endswith(".gz")
    other = Store(tmp_path / "other", database)
    assert backups.restore(other, file) == {"Łódź 星期五": "Łódź 星期五", "put away": "put away"}
    back = other.open("Łódź 星期五")
    assert back.game == saga.game and back.entries == saga.entries
    assert back.verify() == back.replay() == 3
    assert other.names() == ["Łódź 星期五"]
    assert sorted(path.name for path in tmp_path.glob("all*")) == [name]


def test_a_restored_campaign_never_overwrites_one(store: Store, tmp_path: Path) -> None:
    table = fog(store.new("saga"))
    store.new("calm")
    backups.backup(store, tmp_path / "b", ["saga", "calm"])
    fog(table, "Rain")
    assert backups.restore(store, tmp_path / "b") == {"saga": "saga (2)", "calm": "calm"}
    assert placed(store.open("saga")) == ["Fog", "Rain"]
    assert placed(store.open("saga (2)")) == ["Fog"]
    assert len(store.names()) == 3


def test_a_damaged_backup_restores_nothing(store: Store, tmp_path: Path) -> None:
    fog(store.new("saga"), "One", "Two")
    fog(store.new("other"), "Three")
    backups.backup(store, tmp_path / "b")
    lines = (tmp_path / "b").read_text("utf-8").splitlines()
    other = Store(tmp_path / "other")
    broken = {
        "changed": [line.replace("Two", "Toe") for line in lines],
        "cut": lines[:-1],
        "lost": [*lines[:2], *lines[3:]],
        "strange": [*lines, '{"number": 1}'],
        "no JSON": [*lines[:-1], lines[-1][:50]],
        "headless": lines[1:],
        "deep": ["[" * 100_000],
        "empty": [],
    }
    for how, left in broken.items():
        (tmp_path / how).write_text("\n".join(left), "utf-8")
        with pytest.raises(JournalError) as caught:
            backups.restore(other, tmp_path / how)
        assert caught.value.code in ("backup_damaged", "no_backup"), how
        assert other.names() == [], how
    with pytest.raises(JournalError) as caught:
        backups.restore(other, tmp_path / "changed")
    assert caught.value.facts == {"name": "saga", "entry": 2}
    (tmp_path / "cut.gz").write_bytes(gzip.compress("\n".join(lines).encode())[:-40])
    with pytest.raises(JournalError):
        backups.restore(other, tmp_path / "cut.gz")
    assert other.names() == []


def test_a_backup_goes_over_no_file(store: Store, tmp_path: Path) -> None:
    store.new("saga")
    (tmp_path / "taken").write_text("mine")
    with pytest.raises(RuleError) as caught:
        backups.backup(store, tmp_path / "taken")
    assert caught.value.code == "file_exists" and (tmp_path / "taken").read_text() == "mine"
    with pytest.raises(JournalError) as broken:
        backups.backup(store, tmp_path / "no folder" / "file")
    assert broken.value.code == "not_written"
    with pytest.raises(RuleError) as unknown:
        backups.backup(store, tmp_path / "new", ["sagas"])
    assert unknown.value.code == "unknown_campaign"
    assert [path.name for path in tmp_path.glob("new*")] == []
