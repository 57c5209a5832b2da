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
from tools.rulesets import TRACKS, Ruleset

NAMED = ("high_concept", "trouble", "relationship")
MOST_ASPECTS = 5


def create_character(game: Game, command: CreateCharacter, dice: Dice) -> list[e.Event]:
    """Make a sheet; empty places may be filled in during play.

    Raises:
        RuleError: `name_taken`, or the first fault of `faults` with all of them in its facts.

    Source: condensed.character-aspects, condensed.pyramid, condensed.stunts, condensed.npc-minor.
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
    who = written(game.ruleset, blank, command, new=True)
    refuse_faults(game.ruleset, who, command.ruling)
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
        RuleError: `unknown_character`, or a fault of `faults`.

    Source: condensed.opt.create-in-play.
    """
    before = need(game, command.name, "condensed.character-aspects")
    after = written(game.ruleset, before, command, new=False)
    refuse_faults(game.ruleset, after, command.ruling)
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
    )
    stated = {track: getattr(sheet, track) for track in TRACKS}
    numbers = {track: number for track, number in stated.items() if number is not None}
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


def fitted(ruleset: Ruleset, who: Character) -> Character:
    """The character with the boxes and slots that the ratings give, save those that were stated.

    Source: condensed.stress-track, condensed.consequence-slots.
    """
    boxes: dict[str, tuple[int, ...]] = {
        track: who.boxes.get(track, ())
        if track in who.fixed
        else default_boxes(ruleset, who, track)
        for track in TRACKS
    }
    marked = {
        track: tuple(place for place in places if place < len(boxes[track]))
        for track, places in who.marked.items()
    }
    slots = who.slots if "slots" in who.fixed else default_slots(ruleset, who)
    return replace(who, boxes=boxes, marked=marked, slots=slots)


def refresh_for(ruleset: Ruleset, who: Character, sheet: Sheet, new: bool) -> int:
    """Refresh after paying for stunts beyond the free ones. Source: condensed.stunts."""
    bought = len(dict.fromkeys((*who.stunts, *sheet.stunts))) - ruleset.free_stunts
    return (
        ruleset.refresh - max(bought, 0)
        if new
        else who.refresh - (max(bought, 0) - max(len(who.stunts) - ruleset.free_stunts, 0))
    )


def box_values(ruleset: Ruleset, count: int) -> Iterator[int]:
    """Values of a number of boxes: all 1, or rising where a hit goes into one box."""
    return iter(range(1, count + 1)) if ruleset.one_box else iter((1,) * count)


def default_boxes(ruleset: Ruleset, who: Character, track: str) -> tuple[int, ...]:
    """Boxes by the track's skill; a minor NPC's none by itself. Source: condensed.stress-track."""
    return ruleset.boxes(who.skills.get(ruleset.track_skills[track], 0))  # type: ignore[index]


def default_slots(ruleset: Ruleset, who: Character) -> tuple[Slot, ...]:
    """Consequence slots: a player's character has all, an NPC none unless stated.

    Source: condensed.consequence-slots, condensed.stress-track, condensed.npc-minor.
    """
    if who.kind == "npc":
        return ()
    extra = tuple(
        Slot(severity="mild", track=track)
        for track in TRACKS
        if who.skills.get(ruleset.track_skills[track], 0) >= ruleset.extra_mild_at
    )
    return tuple(Slot(severity=severity) for severity in ruleset.slots) + extra


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


def faults(ruleset: Ruleset, who: Character) -> list[tuple[str, str, str]]:
    """Everything on a player's sheet that the rules don't allow, as (code, sentence, rule).

    Empty places are no fault; NPCs may be built as the GM likes.
    Source: condensed.character-aspects, condensed.pyramid, condensed.stunts.
    """
    if who.kind == "npc":
        return []
    found: list[tuple[str, str, str]] = []
    own = [each for each in who.aspects if each.kind in (*NAMED, "free")]
    if len(own) > MOST_ASPECTS:
        found.append(
            (
                "too_many_aspects",
                f"{len(own)} aspects; {MOST_ASPECTS} is the most.",
                "condensed.character-aspects",
            )
        )
    above = excess(ruleset.pyramid, who.skills) if ruleset.pyramid else ""
    if above:
        found.append(
            ("pyramid", f"More skills at {above} than the pyramid has.", "condensed.pyramid")
        )
    if who.refresh < ruleset.least_refresh:
        found.append(
            ("refresh_low", f"Refresh would be {who.refresh}; 1 is the least.", "condensed.stunts")
        )
    return found


def excess(pyramid: Mapping[int, int], skills: Mapping[str, int]) -> str:
    """Ratings that no arrangement of the pyramid can hold, or an empty string.

    A skill may take a higher place than its rating, never a lower one; ratings raised later by
    milestones have their own rule. Source: condensed.pyramid.
    """
    top = max(pyramid)
    raised = [rating for rating in skills.values() if rating > top]
    counts = {rating: list(skills.values()).count(rating) for rating in pyramid}
    over = [f"{rating:+d}" for rating in sorted(pyramid) if counts[rating] > pyramid[rating]]
    return ", ".join([*(f"{rating:+d}" for rating in sorted(raised)), *over])


def refuse_faults(ruleset: Ruleset, who: Character, ruling: bool) -> None:
    """Refuse a sheet with faults, naming all of them, unless the GM rules otherwise.

    Raises:
        RuleError: by the first fault: `too_many_aspects`, `pyramid`, `refresh_low`.
    """
    found = faults(ruleset, who)
    if found and not ruling:
        text = " ".join(sentence for _, sentence, _ in found)
        raise RuleError(
            found[0][0],
            f"{who.name}: {text}",
            "Change it, or add `ruling` if the GM allows it.",
            found[0][2],
            name=who.name,
            faults=text,
        )


def changes(before: Character, after: Character) -> Iterator[e.Change]:
    """What differs between two states of a sheet, field by field."""
    for name in Character.__dataclass_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if was == now or name == "fixed":
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
