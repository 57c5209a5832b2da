"""A table to play on: commands as plain data in, games and events out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tools import commands, journal
from tools.dice import Dice
from tools.errors import RuleError
from tools.events import write
from tools.game import Game, new
from tools.journal import Entry
from tools.play import play

SEED = "a table"


@dataclass
class Table:
    """Plays commands and keeps the journal of them."""

    game: Game = field(default_factory=new)
    seed: str = SEED
    entries: list[Entry] = field(default_factory=list)
    last: tuple[dict[str, Any], ...] = ()

    def __post_init__(self) -> None:
        self.start = self.game

    def do(self, command: str, **arguments: Any) -> list[dict[str, Any]]:
        step = play(self.game, commands.parse({"command": command, **arguments}), Dice(self.seed))
        self.entries.append(journal.entry_of(step, len(self.entries) + 1, len(self.entries) + 1))
        self.game = step.game
        self.last = tuple(write(event) for event in step.events)
        return list(self.last)

    def refused(self, command: str, **arguments: Any) -> RuleError:
        before = self.game
        try:
            self.do(command, **arguments)
        except RuleError as error:
            assert self.game is before
            return error
        raise AssertionError(f"{command} was not refused")

    def replayed(self) -> Game:
        return journal.replay(self.start, self.entries, self.seed)


def one(events: Sequence[dict[str, Any]], kind: str) -> dict[str, Any]:
    found = [event for event in events if event["type"] == kind]
    assert len(found) == 1, [event["type"] for event in events]
    return found[0]


def some(events: Sequence[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["type"] == kind]
