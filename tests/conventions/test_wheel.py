"""The wheel works where there is no checkout: code, data and command are all in it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (ROOT / "assistant" / "surfaces" / "cli.py").exists(),
        reason="the command line does not exist yet",
    ),
]


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=env, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def copy_of_sources(to: Path) -> Path:
    """The files that belong to the repository: what lies about beside them must not ship."""
    listing = run("git", "ls-files", "-z", "-co", "--exclude-standard", cwd=ROOT)
    for name in filter(None, listing.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    return to


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a new environment: the wheel, and this one's dependencies by path."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: which files belong to the repository is unknown")
    folder = tmp_path_factory.mktemp("wheel")
    sources = copy_of_sources(folder / "sources")
    run(
        *(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder),
        cwd=sources,
    )
    (wheel,) = folder.glob("fatewright-*.whl")
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    python = folder / "venv" / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python)
    run(*pip, "install", "-qq", "--no-deps", "--no-index", wheel, cwd=folder)
    # Added by path, the folder's own .pth files stay unread, so no editable install comes along.
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    shutil.rmtree(sources)
    return python.parent


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """No key, no settings but a data folder of the test's own."""
    ours = ("FATEWRIGHT_", "OPENAI_", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "FATEWRIGHT_HOME": str(tmp_path / "data")}


def test_packages_come_from_the_wheel(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    code = "import assistant, rules_corpus, tools\nprint(assistant.__file__, tools.__file__)"
    for file in run(installed / "python", "-c", code, cwd=tmp_path, env=environment).split():
        assert Path(file).is_relative_to(installed.parent)


def test_a_question_about_the_rules_is_answered_with_its_rule(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    question = "what does a tie on an attack give?"
    out = run(installed / "fatewright", "ask", question, "--json", cwd=tmp_path, env=environment)
    answer = json.loads(out)
    assert answer["supported"] is True
    assert "condensed.attack" in {citation["rule"] for citation in answer["citations"]}
