"""How fast the engine is, side by side with what does less: `python -m evals.engine`.

Each pair is measured in turns in one run, so that a slow moment slows both.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import process_time
from typing import Any

import d20

from evals.memory import peak
from tools import chain, commands, journal
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import FOLDS
from tools.game import Game, new
from tools.play import Step, play

SEED = "bench"
ROUNDS, BLOCK = 60, 20
ENTRIES = 100_000
POOL = "4d3-8"  # four Fate dice, as a dice roller without Fate dice writes them
PEOPLE: Sequence[Mapping[str, Any]] = (
    {"name": "Mara", "skills": {"fight": 3, "athletics": 2}},
    {"name": "Ghoul", "kind": "npc", "skills": {"fight": 3, "athletics": 2}, "physical": 3},
)
EXCHANGE: Sequence[Mapping[str, Any]] = (
    {"command": "attack", "actor": "Mara", "target": "Ghoul", "skill": "fight"},
    {"command": "defend", "skill": "athletics"},
    {"command": "invoke", "aspect": "Mud", "free": True},
    {"command": "take_boost"},
    {"command": "absorb", "boxes": 3},
)
# The same over and over: what it marks is cleared by its end, so that the game does not grow.
CYCLE: Sequence[Mapping[str, Any]] = (
    {"command": "overcome", "actor": "Mara", "skill": "fight", "effort": 3, "difficulty": 2},
    {"command": "attack", "actor": "Mara", "target": "Ghoul", "skill": "fight", "effort": 3},
    {"command": "defend", "skill": "athletics", "effort": 2},
    {"command": "absorb", "boxes": 1},
    {"command": "adjust", "character": "Ghoul", "physical": 0},
)


def table() -> Game:
    """Two people in a conflict, and an aspect with free invokes."""
    game = new()
    placed = {"command": "place_aspect", "aspect": "Mud", "free_invokes": 9}
    begun = {**CYCLE[1], "effort": 1, "defence": {"effort": 2}}
    for each in (*({"command": "create_character", **who} for who in PEOPLE), begun, placed):
        game = play(game, commands.parse(each), Dice(SEED)).game
    return game


def exchange(game: Game, dice: Dice) -> list[journal.Entry]:
    """Five commands, validated, played, and journalled in memory."""
    entries: list[journal.Entry] = []
    for given in EXCHANGE:
        step = play(game, commands.parse(given), dice)
        game = step.game
        entries.append(journal.entry_of(step, len(entries) + 1, 1))
    return entries


def stored_exchange(game: Game, dice: Dice) -> list[journal.Entry]:
    """The same five commands, each entry as the database gets it."""
    entries: list[journal.Entry] = []
    link = chain.origin(game, SEED)
    for given in EXCHANGE:
        step = play(game, commands.parse(given), dice)
        game = step.game
        entry = journal.entry_of(step, len(entries) + 1, 1)
        entries.append(chain.linked(journal.stored(entry, game), link))
        link = entries[-1].link
    return entries


def all_of_it(game: Game, dice: Dice) -> bool:
    """Whether an exchange goes through with these dice."""
    try:
        return bool(exchange(game, dice))
    except RuleError:
        return False


def two_rolls() -> None:
    """What a dice roller does for the two rolls of an exchange."""
    d20.roll(POOL)
    d20.roll(POOL)


def compared(ours: Callable[[], object], theirs: Callable[[], object]) -> Mapping[str, float]:
    """Microseconds of each, in blocks by turns, and the median of the ratios."""
    pairs = [(micros(ours), micros(theirs)) for _ in range(ROUNDS)]
    mine, other = min(each for each, _ in pairs), min(each for _, each in pairs)
    return {
        "ours_us": round(mine, 1),
        "theirs_us": round(other, 1),
        "ratio": round(median(a / b for a, b in pairs), 2),
        "best_ratio": round(mine / other, 2),
    }


def micros(work: Callable[[], object]) -> float:
    """How long something takes on average over a block, in microseconds of this process."""
    start = process_time()
    for _ in range(BLOCK):
        work()
    return (process_time() - start) / BLOCK * 1e6


def rates() -> Mapping[str, float]:
    """A full exchange beside d20 rolling four dice twice.

    Attack, defence, an invoke that resolves the roll anew, a boost out of its style, and the hit
    absorbed; the dice are a seed's by which all that comes about. The ratio is the engine's time
    over d20's. An entry in memory holds its command, its events and its place; what only storing
    it needs is `stored`: all of it as plain data, with the hash of the game after it and its link.
    """
    game = table()
    dice = next(each for each in map(Dice, map(str, range(999))) if all_of_it(game, each))
    found = compared(lambda: exchange(game, dice), two_rolls)
    kept = compared(lambda: stored_exchange(game, dice), two_rolls)
    return {
        **found,
        "exchanges_per_second": round(1e6 / found["ours_us"]),
        "stored_us": kept["ours_us"],
        "stored_ratio": kept["ratio"],
    }


def folding() -> Mapping[str, float]:
    """Folding a long journal in memory, beside a bare loop over the same events."""
    game = start = table()
    entries: list[journal.Entry] = []
    parsed = [commands.parse(given) for given in CYCLE]
    while len(entries) < ENTRIES:
        for command in parsed:
            step: Step = play(game, command, Dice(SEED))
            game = step.game
            entries.append(journal.entry_of(step, len(entries) + 1, len(entries) + 1))
    pairs = []
    for _ in range(3):
        first = process_time()
        folded = journal.folded(start, entries)
        second = process_time()
        bare = bare_loop(start, entries)
        pairs.append((second - first, process_time() - second))
        assert folded == bare == game
    ours, theirs = min(each for each, _ in pairs), min(each for _, each in pairs)
    return {
        "entries": len(entries),
        "folded_s": round(ours, 2),
        "bare_loop_s": round(theirs, 2),
        "ratio": round(ours / theirs, 2),
        "peak_mb": round(peak()),
    }


def bare_loop(game: Game, entries: Sequence[journal.Entry]) -> Game:
    """The same events folded by nothing but a loop."""
    for entry in entries:
        for event in entry.events:
            game = FOLDS[type(event)](game, event)
    return game


def folding_apart() -> Any:
    """`folding` in a process of its own, so that the memory is the journal's."""
    done = subprocess.run(
        [sys.executable, "-m", "evals.engine", "folding"],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def main() -> None:
    """Measure and print; with `folding`, only that."""
    if "folding" in sys.argv:
        print(json.dumps(folding()))
    else:
        print(json.dumps({"exchange": rates(), "folding": folding_apart()}))


if __name__ == "__main__":
    main()
