"""Fate points, free invokes and compels."""

from collections.abc import Sequence
from dataclasses import replace

from tools import events as e
from tools.commands import Invoke, InvokeSpec
from tools.dice import Dice, Origin
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Aspect, Game, OpenRoll, Side
from tools.people import (
    aspects,
    called,
    find,
    find_aspect,
    folded,
    free_invoke_of,
    need_aspect,
    side,
)
from tools.rules.resolving import resolve

BONUS = 2
INVOKE = "condensed.invoke"


def pay_invokes(
    game: Game,
    roll: OpenRoll,
    invokes: Sequence[tuple[InvokeSpec, str | None]],
    dice: Dice,
    thrown: Sequence[e.Event] = (),
) -> tuple[list[e.Event], OpenRoll]:
    """Invoke aspects on an open roll, one after the other.

    Args:
        invokes: each with whoever invokes.
        thrown: the throws that this command has made already.

    Returns:
        The events, and the roll as the invokes leave it.

    Source: condensed.invoke, condensed.hostile-invoke.
    """
    events: list[e.Event] = []
    for spec, who in invokes:
        who = called(game, who) if who else roll.acting.who
        before = origins([*thrown, *events])
        step, roll = invoke_once(replace(game, roll=roll), roll, spec, who, dice, before)
        events += step
        game = fold(replace(game, roll=roll), step)
        roll = game.roll or roll
    return events, roll


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
    mine, other = sides_of(roll, who)
    if spec.use == "reroll":
        target = getattr(roll, mine)
        if target is None or target.given is not None:
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
        changed = replace(target, faces=thrown.faces, dice=thrown.total)
        return events, replace(roll, **{mine: changed})
    return events, raised(roll, mine if spec.use == "bonus" else other)


def origins(events: Sequence[e.Event]) -> list[Origin]:
    """Where the throws among events came from."""
    return [event.origin for event in events if isinstance(event, e.Rolled)]


def raised(roll: OpenRoll, which: str) -> OpenRoll:
    """Add 2 to one side of a roll; a bare difficulty is raised itself."""
    current: Side | None = getattr(roll, which)
    if current is not None:
        return replace(roll, **{which: replace(current, bonus=current.bonus + BONUS)})  # type: ignore[arg-type]
    if roll.difficulty is None:
        raise RuleError(
            "no_opposition_yet",
            "The other side has not rolled yet.",
            "Let it defend first.",
            INVOKE,
        )
    return replace(roll, difficulty=roll.difficulty + BONUS)


def sides_of(roll: OpenRoll, who: str | None) -> tuple[str, str]:
    """The side of a roll that somebody helps, and the other."""
    if roll.opposing is not None and who == roll.opposing.who and who != roll.acting.who:
        return "opposing", "acting"
    return "acting", "opposing"


def pay(game: Game, roll: OpenRoll, spec: InvokeSpec | Invoke, who: str | None) -> list[e.Event]:
    """Spend a free invoke or a fate point.

    Raises:
        RuleError: `unknown_aspect`, `no_free_invoke`, `invoked_already`, `boost_once`, `no_points`.
    """
    payer = find(game, who)
    name = spec.aspect or free_boost(game, who, spec.free)
    if name is None:
        found: tuple[str | None, Aspect | None] = (None, None)
    elif payer is None:
        found = find_aspect(game, name) or (None, None)
    else:
        found = need_aspect(game, name, INVOKE)
    on, aspect = found
    holder = free_invoke_of(game, aspect, who) if aspect else None
    if aspect is not None and holder is not None and spec.free is not False:
        return [
            e.Invoked(
                who=who,
                aspect=aspect.name,
                on=on,
                use=spec.use,
                free=True,
                holder=holder,
                rule=rule_of(aspect),
            )
        ]
    if spec.free and payer is not None:
        raise RuleError(
            "no_free_invoke",
            f"{payer.name} holds no free invoke on that.",
            "Pay a fate point for it.",
            INVOKE,
            name=payer.name,
        )
    if aspect is not None and aspect.kind == "boost":
        raise RuleError(
            "boost_once",
            "A boost is invoked only for free, by whoever holds it.",
            "Invoke another aspect.",
            "condensed.boost",
            name=aspect.name,
        )
    key = aspect.name if aspect else (name or "")
    if key in roll.paid:
        raise RuleError(
            "invoked_already",
            f"{key or 'It'} has been invoked on this roll already.",
            "Invoke another aspect, or use its free invokes.",
            INVOKE,
            name=key,
        )
    if payer is None:
        return [
            e.Invoked(who=who, aspect=key, on=on, use=spec.use, free=bool(spec.free), word=True)
        ]
    invoked = e.Invoked(
        who=payer.name,
        aspect=key,
        on=on,
        use=spec.use,
        free=False,
        word=aspect is None,
        rule=game.ruleset.rule(INVOKE),
    )
    return [spend(game, payer.name, "invoke", INVOKE), invoked, *owed(game, payer.name, on, aspect)]


def rule_of(aspect: Aspect) -> str:
    """A boost has a rule of its own."""
    return "condensed.boost" if aspect.kind == "boost" else INVOKE


def free_boost(game: Game, who: str | None, free: bool | None) -> str | None:
    """The boost that somebody means who invokes without a name: their only one."""
    if free is False:
        return None
    held = [each.name for _, each in aspects(game) if each.kind == "boost" and who in each.free]
    return held[0] if len(held) == 1 else None


def owed(game: Game, payer: str, on: str | None, aspect: Aspect | None) -> list[e.Event]:
    """A paid invoke against somebody's own aspect earns them a point after the scene."""
    own = ("high_concept", "trouble", "relationship", "free", "consequence")
    if (
        aspect is None
        or on is None
        or aspect.kind not in own
        or side(game, on) == side(game, payer)
    ):
        return []
    return [e.PointOwed(who=on, amount=1, why="hostile_invoke", rule="condensed.hostile-invoke")]


def spend(game: Game, name: str, why: str, rule: str) -> e.PointsChanged:
    """Take a fate point from a player's character, or from the GM for an NPC.

    Raises:
        RuleError: `no_points`.
    """
    who = game.characters.get(name)
    purse = e.GM if who is None or who.kind == "npc" else name
    have = game.gm_points if purse == e.GM else game.characters[name].points
    if have < 1:
        owner = "The GM" if purse == e.GM else name
        raise RuleError(
            "no_points",
            f"{owner} has no fate point left.",
            "Use a free invoke, or earn one: accept a compel or concede.",
            rule,
            name=purse or "GM",
        )
    return e.PointsChanged(who=purse, delta=-1, now=have - 1, why=why, rule=rule)


def gain(game: Game, name: str, amount: int, why: str, rule: str) -> e.PointsChanged:
    """Give fate points to a player's character, or to the GM for an NPC."""
    who = game.characters.get(name)
    purse = e.GM if who is None or who.kind == "npc" else name
    have = game.gm_points if purse == e.GM else game.characters[name].points
    return e.PointsChanged(who=purse, delta=amount, now=have + amount, why=why, rule=rule)


def invoke(game: Game, command: Invoke, dice: Dice) -> list[e.Event]:
    """Invoke an aspect on the roll just made; a resolved one is reopened and read anew.

    Raises:
        RuleError: `no_roll` when something has followed from the last roll already.
    """
    from tools.rules.actions import await_defence  # it needs paying, this needs it

    roll = game.roll
    if roll is None:
        raise RuleError(
            "no_roll",
            "There is no roll to invoke on: something has followed from it.",
            "Invoke together with a roll, or right after it.",
            INVOKE,
        )
    healed = roll.action == "treat" and (roll.shifts or 0) > 0
    if healed:
        raise RuleError(
            "no_roll",
            "The treatment has taken already.",
            "Undo it, or invoke on the next roll.",
            INVOKE,
        )
    who = called(game, command.actor) if command.actor else roll.acting.who
    if command.aspect and folded(command.aspect) in {folded(name) for name, _, _ in roll.made}:
        raise RuleError(
            "came_of_roll",
            f"{command.aspect} came of this very roll.",
            "Invoke it on a later roll.",
            INVOKE,
            name=command.aspect,
        )
    before: list[e.Event] = [] if roll.outcome is None else [e.Reopened()]
    game = fold(game, before)
    roll = game.roll or roll
    paid, after = pay_invokes(game, roll, [(command_spec(command), who)], dice)
    game = fold(game, paid)
    after = replace(after, outcome=None, shifts=None)
    if roll.opposing is None and roll.difficulty is None:
        waived = e.Waived(what="defend", who=roll.target)
        return paid + [waived, await_defence(game, after, roll.target or "")]
    return before + paid + resolve(game, after, supersedes=bool(before))


def command_spec(command: Invoke) -> InvokeSpec:
    """The invoke of a command that is nothing but an invoke."""
    return InvokeSpec(aspect=command.aspect, use=command.use, free=command.free)
