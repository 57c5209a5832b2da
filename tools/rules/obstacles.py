"""Hazards, blocks and distractions; threats as maps."""

from collections.abc import Iterator, Sequence
from typing import Any

from tools import events as e
from tools.commands import AnswerDistraction, Attack, MapThreat, Overcome, PlaceObstacle
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game, Obstacle
from tools.options import need_option
from tools.people import called, find_aspect, find_obstacle, need, need_obstacle, refuse_taken
from tools.rules.followed import RULES
from tools.rules.zones import zone_in

WEAPONS = {"hazard": (1, 4), "block": (0, 4), "distraction": (0, 0)}
MAP = "condensed.opt.boss-map"
REMOVING = 2
DOES = {"hazard": ("attack", "create_advantage"), "block": (), "distraction": ()}


def place_obstacle(game: Game, command: PlaceObstacle, dice: Dice) -> list[e.Event]:
    """Put an obstacle into the scene, with its name as an aspect.

    A hazard is rated at the PCs' best skill or above, a block at most one above it; others are
    remarked on, since not every sheet is complete.

    Raises:
        RuleError: `option_off`, `aspect_taken`, `unrated_obstacle`, `weapon_rating`,
            `no_choice_given`, `unknown_zone`.

    Source: condensed.opt.obstacle-hazard, condensed.opt.obstacle-block,
    condensed.opt.obstacle-distraction.
    """
    kind, rule = command.kind, RULES[command.kind]
    need_option(game, rule)
    refuse_taken(game, command.name, rule)
    least, most = WEAPONS[kind]
    weapon = least if command.weapon is None else command.weapon
    if not least <= weapon <= most:
        raise RuleError(
            "weapon_rating",
            f"Such an obstacle has a weapon rating from {least} to {most}.",
            f"Give a number from {least} to {most}.",
            rule,
            have=least,
            need=most,
        )
    if kind == "distraction":
        if len(command.repercussions) < 2:
            raise RuleError(
                "no_choice_given",
                "A distraction is a choice.",
                "Say what each way leads to, two at least.",
                rule,
            )
    elif command.rating is None:
        raise RuleError(
            "unrated_obstacle",
            f"{command.name} has no rating.",
            "Give the rating that it opposes with.",
            rule,
            name=command.name,
        )
    obstacle = Obstacle(
        name=command.name,
        kind=kind,
        rating=command.rating,
        weapon=weapon,
        track=command.track,
        zone=zone_in(game.scene.zones, command.zone) if command.zone else None,
        stops=command.stops,
        choice=command.choice,
        repercussions=command.repercussions,
    )
    placed = e.ObstaclePlaced(name=command.name, obstacle=obstacle, rule=rule)
    aspect = e.AspectPlaced(
        aspect=command.name, kind="situation", on=None, zone=obstacle.zone, rule=rule
    )
    return [placed, aspect, *measured(game, obstacle)]


def measured(game: Game, obstacle: Obstacle) -> Iterator[e.Event]:
    """What is worth saying of an obstacle's rating beside the PCs' best skill."""
    best = max(
        (max(who.skills.values(), default=0) for who in game.characters.values()
         if who.kind == "pc" and who.skills),
        default=None,
    )  # fmt: skip
    rating, rule = obstacle.rating, RULES[obstacle.kind]
    if best is None or rating is None:
        return
    if obstacle.kind == "hazard" and rating < best:
        yield e.Remarked(code="hazard_low", facts=(str(best),), rule=rule)
    if obstacle.kind == "block" and rating > best + 1:
        yield e.Remarked(code="block_high", facts=(str(best + 1),), rule=rule)


def check_attackable(game: Game, target: str) -> None:
    """Obstacles are overcome, or advantages are created on them; they can't be attacked.

    Raises:
        RuleError: `no_target`.

    Source: condensed.opt.obstacle-hazard, condensed.opt.obstacle-block.
    """
    obstacle = find_obstacle(game, target)
    if obstacle is not None:
        raise RuleError(
            "no_target",
            f"{obstacle.name} can't be attacked.",
            "Overcome it, or create an advantage on it.",
            RULES[obstacle.kind],
            name=obstacle.name,
        )


def check_doing(game: Game, actor: str, action: str) -> None:
    """A hazard attacks or creates advantages, and nothing else; the other obstacles do nothing.

    Raises:
        RuleError: `obstacle_idle`.

    Source: condensed.opt.obstacle-hazard, condensed.opt.obstacle-block,
    condensed.opt.obstacle-distraction.
    """
    obstacle = find_obstacle(game, actor) if actor not in game.characters else None
    if obstacle is not None and action not in DOES[obstacle.kind]:
        raise RuleError(
            "obstacle_idle",
            f"{obstacle.name} does not do that.",
            "A hazard attacks or creates advantages; other obstacles only oppose what is tried.",
            RULES[obstacle.kind],
            name=obstacle.name,
        )


def arms(
    game: Game, command: Attack, hazard: Obstacle | None, targets: Sequence[str]
) -> tuple[list[e.Event], dict[str, Any]]:
    """The weapon and armour ratings that obstacles bring into an attack.

    A hazard attacks with its own; a block that somebody is forced into adds half of its rating as
    a weapon, one that is cover half its rating as armour, each rounded down and 1 at least.

    Raises:
        RuleError: `unknown_obstacle`, `cover_stops`.

    Source: condensed.opt.obstacle-hazard, condensed.opt.obstacle-block.
    """
    events: list[e.Event] = []
    if not game.scene.obstacles and command.into is None and command.cover is None:
        return events, {}
    weapon, armor = (hazard.weapon if hazard else 0), 0
    block = RULES["block"]
    if command.into is not None:
        there = need_obstacle(game, command.into, block, "block")
        weapon = max(1, there.weapon // 2)
        events += [e.CoverGiven(block=there.name, target=each, weapon=weapon) for each in targets]
    if command.cover is not None:
        there = need_obstacle(game, command.cover, block, "block")
        if there.stops:
            raise RuleError(
                "cover_stops",
                f"{there.name} stops the attack.",
                "Get around it first, or be rid of it.",
                block,
                name=there.name,
            )
        armor = max(1, (there.rating or 0) // 2)
        events += [e.CoverGiven(block=there.name, target=each, armor=armor) for each in targets]
    ratings = {key: value for key, value in (("weapon", weapon), ("armor", armor)) if value}
    return events, ratings


def opposed_by(
    game: Game, target: str | None, remove: bool, rule: str
) -> tuple[dict[str, Any], int | None]:
    """What an obstacle brings into a roll that it opposes: itself, and the difficulty.

    Getting rid of a block is 2 harder than getting past it. Source: condensed.opt.obstacle-block.

    Raises:
        RuleError: `unknown_obstacle` when nothing of that name can be got rid of.
    """
    obstacle = find_obstacle(game, target)
    if obstacle is None:
        if remove:
            need_obstacle(game, target or "", rule)
        return {}, None
    rating = obstacle.rating
    if rating is not None and remove and obstacle.kind == "block":
        rating += REMOVING
    return {"obstacle": obstacle.name, "remove": remove}, rating


def clearing(game: Game, command: Overcome) -> tuple[Overcome, dict[str, Any]]:
    """An overcome roll that is to get rid of a situation aspect or a boost, and which.

    The aspect is the goal, or is named as what is overcome; whoever is to keep it may defend.

    Raises:
        RuleError: `is_consequence`.

    Source: condensed.aspect-remove.
    """
    if not command.remove or find_obstacle(game, command.target):
        return command, {}
    for name in (command.goal, command.target):
        found = find_aspect(game, name) if name else None
        if found is None or found[1].kind not in ("situation", "boost", "consequence"):
            continue
        if found[1].kind == "consequence":
            raise RuleError(
                "is_consequence",
                f"{found[1].name} is a consequence.",
                "It clears by recovery, or by adjust.",
                "condensed.recovery-roll",
                name=found[1].name,
            )
        rival = None if name == command.target else command.target
        changed = command.model_copy(update={"remove": False, "target": rival})
        return changed, {"aspect": found[1].name, "remove": True}
    return command, {}


def opposing(game: Game, command: Overcome) -> tuple[dict[str, Any], int | None]:
    """The obstacle that an overcome roll is about."""
    return opposed_by(game, command.target, command.remove, RULES["block"])


def answer_distraction(game: Game, command: AnswerDistraction, dice: Dice) -> list[e.Event]:
    """Choose one way to deal with a distraction, and hear what it leads to.

    Raises:
        RuleError: `unknown_obstacle`, `not_an_option`.

    Source: condensed.opt.obstacle-distraction.
    """
    rule = RULES["distraction"]
    there = [each for each in game.scene.obstacles if each.kind == "distraction"]
    if command.obstacle is None and len(there) == 1:
        found = there[0]
    else:
        found = need_obstacle(game, command.obstacle or "", rule, "distraction")
    if command.way > len(found.repercussions):
        listed = ", ".join(str(n + 1) for n in range(len(found.repercussions)))
        raise RuleError(
            "not_an_option",
            f"{command.way} is not open here.",
            f"Open: {listed}.",
            rule,
            near=listed,
        )
    return [
        e.DistractionAnswered(
            who=called(game, command.character),
            obstacle=found.name,
            way=command.way,
            repercussion=found.repercussions[command.way - 1],
        )
    ]


def map_threat(game: Game, command: MapThreat, dice: Dice) -> list[e.Event]:
    """Make a threat a map: its parts act each on their own, and its heart decides.

    Raises:
        RuleError: `unknown_character`, `heart_elsewhere`.

    Source: condensed.opt.boss-map.
    """
    parts = tuple(dict.fromkeys(need(game, name, MAP).name for name in command.parts))
    heart = called(game, command.heart)
    if heart not in parts:
        raise RuleError(
            "heart_elsewhere",
            f"{heart} is no part of it.",
            f"Its parts: {', '.join(parts)}.",
            MAP,
            name=heart,
            near=", ".join(parts),
        )
    return [e.ThreatMapped(name=command.name, parts=parts, heart=heart)]


def obstacle_gone(game: Game, name: str) -> list[e.Event]:
    """An obstacle taken away together with its aspect, by the GM's word."""
    found, obstacle = find_aspect(game, name), find_obstacle(game, name)
    if found is None or obstacle is None:
        return []
    return [e.ObstacleRemoved(name=obstacle.name, rule=RULES[obstacle.kind])]
