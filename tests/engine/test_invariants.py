"""Whatever a table does, in every system: nothing below zero, nothing from nowhere.

What is looked at after each step is told in `machine`: the books of points and free invokes, that
what waits can be answered, that the journal gives the same game folded, played again, undone and
redone, that a refusal changes nothing, and that players see nothing secret.
"""

import os
import secrets
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import count, cycle, repeat
from multiprocessing import get_context

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test
from machine.stretch import SETTINGS, stretch
from machine.systems import MACHINES

from tools.commands import COMMANDS
from tools.registry import REGISTRY

STEPS = 2_000  # played in every run of the tests, over all systems
LONG_STEPS = 200_000  # played by `make soak`
RUNS, RUN = 15, 50  # runs of a machine in the tests, and commands attempted in each
LONG_RUNS, LONG_RUN = 25, 100  # of a stretch in `make soak`, which plays many

CORES = os.cpu_count() or 1

QUICK = settings(SETTINGS, max_examples=RUNS, stateful_step_count=RUN)


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
    assert set(COMMANDS) - set(played) == set()


@pytest.mark.soak
def test_for_a_long_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Stretch after stretch on every core, each with a seed of its own, till steps are enough."""
    first, began = secrets.randbelow(2**32), time.monotonic()
    done, refused, failed = Counter[str](), 0, list[str]()
    work = zip(cycle(MACHINES), count(first), repeat(LONG_RUNS), repeat(LONG_RUN))

    def report(more: str) -> None:
        with capsys.disabled():
            print(f"{time.monotonic() - began:7.0f} s: {done.total()} steps; {more}", flush=True)

    report(f"to play: {LONG_STEPS}, seeds from {first} on")
    with ProcessPoolExecutor(CORES, mp_context=get_context("spawn")) as pool:
        playing = {pool.submit(stretch, *next(work)) for _ in range(CORES)}
        while playing:
            ended, playing = wait(playing, return_when=FIRST_COMPLETED)
            for each in ended:
                came = each.result()
                if came.failure:
                    failed.append(came.failure)
                else:
                    done[came.system] += came.played.total()
                refused += came.refused.total()
                report(f"{came.system}, seed {came.seed} {came.failure}")
                if done.total() < LONG_STEPS:
                    playing.add(pool.submit(stretch, *next(work)))
    report(f"{dict(done)}, {refused} refusals besides")
    assert not failed
