"""How a command is worked: by which rule, in which systems."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tools import events as e
from tools.dice import Dice
from tools.game import Game

Rule = Callable[[Game, Any, Dice], list[e.Event]]
FATE = ("condensed", "core", "accelerated", "magus")
POOL = ("narratograph",)
EVERY = (*FATE, *POOL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Working:
    """How a command is worked.

    Attributes:
        work: gives the events, or raises RuleError.
        rules: ids of the rules that it works.
        keeps_roll: an invoke may still change the last roll after it.
        option: the optional rule that must be on.
        systems: the systems that have it.
    """

    work: Rule
    rules: tuple[str, ...] = ()
    keeps_roll: bool = False
    option: str | None = None
    systems: tuple[str, ...] = FATE

    def main_rule(self, command: str) -> str | None:
        """The rule that speaks of a command first: of its name, or else one that is no option."""
        own = command.replace("_", "-")
        named = [rule for rule in self.rules if rule.partition(".")[2] == own]
        standing = [rule for rule in self.rules if ".opt." not in rule]
        return next(iter((*named, *standing, *self.rules)), None)


def condensed(names: str) -> tuple[str, ...]:
    """Rule ids of Condensed from their names."""
    return tuple(f"condensed.{name}" for name in names.split())


def magus(names: str) -> tuple[str, ...]:
    """Rule ids of Magus from their names."""
    return tuple(f"magus.{name}" for name in names.split())


def narratograph(names: str) -> tuple[str, ...]:
    """Rule ids of Narratograph from their names."""
    return tuple(f"narratograph.{name}" for name in names.split())
