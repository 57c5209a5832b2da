"""One attack on several targets: the effort shared out, or everyone in a zone."""

from collections.abc import Sequence

from tools import events as e
from tools.commands import Attack, Defence, SplitEffort
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game, OpenRoll
from tools.people import called, find, named, no_opponent
from tools.records import replace
from tools.rules.gear import worn
from tools.rules.invoking import pay_invokes
from tools.rules.resolving import resolve
from tools.rules.rolling import Throws, await_defence, defending
from tools.rules.scaling import scaled
from tools.rules.teamwork import guarded
from tools.rules.zones import zone_in

MULTIPLE = "condensed.opt.multiple-targets"


def targets_of(game: Game, command: Attack) -> tuple[str, ...]:
    """Who is attacked: as named, or everyone in the zone but the attacker and who is out.

    Raises:
        RuleError: `nobody_there`, `no_zones`, `unknown_zone`.
    """
    if command.target and not command.targets:
        return (called(game, command.target),)
    listed = (command.target, *command.targets) if command.target else command.targets
    names = tuple(dict.fromkeys([called(game, name) for name in listed]))
    if names or command.zone is None:
        return names
    zone = zone_in(game.scene.zones, command.zone)
    actor = called(game, command.actor)
    names = tuple(
        name
        for name, place in game.scene.places.items()
        if place == zone and name != actor and not is_out(game, name)
    )
    if not names:
        raise RuleError(
            "nobody_there",
            f"Nobody is in {zone}.",
            "Say who is there, or name the targets.",
            MULTIPLE,
            name=zone,
        )
    return names


def is_out(game: Game, name: str) -> bool:
    """Whether somebody with a sheet is out of the scene."""
    who = find(game, name)
    return who is not None and who.out is not None


def check_targets(game: Game, command: Attack, names: Sequence[str]) -> None:
    """One action, one zone; whoever has no sheet needs a defence said along.

    Raises:
        RuleError: `several_zones`, `shares_wrong`, `unknown_opponent`.

    Source: condensed.opt.multiple-targets.
    """
    zones = {game.scene.places[name] for name in names if name in game.scene.places}
    if len(zones) > 1:
        raise RuleError(
            "several_zones",
            "One action reaches one zone.",
            "Choose targets in the same zone.",
            MULTIPLE,
            near=", ".join(sorted(zones)),
        )
    if command.shares and len(command.shares) != len(names):
        raise wrong_shares(sum(command.shares), len(names))
    for place, name in enumerate(names):
        known = find(game, name) is not None or place < len(command.defences)
        if not known and command.difficulty is None:
            raise no_opponent(game, name, MULTIPLE)


def wrong_shares(effort: int, count: int) -> RuleError:
    """The refusal of shares that don't come to the effort, with how it goes evenly."""
    listed = ", ".join(map(str, even(effort, count)))
    return RuleError(
        "shares_wrong",
        f"The shares have to come to {effort}, at least 1 for each of {count}.",
        f"For example: {listed}.",
        MULTIPLE,
        have=effort,
        need=count,
        near=listed,
    )


def even(effort: int, count: int) -> tuple[int, ...]:
    """Shares as even as they can be, larger ones first; with too little some get none at all.

    Source: condensed.opt.multiple-targets.
    """
    count = max(0, min(effort, count))
    return tuple(effort // count + (place < effort % count) for place in range(count))


def affect(
    game: Game,
    command: Attack,
    roll: OpenRoll,
    names: Sequence[str],
    dice: Dice,
    thrown: Sequence[e.Event],
) -> list[e.Event]:
    """What an attack on several comes to once its effort is known.

    In a zone attack everyone defends against all of it; else it is shared out, as was said, or
    evenly where the defences came along, or as the attacker chooses now that the dice have fallen.
    An effort that is not positive affects nobody.

    Source: condensed.opt.multiple-targets.
    """
    effort = roll.acting.effort
    whole = command.zone is not None and not command.shares
    if effort <= 0:
        return [shared(roll, (), ())]
    if whole:
        shares = (effort,) * len(names)
    elif command.shares:
        if sum(command.shares) != effort:
            settled = command.effort is not None or bool(command.faces)
            if settled or command.dice_total is not None:
                raise wrong_shares(effort, len(names))
            return [await_split(replace(roll, targets=tuple(names)))]
        shares = command.shares
    elif command.defences or command.difficulty is not None or len(names) == 1:
        shares = even(effort, len(names))
    else:
        return [await_split(replace(roll, targets=tuple(names)))]
    return share_out(game, roll, names, shares, dice, command.defences, whole, thrown)


def await_split(roll: OpenRoll) -> e.SplitAwaited:
    """Leave it to the attacker how to share the effort out."""
    return e.SplitAwaited(
        actor=roll.acting.who or "", targets=roll.targets, effort=roll.acting.effort, roll=roll
    )


def shared(roll: OpenRoll, names: Sequence[str], shares: Sequence[int]) -> e.EffortShared:
    """Who has to defend against how much."""
    return e.EffortShared(
        actor=roll.acting.who or "",
        effort=roll.acting.effort,
        targets=tuple(names),
        shares=tuple(shares),
        roll=roll,
    )


def share_out(
    game: Game,
    roll: OpenRoll,
    names: Sequence[str],
    shares: Sequence[int],
    dice: Dice,
    defences: Sequence[Defence] = (),
    whole: bool = False,
    thrown: Sequence[e.Event] = (),
) -> list[e.Event]:
    """Let each target defend against its share: at once where it is known how, else in turn."""
    pairs = list(zip(names, shares, strict=False))
    events: list[e.Event] = [
        shared(roll, [name for name, _ in pairs], [share for _, share in pairs])
    ]
    game = fold(game, events)
    for place, (name, share) in enumerate(pairs):
        acting = roll.acting
        if not whole:
            rolled = acting.given is None
            acting = replace(acting, faces=None, bonus=0, given=share, share=rolled)
        armor = roll.armor
        if not roll.armored:
            armor = max(armor, worn(game, name, roll.track or "physical"))
        one = replace(roll, acting=acting, target=name, targets=(), volley=True, armor=armor)
        if place < len(defences):
            step = defended(game, one, defences[place], dice, [*thrown, *events])
        elif one.difficulty is not None:
            step = resolve(game, one)
        else:
            step = [replace(await_defence(game, one, name), queued=True)]
        events += step
        game = fold(game, step)
    return events


def defended(
    game: Game, roll: OpenRoll, defence: Defence, dice: Dice, thrown: Sequence[e.Event]
) -> list[e.Event]:
    """One target's defence, given along with the attack."""
    target = named(game, roll.target)
    rating, skill = defending(game, target, defence, roll.track, roll.acting.skill)
    throws = Throws(game, dice, before=thrown)
    opposing = throws.side(target, defence, rating, skill, "defend")
    guards, opposing = guarded(game, opposing, target)
    above, opposing, _ = scaled(game, opposing, defence, roll.acting.scale, "defend")
    roll = replace(roll, opposing=opposing, difficulty=None)
    events = [*throws.events, *guards, *above]
    game = fold(game, events)
    invokes = [(spec, spec.by or target) for spec in defence.invokes]
    paid, game, roll = pay_invokes(game, roll, invokes, dice, [*thrown, *throws.events])
    return [*events, *paid, *resolve(game, roll)]


def split_effort(game: Game, command: SplitEffort, dice: Dice) -> list[e.Event]:
    """Share an attack's effort out among its targets, at least 1 each.

    Raises:
        RuleError: `nothing_to_split`, `shares_wrong`.

    Source: condensed.opt.multiple-targets.
    """
    waiting, roll = game.waiting("split"), game.roll
    if waiting is None or roll is None:
        raise RuleError(
            "nothing_to_split",
            "No effort waits to be shared out.",
            "Attack several targets first.",
            MULTIPLE,
        )
    effort, names = roll.acting.effort, roll.targets
    shares = command.shares or even(effort, len(names))
    enough = min(len(names), max(effort, 0))
    if sum(shares) != effort or len(shares) != enough:
        raise wrong_shares(effort, enough)
    return share_out(game, roll, names, shares, dice)
