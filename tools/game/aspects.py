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

    One with a `zone` holds in that zone only.
    """

    name: str
    kind: AspectKind = "situation"
    free: Mapping[str, int] = field(default_factory=dict)
    secret: bool = False
    zone: str | None = None
