"""Helping each other, and giving up an action to defend."""

from tools import events as e
from tools.commands import Acting, FullDefense, Help
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game, Guard, Side
from tools.ladder import signed
from tools.options import need_option
from tools.people import called, find
from tools.records import replace
from tools.rules.contest_order import entering, may_help
from tools.rules.ready import settle, stand
from tools.rules.turns import give_up_turn, take_turn

TEAMWORK = "condensed.teamwork"
FULL_DEFENSE = "condensed.opt.full-defense"
LEAST = 1
GUARDED = 2


def assist(
    game: Game, actor: str, command: Acting, rating: int, skill: str | None
) -> tuple[list[e.Event], int]:
    """What helpers add to a roll: 1 each, in some systems at most the leader's own rating.

    Each uses up an action: one that they have used already (`help`), or else this exchange's.
    The number of helpers is not limited; only what they add is.

    Returns:
        The events, and the bonus.

    Raises:
        RuleError: `self_help`, `cannot_help`, `better_leads`, `acted_already`.

    Source: condensed.teamwork, core.teamwork.
    """
    ready = [
        name
        for name, given in game.scene.helping.items()
        if given.ally == actor
        and given.skill in (None, skill)
        and stand_in(game, name)
        and (skill is None or skilled(game, name, skill))
    ]
    asked = [called(game, name) for name in command.helpers]
    names = tuple(dict.fromkeys([*ready, *asked]))
    if not names:
        return [], 0
    events: list[e.Event] = []
    for name in names:
        check_helper(game, actor, name, skill, rating)
        if name not in ready:
            step = [*may_help(game, actor, name), *give_up_turn(game, name)]
            events += step
            game = fold(game, step)
    bonus = max(0, min(len(names), rating)) if game.ruleset.teamwork_cap else len(names)
    rule = game.ruleset.rule(TEAMWORK)
    return [*events, e.Helped(who=actor, helpers=names, bonus=bonus, rule=rule)], bonus


def helpers_in(events: list[e.Event]) -> tuple[str, ...]:
    """Who helps, by the events of it."""
    return next((each.helpers for each in events if isinstance(each, e.Helped)), ())


def stand_in(game: Game, name: str) -> bool:
    """Whether somebody is still there to help."""
    who = find(game, name)
    return who is None or who.out is None


def skilled(game: Game, name: str, skill: str) -> bool:
    """Whether somebody has a skill at Average (+1) at least; without a sheet, the GM's word."""
    who = find(game, name)
    return who is None or who.skills.get(skill, 0) >= LEAST


def check_helper(game: Game, leader: str, name: str, skill: str | None, rating: int) -> None:
    """A helper is somebody else, skilled enough, and no better than whoever rolls."""
    rule = game.ruleset.rule(TEAMWORK)
    if name == leader:
        raise RuleError(
            "self_help",
            f"{name} can't help themselves.",
            "Name somebody else.",
            rule,
            name=name,
        )
    who = stand(game, name)
    if who is None or skill is None:
        return
    own = who.skills.get(skill, 0)
    if own < LEAST:
        raise RuleError(
            "cannot_help",
            f"{name} has that skill at {signed(own)} only.",
            "Helping takes Average (+1) at least.",
            rule,
            name=name,
            skill=skill,
        )
    if own > rating:
        raise RuleError(
            "better_leads",
            f"{name} is better at it than {leader}.",
            f"Let {name} roll and {leader} help.",
            rule,
            name=name,
            leader=leader,
        )


def help_ally(game: Game, command: Help, dice: Dice) -> list[e.Event]:
    """Use one's action to help with an ally's next roll.

    The help stays until the ally rolls (with that skill), at most till the conflict or scene ends.

    Source: condensed.teamwork.
    """
    who, ally = called(game, command.character), called(game, command.ally)
    stand(game, who)
    stand(game, ally)
    check_helper(game, ally, who, command.skill, rating=99)
    events = settle(game)
    game = fold(game, events)
    entered = entering(game, who, "help")
    more = [*entered, *take_turn(fold(game, entered), who)]
    given = e.HelpGiven(who=who, ally=ally, skill=command.skill, rule=game.ruleset.rule(TEAMWORK))
    return [*events, *more, given]


def full_defense(game: Game, command: FullDefense, dice: Dice) -> list[e.Event]:
    """Give up one's action for +2 to the defend rolls in its scope, until one acts again.

    The scope is oneself, others, or an outcome to be prevented; Core knows no scope. Whoever has
    to defend nothing in it until then gains a boost. Optional in Condensed, standard in Core.

    Source: condensed.opt.full-defense, core.full-defense.
    """
    rule = game.ruleset.rule(FULL_DEFENSE)
    if rule == FULL_DEFENSE:
        need_option(game, FULL_DEFENSE)
    who = called(game, command.character)
    stand(game, who)
    events = settle(game)
    game = fold(game, events)
    events += take_turn(game, who)
    covers = tuple(called(game, name) for name in command.covers)
    if not covers and command.outcome is None and rule == FULL_DEFENSE:
        covers = (who,)
    began = e.FullDefenseBegan(who=who, covers=covers, outcome=command.outcome, rule=rule)
    return [*events, began]


def guard_of(game: Game, who: str | None, target: str | None, asked: bool | None) -> Guard | None:
    """The full defense that helps somebody's defend roll for a target.

    Args:
        asked: the GM's word whether it does; None: when it was declared for the target. Whether it
            serves to prevent an outcome only the GM can say.
    """
    if asked is False:
        return None
    guard = next((each for each in game.scene.guards if each.who == who), None)
    if guard is None or asked:
        return guard
    everything = not guard.covers and guard.outcome is None
    return guard if everything or target in guard.covers else None


def guarded(
    game: Game, side: Side, target: str | None, asked: bool | None = None
) -> tuple[list[e.Event], Side]:
    """A defender's side of a roll with what a full defense adds; a whole result has it in."""
    guard = guard_of(game, side.who, target, asked) if game.scene.guards else None
    if guard is None:
        return [], side
    bonus = side.bonus if side.given is not None else side.bonus + GUARDED
    rule = game.ruleset.rule(FULL_DEFENSE)
    helped = e.FullDefenseHelped(who=guard.who, bonus=GUARDED, rule=rule)
    return [helped], replace(side, bonus=bonus, guarded=True)
