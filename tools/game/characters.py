"""Somebody with a sheet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tools.game.aspects import Aspect
from tools.game.bosses import Form, Solo
from tools.game.conditions import Condition
from tools.game.gear import Armor, Ward, Weapon
from tools.pool import Abnormal
from tools.rulesets import Severity, Track

Kind = Literal["pc", "npc"]


@dataclass(frozen=True, kw_only=True)
class Consequence:
    """A filled consequence slot; scene, session and scenario of its treatment once it recovers.

    `taken_session` is known where consequences clear with time alone. A `condition` stands in a
    consequence's place, with some of its `boxes` marked. An extreme consequence is `past` once a
    breakthrough has come: another may be taken then.
    """

    severity: Severity
    name: str | None = None
    track: Track = "physical"
    conflict: int = 0
    treated_scene: int | None = None
    treated_session: int | None = None
    treated_scenario: int = 1
    taken_session: int | None = None
    condition: Condition | None = None
    boxes: int = 0
    past: bool = False


@dataclass(frozen=True, kw_only=True)
class Slot:
    """A consequence slot; `track` limits it to one kind of hit."""

    severity: Severity
    track: Track | None = None


@dataclass(frozen=True, kw_only=True)
class Character:
    """Somebody with a sheet. `marked` holds places of marked boxes, by track.

    Of Narratograph: `tags`; `bonds`, by whom they are to, and whether the cheer box is ticked;
    `abnormal` conditions; `spirit_power`.

    Of growth: how often skills were `raised`, points `saved` for it, refresh `gained` at the end of
    arcs, the session of the last milestone (`grown`). `members` counts a group of nameless NPCs.
    Of gear: `weapons`, the one in hand first; `armor`, of which the best counts. `wards` are
    defences against surprise (Magus).

    Of optional rules: `scale`, counted from Mundane (0); of a big bad the `solo` bonuses, the
    `minions` that take its hits, and the true `forms` still to come.
    """

    name: str
    kind: Kind = "pc"
    aliases: tuple[str, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    skills: Mapping[str, int] = field(default_factory=dict)
    stunts: tuple[str, ...] = ()
    refresh: int = 3
    points: int = 3
    boxes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    marked: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    slots: tuple[Slot, ...] = ()
    consequences: tuple[Consequence, ...] = ()
    fixed: tuple[str, ...] = ()
    out: str | None = None
    conceded: bool = False
    earned: int = 0
    secret: bool = False
    tags: tuple[str, ...] = ()
    bonds: Mapping[str, bool] = field(default_factory=dict)
    abnormal: tuple[Abnormal, ...] = ()
    spirit_power: int = 0
    raised: int = 0
    saved: int = 0
    gained: int = 0
    grown: int = 0
    members: int = 1
    weapons: tuple[Weapon, ...] = ()
    armor: tuple[Armor, ...] = ()
    wards: tuple[Ward, ...] = ()
    scale: int = 0
    solo: tuple[Solo, ...] = ()
    minions: tuple[str, ...] = ()
    forms: tuple[Form, ...] = ()
