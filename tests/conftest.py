"""Tests of one folder may share a module of it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "engine"))
