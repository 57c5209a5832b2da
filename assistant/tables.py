"""The tables that campaigns are kept in, in any database."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import JSON, Column, Index, Integer, MetaData, String, Table, literal_column

META = MetaData()
STORE = Table(
    "store",
    META,
    Column("schema", Integer, primary_key=True, autoincrement=False),
)
# `head` and `count` are noted apart from the entries, so that a last one that is cut off is missed.
CAMPAIGNS = Table(
    "campaigns",
    META,
    Column("name", String(200), primary_key=True),
    Column("system", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("began", String(40), nullable=False),
    Column("head", String(64), nullable=False, server_default=""),
    Column("count", Integer, nullable=False, server_default="0"),
    Column("archived", String(40)),
)
ENTRIES = Table(
    "entries",
    META,
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
    Column("link", String(64), nullable=False, server_default=""),
    Column("session", Integer, nullable=False, server_default="1"),
    Index("entries_of_session", "campaign", "session"),
)
# What undos and redos are of is read without their rows, in the file; a server's index can't hold
# a long list. `deed != 'command'` must stand in a query for it.
MOVED = ENTRIES.c.deed != literal_column("'command'")  # bound later it wouldn't fit the index
Index("entries_moved", ENTRIES.c.campaign, ENTRIES.c.number, ENTRIES.c.of, sqlite_where=MOVED,
      ).ddl_if(dialect="sqlite")  # fmt: skip
Index("entries_moved_served", ENTRIES.c.campaign, ENTRIES.c.number, postgresql_where=MOVED,
      ).ddl_if(dialect="postgresql")  # fmt: skip
SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("campaign", String(200), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", JSON, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("secret", JSON, nullable=False),
)


@dataclass(frozen=True, slots=True)
class Broken:
    """What was stored as JSON and no longer is."""

    text: str


def unpacked(text: str | bytes) -> Any:
    """JSON as it was stored; what is damaged is marked, so that its entry can be named."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return Broken(str(text[:80]))


def packed(value: Any) -> str:
    """JSON as it is stored: letters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# It begins no transaction by itself: `writing` says where.
WAYS: dict[str, Any] = {
    "isolation_level": "AUTOCOMMIT",
    "json_serializer": packed,
    "json_deserializer": unpacked,
}
