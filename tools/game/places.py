"""Where things are: zones and what lies between them, obstacles, threats as maps."""

from dataclasses import dataclass
from typing import Literal

from tools.rulesets import Track

ObstacleKind = Literal["hazard", "block", "distraction"]


@dataclass(frozen=True, kw_only=True)
class Border:
    """Two neighbouring zones; `barrier` is the difficulty of crossing where something hinders."""

    a: str
    b: str
    barrier: int | None = None
    sight: bool = True


@dataclass(frozen=True, kw_only=True)
class Obstacle:
    """A hazard, block or distraction; its name is its aspect too.

    Attributes:
        rating: what it opposes with; None for a distraction without opposition.
        weapon: weapon rating, 0 to 4.
        stops: as cover it stops attacks altogether.
        choice: a distraction's question.
        repercussions: what each way of answering it leads to.
    """

    name: str
    kind: ObstacleKind
    rating: int | None = None
    weapon: int = 0
    track: Track = "physical"
    zone: str | None = None
    stops: bool = False
    choice: str | None = None
    repercussions: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class ThreatMap:
    """A threat whose zones or limbs are characters; beating its heart wins."""

    name: str
    parts: tuple[str, ...]
    heart: str


@dataclass(frozen=True, kw_only=True)
class Guard:
    """A full defense: whom it covers (nobody named: every defend roll), and whether it was used."""

    who: str
    covers: tuple[str, ...] = ()
    outcome: str | None = None
    used: bool = False


@dataclass(frozen=True, kw_only=True)
class Help:
    """Help that was given with an action, for an ally's next roll (with a skill)."""

    ally: str
    skill: str | None = None
