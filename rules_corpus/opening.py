"""The file of the index opened as a disk allows: shared, on a full one alone, else only to read."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

WAIT = 20  # seconds that one process waits for another


def connected(path: Path) -> sqlite3.Connection:
    """A connection to the file, by the first way that leads to it.

    Raises:
        sqlite3.Error: none does, or others keep the file to themselves.
    """
    ways: list[Callable[[Path], sqlite3.Connection]] = [shared, alone, still]
    while True:
        try:
            return ways.pop(0)(path)
        except sqlite3.OperationalError as error:
            if not ways or "locked" in str(error) or not path.is_file():
                raise


def shared(path: Path) -> sqlite3.Connection:
    """The file as any number of processes open it."""
    return written(sqlite3.connect(path, check_same_thread=False, timeout=WAIT))


def alone(path: Path) -> sqlite3.Connection:
    """The file for this process only: that takes no room on its disk."""
    base = sqlite3.connect(path, check_same_thread=False, timeout=WAIT)
    base.execute("PRAGMA locking_mode = EXCLUSIVE")
    return written(base)


def written(base: sqlite3.Connection) -> sqlite3.Connection:
    """A connection by which the file can be written while others read it."""
    try:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
    except sqlite3.Error:
        base.close()
        raise
    return base


def still(path: Path) -> sqlite3.Connection:
    """The file on a medium that can't be written."""
    place = f"file:{quote(str(path))}?immutable=1"
    base = sqlite3.connect(place, uri=True, check_same_thread=False)
    base.execute("PRAGMA user_version")
    return base
