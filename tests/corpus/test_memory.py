"""A search in a process of its own stays small."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from evals import memory

MOST_MB = 450
PROGRAM = """
import sys
from assistant.surfaces.cli import app
from evals.memory import peak
app(["search", "what does a tie on an attack give", "--json"], standalone_mode=False)
print(peak(), file=sys.stderr)
"""


@pytest.mark.skipif(not memory.STATUS.exists(), reason="the system tells no peak of memory")
@pytest.mark.slow
def test_a_first_search_takes_less_than_its_share(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=300,
        env={**os.environ, "FATEWRIGHT_HOME": str(tmp_path)}, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert "condensed.attack" in done.stdout
    assert float(done.stderr.splitlines()[-1]) < MOST_MB
