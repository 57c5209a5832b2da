"""Disks without room, and folders that can't be written."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """A disk without any room left on it."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 65536)
        except OSError:
            pass
        try:
            while True:
                file.write(b"x")
        except OSError:
            pass
    yield
    filler.unlink()


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """A folder and all in it that can't be written."""
    inside = [*folder.glob("campaigns.sqlite*"), folder]
    modes = [(path, path.stat().st_mode) for path in inside]
    for path, mode in modes:
        path.chmod(mode & 0o555 | 0o444)
    yield
    for path, mode in reversed(modes):
        if path.exists():
            path.chmod(mode)


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk of a few megabytes, where one may be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="fwdisk", dir="/tmp"))
    mounted = os.getuid() == 0 and shutil.which("mount") is not None and not subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64m,mode=755", "tmpfs", str(folder)],
        capture_output=True,
    ).returncode  # fmt: skip
    try:
        yield folder if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)
        folder.rmdir()
