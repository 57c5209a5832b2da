"""Zones: who is where, moving, reach and line of sight."""

from collections.abc import Mapping
from itertools import pairwise

from tools import events as e
from tools.commands import Move, SetZones
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Border, Game
from tools.ladder import signed
from tools.people import called, folded, near
from tools.rules.arriving import first_there
from tools.rules.initiative import check_step
from tools.rules.ready import stand
from tools.rules.surprise import new_round
from tools.rules.turns import left

ZONES = "condensed.zones"
FEWEST, MOST = 2, 4


def set_zones(game: Game, command: SetZones, dice: Dice) -> list[e.Event]:
    """Divide the scene into zones, or change what lies between them and who is where.

    Without borders each zone is the next one's neighbour. Borders of zones that stay are kept.

    Raises:
        RuleError: `no_zones`, `unknown_zone`.

    Source: condensed.zones.
    """
    scene = game.scene
    zones = tuple(dict.fromkeys(command.zones)) or scene.zones
    if not zones:
        raise RuleError("no_zones", "The scene has no zones.", "Name two to four.", ZONES)
    if command.borders:
        borders = tuple(
            Border(
                a=zone_in(zones, each.between[0]),
                b=zone_in(zones, each.between[1]),
                barrier=each.barrier,
                sight=each.sight,
            )
            for each in command.borders
        )
    elif zones != scene.zones:
        borders = in_a_row(zones)
    else:
        borders = scene.borders
    there = {name: zone for name, zone in scene.places.items() if zone in zones}
    put = {called(game, who): zone_in(zones, zone) for who, zone in command.places.items()}
    events: list[e.Event] = [e.ZonesSet(zones=zones, borders=borders, places={**there, **put})]
    if command.zones and not FEWEST <= len(zones) <= MOST:
        events.append(e.Remarked(code="many_zones", rule=ZONES))
    return events


def in_a_row(zones: tuple[str, ...]) -> tuple[Border, ...]:
    """Each zone the next one's neighbour."""
    return tuple(Border(a=a, b=b) for a, b in pairwise(zones))


def zone_in(zones: tuple[str, ...], name: str) -> str:
    """The zone of this name.

    Raises:
        RuleError: `no_zones`, `unknown_zone`, with near matches.
    """
    if not zones:
        raise RuleError("no_zones", "The scene has no zones.", "Name two to four.", ZONES)
    found = next((each for each in zones if folded(each) == folded(name)), None)
    if found is not None:
        return found
    listed = ", ".join(near(name, zones) or zones[:6])
    raise RuleError(
        "unknown_zone",
        f"No zone is called {name}.",
        f"There are: {listed}.",
        ZONES,
        name=name,
        near=listed,
    )


def border(game: Game, a: str, b: str) -> Border | None:
    """What lies between two neighbouring zones; None when they are no neighbours."""
    return next((each for each in game.scene.borders if {each.a, each.b} == {a, b}), None)


def steps(game: Game, start: str, goal: str, sight: bool = False) -> int | None:
    """How many zones away another is; None when there is no way.

    Args:
        sight: only across borders that one can see across.
    """
    reached: Mapping[str, int] = {start: 0}
    while goal not in reached:
        further = {
            zone: count + 1
            for each in game.scene.borders
            if each.sight or not sight
            for here, zone in ((each.a, each.b), (each.b, each.a))
            if (count := reached.get(here)) is not None and zone not in reached
        }
        if not further:
            return None
        reached = {**reached, **further}
    return reached[goal]


def distance(game: Game, actor: str, target: str | None) -> int | None:
    """How many zones lie from one to another; None when either stands in no zone."""
    here, there = game.scene.places.get(actor), game.scene.places.get(target or "")
    return None if here is None or there is None else steps(game, here, there)


def move(game: Game, command: Move, dice: Dice) -> list[e.Event]:
    """Move to a neighbouring zone besides the action, before or after it.

    Once an exchange in a conflict, on one's own turn. Whoever is nowhere yet is simply put there.

    Raises:
        RuleError: `no_zones`, `unknown_zone`, `already_there`, `too_far`, `hindered`,
            `moved_already`, `not_your_turn`, `is_out`.

    Source: condensed.zones, core.movement.
    """
    who = called(game, command.character)
    to = zone_in(game.scene.zones, command.to)
    came = game.scene.places.get(who)
    rule = game.ruleset.rule(ZONES)
    if came == to:
        raise RuleError(
            "already_there", f"{who} is there already.", "Name another zone.", rule, name=who
        )
    free = came is not None and not command.ruling
    moved = e.Moved(who=who, to=to, came=came, free=free, rule=rule)
    if came is None:
        return [moved]
    if command.ruling:
        return [moved, *first_there(game, who, to)]
    stand(game, who)
    check_way(game, who, came, to)
    return [*on_turn(game, who), moved, *first_there(game, who, to)]


def check_way(game: Game, who: str, came: str, to: str) -> None:
    """A free move leads to a neighbouring zone, with nothing in between."""
    rule = game.ruleset.rule(ZONES)
    between = border(game, came, to)
    if between is None:
        ways = [each.b if each.a == came else each.a for each in game.scene.borders
                if came in (each.a, each.b)]  # fmt: skip
        raise RuleError(
            "too_far",
            f"{to} is no neighbour of {came}.",
            f"Next to it: {', '.join(ways) or 'none'}; or overcome with the whole action.",
            rule,
            name=to,
            near=", ".join(ways),
        )
    if between.barrier is not None:
        raise RuleError(
            "hindered",
            f"Something hinders the way to {to}.",
            f"Overcome it as the action, difficulty {signed(between.barrier)}.",
            rule,
            name=to,
            difficulty=between.barrier,
        )


def on_turn(game: Game, who: str) -> list[e.Event]:
    """One move an exchange, on one's own turn; a new exchange begins when all have acted.

    Raises:
        RuleError: `moved_already`, `not_your_turn`.
    """
    conflict = game.scene.conflict
    if conflict is None or not conflict.ordered or who not in conflict.members:
        return []
    rule = game.ruleset.rule(ZONES)
    waiting = left(game, conflict)
    acting = conflict.turn == who
    if not waiting and (not acting or who in conflict.moved):
        began = new_round(game, conflict)
        conflict = fold(game, began).scene.conflict or conflict
        check_step(conflict, left(game, conflict), who)
        return began
    if who in conflict.moved:
        raise RuleError(
            "moved_already",
            f"{who} has moved in this exchange.",
            "Move further as the action: overcome.",
            rule,
            name=who,
        )
    chosen = conflict.chosen and conflict.turn in waiting
    if conflict.turn is not None and not acting and (chosen or who not in waiting):
        raise RuleError(
            "not_your_turn",
            f"It is {conflict.turn}'s turn.",
            f"{who} moves on their own turn.",
            rule,
            name=who,
            turn=conflict.turn,
        )
    if not acting:
        check_step(conflict, waiting, who)
    return []


def way_of(game: Game, actor: str, to: str | None) -> tuple[dict[str, str | None], int | None]:
    """Where an overcome roll leads, and the difficulty of the way, if a barrier says it.

    Raises:
        RuleError: `no_zones`, `unknown_zone`, `already_there`.

    Source: condensed.zones.
    """
    if to is None:
        return {}, None
    zone = zone_in(game.scene.zones, to)
    came = game.scene.places.get(actor)
    if came == zone:
        raise RuleError(
            "already_there", f"{actor} is there already.", "Name another zone.", ZONES, name=actor
        )
    between = border(game, came, zone) if came else None
    return {"to": zone, "came": came}, between.barrier if between else None


def check_reach(game: Game, actor: str, target: str, skill: str | None, reach: int | None) -> None:
    """Whether an attack gets from the actor's zone to the target's.

    Blows stay in the zone; shots reach neighbouring zones that can be seen, and further along a
    clear line; words reach the next zone. A reach that is given counts instead, along what can be
    seen. Whoever stands in no zone is within reach, and so is whatever is attacked with a freely
    named skill or in a system whose skills don't tell shots from blows (rulings of ours).

    Raises:
        RuleError: `out_of_reach`, `no_line`.

    Source: condensed.zones.
    """
    here, there = game.scene.places.get(actor), game.scene.places.get(target)
    if here is None or there is None or here == there:
        return
    ruleset = game.ruleset
    far = steps(game, here, there)
    seen = steps(game, here, there, sight=True)
    ranged = skill in ruleset.ranged_skills
    if reach is None and not ranged:
        kind = ruleset.attack_skills.get(skill or "")
        if kind is None or not ruleset.ranged_skills:
            return
        reach = 1 if kind == "mental" else 0
        seen = far
    limit = far if reach is None else reach
    if far is None or limit is None or far > limit:
        raise RuleError(
            "out_of_reach",
            f"{target} is in {there}, out of reach.",
            "Move closer first, or attack from afar.",
            ZONES,
            name=target,
            zone=there,
        )
    if seen is None or (reach is not None and seen > reach):
        raise RuleError(
            "no_line",
            f"There is no clear line to {there}.",
            "Move to where it can be seen.",
            ZONES,
            name=target,
            zone=there,
        )
