"""Hits: absorbing them, being taken out, conceding."""

from collections.abc import Sequence
from typing import Any

from tools import events as e
from tools.commands import Absorb, Concede, TakeOut
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Character, Condition, Game, Pending
from tools.options import need_option, shares_hits
from tools.people import called, need, spare_name as spare_name
from tools.rules.bosses import pass_hit
from tools.rules.conditions import (
    RULE as CONDITIONS,
    check_conditions,
    marking as condition_events,
    meant,
    played as conditions_played,
)
from tools.rules.extremes import RULE as EXTREME, check_extreme, replaceable, replaced
from tools.rules.groups import thinned
from tools.rules.taking import all_ways, suggest, wasteful
from tools.rules.ways import Way, box_track, check_slots, free_boxes
from tools.rulesets import Ruleset, Severity

ABSORB = "condensed.absorb"
SLOTS = "condensed.consequence-slots"
TAKEN_OUT = "condensed.taken-out"


def absorb(game: Game, command: Absorb, dice: Dice) -> list[e.Event]:
    """Take a hit on boxes and consequences, or be taken out.

    Raises:
        RuleError: `no_hit`, `boxes_full`, `slot_full`, `one_box`, `box_or_consequence`,
            `not_enough`, and as conditions,
            extreme consequences and minions have it.

    Source: condensed.absorb, condensed.consequence-slots, core.stress-track,
    condensed.opt.conditions, condensed.opt.extreme-consequence, magus.absorb.
    """
    hit = waiting_hit(game, command.character)
    who = need(game, hit.who or "", ABSORB)
    if command.minion is not None:
        return pass_hit(game, hit, command.minion)
    if command.taken_out:
        return out(game, who, hit)
    share = shares_hits(game)
    if command.lightest:
        open_ways = all_ways(game, who, hit.track, hit.shifts)
        if not open_ways:
            return out(game, who, hit)
        command = command.model_copy(update=arguments(game, who, command, open_ways[0]))
    harm, marks, replaces = chosen_harm(game, who, hit, command)
    rest = hit.shifts
    if harm or marks:
        rest -= Way(consequences=harm, conditions=marks).absorbs
    if command.boxes and (harm or marks) and not share:
        hint, listed = suggest(game, who, hit)
        raise RuleError(
            "box_or_consequence",
            "A box and a consequence can't share one hit.",
            hint,
            rule_of(game.ruleset),
            name=who.name,
            need=hit.shifts,
            ways=listed,
        )
    ruleset, free = game.ruleset, free_boxes(who, hit.track)
    marking = chosen_boxes(ruleset, who, hit, free, command.boxes, rest)
    boxes = tuple([value for _, value in marking])
    way = Way(boxes=boxes, consequences=harm, conditions=marks)
    absorbs = way.absorbs
    if absorbs < hit.shifts:
        hint, listed = suggest(game, who, hit)
        raise RuleError(
            "not_enough",
            f"That absorbs {absorbs} of {hit.shifts} shifts.",
            hint,
            rule_of(ruleset),
            have=absorbs,
            need=hit.shifts,
            name=who.name,
            ways=listed,
        )
    absorbed = e.HitAbsorbed(
        target=who.name,
        shifts=hit.shifts,
        track=box_track(who, hit.track),
        boxes=boxes,
        places=tuple([place for place, _ in marking]),
        consequences=way.consequences,
        conditions=way.conditions,
        left=len(free) - len(marking),
        rule=rule_of(ruleset),
    )
    events: list[e.Event] = [absorbed]
    for place, severity in enumerate(way.consequences):
        name = command.names[place] if place < len(command.names) else severity
        name = spare_name(fold(game, events).characters[who.name], name)
        extreme = severity == "extreme"
        events.append(
            e.ConsequenceTaken(
                target=who.name,
                severity=severity,
                name=name,
                track=hit.track,
                by=hit.by,
                session=None if ruleset.treatment else game.session,
                first_free=ruleset.first_invoke_free,
                replaces=replaces if extreme else None,
                rule=taken_rule(ruleset, severity),
            )
        )
    if marks:
        events += condition_events(game, who, marks, hit.by)
    return [*events, *wasteful(who, way, hit.shifts, ABSORB)]


def chosen_harm(
    game: Game, who: Character, hit: Pending, command: Absorb
) -> tuple[tuple[Severity, ...], tuple[Condition, ...], str | None]:
    """The consequences and boxes of conditions that were asked for, and the aspect replaced.

    Where conditions are played with, a severity means a box of its condition.

    Raises:
        RuleError: `option_off`, `slot_full`, `condition_full`, and as `replaced` says.
    """
    marks, harm = command.conditions, command.consequences
    if marks:
        need_option(game, CONDITIONS)
    if conditions_played(game):
        more, harm = meant(game, who, harm, hit.track)
        marks = (*marks, *more)
        check_conditions(game, who, marks)
    if not harm:
        return harm, marks, None
    count = harm.count("extreme")
    check_slots(who, hit, [each for each in harm if each != "extreme"])
    if not count:
        return harm, marks, None
    check_extreme(game, who, count)
    return harm, marks, replaced(game, who, command.replaces)


def arguments(game: Game, who: Character, command: Absorb, way: Way) -> dict[str, Any]:
    """A way as arguments of `absorb`; an extreme consequence takes a free aspect's place first."""
    replaces = command.replaces
    places = replaceable(game, who) if "extreme" in way.consequences else []
    if replaces is None and places:
        replaces = places[-1].name
    return {
        "boxes": way.boxes,
        "consequences": way.consequences,
        "conditions": way.conditions,
        "replaces": replaces,
    }


def out(game: Game, who: Character, hit: Pending) -> list[e.Event]:
    """A hit that is not absorbed: it takes out, of a group as many as it has shifts for.

    Source: condensed.taken-out, core.mobs.
    """
    if who.members > 1 and game.ruleset.groups == "teamwork":
        return thinned(game, who, hit)
    return [e.TakenOut(who=who.name, by=hit.by, rule=game.ruleset.rule(TAKEN_OUT))]


def taken_rule(ruleset: Ruleset, severity: Severity) -> str:
    """Where a system speaks of a consequence of this severity as it is taken."""
    if severity == "extreme":
        return ruleset.rule(EXTREME)
    return ruleset.rule(SLOTS) if ruleset.first_invoke_free else ABSORB


def rule_of(ruleset: Ruleset) -> str:
    """Where a system says how a hit is absorbed."""
    if ABSORB in ruleset.rules:
        return ruleset.rule(ABSORB)
    return ruleset.rule("condensed.stress-track") if ruleset.one_box else ABSORB


def waiting_hit(game: Game, name: str | None) -> Pending:
    """The hit that waits to be absorbed.

    Raises:
        RuleError: `no_hit`.
    """
    who = called(game, name) if name else None
    for waiting in game.pending:
        if waiting.kind == "absorb" and who in (None, waiting.who):
            return waiting
    raise RuleError(
        "no_hit",
        f"No hit waits for {who or 'anybody'}.",
        "Roll an attack first, or use adjust.",
        ABSORB,
        name=who or "",
    )


def chosen_boxes(
    ruleset: Ruleset,
    who: Character,
    hit: Pending,
    free: list[tuple[int, int]],
    asked: int | Sequence[int],
    rest: int,
) -> list[tuple[int, int]]:
    """Of the free boxes those asked for, by number or by value; `rest` is left for them."""
    if isinstance(asked, int):
        if ruleset.one_box and asked == 1 and free:
            fitting = [box for box in free if box[1] >= rest]
            return (fitting or free[-1:])[:1]
        chosen, short = free[:asked], asked > len(free)
    else:
        chosen, short = [], False
        for value in asked:
            box = next((box for box in free if box[1] == value and box not in chosen), None)
            short = short or box is None
            chosen += [box] if box else []
    if short:
        left = ", ".join(str(value) for _, value in free) or "none"
        raise RuleError(
            "boxes_full",
            f"{who.name} has not that many free {hit.track} boxes.",
            f"Free: {left}.",
            rule_of(ruleset),
            name=who.name,
            free=len(free),
            track=hit.track,
        )
    if ruleset.one_box and len(chosen) > 1:
        raise RuleError(
            "one_box",
            "A hit goes into one box only.",
            "Mark one box, and fill consequences for the rest.",
            rule_of(ruleset),
        )
    return chosen


def take_out(game: Game, command: TakeOut, dice: Dice) -> list[e.Event]:
    """Say that somebody is out, and what becomes of them. Source: condensed.taken-out."""
    hit = next((each for each in game.pending if each.kind == "absorb"), None)
    name = called(game, command.character)
    by = hit.by if hit and hit.who == name else None
    rule = game.ruleset.rule(TAKEN_OUT)
    return [e.TakenOut(who=name, by=by, fate=command.fate, rule=rule)]


def concede(game: Game, command: Concede, dice: Dice) -> list[e.Event]:
    """Give in on one's own terms, for 1 point and 1 for each consequence of this conflict.

    Raises:
        RuleError: `too_late` once the opponent's dice have fallen, `no_conflict` outside one.

    Source: condensed.concede.
    """
    rule = game.ruleset.rule("condensed.concede")
    who = need(game, command.character, rule)
    conflict = game.scene.conflict
    if conflict is None or who.out is not None:
        raise RuleError(
            "no_conflict",
            f"{who.name} is in no conflict.",
            "Conceding is possible in a conflict only.",
            rule,
            name=who.name,
        )
    if any(each.who == who.name and each.kind in ("defend", "absorb") for each in game.pending):
        raise RuleError(
            "too_late",
            "The dice have fallen already.",
            "Conceding comes before the opponent's roll; undo the roll if it was meant so.",
            rule,
            name=who.name,
        )
    taken = sum(each.conflict == conflict.number for each in who.consequences)
    return [
        e.Conceded(who=who.name, points=1 + taken, consequences=taken, rule=rule),
        e.PointOwed(who=who.name, amount=1 + taken, why="concession", rule=rule),
    ]
