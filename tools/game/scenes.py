"""The present scene and what goes on in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tools.game.aspects import Aspect
from tools.game.challenges import Challenge
from tools.game.contests import Contest
from tools.game.places import Border, Guard, Help, Obstacle, ThreatMap


@dataclass(frozen=True, kw_only=True)
class Conflict:
    """A conflict; unordered when it began by somebody just attacking.

    `order` holds where skill or the GM's word settles who acts before whom.
    `initiative` gives the steps on which its members act (Magus); who is `surprised` acts last in
    this exchange, and offensively only if `warned`.
    `before` are fate points that were owed already when it began: they wait for the scene's end.
    """

    number: int
    ordered: bool = False
    members: tuple[str, ...] = ()
    exchange: int = 1
    acted: tuple[str, ...] = ()
    turn: str | None = None
    chosen: bool = False
    moved: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    initiative: Mapping[str, int] = field(default_factory=dict)
    surprised: tuple[str, ...] = ()
    warned: tuple[str, ...] = ()
    before: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Scene:
    """The present scene; `owed` are fate points paid when it ends.

    `late` is an NPC whose compel ended the scene, while the GM has not spent its point. `places`
    says who is in which zone; `helping` who has given an action to help whom. Whoever is `immune`
    can't be harmed, though no challenge or contest is on any more: it was not won. While it is
    `stopped` by a safety tool nobody plays on.
    """

    number: int = 1
    name: str | None = None
    open: bool = True
    aspects: tuple[Aspect, ...] = ()
    present: tuple[str, ...] = ()
    conflict: Conflict | None = None
    owed: Mapping[str, int] = field(default_factory=dict)
    challenge: Challenge | None = None
    contest: Contest | None = None
    zones: tuple[str, ...] = ()
    borders: tuple[Border, ...] = ()
    places: Mapping[str, str] = field(default_factory=dict)
    obstacles: tuple[Obstacle, ...] = ()
    guards: tuple[Guard, ...] = ()
    helping: Mapping[str, Help] = field(default_factory=dict)
    threat: ThreatMap | None = None
    late: str | None = None
    immune: tuple[str, ...] = ()
    stopped: str = ""
