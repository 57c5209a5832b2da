"""Invoking aspects on a roll that is being made, or on the one just made."""

from collections.abc import Sequence
from typing import Any

from tools import events as e
from tools.commands import Invoke, InvokeSpec
from tools.dice import Dice, Origin, Thrown
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game, OpenRoll, Side
from tools.people import called
from tools.records import replace
from tools.rules.points import INVOKE, pay
from tools.rules.sides import helped
from tools.rules.solo import invoke_worth

BONUS = 2


def pay_invokes(
    game: Game,
    roll: OpenRoll,
    invokes: Sequence[tuple[InvokeSpec | Invoke, str | None]],
    dice: Dice,
    thrown: Sequence[e.Event] = (),
) -> tuple[list[e.Event], Game, OpenRoll]:
    """Invoke aspects on an open roll, one after the other.

    Args:
        invokes: each with whoever invokes.
        thrown: the throws that this command has made already.

    Returns:
        The events, the game after them, and the roll as the invokes leave it.

    Source: condensed.invoke, condensed.hostile-invoke.
    """
    events: list[e.Event] = []
    for spec, who in invokes:
        who = called(game, who) if who is not None else roll.acting.who
        before = origins([*thrown, *events]) if spec.use == "reroll" else ()
        if game.roll is not roll:
            game = replace(game, roll=roll)
        step, roll = invoke_once(game, roll, spec, who, dice, before)
        events += step
        game = fold(replace(game, roll=roll), step)
        roll = game.roll or roll
    return events, game, roll


def invoke_once(
    game: Game,
    roll: OpenRoll,
    spec: InvokeSpec | Invoke,
    who: str | None,
    dice: Dice,
    before: Sequence[Origin],
) -> tuple[list[e.Event], OpenRoll]:
    """Pay for one invoke and change the roll: +2, all four dice anew, or +2 to the opposition."""
    events: list[e.Event] = list(pay(game, roll, spec, who))
    mine = helped(game, roll, who, spec.use)
    worth = BONUS
    if game.options:
        events, worth = weighed(game, roll, events, mine)
    if spec.use == "reroll":
        target = getattr(roll, mine)
        if target is None or (target.given is not None and not target.share):
            raise RuleError(
                "no_dice_to_reroll",
                "There are no dice of theirs to roll again.",
                "Invoke for +2 instead.",
                INVOKE,
                name=who or "",
            )
        thrown = dice.fate(game.throws, before)
        events.append(
            e.Rolled(
                who=target.who,
                faces=thrown.faces,
                total=thrown.total,
                origin=thrown.origin,
                rule=INVOKE,
            )
        )
        changed: Any = {mine: rolled_again(target, thrown)}
        return events, replace(roll, **changed)
    return events, raised(roll, mine, worth)


def rolled_again(side: Side, thrown: Thrown) -> Side:
    """A side with other dice; a share of an effort becomes as much more as the dice show more.

    Of several shares of one effort only the one that is invoked for changes (a ruling of ours).
    """
    if side.share and side.given is not None:
        return replace(side, given=side.given + thrown.total - side.dice, dice=thrown.total)
    return replace(side, faces=thrown.faces, dice=thrown.total)


def origins(events: Sequence[e.Event]) -> list[Origin]:
    """Where the throws among events came from."""
    return [event.origin for event in events if isinstance(event, e.Rolled)]


def weighed(
    game: Game, roll: OpenRoll, paid: Sequence[e.Event], mine: str
) -> tuple[list[e.Event], int]:
    """The events of an invoke with what it is worth, and that number."""
    worth, events = BONUS, list[e.Event]()
    for event in paid:
        if isinstance(event, e.Invoked):
            worth = invoke_worth(game, roll, event, mine)
            event = replace(event, worth=worth)
        events.append(event)
    return events, worth


def raised(roll: OpenRoll, which: str, worth: int = BONUS) -> OpenRoll:
    """Add an invoke to one side of a roll; a bare difficulty is raised itself."""
    current: Side | None = getattr(roll, which)
    if current is not None:
        more = replace(current, bonus=current.bonus + worth)
        return replace(roll, acting=more) if which == "acting" else replace(roll, opposing=more)
    if roll.difficulty is None:
        raise RuleError(
            "no_opposition_yet",
            "The other side has not rolled yet.",
            "Let it defend first.",
            INVOKE,
        )
    return replace(roll, difficulty=roll.difficulty + worth)


def healed(game: Game, roll: OpenRoll) -> bool:
    """Whether the treatment has taken: recovery has begun, and no invoke takes that back."""
    if roll.action != "treat":
        return False
    patient = game.characters.get(roll.target or "")
    return not any(
        each.name == roll.consequence and each.treated_scene is None
        for each in (patient.consequences if patient else ())
    )
