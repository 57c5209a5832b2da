"""The SQLite file of all campaigns: opened to write, else to read, whatever is left of its disk."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DatabaseError

from assistant.settings import SettingsError
from assistant.tables import WAYS
from assistant.upgrades import SCHEMA, brought_up, schema_of

LOG = "-wal"  # what SQLite adds to the name of a file for what it has not yet put into it


def filed(path: Path, wait: float) -> Engine:
    """The SQLite file; where it can't be opened as usual, by a way that asks less of the disk.

    Args:
        wait: seconds that a writer waits for another.

    Raises:
        DatabaseError: no way leads to it.
        SettingsError: `not_upgraded`, `newer_store`.
    """
    try:
        return shared(path, wait)
    except DatabaseError as error:
        if "locked" in str(error.orig) or not path.is_file() or not path.stat().st_size:
            raise
        for way in (alone, unwritable):
            with suppress(DatabaseError):
                return way(path, wait)
        raise


def shared(path: Path, wait: float) -> Engine:
    """The file as any number of processes open it at once."""
    return ready(path, wait)


def alone(path: Path, wait: float) -> Engine:
    """The file on a full disk: its index is in memory, for one connection at a time.

    Sharing it takes a file of its own, for which there is no room.
    """
    return ready(path, wait, "PRAGMA locking_mode=EXCLUSIVE", poolclass=NullPool)


def ready(path: Path, wait: float, *first: str, **ways: Any) -> Engine:
    """The file with its tables, up to date, what is written safe once it is acknowledged."""
    url = URL.create("sqlite", database=str(path))  # a text would be split at "?"
    engine = create_engine(url, connect_args={"timeout": wait}, **ways, **WAYS)

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _record: Any) -> None:
        for pragma in first:
            connection.execute(pragma)
        # First asked, then set: setting it while another process reads fails at once.
        if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    with engine.connect() as opened:
        brought_up(opened, "BEGIN IMMEDIATE")
    return engine


def unwritable(path: Path, _wait: float) -> Engine:
    """The file on a medium that can't be written.

    Raises:
        SettingsError: `not_upgraded`, when an older version wrote it.
    """
    log = path.with_name(path.name + LOG)
    connect = still if not log.is_file() or not log.stat().st_size else copied
    engine = create_engine("sqlite://", creator=lambda: connect(path), **WAYS)
    with engine.connect() as opened:
        if schema_of(opened) != SCHEMA:
            raise SettingsError("not_upgraded", f"An older version wrote {path}.",
                                "Make it writable once, so that it can be upgraded.")  # fmt: skip
    return engine


def still(path: Path) -> sqlite3.Connection:
    """A connection to a file of which nothing stands elsewhere."""
    place = f"file:{quote(str(path))}?immutable=1"
    return sqlite3.connect(place, uri=True, check_same_thread=False)


def copied(path: Path) -> sqlite3.Connection:
    """The file and what a process that was killed had not yet put into it, read into memory."""
    memory = sqlite3.connect(":memory:", check_same_thread=False)
    with TemporaryDirectory() as folder:
        for name in (path.name, path.name + LOG):
            copyfile(path.with_name(name), Path(folder) / name)
        source = sqlite3.connect(Path(folder) / path.name)
        source.backup(memory)
        source.close()
    memory.execute("PRAGMA query_only=ON")
    return memory
