"""`python -m evals [rulings|lookup]`: run the cases, print a table a suite, compare."""

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from assistant.campaigns import Store
from evals import cases, report, scorers, solvers
from rules_corpus.library import Library

REPLY = 160  # of a reply that went wrong, so many letters are shown

Suite = Callable[[Store, Library, str], Mapping[str, Any]]


def rulings(store: Store, library: Library, language: str) -> Mapping[str, Any]:
    """Say every ruling of a language to the offline agent."""
    verdicts = []
    failures: dict[str, str] = {}
    for case in cases.rulings(language):
        ruled = solvers.offline(store, library, case)
        verdicts.append(verdict := scorers.judge(case, ruled))
        if verdict.score != "right":
            reply = " / ".join(ruled.text.split("\n"))[:REPLY]
            failures[case.id] = f"{verdict.score}: {verdict.why}\n    said: {case.say[-1]}"
            failures[case.id] += f"\n    reply: {reply}"
    return {"figures": scorers.ruling_figures(verdicts), "failures": failures}


def lookup(store: Store, library: Library, language: str) -> Mapping[str, Any]:
    """Ask the library every question of a language."""
    failures: dict[str, str] = {}
    looked = []
    for case in cases.questions(language):
        found = solvers.look_up(library, case)
        looked.append(scorers.rank(case, found))
        fault = lookup_fault(looked[-1], found)
        if fault:
            failures[case.id] = f"{fault}: {case.question}"
    return {"figures": scorers.look_up_figures(looked), "failures": failures}


def lookup_fault(looked: scorers.Looked, found: solvers.Found) -> str:
    """What went wrong with a question, or nothing."""
    first = found.rules[0] if found.rules else "nothing"
    if looked.silent:
        return f"answered with {first}" if looked.supported else ""
    faults = [] if looked.rank == 1 else [f"rank {looked.rank or '-'}, first {first}"]
    return ", ".join([*faults, *([] if looked.supported else ["refused"])])


SUITES: dict[str, Suite] = {"rulings": rulings, "lookup": lookup}


def main(arguments: Sequence[str]) -> int:
    """Run the suites; the exit code is 1 for a regression under `--strict`."""
    parser = argparse.ArgumentParser("python -m evals")
    parser.add_argument("suite", nargs="*", choices=[*SUITES, []], help="left out: all")
    parser.add_argument("--lang", choices=cases.LANGUAGES, help="left out: all")
    parser.add_argument("--strict", action="store_true", help="exit 1 for a regression")
    parser.add_argument("--accept", action="store_true", help="make this run the baseline")
    parser.add_argument("--quiet", action="store_true", help="tables only, no failures")
    given = parser.parse_args(arguments)
    languages = (given.lang,) if given.lang else cases.LANGUAGES
    ran: dict[str, dict[str, Mapping[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as home:
        store, library = Store(Path(home)), Library.open(Path(home) / "library")
        for name in given.suite or SUITES:
            ran[name] = {language: SUITES[name](store, library, language) for language in languages}
            print(report.table(name, ran[name]))
            if not given.quiet:
                print(*report.failures(ran[name]), sep="\n")
            print(flush=True)
    report.write(report.LATEST, report.merged(report.read(report.LATEST), ran))
    worse = report.regressions(ran, report.read(report.BASELINE))
    print(*[f"worse than the baseline: {each}" for each in worse], sep="\n", end="")
    if given.accept:
        report.write(
            report.BASELINE, report.merged(report.read(report.BASELINE), report.brief(ran))
        )
    return int(bool(worse) and given.strict)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
