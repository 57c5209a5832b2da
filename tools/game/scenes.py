"""The present scene and what goes on in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tools.game.aspects import Aspect


@dataclass(frozen=True, kw_only=True)
class Conflict:
    """A conflict; unordered when it began by somebody just attacking."""

    number: int
    ordered: bool = False
    members: tuple[str, ...] = ()
    exchange: int = 1
    acted: tuple[str, ...] = ()
    turn: str | None = None
    chosen: bool = False


@dataclass(frozen=True, kw_only=True)
class Scene:
    """The present scene; `owed` are fate points paid when it ends."""

    number: int = 1
    name: str | None = None
    open: bool = True
    aspects: tuple[Aspect, ...] = ()
    present: tuple[str, ...] = ()
    conflict: Conflict | None = None
    owed: Mapping[str, int] = field(default_factory=dict)
