"""Look-ups: how questions fare with the library, and with two plainer ways beside it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import ir_measures
from ir_measures import RR, Success

from evals.cases import Plain, Question
from evals.scorers import share
from rules_corpus.library import Library

DEPTH = 10  # how far down a right rule is looked for


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What came of a question: rule ids, best first, and whether the library stood by them."""

    rules: tuple[str, ...]
    supported: bool


Solver = Callable[[Question], Found]


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked:
    """A question and what came of it."""

    case: Question
    found: Found

    @property
    def silent(self) -> bool:
        """Whether no rule covers the question."""
        return not self.case.rules

    @property
    def rank(self) -> int | None:
        """Where the first right rule stands, from 1; None: nowhere."""
        places = enumerate(self.found.rules, 1)
        return next((n for n, rule in places if rule in self.case.rules), None)

    @property
    def fault(self) -> str:
        """What went wrong, or nothing."""
        first = self.found.rules[0] if self.found.rules else "nothing"
        if self.silent:
            return f"answered with {first}" if self.found.supported else ""
        faults = [] if self.rank == 1 else [f"rank {self.rank or '-'}, first {first}"]
        return ", ".join([*faults, *([] if self.found.supported else ["refused"])])


def fatewright(library: Library) -> Solver:
    """The library itself, which is told the question and the system that is played."""

    def solve(case: Question) -> Found:
        answer = library.ask(case.question, campaign_system=case.system)
        hits = library.search(case.question, DEPTH, campaign_system=case.system)
        return Found(rules=tuple(hit.rule for hit in hits), supported=answer.supported)

    return solve


def look_up(questions: Iterable[Question], solver: Solver) -> list[Looked]:
    """Ask every question."""
    return [Looked(case=case, found=solver(case)) for case in questions]


def figures(looked: Sequence[Looked]) -> Plain:
    """Shares from 0 to 1, and how many questions there were of either sort.

    recall@k: the share of questions with a right rule among the first k, which the literature also
    calls success@k. Refusal precision: of what was refused, the share that no rule covers; refusal
    recall: of what no rule covers, the share that was refused.
    """
    asked = [each for each in looked if not each.silent]
    silent = [each for each in looked if each.silent]
    refused = [each for each in looked if not each.found.supported]
    right = {each.case.id: dict.fromkeys(each.case.rules, 1) for each in asked}
    run = {
        each.case.id: {rule: -float(n) for n, rule in enumerate(dict.fromkeys(each.found.rules))}
        or {"nothing": 0.0}
        for each in asked
    }
    measured = ir_measures.calc_aggregate([Success @ 1, Success @ 3, RR], right, run)
    return {
        "questions": len(asked),
        "recall@1": round(measured[Success @ 1], 4),
        "recall@3": round(measured[Success @ 3], 4),
        "mrr": round(measured[RR], 4),
        "good_refused": share([not each.found.supported for each in asked]),
        "silent": len(silent),
        "refusal_precision": share([each.silent for each in refused]),
        "refusal_recall": share([not each.found.supported for each in silent]),
    }
