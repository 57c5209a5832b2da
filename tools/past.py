"""The live entries of a journal with the games they led to, so that an undo goes back at once.

It may begin in the middle of a journal, with the game that a snapshot kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tools.errors import RuleError
from tools.game import Game
from tools.journal import Entry, after, live, redo_of, undo_of

Step = tuple[Entry, Game]


class BeforeThis(LookupError):
    """What is asked for lies before the game that a past begins with: an earlier one has it."""


@dataclass(slots=True)
class Past:
    """A game and the way it came: every live entry, and the game after it.

    Games share what has not changed, so keeping them all costs little.

    Attributes:
        start: the game that it begins with.
        base: how many entries led to that game.
        turns: the highest turn among all entries, those before it too.
    """

    start: Game
    base: int = 0
    turns: int = 0
    entries: list[Entry] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    _known: dict[int, Entry] = field(default_factory=dict)
    _turns_before: int = 0

    def __post_init__(self) -> None:
        self._turns_before = self.turns

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.steps[-1][1] if self.steps else self.start

    @property
    def count(self) -> int:
        """How many entries the journal has."""
        return self.base + len(self.entries)

    def undoable(self, whole_turn: bool) -> tuple[int, ...]:
        """The entries that an undo would take back.

        Raises:
            RuleError: `nothing_to_undo`.
            BeforeThis: they lie further back.
        """
        standing = [entry for entry, _ in self.steps]
        further = not standing or (whole_turn and standing[-1].turn <= self._turns_before)
        if self.base and further:
            raise BeforeThis
        return undo_of(standing, whole_turn)

    def redoable(self) -> tuple[int, ...]:
        """The entries that a redo would bring back.

        Raises:
            RuleError: `nothing_to_redo`.
            BeforeThis: they may lie further back.
        """
        try:
            return redo_of(self.entries)
        except RuleError:
            if self.base and not self._known:
                raise BeforeThis from None
            raise

    def led_to(self, entry: Entry) -> Game:
        """The game that a further entry would lead to.

        Raises:
            JournalError: `unreadable_entry`, `newer_entry`.
            BeforeThis: it moves what lies further back.
        """
        kept, further = self._course(entry)
        if further:
            return further[-1][1]
        return self.steps[kept - 1][1] if kept else self.start

    def add(self, entry: Entry, game: Game | None = None) -> None:
        """Take a further entry in.

        Args:
            game: the game after a command's entry, where it is known already.

        Raises:
            JournalError: `unreadable_entry`, `newer_entry`; nothing has been taken in.
            BeforeThis: it moves what lies further back; nothing has been taken in.
        """
        if game is not None:
            self.steps.append((entry, game))
        else:
            kept, further = self._course(entry)
            self.steps[kept:] = further
        self.entries.append(entry)
        self.turns = max(self.turns, entry.turn)
        if entry.deed == "command":
            self._known[entry.number] = entry

    def _course(self, entry: Entry) -> tuple[int, list[Step]]:
        """How many steps stay, and the steps that come after them."""
        numbers = sorted(entry.of)
        if entry.deed == "command":
            return len(self.steps), self._onward(self.game, [entry])
        if entry.deed == "undo":
            kept = len(self.steps) - len(numbers)
            if kept >= 0 and [each.number for each, _ in self.steps[kept:]] == numbers:
                return kept, []
        elif all(number in self._known for number in numbers):
            last = self.steps[-1][0].number if self.steps else 0
            if numbers and last < numbers[0]:
                return len(self.steps), self._onward(self.game, [*map(self._known.get, numbers)])
        if self.base and not self._known.keys() >= set(numbers):
            raise BeforeThis
        # Not at the end: a turn between others' turns, or a damaged journal; folded as it says.
        return 0, self._onward(self.start, live([*self.entries, entry]))

    @staticmethod
    def _onward(game: Game, entries: Sequence[Entry | None]) -> list[Step]:
        steps: list[Step] = []
        for entry in entries:
            if entry is not None:
                game = after(game, entry)
                steps.append((entry, game))
        return steps
