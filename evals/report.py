"""Reports: a plain table a suite, the same as JSON, and what has become worse than the baseline."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

REPORTS = Path(__file__).parent / "reports"
LATEST, BASELINE = REPORTS / "latest.json", REPORTS / "baseline.json"
Report = Mapping[str, Mapping[str, Mapping[str, Any]]]  # suite -> language -> figures, failures

# Of these less is better; counts of cases are no figure of merit.
LESS = ("wrong", "good_refused", "through", "touched", "held_through", "held_touched", "undone",
        "obeyed", "unseen", "leaked")  # fmt: skip
COUNTS = ("cases", "questions", "silent", "asked_back", "lies", "innocent", "injected", "secrets")
# Suites that are there to compare with.
OTHERS = ("lookup-recipe", "lookup-words")
SLACK = 1e-6


def table(suite: str, by_language: Mapping[str, Mapping[str, Any]]) -> str:
    """One line a language."""
    figures = {language: each["figures"] for language, each in by_language.items()}
    names = list(next(iter(figures.values()), {}))
    rows = [[suite, *names]]
    rows += [
        [language, *(shown(each[name]) for name in names)] for language, each in figures.items()
    ]
    widths = [max(len(row[n]) for row in rows) for n in range(len(names) + 1)]
    return "\n".join(
        "  ".join(cell.ljust(width) if n == 0 else cell.rjust(width)
                  for n, (cell, width) in enumerate(zip(row, widths, strict=True)))
        for row in rows
    )  # fmt: skip


def shown(value: Any) -> str:
    """Shares with three places, counts as they are."""
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def failures(by_language: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """A line for each case that isn't right."""
    for each in by_language.values():
        for case, why in each["failures"].items():
            yield f"  {case}: {why}"


def regressions(report: Report, baseline: Report) -> list[str]:
    """Figures that are worse than in the baseline, where both have them."""
    return [
        f"{suite} {language}: {name} was {shown(was)}, is {shown(now)}"
        for suite, by_language in report.items()
        if suite not in OTHERS
        for language, each in by_language.items()
        for name, now in each["figures"].items()
        if name not in COUNTS
        if (was := known(baseline, suite, language, name)) is not None
        if (now - was if name in LESS else was - now) > SLACK
    ]


def known(baseline: Report, suite: str, language: str, name: str) -> float | None:
    """A figure of the baseline, if it has it."""
    figures = baseline.get(suite, {}).get(language, {}).get("figures", {})
    value: float | None = figures.get(name)
    return value


def merged(older: Report, newer: Report) -> Report:
    """The older report with what is new in place of what was."""
    return {suite: {**older.get(suite, {}), **newer.get(suite, {})} for suite in {**older, **newer}}


def read(path: Path) -> Report:
    """A report as it was written, or an empty one."""
    report: Report = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return report


def write(path: Path, report: Report) -> None:
    """Write a report for reading by people too."""
    path.parent.mkdir(exist_ok=True)
    text = json.dumps(report, ensure_ascii=False, indent=1, sort_keys=True)
    path.write_text(text + "\n", "utf-8")


def brief(report: Report) -> Report:
    """A report without the words: figures, and the ids of what isn't right."""
    return {
        suite: {
            language: {"figures": each["figures"], "failures": sorted(each["failures"])}
            for language, each in by_language.items()
        }
        for suite, by_language in report.items()
    }
