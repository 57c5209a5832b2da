"""Backups: campaigns as lines of JSON, out of one database and into the same or another.

A line for the file, then one for each campaign, followed by one for each of its entries.
"""

import gzip
import json
import os
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, insert, select

from assistant import snapshots
from assistant.campaigns import Store, checked_name
from assistant.rows import now, rowed
from assistant.secrecy import secret_after
from assistant.store import reading, writing
from assistant.tables import CAMPAIGNS, ENTRIES, packed
from tools import chain, journal
from tools.errors import JournalError, RuleError
from tools.game import new
from tools.journal import Entry
from tools.past import Past
from tools.rulesets import RULESETS

LONGEST = 20_000_000  # letters of a line: far more than any entry has
BATCH = 500  # entries that are read or written at once


class Line(BaseModel):
    """What every line is made of: nothing that is not known."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Head(Line):
    """The first line."""

    fatewright_backup: Literal[1]
    written: str


class Begun(Line):
    """A campaign, and what its last entry was."""

    campaign: str = Field(max_length=200)
    system: str
    language: str = Field(max_length=8)
    options: list[str]
    seed: str = Field(max_length=80)
    began: str = Field(max_length=40)
    archived: str | None = Field(max_length=40)
    head: str = Field(max_length=64)
    count: int = Field(ge=0)


class Written(Line):
    """An entry."""

    number: int
    turn: int = Field(ge=0, lt=2**31)
    deed: Literal["command", "undo", "redo"]
    command: dict[str, Any] | None
    events: list[dict[str, Any]]
    of: list[int]
    state: str = Field(max_length=64)
    seed: str | None = Field(max_length=80)
    version: int = Field(ge=1, lt=2**31)
    link: str = Field(max_length=64)
    at: str = Field(max_length=40)


def backup(store: Store, path: Path, names: Sequence[str] = ()) -> dict[str, int]:
    """Write campaigns into a new file, compressed where it ends in .gz.

    Args:
        names: which; left out: all of them, the archived too.

    Returns:
        How many entries of each campaign were written.

    Raises:
        RuleError: `unknown_campaign`, `file_exists`.
        JournalError: `not_written`; no file is left.
    """
    if path.exists():
        raise RuleError("file_exists", f"{path} is there already.", "Name another file.",
                        name=str(path))  # fmt: skip
    draft = path.with_name(f"{path.name}.part")
    try:
        with writer(draft, path.suffix == ".gz") as file, reading(store.engine) as connection:
            done = write(store, connection, file, names)
        with draft.open("rb") as whole:
            os.fsync(whole.fileno())
        draft.replace(path)
    except OSError as error:
        raise JournalError("not_written", f"{path} can't be written.",
                           "Name a file in a folder of yours, on a disk with room.",
                           name=str(path)) from error  # fmt: skip
    finally:
        if draft.parent.is_dir():
            draft.unlink(missing_ok=True)
    return done


def writer(path: Path, compressed: bool) -> IO[str]:
    """The file to write lines into."""
    if compressed:
        return cast(IO[str], gzip.open(path, "wt", encoding="utf-8"))
    return path.open("w", encoding="utf-8")


def write(
    store: Store, connection: Connection, file: IO[str], names: Sequence[str]
) -> dict[str, int]:
    """Write the lines of a backup, all of one moment."""
    file.write(packed({"fatewright_backup": 1, "written": now()}) + "\n")
    done: dict[str, int] = {}
    for name in map(checked_name, names or store.listed(connection, archived=True)):
        row = store.row(connection, name)
        begun = {key: row[key] for key in Begun.model_fields if key != "campaign"}
        file.write(packed({"campaign": name, **begun}) + "\n")
        query = select(ENTRIES).where(ENTRIES.c.campaign == name).order_by(ENTRIES.c.number)
        done[name] = 0
        for entry in connection.execute(query.execution_options(yield_per=BATCH)):
            file.write(packed({key: entry._mapping[key] for key in Written.model_fields}) + "\n")
            done[name] += 1
    return done


def restore(store: Store, path: Path) -> dict[str, str]:
    """Bring back the campaigns of a backup: all of them, or none if something in it is damaged.

    One that is there as it was stays; one that has gone another way since stays too, and the one
    of the backup comes beside it under another name.

    Returns:
        The name of each campaign in the file, with the name that it has now.

    Raises:
        JournalError: `no_file`, `no_backup`, `backup_damaged`, `not_stored`.
        RuleError: `busy`.
    """
    restored: dict[str, str] = {}
    try:
        with reader(path) as file, writing(store.engine, path.name) as connection:
            lines = parsed(file, path)
            if not isinstance(next(lines, None), Head):
                raise no_backup(path)
            for begun, entries in campaigns_in(lines, path):
                restored[begun.campaign] = bring_back(store, connection, begun, entries)
    except (OSError, EOFError) as error:
        raise JournalError("no_file", f"{path} can't be read.", "Name a file that is there.",
                           file=str(path)) from error  # fmt: skip
    return restored


def reader(path: Path) -> IO[str]:
    """The file to read lines from, compressed or not."""
    with path.open("rb") as file:
        compressed = file.read(2) == b"\x1f\x8b"
    if compressed:
        return cast(IO[str], gzip.open(path, "rt", encoding="utf-8"))
    return path.open(encoding="utf-8")


def parsed(file: IO[str], path: Path) -> Iterator[Line]:
    """The lines of a backup.

    Raises:
        JournalError: `no_backup`.
    """
    try:
        while line := file.readline(LONGEST):
            data = json.loads(line)
            kind = Head if "fatewright_backup" in data else Begun if "campaign" in data else Written
            yield kind.model_validate(data)
    except (ValueError, TypeError, RecursionError) as error:
        raise no_backup(path) from error


def campaigns_in(lines: Iterator[Line], path: Path) -> Iterator[tuple[Begun, Iterator[Line]]]:
    """Each campaign of a backup with its entries."""
    place = 0

    def placed(line: Line) -> int:
        nonlocal place
        place += isinstance(line, Begun)
        return place

    for _, entries in groupby(lines, placed):
        begun = next(entries)
        if not isinstance(begun, Begun):
            raise no_backup(path)
        yield begun, entries  # noqa: B031 - the rest of what was begun


def bring_back(store: Store, connection: Connection, begun: Begun, entries: Iterator[Line]) -> str:
    """Check a campaign of a backup entry by entry, and store it.

    Returns:
        The name that it has now.
    """
    wanted = checked_name(begun.campaign)
    if begun.system not in RULESETS:
        raise damaged(wanted, 0)
    start = new(begun.system, begun.language, tuple(begun.options))
    past, link, state = Past(start), chain.origin(start, begun.seed), ""
    names = store.listed(connection, archived=True)
    there = store.row(connection, wanted) if wanted in names else None
    same = there is not None and (there["head"], there["count"]) == (begun.head, begun.count)
    name = wanted if same or there is None else spare(wanted, names)
    secret: frozenset[str] = frozenset()
    for batch in batched(entries, BATCH):
        rows = []
        for line in batch:
            entry = checked(wanted, past, link, line)
            link, state = entry.link, entry.state
            secret = secret_after(secret, entry.events)
            assert isinstance(line, Written)
            rows.append(rowed(name, entry, past.game.session, line.at))
            if not same and snapshots.lasts(entry.number, begun.count):
                snapshots.keep(connection, name, snapshots.Snapshot(
                    number=entry.number, game=past.game, turns=past.turns, secret=secret
                ))  # fmt: skip
        if not same:
            connection.execute(insert(ENTRIES), rows)
    whole = (link, past.count) == (begun.head, begun.count)
    if not whole or (past.count and journal.state_hash(past.game) != state):
        raise damaged(wanted, past.count)
    if not same:
        row = begun.model_dump(exclude={"campaign"})
        connection.execute(insert(CAMPAIGNS).values(name=name, **row))
    return name


def checked(name: str, past: Past, link: str, line: Line) -> Entry:
    """An entry of a backup, linked to the one before it and folded into the past.

    Raises:
        JournalError: `backup_damaged`, naming it.
    """
    number = past.count + 1
    if not isinstance(line, Written) or line.number != number:
        raise damaged(name, number)
    plain = line.model_dump(exclude={"at", "link"})
    entry = Entry(**{**plain, "events": tuple(plain["events"]), "of": tuple(plain["of"])})
    entry = chain.linked(entry, link)
    try:
        past.add(entry)
    except JournalError as error:
        raise damaged(name, number) from error
    if entry.link != line.link:
        raise damaged(name, number)
    return entry


def batched(lines: Iterator[Line], size: int) -> Iterator[list[Line]]:
    """Lines, so many at a time."""
    while batch := list(islice(lines, size)):
        yield batch


def spare(name: str, taken: Sequence[str]) -> str:
    """A name that no campaign has, as much like this one as can be."""
    numbered = (f"{name[:90]} ({n})" for n in range(2, len(taken) + 3))
    return next(each for each in numbered if each not in taken)


def no_backup(path: Path) -> JournalError:
    """The refusal of a file that is something else."""
    return JournalError("no_backup", f"{path} is no backup of campaigns, or is damaged.",
                        "Name a file that `fatewright backup` wrote.", name=str(path))  # fmt: skip


def damaged(name: str, number: int) -> JournalError:
    """The error that names an entry of a backup which is not as it was written."""
    return JournalError("backup_damaged", f"Entry {number} of {name} is damaged in this file.",
                        "Nothing was restored. Use another backup.", name=name, entry=number,
                        )  # fmt: skip
