"""What creating an advantage comes to: aspects, their free invokes, costs to choose."""

from collections.abc import Iterator, Sequence

from tools import events as e
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Aspect, Game, OpenRoll
from tools.ladder import STYLE, outcome
from tools.people import find_aspect, other_side, unnamed
from tools.rules.contest_order import rival_of, roll_at_stake, side_of
from tools.rules.judging import judge

EXISTING = "condensed.create-advantage-existing"


def offer(roll: OpenRoll, options: Sequence[str], rule: str) -> e.CostOffered:
    """A failure or tie leaves a choice."""
    result = outcome(roll.shifts or 0)
    return e.CostOffered(
        who=roll.acting.who,
        outcome=result,
        options=tuple(options),
        aspect=roll.aspect,
        shared=roll.helpers,
        rule=rule,
    )


def boost(game: Game, roll: OpenRoll, rule: str) -> e.BoostGained:
    """Whoever acts gains a boost."""
    return e.BoostGained(who=roll.acting.who or "", aspect=unnamed(game), rule=rule)


def advantage(game: Game, roll: OpenRoll, shifts: int) -> Iterator[e.Event]:
    """What creating an advantage comes to.

    Source: condensed.create-advantage, condensed.create-advantage-existing, magus.entangle.
    """
    who = roll.acting.who or ""
    enemy = roll.target or rival_of(game, who) or other_side(game, who)
    if shifts < 0 and game.scene.contest is not None and roll_at_stake(game, who):
        yield from _gave_way(game, roll)
        return
    free = (2 if shifts >= STYLE else 1) + (roll.more_free if shifts > 0 else 0)
    if roll.snare is not None and shifts > 0:
        yield from _snared(game, roll, shifts)
        return
    if roll.existing is None:
        rule = "condensed.create-advantage"
        if shifts < 0:
            yield offer(roll, ("fail", "aspect"), rule)
        elif shifts == 0:
            yield boost(game, roll, rule)
        else:
            yield shown(game, roll.aspect, roll.target, free, who, rule)
        return
    rule = game.ruleset.rule(EXISTING)
    known = roll.existing == "known"
    if shifts < 0 and known and roll.aspect:
        if not game.ruleset.known_backfires:
            return
        yield _added(game, roll, 1, enemy, rule)
    elif shifts < 0:
        yield offer(roll, ("fail", "reveal"), rule)
    elif shifts == 0 and not known and not game.ruleset.tie_finds:
        yield boost(game, roll, rule)
    elif known and roll.aspect:
        count = free if shifts else 1
        yield _added(game, roll, count, who, rule)
    else:
        yield shown(game, roll.aspect, roll.target, free, who, rule)


def _snared(game: Game, roll: OpenRoll, shifts: int) -> Iterator[e.Event]:
    """A net, lasso or bolas: Entangled with a free invoke; with style a further aspect besides.

    Source: magus.entangle.
    """
    rule = "magus.entangle"
    yield shown(game, roll.aspect, roll.target, 1, roll.acting.who or "", rule)
    also = roll.also or unnamed(game, [roll.aspect or ""])
    if shifts >= STYLE and there(game, also, roll.target) is None:
        yield e.AspectPlaced(
            aspect=also,
            kind="situation",
            on=roll.target if roll.target in game.characters else None,
            by_roll=True,
            rule=rule,
        )


def _gave_way(game: Game, roll: OpenRoll) -> Iterator[e.Event]:
    """A failed advantage costs a side its contest roll, or a free invoke where that may be chosen.

    Source: condensed.contest-advantage, core.contest-advantage.
    """
    rule = game.ruleset.rule("condensed.contest-advantage")
    if game.ruleset.contest_cost:
        other = "reveal" if roll.existing == "unknown" else "aspect"
        yield offer(roll, ("give_up", other), rule)
    else:
        yield from without_roll(game, roll.acting.who or "", rule)


def without_roll(game: Game, who: str, rule: str) -> Iterator[e.Event]:
    """A side goes without its contest roll; perhaps that leaves nobody to wait for."""
    side = side_of(game, who)
    if side is not None:
        lost = e.ContestRollLost(side=side.name, who=who, rule=rule)
        yield lost
        yield from judge(fold(game, [lost]))


def _added(game: Game, roll: OpenRoll, count: int, holder: str, rule: str) -> e.FreeInvokesAdded:
    """Free invokes on an aspect that everybody knows."""
    found = there(game, roll.aspect, roll.target)
    return e.FreeInvokesAdded(
        aspect=roll.aspect or "",
        on=roll.target if found and found[0] == roll.target else None,
        count=count,
        holder=holder,
        resting=rests(game),
        rule=rule,
    )


def not_there(name: str | None) -> RuleError:
    """The refusal of an aspect that is said to be there already and is not, or was not named."""
    if name is None:
        return RuleError(
            "aspect_unsaid",
            "Which aspect is there already?",
            "Name it, or leave out `existing` to create one.",
            EXISTING,
        )
    return RuleError(
        "unknown_aspect",
        f"No aspect is called {name}.",
        "Leave out `existing` to create it.",
        EXISTING,
        name=name,
        near="",
    )


def there(game: Game, name: str | None, target: str | None) -> tuple[str | None, Aspect] | None:
    """The aspect that an advantage is created on: the target's own, the scene's, or anybody's.

    What is put on somebody who has no such aspect is a new one, whoever else has one of that name.
    """
    found = find_aspect(game, name, lambda on, _: on in (target, None)) if name else None
    if found is None or target not in game.characters or found[0] in (target, None):
        return found
    return None


def shown(
    game: Game, name: str | None, target: str | None, free: int, holder: str, rule: str
) -> e.Event:
    """An aspect comes into play with free invokes, or to light if it was there in secret."""
    found = there(game, name, target)
    if found is not None:
        return e.FreeInvokesAdded(
            aspect=found[1].name,
            on=found[0] if found[0] == target else None,
            count=free,
            holder=holder,
            revealed=found[1].secret,
            resting=rests(game),
            rule=rule,
        )
    return e.AspectPlaced(
        aspect=name or unnamed(game),
        kind="situation",
        on=target if target in game.characters else None,
        free=free,
        holder=holder,
        zone=game.roll.zone if game.roll else None,
        scale=game.roll.scale if game.roll else 0,
        by_roll=True,
        resting=rests(game),
        rule=rule,
    )


def rests(game: Game) -> bool:
    """Whether free invokes that a roll gives can't be used before the next round.

    Source: magus.round.
    """
    conflict = game.scene.conflict
    return game.ruleset.rounds and conflict is not None and conflict.ordered
