"""The live entries of a journal with the games they led to, so that an undo goes back at once."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tools.game import Game
from tools.journal import Entry, after, live

Step = tuple[Entry, Game]


@dataclass(slots=True)
class Past:
    """A game and the way it came: every live entry, and the game after it.

    Games share what has not changed, so keeping them all costs little.
    """

    start: Game
    entries: list[Entry] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    _known: dict[int, Entry] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.steps[-1][1] if self.steps else self.start

    def led_to(self, entry: Entry) -> Game:
        """The game that a further entry would lead to.

        Raises:
            JournalError: `unreadable_entry`, `newer_entry`.
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
        """
        if game is not None:
            self.steps.append((entry, game))
        else:
            kept, further = self._course(entry)
            self.steps[kept:] = further
        self.entries.append(entry)
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
        # Not at the end: only a damaged journal says so, and it is folded as it says.
        return 0, self._onward(self.start, live([*self.entries, entry]))

    @staticmethod
    def _onward(game: Game, entries: Sequence[Entry | None]) -> list[Step]:
        steps: list[Step] = []
        for entry in entries:
            if entry is not None:
                game = after(game, entry)
                steps.append((entry, game))
        return steps
