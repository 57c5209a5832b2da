"""Campaigns: where journals are kept, one writer at a time, nothing said before it is stored."""

import secrets
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DatabaseError, IntegrityError

from assistant.settings import SettingsError
from assistant.store import CAMPAIGNS, ENTRIES, Broken, opened, reading, trouble, writing
from tools import journal
from tools.commands import Command
from tools.dice import Dice, Thrown
from tools.errors import JournalError, RuleError
from tools.game import Game, new
from tools.journal import Entry
from tools.past import Past
from tools.people import near
from tools.play import Step, play
from tools.replay import replay
from tools.rulesets import RULESETS

DEFAULT = "default"
LANGUAGES = ("en", "th", "pl", "fi", "zh")
JOINERS = "\u200c\u200d"  # unprintable by themselves, but emoji and some scripts need them


class Store:
    """All campaigns of one home folder, in one SQLite file."""

    def __init__(self, home: Path) -> None:
        try:
            home.mkdir(parents=True, exist_ok=True)
            self.engine = opened(home / "campaigns.sqlite")
        except (OSError, DatabaseError) as error:
            raise SettingsError(*trouble(error, home)) from error

    def names(self) -> list[str]:
        """The names of all campaigns, in the order in which they began."""
        with reading(self.engine) as connection:
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
            with writing(self.engine, name) as connection:
                connection.execute(insert(CAMPAIGNS).values(row))
        except IntegrityError:
            raise RuleError("campaign_exists", f"There is a campaign called {name} already.",
                            "Choose another name.", name=name) from None  # fmt: skip
        return self.open(name)

    def open(
        self, name: str = DEFAULT, seed: str | None = None, language: str | None = None
    ) -> "Campaign":
        """Open a campaign; one that is named for the first time begins (Condensed).

        Args:
            seed, language: of a campaign that begins now; left out: a random one, English.
        """
        name = checked_name(name)
        with reading(self.engine) as connection:
            row = connection.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.name == name)).first()
        if row is None:
            try:
                return self.new(name, language=language or "en", seed=seed)
            except RuleError as error:
                if error.code != "campaign_exists":
                    raise
                return self.open(name, seed)
        return Campaign(self, row._mapping["name"], row._mapping)


class Campaign:
    """One table's game: its journal as stored, and the game that the live entries come to."""

    def __init__(self, store: Store, name: str, row: Any) -> None:
        self.store, self.name, self.seed = store, name, str(row["seed"])
        if isinstance(row["options"], Broken) or row["system"] not in RULESETS:
            raise JournalError("unreadable", f"The campaign {name} can't be read.",
                               "Restore campaigns.sqlite from a backup.")  # fmt: skip
        self.start = new(row["system"], row["language"], tuple(row["options"]))
        self.past = Past(self.start)
        self.refresh()

    @property
    def entries(self) -> list[Entry]:
        """Every entry of the journal, the undone ones too."""
        return self.past.entries

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.past.game

    def refresh(self) -> None:
        """Read what others have added since."""
        with reading(self.store.engine) as connection:
            self._read(connection)

    def _read(self, connection: Connection) -> None:
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.campaign == self.name, ENTRIES.c.number > len(self.entries))
            .order_by(ENTRIES.c.number)
        )
        fresh = [_entry(row._mapping) for row in connection.execute(query)]
        for entry in fresh:
            self.past.add(entry)

    def next_turn(self) -> int:
        """The number of a turn that begins now."""
        return max((entry.turn for entry in self.entries), default=0) + 1

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
            JournalError: `not_stored`; nothing has changed.
        """
        with writing(self.store.engine, self.name) as connection:
            self._read(connection)
            step = play(self.game, command, Dice(seed or self.seed, queued=tuple(queued)))
            turn_number = self.next_turn() if turn is None else turn
            entry = journal.entry_of(step, len(self.entries) + 1, turn_number)
            entry = replace(entry, seed=seed)
            connection.execute(insert(ENTRIES).values(self._row(entry)))
        self.past.add(entry, step.game)
        return step

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
        replay(self.start, self.entries, self.seed)
        return len(self.entries)

    def live(self) -> list[Entry]:
        """The entries that stand."""
        return [entry for entry, _ in self.past.steps]

    def _take_back(
        self, deed: journal.Deed, which: Callable[[], tuple[int, ...]]
    ) -> tuple[Entry, ...]:
        with writing(self.store.engine, self.name) as connection:
            self._read(connection)
            of = which()
            number = len(self.entries) + 1
            draft = Entry(number=number, turn=self.next_turn(), deed=deed, of=of, state="")
            entry = replace(draft, state=journal.state_hash(self.past.led_to(draft)))
            connection.execute(insert(ENTRIES).values(self._row(entry)))
        self.past.add(entry)
        return tuple(each for each in self.entries if each.number in of)

    def _row(self, entry: Entry) -> dict[str, Any]:
        return {
            "campaign": self.name, "number": entry.number, "turn": entry.turn, "deed": entry.deed,
            "command": entry.command, "events": list(entry.events), "of": list(entry.of),
            "state": entry.state, "seed": entry.seed, "version": entry.version, "at": now(),
        }  # fmt: skip


def _entry(row: Any) -> Entry:
    if any(isinstance(row[part], Broken) for part in ("command", "events", "of")):
        raise journal.unreadable(int(row["number"]))
    return Entry(
        number=row["number"], turn=row["turn"], deed=row["deed"], command=row["command"],
        events=tuple(row["events"]), of=tuple(row["of"]), state=row["state"], seed=row["seed"],
        version=row["version"],
    )  # fmt: skip


def checked_name(name: str) -> str:
    """A campaign's name without stray spaces, 1 to 100 characters on one line."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if not plain or len(plain) > 100 or not all(c.isprintable() or c in JOINERS for c in plain):
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


def now() -> str:
    """The time as it is written into the store; the engine never sees it."""
    return datetime.now(UTC).isoformat(timespec="seconds")
