"""What a ruleset is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

# A kind of harm: one of `TRACKS`, or one of a table's own, by the name that the table gave it.
Track = str
BoxTrack = str  # a track, or the one for both of `TRACKS`
Size = Literal["minor", "significant", "major"]
Shape = Literal["pyramid", "diamond", "columns", "free"]
Severity = Literal["mild", "moderate", "severe", "extreme"]

TRACKS: tuple[Track, ...] = ("physical", "mental")
ONE_TRACK: BoxTrack = "stress"
ABSORBS: Mapping[str, int] = {"mild": 2, "moderate": 4, "severe": 6, "extreme": 8}


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """What a milestone of some size brings besides one change to the sheet.

    Attributes:
        rule: where the system says so.
        starts: severities of consequences that start to recover, where they have not yet.
        clears: those of them that recover already are gone.
        raises: points to raise skills with.
        high_concept: the high concept may be rewritten.
        extreme: an extreme consequence may be renamed.
        refresh: how much refresh rises.
        arc: the GM may add refresh and a second raise at the end of a large arc.
    """

    rule: str
    starts: tuple[Severity, ...] = ()
    clears: bool = False
    raises: int = 0
    high_concept: bool = False
    extreme: bool = False
    refresh: int = 0
    arc: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillList:
    """A list of skills that a table plays with, and how low and high they start."""

    skills: tuple[str, ...]
    least: int = 0
    most: int = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One system.

    Attributes:
        skills: skill ids of its list; sheets may name others freely.
        least_refresh: how low buying stunts may bring refresh.
        gm_points: the GM's fate points of a scene for each player's character in it.
        pyramid: how many skills a starting character has at each rating; empty: any.
        shape: how starting ratings are spread; the columns and free ones keep to as many skills
            above Mediocre, and to as high a rating, as the pyramid has.
        cap: how high milestones may raise a skill; None: as high as the columns allow.
        columns: no rating may come to hold more skills than the one below it.
        lists: a table's own lists of skills; two are rolled together.
        tracks: boxes (their values) by the rating of the track's skill, highest step first.
        more_tracks: tracks of the table's own, beside those for physical and mental harm.
        one_box: a hit goes into one box that is worth at least the hit.
        one_track: one track takes physical and mental hits; the higher of their skills counts.
        share_with_consequence: a box may take what consequences leave of a hit.
        first_invoke_free: each opponent's first invoke of a consequence is free, and every invoke
            of a severe one; else whoever hit holds one free invoke.
        attributes: those of its skills that are attributes.
        situation_aspects: how few and how many situation aspects a scene has as a rule.
        gear: rules of weapon and armour ratings, where they are no option.
        most_gear: the highest rating of gear; above 4 it is enchanted.
        moving: the skill that overcomes what hinders a move.
        tied_move: a tie moves, to the other side's boost, and failing leaves no choice.
        initiative_by: the attribute that initiative is counted from; empty: no such order.
        rounds: free invokes of a new advantage rest till the next round.
        steps_in: whoever defends another takes all that follows.
        track_skills: the skill behind each track; one of a table's own may have none.
        attack_skills: skills that attack, and the track they harm.
        defend_skills: skills that defend against attacks on each track; where none is listed: any.
        ranged_skills: attack skills that work from afar.
        close_skills: defend skills that need the attacker within reach.
        treat_skills: the skill that treats harm of each track.
        teamwork_cap: help adds at most the leader's own rating.
        contest_cost: a failed advantage in a contest may be had at a cost; else the roll is lost.
        lone_style: in a contest style counts double only if no other side has it.
        initiative: skills that a conflict's turn order goes by, those for ties after the first;
            empty: whoever has acted chooses who is next.
        treatment: consequences recover once they are treated; else with time alone.
        scenario_refresh: a new scenario sets fate points to refresh.
        tie_finds: a tie finds an unknown aspect, with its free invoke; else it gives a boost.
        known_backfires: failing on a known aspect gives the other side a free invoke.
        groups: what a group of nameless NPCs has of its number: `teamwork` (a bonus), `boxes`.
        growth: milestones by size.
        rules: where a general rule id has another home in this system.
    """

    id: str
    skills: tuple[str, ...]
    refresh: int = 3
    least_refresh: int = 1
    gm_points: int = 1
    free_stunts: int = 3
    pyramid: Mapping[int, int]
    shape: Shape = "pyramid"
    cap: int | None = None
    columns: bool = True
    lists: tuple[SkillList, ...] = ()
    tracks: tuple[tuple[int, tuple[int, ...]], ...]
    more_tracks: tuple[Track, ...] = ()
    extra_mild_at: int = 5
    one_box: bool = False
    one_track: bool = False
    share_with_consequence: bool = True
    first_invoke_free: bool = False
    attributes: tuple[str, ...] = ()
    situation_aspects: tuple[int, int] = (3, 5)
    gear: tuple[str, str] | None = None
    most_gear: int = 4
    moving: str = "athletics"
    tied_move: bool = False
    initiative_by: str = ""
    rounds: bool = False
    steps_in: bool = False
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
    initiative: Mapping[Track, tuple[str, ...]] = field(default_factory=dict)
    treatment: bool = True
    scenario_refresh: bool = False
    tie_finds: bool = False
    known_backfires: bool = True
    groups: Literal["", "teamwork", "boxes"] = ""
    growth: Mapping[str, Growth] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)

    def boxes(self, rating: int) -> tuple[int, ...]:
        """Values of the boxes that a track has at a rating of its skill."""
        return next((boxes for least, boxes in self.tracks if rating >= least), self.tracks[-1][1])

    @property
    def box_tracks(self) -> tuple[BoxTrack, ...]:
        """The tracks that a sheet has boxes on."""
        return ((ONE_TRACK,) if self.one_track else TRACKS) + self.more_tracks

    @property
    def kinds(self) -> tuple[Track, ...]:
        """The kinds of harm that there are."""
        return TRACKS + self.more_tracks

    def behind(self, track: BoxTrack) -> tuple[str, ...]:
        """The skills whose ratings give a track its boxes."""
        kinds = TRACKS if track == ONE_TRACK else (track,)
        return tuple(self.track_skills[kind] for kind in kinds if kind in self.track_skills)

    def rule(self, rule: str) -> str:
        """Where this system keeps a general rule: its own id, or the rule's home."""
        return self.rules.get(rule, rule)
