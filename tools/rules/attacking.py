"""Attacks: on whom, with what, from where; and the boost instead of a shift."""

from typing import Any

from tools import events as e
from tools.commands import Attack, TakeBoost
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.options import need_option
from tools.people import called, find, find_obstacle, refuse_taken, unnamed
from tools.rules.actions import act, open_action
from tools.rules.judging import shielded
from tools.rules.obstacles import arms, check_attackable
from tools.rules.ready import stand
from tools.rules.volleys import MULTIPLE, affect, check_targets, targets_of
from tools.rules.zones import check_reach

SKILLS = "condensed.action-skills"
SHIELD = "condensed.opt.boss-challenge-immunity"


def attack(game: Game, command: Attack, dice: Dice) -> list[e.Event]:
    """Attack somebody, or several at once.

    Raises:
        RuleError: `is_out`, `self_target`, `immune`, `no_attack_skill`, `which_skill`,
            `out_of_reach`, `no_line`, and what the obstacles and targets in it say.

    Source: condensed.attack, condensed.action-skills, condensed.opt.multiple-targets.
    """
    names = targets_of(game, command)
    several = len(names) > 1 or (command.zone is not None and command.target is None)
    actor = called(game, command.actor)
    for name in names:
        check_target(game, actor, name)
    hazard = find_obstacle(game, actor, "hazard")
    if hazard is None:
        skill = command.skill or only_attack_skill(game, command)
        if skill != command.skill:
            command = command.model_copy(update={"skill": skill})
        check_skill(game, command)
        for name in names:
            check_reach(game, actor, name, skill, command.reach)
    usual = game.ruleset.attack_skills.get(command.skill or "")
    track = command.track or (hazard.track if hazard else usual) or "physical"
    noted, ratings = arms(game, command, hazard, names[0])
    details: dict[str, Any] = {"track": track, **ratings}
    if several:
        need_option(game, MULTIPLE)
        check_targets(game, command, names)
    events = [*begin_fight(game, command.actor, *names), *noted]
    game = fold(game, events)
    if not several:
        defence = command.defence or next(iter(command.defences), None)
        if (names[0], defence) != (command.target, command.defence):
            command = command.model_copy(update={"target": names[0], "defence": defence})
        return events + act(game, command, dice, "attack", {"target": names[0], **details})
    opened, game, roll = open_action(game, command, dice, "attack", details, opposed=False)
    return events + opened + affect(game, command, roll, names, dice, opened)


def check_target(game: Game, actor: str, target: str) -> None:
    """A target is somebody else, still there, who can be harmed."""
    stand(game, target)
    check_attackable(game, target)
    if target == actor:
        raise RuleError(
            "self_target",
            f"{target} can't attack themselves.",
            "Name somebody else as the target.",
            "condensed.attack",
            name=target,
        )
    if target in shielded(game):
        raise RuleError(
            "immune",
            f"{target} can't be harmed yet.",
            "Win the challenge or contest first.",
            SHIELD,
            name=target,
        )


def check_skill(game: Game, command: Attack) -> None:
    """The skill attacks, or the table says which track it harms."""
    skill = command.skill
    known = tuple(game.ruleset.attack_skills)
    if skill in game.ruleset.skills and skill not in known and command.track is None:
        raise RuleError(
            "no_attack_skill",
            f"{skill} does not attack.",
            f"These do: {', '.join(known)}; or say which track it harms.",
            SKILLS,
            skill=skill,
            near=", ".join(known),
        )


def begin_fight(game: Game, actor: str, *targets: str) -> list[e.Event]:
    """An attack outside a conflict begins one, without a turn order."""
    if game.scene.conflict is not None:
        return []
    members = (called(game, actor), *targets)
    return [e.ConflictBegan(number=game.conflicts + 1, members=members, ordered=False)]


def only_attack_skill(game: Game, command: Attack) -> str | None:
    """The one attacking skill of the actor's sheet, when no skill was named."""
    who = find(game, command.actor)
    if who is None or command.rating is not None or command.effort is not None:
        return None
    known = [skill for skill in game.ruleset.attack_skills if who.skills.get(skill)]
    if len(known) == 1:
        return known[0]
    raise RuleError(
        "which_skill",
        f"{who.name} can attack in several ways, or in none.",
        "Name the skill.",
        SKILLS,
        name=who.name,
        near=", ".join(known or game.ruleset.attack_skills),
    )


def take_boost(game: Game, command: TakeBoost, dice: Dice) -> list[e.Event]:
    """Lower a hit by 1 and gain a boost. Source: condensed.attack."""
    waiting = game.waiting("boost")
    hit = waiting and next(
        (each for each in game.pending if (each.kind, each.who) == ("absorb", waiting.by)), None
    )
    if waiting is None or hit is None or hit.who is None:
        raise RuleError(
            "no_boost_to_take",
            "No hit that succeeded with style is waiting.",
            "It is possible after an attack with style, before the hit is absorbed.",
            "condensed.attack",
        )
    name = command.aspect or unnamed(game)
    refuse_taken(game, name, "condensed.attack")
    return [
        e.HitLowered(target=hit.who, shifts=hit.shifts - 1),
        e.BoostGained(who=waiting.who or "", aspect=name, rule="condensed.attack"),
    ]
