"""A Narratograph table to play on."""

from __future__ import annotations

from typing import Any

from table import Table, one

from tools.available import available
from tools.game import new


def shrine() -> Table:
    """Mio, whom Haru and Tsubaki have bonds to, and Ren, who has none."""
    table = Table(game=new("narratograph"))
    table.do("create_character", name="Mio", tags=["Light-Fingered", "Night Owl"])
    table.do("create_character", name="Haru", bonds=["Mio"])
    table.do("create_character", name="Tsubaki", bonds=["Mio", "Haru"])
    table.do("create_character", name="Ren")
    return table


def checked(table: Table, *faces: int, target: int = 4, **more: Any) -> dict[str, Any]:
    events = table.do(
        "check", actor="Mio", dice=len(faces), target=target, faces=list(faces), **more
    )
    return one(events, "resolved")


def cheer(table: Table, who: str, face: int) -> dict[str, Any]:
    return one(table.do("cheer", actor=who, face=face), "resolved")


def waits(table: Table) -> list[str]:
    return [each.kind for each in table.game.pending]


def labels(table: Table) -> list[str]:
    return [choice.label for choice in available(table.game)]
