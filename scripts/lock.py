"""Write requirements.lock: every package that pyproject.toml leads to, at one version.

A fresh virtual environment decides, so nothing that happens to be installed leaks in.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# Written by `make lock` from pyproject.toml; do not edit.\n"


def direct_requirements(pyproject: dict[str, Any]) -> list[str]:
    """What the project asks for itself, its extras included."""
    project = pyproject["project"]
    extras = project["optional-dependencies"].values()
    return [*project["dependencies"], *(line for extra in extras for line in extra)]


def normal_name(requirement: str) -> str:
    """The name a requirement begins with, spelled as indexes compare names."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def frozen(requirements: list[str]) -> list[str]:
    """The lines `name==version` of a fresh environment that holds the requirements."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder) / "bin" / "python"), "-m", "pip"]
        subprocess.run([*pip, "install", "-qq", *requirements], check=True)
        freeze = [*pip, "freeze", "--all", "--exclude", "pip"]
        return subprocess.run(freeze, check=True, capture_output=True, text=True).stdout.split()


def main() -> None:
    """Write the lock beside pyproject.toml."""
    requirements = direct_requirements(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8")))
    markers = {
        normal_name(line): line.partition(";")[2].strip() for line in requirements if ";" in line
    }
    lines = [
        f"{line} ; {markers[normal_name(line)]}" if normal_name(line) in markers else line
        for line in sorted(frozen(requirements), key=normal_name)
    ]
    (ROOT / "requirements.lock").write_text(HEAD + "\n".join(lines) + "\n", "utf-8")
    print(f"requirements.lock: {len(lines)} packages", file=sys.stderr)


if __name__ == "__main__":
    main()
