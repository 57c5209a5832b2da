"""A roll while it is open, and what waits for a person."""

from dataclasses import dataclass
from typing import Literal

from tools.game.aspects import Aspect
from tools.game.places import Obstacle
from tools.ladder import Outcome
from tools.rulesets import Severity, Track


@dataclass(frozen=True, kw_only=True)
class Side:
    """One side of a roll as it stands; `faces` is None when only a total is known.

    `guarded`: a full defense has added to it. `late`: what `scale` adds once it has succeeded.
    `share`: it is part of an effort that `dice` made, shared out among several.
    """

    who: str | None = None
    skill: str | None = None
    rating: int = 0
    bonus: int = 0
    faces: tuple[int, ...] | None = None
    dice: int = 0
    given: int | None = None
    guarded: bool = False
    late: int = 0
    scale: int = 0
    share: bool = False

    @property
    def effort(self) -> int:
        """The whole result, in steps of the ladder."""
        return (
            self.given + self.bonus
            if self.given is not None
            else (self.dice + self.rating + self.bonus)
        )


@dataclass(frozen=True, kw_only=True)
class OpenRoll:
    """The roll that an invoke may still change, and what it has brought about.

    Attributes:
        helpers: who helps, and shares the costs.
        task: the challenge's task that it is for, the `attempt`-th roll of the challenge.
        contest: the side of a contest that it is for.
        to: the zone that it leads to, from `came`.
        zone: where the aspect that it makes holds.
        obstacle: the hazard, block or distraction that opposes it; `remove` to be rid of it.
        weapon: the attack's weapon rating.
        armor: the target's armour rating; `armored` where it was said for all targets.
        snare: the net, lasso or bolas that is thrown; with style it puts on `also`.
        targets: several whom the effort is split among, while the shares are open.
        volley: it is one of several that came of one attack.
        removed: the obstacles that it has got rid of, should an invoke take that back.
        cleared: their aspects, or the aspect that it has got rid of; `cleared_on`: whose it was.
        revealed: aspects that it has brought to light, should an invoke take that back.
        freely: aspects whose free invokes were used against a big bad with a solo bonus.
        more_free: what scale adds to the free invokes of an advantage.
        scale: the scale of the aspect that it makes.
    """

    action: str
    acting: Side
    opposing: Side | None = None
    difficulty: int | None = None
    target: str | None = None
    aspect: str | None = None
    existing: str | None = None
    track: Track | None = None
    severity: Severity | None = None
    consequence: str | None = None
    rename: str | None = None
    outcome: Outcome | None = None
    shifts: int | None = None
    paid: tuple[str, ...] = ()
    made: tuple[tuple[str, str, int], ...] = ()
    cheers: tuple[str, ...] = ()
    helpers: tuple[str, ...] = ()
    task: str | None = None
    attempt: int = 0
    contest: str | None = None
    to: str | None = None
    came: str | None = None
    zone: str | None = None
    obstacle: str | None = None
    remove: bool = False
    weapon: int = 0
    armor: int = 0
    armored: bool = False
    snare: str | None = None
    also: str | None = None
    targets: tuple[str, ...] = ()
    volley: bool = False
    removed: tuple[Obstacle, ...] = ()
    cleared: tuple[Aspect, ...] = ()
    cleared_on: str | None = None
    revealed: tuple[str, ...] = ()
    freely: tuple[str, ...] = ()
    more_free: int = 0
    scale: int = 0


@dataclass(frozen=True, kw_only=True)
class Pending:
    """What waits for a person.

    kind: `defend` (who defends), `absorb` (who was hit), `boost` (the attacker may lower the hit),
    `cost` (what a failure or tie comes to), `compel` (who was offered a point), `special` (who
    chooses its reward), `fumble` (who is to roll a condition), `split` (the attacker shares the
    effort out), `twist` (the GM adds an aspect: a contest's exchange was tied).
    """

    kind: Literal[
        "defend", "absorb", "boost", "cost", "compel", "special", "fumble", "split", "twist"
    ]
    who: str | None = None
    by: str | None = None
    shifts: int = 0
    track: Track = "physical"
    aspect: str | None = None
    options: tuple[str, ...] = ()
    rule: str = ""
    ends_scene: bool = False
