"""One step of a table, and everything that is looked at after it."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar, Literal

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule
from pydantic import ValidationError
from table import Table

from machine import arguments, books, causes, checks
from tools import journal, replay
from tools.available import available
from tools.commands import COMMANDS, parse
from tools.errors import RuleError
from tools.events import Event
from tools.game import Game
from tools.journal import Entry, happened, state_hash
from tools.past import Past

CROWD = 8  # people and aspects beyond which no more are made up
MAKING = ("make_npc", "create_character", "import_character", "make_aspects", "place_aspect")


def move(**given: st.SearchStrategy[Any]) -> Callable[[Any], Any]:
    """A way to play on, with what is drawn for it."""

    def made(method: Any) -> Any:
        method.given = st.fixed_dictionaries(given)
        return method

    return made


def drawn(at: tuple[Any, int]) -> st.SearchStrategy[Any]:
    """One of the moves that a run plays, with what is drawn for it."""
    machine, place = at
    return ways(machine.moves[place % len(machine.moves)])


@cache
def ways(made: Any) -> st.SearchStrategy[Any]:
    """A move by its name, and what is drawn for it."""
    return st.tuples(st.just(made.__name__), made.given)


class Steps(RuleBasedStateMachine):
    """Plays commands, undoes and redoes each, and keeps the books.

    `played` and `refused` count over all runs of a class, by command.
    """

    table: Table
    played: ClassVar[Counter[str]]
    refused: ClassVar[Counter[str]]

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.played, cls.refused = Counter(), Counter()

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @classmethod
    def every_move(cls) -> list[Any]:
        """All moves of the machine."""
        return [each for name in dir(cls) if hasattr(each := getattr(cls, name), "given")]

    def open(self, table: Table, favourites: Iterable[int] = ()) -> None:
        """Sit down at a table that may have been played at already.

        Args:
            favourites: the only moves to be made, by place, besides anything and answers; none:
                all of them are made.
        """
        every = self.every_move()
        some = [every[place % len(every)] for place in favourites]
        self.moves = [*some, type(self).anything, type(self).answer] if some else every
        self.table = table
        self.past = Past(table.start)
        self.seen: set[str] = set()
        for entry in table.entries:
            self.past.add(stored(entry))
        self.state, self.hashed = state_hash(self.game), self.game

    def attempt(self, command: str, **arguments: Any) -> bool:
        """Play a command, or be refused; whether it was played."""
        given = {key: value for key, value in arguments.items() if value is not None}
        if command in MAKING and crowded(self.game):
            return False
        before, entries = self.game, len(self.table.entries)
        try:
            self.table.do(command, **given)
        except (RuleError, ValidationError) as error:
            if isinstance(error, RuleError):
                checks.clear(error)
            type(self).refused[command] += 1
            assert self.game is before == self.past.game
            assert len(self.table.entries) == entries
            return False
        type(self).played[command] += 1
        assert before == self.past.game, "the game before was changed in place"
        self.follow(before, stored(self.table.entries[-1]))
        self.look()
        return True

    def follow(self, before: Game, entry: Entry) -> None:
        """The same from the journal: events folded, command played again, undone and redone."""
        happenings: list[Event] = list(happened(entry))
        books.kept_in_order(before, happenings, self.game)
        causes.accounted_for(before, parse(entry.command), happenings)
        assert replay.again(before, entry, self.table.seed) == self.game
        self.past.add(entry)
        assert self.past.game == self.game
        assert state_hash(self.past.game) == entry.state
        self.past.add(deed("undo", entry))
        assert self.past.game == before
        assert self.past.game is self.hashed or state_hash(self.past.game) == self.state
        self.past.add(deed("redo", entry))
        assert self.past.game == self.game
        self.state, self.hashed = entry.state, self.past.game

    def look(self) -> None:
        """Whatever has to hold, of a game that was not looked at yet."""
        if self.state in self.seen:
            return
        self.seen.add(self.state)
        checks.on_the_scale(self.game)
        checks.answerable(self.game, self.table.seed)
        checks.unseen(self.game)

    def settle(self) -> None:
        """Answer whatever waits, one way or another."""
        for _ in range(9):
            if not self.game.pending:
                return
            listed = [each for each in available(self.game) if each.label not in checks.ALSO]
            self.attempt(**listed[len(self.table.entries) % len(listed)].command)

    def play_with(self, option: str) -> None:
        """Switch an optional rule on, if it is not."""
        if not any(each.partition(":")[0].endswith(f".{option}") for each in self.game.options):
            self.likely("switch_option", option=option, on=True)

    def likely(self, command: str, **arguments: Any) -> bool:
        """Play a command once nothing waits any more."""
        self.settle()
        return self.attempt(command, **arguments)

    @rule(chosen=st.tuples(st.runner(), arguments.places).flatmap(drawn))
    def play(self, chosen: tuple[str, dict[str, Any]]) -> None:
        """One move of those that this run plays."""
        name, given = chosen
        getattr(self, name)(**given)

    # A stop ends all play: `look_after` makes it, and goes on at once.
    @move(given=st.sampled_from(sorted({*COMMANDS} - {"stop_scene"})).flatmap(arguments.command))
    def anything(self, given: dict[str, Any]) -> None:
        self.attempt(**given)

    @move(place=st.integers(0, 8))
    def answer(self, place: int) -> None:
        full = crowded(self.game)  # what makes still more is not tried then
        choices = [each for each in available(self.game)
                   if not (full and each.command["command"] in MAKING)]  # fmt: skip
        if choices:
            assert self.attempt(**choices[place % len(choices)].command)

    @move(times=st.integers(1, 4), again=st.integers(0, 4))
    def take_back(self, times: int, again: int) -> None:
        """Undo the last commands one by one, and redo some of them."""
        standing = journal.live(self.table.entries)[-times:]
        for entry in reversed(standing):
            assert journal.undo_of(self.table.entries, whole_turn=True) == (entry.number,)
            self.note(deed("undo", entry))
        for entry in standing[:again]:
            assert journal.redo_of(self.table.entries) == (entry.number,)
            self.note(deed("redo", entry))
            assert self.state == entry.state
        self.table.game = self.past.game
        self.look()

    def note(self, entry: Entry) -> None:
        """Write an undo or redo into the journal, with the state that it led to."""
        game = self.past.led_to(entry)
        self.state = state_hash(game)
        self.past.add(entry)
        assert self.past.game == game
        number = len(self.table.entries) + 1
        self.table.entries.append(replace(entry, number=number, turn=number, state=self.state))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert self.table.replayed() == self.game
            assert journal.folded(self.table.start, self.table.entries) == self.game


def stored(entry: Entry) -> Entry:
    """An entry as it comes back from a file."""
    if entry.deed != "command":
        return entry
    events = tuple(json.loads(json.dumps(entry.events, ensure_ascii=False)))
    return replace(entry, events=events, command=json.loads(json.dumps(entry.command)))


def deed(kind: Literal["undo", "redo"], entry: Entry) -> Entry:
    """An undo or redo of an entry."""
    return Entry(number=0, turn=0, deed=kind, of=(entry.number,), state="")


def crowded(game: Game) -> bool:
    """Whether there are people and aspects enough."""
    return len(game.characters) >= CROWD or len(game.scene.aspects) >= CROWD
