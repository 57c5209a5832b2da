"""The database of all campaigns, a SQLite file or PostgreSQL: opened, read and written."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage

from sqlalchemy import Connection, Engine, create_engine, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    IntegrityError,
    OperationalError,
)

from assistant.filing import filed
from assistant.settings import SettingsError
from assistant.tables import WAYS
from assistant.upgrades import brought_up, transaction
from tools.errors import JournalError, RuleError

WAIT = 20.0  # seconds that one writer waits for another
FILE = "campaigns.sqlite"
LEAST = 65_536  # bytes
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
BUSY = ("locked", "lock timeout", "deadlock", "could not serialize")


def opened(home: Path, url: str | None = None, wait: float = WAIT) -> Engine:
    """The database with its tables: PostgreSQL where a URL is set, else a file in the home folder.

    Args:
        wait: seconds that a writer waits for another.

    Raises:
        SettingsError: it can't be opened; the error says who must do what.
        RuleError: `busy`, when others kept it to themselves for too long.
    """
    if url:
        return served(url, wait)
    try:
        home.mkdir(parents=True, exist_ok=True)
        return filed(home / FILE, wait)
    except (OSError, DatabaseError) as error:
        if busy(error):
            raise others(str(home)) from error
        raise SettingsError(*trouble(error, home)) from error


def served(url: str, wait: float = WAIT) -> Engine:
    """The PostgreSQL database of a URL.

    Raises:
        SettingsError: `bad_database_url`, `no_driver`, `database_unreachable`, `newer_store`.
    """
    try:
        given = make_url(url).set(drivername="postgresql+psycopg")
        # A lock that another holds is waited for as long as one of the file.
        given = given.update_query_dict(
            {"options": f"{given.query.get('options', '')} -c lock_timeout={int(wait * 1000)}"}
        )
        engine = create_engine(given, connect_args={"connect_timeout": 10}, pool_pre_ping=True,
                               **WAYS)  # fmt: skip
    except ArgumentError:
        raise SettingsError("bad_database_url", "FATEWRIGHT_DATABASE_URL is no database's address.",
                            "Set it to postgresql://USER@HOST/NAME, or leave it out.",
                            ) from None  # fmt: skip
    except ImportError:
        raise SettingsError("no_driver", "PostgreSQL needs the package psycopg.",
                            "Install fatewright[postgresql].") from None  # fmt: skip
    try:
        with engine.connect() as first:
            brought_up(first, "BEGIN")
    except DatabaseError as error:
        where = given.host or given.query.get("host") or "localhost"
        raise SettingsError("database_unreachable", f"The database on {where} can't be used.",
                            "Start it, or mend FATEWRIGHT_DATABASE_URL.", place=str(where),
                            ) from error  # fmt: skip
    return engine


def trouble(error: Exception, home: Path) -> tuple[str, str, str]:
    """Why campaigns can't be kept: code, sentence, and what mends it."""
    said = str(getattr(error, "orig", error)).casefold()
    if "not a database" in said or "malformed" in said:
        return ("damaged", f"The file campaigns.sqlite in {home} is damaged.",
                "Restore it from a backup, or move it away to begin anew.")  # fmt: skip
    if "full" in said or getattr(error, "errno", None) in NO_ROOM or not room(home):
        return "disk_full", f"The disk of {home} is full.", "Make room on it."
    if "readonly" in said or getattr(error, "errno", None) == errno.EROFS:
        return ("read_only", f"Nothing can be written in {home}.",
                "Make it writable, or set FATEWRIGHT_HOME to a folder of yours.")  # fmt: skip
    return ("home_unusable", f"Campaigns can't be kept in {home}.",
            "Set FATEWRIGHT_HOME to a folder of yours.")  # fmt: skip


def room(home: Path) -> bool:
    """Whether the disk of a folder has room for the smallest of databases."""
    with suppress(OSError):
        return disk_usage(home).free >= LEAST
    return True


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection to read by; all that is read by it is of one moment.

    Raises:
        JournalError: `unreadable`, `database_gone`.
    """
    begin = "BEGIN" if engine.dialect.name == "sqlite" else "BEGIN ISOLATION LEVEL REPEATABLE READ"
    try:
        with engine.connect() as connection, transaction(connection, begin):
            yield connection
    except DatabaseError as error:
        if engine.dialect.name != "sqlite":
            raise gone() from error
        raise JournalError("unreadable", "The journals can't be read.",
                           "Restore campaigns.sqlite from a backup.") from error  # fmt: skip


@contextmanager
def writing(engine: Engine, campaign: str) -> Iterator[Connection]:
    """The one writer's transaction: what is read in it still holds when it ends on disk.

    In PostgreSQL writers of one campaign wait for each other once they have locked its row.

    Raises:
        RuleError: `busy`, when others kept writing for too long.
        JournalError: `not_stored`, `database_gone`.
    """
    begin = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else "BEGIN"
    try:
        with engine.connect() as connection, transaction(connection, begin):
            yield connection
    except IntegrityError:
        raise
    except DatabaseError as error:
        if busy(error):
            raise others(campaign) from error
        if engine.dialect.name != "sqlite" and hung_up(error):
            raise gone() from error
        raise JournalError("not_stored", "The journal could not be written: nothing changed.",
                           "Check the disk and the folder FATEWRIGHT_HOME.") from error  # fmt: skip


def busy(error: Exception) -> bool:
    """Whether it is others that stand in the way."""
    return any(each in str(getattr(error, "orig", "")) for each in BUSY)


def others(name: str) -> RuleError:
    """The refusal of whoever has waited for others too long."""
    return RuleError("busy", f"Others are writing to {name} all the time.", "Try again.",
                     name=name)  # fmt: skip


def hung_up(error: DatabaseError) -> bool:
    """Whether a server broke the connection off, rather than refuse something."""
    state = getattr(error.orig, "sqlstate", None)
    return isinstance(error, OperationalError) and (state is None or state.startswith("57P"))


def gone() -> JournalError:
    """The error of a server that has gone while it was asked."""
    return JournalError(
        "database_gone",
        "The database has stopped answering, perhaps in the middle of a command.",
        "Start it, and look at the log before giving the last command again.",
    )
