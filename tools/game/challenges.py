"""A challenge: tasks, and the rolls that were made for them."""

from dataclasses import dataclass

from tools.ladder import Outcome


@dataclass(frozen=True, kw_only=True)
class Task:
    """One obstacle of a challenge; `rolls` says how many overcome rolls it takes."""

    name: str
    skill: str | None = None
    difficulty: int | None = None
    rolls: int = 1


@dataclass(frozen=True, kw_only=True)
class Try:
    """A roll for a task; `won` is None while its cost is still to be chosen."""

    task: str
    who: str | None
    skill: str | None
    outcome: Outcome
    won: bool | None = None
    cost: str = ""


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """A challenge; nobody named in `shields` can be harmed until it is won."""

    goal: str | None = None
    tasks: tuple[Task, ...] = ()
    tries: tuple[Try, ...] = ()
    shields: tuple[str, ...] = ()
