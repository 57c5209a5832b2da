"""Nets, lassos and bolas."""

from tools.commands import CreateAdvantage
from tools.game import Game
from tools.generate import condition
from tools.people import find, find_aspect, folded
from tools.rules.gear import need_magus


def snaring(game: Game, command: CreateAdvantage) -> CreateAdvantage:
    """The advantage with the names that a net, lasso or bolas gives its aspects.

    Somebody who has the aspect already is caught anew; else each aspect gets a name of its own.

    Raises:
        RuleError: `not_in_system`.

    Source: magus.entangle.
    """
    need_magus(game, "snare", "magus.entangle")
    whom = find(game, command.target)
    own = {folded(each.name) for each in (whom.aspects if whom else game.scene.aspects)}
    first = command.aspect or condition(game.language, "entangled")
    also = command.also or condition(game.language, "knocked_down")
    return command.model_copy(
        update={
            "aspect": first if folded(first) in own else free_name(game, first),
            "also": free_name(game, also),
        }
    )


def free_name(game: Game, name: str) -> str:
    """A name for an aspect that none in play has: as it is, or numbered."""
    number, tried = 1, name
    while find_aspect(game, tried) is not None:
        number += 1
        tried = f"{name} {number}"
    return tried
