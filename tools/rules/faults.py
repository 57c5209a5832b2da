"""What is wrong with a sheet, all of it at once."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tools.commands import Sheet
from tools.errors import RuleError
from tools.game import Character, Game, Slot
from tools.options import is_on
from tools.people import folded, misspelt
from tools.rules.columns import columned, needed
from tools.rulesets import ONE_TRACK, TRACKS, Ruleset

NAMED = ("high_concept", "trouble", "relationship")
MOST_ASPECTS = 5
STUNT_BOXES, STUNT_SLOTS = 2, 1  # what a stunt may add to a sheet
IN_PLAY = "condensed.opt.create-in-play"


def own_aspects(who: Character) -> list[str]:
    """The aspects that count towards the five; an extreme consequence has taken one's place.

    Source: condensed.character-aspects, condensed.opt.extreme-consequence.
    """
    own = [each.name for each in who.aspects if each.kind in (*NAMED, "free")]
    return [*own, *(each.name or "" for each in who.consequences if each.severity == "extreme")]


def faults(game: Game, who: Character, sheet: Sheet) -> list[RuleError]:
    """Everything on a player's sheet that the rules don't allow.

    Empty places are no fault, unless the whole sheet is to be checked; NPCs may be built as the GM
    likes, but for skills that are listed and misspelt. Boxes are held against Physique and Will
    once their ratings are known; a stunt may have added two boxes to a track, or a mild slot.

    Args:
        sheet: what has just been stated; what was there before is not gone into again.

    Source: condensed.character-aspects, condensed.pyramid, condensed.stunts,
    condensed.stress-track, condensed.consequence-slots, condensed.opt.create-in-play.
    """
    written = list(misspelt_faults(game.ruleset, who, sheet.skills))
    if who.kind == "npc":
        return written
    found = [
        *written,
        *aspect_faults(who),
        *skill_faults(game.ruleset, who),
        *refresh_faults(game.ruleset, who, sheet),
        *box_faults(game.ruleset, who, sheet),
    ]
    if sheet.whole and is_on(game, IN_PLAY):
        found += lacks(who, ("high_concept",), IN_PLAY)
    elif sheet.whole:
        found += missing(game.ruleset, who)
    return found


def fault(who: Character, code: str, text: str, rule: str, **facts: object) -> RuleError:
    """One fault."""
    hint = "Change it, or add `ruling` if the GM allows it."
    return RuleError(code, f"{who.name}: {text}", hint, rule, name=who.name, **facts)


def refuse(who: Character, found: Sequence[RuleError]) -> None:
    """Refuse a sheet with faults, naming all of them.

    Raises:
        RuleError: by the first fault, the others in its facts: `too_many_aspects`,
            `aspect_twice`, `misspelt_skill`, `out_of_bounds`, `columns`, `pyramid`, `refresh_low`,
            `refresh_high`, `boxes_off`, `slots_off`, `too_few_aspects`, `too_few_skills`,
            `no_high_concept`, `no_trouble`, `no_relationship`.
    """
    if found:
        first, *rest = found
        text = " ".join(each.message.removeprefix(f"{who.name}: ") for each in found)
        raise RuleError(
            first.code,
            f"{who.name}: {text}",
            first.hint,
            first.rule,
            **{**first.facts, "faults": text, "also": tuple(rest)},
        )


def aspect_faults(who: Character) -> Iterator[RuleError]:
    """Five aspects at most, no two alike. Source: condensed.character-aspects."""
    rule = "condensed.character-aspects"
    own = own_aspects(who)
    if len(own) > MOST_ASPECTS:
        text = f"{len(own)} aspects; {MOST_ASPECTS} is the most."
        yield fault(who, "too_many_aspects", text, rule)
    forms = [folded(each) for each in own]
    twice = next((each for each in own if forms.count(folded(each)) > 1), None)
    if twice is not None:
        yield fault(who, "aspect_twice", f"{twice} is there twice.", rule, aspect=twice)


def misspelt_faults(ruleset: Ruleset, who: Character, skills: Iterable[str]) -> Iterator[RuleError]:
    """Skills that the system doesn't list, but that look like one that it does.

    Others may be named freely; by the GM's word one of these may be too. Source: condensed.skills.
    """
    for skill in skills:
        alike = () if skill in ruleset.skills else misspelt(skill, ruleset.skills)
        if alike:
            text = f"{skill} is no skill of the list; perhaps {' or '.join(alike)}?"
            rule = ruleset.rule("condensed.skills")
            yield fault(who, "misspelt_skill", text, rule, skill=skill, near=", ".join(alike))


def skill_faults(ruleset: Ruleset, who: Character) -> Iterator[RuleError]:
    """Ratings that don't fit the shape that starting skills have, or the columns later on.

    Source: condensed.pyramid, condensed.opt.skill-lists, condensed.skill-columns.
    """
    if ruleset.lists:
        yield from list_faults(ruleset, who)
    if who.raised:
        if ruleset.columns and (bad := columned(who.skills)):
            text = f"More skills at {bad[0]:+d} than at {bad[1]:+d}."
            rule = ruleset.rule("condensed.skill-columns")
            yield fault(who, "columns", text, rule, rating=bad[0], below=bad[1])
        return
    above = misshapen(ruleset, who.skills)
    if above:
        rule = ruleset.rule("condensed.pyramid")
        yield fault(
            who, "pyramid", f"More skills at {above} than there may be.", rule, ratings=above
        )


def list_faults(ruleset: Ruleset, who: Character) -> Iterator[RuleError]:
    """Ratings out of the bounds of their list. Source: condensed.opt.skill-lists."""
    rule = "condensed.opt.skill-lists"
    for each in ruleset.lists:
        usual = max(each.least, 0)
        out = [skill for skill in each.skills
               if not each.least <= who.skills.get(skill, usual) <= each.most]  # fmt: skip
        if out:
            bounds = f"{each.least:+d} to {each.most:+d}"
            text = f"{', '.join(out)} must be within {bounds}."
            yield fault(who, "out_of_bounds", text, rule, skill=out[0], bounds=bounds)


def misshapen(ruleset: Ruleset, skills: Mapping[str, int]) -> str:
    """Ratings at which there is too much, or an empty string.

    Of two lists that are rolled together each has bounds of its own, and no shape.
    """
    if not ruleset.pyramid or len(ruleset.lists) > 1:
        return ""
    if ruleset.shape in ("pyramid", "diamond"):
        return excess(ruleset.pyramid, skills)
    top = max(ruleset.pyramid)
    places = rated_places(ruleset)
    raised = {rating: 0 for rating in skills.values() if rating > top}
    above = [rating for rating in skills.values() if rating > 0]
    count = needed(skills) if ruleset.shape == "columns" else len(above)
    if count > places:
        raised |= {max(above): 0}
    return ", ".join(f"{rating:+d}" for rating in sorted(raised))


def rated_places(ruleset: Ruleset) -> int:
    """How many skills start above Mediocre: ten of nineteen, or that share of another list.

    Source: condensed.pyramid, condensed.opt.skill-lists.
    """
    usual = sum(count for rating, count in ruleset.pyramid.items() if rating > 0)
    return round(len(ruleset.skills) * usual / 19) if ruleset.lists else usual


def excess(pyramid: Mapping[int, int], skills: Mapping[str, int]) -> str:
    """Ratings with more skills than a pyramid (or diamond) has places for, or an empty string.

    Source: condensed.pyramid.
    """
    top = max(pyramid)
    raised = [rating for rating in skills.values() if rating > top]
    counts = {rating: list(skills.values()).count(rating) for rating in pyramid}
    over = [f"{rating:+d}" for rating in sorted(pyramid) if counts[rating] > pyramid[rating]]
    return ", ".join([*(f"{rating:+d}" for rating in sorted(raised)), *over])


def refresh_faults(ruleset: Ruleset, who: Character, sheet: Sheet) -> Iterator[RuleError]:
    """Refresh after paying for stunts: neither too low nor more than is left.

    Source: condensed.stunts.
    """
    rule = ruleset.rule("condensed.stunts")
    if who.refresh < ruleset.least_refresh:
        text = f"Refresh would be {who.refresh}; {ruleset.least_refresh} is the least."
        yield fault(who, "refresh_low", text, rule)
    bought = max(len(who.stunts) - ruleset.free_stunts, 0)
    most = ruleset.refresh + who.gained - bought
    if sheet.refresh is not None and sheet.refresh > most >= ruleset.least_refresh:
        text = f"With {len(who.stunts)} stunts refresh is {most} at most, not {sheet.refresh}."
        yield fault(who, "refresh_high", text, rule, stunts=len(who.stunts), most=most)


def box_faults(ruleset: Ruleset, who: Character, sheet: Sheet) -> Iterator[RuleError]:
    """Stated boxes and slots that the ratings don't give.

    Source: condensed.stress-track, condensed.consequence-slots.
    """
    stunts = len(who.stunts)
    for track in ruleset.box_tracks:
        kinds = TRACKS if track == ONE_TRACK else (track,)
        said = [getattr(sheet, kind, None) for kind in kinds] + [sheet.boxes.get(track)]
        stated = [number for number in said if number is not None]
        behind = ruleset.behind(track)
        rated = behind and (sheet.whole or any(skill in who.skills for skill in behind))
        right = len(default_boxes(ruleset, who, track))
        if stated and rated and not right <= max(stated) <= right + STUNT_BOXES * stunts:
            rule = ruleset.rule("condensed.stress-track")
            text = f"{right} {track} boxes by the ratings, not {max(stated)}."
            yield fault(who, "boxes_off", text, rule, track=track, need=right)
    if sheet.slots is None:
        return
    usual = [each.severity for each in default_slots(ruleset, who)]
    for severity in dict.fromkeys(sheet.slots):
        spare = STUNT_SLOTS * stunts if severity == "mild" else 0
        if sheet.slots.count(severity) > usual.count(severity) + spare:
            rule = ruleset.rule("condensed.consequence-slots")
            text = f"More {severity} consequence slots than there are."
            yield fault(who, "slots_off", text, rule, severity=severity)


def missing(ruleset: Ruleset, who: Character) -> Iterator[RuleError]:
    """What a finished sheet still lacks. Source: condensed.character-aspects, condensed.pyramid."""
    yield from lacks(who, NAMED, "condensed.character-aspects")
    own = own_aspects(who)
    if len(own) < MOST_ASPECTS:
        text = lacking(MOST_ASPECTS - len(own), "aspect")
        yield fault(who, "too_few_aspects", text, "condensed.character-aspects",
                    need=MOST_ASPECTS - len(own))  # fmt: skip
    rated = sum(rating > 0 for rating in who.skills.values())
    places = rated_places(ruleset)
    if ruleset.pyramid and len(ruleset.lists) < 2 and rated < places:
        rule = ruleset.rule("condensed.pyramid")
        text = lacking(places - rated, "skill")
        yield fault(who, "too_few_skills", text, rule, need=places - rated)


def lacks(who: Character, kinds: Sequence[str], rule: str) -> Iterator[RuleError]:
    """Named places without an aspect."""
    have = {each.kind for each in who.aspects}
    for kind in kinds:
        if kind not in have:
            yield fault(who, f"no_{kind}", f"No {kind.replace('_', ' ')}.", rule)


def default_boxes(ruleset: Ruleset, who: Character, track: str) -> tuple[int, ...]:
    """Boxes by the track's skill; on one track for both by the higher of them.

    A group that acts as one has a box for every two in it.
    Source: condensed.stress-track, condensed.opt.single-track, accelerated.mooks.
    """
    if who.members > 1 and ruleset.groups == "boxes":
        return tuple(range(1, who.members // 2 + 1))
    behind = ruleset.behind(track)
    return ruleset.boxes(max((who.skills.get(skill, 0) for skill in behind), default=0))


def default_slots(ruleset: Ruleset, who: Character) -> tuple[Slot, ...]:
    """Consequence slots: a player's character has all, an NPC none unless stated.

    Source: condensed.consequence-slots, condensed.stress-track, condensed.npc-minor.
    """
    if who.kind == "npc":
        return ()
    extra = tuple(
        Slot(severity="mild", track=track)
        for track in ruleset.kinds
        for skill in ruleset.behind(track)
        if who.skills.get(skill, 0) >= ruleset.extra_mild_at
    )
    return tuple(Slot(severity=severity) for severity in ruleset.slots) + extra


def lacking(count: int, what: str) -> str:
    """How many of something a sheet lacks."""
    return f"1 {what} is missing." if count == 1 else f"{count} {what}s are missing."
