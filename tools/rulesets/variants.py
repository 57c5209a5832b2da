"""A system as a campaign plays it: changed by optional rules, and by lists of its own."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tools.rulesets.base import Ruleset, SkillList
from tools.rulesets.core import CORE

DIAMOND = {4: 1, 3: 2, 2: 3, 1: 2, 0: 1}
MORE_ON_ONE_TRACK = 3


def longer(ruleset: Ruleset, more: int) -> Ruleset:
    """A ruleset whose tracks have some boxes more."""
    tracks = tuple(
        (
            least,
            (*boxes, *range(len(boxes) + 1, len(boxes) + more + 1))
            if ruleset.one_box
            else boxes + (1,) * more,
        )
        for least, boxes in ruleset.tracks
    )
    return replace(ruleset, tracks=tracks)


def single_track(ruleset: Ruleset, variant: str) -> Ruleset:
    """One track, longer ones, or boxes of rising value. Source: condensed.opt.single-track."""
    if variant == "valued":
        rules = {**ruleset.rules, "condensed.stress-track": "core.stress-track"}
        return replace(ruleset, tracks=CORE.tracks, one_box=True, rules=rules)
    if variant == "one":
        more = 0 if ruleset.one_track else MORE_ON_ONE_TRACK
        return replace(longer(ruleset, more), one_track=True)
    return longer(ruleset, 1 if variant == "one_more" else 2)


def shaped(ruleset: Ruleset, variant: str) -> Ruleset:
    """Starting ratings in another shape. Source: condensed.opt.skill-lists."""
    rules = {**ruleset.rules, "condensed.pyramid": "condensed.opt.skill-lists"}
    if variant == "diamond":
        return replace(ruleset, pyramid=DIAMOND, shape="diamond", rules=rules)
    return replace(ruleset, shape=variant, rules=rules)  # type: ignore[arg-type]


CHANGES: Mapping[str, Callable[[Ruleset, str], Ruleset]] = {
    "condensed.opt.single-track": single_track,
    "condensed.opt.skill-lists": shaped,
}


def changed(ruleset: Ruleset, options: tuple[str, ...], lists: tuple[SkillList, ...]) -> Ruleset:
    """A ruleset with what the campaign's optional rules and its own lists change in it.

    On lists of a table's own any skill attacks and defends, where none of the usual ones are in.
    """
    for option in options:
        name, _, variant = option.partition(":")
        if name in CHANGES:
            ruleset = CHANGES[name](ruleset, variant)
    if not lists or not any(each.startswith("condensed.opt.skill-lists") for each in options):
        return ruleset
    skills = tuple(dict.fromkeys(skill for each in lists for skill in each.skills))
    known = {skill: track for skill, track in ruleset.attack_skills.items() if skill in skills}
    defends = {
        track: tuple(skill for skill in each if skill in skills) or skills
        for track, each in ruleset.defend_skills.items()
    }
    return replace(
        ruleset,
        skills=skills,
        lists=lists,
        attack_skills=known or dict.fromkeys(skills, "physical"),
        defend_skills=defends,
        treat_skills={
            track: skill for track, skill in ruleset.treat_skills.items() if skill in skills
        },
    )
