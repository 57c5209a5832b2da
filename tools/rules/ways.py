"""The ways in which a hit can be absorbed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import itemgetter

from tools.errors import RuleError
from tools.game import Character, Condition, Pending
from tools.game.conditions import SEVERITY
from tools.records import quicken
from tools.rulesets import ABSORBS, ONE_TRACK, BoxTrack, Ruleset, Severity, Track


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way to take a hit: values of the boxes to mark, slots to fill, and what that absorbs."""

    boxes: tuple[int, ...] = ()
    consequences: tuple[Severity, ...] = ()
    conditions: tuple[Condition, ...] = ()

    @property
    def absorbs(self) -> int:
        """How many shifts this takes."""
        return sum(self.parts)

    @property
    def parts(self) -> tuple[int, ...]:
        """What each thing in it takes."""
        parts = self.boxes
        if self.consequences:
            parts = (*parts, *[ABSORBS[each] for each in self.consequences])
        if self.conditions:
            parts = (*parts, *[ABSORBS[SEVERITY[each]] // 2 for each in self.conditions])
        return parts

    def wastes(self, shifts: int) -> bool:
        """Whether something in it could be left out."""
        parts = self.parts
        return bool(parts) and sum(parts) - min(parts) >= shifts


quicken(Way)


def box_track(who: Character, track: Track) -> BoxTrack:
    """The track whose boxes take a hit of this kind. Source: condensed.opt.single-track."""
    return ONE_TRACK if ONE_TRACK in who.boxes else track


def free_boxes(who: Character, track: Track) -> list[tuple[int, int]]:
    """Unmarked boxes of a track as (place, value), smallest first."""
    on = box_track(who, track)
    marked = who.marked.get(on, ())
    boxes = who.boxes.get(on, ())
    free = [(place, value) for place, value in enumerate(boxes) if place not in marked]
    free.sort(key=itemgetter(1))
    return free


def free_slots(who: Character, track: Track) -> list[Severity]:
    """Consequence slots that may still be filled by a hit on a track, mildest first."""
    slots = list(who.slots)
    for taken in who.consequences:
        match = [
            slot
            for slot in slots
            if slot.severity == taken.severity and slot.track in (None, taken.track)
        ]
        if match:
            slots.remove(max(match, key=lambda slot: slot.track is not None))
    free = (slot.severity for slot in slots if slot.track in (None, track))
    return sorted(free, key=lambda each: ABSORBS[each])


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


def ways(
    ruleset: Ruleset, who: Character, track: Track, shifts: int, share: bool = True
) -> list[Way]:
    """The minimal ways to absorb a hit: nothing in them could be left out.

    Fewest and lightest consequences first; empty when only being taken out is left.

    Args:
        share: whether a box may take what consequences leave of the hit.

    Source: condensed.absorb, core.stress-track, magus.absorb.
    """
    slots, boxes = free_slots(who, track), free_boxes(who, track)
    found: list[Way] = []
    for count in range(len(slots) + 1):
        for chosen in sorted(set(combinations(slots, count)), key=_weight):
            rest = shifts - sum(ABSORBS[each] for each in chosen)
            marked = least_boxes(ruleset, boxes, rest) if share or not chosen else ()
            way = Way(boxes=marked, consequences=chosen)
            if way.absorbs >= shifts and not way.wastes(shifts):
                found.append(way)
    return found


def _weight(chosen: Sequence[Severity]) -> int:
    return sum(ABSORBS[each] for each in chosen)


def least_boxes(ruleset: Ruleset, boxes: list[tuple[int, int]], rest: int) -> tuple[int, ...]:
    """The fewest of these boxes, smallest first, that take the rest of a hit."""
    if rest <= 0:
        return ()
    if ruleset.one_box:
        return tuple(value for _, value in boxes if value >= rest)[:1]
    taken: list[int] = []
    for _, value in boxes:
        if sum(taken) < rest:
            taken.append(value)
    return tuple(taken)
