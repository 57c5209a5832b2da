"""Campaigns: where journals are kept, one writer at a time, nothing said before it is stored."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Column,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    select,
)
from sqlalchemy.exc import IntegrityError, OperationalError

from assistant.settings import SettingsError
from tools import journal
from tools.commands import Command
from tools.dice import Dice, Thrown
from tools.errors import JournalError, RuleError
from tools.game import Game, new
from tools.journal import Entry
from tools.people import near
from tools.play import Step, play
from tools.rulesets import RULESETS

DEFAULT = "default"
LANGUAGES = ("en", "th", "pl", "fi", "zh")
TRIES = 20
_meta = MetaData()
CAMPAIGNS = Table(
    "campaigns",
    _meta,
    Column("name", String(200), primary_key=True),
    Column("system", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("began", String(40), nullable=False),
)
ENTRIES = Table(
    "entries",
    _meta,
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


class Store:
    """All campaigns of one home folder, in one SQLite file."""

    def __init__(self, home: Path) -> None:
        try:
            home.mkdir(parents=True, exist_ok=True)
            self.engine = _engine(home / "campaigns.sqlite")
            _meta.create_all(self.engine)
        except (OSError, OperationalError) as error:
            raise SettingsError("home_unusable", f"{home} can't be written to.",
                                "Set FATEWRIGHT_HOME to a folder of yours.") from error  # fmt: skip

    def names(self) -> list[str]:
        """The names of all campaigns, in the order in which they began."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(CAMPAIGNS.c.name).order_by(CAMPAIGNS.c.began))
            return [str(row[0]) for row in rows]

    def new(
        self,
        name: str,
        system: str = "condensed",
        language: str = "en",
        options: Sequence[str] = (),
        seed: str | None = None,
    ) -> "Campaign":
        """Begin a campaign.

        Raises:
            RuleError: `campaign_exists`, `unknown_system`, `unknown_language`, `bad_name`.
        """
        name = checked_name(name)
        known(system, RULESETS, "unknown_system", "system")
        known(language, LANGUAGES, "unknown_language", "language")
        row = {
            "name": name, "system": system, "language": language, "options": list(options),
            "seed": seed or secrets.token_hex(8), "began": now(),
        }  # fmt: skip
        try:
            with writing(self.engine) as connection:
                connection.execute(insert(CAMPAIGNS).values(row))
        except IntegrityError:
            raise RuleError("campaign_exists", f"There is a campaign called {name} already.",
                            "Choose another name.", name=name) from None  # fmt: skip
        return self.open(name)

    def open(self, name: str = DEFAULT, seed: str | None = None) -> "Campaign":
        """Open a campaign; one that is named for the first time begins (Condensed, English)."""
        name = checked_name(name)
        with self.engine.connect() as connection:
            row = connection.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.name == name)).first()
        if row is None:
            try:
                return self.new(name, seed=seed)
            except RuleError as error:
                if error.code != "campaign_exists":
                    raise
                return self.open(name, seed)
        return Campaign(self, row._mapping["name"], row._mapping)


class Campaign:
    """One table's game: its journal as stored, and the game that the live entries come to."""

    def __init__(self, store: Store, name: str, row: Any) -> None:
        self.store, self.name, self.seed = store, name, str(row["seed"])
        self.start = new(row["system"], row["language"], tuple(row["options"]))
        self.entries: list[Entry] = []
        self.game: Game = self.start
        self.refresh()

    def refresh(self) -> None:
        """Read what others have added since."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.campaign == self.name, ENTRIES.c.number > len(self.entries))
            .order_by(ENTRIES.c.number)
        )
        with self.store.engine.connect() as connection:
            fresh = [_entry(row._mapping) for row in connection.execute(query)]
        if not fresh:
            return
        self.entries += fresh
        if all(entry.deed == "command" for entry in fresh):
            self.game = journal.folded(self.game, fresh)
        else:
            self.game = journal.folded(self.start, self.entries)

    def next_turn(self) -> int:
        """The number of a turn that begins now."""
        return self.entries[-1].turn + 1 if self.entries else 1

    def do(
        self,
        command: Command,
        queued: Sequence[Thrown] = (),
        turn: int | None = None,
        seed: str | None = None,
    ) -> Step:
        """Play a command and store it; only then does it count.

        Args:
            queued: dice that the table has thrown itself, used first.
            turn: the turn of talk that it belongs to; left out: one of its own.
            seed: other than the campaign's.

        Raises:
            RuleError: the rules refuse it, or `busy` when others keep writing.
        """
        for _ in range(TRIES):
            self.refresh()
            step = play(self.game, command, Dice(seed or self.seed, queued=tuple(queued)))
            turn_number = self.next_turn() if turn is None else turn
            entry = journal.entry_of(step, len(self.entries) + 1, turn_number)
            if self._append(replace(entry, seed=seed), step.game):
                return step
        raise busy(self.name)

    def undo(self, whole_turn: bool = False) -> tuple[Entry, ...]:
        """Take back the last command, or the whole last turn; what it paid comes back.

        Raises:
            RuleError: `nothing_to_undo`.
        """
        return self._take_back("undo", lambda: journal.undo_of(self.entries, whole_turn))

    def redo(self) -> tuple[Entry, ...]:
        """Bring back what the last undo took.

        Raises:
            RuleError: `nothing_to_redo`.
        """
        return self._take_back("redo", lambda: journal.redo_of(self.entries))

    def replay(self) -> int:
        """Play the whole journal again.

        Returns:
            How many entries agree, which is all.

        Raises:
            JournalError: `replay_differs`, naming the first entry that differs.
        """
        self.refresh()
        journal.replay(self.start, self.entries, self.seed)
        return len(self.entries)

    def live(self) -> list[Entry]:
        """The entries that stand."""
        return journal.live(self.entries)

    def _take_back(self, deed: journal.Deed, which: Any) -> tuple[Entry, ...]:
        for _ in range(TRIES):
            self.refresh()
            of: tuple[int, ...] = which()
            number = len(self.entries) + 1
            draft = Entry(number=number, turn=self.next_turn(), deed=deed, of=of, state="")
            game = journal.folded(self.start, [*self.entries, draft])
            entry = replace(draft, state=journal.state_hash(game))
            if self._append(entry, game):
                return tuple(each for each in self.entries if each.number in of)
        raise busy(self.name)

    def _append(self, entry: Entry, game: Game) -> bool:
        """Store an entry; False when somebody else has stored one of that number."""
        row = {
            "campaign": self.name, "number": entry.number, "turn": entry.turn, "deed": entry.deed,
            "command": entry.command, "events": list(entry.events), "of": list(entry.of),
            "state": entry.state, "seed": entry.seed, "version": entry.version, "at": now(),
        }  # fmt: skip
        try:
            with writing(self.store.engine) as connection:
                connection.execute(insert(ENTRIES).values(row))
        except IntegrityError:
            return False
        except OperationalError as error:
            raise JournalError("not_stored", "The journal could not be written: nothing changed.",
                               "Check the disk and the folder FATEWRIGHT_HOME.") from error  # fmt: skip
        self.entries.append(entry)
        self.game = game
        return True


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 20})

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    return engine


@contextmanager
def writing(engine: Engine) -> Iterator[Any]:
    """A transaction that is on disk when it ends."""
    with engine.begin() as connection:
        yield connection


def _entry(row: Any) -> Entry:
    return Entry(
        number=row["number"], turn=row["turn"], deed=row["deed"], command=row["command"],
        events=tuple(row["events"]), of=tuple(row["of"]), state=row["state"], seed=row["seed"],
        version=row["version"],
    )  # fmt: skip


def checked_name(name: str) -> str:
    """A campaign's name without stray spaces, 1 to 100 characters on one line."""
    plain = " ".join(name.split())
    if not plain or len(plain) > 100 or not plain.isprintable():
        raise RuleError("bad_name", "A campaign's name has 1 to 100 letters.",
                        "Choose another name.", name=plain[:20])  # fmt: skip
    return plain


def known(value: str, allowed: Any, code: str, what: str) -> None:
    """Refuse a value that is not among those allowed, naming them."""
    if value not in allowed:
        close = near(value, allowed)
        hint = f"Did you mean {close[0]}?" if close else f"Known: {', '.join(allowed)}."
        raise RuleError(code, f"No {what} is called {value[:40]}.", hint, name=value[:40],
                        near=", ".join(allowed))  # fmt: skip


def busy(name: str) -> RuleError:
    """Others were faster too often."""
    return RuleError("busy", f"Others are writing to {name} all the time.", "Try again.", name=name)


def now() -> str:
    """The time as it is written into the store; the engine never sees it."""
    return datetime.now(UTC).isoformat(timespec="seconds")
