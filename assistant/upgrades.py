"""Numbered upgrades of the database: each brings what the version before it wrote up to date.

They speak SQL of their own, not of `tables`, which go on changing.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from assistant.settings import SettingsError
from assistant.tables import META, Broken, unpacked
from tools import chain
from tools.game import new
from tools.journal import Entry


def schema_of(connection: Connection) -> int:
    """The number of the last upgrade that a database has had; 0 where there is nothing yet."""
    tables = set(inspect(connection).get_table_names())
    if "store" in tables:
        return int(connection.execute(text("SELECT max(schema) FROM store")).scalar() or 0)
    return 1 if "campaigns" in tables else 0


def brought_up(connection: Connection, begin: str) -> None:
    """Make the tables, or bring those that an older version made up to date."""
    if schema_of(connection) != SCHEMA:
        with transaction(connection, begin):
            upgrade(connection)


def upgrade(connection: Connection) -> None:
    """Bring a database up to date, or make its tables; within a transaction.

    Raises:
        SettingsError: `newer_store`.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(70265)"))
    now = schema_of(connection)
    if now > SCHEMA:
        raise SettingsError("newer_store", "A newer version of Fatewright wrote these campaigns.",
                            "Install that version.")  # fmt: skip
    for number in range(now + 1, SCHEMA + 1) if now else ():
        UPGRADES[number](connection)
    META.create_all(connection)
    connection.execute(text("DELETE FROM store"))
    connection.execute(text("INSERT INTO store (schema) VALUES (:schema)"), {"schema": SCHEMA})


@contextmanager
def transaction(connection: Connection, begin: str) -> Iterator[None]:
    """What is done inside is done as a whole, or not at all."""
    connection.exec_driver_sql(begin)
    try:
        yield
        connection.exec_driver_sql("COMMIT")
    except BaseException:
        with suppress(SQLAlchemyError):  # where the connection is lost, so is the transaction
            connection.exec_driver_sql("ROLLBACK")
        raise


def chained(connection: Connection) -> None:
    """Upgrade 2: entries get their links and their sessions, campaigns note the last link."""
    for table, column in (
        ("campaigns", "head VARCHAR(64) NOT NULL DEFAULT ''"),
        ("campaigns", "count INTEGER NOT NULL DEFAULT 0"),
        ("campaigns", "archived VARCHAR(40)"),
        ("entries", "link VARCHAR(64) NOT NULL DEFAULT ''"),
        ("entries", "session INTEGER NOT NULL DEFAULT 1"),
    ):
        connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column}"))
    for name, column in (("entries_of_session", "session"), ("entries_by_deed", "deed")):
        connection.execute(text(f"CREATE INDEX {name} ON entries (campaign, {column})"))
    for row in connection.execute(text("SELECT * FROM campaigns")).mappings().all():
        link_all(connection, row)


def link_all(connection: Connection, campaign: Any) -> None:
    """Link the entries of one campaign; what can't be read any more is linked as it is."""
    options = unpacked(campaign["options"])
    start = new(campaign["system"], campaign["language"],
                () if isinstance(options, Broken) else tuple(options))  # fmt: skip
    link, count = chain.origin(start, campaign["seed"]), 0
    sessions = {0: 1}  # the session after each entry that stands
    rows = connection.execute(
        text("SELECT * FROM entries WHERE campaign = :name ORDER BY number"),
        {"name": campaign["name"]},
    )
    standing = [0]
    for row in rows.mappings().all():
        parts = {part: unpacked(row[part]) for part in ("command", "events", "of")}
        parts = {part: [] if isinstance(held, Broken) else held for part, held in parts.items()}
        entry = Entry(
            number=row["number"], turn=row["turn"], deed=row["deed"], command=parts["command"],
            events=tuple(parts["events"]), of=tuple(parts["of"]), state=row["state"],
            seed=row["seed"], version=row["version"],
        )  # fmt: skip
        link, count = chain.linked(entry, link).link, count + 1
        stand(standing, entry)
        if entry.deed == "command":
            began = [each["number"] for each in entry.events if is_session(each)]
            sessions[entry.number] = (began or [sessions.get(standing[-2], 1)])[-1]
        connection.execute(
            text("UPDATE entries SET link = :link, session = :session"
                 " WHERE campaign = :name AND number = :number"),
            {"link": link, "session": sessions.get(standing[-1], 1), "name": campaign["name"],
             "number": entry.number},
        )  # fmt: skip
    connection.execute(
        text("UPDATE campaigns SET head = :head, count = :count WHERE name = :name"),
        {"head": link, "count": count, "name": campaign["name"]},
    )


def stand(standing: list[int], entry: Entry) -> None:
    """Bring the numbers of the entries that stand up to one more; the first is 0, the start."""
    if entry.deed == "command":
        standing.append(entry.number)
    elif entry.deed == "undo":
        standing[:] = [number for number in standing if number not in entry.of]
    else:
        standing[:] = sorted({*standing, *entry.of})


def is_session(event: Any) -> bool:
    """Whether an event says that a session began, and which."""
    return isinstance(event, dict) and event.get("type") == "session_began" and "number" in event


def moved(connection: Connection) -> None:
    """Upgrade 3: undos and redos get an index of their own, which commands needn't keep up."""
    connection.execute(text("DROP INDEX entries_by_deed"))
    served = connection.dialect.name == "postgresql"
    name, columns = ("entries_moved_served", "") if served else ("entries_moved", ', "of"')
    connection.execute(text(f"CREATE INDEX {name} ON entries (campaign, number{columns})"
                            " WHERE deed != 'command'"))  # fmt: skip


UPGRADES: Mapping[int, Callable[[Connection], None]] = {2: chained, 3: moved}
SCHEMA = 3
