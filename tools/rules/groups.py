"""Groups of nameless NPCs that act as one."""

from tools import events as e
from tools.game import Character, Game, Pending
from tools.records import replace
from tools.rules.ways import box_track, ways

MOBS = "core.mobs"


def backing(game: Game, who: Character, rating: int) -> int:
    """What the others of a group add to whoever of them rolls: +1 each, from Average (+1) on.

    Source: core.mobs, core.teamwork.
    """
    return who.members - 1 if rating > 0 and game.ruleset.groups == "teamwork" else 0


def thinned(game: Game, who: Character, hit: Pending) -> list[e.Event]:
    """A hit on a group: it takes one after another out, as far as its shifts go.

    One member goes out at one shift more than the largest box takes that is still free; the rest
    goes to the next, who has all boxes. What does not take one out is marked.
    Source: core.mobs, core.nameless-npc.
    """
    shifts, left, one = hit.shifts, who.members, replace(who, slots=())
    while shifts and left and not ways(game.ruleset, one, hit.track, shifts):
        free = [
            value
            for place, value in enumerate(one.boxes.get(box_track(one, hit.track), ()))
            if place not in one.marked.get(box_track(one, hit.track), ())
        ]
        shifts -= max(free, default=0) + 1
        left -= 1
        one = replace(one, marked={}, consequences=())
    if left == who.members:  # it could have been absorbed, but whoever stands in front goes out
        left, shifts = left - 1, 0
    if not left:
        return [e.TakenOut(who=who.name, by=hit.by)]
    fallen = e.MembersLost(who=who.name, count=who.members - left, left=left, by=hit.by, rule=MOBS)
    if not shifts:
        return [fallen]
    best = ways(game.ruleset, one, hit.track, shifts)[0]
    track = box_track(one, hit.track)
    free_places = [
        place
        for place, value in enumerate(one.boxes.get(track, ()))
        if value in best.boxes and place not in one.marked.get(track, ())
    ]
    return [
        fallen,
        e.HitAbsorbed(
            target=who.name,
            shifts=shifts,
            track=track,
            boxes=best.boxes,
            places=tuple(free_places[: len(best.boxes)]),
            consequences=(),
            left=len(one.boxes.get(track, ())) - len(best.boxes),
            rule=MOBS,
        ),
    ]
