"""Conditions, which may stand in the place of consequences."""

from collections.abc import Mapping
from typing import Literal

from tools.rulesets import Severity, Track

Condition = Literal["hurt", "scared", "injured", "shaken", "wounded", "demoralized"]

# Severity -> its two conditions, by the kind of harm. Source: condensed.opt.conditions.
CONDITIONS: Mapping[Severity, Mapping[Track, Condition]] = {
    "mild": {"physical": "hurt", "mental": "scared"},
    "moderate": {"physical": "injured", "mental": "shaken"},
    "severe": {"physical": "wounded", "mental": "demoralized"},
}


def condition_of(severity: Severity, track: Track) -> Condition:
    """The condition for a kind of harm; harm of a table's own kind goes first to the physical."""
    pair = CONDITIONS[severity]
    return pair.get(track, pair["physical"])


SEVERITY: Mapping[Condition, Severity] = {
    condition: severity for severity, pair in CONDITIONS.items() for condition in pair.values()
}
TRACK: Mapping[Condition, Track] = {
    condition: track for pair in CONDITIONS.values() for track, condition in pair.items()
}
