"""Conditions in the place of consequences: which are free, and marking them."""

from collections.abc import Iterator, Sequence

from tools import events as e
from tools.errors import RuleError
from tools.game import CONDITIONS, Character, Condition, Consequence, Game
from tools.game.conditions import SEVERITY, condition_of
from tools.options import is_on, variant_of
from tools.people import spare_name
from tools.rulesets import ABSORBS, Severity, Track

RULE = "condensed.opt.conditions"
DOUBLE = "double"
DOUBLED = EXTRA = 2  # boxes of each condition in that variant; boxes of a further slot


def played(game: Game) -> bool:
    """Whether conditions stand in the place of consequences."""
    return bool(game.options) and is_on(game, RULE)


def worth(condition: Condition) -> int:
    """What a box of a condition absorbs: half of what a consequence of its severity does.

    Source: condensed.opt.conditions.
    """
    return ABSORBS[SEVERITY[condition]] // 2


def boxes_of(game: Game, who: Character) -> dict[Condition, int]:
    """How many boxes each condition has on a sheet; none where it has no slot of that severity.

    A further slot for one kind of hit is two further boxes in that kind's condition; one for either
    kind is one further box in each (a ruling of ours).

    Source: condensed.opt.conditions.
    """
    each = DOUBLED if variant_of(game, RULE) == DOUBLE else 1
    boxes: dict[Condition, int] = {}
    for severity, pair in CONDITIONS.items():
        extra = extra_slots(who, severity)
        if extra is None:
            continue
        for track, condition in pair.items():
            own = sum(EXTRA * (slot == track) + (slot is None) for slot in extra)
            boxes[condition] = each + own
    return boxes


def most_boxes(condition: Condition | None) -> int:
    """The most boxes that a condition has at any table: two, and two for a further mild slot.

    Source: condensed.opt.conditions.
    """
    if condition is None:
        return 0
    return DOUBLED + EXTRA * (SEVERITY[condition] == "mild")


def extra_slots(who: Character, severity: Severity) -> list[Track | None] | None:
    """The kinds of hit that slots beyond the first of a severity are for; None without any slot."""
    tracks = [slot.track for slot in who.slots if slot.severity == severity]
    if not tracks:
        return None
    tracks.remove(None if None in tracks else tracks[0])
    return tracks


def marked(who: Character) -> dict[Condition, Consequence]:
    """What is marked, by condition."""
    return {each.condition: each for each in who.consequences if each.condition is not None}


def room(game: Game, who: Character) -> dict[Condition, int]:
    """Free boxes by condition."""
    there = marked(who)
    return {
        condition: count - (there[condition].boxes if condition in there else 0)
        for condition, count in boxes_of(game, who).items()
    }


def row_room(game: Game, who: Character, severity: Severity) -> int:
    """How many boxes of a severity may still be marked, in either of its conditions.

    With two boxes at each condition a row takes two, and two more for a further slot.

    Source: condensed.opt.conditions.
    """
    free = room(game, who)
    left = sum(free.get(condition, 0) for condition in CONDITIONS[severity].values())
    extra = extra_slots(who, severity)
    if variant_of(game, RULE) != DOUBLE or extra is None:
        return left
    there = marked(who)
    used = sum(there[each].boxes for each in CONDITIONS[severity].values() if each in there)
    return max(0, min(left, DOUBLED + EXTRA * len(extra) - used))


def picked(
    game: Game, who: Character, severity: Severity, count: int, track: Track
) -> tuple[Condition, ...]:
    """Boxes to mark for a severity: those of the hit's own kind first."""
    free = room(game, who)
    pair = CONDITIONS[severity]
    order = sorted(pair.values(), key=lambda each: each != condition_of(severity, track))
    return tuple(each for each in order for _ in range(free.get(each, 0)))[:count]


def meant(
    game: Game, who: Character, asked: Sequence[Severity], track: Track
) -> tuple[tuple[Condition, ...], tuple[Severity, ...]]:
    """Severities that a table names while it plays with conditions, as boxes; extreme ones stay."""
    found: list[Condition] = []
    for severity in CONDITIONS:
        count = asked.count(severity)
        boxes = picked(game, who, severity, count, track)
        found += (*boxes, *(condition_of(severity, track),) * (count - len(boxes)))
    return tuple(found), tuple(each for each in asked if each not in CONDITIONS)


def check_conditions(game: Game, who: Character, asked: Sequence[Condition]) -> None:
    """The boxes must be there and free.

    Raises:
        RuleError: `condition_full`, with those that are free.

    Source: condensed.opt.conditions.
    """
    free = room(game, who)
    rows = {severity: row_room(game, who, severity) for severity in CONDITIONS}
    for condition in asked:
        severity = SEVERITY[condition]
        if free.get(condition, 0) < 1 or rows[severity] < 1:
            left = ", ".join(
                each for each, count in free.items() if count > 0 and rows[SEVERITY[each]] > 0
            )
            raise RuleError(
                "condition_full",
                f"{who.name} has no free box at {condition}.",
                f"Free: {left or 'none'}.",
                RULE,
                name=who.name,
                condition=condition,
                near=left,
            )
        free[condition] -= 1
        rows[severity] -= 1


def marking(
    game: Game, who: Character, asked: Sequence[Condition], by: str | None
) -> Iterator[e.ConditionMarked]:
    """Mark boxes; the attacker gets one free invoke on each condition that the hit marks.

    A condition that was recovering has to be treated anew (a ruling of ours).

    Source: condensed.opt.conditions, condensed.absorb.
    """
    there = marked(who)
    for condition in dict.fromkeys(asked):
        before = there.get(condition)
        count = asked.count(condition)
        yield e.ConditionMarked(
            target=who.name,
            condition=condition,
            severity=SEVERITY[condition],
            name=(before.name if before else None) or spare_name(who, condition),
            boxes=count,
            marked=count + (before.boxes if before else 0),
            by=by,
            session=None if game.ruleset.treatment else game.session,
        )
