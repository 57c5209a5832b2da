"""Entries as rows of the database."""

from datetime import UTC, datetime
from typing import Any

from assistant.tables import Broken
from tools import journal
from tools.journal import Entry


def rowed(campaign: str, entry: Entry, session: int, at: str | None = None) -> dict[str, Any]:
    """An entry as a row of the database.

    Args:
        at: when it was written, if that was not now.
    """
    return {
        "campaign": campaign, "number": entry.number, "turn": entry.turn, "deed": entry.deed,
        "command": entry.command, "events": list(entry.events), "of": list(entry.of),
        "state": entry.state, "seed": entry.seed, "version": entry.version, "link": entry.link,
        "session": session, "at": at or now(),
    }  # fmt: skip


def entry_in(row: Any) -> Entry:
    """The entry in a row of the database.

    Raises:
        JournalError: `unreadable_entry`.
    """
    if any(isinstance(row[part], Broken) for part in ("command", "events", "of")):
        raise journal.unreadable(int(row["number"]))
    return Entry(
        number=row["number"], turn=row["turn"], deed=row["deed"], command=row["command"],
        events=tuple(row["events"]), of=tuple(row["of"]), state=row["state"], seed=row["seed"],
        version=row["version"], link=row["link"],
    )  # fmt: skip


def now() -> str:
    """The time as it is written into the store; the engine never sees it."""
    return datetime.now(UTC).isoformat(timespec="seconds")
