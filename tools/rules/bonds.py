"""Bonds between characters, and the boxes by which they cheer."""

from collections.abc import Iterable

from tools import events as e
from tools.commands import GainBond
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Character, Game
from tools.people import called, folded, need

CHEER = "narratograph.cheer"


def bond_to(who: Character, whom: str) -> str | None:
    """The name under which somebody has a bond to somebody, or None."""
    return next((name for name in who.bonds if folded(name) == folded(whom)), None)


def free_bond(who: Character, whom: str) -> str:
    """The bond by which somebody may cheer.

    Raises:
        RuleError: `no_bond`, `bond_ticked`.
    """
    bond = bond_to(who, whom)
    if bond is None:
        raise RuleError(
            "no_bond",
            f"{who.name} has no bond to {whom}.",
            "Somebody with a bond to them can cheer; or the bond is gained first.",
            CHEER,
            name=who.name,
            whom=whom,
        )
    if who.bonds[bond]:
        raise RuleError(
            "bond_ticked",
            f"The cheer box of {who.name}'s bond to {whom} is ticked.",
            "Gaining that bond again clears it.",
            CHEER,
            name=who.name,
            whom=whom,
        )
    return bond


def refuse_self_bond(who: Character, bonds: Iterable[str]) -> None:
    """Nobody has a bond to themselves.

    Raises:
        RuleError: `self_bond`.

    Source: narratograph.cheer.
    """
    own = {folded(name) for name in (who.name, *who.aliases)}
    if own & {folded(to) for to in bonds}:
        raise RuleError(
            "self_bond",
            f"{who.name} can't have a bond to themselves.",
            "Name somebody else.",
            CHEER,
            name=who.name,
        )


def gain_bond(game: Game, command: GainBond, dice: Dice) -> list[e.Event]:
    """Gain a bond; gaining it again clears the tick instead of doubling it.

    Raises:
        RuleError: `unknown_character`, `self_bond`, `already_so` with a box that is free.

    Source: narratograph.cheer.
    """
    who = need(game, command.character, CHEER)
    to = called(game, command.to)
    refuse_self_bond(who, [to])
    bond = bond_to(who, to)
    if bond is not None and not who.bonds[bond]:
        raise RuleError("already_so", "That is so already.", "Nothing needs to be changed.", CHEER)
    return [e.BondGained(who=who.name, to=bond or to, again=bond is not None)]
