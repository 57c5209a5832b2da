"""The four actions: making a roll, opposing it, reading the outcome."""

from collections.abc import Mapping
from typing import Any

from tools import events as e
from tools.commands import (
    Attack,
    CreateAdvantage,
    Defend,
    InvokeSpec,
    Overcome,
    Roll,
    TakeBoost,
)
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Character, Game, OpenRoll
from tools.people import called, find, find_aspect, refuse_taken, unnamed
from tools.records import replace
from tools.rules.invoking import pay_invokes
from tools.rules.resolving import costs_by_default, refuse_until_answered, resolve
from tools.rules.rolling import Throws, defence_skills, defending, rating_of
from tools.rules.turns import take_turn


def overcome(game: Game, command: Overcome, dice: Dice) -> list[e.Event]:
    """Overcome an obstacle, against a difficulty or somebody's roll. Source: condensed.overcome."""
    open_roll = {"target": named(game, command.target), "aspect": command.goal}
    return act(game, command, dice, "overcome", open_roll)


def create_advantage(game: Game, command: CreateAdvantage, dice: Dice) -> list[e.Event]:
    """Make a situation aspect or use one that exists.

    Source: condensed.create-advantage, condensed.create-advantage-existing.
    """
    name, existing = command.aspect, command.existing
    found = find_aspect(game, name) if name else None
    if found is not None:
        name, existing = found[1].name, existing or ("unknown" if found[1].secret else "known")
    elif existing == "known":
        raise RuleError(
            "unknown_aspect",
            f"No aspect is called {name}.",
            "Leave out `existing` to create it.",
            "condensed.create-advantage-existing",
            name=name or "",
            near="",
        )
    open_roll = {"target": named(game, command.target), "aspect": name, "existing": existing}
    return act(game, command, dice, "create_advantage", open_roll)


def attack(game: Game, command: Attack, dice: Dice) -> list[e.Event]:
    """Attack somebody. Source: condensed.attack, condensed.action-skills."""
    target = called(game, command.target)
    stand(game, target)
    if target == called(game, command.actor):
        raise RuleError(
            "self_target",
            f"{target} can't attack themselves.",
            "Name somebody else as the target.",
            "condensed.attack",
            name=target,
        )
    skill = command.skill or only_attack_skill(game, command)
    if skill != command.skill:
        command = command.model_copy(update={"skill": skill})
    usual = game.ruleset.attack_skills.get(skill or "")
    if skill in game.ruleset.skills and usual is None and command.track is None:
        known = tuple(game.ruleset.attack_skills)
        raise RuleError(
            "no_attack_skill",
            f"{skill} does not attack.",
            f"These do: {', '.join(known)}; or say which track it harms.",
            "condensed.action-skills",
            skill=skill,
            near=", ".join(known),
        )
    track = command.track or usual or "physical"
    events = begin_fight(game, command.actor, target)
    return events + act(
        fold(game, events), command, dice, "attack", {"target": target, "track": track}
    )


def begin_fight(game: Game, actor: str, target: str) -> list[e.Event]:
    """An attack outside a conflict begins one, without a turn order."""
    if game.scene.conflict is not None:
        return []
    members = (called(game, actor), target)
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
        "condensed.action-skills",
        name=who.name,
        near=", ".join(known or game.ruleset.attack_skills),
    )


def roll(game: Game, command: Roll, dice: Dice) -> list[e.Event]:
    """A roll outside any action, against a difficulty. Source: condensed.roll."""
    events = settle(game)
    game = fold(game, events)
    throws = Throws(game, dice)
    who = called(game, command.actor) if command.actor else None
    acting = throws.side(who, command, rating_of(game, who, command), command.skill)
    pending = OpenRoll(action="roll", acting=acting, difficulty=command.difficulty or 0)
    return events + throws.events + resolve(fold(game, throws.events), pending)


def act(
    game: Game,
    command: Overcome | CreateAdvantage | Attack,
    dice: Dice,
    action: str,
    details: Mapping[str, Any],
) -> list[e.Event]:
    """Make an action's roll and either resolve it or leave the defence to the target."""
    actor = called(game, command.actor)
    stand(game, actor)
    events = settle(game) + take_turn(game, actor)
    game = fold(game, events)
    throws = Throws(game, dice)
    check_opposition(game, command, action)
    rating = rating_of(game, actor, command)
    target = command.target and called(game, command.target)
    foe = None
    if command.defence is not None:
        track = details.get("track")
        foe = defending(game, target, command.defence, track, command.skill)
    acting = throws.side(actor, command, rating, command.skill)
    open_roll = OpenRoll(action=action, acting=acting, difficulty=command.difficulty, **details)
    if command.defence is not None and foe is not None:
        opposing = throws.side(target, command.defence, *foe)
        open_roll = replace(open_roll, opposing=opposing, difficulty=None)
    events += throws.events
    game = fold(game, throws.events)
    invokes: list[tuple[InvokeSpec, str | None]] = [
        (spec, spec.by or actor) for spec in command.invokes
    ]
    if command.defence is not None:
        invokes += [(spec, spec.by or target) for spec in command.defence.invokes]
    paid, open_roll = pay_invokes(game, open_roll, invokes, dice, throws.events)
    events += paid
    game = fold(game, paid)
    if open_roll.opposing is None and open_roll.difficulty is None:
        assert target is not None
        return events + [await_defence(game, open_roll, target)]
    return events + resolve(game, open_roll)


def await_defence(game: Game, open_roll: OpenRoll, target: str) -> e.DefenceAwaited:
    """Leave the defence to the target: what they may defend with, best first."""
    who = game.characters[target]
    skills = defence_skills(game, open_roll.track, open_roll.acting.skill)
    options = sorted(skills, key=lambda skill: -who.skills.get(skill, 0))
    return e.DefenceAwaited(
        actor=open_roll.acting.who,
        target=target,
        effort=open_roll.acting.effort,
        options=tuple(options),
        roll=open_roll,
    )


def defend(game: Game, command: Defend, dice: Dice) -> list[e.Event]:
    """Answer the roll that waits for a defence. Source: condensed.defend."""
    waiting = game.waiting("defend")
    if waiting is None or game.roll is None:
        raise RuleError(
            "nothing_to_defend",
            "Nothing waits for a defence.",
            "Say who attacks whom first.",
            "condensed.defend",
        )
    who = called(game, command.actor) if command.actor else waiting.who
    if command.difficulty is not None:
        return resolve(game, replace(game.roll, difficulty=command.difficulty))
    rating, skill = defending(game, who, command, game.roll.track, game.roll.acting.skill)
    throws = Throws(game, dice)
    opposing = throws.side(who, command, rating, skill)
    open_roll = replace(game.roll, opposing=opposing, difficulty=None)
    invokes = [(spec, spec.by or who) for spec in command.invokes]
    game = fold(game, throws.events)
    paid, open_roll = pay_invokes(game, open_roll, invokes, dice, throws.events)
    return throws.events + paid + resolve(fold(game, paid), open_roll)


def check_opposition(game: Game, command: Overcome | CreateAdvantage | Attack, action: str) -> None:
    """A roll needs something to beat: a difficulty, a defence, or a target who can defend."""
    if command.difficulty is not None or command.defence is not None:
        return
    if command.target is not None and find(game, command.target) is not None:
        return
    if command.target is not None:
        raise RuleError(
            "unknown_opponent",
            f"{command.target} has no sheet, so there is nothing to beat yet.",
            "Say what they defend with, for example Athletics +2, or give a difficulty.",
            "condensed.defend",
            name=command.target,
        )
    raise RuleError(
        "missing_opposition",
        "What is there to beat?",
        "Give a difficulty, for example Fair (+2), or who defends and with what.",
        "condensed.difficulty",
    )


def take_boost(game: Game, command: TakeBoost, dice: Dice) -> list[e.Event]:
    """Lower a hit by 1 and gain a boost. Source: condensed.attack."""
    waiting, hit = game.waiting("boost"), game.waiting("absorb")
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


def settle(game: Game) -> list[e.Event]:
    """Make way for a new roll: what must be answered first is refused, the rest takes its course.

    Raises:
        RuleError: `answer_first` when a defence, a hit or a compel waits.
    """
    for waiting in game.pending:
        if waiting.kind in ("defend", "absorb", "compel", "special", "fumble"):
            refuse_until_answered(waiting)
    return costs_by_default(game) + ([e.RollClosed()] if game.roll else [])


def stand(game: Game, name: str) -> Character | None:
    """The character's sheet, if they have one and are still in the scene.

    Raises:
        RuleError: `is_out` for somebody taken out or who has conceded.
    """
    who = find(game, name)
    if who is not None and who.out is not None:
        raise RuleError(
            "is_out",
            f"{who.name} is out of this scene.",
            "They are back in the next scene, or by the GM's word (adjust).",
            "condensed.concede" if who.conceded else "condensed.taken-out",
            name=who.name,
        )
    return who


def named(game: Game, name: str | None) -> str | None:
    """The sheet's name for somebody, or the name as given."""
    return called(game, name) if name is not None else None
