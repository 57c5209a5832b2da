"""Attacks: on whom, with what, from where; and the boost instead of a shift."""

from typing import Any

from tools import events as e
from tools.commands import Attack, Passive, TakeBoost
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game
from tools.options import need_option
from tools.people import called, find, find_obstacle, refuse_taken, unnamed
from tools.rules.actions import act, open_action
from tools.rules.gear import armor_against, passive_difficulty, reach_of, wielded
from tools.rules.judging import SHIELD, shielded
from tools.rules.obstacles import arms, check_attackable
from tools.rules.ready import stand
from tools.rules.rolling import disciplines
from tools.rules.scaling import level_of
from tools.rules.volleys import MULTIPLE, affect, check_targets, targets_of
from tools.rules.zones import check_reach, distance

SKILLS = "condensed.action-skills"


def attack(game: Game, command: Attack, dice: Dice) -> list[e.Event]:
    """Attack somebody, or several at once.

    Raises:
        RuleError: `is_out`, `self_target`, `immune`, `no_attack_skill`, `which_skill`,
            `out_of_reach`, `no_line`, and what the obstacles and targets in it say.

    Source: condensed.attack, condensed.action-skills, condensed.opt.multiple-targets.
    """
    names = targets_of(game, command)
    if command.zone is not None and not (command.target or command.targets):
        names = tuple(name for name in names if name not in shielded(game)) or names
    several = len(names) > 1 or (command.zone is not None and command.target is None)
    actor = called(game, command.actor)
    for name in names:
        check_target(game, actor, name)
    ruleset = game.ruleset
    hazard = find_obstacle(game, actor, "hazard")
    weapon = None
    if hazard is None:
        weapon = wielded(game, command)
        skill = command.skill or (weapon and weapon.skill) or only_attack_skill(game, command)
        reach = reach_of(game, weapon) if command.reach is None else command.reach
        if skill != command.skill:
            command = command.model_copy(update={"skill": skill})
        check_skill(game, command)
        for name in names:
            check_reach(game, actor, name, skill, reach)
    usual = ruleset.attack_skills.get(command.skill or "")
    track = command.track or (hazard.track if hazard else usual) or "physical"
    if track != "physical" and command.weapon is None:
        weapon = None
    noted, ratings = arms(game, command, hazard, names)
    if weapon is not None:  # of a weapon and what somebody is forced into, the higher counts
        ratings["weapon"] = max(weapon.rating, ratings.get("weapon", 0))
    if not several or command.armor is not None:
        ratings["armor"] = max(
            armor_against(game, command, names[0], track), ratings.get("armor", 0)
        )
    details: dict[str, Any] = {"track": track, "armored": command.armor is not None, **ratings}
    if command.passive is not None or (weapon is not None and weapon.thrown and throws(command)):
        zones = distance(game, actor, names[0])
        passive = passive_difficulty(game, actor, names[0], command.passive or Passive(), zones)
        noted.append(passive)
        command = command.model_copy(update={"difficulty": passive.difficulty})
    if several:
        need_option(game, MULTIPLE)
        check_targets(game, command, names)
    events = [*begin_fight(game, command.actor, *names), *noted]
    if events:
        game = fold(game, events)
    if not several:
        defence = command.defence
        if command.defences and defence is None:
            defence = command.defences[0]
        if (names[0], defence) != (command.target, command.defence):
            command = command.model_copy(update={"target": names[0], "defence": defence})
        return events + act(game, command, dice, "attack", {"target": names[0], **details})
    highest = max(names, key=lambda name: level_of(game, name))
    opened, game, roll = open_action(
        game, command, dice, "attack", details, opposed=False, highest=highest
    )
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
    scene = game.scene
    if (scene.challenge or scene.contest or scene.immune) and target in shielded(game):
        raise RuleError(
            "immune",
            f"{target} can't be harmed yet.",
            "Win the challenge or contest first.",
            SHIELD,
            name=target,
        )


def check_skill(game: Game, command: Attack) -> None:
    """The skill attacks, or the table says which track it harms."""
    skill, ruleset = command.skill, game.ruleset
    known = tuple(ruleset.attack_skills)
    if known and skill not in known and skill in ruleset.skills and command.track is None:
        raise RuleError(
            "no_attack_skill",
            f"{skill} does not attack.",
            f"These do: {', '.join(known)}; or say which track it harms.",
            SKILLS,
            skill=skill,
            near=", ".join(known),
        )


def throws(command: Attack) -> bool:
    """Whether what is thrown meets a passive defence: no other was said. Source: magus.ranged."""
    return command.difficulty is None and command.defence is None and not command.defences


def begin_fight(game: Game, actor: str, *targets: str) -> list[e.Event]:
    """An attack outside a conflict begins one, without a turn order."""
    if game.scene.conflict is not None:
        return []
    members = (called(game, actor), *targets)
    rule = game.ruleset.rule("condensed.conflict")
    number = game.conflicts + 1
    return [e.ConflictBegan(number=number, members=members, ordered=False, rule=rule)]


def only_attack_skill(game: Game, command: Attack) -> str | None:
    """The one attacking skill, or the one discipline, of the actor's sheet when none was named."""
    who = find(game, command.actor)
    if who is None or command.rating is not None or command.effort is not None:
        return None
    listed = tuple(game.ruleset.attack_skills) or disciplines(game, who)
    known = [skill for skill in listed if who.skills.get(skill)]
    if len(known) == 1:
        return known[0]
    raise RuleError(
        "which_skill",
        f"{who.name} can attack in several ways, or in none.",
        "Name the skill.",
        SKILLS,
        name=who.name,
        near=", ".join(known or listed),
    )


def take_boost(game: Game, command: TakeBoost, dice: Dice) -> list[e.Event]:
    """Lower a hit by 1 and gain a boost. Source: condensed.attack."""
    waiting = game.waiting("boost")
    hit = waiting and next(
        (each for each in game.pending if each.kind == "absorb" and each.who == waiting.by), None
    )
    if waiting is None or hit is None or hit.who is None:
        raise RuleError(
            "no_boost_to_take",
            "No hit that succeeded with style is waiting.",
            "It is possible after an attack with style, before the hit is absorbed.",
            "condensed.attack",
        )
    if command.aspect is not None:
        refuse_taken(game, command.aspect, "condensed.attack")
    name = command.aspect or unnamed(game)
    return [
        e.HitLowered(target=hit.who, shifts=hit.shifts - 1),
        e.BoostGained(who=waiting.who or "", aspect=name, rule="condensed.attack"),
    ]
