"""What happens in a challenge."""

from dataclasses import dataclass
from typing import Literal

from tools.events.base import Event
from tools.game import Task
from tools.ladder import Outcome

Verdict = Literal["won", "lost", "mixed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeBegan(Event):
    """A challenge is on; those in `shields` can't be harmed until it is won."""

    type: Literal["challenge_began"] = "challenge_began"
    goal: str | None
    tasks: tuple[Task, ...]
    shields: tuple[str, ...] = ()
    rule: str = "condensed.challenge"


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskTried(Event):
    """The `attempt`-th roll of the challenge; `won` is None while its cost is to be chosen."""

    type: Literal["task_tried"] = "task_tried"
    attempt: int
    task: str
    who: str | None
    skill: str | None
    outcome: Outcome
    won: bool | None
    cost: str = ""
    rule: str = "condensed.challenge"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeTallied(Event):
    """Every roll of the challenge has been made: how many were won and lost, at how many costs."""

    type: Literal["challenge_tallied"] = "challenge_tallied"
    won: int
    lost: int
    costs: int
    result: Verdict
    rule: str = "condensed.challenge"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeEnded(Event):
    """The challenge is over, and how it went; whoever is `immune` still can't be harmed."""

    type: Literal["challenge_ended"] = "challenge_ended"
    goal: str | None
    won: int
    lost: int
    costs: int
    result: Verdict
    exposed: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    rule: str = "condensed.challenge"


EVENTS: tuple[type[Event], ...] = (ChallengeBegan, TaskTried, ChallengeTallied, ChallengeEnded)
