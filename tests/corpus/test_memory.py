"""A search in a process of its own stays small."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

STATUS = Path("/proc/self/status")
MOST_MB = 450
# Not ru_maxrss: what the process was before this program began counts in it.
PROGRAM = """
import sys
from pathlib import Path
from assistant.surfaces.cli import app
app(["search", "what does a tie on an attack give", "--json"], standalone_mode=False)
lines = Path("/proc/self/status").read_text().splitlines()
most = next(line.split()[1] for line in lines if line.startswith("VmHWM:"))
print(int(most) / 1e3, file=sys.stderr)
"""


@pytest.mark.skipif(not STATUS.exists(), reason="the system tells no peak of memory")
@pytest.mark.slow
def test_a_first_search_takes_less_than_its_share(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=300,
        env={**os.environ, "FATEWRIGHT_HOME": str(tmp_path)}, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert "condensed.attack" in done.stdout
    assert float(done.stderr.splitlines()[-1]) < MOST_MB
