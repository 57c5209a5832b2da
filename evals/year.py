"""Four years of play: how long the journal takes to open, to undo in, to tell a session of.

What a GM waits for is a whole process; what of it is the journal's, is measured beside it.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from assistant.backups import Begun, Written, restore
from assistant.campaigns import Store
from assistant.snapshots import EVERY
from assistant.tables import packed
from tools import chain, commands, journal
from tools.dice import Dice
from tools.game import Game, new
from tools.journal import Entry
from tools.past import Past
from tools.play import play

SESSIONS, ENTRIES, ASKED = 200, 100_000, 57
SEED, LONG, ONE, EMPTY = "year", "four years", "one session", "empty"
ROUNDS, RUNS = 15, 3
PROGRAM = "from assistant.surfaces.cli import app; app()"
PARTY: Sequence[Mapping[str, Any]] = (
    *({"command": "create_character", "name": name, "high_concept": f"{name} of the Road",
       "trouble": f"What {name} Owes", "skills": {"fight": 3, "athletics": 2, "notice": 2,
       "will": 2, "rapport": 1}} for name in ("Mara", "Otso", "Iga", "Ploy")),
    *({"command": "create_character", "name": name, "kind": "npc", "secret": name == "Shade",
       "skills": {"fight": 2, "athletics": 2}, "physical": 3} for name in ("Ghoul", "Shade")),
)  # fmt: skip
EVENING: Sequence[Mapping[str, Any]] = (
    {"command": "overcome", "actor": "Iga", "skill": "notice", "effort": 3, "difficulty": 2},
    {"command": "create_advantage", "actor": "Ploy", "skill": "notice", "effort": 3,
     "difficulty": 2, "aspect": "Fog"},
    {"command": "attack", "actor": "Mara", "target": "Ghoul", "skill": "fight", "effort": 3},
    {"command": "defend", "skill": "athletics", "effort": 2},
    {"command": "absorb", "boxes": 1},
    {"command": "adjust", "character": "Ghoul", "physical": 0},
    {"command": "remove_aspect", "aspect": "Fog"},
    {"command": "roll", "actor": "Otso", "skill": "will"},
)  # fmt: skip
TURN: Sequence[Mapping[str, Any]] = ({"command": "end_session"}, {"command": "begin_session"})


def played(sessions: int, entries: int) -> tuple[Game, list[tuple[Entry, Game]]]:
    """Sessions of play, each as long as the others, an undo now and then among their commands."""
    start = new()
    past, done = Past(start), list[tuple[Entry, Game]]()

    def put(entry: Entry, game: Game) -> None:
        past.add(entry, game if entry.deed == "command" else None)
        done.append((entry, past.game))

    def give(given: Mapping[str, Any]) -> None:
        step = play(past.game, commands.parse(given), Dice(SEED))
        put(journal.entry_of(step, past.count + 1, past.turns + 1), step.game)

    for given in PARTY:
        give(given)
    for session in range(1, sessions + 1):
        while past.count < entries * session // sessions:
            for given in EVENING:
                give(given)
                if past.count % 40 == 0:
                    undone = (past.steps[-1][0].number,)
                    put(Entry(number=past.count + 1, turn=past.turns + 1, deed="undo", of=undone),
                        past.game)  # fmt: skip
                    give(given)
        if session < sessions:
            for given in TURN:
                give(given)
    return start, done


def written(path: Path, name: str, start: Game, done: Sequence[tuple[Entry, Game]]) -> None:
    """A journal as a backup holds it, every entry hashed and linked."""
    link = chain.origin(start, SEED)
    lines = []
    for entry, game in done:
        stored = chain.linked(journal.stored(entry, game), link)
        link = stored.link
        plain = {key: getattr(stored, key) for key in Written.model_fields if key != "at"}
        lines.append(packed({**plain, "at": "2026-01-01T00:00:00+00:00"}))
    begun = Begun(campaign=name, system=start.system, language=start.language, options=[],
                  seed=SEED, began="2026-01-01", archived=None, head=link,
                  count=len(done))  # fmt: skip
    head = packed({"fatewright_backup": 1, "written": "2026-01-01T00:00:00+00:00"})
    path.write_text("\n".join([head, packed(begun.model_dump()), *lines]) + "\n", "utf-8")


def waited(work: Callable[[], object]) -> float:
    """How long something takes, in milliseconds."""
    began = perf_counter()
    work()
    return (perf_counter() - began) * 1000


def program(home: Path, *words: str) -> None:
    """Run the command line in a process of its own.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    subprocess.run([sys.executable, "-c", PROGRAM, *words], check=True, capture_output=True,
                   env={**os.environ, "FATEWRIGHT_HOME": str(home)})  # fmt: skip


def compared(
    name: str, long: Callable[[], object], short: Callable[[], object], rounds: int
) -> Mapping[str, float]:
    """The medians of both in milliseconds, measured by turns, and their ratio."""
    pairs = [(waited(long), waited(short)) for _ in range(rounds)]
    theirs, ours = median(b for _, b in pairs), median(a for a, _ in pairs)
    return {
        f"{name}_ms": round(ours, 1),
        f"{name}_short_ms": round(theirs, 1),
        f"{name}_ratio": round(median(a / b for a, b in pairs), 2),
    }


def year() -> Mapping[str, float]:
    """Four years' journal beside an empty one, and beside one that has the session only.

    It is opened with as many entries after its last snapshot as there may be; `tail` says how many.
    `open`, `undo` are the journal's part, in this process; `state`, `undo_command` and
    `log_command` are whole processes, the last two beside the same on the short journal.
    """
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        store = Store(home)
        for name, sessions, entries in ((LONG, SESSIONS, ENTRIES), (ONE, 1, ENTRIES // SESSIONS)):
            written(home / "backup", name, *played(sessions, entries))
            restore(store, home / "backup")
        store.new(EMPTY)
        long = store.open(LONG)
        assert long.count >= ENTRIES and long.game.session == SESSIONS
        for _ in range(EVERY - 1 - (long.count - long.past.base)):
            long.do(commands.parse(EVENING[-1]))
        long = store.open(LONG)

        def back(name: str) -> Callable[[], object]:
            return lambda: store.open(name).undo()

        def log(name: str, session: int) -> Callable[[], object]:
            return lambda: program(home, "log", "--session", str(session), "--campaign", name)

        return {
            "entries": long.count,
            "tail": long.count - long.past.base,
            **compared("open", lambda: Store(home).open(LONG), lambda: Store(home).open(EMPTY),
                       ROUNDS),
            **compared("undo", back(LONG), back(ONE), ROUNDS),
            **compared("session", lambda: store.open(LONG).of_session(ASKED),
                       lambda: store.open(ONE).of_session(1), ROUNDS),
            **compared("state", lambda: program(home, "state", "--campaign", LONG),
                       lambda: program(home, "state", "--campaign", EMPTY), RUNS),
            **compared("undo_command", lambda: program(home, "undo", "--campaign", LONG),
                       lambda: program(home, "undo", "--campaign", ONE), RUNS),
            **compared("log_command", log(LONG, ASKED), log(ONE, 1), RUNS),
        }  # fmt: skip
