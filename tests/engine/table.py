"""A table to play on: commands as plain data in, games and events out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tools import commands, journal
from tools.dice import Dice
from tools.errors import RuleError
from tools.events import write
from tools.game import Aspect, Game, new, to_plain
from tools.game.reading import from_plain
from tools.journal import Entry
from tools.people import find_aspect
from tools.play import play
from tools.reach import reach
from tools.replay import replay

SEED = "a table"
BLANK = [0, 0, 0, 0]
ANY_REFUSAL = ("not_in_system", "option_off", "scene_stopped")
EVEN = {"effort": 0}


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
        parsed = commands.parse({"command": command, **arguments})
        try:
            step = play(self.game, parsed, Dice(self.seed))
        except RuleError as error:
            assert error.code in (*reach(type(parsed)).refusals, *ANY_REFUSAL), error.code
            raise
        kinds = {event.type for event in step.events}
        assert kinds <= {*reach(type(parsed)).events, "roll_closed"}, kinds
        entry = journal.entry_of(step, len(self.entries) + 1, len(self.entries) + 1)
        self.entries.append(journal.stored(entry, step.game))
        assert from_plain(to_plain(step.game, defaults=False)) == step.game  # as a snapshot does
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
        return replay(self.start, self.entries, self.seed)


def one(events: Sequence[dict[str, Any]], kind: str) -> dict[str, Any]:
    found = [event for event in events if event["type"] == kind]
    assert len(found) == 1, [event["type"] for event in events]
    return found[0]


def some(events: Sequence[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["type"] == kind]


def two_sides() -> Table:
    """Two players' characters and two of the GM's, all alike."""
    table = Table()
    for name, kind in (("Mara", "pc"), ("Otso", "pc"), ("Ghoul", "npc"), ("Witch", "npc")):
        table.do(
            "create_character", name=name, kind=kind, high_concept=f"{name} Herself",
            trouble=f"{name}'s Trouble", skills={"fight": 2, "athletics": 2},
            slots=["mild", "moderate", "severe"],
        )  # fmt: skip
    return table


def hunters() -> Table:
    """Two who shoot and fight, and a ghoul."""
    table = Table()
    table.do("create_character", name="Mara", skills={"shoot": 3, "fight": 1, "provoke": 2})
    table.do("create_character", name="Otso", skills={"fight": 3, "athletics": 2, "will": 1})
    table.do(
        "create_character", name="Ghoul", kind="npc", skills={"fight": 3, "athletics": 1},
        slots=["mild"],
    )  # fmt: skip
    return table


def aspect(table: Table, name: str) -> Aspect:
    found = find_aspect(table.game, name)
    assert found is not None
    return found[1]


def points(table: Table, name: str) -> int:
    return table.game.characters[name].points


def overcome(table: Table, **more: Any) -> dict[str, Any]:
    events = table.do("overcome", actor="Mara", skill="fight", faces=BLANK, difficulty=4, **more)
    return one(events, "resolved")


def claw(table: Table, attacker: str = "Ghoul", target: str = "Mara") -> None:
    table.do(
        "attack", actor=attacker, target=target, skill="fight", faces=[0, 0, 1, 0],
        defence={"skill": "athletics", "faces": BLANK},
    )  # fmt: skip
