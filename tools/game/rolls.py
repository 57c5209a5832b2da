"""A roll while it is open, and what waits for a person."""

from dataclasses import dataclass
from typing import Literal

from tools.ladder import Outcome
from tools.rulesets import Severity, Track


@dataclass(frozen=True, kw_only=True)
class Side:
    """One side of a roll as it stands; `faces` is None when only a total is known."""

    who: str | None = None
    skill: str | None = None
    rating: int = 0
    bonus: int = 0
    faces: tuple[int, ...] | None = None
    dice: int = 0
    given: int | None = None

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
    """The roll that an invoke may still change, and what it has brought about."""

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


@dataclass(frozen=True, kw_only=True)
class Pending:
    """What waits for a person.

    kind: `defend` (who defends), `absorb` (who was hit), `boost` (the attacker may lower the hit),
    `cost` (what a failure or tie comes to), `compel` (who was offered a point), `special` (who
    chooses its reward), `fumble` (who is to roll a condition).
    """

    kind: Literal["defend", "absorb", "boost", "cost", "compel", "special", "fumble"]
    who: str | None = None
    by: str | None = None
    shifts: int = 0
    track: Track = "physical"
    aspect: str | None = None
    options: tuple[str, ...] = ()
    rule: str = ""
