"""Nets, lassos and bolas."""

from tools.commands import CreateAdvantage
from tools.game import Game
from tools.generate import condition
from tools.people import find, find_aspect, folded
from tools.rules.gear import need_magus


def snaring(game: Game, command: CreateAdvantage) -> CreateAdvantage:
    """The advantage with the names that a net, lasso or bolas gives its aspects.

    They are on whoever is caught, whoever else has such ones. On somebody without a sheet, whose
    aspects lie on the scene, each has a name of its own.

    Raises:
        RuleError: `not_in_system`.

    Source: magus.entangle.
    """
    need_magus(game, "snare", "magus.entangle")
    first = command.aspect or condition(game.language, "entangled")
    also = command.also or condition(game.language, "knocked_down")
    if find(game, command.target) is None:
        own = {folded(each.name) for each in game.scene.aspects}
        first = first if folded(first) in own else free_name(game, first)
        also = free_name(game, also)
    return command.model_copy(update={"aspect": first, "also": also})


def free_name(game: Game, name: str) -> str:
    """A name for an aspect that none in play has: as it is, or numbered."""
    number, tried = 1, name
    while find_aspect(game, tried) is not None:
        number += 1
        tried = f"{name} {number}"
    return tried
