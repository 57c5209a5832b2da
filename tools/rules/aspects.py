"""Aspects by the GM's word, and what the generators make."""

from tools import events as e
from tools.commands import CreateCharacter, MakeAspects, MakeNpc, PlaceAspect, RemoveAspect
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import AspectKind, Game
from tools.generate import make_aspects as generate_aspects, make_npc as generate_npc
from tools.people import called, find, find_aspect, need, need_aspect, refuse_taken
from tools.rules.characters import create_character
from tools.rules.obstacles import obstacle_gone
from tools.rules.zones import zone_in

SITUATION = "condensed.situation-aspects"


def place_aspect(game: Game, command: PlaceAspect, dice: Dice) -> list[e.Event]:
    """Put an aspect into play, with free invokes if the GM decides so.

    Raises:
        RuleError: `aspect_taken`, `unknown_character`, `unknown_zone`.

    Source: condensed.situation-aspects, condensed.boost.
    """
    refuse_taken(game, command.aspect, SITUATION)
    on = need(game, command.on, SITUATION).name if command.on else None
    zone = zone_in(game.scene.zones, command.zone) if command.zone else None
    holder = called(game, command.holder) if command.holder else ""
    kind: AspectKind = "boost" if command.boost else "situation"
    rule = "condensed.boost" if command.boost else SITUATION
    return [
        e.AspectPlaced(
            aspect=command.aspect,
            kind=kind,
            on=on,
            free=1 if command.boost else command.free_invokes,
            holder=holder,
            secret=command.secret,
            zone=zone,
            rule=rule,
        )
    ]


def remove_aspect(game: Game, command: RemoveAspect, dice: Dice) -> list[e.Event]:
    """Take an aspect away. Source: condensed.aspect-remove.

    Raises:
        RuleError: `unknown_aspect`, `is_consequence`.
    """
    on, aspect = need_aspect(game, command.aspect, "condensed.aspect-remove")
    if aspect.kind == "consequence":
        raise RuleError(
            "is_consequence",
            f"{aspect.name} is a consequence.",
            "It clears by recovery, or by adjust.",
            "condensed.recovery-roll",
            name=aspect.name,
        )
    return obstacle_gone(game, aspect.name) or [e.AspectRemoved(aspect=aspect.name, on=on)]


def make_npc(game: Game, command: MakeNpc, dice: Dice) -> list[e.Event]:
    """Make up a minor NPC with a legal sheet. Source: condensed.npc-minor."""
    taken = frozenset(game.made_up) | frozenset(game.characters)
    npc = generate_npc(
        command.language or game.language,
        f"{dice.seed}:{len(game.made_up)}",
        taken=taken,
        ruleset=game.ruleset,
    )
    name = command.name or npc.name
    if find(game, name) is not None:
        raise RuleError(
            "name_taken",
            f"{name} has a sheet already.",
            "Choose another name.",
            "condensed.npc-minor",
            name=name,
        )
    sheet = CreateCharacter(
        name=name,
        kind="npc",
        high_concept=command.concept or npc.concept,
        aspects=npc.aspects,
        skills=dict(npc.skills),
        stunts=npc.stunts,
        physical=npc.boxes,
        mental=npc.boxes,
        slots=(),
    )
    events = create_character(game, sheet, dice)
    return [*events, e.MadeUp(texts=(npc.name, npc.concept, *npc.aspects, *npc.stunts))]


def make_aspects(game: Game, command: MakeAspects, dice: Dice) -> list[e.Event]:
    """Make up situation aspects over the five categories and put them on the scene.

    Source: condensed.situation-aspects.
    """
    language = command.language or game.language
    taken = frozenset(game.made_up) | {each.name for each in game.scene.aspects}
    made = generate_aspects(
        language,
        f"{dice.seed}:{len(game.made_up)}",
        taken=taken,
        count=command.count,
        place=command.place,
    )
    events: list[e.Event] = []
    for each in made:
        if find_aspect(fold(game, events), each.text) is None:
            events.append(
                e.AspectPlaced(
                    aspect=each.text,
                    kind="situation",
                    on=None,
                    category=each.category,
                    rule=SITUATION,
                )
            )
    return [*events, e.MadeUp(texts=tuple(each.text for each in made))]
