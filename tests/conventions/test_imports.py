"""A roll at the table is quick: it loads neither a model's libraries nor a store's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAVY = {
    "chromadb",
    "langchain",
    "langchain_core",
    "langchain_openai",
    "numpy",
    "openai",
    "sqlalchemy",
}

pytestmark = pytest.mark.skipif(
    not (ROOT / "assistant" / "surfaces" / "cli.py").exists(),
    reason="the command line does not exist yet",
)

# The loaded modules go to stderr, so that stdout stays the command's own.
PROGRAM = """
import json, sys
from assistant.surfaces.cli import app
try:
    app(["roll", "+3 vs 2", "--json"], standalone_mode=False)
finally:
    print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""


def test_a_roll_loads_no_heavy_library(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={**os.environ, "FATEWRIGHT_HOME": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout)["opposition"] == 2
    assert HEAVY & set(json.loads(done.stderr.splitlines()[-1])) == set()
