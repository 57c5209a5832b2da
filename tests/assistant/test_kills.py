"""Killed at any moment, on a full disk, in a folder that can't be written: nothing that was
acknowledged is lost, and nothing is there by halves."""

from __future__ import annotations

import os
import random
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from disks import full, read_only, small_disk
from nursery import Nursery

from assistant.campaigns import Campaign, Store

if TYPE_CHECKING:
    from postgres import Server

FEW, MANY = 15, 300


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    running = Nursery.opened()
    yield running
    running.process.kill()
    running.process.wait()


@dataclass
class Place:
    """Where the campaign is kept, and what can befall it while somebody writes."""

    home: Path
    url: str | None = None
    mishaps: dict[str, Callable[[], Any]] = field(default_factory=dict)
    user: int = 0  # whom a writer is while nothing may be written: nothing is read-only to root


def killed(place: Place, nursery: Nursery, kills: int, chance: random.Random, notes: Path) -> str:
    """Kill writers at random moments, some while a mishap lasts, and look what is there then."""
    tally: Counter[str] = Counter()
    acknowledged: dict[int, str] = {}
    for number in range(kills):
        mishap = chance.choice(["", "", "", "two", *place.mishaps])
        tally[mishap or "kill"] += 1
        said = [notes / f"{number}.{each}" for each in range(2 if mishap == "two" else 1)]
        befalls = place.mishaps.get(mishap, nothing)
        early = chance.random() < 0.4  # before the writer is there, or amid its writing
        wait = chance.uniform(0.0, 0.25)
        if early:
            with befalls():
                stopped(place, nursery, said, wait, chance, mishap == "read-only")
        else:
            stopped(place, nursery, said, wait, chance, False, befalls)
        for path in said:
            for line in path.read_text().splitlines() if path.exists() else ():
                kind, *rest = line.split()
                tally[kind] += 1
                if kind == "stored":
                    entry = int(rest[0])
                    assert acknowledged.setdefault(entry, rest[1]) == rest[1], "one number twice"
    table = Store(place.home, place.url).open("shared")
    whole(table, acknowledged, kills + tally["two"])
    assert tally["stored"] > kills, tally
    return f"{kills} kills: {dict(tally)}; journal of {table.count} entries"


def stopped(
    place: Place, nursery: Nursery, said: list[Path], wait: float, chance: random.Random,
    as_user: bool, befalls: Callable[[], Any] | None = None,
) -> None:  # fmt: skip
    """Let writers write for a moment, then kill them; first of all a mishap may befall them."""
    writers = [
        nursery.writer(home=str(place.home), url=place.url, said=str(path), label=path.name,
                       seed=chance.random(), user=place.user if as_user else 0)
        for path in said
    ]  # fmt: skip
    if befalls is not None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not all(map(begun, said)):
            time.sleep(0.01)
    time.sleep(wait)
    if befalls is not None:
        with befalls():
            time.sleep(chance.uniform(0.0, 0.25))
    for writer in writers:
        os.kill(writer, signal.SIGKILL)
    for writer in writers:
        while Path(f"/proc/{writer}").exists():
            time.sleep(0.002)


def begun(said: Path) -> bool:
    return said.exists() and said.stat().st_size > 0


@contextmanager
def nothing() -> Iterator[None]:
    yield


def whole(table: Campaign, acknowledged: dict[int, str], unsaid: int) -> None:
    """All that was acknowledged is there, as it was; besides it, at most what nobody could say."""
    links = {entry.number: entry.link for entry in table.entries}
    lost = [number for number, link in acknowledged.items() if links.get(number) != link]
    assert lost == []
    assert len(links) <= len(acknowledged) + unsaid
    assert table.verify() == table.replay() == table.count == len(links)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "said"
    folder.mkdir()
    return folder


def in_a_file(nursery: Nursery, notes: Path, kills: int, seed: int) -> str:
    with small_disk() as disk, tempfile.TemporaryDirectory(prefix="fwkill", dir="/tmp") as folder:
        home = (disk or Path(folder)) / "home"
        home.mkdir()
        Path(folder).chmod(0o755)
        notes.chmod(0o777)
        place = Place(home, user=65534 if os.getuid() == 0 else 0)
        place.mishaps["read-only"] = lambda: read_only(home)
        if disk is not None:
            place.mishaps["full"] = lambda: full(disk)
        told = killed(place, nursery, kills, random.Random(seed), notes)
    return told


def in_postgresql(nursery: Nursery, server: Server, notes: Path, kills: int, seed: int) -> str:
    @contextmanager
    def forbidden() -> Iterator[None]:
        server.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        yield
        server.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = off")

    @contextmanager
    def powerless() -> Iterator[None]:
        server.stop("immediate")
        server.start()
        yield

    with small_disk() as disk:
        url = server.database()
        name = url.split("@/")[1].split("?")[0]
        place = Place(notes / "home", url)
        place.mishaps = {"read-only": forbidden, "power": powerless}
        if disk is not None:
            space = disk / "space"
            space.mkdir(mode=0o700)
            shutil.chown(space, server.user)
            server.sql(f"CREATE TABLESPACE small LOCATION '{space}'")
            server.sql(f"ALTER DATABASE {name} SET TABLESPACE small")
            place.mishaps["full"] = lambda: full(disk)
        told = killed(place, nursery, kills, random.Random(seed), notes)
        if disk is not None:
            server.sql(f"DROP DATABASE {name} WITH (FORCE)")
            server.sql("DROP TABLESPACE small")
    return told


@pytest.mark.slow
def test_what_was_acknowledged_in_a_file_survives(nursery: Nursery, notes: Path) -> None:
    in_a_file(nursery, notes, FEW, 7)


@pytest.mark.slow
def test_what_was_acknowledged_in_postgresql_survives(
    nursery: Nursery, server: Server, notes: Path
) -> None:
    in_postgresql(nursery, server, notes, FEW, 7)


@pytest.mark.soak
def test_a_file_survives_300_kills(nursery: Nursery, notes: Path) -> None:
    print(f"\nSQLite: {in_a_file(nursery, notes, MANY, 11)}")


@pytest.mark.soak
def test_postgresql_survives_300_kills(nursery: Nursery, server: Server, notes: Path) -> None:
    print(f"\nPostgreSQL: {in_postgresql(nursery, server, notes, MANY, 11)}")
