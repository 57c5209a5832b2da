"""The four actions: making a roll, opposing it, reading the outcome."""

from collections.abc import Mapping
from typing import Any

from tools import events as e
from tools.commands import Attack, CreateAdvantage, Defend, InvokeSpec, Overcome, Roll
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game, OpenRoll
from tools.people import called, find, named, no_opponent
from tools.records import replace
from tools.rules.advantages import not_there, there as aspect_there
from tools.rules.challenges import task_of
from tools.rules.contest_order import entering, side_of
from tools.rules.contest_rolls import contest_roll
from tools.rules.gear import noted_gear, passive_difficulty
from tools.rules.invoking import pay_invokes
from tools.rules.obstacles import check_doing, clearing, opposed_by, opposing
from tools.rules.ready import settle, stand
from tools.rules.resolving import resolve
from tools.rules.rolling import Throws, await_defence, defending, rating_of
from tools.rules.scaling import level_of, made_by_scale, means, scaled, unopposed
from tools.rules.snares import snaring
from tools.rules.stepping_in import instead, stepping_in
from tools.rules.surprise import check_unsurprised
from tools.rules.teamwork import assist, guarded, helpers_in
from tools.rules.turns import take_turn
from tools.rules.zones import distance, way_of, zone_in


def overcome(game: Game, command: Overcome, dice: Dice) -> list[e.Event]:
    """Overcome an obstacle, against a difficulty or somebody's roll.

    In a contest it is the side's roll, unless a rival, an obstacle, a task or a way is named. The
    difficulty follows from the obstacle, the way or the task where none is said, the skill from the
    task or the way.

    Source: condensed.overcome, condensed.contest, condensed.challenge, condensed.zones,
    magus.movement, magus.gear-notes, condensed.aspect-remove.
    """
    actor = called(game, command.actor)
    aside = (command.target or command.task or command.to or command.defence) or command.remove
    command, cleared = clearing(game, command)
    if not aside and side_of(game, actor) is not None:
        return contest_roll(game, command, dice)
    way, barrier = way_of(game, actor, command.to)
    there, rating = opposing(game, command)
    task = task_of(game, command)
    details: dict[str, Any] = {"aspect": command.goal, **way, **there, **cleared}
    if task is not None and game.scene.challenge is not None:
        details |= {"task": task.name, "attempt": len(game.scene.challenge.tries)}
    if not there:
        details["target"] = named(game, command.target)
    known = (command.difficulty, rating, barrier, task.difficulty if task else None)
    first = next((each for each in known if each is not None), None)
    changes: dict[str, Any] = {"difficulty": first}
    opposed = command.defence is not None or (command.target is not None and not there)
    if opposed and command.difficulty is None:
        changes["difficulty"] = None
    if there:
        changes["target"] = None
    if command.skill is None and command.rating is None and command.effort is None:
        moving = game.ruleset.moving if command.to else None
        changes["skill"] = (task.skill if task is not None else None) or (
            moving if moving in game.ruleset.skills else None
        )
    noted, counts = noted_gear(game, command.model_copy(update=changes))
    command = command.model_copy(update=changes | counts)
    return [*noted, *act(game, command, dice, "overcome", details)]


def create_advantage(game: Game, command: CreateAdvantage, dice: Dice) -> list[e.Event]:
    """Make a situation aspect or use one that exists.

    Source: condensed.create-advantage, condensed.create-advantage-existing.
    """
    if command.snare is not None:
        command = snaring(game, command)
    name, existing = command.aspect, command.existing
    found = aspect_there(game, name, called(game, command.target) if command.target else None)
    if found is not None:
        name, existing = found[1].name, existing or ("unknown" if found[1].secret else "known")
    elif existing == "known":
        raise not_there(name)
    details: dict[str, Any] = {"aspect": name, "existing": existing}
    if command.zone is not None:
        details["zone"] = zone_in(game.scene.zones, command.zone)
    if command.supernatural:
        details["scale"] = means(game, command)
        if unopposed(game, command):
            return made_by_scale(game, command, details["scale"])
    there, rating = opposed_by(game, command.target, False, "condensed.create-advantage")
    if there:
        chosen = rating if command.difficulty is None else command.difficulty
        command = command.model_copy(update={"difficulty": chosen, "target": None})
        details |= there
    else:
        details["target"] = named(game, command.target)
    if command.snare is not None:
        details |= {"snare": command.snare, "also": command.also}
    if command.passive is None:
        return act(game, command, dice, "create_advantage", details)
    actor, target = called(game, command.actor), details.get("target")
    passive = passive_difficulty(
        game, actor, target, command.passive, distance(game, actor, target)
    )
    command = command.model_copy(update={"difficulty": passive.difficulty})
    return [passive, *act(game, command, dice, "create_advantage", details)]


def roll(game: Game, command: Roll, dice: Dice) -> list[e.Event]:
    """A roll outside any action, against a difficulty. Source: condensed.roll."""
    events = settle(game)
    game = fold(game, events)
    throws = Throws(game, dice)
    who = called(game, command.actor) if command.actor else None
    acting = throws.side(who, command, rating_of(game, who, command), command.skill)
    pending = OpenRoll(action="roll", acting=acting, difficulty=command.difficulty or 0)
    return events + throws.events + resolve(fold(game, throws.events), pending)


Action = Overcome | CreateAdvantage | Attack


def open_action(
    game: Game,
    command: Action,
    dice: Dice,
    action: str,
    details: Mapping[str, Any],
    opposed: bool = True,
    highest: str | None = None,
) -> tuple[list[e.Event], Game, OpenRoll]:
    """Make an action's roll, with its helpers, its defence where it came along, and its invokes.

    Args:
        opposed: it has to say now what opposes it.
        highest: of several who will defend, the one of the highest scale.

    Returns:
        The events, the game after them, and the roll as it stands, not yet compared.
    """
    actor = called(game, command.actor)
    stand(game, actor)
    if game.scene.obstacles:
        check_doing(game, actor, action)
    events = settle(game)
    if game.scene.contest is not None and action == "create_advantage":
        entered = entering(fold(game, events), actor, "advantage")
        events += entered
    events += take_turn(fold(game, events) if events else game, actor)
    if events:
        game = fold(game, events)
    offensive = action == "attack" or (action == "create_advantage" and command.target is not None)
    check_unsurprised(game, actor, offensive)
    if opposed:
        check_opposition(game, command)
    rating = rating_of(game, actor, command)
    target = named(game, command.target)
    facing_who = target
    if command.defence is not None and command.defence.by is not None:
        facing_who = called(game, command.defence.by)
    foe = None
    if command.defence is not None and opposed:
        foe = defending(game, facing_who, command.defence, details.get("track"), command.skill)
    helped: list[e.Event] = []
    bonus = 0
    if command.helpers or game.scene.helping:
        helped, bonus = assist(game, actor, command, rating, command.skill)
        game = fold(game, helped)
    throws = Throws(game, dice)
    acting = throws.side(actor, command, rating, command.skill, action)
    if bonus and acting.given is None:
        acting = replace(acting, bonus=acting.bonus + bonus)
    other = None
    through = command.defence.through if command.defence else None
    against_whom = target if opposed else highest
    if against_whom is not None and (through or game.options):
        other = level_of(game, against_whom, through)
    above, acting, more = scaled(game, acting, command, other, action)
    open_roll = OpenRoll(
        action=action,
        acting=acting,
        more_free=more,
        difficulty=command.difficulty,
        helpers=helpers_in(helped) if helped else (),
        **details,
    )
    guards: list[e.Event] = []
    if command.defence is not None and foe is not None:
        facing = throws.side(facing_who, command.defence, *foe, "defend")
        guards, facing = guarded(game, facing, target)
        stepped = stepping_in(game, open_roll, facing_who)
        guards = [*stepped, *guards]
        against, facing, _ = scaled(game, facing, command.defence, acting.scale, "defend")
        guards += against
        open_roll = replace(instead(open_roll, stepped), opposing=facing, difficulty=None)
    thrown = [*above, *throws.events, *guards]
    invokes: list[tuple[InvokeSpec, str | None]] = [
        (spec, spec.by or actor) for spec in command.invokes
    ]
    if command.defence is not None and opposed:
        invokes += [(spec, spec.by or facing_who) for spec in command.defence.invokes]
    if invokes or not opposed or len(thrown) > 1:  # what a bare throw changes isn't read again
        game = fold(game, thrown)
    paid: list[e.Event] = []
    if invokes:
        paid, game, open_roll = pay_invokes(game, open_roll, invokes, dice, throws.events)
    return [*events, *helped, *thrown, *paid], game, open_roll


def act(
    game: Game, command: Action, dice: Dice, action: str, details: Mapping[str, Any]
) -> list[e.Event]:
    """Make an action's roll and either resolve it or leave the defence to the target."""
    events, game, open_roll = open_action(game, command, dice, action, details)
    if open_roll.opposing is None and open_roll.difficulty is None:
        return [*events, await_defence(game, open_roll, called(game, command.target or ""))]
    return [*events, *resolve(game, open_roll)]


def defend(game: Game, command: Defend, dice: Dice) -> list[e.Event]:
    """Answer the roll that waits for a defence.

    Of several who are attacked at once, each answers for themselves; whoever defends another says
    whom, and in Magus takes all that follows.

    Source: condensed.defend, condensed.opt.multiple-targets, magus.defend-other.
    """
    who, open_roll = awaited(game, command)
    if command.difficulty is not None:
        return resolve(game, replace(open_roll, difficulty=command.difficulty))
    stepped = stepping_in(game, open_roll, who)
    if stepped:
        game, open_roll = fold(game, stepped), instead(open_roll, stepped)
    rating, skill = defending(game, who, command, open_roll.track, open_roll.acting.skill)
    throws = Throws(game, dice)
    facing = throws.side(who, command, rating, skill, "defend")
    guards, facing = guarded(game, facing, open_roll.target, command.guarded)
    above, facing, _ = scaled(game, facing, command, open_roll.acting.scale, "defend")
    guards += above
    open_roll = replace(open_roll, opposing=facing, difficulty=None)
    invokes = [(spec, spec.by or who) for spec in command.invokes]
    thrown = [*throws.events, *guards]
    if invokes or len(thrown) > 1:
        game = fold(game, thrown)
    paid: list[e.Event] = []
    if invokes:
        paid, game, open_roll = pay_invokes(game, open_roll, invokes, dice, throws.events)
    return [*stepped, *thrown, *paid, *resolve(game, open_roll)]


def awaited(game: Game, command: Defend) -> tuple[str | None, OpenRoll]:
    """Who defends, and the roll that waits for it.

    Raises:
        RuleError: `nothing_to_defend`.
    """
    fits = waits = [each for each in game.pending if each.kind == "defend"]
    actor = called(game, command.actor) if command.actor else None
    meant = called(game, command.target) if command.target else actor
    if meant is not None:
        fits = [each for each in waits if each.who == meant]
        if command.target is None:
            fits = fits or waits
    target = fits[0].who if fits else None
    found = next((each for each in game.volley if each.target == target), game.roll)
    if not fits or found is None:
        raise RuleError(
            "nothing_to_defend",
            "Nothing waits for a defence.",
            "Say who attacks whom first.",
            "condensed.defend",
        )
    return actor or target, found


def check_opposition(game: Game, command: Action) -> None:
    """A roll needs something to beat: a difficulty, a defence, or a target who can defend."""
    if command.difficulty is not None or command.defence is not None:
        return
    if command.target is not None and find(game, command.target) is not None:
        return
    if command.target is not None:
        raise no_opponent(game, command.target, "condensed.defend")
    raise RuleError(
        "missing_opposition",
        "What is there to beat?",
        "Give a difficulty, for example Fair (+2), or who defends and with what.",
        "condensed.difficulty",
    )
