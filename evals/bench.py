"""`python -m evals.bench [BOOK]`: times, and ratios of things measured side by side in one run.

A ratio says the same on a fast machine and on a slow one; milliseconds are there to be read.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from assistant.agent import turn
from assistant.campaigns import Store
from assistant.models.offline import OfflineModel
from assistant.toolbox import Toolbox
from evals import finding
from evals.adding import adding
from evals.cases import LANGUAGES, rulings
from evals.engine import folding_apart, rates
from evals.solvers import begin
from evals.year import year
from rules_corpus.library import Library

Measure = Callable[[], Mapping[str, float]]
Goal = tuple[str, float]
COLD_RUNS = 7
ROLL = "from assistant.surfaces.cli import app; app(['roll', '+3 vs 2'])"
IMPORTS = "import typer, pydantic"


def seconds(work: Callable[[], object]) -> float:
    """How long something takes, in seconds."""
    start = perf_counter()
    work()
    return perf_counter() - start


def python(code: str) -> None:
    """Run code in a Python of its own.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def cold_start() -> Mapping[str, float]:
    """A free-standing roll from the shell, beside the imports that it can't do without."""
    pairs = [
        (seconds(lambda: python(ROLL)), seconds(lambda: python(IMPORTS))) for _ in range(COLD_RUNS)
    ]
    rolls, imports = median(roll for roll, _ in pairs), median(bare for _, bare in pairs)
    return {
        "roll_ms": milli(rolls),
        "imports_ms": milli(imports),
        "ratio": round(median(roll / bare for roll, bare in pairs), 2),
    }


def turns(store: Store, library: Library) -> Mapping[str, float]:
    """A turn of the offline agent: the first line of every ruling."""
    times: list[float] = []
    for language in LANGUAGES:
        for case in rulings(language):
            campaign = begin(store, case)
            toolbox = Toolbox(campaign=campaign, library=library, language=language)
            model = OfflineModel(toolbox)
            times.append(seconds(lambda t=toolbox, c=case, m=model: turn(t, c.say[0], m)))  # type: ignore[misc]
    return spread("turn", times)


def added(store: Store, library: Library) -> Mapping[str, float]:
    """What a turn adds to a model's own time: on the clock, and of this process alone."""
    clock, own = adding(store, library)
    return {**spread("adding", clock), **spread("own", own)}


def spread(name: str, times: Sequence[float]) -> Mapping[str, float]:
    """The median and the 95th percentile, in milliseconds."""
    return {f"{name}_p50_ms": milli(median(times)),
            f"{name}_p95_ms": milli(quantiles(times, n=20)[-1])}  # fmt: skip


def milli(duration: float) -> float:
    """Seconds as milliseconds, to a tenth."""
    return round(duration * 1000, 1)


def parts(home: Path, books: Sequence[str]) -> Iterator[tuple[str, Measure, Mapping[str, Goal]]]:
    """What is measured, each with its goals, in an order in which the long ones come last."""
    rules = home / "library"
    store, library = Store(home), Library.open(rules)
    yield "cold_start", cold_start, {}
    yield "search", lambda: finding.beyond(Library.open(rules, finding.Remembering())), {
        "beyond_p95_ms": ("at most", 10)}  # fmt: skip
    yield "turn", lambda: turns(store, library), {}
    yield "adding", lambda: added(store, library), {"adding_p95_ms": ("at most", 40)}
    yield "exchange", rates, {"ratio": ("at most", 4)}
    yield "folding", folding_apart, {"ratio": ("at most", 2), "peak_mb": ("at most", 300)}
    yield "year", year, {f"{name}_ratio": ("at most", 2) for name in (
        "open", "undo", "session", "state", "undo_command", "log_command")}  # fmt: skip
    for book in map(Path, books):
        yield f"ingest {book.name}", partial(finding.ingesting, book, shown), {
            "ratio": ("at least", 0.9)}  # fmt: skip
    yield "many", partial(finding.among_many, home / "many", progress=shown), {
        "beyond_p95_ms": ("at most", 60)}  # fmt: skip


def shown(deed: str, done: int, total: int) -> None:
    """Tell on a terminal how far a long part has come."""
    if sys.stderr.isatty():
        print(f"\r{deed} {done}/{total} ", end="\n" if done >= total else "", file=sys.stderr)


def told(name: str, figures: Mapping[str, float], goals: Mapping[str, Goal], took: float) -> str:
    """A part's figures, those that have a goal on a line of their own beside it."""
    lines = [f"{name} ({took:.0f} s)"]
    for key, (bound, goal) in goals.items():
        met = figures[key] <= goal if bound == "at most" else figures[key] >= goal
        lines.append(f"  {key} {figures[key]}: {bound} {goal}, {'met' if met else 'MISSED'}")
    others = [f"{key} {value}" for key, value in figures.items() if key not in goals]
    return "\n".join([*lines, f"  {', '.join(others)}"])


def main(books: Sequence[str]) -> None:
    """Measure and print part by part, then all of it as JSON.

    Args:
        books: files to ingest, in whose rate the bare embedder's is compared.
    """
    measured: dict[str, Mapping[str, float]] = {}
    with tempfile.TemporaryDirectory() as home:
        for name, measure, goals in parts(Path(home), books):
            start = perf_counter()
            measured[name] = measure()
            print(told(name, measured[name], goals, perf_counter() - start), flush=True)
    print(json.dumps(measured))


if __name__ == "__main__":
    main(sys.argv[1:])
