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
SUGGESTED = 3  # ways that a refusal names


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


def suggest(game: Game, who: Character, hit: Pending) -> tuple[str, tuple[Way, ...]]:
    """The first ways that would absorb a hit: in a sentence, and as they are."""
    listed = tuple(all_ways(game, who, hit.track, hit.shifts)[:SUGGESTED])
    texts = [" and ".join(parts_told(way)) for way in listed]
    hint = f"This would do: {', or '.join(texts)}." if texts else "Nothing is enough: taken out."
    return hint, listed


def parts_told(way: Way) -> list[str]:
    """A way in words: its boxes, by number or by value, and what it fills besides."""
    boxes = [f"{len(way.boxes)} box{'es' * (len(way.boxes) > 1)}"] if way.boxes else []
    if set(way.boxes) - {1}:
        boxes = [f"box{'es' * (len(way.boxes) > 1)} {', '.join(map(str, way.boxes))}"]
    harm = [f"a{'n' * (each == 'extreme')} {each} consequence" for each in way.consequences]
    return [*boxes, *harm, *way.conditions]
