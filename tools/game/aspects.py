"""Aspects as they lie on the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

AspectKind = Literal[
    "high_concept", "trouble", "relationship", "free", "situation", "boost", "consequence"
]
ANYONE = ""


@dataclass(frozen=True, kw_only=True)
class Aspect:
    """An aspect; `free` counts free invokes by who holds them ("" is anyone).

    One with a `zone` holds in that zone only. Of its free invokes those that are `resting`, by
    holder, can't be used before the next round; `used` are those who have had their first invoke
    of a consequence, which is free (Magus). `scale` is that of the
    means that made it. A boost that is `of` another aspect goes with it. `first`: nobody has been
    in its zone yet, and whoever gets there has a free invoke of it.
    """

    name: str
    kind: AspectKind = "situation"
    free: Mapping[str, int] = field(default_factory=dict)
    secret: bool = False
    zone: str | None = None
    resting: Mapping[str, int] = field(default_factory=dict)
    used: tuple[str, ...] = ()
    scale: int = 0
    of: str | None = None
    first: bool = False
