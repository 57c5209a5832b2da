"""Whatever a table does, in every system: nothing below zero, nothing from nowhere.

What is looked at after each step is told in `machine`: the books of points and free invokes, that
what waits can be answered, that the journal gives the same game folded, played again, undone and
redone, that a refusal changes nothing, and that players see nothing secret.
"""

import secrets
import time
from collections import Counter

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from machine.systems import MACHINES

from tools.commands import COMMANDS
from tools.registry import REGISTRY

STEPS = 2_000  # played in every run of the tests, over all systems
LONG_STEPS = 200_000  # played by `make soak`
RUNS, RUN = 20, 50  # runs of a machine in the tests, and commands attempted in each
LONG_RUNS, LONG_RUN = 50, 100  # as many again and again in `make soak`

QUICK = settings(
    max_examples=RUNS,
    stateful_step_count=RUN,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(
    QUICK,
    max_examples=LONG_RUNS,
    stateful_step_count=LONG_RUN,
    derandomize=False,
)
RARE = 3  # commands


@pytest.fixture(scope="module")
def played() -> Counter[str]:
    """Commands that were played in all systems, by id, after a run of every machine."""
    done: Counter[str] = Counter()
    for machine in MACHINES.values():
        before = Counter(machine.played)
        run_state_machine_as_test(machine, settings=QUICK)
        done += machine.played - before
    return done


@pytest.mark.slow
def test_whatever_a_table_does(played: Counter[str]) -> None:
    assert played.total() >= STEPS


@pytest.mark.slow
def test_every_command_is_played(played: Counter[str]) -> None:
    assert {str(each.model_fields["command"].default) for each in REGISTRY} == set(COMMANDS)
    tried = set(played).union(*(machine.refused for machine in MACHINES.values()))
    assert set(COMMANDS) - tried == set()
    # What needs a long story before it is reached by chance, and not with each set of seeds.
    assert len(set(COMMANDS) - set(played)) <= RARE, played


@pytest.mark.soak
def test_for_a_long_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Machine after machine, each with a seed of its own, till there are steps enough."""
    first = number = secrets.randbelow(2**32)
    began, done = time.monotonic(), Counter[str]()
    turned = -sum(machine.refused.total() for machine in MACHINES.values())

    def report(more: str) -> None:
        with capsys.disabled():
            print(f"{time.monotonic() - began:7.0f} s: {done.total()} steps; {more}", flush=True)

    while done.total() < LONG_STEPS:
        for system, machine in MACHINES.items():
            report(f"seed {number}, {system}")
            before = machine.played.total()
            run_state_machine_as_test(seed(number)(machine), settings=LONG)
            done[system] += machine.played.total() - before
            number += 1
    turned += sum(machine.refused.total() for machine in MACHINES.values())
    report(f"{dict(done)}, {turned} refusals besides; seeds {first} to {number - 1}")
