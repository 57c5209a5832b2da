"""What happens with hazards, blocks, distractions, and threats as maps."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import Obstacle


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstaclePlaced(Event):
    """There is a hazard, block or distraction."""

    type: Literal["obstacle_placed"] = "obstacle_placed"
    name: str
    obstacle: Obstacle
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstacleRemoved(Event):
    """An obstacle is gone, and its aspect with it."""

    type: Literal["obstacle_removed"] = "obstacle_removed"
    name: str
    by: str | None = None
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DistractionAnswered(Event):
    """Somebody has chosen, and this is what it leads to."""

    type: Literal["distraction_answered"] = "distraction_answered"
    who: str
    obstacle: str
    way: int
    repercussion: str
    rule: str = "condensed.opt.obstacle-distraction"


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverGiven(Event):
    """A block as cover, or as what somebody is forced into: armour or weapon rating from it."""

    type: Literal["cover_given"] = "cover_given"
    block: str
    target: str
    armor: int = 0
    weapon: int = 0
    rule: str = "condensed.opt.obstacle-block"


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatMapped(Event):
    """A threat is a map of characters, one of them its heart."""

    type: Literal["threat_mapped"] = "threat_mapped"
    name: str
    parts: tuple[str, ...]
    heart: str
    rule: str = "condensed.opt.boss-map"


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartBeaten(Event):
    """The heart of a threat is beaten: all of it is."""

    type: Literal["heart_beaten"] = "heart_beaten"
    name: str
    heart: str
    parts: tuple[str, ...]
    rule: str = "condensed.opt.boss-map"


EVENTS: tuple[type[Event], ...] = (
    ObstaclePlaced,
    ObstacleRemoved,
    DistractionAnswered,
    CoverGiven,
    ThreatMapped,
    HeartBeaten,
)
