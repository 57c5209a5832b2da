"""One campaign: its journal as stored, and the game that the live entries come to."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, String, cast, insert, select, update

from assistant import snapshots
from assistant.rows import entry_in, rowed
from assistant.secrecy import secret_after
from assistant.store import reading, writing
from assistant.tables import CAMPAIGNS, ENTRIES, MOVED, Broken
from tools import chain, journal
from tools.commands import Command
from tools.dice import Dice, Thrown
from tools.errors import JournalError, RuleError
from tools.game import Game, new
from tools.journal import Entry
from tools.past import BeforeThis, Past
from tools.play import Step, play
from tools.replay import replay
from tools.rulesets import RULESETS

if TYPE_CHECKING:
    from assistant.campaigns import Store

LISTED, DIGITS = re.compile(r"\[[\d, ]*\]"), re.compile(r"\d+")  # a list of numbers, as stored


class Campaign:
    """One table's game.

    It is read from its newest snapshot on; what lies before that is read when it is asked for.
    """

    def __init__(self, store: "Store", row: Any) -> None:
        self.store, self.name = store, str(row["name"])
        self._take(row)
        with reading(store.engine) as connection:
            self._begin(connection)

    def _take(self, row: Any) -> None:
        """Note how the campaign began."""
        if isinstance(row["options"], Broken) or row["system"] not in RULESETS:
            raise JournalError("unreadable", f"The campaign {self.name} can't be read.",
                               "Restore campaigns.sqlite from a backup.")  # fmt: skip
        self.seed, self.began = str(row["seed"]), str(row["began"])
        self.start = new(row["system"], row["language"], tuple(row["options"]))

    def _begin(self, connection: Connection, before: int | None = None) -> None:
        """Read the journal from the newest snapshot (before an entry) from which it folds."""
        for kept in snapshots.newest(connection, self.name, before):
            self.past = Past(kept.game, base=kept.number, turns=kept.turns)
            self._kept, self._secret = kept.number, kept.secret
            try:
                return self._read(connection)
            except BeforeThis:
                continue
        self.past, self._kept, self._secret = Past(self.start), 0, frozenset()
        return self._read(connection)

    def _read(self, connection: Connection) -> None:
        """Read what has been added since.

        Raises:
            JournalError: `entry_missing`, or as `Past` has it.
        """
        for entry in self._stored(connection, ENTRIES.c.number > self.past.count):
            if entry.number != self.past.count + 1:
                raise chain.missing(self.name, self.past.count + 1)
            self.past.add(entry)
            self._secret = secret_after(self._secret, entry.events)

    def _stored(self, connection: Connection, *which: Any) -> list[Entry]:
        """Some entries in order; put in order here, as SQLite would read all for it instead."""
        query = select(ENTRIES).where(ENTRIES.c.campaign == self.name, *which)
        entries = [entry_in(row._mapping) for row in connection.execute(query)]
        return sorted(entries, key=lambda entry: entry.number)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.past.game

    @property
    def count(self) -> int:
        """How many entries the journal has, the undone ones too."""
        return self.past.count

    @property
    def entries(self) -> list[Entry]:
        """Every entry of the journal, the undone ones too."""
        if not self.past.base:
            return self.past.entries
        with reading(self.store.engine) as connection:
            earlier = self._stored(connection, ENTRIES.c.number <= self.past.base)
        return [*earlier, *self.past.entries]

    @property
    def secret(self) -> frozenset[str]:
        """Every name that was ever called secret."""
        return self._secret

    def live(self) -> list[Entry]:
        """The entries that stand."""
        return journal.live(self.entries)

    def recent(self, most: int) -> list[Entry]:
        """The last entries that stand, at most so many."""
        span = 2 * most
        while True:
            first = max(self.count - span, 0)
            with reading(self.store.engine) as connection:
                standing = journal.live(self._stored(connection, ENTRIES.c.number > first))
            if len(standing) >= most or not first:
                return standing[-most:]
            span *= 4

    def of_session(self, number: int) -> list[Entry]:
        """The entries of one session that stand."""
        with reading(self.store.engine) as connection:
            played = self._stored(connection, ENTRIES.c.session == number)
            moved = self._moved(connection, {entry.number for entry in played})
        together = {entry.number: entry for entry in (*played, *moved)}
        return journal.live(together[number] for number in sorted(together))

    def _moved(self, connection: Connection, numbers: set[int]) -> list[Entry]:
        """The undos and redos of some entries; of all others, only what they are of is read."""
        deeds = connection.execute(
            select(ENTRIES.c.number, cast(ENTRIES.c.of, String))
            .where(ENTRIES.c.campaign == self.name, MOVED)
            .where(ENTRIES.c.number > min(numbers, default=0))
        )
        sought = {str(number) for number in numbers}
        which = [
            number
            for number, of in deeds
            if not LISTED.fullmatch(of) or not sought.isdisjoint(DIGITS.findall(of))
        ]
        return self._stored(connection, ENTRIES.c.number.in_(which)) if which else []

    def refresh(self) -> None:
        """Read what others have added since."""
        with reading(self.store.engine) as connection:
            self._onward(connection)

    def _onward(self, connection: Connection) -> None:
        try:
            self._read(connection)
        except BeforeThis:
            self._begin(connection, before=self.past.base)

    def next_turn(self) -> int:
        """The number of a turn that begins now."""
        return self.past.turns + 1

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
            RuleError: the rules refuse it, `busy` when others keep writing, `campaign_archived`,
                `unknown_campaign` when it was deleted meanwhile.
            JournalError: `not_stored`; nothing has changed.
        """
        with writing(self.store.engine, self.name) as connection:
            head = self._locked(connection)
            step = play(self.game, command, Dice(seed or self.seed, queued=tuple(queued)))
            turn_number = self.next_turn() if turn is None else turn
            entry = journal.entry_of(step, self.count + 1, turn_number, seed)
            entry = self._append(connection, head, entry, step.game)
        self._added(entry, step.game)
        return step

    def undo(self, whole_turn: bool = False) -> tuple[Entry, ...]:
        """Take back the last command, or the whole last turn; what it paid comes back.

        Raises:
            RuleError: `nothing_to_undo`.
        """
        return self._take_back("undo", lambda: self.past.undoable(whole_turn))

    def redo(self) -> tuple[Entry, ...]:
        """Bring back what the last undo took.

        Raises:
            RuleError: `nothing_to_redo`.
        """
        return self._take_back("redo", lambda: self.past.redoable())

    def replay(self) -> int:
        """Play the whole journal again.

        Returns:
            How many entries agree, which is all.

        Raises:
            JournalError: `replay_differs`, naming the first entry that differs.
        """
        self.refresh()
        entries = self.entries
        replay(self.start, entries, self.seed)
        return len(entries)

    def verify(self) -> int:
        """Check the chain of the journal, from how the campaign began to its last entry.

        Returns:
            How many entries it has.

        Raises:
            JournalError: `entry_missing`, `entry_changed`, naming the first such entry.
        """
        with reading(self.store.engine) as connection:
            row = self.store.row(connection, self.name)
            entries = self._stored(connection)
        first = chain.origin(self.start, self.seed)
        chain.check(self.name, first, entries, row["head"], row["count"])
        return len(entries)

    def _take_back(
        self, deed: journal.Deed, which: Callable[[], tuple[int, ...]]
    ) -> tuple[Entry, ...]:
        with writing(self.store.engine, self.name) as connection:
            head = self._locked(connection)
            while True:
                try:
                    entry = Entry(number=self.count + 1, turn=self.next_turn(), deed=deed,
                                  of=which())  # fmt: skip
                    game = self.past.led_to(entry)
                    break
                except BeforeThis:
                    self._begin(connection, before=self.past.base)
            entry = self._append(connection, head, entry, game)
        self._added(entry)
        return tuple(each for each in self.past.entries if each.number in entry.of)

    def _locked(self, connection: Connection) -> str:
        """Wait for other writers of this campaign and read what they have added.

        Returns:
            The link of the last entry.
        """
        row = self.store.row(connection, self.name, lock=True)
        if row["archived"]:
            raise RuleError("campaign_archived", f"{self.name} is archived: it can only be read.",
                            "Bring it back with `fatewright campaign archive NAME --back`.",
                            name=self.name)  # fmt: skip
        if row["began"] != self.began or row["seed"] != self.seed:
            self._take(row)  # deleted and begun anew
            self._begin(connection)
        else:
            self._onward(connection)
        if row["count"] != self.count:
            further = row["count"] > self.count
            raise (chain.missing if further else chain.changed)(self.name, self.count + further)
        return str(row["head"])

    def _append(self, connection: Connection, head: str, entry: Entry, game: Game) -> Entry:
        """Store an entry, linked to the one before it, and a snapshot where one is due."""
        entry = chain.linked(journal.stored(entry, game), head)
        connection.execute(insert(ENTRIES).values(rowed(self.name, entry, game.session)))
        connection.execute(
            update(CAMPAIGNS).where(CAMPAIGNS.c.name == self.name)
            .values(head=entry.link, count=entry.number)
        )  # fmt: skip
        if entry.number - self._kept >= snapshots.EVERY:
            secret = secret_after(self._secret, entry.events)
            snapshots.keep(connection, self.name, snapshots.Snapshot(
                number=entry.number, game=game, turns=max(self.past.turns, entry.turn),
                secret=secret,
            ))  # fmt: skip
        return entry

    def _added(self, entry: Entry, game: Game | None = None) -> None:
        """Take in an entry that is stored."""
        self.past.add(entry, game)
        self._secret = secret_after(self._secret, entry.events)
        if entry.number - self._kept >= snapshots.EVERY:
            self._kept = entry.number
