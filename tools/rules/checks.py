"""Narratograph: action checks with a pool of dice, and cheering whoever has just rolled."""

from collections.abc import Iterator

from tools import events as e, pool
from tools.commands import Check, Cheer
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game, OpenRoll, Side
from tools.people import called, find, folded, near
from tools.records import replace
from tools.rules.answering import refuse_until_answered
from tools.rules.bonds import CHEER, free_bond
from tools.rules.pips import thrown

CHECK = "narratograph.check"


def check(game: Game, command: Check, dice: Dice) -> list[e.Event]:
    """Make an action check: reasons and tags counted first, then the dice.

    Raises:
        RuleError: `target_off`, `unknown_tag`, `wrong_dice`; `answer_first` while a special or a
            fumble waits.

    Source: narratograph.check, narratograph.modifiers.
    """
    for waiting in game.pending:
        refuse_until_answered(waiting)
    pool_target(command.target)
    who = called(game, command.actor)
    events: list[e.Event] = [e.RollClosed()] if game.roll else []
    tags = tuple(helping_tags(game, command))
    count = command.dice + sum(each.dice for each in command.modifiers) + len(tags)
    if command.modifiers or tags:
        counted = tuple(e.Counted(reason=each.reason, dice=each.dice) for each in command.modifiers)
        events.append(
            e.PoolCounted(who=who, base=command.dice, modifiers=counted, tags=tags, dice=count)
        )
    faces: tuple[int, ...] = ()
    if pool.rolled(count, command.target):
        events.append(thrown(fold(game, events), dice, who, count, command.faces, CHECK))
        faces = events[-1].faces or ()  # type: ignore[attr-defined]
    acting = Side(who=who, faces=faces, dice=max(faces, default=0))
    roll = OpenRoll(action="check", acting=acting, difficulty=command.target)
    won = pool.succeeds(faces, command.target) if faces else count > 0
    return [*events, *read(fold(game, events), roll, won)]


def pool_target(target: int) -> None:
    """Refuse a target that no die can show.

    Raises:
        RuleError: `target_off`.
    """
    if not 1 <= target <= pool.SIDES:
        raise RuleError(
            "target_off",
            f"A target of {target} is not possible.",
            "Targets go from 2 to 6; 1 succeeds without a roll.",
            CHECK,
        )


def helping_tags(game: Game, command: Check) -> Iterator[str]:
    """The designated tags as the roller's sheet has them, each once; without a sheet as given.

    Raises:
        RuleError: `unknown_tag`, with near matches.
    """
    who = find(game, command.actor)
    known = {folded(tag): tag for tag in who.tags} if who else {}
    for form, tag in {folded(each): each for each in command.tags}.items():
        if who is not None and form not in known:
            matches = near(tag, who.tags) or who.tags[:5]
            raise RuleError(
                "unknown_tag",
                f"{who.name} has no tag {tag}.",
                f"They have: {', '.join(matches)}."
                if matches
                else "Write it on their sheet, or give it as a reason.",
                "narratograph.modifiers",
                name=tag,
                near=", ".join(matches),
            )
        yield known.get(form, tag)


def read(game: Game, roll: OpenRoll, won: bool, supersedes: bool = False) -> Iterator[e.Event]:
    """Read the dice of a check, and offer what a special or a fumble brings."""
    who, faces = roll.acting.who or "", roll.acting.faces or ()
    target = roll.difficulty or 0
    roll = replace(roll, outcome="success" if won else "fail", shifts=roll.acting.dice - target)
    yield e.Resolved(
        action="check",
        actor=who,
        target=None,
        skill=None,
        rating=0,
        bonus=0,
        faces=faces,
        effort=roll.acting.dice,
        opposition=target,
        opposing=None,
        opposing_skill=None,
        opposing_faces=None,
        shifts=roll.acting.dice - target,
        outcome="success" if won else "fail",
        special=pool.special(faces),
        fumble=pool.fumble(faces),
        supersedes=supersedes,
        roll=roll,
        rule=CHECK,
    )
    if pool.special(faces):
        sheet = game.characters.get(who)
        clear = ("clear_condition",) if sheet and sheet.abnormal else ()
        yield e.SpecialOffered(who=who, options=("spirit_power", *clear))
    elif pool.fumble(faces):
        yield e.FumbleAwaited(who=who)


def cheer(game: Game, command: Cheer, dice: Dice) -> list[e.Event]:
    """Cheer the roller right after the roll: one more die, counted as if rolled with the others.

    Whoever has no sheet cheers on the GM's word. There is no limit to how many cheer one roll.

    Raises:
        RuleError: `no_check`, `self_cheer`, `no_bond`, `bond_ticked`.

    Source: narratograph.cheer.
    """
    roll = game.roll
    if roll is None or roll.action != "check" or not roll.acting.faces:
        raise RuleError(
            "no_check",
            "There is no check to cheer: none was rolled, or something has followed from it.",
            "Cheer right after a roll.",
            CHEER,
        )
    whom = roll.acting.who or ""
    who = called(game, command.actor)
    if folded(who) == folded(whom):
        raise RuleError(
            "self_cheer",
            f"{who} can't cheer themselves.",
            "Somebody with a bond to them can.",
            CHEER,
            name=who,
        )
    sheet = find(game, who)
    bond = free_bond(sheet, whom) if sheet else whom
    given = None if command.face is None else (command.face,)
    cheered = e.Cheered(who=who, whom=bond, word=sheet is None)
    more = thrown(game, dice, who, 1, given, CHEER)
    game = fold(game, [cheered, more])
    faces = (*roll.acting.faces, *(more.faces or ()))
    acting = replace(roll.acting, faces=faces, dice=max(faces))
    roll = replace(game.roll or roll, acting=acting, outcome=None, shifts=None)
    won = pool.succeeds(faces, roll.difficulty or 0)
    return [cheered, more, *read(game, roll, won, supersedes=True)]
