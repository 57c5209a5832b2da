"""A PostgreSQL server of the tests' own, where its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

NOBODY = "PostgreSQL: skipped, no server on this machine (install the package postgresql)"


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`: on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    listed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    return Path(found).resolve().parent if found else listed[0].parent if listed else None


def servant() -> str | None:
    """Somebody whom a server may run as: it refuses root. None: whoever runs the tests."""
    if os.getuid() != 0:
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in known), None)


@dataclass
class Server:
    """A server that listens on a socket in a folder of its own, and nowhere else."""

    bin: Path
    folder: Path
    user: str | None
    made: int = 0

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        with tempfile.TemporaryFile("w+") as said:  # a pipe would stay open with the server
            done = subprocess.run(command, user=self.user, cwd=self.folder, text=True,
                                  stdout=said, stderr=said, stdin=subprocess.DEVNULL)  # fmt: skip
            said.seek(0)
            done.stdout = said.read()
        if check and done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stdout}")
        return done

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=60"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self.run(str(self.bin / "pg_ctl"), "start", "-w", "-t", "60", "-D", data, "-l", log,
                 "-o", options)  # fmt: skip

    def stop(self, how: str = "fast") -> None:
        """Stop it; `immediate` is as if the machine had lost its power."""
        self.run(str(self.bin / "pg_ctl"), "stop", "-w", "-D", str(self.folder / "data"), "-m", how,
                 check=False)  # fmt: skip

    def sql(self, text: str, database: str = "postgres") -> None:
        self.run(str(self.bin / "psql"), "-h", str(self.folder), "-U", "gm", "-d", database, "-q",
                 "-v", "ON_ERROR_STOP=1", "-c", text)  # fmt: skip

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"table_{self.made}_{time.monotonic_ns()}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://gm@/{name}?host={self.folder}"


def serving() -> Server | None:
    """A server that runs, or None where there can be none."""
    found, user = programs(), servant()
    if found is None or (os.getuid() == 0 and user is None):
        return None
    folder = Path(tempfile.mkdtemp(prefix="fwpg", dir="/tmp"))  # a socket's path must be short
    if user is not None:
        shutil.chown(folder, user)
    server = Server(found, folder, user)
    server.run(str(found / "initdb"), "-D", str(folder / "data"), "-U", "gm", "-A", "trust",
               "-E", "UTF8", "--no-locale", "--no-sync")  # fmt: skip
    server.start()
    return server


def ended(server: Server) -> None:
    """Stop a server and leave nothing of it."""
    server.stop("immediate")
    shutil.rmtree(server.folder, ignore_errors=True)
