"""A stretch of play: one machine, many runs, one seed. A long soak is made of these."""

import traceback
from collections import Counter
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from machine.systems import MACHINES

SETTINGS = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


@dataclass(frozen=True, kw_only=True)
class Stretch:
    """What came of one.

    Attributes:
        played, refused: how often, by command.
        failure: what did not hold, with the shortest way there; empty if all did.
    """

    system: str
    seed: int
    played: Counter[str]
    refused: Counter[str]
    failure: str = ""


def stretch(system: str, number: int, runs: int, steps: int) -> Stretch:
    """Play a machine for some runs of some steps, from a seed; a failure is told, not raised."""
    machine = MACHINES[system]
    played, refused = Counter(machine.played), Counter(machine.refused)
    long = settings(SETTINGS, max_examples=runs, stateful_step_count=steps, derandomize=False)
    failure = ""
    try:
        run_state_machine_as_test(seed(number)(machine), settings=long)
    except Exception as error:
        failure = "".join(traceback.format_exception(error))
    return Stretch(
        system=system,
        seed=number,
        played=machine.played - played,
        refused=machine.refused - refused,
        failure=failure,
    )
