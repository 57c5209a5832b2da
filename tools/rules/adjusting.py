"""The GM's word on a character's state, recorded as a ruling."""

from tools import events as e
from tools.commands import Adjust
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Aspect, Character, Consequence, Game
from tools.people import folded, need, unknown_aspect
from tools.pool import Abnormal
from tools.records import replace
from tools.rules.characters import changes, fitted
from tools.rules.faults import NAMED, misspelt_faults, refuse
from tools.rules.harm import spare_name
from tools.rules.options import DUTIES
from tools.rules.order import set_order
from tools.rules.ways import free_slots
from tools.rulesets import ONE_TRACK, TRACKS


def adjust(game: Game, command: Adjust, dice: Dice) -> list[e.Event]:
    """The GM's word: points, boxes, ratings, aspects, consequences, order; recorded as a ruling.

    Raises:
        RuleError: `unknown_character`, `boxes_full`, `slot_full`, `no_consequence`, `no_conflict`,
            `unknown_aspect`, `aspect_taken`, `misspelt_skill`,
            `nothing_adjusted`.
    """
    if not command.model_dump(exclude_defaults=True, exclude={"character", "reason"}):
        raise RuleError(
            "nothing_adjusted",
            "What is to be adjusted?",
            "Points, boxes, ratings, aspects, consequences, or the order.",
            game.ruleset.rule(DUTIES),
        )
    ordered = [] if command.order is None else [set_order(game, command.order)]
    if ordered and command.character is None:
        return ordered
    if command.character is None:
        now = pointed(game.gm_points, command)
        return [
            e.PointsChanged(
                who=e.GM,
                delta=now - game.gm_points,
                now=now,
                why="ruling",
                rule="condensed.gm-fate-points",
            )
        ]
    before = need(game, command.character, "condensed.character-aspects")
    new = [skill for skill in command.skills if skill not in before.skills]
    refuse(before, list(misspelt_faults(game.ruleset, before, new)))
    rated = replace(before, skills={**before.skills, **command.skills})
    fit = fitted(game.ruleset, rated) if command.skills else rated
    after = replace(
        fit,
        points=pointed(before.points, command),
        refresh=before.refresh if command.refresh is None else command.refresh,
        marked={track: marking(fit, track, command) for track in fit.boxes},
        spirit_power=powered(before.spirit_power, command),
        abnormal=afflicted(before, command),
    )
    after = replace(
        after,
        aspects=worded(game, before, command),
        members=before.members if command.members is None else command.members,
    )
    if command.taken_out is not None:
        after = replace(after, out="" if command.taken_out else None, conceded=False)
    if command.clear_consequence:
        after = without(after, command.clear_consequence)
    edited = e.CharacterEdited(
        who=before.name,
        changes=tuple(changes(before, after)),
        character=after,
        ruling=True,
        reason=command.reason,
    )
    if command.add_consequence is None:
        return [edited, *ordered]
    severity = command.add_consequence
    if severity not in free_slots(after, command.track):
        raise RuleError(
            "slot_full",
            f"{before.name} has no free {severity} consequence.",
            "Clear one first.",
            "condensed.consequence-slots",
            name=before.name,
            severity=severity,
        )
    edited_sheet = fold(game, [edited]).characters[before.name]
    name = spare_name(edited_sheet, command.name or severity)
    return [
        edited,
        e.ConsequenceTaken(
            target=before.name,
            severity=severity,
            name=name,
            track=command.track,
            by=None,
            session=None if game.ruleset.treatment else game.session,
        ),
        *ordered,
    ]


def worded(game: Game, who: Character, command: Adjust) -> tuple[Aspect, ...]:
    """Somebody's aspects after the GM's word; free invokes on those that are only reworded stay.

    Raises:
        RuleError: `unknown_aspect`, `aspect_taken`.
    """
    listed = list(who.aspects)
    for kind in NAMED:
        name = getattr(command, kind)
        place = next((at for at, each in enumerate(listed) if each.kind == kind), None)
        if name and place is not None:
            listed[place] = replace(listed[place], name=name)
        elif name:
            listed.append(Aspect(name=name, kind=kind))  # type: ignore[arg-type]
    if command.clear_aspect is not None:
        form = folded(command.clear_aspect)
        gone = [each for each in listed if folded(each.name) == form and each.kind != "consequence"]
        if not gone:
            raise unknown_aspect(game, command.clear_aspect, "condensed.character-aspects")
        listed.remove(gone[0])
    if command.add_aspect is not None:
        listed.append(Aspect(name=command.add_aspect, kind="free"))
    forms = [folded(each.name) for each in listed]
    twice = next((each.name for each in listed if forms.count(folded(each.name)) > 1), None)
    if twice is not None:
        raise RuleError(
            "aspect_taken",
            f"{twice} is in play already.",
            "Choose another name.",
            "condensed.character-aspects",
            name=twice,
        )
    return tuple(listed)


def pointed(points: int, command: Adjust) -> int:
    """Fate points after the GM's word: the number said, and what is given or taken; 0 at least."""
    base = points if command.fate_points is None else command.fate_points
    return max(0, base + command.fate_points_change)


def powered(power: int, command: Adjust) -> int:
    """Spirit power after the GM's word: the number said, and what is given or taken; 0 at least."""
    base = power if command.spirit_power is None else command.spirit_power
    return max(0, base + command.spirit_power_change)


def afflicted(who: Character, command: Adjust) -> tuple[Abnormal, ...]:
    """Abnormal conditions after the GM's word; each is there once at most.

    Raises:
        RuleError: `no_abnormal` when one is to go that is not there.
    """
    gone, new = command.clear_abnormal, command.add_abnormal
    if gone is not None and gone not in who.abnormal:
        have = ", ".join(who.abnormal)
        raise RuleError(
            "no_abnormal",
            f"{who.name} has no such abnormal condition.",
            f"They have: {have or 'none'}.",
            "narratograph.fumble",
            name=who.name,
            near=have or "none",
        )
    left = tuple(each for each in who.abnormal if each not in (gone, new))
    return left if new is None else (*left, new)


def marking(who: Character, track: str, command: Adjust) -> tuple[int, ...]:
    """Places of the marked boxes after the GM's word; marks that stay keep their places.

    Raises:
        RuleError: `boxes_full` when more are to be marked than there are.
    """
    boxes = who.boxes.get(track, ())
    before = who.marked.get(track, ())
    kinds = TRACKS if track == ONE_TRACK else (track,)
    counts = (*(getattr(command, kind, None) for kind in kinds), command.marked.get(track))
    count = next((said for said in counts if said is not None), None)
    change = sum(getattr(command, f"{kind}_change", 0) for kind in kinds)
    change += command.marked_change.get(track, 0)
    if count is None and not change:
        return before
    base = before if count is None else tuple(range(count))
    total = max(0, len(base) + change)
    if total > len(boxes):
        raise RuleError(
            "boxes_full",
            f"{who.name} has {len(boxes)} {track} boxes.",
            f"Mark {len(boxes)} at most.",
            "condensed.stress-track",
            name=who.name,
            free=len(boxes),
            track=track,
        )
    spare = [place for place in range(len(boxes)) if place not in base]
    return tuple(sorted([*base, *spare][:total]))


def without(who: Character, severity: str) -> Character:
    """The character without their latest consequence of a severity."""
    taken = [each for each in who.consequences if each.severity == severity]
    if not taken:
        have = ", ".join(each.severity for each in who.consequences) or "none"
        raise RuleError(
            "no_consequence",
            f"{who.name} has no {severity} consequence.",
            f"Taken: {have}.",
            "condensed.consequence-slots",
            name=who.name,
            near=have,
        )
    gone: Consequence = taken[-1]
    return replace(
        who,
        consequences=tuple(each for each in who.consequences if each is not gone),
        aspects=tuple(
            each for each in who.aspects if each.kind != "consequence" or each.name != gone.name
        ),
    )
