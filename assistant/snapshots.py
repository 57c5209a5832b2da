"""Snapshots: the game as it stood after an entry, so that a long journal opens at its end.

A snapshot counts only where the game in it has the hash that its entry recorded.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from assistant.tables import ENTRIES, SNAPSHOTS
from tools.game import Game, to_plain
from tools.game.reading import from_plain
from tools.journal import UNREADABLE, state_hash

EVERY = 16  # entries between two snapshots: few to read at an opening, and to fold
LATEST = 32  # how many of the latest are kept, for undoing
SPARSE = 128  # of the others, one of so many


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """The game after an entry.

    Attributes:
        number: the entry's.
        turns: the highest turn so far.
        secret: names that were ever called secret so far.
    """

    number: int
    game: Game
    turns: int
    secret: frozenset[str]


def keep(connection: Connection, campaign: str, snapshot: Snapshot) -> None:
    """Add a snapshot, and drop older ones that are no longer worth their room."""
    connection.execute(insert(SNAPSHOTS).values(
        campaign=campaign, number=snapshot.number, game=to_plain(snapshot.game, defaults=False),
        turns=snapshot.turns, secret=sorted(snapshot.secret),
    ))  # fmt: skip
    mine = SNAPSHOTS.c.campaign == campaign
    query = select(SNAPSHOTS.c.number).where(mine).order_by(SNAPSHOTS.c.number.desc())
    listed = [int(row[0]) for row in connection.execute(query)]
    dropped = [n for n in listed[LATEST:] if n // EVERY % SPARSE]
    if dropped:
        connection.execute(delete(SNAPSHOTS).where(mine, SNAPSHOTS.c.number.in_(dropped)))


def lasts(number: int, count: int) -> bool:
    """Whether a snapshot after an entry is worth keeping, in a journal so many entries long."""
    if number % EVERY:
        return number == count and count > EVERY
    return count - number < EVERY * LATEST or number // EVERY % SPARSE == 0


def newest(connection: Connection, campaign: str, before: int | None = None) -> Iterator[Snapshot]:
    """The snapshots that hold true, newest first.

    Args:
        before: only those after an earlier entry than this.
    """
    query = (
        select(SNAPSHOTS.c.number, SNAPSHOTS.c.turns, SNAPSHOTS.c.game, SNAPSHOTS.c.secret,
               ENTRIES.c.state)
        .join(ENTRIES, (ENTRIES.c.campaign == SNAPSHOTS.c.campaign)
              & (ENTRIES.c.number == SNAPSHOTS.c.number))
        .where(SNAPSHOTS.c.campaign == campaign)
        .order_by(SNAPSHOTS.c.number.desc())
        .limit(1)
    )  # fmt: skip
    while True:
        older = query if before is None else query.where(SNAPSHOTS.c.number < before)
        row = connection.execute(older).first()
        if row is None:
            return
        before = int(row.number)
        game = read(row.game)
        if game is not None and state_hash(game) == row.state:
            yield Snapshot(number=before, game=game, turns=row.turns, secret=names(row.secret))


def read(data: object) -> Game | None:
    """The game of a snapshot; None where it can't be read."""
    try:
        return from_plain(data)  # type: ignore[arg-type]
    except UNREADABLE:
        return None


def names(data: object) -> frozenset[str]:
    """The names that a snapshot keeps."""
    return frozenset(map(str, data)) if isinstance(data, Iterable) else frozenset()
