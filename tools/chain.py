"""The chain of a journal: each entry's link seals the entry and all that came before it."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tools.errors import JournalError
from tools.game import Game, shape, to_plain
from tools.journal import Entry

RESTORE = "Restore the journal from a backup."


def sealed(before: str, value: Any) -> str:
    """The link of some plain data after what `before` is the link of."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()


def origin(start: Game, seed: str) -> str:
    """The link before the first entry: how the campaign began, and where its dice come from."""
    return sealed("", {"game": to_plain(start, defaults=False), "seed": seed})


def linked(entry: Entry, before: str) -> Entry:
    """An entry in its place of the chain.

    Args:
        before: the link of the entry before it.
    """
    # What holds its default is left out, so that a field added later changes no old link.
    plain = {
        name: held
        for name, default in shape(Entry)
        if name != "link" and (held := getattr(entry, name)) != default
    }
    return replace(entry, link=sealed(before, {**plain, "version": entry.version}))


def check(name: str, first: str, entries: Iterable[Entry], head: str, count: int) -> None:
    """Check that a journal is whole and that nothing in it was changed since it was written.

    Args:
        name: whose journal it is.
        first: the link before the first entry.
        head: the link of the last entry, as it was noted apart from the entries.
        count: how many entries there were then.

    Raises:
        JournalError: `entry_missing` or `entry_changed`, naming the first such entry.
    """
    last, done = first, 0
    for entry in entries:
        if entry.number != done + 1:
            raise missing(name, done + 1)
        if linked(entry, last).link != entry.link:
            raise changed(name, entry.number)
        last, done = entry.link, entry.number
    if done < count:
        raise missing(name, done + 1)
    if done > count or last != head:
        raise changed(name, done)


def missing(name: str, number: int) -> JournalError:
    """The error that names an entry which is gone."""
    return JournalError(
        "entry_missing", f"Entry {number} of {name} is missing.", RESTORE, entry=number, name=name
    )


def changed(name: str, number: int) -> JournalError:
    """The error that names an entry which is not as it was written; 0 is how it all began."""
    return JournalError(
        "entry_changed",
        f"Entry {number} of {name} is not as it was written.",
        RESTORE,
        entry=number,
        name=name,
    )
