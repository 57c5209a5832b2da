"""Hits: absorbing them, being taken out, conceding."""

from collections.abc import Sequence

from tools import events as e
from tools.commands import Absorb, ChooseCost, Concede, TakeOut, Waive
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Character, Game, Pending
from tools.options import shares_hits
from tools.people import called, folded, need
from tools.rules.groups import thinned
from tools.rules.resolving import after_cost
from tools.rules.ways import Way, box_track, free_boxes, free_slots, ways
from tools.rulesets import ABSORBS, Ruleset, Severity

ABSORB = "condensed.absorb"
SLOTS = "condensed.consequence-slots"
TAKEN_OUT = "condensed.taken-out"


def absorb(game: Game, command: Absorb, dice: Dice) -> list[e.Event]:
    """Take a hit on boxes and consequences, or be taken out.

    Raises:
        RuleError: `no_hit`, `boxes_full`, `slot_full`, `one_box`, `box_or_consequence`,
            `not_enough`.

    Source: condensed.absorb, condensed.consequence-slots, core.stress-track, magus.absorb.
    """
    hit = waiting_hit(game, command.character)
    who = need(game, hit.who or "", ABSORB)
    if command.taken_out:
        return out(game, who, hit)
    share = shares_hits(game)
    if command.lightest:
        listed = ways(game.ruleset, who, hit.track, hit.shifts, share)
        if not listed:
            return out(game, who, hit)
        command = command.model_copy(
            update={"boxes": listed[0].boxes, "consequences": listed[0].consequences}
        )
    check_slots(who, hit, command.consequences)
    rest = hit.shifts - sum(ABSORBS[each] for each in command.consequences)
    if command.boxes and command.consequences and not share:
        raise RuleError(
            "box_or_consequence",
            "A box and a consequence can't share one hit.",
            suggest(game, who, hit),
            rule_of(game.ruleset),
            name=who.name,
            need=hit.shifts,
        )
    marking = chosen_boxes(game.ruleset, who, hit, command.boxes, rest)
    way = Way(tuple(value for _, value in marking), command.consequences)
    if way.absorbs < hit.shifts:
        raise RuleError(
            "not_enough",
            f"That absorbs {way.absorbs} of {hit.shifts} shifts.",
            suggest(game, who, hit),
            rule_of(game.ruleset),
            have=way.absorbs,
            need=hit.shifts,
            name=who.name,
        )
    absorbed = e.HitAbsorbed(
        target=who.name,
        shifts=hit.shifts,
        track=box_track(who, hit.track),
        boxes=way.boxes,
        places=tuple(place for place, _ in marking),
        consequences=way.consequences,
        left=len(free_boxes(who, hit.track)) - len(marking),
        rule=rule_of(game.ruleset),
    )
    events: list[e.Event] = [absorbed]
    for place, severity in enumerate(way.consequences):
        name = command.names[place] if place < len(command.names) else severity
        name = spare_name(fold(game, events).characters[who.name], name)
        events.append(
            e.ConsequenceTaken(
                target=who.name,
                severity=severity,
                name=name,
                track=hit.track,
                by=hit.by,
                session=None if game.ruleset.treatment else game.session,
                first_free=game.ruleset.first_invoke_free,
                rule=game.ruleset.rule(SLOTS) if game.ruleset.first_invoke_free else ABSORB,
            )
        )
    return events


def out(game: Game, who: Character, hit: Pending) -> list[e.Event]:
    """A hit that is not absorbed: it takes out, of a group as many as it has shifts for.

    Source: condensed.taken-out, core.mobs.
    """
    if who.members > 1 and game.ruleset.groups == "teamwork":
        return thinned(game, who, hit)
    return [e.TakenOut(who=who.name, by=hit.by, rule=game.ruleset.rule(TAKEN_OUT))]


def rule_of(ruleset: Ruleset) -> str:
    """Where a system says how a hit is absorbed."""
    if ABSORB in ruleset.rules:
        return ruleset.rule(ABSORB)
    return ruleset.rule("condensed.stress-track") if ruleset.one_box else ABSORB


def spare_name(who: Character, name: str) -> str:
    """A name that no other aspect of theirs has; nameless consequences go by their severity."""
    taken = {folded(each.name) for each in who.aspects}
    numbered = (f"{name} {n}" for n in range(2, len(taken) + 3))
    return next(each for each in (name, *numbered) if folded(each) not in taken)


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
    ruleset: Ruleset, who: Character, hit: Pending, asked: int | Sequence[int], rest: int
) -> list[tuple[int, int]]:
    """The free boxes that were asked for, by number or by value; `rest` is left for them."""
    free = free_boxes(who, hit.track)
    if isinstance(asked, int):
        if ruleset.one_box and asked == 1 and free:
            fitting = [box for box in free if box[1] >= rest]
            return (fitting or free[-1:])[:1]
        wanted = [value for _, value in free[:asked]]
        short = asked > len(free)
    else:
        wanted, short = list(asked), False
    chosen: list[tuple[int, int]] = []
    for value in wanted:
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


def check_slots(who: Character, hit: Pending, asked: Sequence[Severity]) -> None:
    """The slots must be there and free."""
    free = free_slots(who, hit.track)
    for severity in asked:
        if severity not in free:
            left = ", ".join(free) or "none"
            raise RuleError(
                "slot_full",
                f"{who.name} has no free {severity} consequence.",
                f"Free: {left}.",
                "condensed.consequence-slots",
                name=who.name,
                severity=severity,
            )
        free.remove(severity)


def suggest(game: Game, who: Character, hit: Pending) -> str:
    """Say in a sentence what would absorb a hit."""
    listed = ways(game.ruleset, who, hit.track, hit.shifts, shares_hits(game))
    if not listed:
        return "Nothing is enough: taken out."
    texts = [
        " + ".join(
            [*way.consequences, *(["boxes " + ", ".join(map(str, way.boxes))] if way.boxes else [])]
        )
        for way in listed[:3]
    ]
    return f"This would: {'; or '.join(texts)}."


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


def choose_cost(game: Game, command: ChooseCost, dice: Dice) -> list[e.Event]:
    """Say what a failure or a tie comes to.

    Raises:
        RuleError: `no_choice`, `not_an_option`.

    Source: condensed.fail, condensed.tie, condensed.overcome, condensed.create-advantage.
    """
    waiting = game.waiting("cost")
    if waiting is None:
        raise RuleError("no_choice", "No failure or tie is open.", "Roll first.", "condensed.fail")
    if command.option not in waiting.options:
        raise RuleError(
            "not_an_option",
            f"{command.option} is not open here.",
            f"Open: {', '.join(waiting.options)}.",
            waiting.rule,
            near=", ".join(waiting.options),
        )
    return [
        e.CostChosen(
            who=waiting.who, option=command.option, detail=command.detail, rule=waiting.rule
        ),
        *after_cost(game, waiting, command.option),
    ]


def waive(game: Game, command: Waive, dice: Dice) -> list[e.Event]:
    """Call off what is waiting, by the GM's word."""
    if not game.pending:
        raise RuleError("nothing_waits", "Nothing is waiting.", "")
    first = game.pending[0]
    events: list[e.Event] = [e.Waived(what=first.kind, who=first.who)]
    return events + ([e.RollClosed()] if game.roll else [])
