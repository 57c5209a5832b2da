"""Extreme consequences: who may take one, and the aspect whose place it takes."""

from tools.errors import RuleError
from tools.game import Aspect, Character, Game
from tools.options import is_on, variant_of
from tools.people import folded

RULE = "condensed.opt.extreme-consequence"
HARSHER = "high_concept"
OWN = ("high_concept", "trouble", "relationship", "free")


def open_to(game: Game, who: Character) -> bool:
    """Whether somebody may take an extreme consequence now: once between breakthroughs.

    A sheet has it where the system or the campaign does, and where it takes severe ones; a slot of
    that kind says the same.

    Source: condensed.opt.extreme-consequence.
    """
    severities = {slot.severity for slot in who.slots}
    has = "extreme" in severities or (
        bool(game.options) and "severe" in severities and is_on(game, RULE)
    )
    return has and not any(
        each.severity == "extreme" and not each.past for each in who.consequences
    )


def check_extreme(game: Game, who: Character, asked: int) -> None:
    """An extreme consequence must be open to somebody.

    Raises:
        RuleError: `option_off`, or `extreme_taken` when there has been one since the last
            breakthrough.
    """
    rule = game.ruleset.rule(RULE)
    if any(each.severity == "extreme" and not each.past for each in who.consequences) or asked > 1:
        raise RuleError(
            "extreme_taken",
            f"{who.name} takes one extreme consequence between breakthroughs.",
            "Take others, or be taken out.",
            rule,
            name=who.name,
        )
    if not open_to(game, who):
        raise RuleError(
            "no_extreme",
            f"{who.name} takes no extreme consequences.",
            "The GM can switch the optional rule on.",
            rule,
            name=who.name,
        )


def replaceable(game: Game, who: Character) -> list[Aspect]:
    """The aspects whose place it may take: any but the high concept, or (harsher) only that."""
    harsher = bool(game.options) and variant_of(game, RULE) == HARSHER
    return [
        each
        for each in who.aspects
        if each.kind in OWN and (each.kind == "high_concept") == harsher
    ]


def replaced(game: Game, who: Character, name: str | None) -> str | None:
    """The aspect whose place an extreme consequence takes; an empty place on a sheet without any.

    Raises:
        RuleError: `not_replaceable`, with those that it may take the place of.

    Source: condensed.opt.extreme-consequence.
    """
    may = replaceable(game, who)
    found = [each for each in may if name is None or folded(each.name) == folded(name)]
    if not may and name is None:
        return None
    if len(found) == 1:
        return found[0].name
    listed = ", ".join(each.name for each in may)
    raise RuleError(
        "not_replaceable",
        "An extreme consequence takes the place of an aspect: which one?",
        f"It may be: {listed}." if listed else "Write such an aspect on the sheet first.",
        game.ruleset.rule(RULE),
        name=who.name,
        near=listed,
    )
