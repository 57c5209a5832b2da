"""What holds for every file of the repository."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

# In pieces, so that this file does not hold what it forbids.
REGISTRY = re.compile(
    "|".join(
        re.escape("".join(pieces))
        for pieces in [
            ("py", "pi.org"),
            ("files.python", "hosted.org"),
            ("registry.npm", "js.org"),
            ("deb.deb", "ian.org"),
            ("--index", "-url"),
            ("--find", "-links"),
        ]
    )
)
OWN_PATH = re.compile(r"(?<![\w.~/-])/(?:ho" + r"me|wo" + r"rk|ro" + r"ot|Us" + r"ers)/[\w.-]")

# Path -> why it may be longer than 300 lines.
LONG_FILES: dict[str, str] = {
    "tests/assistant/test_campaigns.py": "one story: a store under all kinds of harm",
    "tests/surfaces/test_cli.py": "a flat list: one test a command",
    "tests/assistant/understanding/test_en.py": "a flat list: one line an utterance",
    "tests/assistant/understanding/test_pl.py": "a flat list: one line an utterance",
}

LOCK_LINE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9.!+]+(?: ; \S.*)?")


def tracked() -> list[str]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: which files belong to the repository is unknown")
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return [name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    for name in tracked():
        content = (ROOT / name).read_bytes()
        if b"\0" not in content:
            yield name, content.decode("utf-8", errors="replace")


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def normal_name(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def lock_lines() -> list[str]:
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def direct_requirements() -> list[str]:
    project = pyproject()["project"]
    extras = project["optional-dependencies"].values()
    return [*project["dependencies"], *(line for extra in extras for line in extra)]


def test_no_file_names_a_package_registry() -> None:
    assert lines_matching(REGISTRY) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_matching(OWN_PATH) == []


@pytest.mark.parametrize("folder", ["ho" + "me", "wo" + "rk", "ro" + "ot", "Us" + "ers"])
def test_paths_of_one_machine_are_told_from_addresses_and_prose(folder: str) -> None:
    assert OWN_PATH.search(f"see /{folder}/someone/notes")
    assert not OWN_PATH.search(
        f"see https://example.org/{folder}/page, ~/{folder}/x, at {folder}/y"
    )


def test_modules_are_at_most_300_lines_long() -> None:
    long = {
        name
        for name, text in texts()
        if name.endswith(".py") and len(text.splitlines()) > 300 and name not in LONG_FILES
    }
    assert long == set()


def test_each_exception_to_the_length_is_still_needed() -> None:
    lengths = {name: len((ROOT / name).read_text("utf-8").splitlines()) for name in LONG_FILES}
    assert {name for name, length in lengths.items() if length <= 300} == set()


def test_changelog_begins_with_what_is_unreleased() -> None:
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads and heads[0].strip("[]") == "Unreleased"


def test_lock_pins_each_package_once_and_says_no_more() -> None:
    lines = lock_lines()
    names = [normal_name(line) for line in lines]
    assert [line for line in lines if not LOCK_LINE.fullmatch(line)] == []
    assert len(names) == len(set(names))
    assert "fatewright" not in names


def test_lock_holds_every_direct_dependency_under_the_same_condition() -> None:
    def conditions(requirements: list[str]) -> dict[str, str]:
        return {normal_name(line): line.partition(";")[2].strip() for line in requirements}

    wanted, locked = conditions(direct_requirements()), conditions(lock_lines())
    assert {name: locked.get(name) for name in wanted} == wanted


def test_every_package_that_ships_is_listed() -> None:
    listed = set(pyproject()["tool"]["setuptools"]["packages"])
    shipped = {
        str(Path(name).parent).replace("/", ".")
        for name in tracked()
        if name.endswith("/__init__.py")
        and name.split("/")[0] in {"assistant", "rules_corpus", "tools"}
    }
    assert shipped - listed == set()
    assert {name for name in listed if not (ROOT / name.replace(".", "/")).is_dir()} == set()


def test_every_data_file_inside_a_package_is_listed() -> None:
    data = pyproject()["tool"]["setuptools"]["package-data"]
    patterns = [
        f"{package.replace('.', '/')}/{glob}" for package, globs in data.items() for glob in globs
    ]

    def listed(name: str) -> bool:
        # A star stops at a slash for setuptools, not for fnmatch: compare the depth too.
        return any(fnmatch(name, glob) and name.count("/") == glob.count("/") for glob in patterns)

    unlisted = [
        name
        for name in tracked()
        if name.split("/")[0] in {"assistant", "rules_corpus", "tools"}
        and not name.endswith(".py")
        and not listed(name)
    ]
    assert unlisted == []
