"""The journal: entries that are only ever added, the live ones, and replaying them.

Each entry carries its format version and a hash of the state after it. Undo and redo are entries.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from pydantic import ValidationError

from tools import commands, events
from tools.errors import JournalError, RuleError
from tools.evolve import fold
from tools.game import Game, to_plain
from tools.play import Step
from tools.records import quicken

VERSION = 1
Deed = Literal["command", "undo", "redo"]
# What a damaged entry makes its readers stumble over.
UNREADABLE = (ValidationError, LookupError, TypeError, AttributeError, ValueError)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of a journal.

    Attributes:
        number: its place, from 1.
        turn: entries of one turn of talk share it, and are undone together.
        deed: a command, or an undo or redo of the entries in `of`.
        command: the command; stored, as plain data.
        events: its events; stored, as plain data.
        state: stored, the hash of the game after it.
        seed: of its dice, when it was not the campaign's.
        link: stored, the hash of all this and of the link before it (`tools.chain`).
    """

    number: int
    turn: int
    deed: Deed
    command: Any = None
    events: tuple[Any, ...] = ()
    of: tuple[int, ...] = ()
    state: str = ""
    seed: str | None = None
    version: int = VERSION
    link: str = ""


quicken(Entry)


def state_hash(game: Game) -> str:
    """A short hash of everything in a game that is not as it is by default.

    What holds its default is left out, so that a field added later changes no old hash.
    """
    plain = to_plain(game, defaults=False)
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def entry_of(step: Step, number: int, turn: int, seed: str | None = None) -> Entry:
    """The entry that records a step, in memory: its command and its events as they are."""
    return Entry(
        number=number,
        turn=turn,
        deed="command",
        command=step.command,
        events=step.events,
        seed=seed,
    )


def stored(entry: Entry, game: Game) -> Entry:
    """An entry as it is stored: plain data, with the hash of the game after it."""
    return replace(
        entry,
        command=None if entry.command is None else commands.plain(entry.command),
        events=tuple([events.write(event) for event in entry.events]),
        state=state_hash(game),
    )


def happened(entry: Entry) -> Iterator[events.Event]:
    """The events of an entry, read where they are plain data."""
    for each in entry.events:
        yield events.read(each) if isinstance(each, dict) else each


def live(entries: Iterable[Entry]) -> list[Entry]:
    """The command entries that stand: undone ones left out, redone ones back in."""
    alive: dict[int, Entry] = {}
    known: dict[int, Entry] = {}
    for entry in entries:
        if entry.deed == "command":
            known[entry.number] = alive[entry.number] = entry
        for number in entry.of:
            if entry.deed == "undo":
                alive.pop(number, None)
            elif entry.deed == "redo" and number in known:
                alive[number] = known[number]
    return [alive[number] for number in sorted(alive)]


def folded(game: Game, entries: Iterable[Entry]) -> Game:
    """The game after the live entries among these.

    Raises:
        JournalError: `unreadable_entry`, naming the first one that can't be read.
    """
    for entry in live(entries):
        game = after(game, entry)
    return game


def after(game: Game, entry: Entry) -> Game:
    """The game after one command's entry.

    Raises:
        JournalError: `unreadable_entry`, `newer_entry`.
    """
    if entry.version > VERSION:
        raise JournalError(
            "newer_entry",
            f"Entry {entry.number} was written by a newer version of Fatewright.",
            "Install that version.",
            entry=entry.number,
        )
    try:
        return fold(game, happened(entry))
    except UNREADABLE as error:
        raise unreadable(entry.number) from error


def unreadable(number: int) -> JournalError:
    """The error that names an entry which can't be read."""
    return JournalError(
        "unreadable_entry",
        f"Entry {number} can't be read.",
        "Restore the journal from a backup.",
        entry=number,
    )


def undo_of(entries: Sequence[Entry], whole_turn: bool) -> tuple[int, ...]:
    """The entries that an undo takes back: the last live command, or its whole turn.

    Raises:
        RuleError: `nothing_to_undo`.
    """
    standing = live(entries)
    if not standing:
        raise RuleError("nothing_to_undo", "There is nothing to undo.", "Play something first.")
    last = standing[-1]
    if not whole_turn:
        return (last.number,)
    return tuple(entry.number for entry in standing if entry.turn == last.turn)


def redo_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """The entries that a redo brings back: those of the last undo, if no command came since.

    Raises:
        RuleError: `nothing_to_redo`.
    """
    undone: list[tuple[int, ...]] = []
    for entry in entries:
        if entry.deed == "undo":
            undone.append(entry.of)
        elif entry.deed == "redo" and undone:
            undone.pop()
        elif entry.deed == "command":
            undone.clear()
    if not undone:
        raise RuleError(
            "nothing_to_redo", "There is nothing to redo.", "Redo works right after an undo."
        )
    return undone[-1]
