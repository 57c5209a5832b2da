"""`python -m evals [SUITE]…`: run the cases, print a table a suite, compare."""

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from langchain_core.language_models import BaseChatModel

from assistant import settings
from assistant.campaigns import Store
from assistant.models import chat_model
from assistant.toolbox import Toolbox
from evals import adversary, cases, plainer, report, scorers, solvers
from evals.lookup import Looked, fatewright, figures, look_up
from rules_corpus.library import Library

REPLY = 160  # of a reply that went wrong, so many letters are shown

Suites = Mapping[str, Mapping[str, Mapping[str, Any]]]  # suite -> language -> figures, failures


def rulings(store: Store, library: Library, languages: Sequence[str]) -> Suites:
    """Say every ruling to the offline agent, the half it was tuned on apart.

    Of the half that is held back nothing but figures is told.
    """
    return {
        suite: {
            language: ruled(
                store,
                library,
                [case for case in cases.rulings(language) if case.held_back == held_back],
                failing=not held_back,
            )
            for language in languages
        }
        for suite, held_back in (("rulings", True), ("rulings-tuned", False))
    }


def strangers(store: Store, library: Library, language: str) -> Mapping[str, Any]:
    """Say what strangers said; nothing but figures is told."""
    return ruled(store, library, cases.strangers(language), failing=False)


def ruled(
    store: Store, library: Library, listed: Sequence[cases.Ruling], *, failing: bool
) -> Mapping[str, Any]:
    """Say rulings to the offline agent, and tell what failed if that is asked for."""
    verdicts = []
    failures: dict[str, str] = {}
    for case in listed:
        ruling = solvers.offline(store, library, case)
        verdicts.append(verdict := scorers.judge(case, ruling))
        if verdict.score != "right" and failing:
            reply = " / ".join(ruling.text.split("\n"))[:REPLY]
            failures[case.id] = f"{verdict.score}: {verdict.why}\n    said: {case.say[-1]}"
            failures[case.id] += f"\n    reply: {reply}"
    return {"figures": scorers.ruling_figures(verdicts), "failures": failures}


def lookup(store: Store, library: Library, languages: Sequence[str]) -> Suites:
    """Ask the library every question, the half it was tuned on apart, and two plainer ways.

    Of the half that is held back nothing but figures is told.
    """
    solvers = {
        "lookup": fatewright(library),
        "lookup-recipe": plainer.recipe(),
        "lookup-words": plainer.words(library),
    }
    held: dict[str, dict[str, list[Looked]]] = {name: {} for name in solvers}
    tuned: dict[str, list[Looked]] = {}
    for language in languages:
        asked = cases.questions(language)
        for name, solver in solvers.items():
            held[name][language] = look_up([case for case in asked if case.held_back], solver)
        tuned[language] = look_up([c for c in asked if not c.held_back], solvers["lookup"])
    return {
        **{name: told(looked, failures=False) for name, looked in held.items()},
        "lookup-tuned": told(tuned, failures=True),
    }


def told(looked: Mapping[str, list[Looked]], *, failures: bool) -> dict[str, Mapping[str, Any]]:
    """The figures of each language and of all; what went wrong, if asked for."""
    every = [each for listed in looked.values() for each in listed]
    result: dict[str, Mapping[str, Any]] = {
        language: {
            "figures": figures(listed),
            "failures": {
                each.case.id: f"{each.fault}: {each.case.question}"
                for each in listed
                if failures and each.fault
            },
        }
        for language, listed in looked.items()
    }
    if len(looked) > 1:
        result["all"] = {"figures": figures(every), "failures": {}}
    return result


def one_by_one(
    suite: str, run: Callable[[Store, Library, str], Mapping[str, Any]]
) -> Callable[[Store, Library, Sequence[str]], Suites]:
    """A suite that is run for each language by itself."""
    return lambda store, library, languages: {
        suite: {language: run(store, library, language) for language in languages}
    }


def live(model: str, times: int) -> Callable[[Store, Library, Sequence[str]], Suites]:
    """Rulings with a model that is elsewhere; a case is right when it is so every time."""
    chosen = replace(settings.read(), model=model)

    def run(store: Store, library: Library, languages: Sequence[str]) -> Suites:
        return {f"rulings-{model}": {language: asked(store, library, language)
                                     for language in languages}}  # fmt: skip

    def asked(store: Store, library: Library, language: str) -> Mapping[str, Any]:
        verdicts = []
        failures: dict[str, str] = {}
        for case in cases.rulings(language):
            each = [
                scorers.judge(case, solvers.offline(store, library, case, make, n + 1))
                for n in range(times)
            ]
            verdicts.append(worst := max(each, key=lambda one: WORSE.index(one.score)))
            if worst.score != "right":
                failures[case.id] = f"{worst.score}: {worst.why}\n    said: {case.say[-1]}"
        return {"figures": scorers.ruling_figures(verdicts), "failures": failures}

    def make(toolbox: Toolbox) -> BaseChatModel:
        return chat_model(chosen, toolbox)

    return run


WORSE = ("right", "asked_back", "wrong")
RUN: dict[str, Callable[[Store, Library, Sequence[str]], Suites]] = {
    "rulings": rulings,
    "strangers": one_by_one("strangers", strangers),
    "lookup": lookup,
    "prose": one_by_one("prose", adversary.prose),
    "secrets": one_by_one("secrets", adversary.secrets),
    "injected": one_by_one("injected", adversary.injected),
}


def main(arguments: Sequence[str]) -> int:
    """Run the suites; the exit code is 1 for a regression under `--strict`."""
    parser = argparse.ArgumentParser("python -m evals")
    parser.add_argument("suite", nargs="*", choices=[*RUN, []], help="left out: all")
    parser.add_argument("--lang", choices=cases.LANGUAGES, help="left out: all")
    parser.add_argument("--strict", action="store_true", help="exit 1 for a regression")
    parser.add_argument("--accept", action="store_true", help="make this run the baseline")
    parser.add_argument("--quiet", action="store_true", help="tables only, no failures")
    parser.add_argument("--model", help="openai:NAME: the rulings with that model alone")
    parser.add_argument("--times", type=int, default=4, help="how often each of them")
    given = parser.parse_args(arguments)
    languages = (given.lang,) if given.lang else cases.LANGUAGES
    ran: dict[str, Mapping[str, Mapping[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as home:
        store, library = Store(Path(home)), Library.open(Path(home) / "library")
        suites = {name: run for name, run in RUN.items() if name in (given.suite or RUN)}
        if given.model:
            suites = {"live": live(given.model, given.times)}
        for run in suites.values():
            for suite, told_of in run(store, library, languages).items():
                ran[suite] = told_of
                print(report.table(suite, told_of))
                if not given.quiet:
                    print(*report.failures(told_of), sep="\n")
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
