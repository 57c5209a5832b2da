"""Stunts that add to a roll, where the table says that they apply."""

import re

from tools import events as e
from tools.commands import Effort
from tools.errors import RuleError
from tools.game import Character, Game
from tools.people import folded, need
from tools.stunts import Stunt, read_stunt, read_use

RULE = "condensed.stunts"
LANGUAGES = ("en", "th", "pl", "fi", "zh")
_PLUS = re.compile(r"(?:[+＋]|加)\s?([1-4])(?!\d)")


def stunt_used(
    game: Game, who: str | None, effort: Effort, skill: str | None, action: str | None
) -> e.StuntUsed | None:
    """The stunt that a side of a roll uses; whether its circumstance is there the table knows.

    One of the usual form is for one skill at one action, and so is one in other words that names
    one of each. Of others the bonus that is written counts. A whole result that was typed in has
    it in already.

    Args:
        action: what the side does; None where that is left open.

    Raises:
        RuleError: `unknown_character`, `unknown_stunt`, `stunt_elsewhere`, `stunt_without_bonus`.

    Source: condensed.stunts.
    """
    if effort.stunt is None:
        return None
    sheet = need(game, who or "", RULE)
    stunt = stunt_of(sheet, effort.stunt, RULE)
    name = title(stunt)
    read = as_read(game, stunt)
    if read is not None:
        check_use(sheet, name, read, skill, action)
    written = _PLUS.search(stunt)
    if read is None and written is None:
        raise RuleError(
            "stunt_without_bonus",
            f"{name} adds no number to a roll.",
            "Play what it says; or type a bonus.",
            RULE,
            name=name,
        )
    if effort.effort is not None:
        return None
    bonus = read.bonus if read is not None else int(written[1] if written else 0)
    return e.StuntUsed(who=sheet.name, stunt=name, bonus=bonus)


def title(stunt: str) -> str:
    """What a stunt is called: what stands before its colon, or all of it."""
    return stunt.partition(":")[0].partition("：")[0].strip()


def as_read(game: Game, stunt: str) -> Stunt | None:
    """A stunt of the usual form, or a written bonus for one skill at one action.

    In the campaign's language or another.
    """
    languages = tuple(dict.fromkeys((game.language, *LANGUAGES)))
    for language in languages:
        read = read_stunt(stunt, language)
        if read is not None:
            return read
    written = _PLUS.search(stunt)
    for language in languages if written is not None else ():
        use = read_use(stunt, language)
        if use is not None:
            bonus = int(written[1]) if written else 0
            return Stunt(name=stunt, skill=use[0], action=use[1], when="", bonus=bonus)
    return None


def check_use(
    who: Character, name: str, stunt: Stunt, skill: str | None, action: str | None
) -> None:
    """A stunt of the usual form is for one skill at one action.

    Raises:
        RuleError: `stunt_elsewhere`.
    """
    if skill in (None, stunt.skill) and action in (None, stunt.action):
        return
    raise RuleError(
        "stunt_elsewhere",
        f"{name} is for another use: {stunt.skill}, {stunt.action}.",
        "Leave it out, or roll that; or type a bonus, if the table agrees.",
        RULE,
        name=name,
        skill=stunt.skill,
        action=stunt.action,
    )


def stunt_of(who: Character, name: str, rule: str) -> str:
    """The stunt that is meant: by all of it, or by what stands before its colon.

    Raises:
        RuleError: `unknown_stunt`, with those that there are.
    """
    form = folded(name)
    for stunt in who.stunts:
        if form in (folded(stunt), folded(stunt.split(":")[0]), folded(stunt.split("：")[0])):
            return stunt
    have = ", ".join(each.split(":")[0] for each in who.stunts)
    raise RuleError(
        "unknown_stunt",
        f"{who.name} has no such stunt.",
        f"They have: {have}." if have else "Buy it as a new one.",
        rule,
        name=who.name,
        near=have,
    )
