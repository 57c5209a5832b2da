"""What a ruleset is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Track = Literal["physical", "mental"]
Severity = Literal["mild", "moderate", "severe", "extreme"]

TRACKS: tuple[Track, ...] = ("physical", "mental")
ABSORBS: Mapping[str, int] = {"mild": 2, "moderate": 4, "severe": 6, "extreme": 8}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One system.

    Attributes:
        skills: skill ids of its list; sheets may name others freely.
        least_refresh: how low buying stunts may bring refresh.
        gm_points: the GM's fate points of a scene for each player's character in it.
        pyramid: how many skills a starting character has at each rating; empty: any.
        tracks: boxes (their values) by the rating of the track's skill, highest step first.
        one_box: a hit goes into one box that is worth at least the hit.
        track_skills: the skill behind each track.
        attack_skills: skills that attack, and the track they harm.
        defend_skills: skills that defend against attacks on each track.
        ranged_skills: attack skills that work from afar.
        close_skills: defend skills that need the attacker within reach.
        treat_skills: the skill that treats harm of each track.
        teamwork_cap: help adds at most the leader's own rating.
        contest_cost: a failed advantage in a contest may be had at a cost; else the roll is lost.
        lone_style: in a contest style counts double only if no other side has it.
        rules: where a general rule id has another home in this system.
    """

    id: str
    skills: tuple[str, ...]
    refresh: int = 3
    least_refresh: int = 1
    gm_points: int = 1
    free_stunts: int = 3
    pyramid: Mapping[int, int]
    tracks: tuple[tuple[int, tuple[int, ...]], ...]
    extra_mild_at: int = 5
    one_box: bool = False
    track_skills: Mapping[Track, str]
    attack_skills: Mapping[str, Track]
    defend_skills: Mapping[Track, tuple[str, ...]]
    ranged_skills: tuple[str, ...] = ("shoot",)
    close_skills: tuple[str, ...] = ("fight",)
    treat_skills: Mapping[Track, str]
    slots: tuple[Severity, ...] = ("mild", "moderate", "severe")
    teamwork_cap: bool = True
    contest_cost: bool = True
    lone_style: bool = True
    rules: Mapping[str, str] = field(default_factory=dict)

    def boxes(self, rating: int) -> tuple[int, ...]:
        """Values of the boxes that a track has at a rating of its skill."""
        return next((boxes for least, boxes in self.tracks if rating >= least), self.tracks[-1][1])

    def rule(self, rule: str) -> str:
        """Where this system keeps a general rule: its own id, or the rule's home."""
        return self.rules.get(rule, rule)
