"""Aspects by the GM's word."""

from tools import events as e
from tools.commands import PlaceAspect, RemoveAspect
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import AspectKind, Game
from tools.people import called, need, need_aspect, refuse_taken
from tools.rules.obstacles import obstacle_gone
from tools.rules.zones import zone_in

SITUATION = "condensed.situation-aspects"


def place_aspect(game: Game, command: PlaceAspect, dice: Dice) -> list[e.Event]:
    """Put an aspect into play, with free invokes if the GM decides so.

    Raises:
        RuleError: `aspect_taken`, `unknown_character`, `unknown_zone`.

    Source: condensed.situation-aspects, condensed.boost, magus.scene.
    """
    on = need(game, command.on, SITUATION).name if command.on else None
    refuse_taken(game, command.aspect, SITUATION, on)
    zone = zone_in(game.scene.zones, command.zone) if command.zone else None
    holder = called(game, command.holder) if command.holder else ""
    kind: AspectKind = "boost" if command.boost else "situation"
    rule = "condensed.boost" if command.boost else game.ruleset.rule(SITUATION)
    openly = command.secret and on is None and rule == "magus.scene"
    return [
        *([e.Remarked(code="shown_openly", rule=rule)] if openly else []),
        e.AspectPlaced(
            aspect=command.aspect,
            kind=kind,
            on=on,
            free=1 if command.boost else command.free_invokes,
            holder=holder,
            secret=command.secret,
            zone=zone,
            of=need_aspect(game, command.of, rule)[1].name if command.of else None,
            first=command.first is not False and waits_for_the_first(game, command, zone),
            rule=rule,
        ),
    ]


def waits_for_the_first(game: Game, command: PlaceAspect, zone: str | None) -> bool:
    """Whether whoever gets to an aspect's zone first has a free invoke of it.

    Only where nobody is yet, and where the aspect has no free invokes already, is no secret and no
    boost (rulings of ours). Source: condensed.aspect-kinds.
    """
    plain = not (command.on or command.boost or command.secret or command.free_invokes)
    return zone is not None and plain and zone not in game.scene.places.values()


def remove_aspect(game: Game, command: RemoveAspect, dice: Dice) -> list[e.Event]:
    """Take an aspect away. Source: condensed.aspect-remove.

    Raises:
        RuleError: `unknown_character`, `unknown_aspect`, `is_consequence`.
    """
    whose = need(game, command.on, SITUATION).name if command.on else None
    on, aspect = need_aspect(game, command.aspect, "condensed.aspect-remove", whose)
    if aspect.kind == "consequence":
        raise RuleError(
            "is_consequence",
            f"{aspect.name} is a consequence.",
            "It clears by recovery, or by adjust.",
            "condensed.recovery-roll",
            name=aspect.name,
        )
    return obstacle_gone(game, aspect.name) or [e.AspectRemoved(aspect=aspect.name, on=on)]
