"""What specials and fumbles bring, and amounts that a D6 gives."""

from tools import events as e, pool
from tools.commands import ChooseSpecial, RollD6, TakeFumble
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game, Pending
from tools.people import called
from tools.rules.pips import d6

SPECIAL, FUMBLE = "narratograph.special", "narratograph.fumble"


def waiting_for(game: Game, kind: str, rule: str) -> Pending:
    """The special or fumble that waits.

    Raises:
        RuleError: `no_special` or `no_fumble`.
    """
    waiting = game.waiting(kind)
    if waiting is not None:
        return waiting
    if kind == "special":
        raise RuleError(
            "no_special", "No special waits for its reward.", "A check with a 6 brings one.", rule
        )
    raise RuleError(
        "no_fumble", "No fumble waits.", "A check with nothing but 1s brings one.", rule
    )


def choose_special(game: Game, command: ChooseSpecial, dice: Dice) -> list[e.Event]:
    """Take a special's reward: D6 spirit power, or one abnormal condition less.

    Raises:
        RuleError: `no_special`, `no_abnormal`, `which_abnormal`.

    Source: narratograph.special, narratograph.dx.
    """
    waiting = waiting_for(game, "special", SPECIAL)
    who = waiting.who or ""
    if command.option == "clear_condition":
        return [e.AbnormalCleared(who=who, condition=condition_of(game, who, command))]
    rolled = d6(game, dice, who, command.face)
    sheet = game.characters.get(who)
    now = sheet.spirit_power + rolled.total if sheet else None
    return [rolled, e.SpiritPowerChanged(who=who, delta=rolled.total, now=now)]


def condition_of(game: Game, who: str, command: ChooseSpecial) -> pool.Abnormal:
    """The abnormal condition that is to go: the one that was named, or the only one.

    Raises:
        RuleError: `no_abnormal`, `which_abnormal`.
    """
    sheet = game.characters.get(who)
    have = sheet.abnormal if sheet else ()
    if command.condition is None and len(have) == 1:
        return have[0]
    listed = ", ".join(have)
    if command.condition is None and have:
        raise RuleError(
            "which_abnormal",
            f"{who} has several abnormal conditions.",
            f"Name one: {listed}.",
            SPECIAL,
            name=who,
            near=listed,
        )
    if command.condition is None or command.condition not in have:
        raise RuleError(
            "no_abnormal",
            f"{who} has no such abnormal condition.",
            f"They have: {listed}." if have else "Take the spirit power.",
            SPECIAL,
            name=who,
            near=listed,
        )
    return command.condition


def take_fumble(game: Game, command: TakeFumble, dice: Dice) -> list[e.Event]:
    """Roll the condition of a fumble; one that the roller has already stays as it is.

    Raises:
        RuleError: `no_fumble`.

    Source: narratograph.fumble, narratograph.dx.
    """
    who = waiting_for(game, "fumble", FUMBLE).who or ""
    rolled = d6(game, dice, who, command.face)
    condition = pool.ABNORMAL[rolled.total - 1]
    sheet = game.characters.get(who)
    again = sheet is not None and condition in sheet.abnormal
    return [rolled, e.AbnormalGained(who=who, condition=condition, again=again)]


def roll_d6(game: Game, command: RollD6, dice: Dice) -> list[e.Event]:
    """Roll a D6 for an amount. Source: narratograph.dx."""
    who = called(game, command.actor) if command.actor else None
    return [d6(game, dice, who, command.face)]
