"""Scorers: whether what came of a case is what had to come of it."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from evals.cases import Expected, Plain, Ruling
from evals.solvers import Ruled

Score = Literal["right", "asked_back", "wrong"]
MISSING = "(missing)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """A case's score, and why it isn't right."""

    id: str
    score: Score
    why: str = ""


def judge(case: Ruling, ruled: Ruled) -> Verdict:
    """Grade a ruling by the end state and events.

    Asking instead of doing is neutral: nothing is lost but time. Doing something else is the worst,
    since a table plays on from it.
    """
    faults = list(differences(case.expect, ruled))
    if not faults:
        return Verdict(id=case.id, score="right")
    harmless = ruled.crash is None and ruled.done == 0 and ruled.game == ruled.before_last
    asked = harmless and not misleads(case.expect, ruled)
    return Verdict(id=case.id, score="asked_back" if asked else "wrong", why="; ".join(faults))


def differences(expect: Expected, ruled: Ruled) -> list[str]:
    """What is not as expected, a phrase each."""
    if ruled.crash:
        return [f"crashed: {ruled.crash}"]
    faults = [
        f"{path} is {found!r}, not {wanted!r}"
        for path, wanted in expect.state.items()
        if not fits(wanted, found := at(ruled.game, path))
    ]
    faults += [
        f"no event {dict(wanted)}"
        for wanted in expect.events
        if not any(fits(wanted, event) for event in ruled.events)
    ]
    faults += [
        f"{event['type']} happened"
        for event in ruled.events
        if event["type"] in expect.none or "*" in expect.none
    ]
    left_alone = ruled.done == 0 and ruled.game == ruled.before_last
    if expect.asks_back and not left_alone:
        faults.append("did not ask back")
    if expect.cites and not set(expect.cites) & set(ruled.answers):
        faults.append(f"answers with {', '.join(ruled.answers) or 'no rule'}")
    if expect.cites == () and ruled.tried:
        faults.append("took mere talk for something to do")
    return faults


def misleads(expect: Expected, ruled: Ruled) -> bool:
    """Whether a rule was told that doesn't answer: worse than asking back."""
    wanted = set(expect.cites or ())
    return expect.cites is not None and bool(ruled.answers) and not wanted & set(ruled.answers)


def at(plain: Any, path: str) -> Any:
    """The value at a path: keys and places with dots between; a last `#` counts."""
    for part in path.split("."):
        if part == "#":
            return len(plain) if isinstance(plain, (Mapping, list, tuple)) else 0
        if isinstance(plain, Mapping):
            plain = plain.get(part, MISSING)
        elif isinstance(plain, (list, tuple)) and part.isdecimal() and int(part) < len(plain):
            plain = plain[int(part)]
        else:
            return MISSING
    return plain


def fits(wanted: Any, found: Any) -> bool:
    """Whether a value is as wanted: mappings by the wanted keys, texts by their folded form."""
    if isinstance(wanted, Mapping):
        if set(wanted) == {"has"}:
            return isinstance(found, str) and folded(wanted["has"]) in folded(found)
        return isinstance(found, Mapping) and all(
            key in found and fits(value, found[key]) for key, value in wanted.items()
        )
    if isinstance(wanted, str) and isinstance(found, str):
        return folded(wanted) == folded(found)
    return bool(wanted == found)


def folded(text: str) -> str:
    """A text for comparing: one form of each letter, no case, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def ruling_figures(verdicts: Sequence[Verdict]) -> Plain:
    """How many cases, and the share of each score from 0 to 1."""
    scores = [verdict.score for verdict in verdicts]
    return {
        "cases": len(scores),
        **{score: share([each == score for each in scores]) for score in Score.__args__},  # type: ignore[attr-defined]
    }


def share(truths: Sequence[bool]) -> float:
    """The share that is true, 0 to 1; of none, 0."""
    return round(sum(truths) / len(truths), 4) if truths else 0.0
