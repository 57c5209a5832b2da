"""`python -m evals.bench [BOOK]`: times, and ratios of things measured side by side in one run.

A ratio says the same on a fast machine and on a slow one; milliseconds are there to be read.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
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


def main(books: Sequence[str]) -> None:
    """Measure and print, one line a subject, then all of it as JSON.

    Args:
        books: files to ingest, in whose rate the bare embedder's is compared.
    """
    with tempfile.TemporaryDirectory() as home:
        home_of_rules = Path(home) / "library"
        store, library = Store(Path(home)), Library.open(home_of_rules)
        measured = {
            "cold_start": cold_start(),
            "search": finding.beyond(Library.open(home_of_rules, finding.Remembering())),
            "many": finding.among_many(Path(home) / "many"),
            **{f"ingest {Path(book).name}": finding.ingesting(Path(book)) for book in books},
            "turn": turns(store, library),
            "adding": added(store, library),
            "exchange": rates(),
            "folding": folding_apart(),
            "year": year(),
        }
    for name, figures in measured.items():
        print(f"{name:11}", "  ".join(f"{key} {value}" for key, value in figures.items()))
    print(json.dumps(measured))


if __name__ == "__main__":
    main(sys.argv[1:])
