"""The SQLite file of all campaigns: its tables, and how it is read and written."""

import errno
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import (
    JSON,
    URL,
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    event,
)
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.schema import CreateTable

from tools.errors import JournalError, RuleError

WAIT = 20.0  # seconds that one writer waits for another
_META = MetaData()
CAMPAIGNS = Table(
    "campaigns",
    _META,
    Column("name", String(200), primary_key=True),
    Column("system", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("began", String(40), nullable=False),
)
ENTRIES = Table(
    "entries",
    _META,
    Column("campaign", String(200), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("deed", String(16), nullable=False),
    Column("command", JSON),
    Column("events", JSON, nullable=False),
    Column("of", JSON, nullable=False),
    Column("state", String(64), nullable=False),
    Column("seed", String(80)),
    Column("version", Integer, nullable=False),
    Column("at", String(40), nullable=False),
)


@dataclass(frozen=True, slots=True)
class Broken:
    """What was stored as JSON and no longer is."""

    text: str


def unpacked(text: str) -> Any:
    """JSON as it was stored; what is damaged is marked, so that its entry can be named."""
    try:
        return json.loads(text)
    except ValueError:
        return Broken(text[:80])


def opened(path: Path) -> Engine:
    """The file with its tables. It begins no transaction by itself: `writing` says where.

    A file that can't be written is opened for reading.
    """
    url = URL.create("sqlite", database=str(path))  # a text would be split at "?"
    engine = create_engine(
        url,
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": WAIT},
        json_deserializer=unpacked,
    )

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _record: Any) -> None:
        # First asked, then set: setting it while another process reads fails at once.
        if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    try:
        with engine.connect() as first:
            for table in _META.sorted_tables:
                first.execute(CreateTable(table, if_not_exists=True))
    except DatabaseError as error:
        if "readonly" not in str(error.orig) or not path.is_file():
            raise
        return shown(path)
    return engine


def shown(path: Path) -> Engine:
    """The file on a medium that can't be written."""
    place = f"file:{quote(str(path))}?immutable=1"
    return create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(place, uri=True, check_same_thread=False),
        isolation_level="AUTOCOMMIT",
        json_deserializer=unpacked,
    )


def trouble(error: Exception, home: Path) -> tuple[str, str, str]:
    """Why campaigns can't be kept: code, sentence, and what mends it."""
    said = str(getattr(error, "orig", error)).casefold()
    if "not a database" in said or "malformed" in said:
        return ("damaged", f"The file campaigns.sqlite in {home} is damaged.",
                "Restore it from a backup, or move it away to begin anew.")  # fmt: skip
    if "full" in said or getattr(error, "errno", None) == errno.ENOSPC:
        return "disk_full", f"The disk of {home} is full.", "Make room on it."
    if "readonly" in said or getattr(error, "errno", None) == errno.EROFS:
        return ("read_only", f"Nothing can be written in {home}.",
                "Make it writable, or set FATEWRIGHT_HOME to a folder of yours.")  # fmt: skip
    return ("home_unusable", f"Campaigns can't be kept in {home}.",
            "Set FATEWRIGHT_HOME to a folder of yours.")  # fmt: skip


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection to read by.

    Raises:
        JournalError: `unreadable`.
    """
    try:
        with engine.connect() as connection:
            yield connection
    except DatabaseError as error:
        raise JournalError("unreadable", "The journals can't be read.",
                           "Restore campaigns.sqlite from a backup.") from error  # fmt: skip


@contextmanager
def writing(engine: Engine, campaign: str) -> Iterator[Connection]:
    """The one writer's transaction: what is read in it still holds when it ends on disk.

    Raises:
        RuleError: `busy`, when others kept writing for too long.
        JournalError: `not_stored`.
    """
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.exec_driver_sql("COMMIT")
            finally:
                driver = connection.connection.dbapi_connection
                if driver is not None and driver.in_transaction:
                    connection.exec_driver_sql("ROLLBACK")
    except IntegrityError:
        raise
    except DatabaseError as error:
        if "locked" in str(error.orig):
            raise RuleError("busy", f"Others are writing to {campaign} all the time.",
                            "Try again.", name=campaign) from error  # fmt: skip
        raise JournalError("not_stored", "The journal could not be written: nothing changed.",
                           "Check the disk and the folder FATEWRIGHT_HOME.") from error  # fmt: skip
