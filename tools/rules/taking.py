"""All ways to take a hit that a campaign plays with: boxes, consequences, conditions, extremes."""

from collections.abc import Iterator
from itertools import product

from tools import events as e
from tools.game import CONDITIONS, Character, Game, Pending
from tools.options import shares_hits
from tools.records import replace
from tools.rules import conditions
from tools.rules.extremes import open_to
from tools.rules.ways import Way, free_boxes, least_boxes, ways
from tools.rulesets import ABSORBS, Severity, Track

EXTREME: tuple[Severity, ...] = ("extreme",)


def all_ways(game: Game, who: Character, track: Track, shifts: int) -> list[Way]:
    """The minimal ways to absorb a hit, fewest and lightest harm first.

    An extreme consequence may always be chosen and comes after everything else; boxes of conditions
    are those of the hit's own kind first. Empty when only being taken out is left.

    Source: condensed.absorb, condensed.opt.conditions, condensed.opt.extreme-consequence.
    """
    found = without_extreme(game, who, track, shifts)
    if not open_to(game, who):
        return found
    if shifts <= ABSORBS["extreme"]:
        return [*found, Way(consequences=EXTREME)]
    rest = without_extreme(game, who, track, shifts - ABSORBS["extreme"])
    share = shares_hits(game)
    with_it = [
        replace(way, consequences=(*way.consequences, *EXTREME))
        for way in rest
        if share or not way.boxes
    ]
    return [*found, *(way for way in with_it if not way.wastes(shifts))]


def without_extreme(game: Game, who: Character, track: Track, shifts: int) -> list[Way]:
    """The minimal ways without an extreme consequence."""
    if conditions.played(game):
        found = sorted(by_conditions(game, who, track, shifts), key=weight)
        return list(dict.fromkeys(found))
    found = ways(game.ruleset, who, track, shifts, shares_hits(game))
    return [way for way in found if "extreme" not in way.consequences]


def by_conditions(game: Game, who: Character, track: Track, shifts: int) -> Iterator[Way]:
    """Every number of boxes of each severity, with stress boxes for what is left.

    A condition stands in a consequence's place: where no box shares a hit with one, none does with
    a condition (a ruling of ours).
    """
    boxes, share = free_boxes(who, track), shares_hits(game)
    rows = [
        [
            conditions.picked(game, who, severity, count, track)
            for count in range(conditions.row_room(game, who, severity) + 1)
        ]
        for severity in CONDITIONS
    ]
    for chosen in product(*rows):
        marks = tuple(each for row in chosen for each in row)
        rest = shifts - sum(map(conditions.worth, marks))
        stress = least_boxes(game.ruleset, boxes, rest) if share or not marks else ()
        way = Way(boxes=stress, conditions=marks)
        if way.absorbs >= shifts and not way.wastes(shifts):
            yield way


def weight(way: Way) -> tuple[int, int]:
    """How much harm a way does: few boxes of conditions first, then light ones."""
    return len(way.conditions), sum(map(conditions.worth, way.conditions))


def wasteful(who: Character, way: Way, shifts: int, rule: str) -> list[e.Event]:
    """A remark where something in a way could have been left out; it is allowed.

    Source: condensed.absorb.
    """
    if not way.wastes(shifts):
        return []
    return [e.Remarked(code="more_than_needed", who=who.name, rule=rule)]


def suggest(game: Game, who: Character, hit: Pending) -> str:
    """Say in a sentence what would absorb a hit."""
    listed = all_ways(game, who, hit.track, hit.shifts)
    if not listed:
        return "Nothing is enough: taken out."
    texts = [
        " + ".join(
            [
                *way.consequences,
                *way.conditions,
                *(["boxes " + ", ".join(map(str, way.boxes))] if way.boxes else []),
            ]
        )
        for way in listed[:3]
    ]
    return f"This would: {'; or '.join(texts)}."
