"""Reading a roll: comparing it, naming the outcome, and drawing what follows from it."""

from collections.abc import Iterator

from tools import events as e
from tools.game import Game, OpenRoll, Pending
from tools.ladder import STYLE, outcome
from tools.options import gear_rules
from tools.people import find_obstacle, other_side, unnamed
from tools.records import replace
from tools.rules.advantages import advantage, boost, offer, shown, without_roll
from tools.rules.arriving import arrived
from tools.rules.contest_order import rival_of
from tools.rules.followed import paid_for, ran_into, removed, tried
from tools.rules.sides import compared
from tools.rules.solo import RULE as SOLO, lessened, lessening

RULE = {
    "overcome": "condensed.overcome",
    "create_advantage": "condensed.create-advantage",
    "attack": "condensed.attack",
    "treat": "condensed.recovery-roll",
    "roll": "condensed.roll",
}


def resolve(game: Game, roll: OpenRoll, supersedes: bool = False) -> list[e.Event]:
    """Compare, read the outcome, and draw what follows from it."""
    effort, opposition = compared(roll)
    shifts = effort - opposition
    read = outcome(shifts)
    roll = replace(roll, shifts=shifts, outcome=read)
    rule = RULE[roll.action]
    if roll.action == "create_advantage" and roll.existing:
        rule = "condensed.create-advantage-existing"
    acting, opposing = roll.acting, roll.opposing
    resolved = e.Resolved(
        action=roll.action,
        actor=acting.who,
        target=roll.target,
        skill=acting.skill,
        rating=acting.rating,
        bonus=acting.bonus,
        faces=acting.faces,
        effort=effort,
        opposition=opposition,
        opposing=opposing.who if opposing else None,
        opposing_skill=opposing.skill if opposing else None,
        opposing_faces=opposing.faces if opposing else None,
        shifts=shifts,
        outcome=read,
        supersedes=supersedes,
        roll=roll,
        rule=game.ruleset.rule(rule),
    )
    return [resolved, *follow(replace(game, roll=roll), roll, shifts)]


def follow(game: Game, roll: OpenRoll, shifts: int) -> list[e.Event]:
    """What an outcome brings, action by action."""
    brings = {
        "overcome": _overcome,
        "create_advantage": advantage,
        "attack": _attack,
        "treat": _treat,
        "roll": _nothing,
    }
    events = list(brings[roll.action](game, roll, shifts))
    if roll.opposing is not None and roll.opposing.who and shifts <= -STYLE:
        boosted = e.BoostGained(
            who=roll.opposing.who, aspect=unnamed(game), rule="condensed.defend"
        )
        events.append(boosted)
    return events


def _nothing(game: Game, roll: OpenRoll, shifts: int) -> Iterator[e.Event]:
    yield from ()


def _overcome(game: Game, roll: OpenRoll, shifts: int) -> Iterator[e.Event]:
    rule = "condensed.overcome"
    if roll.to is not None and game.ruleset.tied_move and shifts <= 0:
        yield from _barely_moved(game, roll, shifts)
    elif shifts < 0:
        block = find_obstacle(game, roll.obstacle, "block") is not None
        yield offer(roll, ("fail", "major_cost", *(("hit",) if block else ())), rule)
    elif shifts == 0:
        yield offer(roll, ("minor_cost", "boost"), rule)
    else:
        yield from _reached(game, roll)
        if shifts >= STYLE:
            yield boost(game, roll, rule)
    yield from tried(game, roll)


def _barely_moved(game: Game, roll: OpenRoll, shifts: int) -> Iterator[e.Event]:
    """Whoever fails to move stays; on a tie they move, to the opponent's momentary advantage.

    Source: magus.movement.
    """
    rule, who = game.ruleset.rule("condensed.zones"), roll.acting.who
    if shifts < 0:
        yield e.Remarked(code="stays", who=who, rule=rule)
        return
    yield from _reached(game, roll)
    opponent = roll.target or (roll.opposing.who if roll.opposing else None)
    yield e.BoostGained(who=opponent or other_side(game, who), aspect=unnamed(game), rule=rule)


def _reached(game: Game, roll: OpenRoll) -> Iterator[e.Event]:
    if roll.to is not None:
        yield from arrived(game, roll)
    if roll.remove:
        yield from removed(game, roll)


def _treat(game: Game, roll: OpenRoll, shifts: int) -> Iterator[e.Event]:
    if shifts == 0:
        yield offer(roll, ("minor_cost", "boost"), "condensed.overcome")
    elif shifts < 0:
        yield offer(roll, ("fail", "major_cost"), "condensed.overcome")
    else:
        yield treated(game, roll)
        if shifts >= STYLE:
            yield boost(game, roll, "condensed.overcome")


def treated(game: Game, roll: OpenRoll) -> e.ConsequenceTreated:
    """The treatment took: recovery starts. Source: condensed.recovery-roll, core.recovery-time."""
    assert roll.severity and roll.consequence and roll.target
    return e.ConsequenceTreated(
        who=roll.target,
        severity=roll.severity,
        name=roll.consequence,
        renamed=roll.rename or roll.consequence,
        until=until(game, roll.severity),
        rule=game.ruleset.rule("condensed.recovery-time"),
    )


def until(game: Game, severity: str) -> str:
    """What a consequence that recovers clears after: the first whole one.

    Source: condensed.recovery-time, core.recovery-time.
    """
    last = "scenario" if game.ruleset.scenario_refresh else "breakthrough"
    return {"mild": "scene", "moderate": "session"}.get(severity, last)


def after_cost(game: Game, waiting: Pending, option: str) -> Iterator[e.Event]:
    """What the choice of a cost brings about."""
    roll = game.roll
    who = waiting.who or ""
    yield from paid_for(game, waiting, option)
    if option in ("minor_cost", "major_cost") and roll and roll.action == "overcome":
        yield from _reached(game, roll)
    elif option == "hit" and roll:
        yield from ran_into(game, roll)
    elif option == "give_up":
        yield from without_roll(game, who, waiting.rule)
    elif option == "boost":
        yield e.BoostGained(who=who, aspect=unnamed(game), rule=waiting.rule)
    elif option in ("aspect", "reveal"):
        target = roll.target if roll else None
        holder = target or rival_of(game, who) or other_side(game, waiting.who)
        yield shown(game, waiting.aspect, target, 1, holder, waiting.rule)
    elif option in ("minor_cost", "major_cost") and roll and roll.action == "treat":
        yield treated(game, roll)


def costs_by_default(game: Game) -> list[e.Event]:
    """A choice of cost that nobody made: the first that was offered."""
    return [
        event
        for each in game.pending
        if each.kind == "cost"
        for event in (
            e.CostChosen(who=each.who, option=each.options[0], detail=None, rule=each.rule),
            *after_cost(game, each, each.options[0]),
        )
    ]


def _attack(game: Game, roll: OpenRoll, shifts: int) -> Iterator[e.Event]:
    """A hit of the shifts and the weapon rating, less armour; a weapon hits on a tie too.

    Armour that leaves nothing of a hit gives the attacker a boost instead.
    Source: condensed.attack, condensed.opt.weapons-armor, magus.weapon, magus.armor.
    """
    rule = "condensed.attack"
    if shifts < 0:
        return
    rules = gear_rules(game) if roll.weapon or roll.armor else None
    hit, spared = shifts + roll.weapon - roll.armor, 0
    if game.options:
        spared = lessened(game, roll.target or "", hit)
        yield from lessening(game, roll.target or "", spared)
        hit -= spared
    if shifts + roll.weapon == 0 or hit <= 0:
        if spared:
            rule = SOLO
        elif shifts + roll.weapon > 0:
            rule = rules[1] if rules else "condensed.opt.weapons-armor"
        yield boost(game, roll, rule)
    elif roll.target is not None:
        yield e.Hit(
            target=roll.target,
            by=roll.acting.who,
            shifts=hit,
            track=roll.track or "physical",
            sheet=roll.target in game.characters,
            boost_instead=shifts >= STYLE,
            weapon=roll.weapon,
            armor=roll.armor,
            rule=rules[0 if roll.weapon else 1] if rules else rule,
        )
