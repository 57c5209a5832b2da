"""Sheets: making them, checking them, and the GM's word on them."""

from collections.abc import Iterator, Mapping
from typing import Any

from tools import events as e
from tools.commands import CreateCharacter, EditCharacter, Sheet
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Aspect, Character, Game, Slot
from tools.people import find, folded, need
from tools.records import replace
from tools.rules.bonds import refuse_self_bond
from tools.rules.faults import NAMED, default_boxes, default_slots, faults, refuse
from tools.rules.gear import geared
from tools.rulesets import ONE_TRACK, TRACKS, Ruleset

UNTOLD = ("fixed", "raised", "gained", "grown")  # what only later checks ask for


def create_character(game: Game, command: CreateCharacter, dice: Dice) -> list[e.Event]:
    """Make a sheet; empty places may be filled in during play.

    Raises:
        RuleError: `name_taken`, `no_group`, `self_bond`, or the first fault of `faults` with the
            others in its facts.

    Source: condensed.character-aspects, condensed.pyramid, condensed.stunts, condensed.npc-minor,
    condensed.opt.create-in-play, core.mobs, accelerated.mooks.
    """
    for name in (command.name, *command.aliases):
        taken = find(game, name)
        if taken is not None:
            raise RuleError(
                "name_taken",
                f"{taken.name} has a sheet already.",
                "Edit that sheet, or choose another name.",
                "condensed.character-aspects",
                name=taken.name,
            )
    blank = Character(name=command.name, kind=command.kind or "pc", refresh=game.ruleset.refresh)
    who = geared(game, written(game.ruleset, blank, command, new=True), command)
    refuse_group(game.ruleset, who)
    refuse_self_bond(who, command.bonds)
    refuse(who, () if command.ruling else faults(game, who, command))
    rule = game.ruleset.rule(
        "condensed.character-aspects" if who.kind == "pc" else "condensed.npc-minor"
    )
    events: list[e.Event] = [e.CharacterCreated(who=who.name, character=who, rule=rule)]
    first = game.scene.number == 1 and game.scene.name is None
    if who.kind == "pc" and first and game.ruleset.gm_points:
        events.append(
            e.PointsChanged(
                who=e.GM,
                delta=1,
                now=game.gm_points + 1,
                why="player",
                rule="condensed.gm-fate-points",
            )
        )
    return events


def edit_character(game: Game, command: EditCharacter, dice: Dice) -> list[e.Event]:
    """Fill in or change a sheet; what is not named stays as it is.

    Raises:
        RuleError: `unknown_character`, `no_group`, `self_bond`, or a fault of `faults` that was
            not there.

    Source: condensed.opt.create-in-play.
    """
    before = need(game, command.name, "condensed.character-aspects")
    after = geared(game, written(game.ruleset, before, command, new=False), command)
    refuse_group(game.ruleset, after)
    refuse_self_bond(after, command.bonds)
    if not command.ruling:
        had = Sheet(name=before.name, skills=dict(before.skills))
        old = {each.message for each in faults(game, before, had)}
        refuse(after, [each for each in faults(game, after, command) if each.message not in old])
    return [
        e.CharacterEdited(
            who=before.name,
            changes=tuple(changes(before, after)),
            character=after,
            ruling=command.ruling,
            rule=game.ruleset.rule("condensed.opt.create-in-play"),
        )
    ]


def written(ruleset: Ruleset, who: Character, sheet: Sheet, new: bool) -> Character:
    """The character with what the sheet states written in, boxes and slots worked out."""
    skills = {**who.skills, **sheet.skills}
    refresh = sheet.refresh if sheet.refresh is not None else refresh_for(ruleset, who, sheet, new)
    points = sheet.fate_points if sheet.fate_points is not None else who.points
    if new and sheet.fate_points is None:
        points = refresh
    who = replace(
        who,
        kind=sheet.kind or who.kind,
        aliases=tuple(dict.fromkeys((*who.aliases, *sheet.aliases))),
        aspects=tuple(written_aspects(who.aspects, sheet)),
        skills=skills,
        stunts=tuple(dict.fromkeys((*who.stunts, *sheet.stunts))),
        refresh=refresh,
        points=points,
        secret=who.secret if sheet.secret is None else sheet.secret,
        tags=tuple(dict.fromkeys((*who.tags, *sheet.tags))),
        bonds={**dict.fromkeys(sheet.bonds, False), **who.bonds},
        spirit_power=who.spirit_power if sheet.spirit_power is None else sheet.spirit_power,
        members=who.members if sheet.members is None else sheet.members,
    )
    numbers = stated_boxes(ruleset, sheet)
    boxes: dict[str, tuple[int, ...]] = dict(who.boxes)
    for track, number in numbers.items():
        boxes[track] = tuple(box_values(ruleset, number))
    who = replace(
        who,
        boxes=boxes,
        fixed=tuple(dict.fromkeys((*who.fixed, *numbers))),
    )
    if sheet.slots is not None:
        slots = tuple(Slot(severity=severity) for severity in sheet.slots)
        who = replace(who, slots=slots, fixed=tuple(dict.fromkeys((*who.fixed, "slots"))))
    return fitted(ruleset, who)


def stated_boxes(ruleset: Ruleset, sheet: Sheet) -> dict[str, int]:
    """How many boxes a sheet states, by track; of one track that takes both the higher number."""
    stated = {track: getattr(sheet, track) for track in TRACKS} | sheet.boxes
    numbers: dict[str, int] = {
        track: number for track, number in stated.items() if number is not None
    }
    both = [numbers.pop(track) for track in TRACKS if track in numbers and ruleset.one_track]
    return {ONE_TRACK: max(both), **numbers} if both else numbers


def refuse_group(ruleset: Ruleset, who: Character) -> None:
    """Only where the system has rules for it does a sheet stand for a group.

    Raises:
        RuleError: `no_group`.

    Source: core.mobs, accelerated.mooks.
    """
    if who.members > 1 and (not ruleset.groups or who.kind == "pc"):
        raise RuleError(
            "no_group",
            f"{who.name} can't be a group.",
            "Only NPCs of Core and Accelerated can; make a sheet for each of them.",
            "core.mobs",
            name=who.name,
        )


def fitted(ruleset: Ruleset, who: Character) -> Character:
    """The character with the boxes and slots that the ratings give, save those that were stated.

    When the tracks become one or two, marks are kept as far as there are boxes; they count as
    physical where two come of one.
    Source: condensed.stress-track, condensed.consequence-slots, condensed.opt.single-track.
    """
    boxes: dict[str, tuple[int, ...]] = {
        track: who.boxes.get(track, ())
        if track in who.fixed
        else default_boxes(ruleset, who, track)
        for track in ruleset.box_tracks
    }
    marked = {
        track: tuple(place for place in places if place < len(boxes[track]))
        for track, places in kept_marks(who, boxes).items()
    }
    slots = who.slots if "slots" in who.fixed else default_slots(ruleset, who)
    return replace(who, boxes=boxes, marked=marked, slots=slots)


def kept_marks(who: Character, boxes: Mapping[str, Any]) -> Mapping[str, tuple[int, ...]]:
    """Marks by the tracks that there are now; those of a track that is gone are gone with it."""
    kept = {track: marks for track, marks in who.marked.items() if track in boxes}
    other = TRACKS if ONE_TRACK in boxes else (ONE_TRACK,)
    count = sum(len(who.marked.get(track, ())) for track in other if track not in boxes)
    return {next(iter(boxes)): tuple(range(count)), **kept} if count else kept


def refresh_for(ruleset: Ruleset, who: Character, sheet: Sheet, new: bool) -> int:
    """Refresh after paying for stunts beyond the free ones, or 0. Source: condensed.stunts."""
    stunts = dict.fromkeys((*who.stunts, *sheet.stunts))
    bought = max(len(stunts) - ruleset.free_stunts, 0)
    before = max(len(who.stunts) - ruleset.free_stunts, 0)
    return max(0, ruleset.refresh - bought if new else who.refresh - (bought - before))


def box_values(ruleset: Ruleset, count: int) -> Iterator[int]:
    """Values of a number of boxes: as the system's track of that many, else all 1.

    Where a hit goes into one box and no track has that many, they rise.
    """
    known = next((boxes for _, boxes in ruleset.tracks if len(boxes) == count), None)
    if known is not None:
        return iter(known)
    return iter(range(1, count + 1)) if ruleset.one_box else iter((1,) * count)


def written_aspects(have: tuple[Aspect, ...], sheet: Sheet) -> Iterator[Aspect]:
    """The sheet's aspects: named places replaced, free ones added."""
    stated = {kind: getattr(sheet, kind) for kind in NAMED}
    for aspect in have:
        if not stated.get(aspect.kind):
            yield aspect
    for kind, name in stated.items():
        if name:
            yield Aspect(name=name, kind=kind)  # type: ignore[arg-type]
    known = {folded(aspect.name) for aspect in have}
    for name in dict.fromkeys(sheet.aspects):
        if folded(name) not in known:
            yield Aspect(name=name, kind="free")


def changes(before: Character, after: Character) -> Iterator[e.Change]:
    """What differs between two states of a sheet, field by field."""
    for name in Character.__dataclass_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if was == now or name in UNTOLD:
            continue
        if isinstance(was, Mapping) and isinstance(now, Mapping):
            for key in dict.fromkeys((*was, *now)):
                if was.get(key) != now.get(key):
                    yield e.Change(what=f"{name}.{key}", before=was.get(key), after=now.get(key))
        else:
            yield e.Change(what=name, before=shown(was), after=shown(now))


def shown(value: Any) -> Any:
    """A field's value in short: names instead of whole aspects and consequences."""
    if isinstance(value, tuple):
        return [getattr(each, "name", None) or getattr(each, "severity", each) for each in value]
    return value
