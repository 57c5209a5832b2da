"""A system that a table has written itself: what it changes in the one that it builds on."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tools.rulesets.base import Ruleset, Severity, Track

Rated = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A table's own system; what is empty stays as the system has it that it builds on.

    Attributes:
        tracks: boxes (their values) by the least rating of the track's skill, highest step first.
        more_tracks: further tracks, each for a kind of harm of its own.
        attack, defend, treat, behind: skills by what they do; `behind` a track's boxes.
        ladder: words for ratings, in the table's language.
        weapons, armor: ratings by name.
    """

    name: str
    skills: tuple[str, ...] = ()
    pyramid: tuple[tuple[int, int], ...] = ()
    refresh: int | None = None
    free_stunts: int | None = None
    tracks: tuple[tuple[int, tuple[int, ...]], ...] = ()
    more_tracks: tuple[Track, ...] = ()
    behind: tuple[tuple[Track, str], ...] = ()
    attack: tuple[tuple[str, Track], ...] = ()
    defend: tuple[tuple[Track, tuple[str, ...]], ...] = ()
    treat: tuple[tuple[Track, str], ...] = ()
    slots: tuple[Severity, ...] = ()
    ladder: tuple[tuple[int, str], ...] = ()
    weapons: Rated = ()
    armor: Rated = ()


def built(ruleset: Ruleset, house: House) -> Ruleset:
    """A ruleset with what a table's own system changes in it."""
    own = {track: (skill,) for track, skill in house.behind if track in house.more_tracks}
    fields: Mapping[str, object] = {
        "skills": house.skills,
        "pyramid": dict(house.pyramid),
        "tracks": house.tracks,
        "more_tracks": house.more_tracks,
        "slots": house.slots,
        "track_skills": {**ruleset.track_skills, **dict(house.behind)} if house.behind else None,
        "attack_skills": attacks(ruleset, house) if house.attack else None,
        "defend_skills": {**ruleset.defend_skills, **own, **dict(house.defend)},
        "treat_skills": {**ruleset.treat_skills, **dict(house.treat)} if house.treat else None,
    }
    changed = {name: value for name, value in fields.items() if value}
    numbers = {"refresh": house.refresh, "free_stunts": house.free_stunts}
    changed |= {name: value for name, value in numbers.items() if value is not None}
    # A box of more than 1 takes a hit alone, as in Core.
    if any(worth != 1 for _, boxes in house.tracks for worth in boxes):
        changed["one_box"] = True
    return replace(ruleset, **changed)  # type: ignore[arg-type]


def attacks(ruleset: Ruleset, house: House) -> Mapping[str, Track]:
    """Skills that attack: those given, and the system's own for tracks of which none is given."""
    given, skills = dict(house.attack), house.skills or ruleset.skills
    kept = {skill: track for skill, track in ruleset.attack_skills.items()
            if skill in skills and track not in given.values()}  # fmt: skip
    return {**kept, **given}
