"""Fate Core, where it differs from Condensed."""

from tools.rulesets.base import Growth, Ruleset
from tools.rulesets.condensed import CONDENSED

MILESTONES = "core.milestones"
GROWTH = {
    "minor": Growth(rule=MILESTONES, starts=("moderate",)),
    "significant": Growth(rule=MILESTONES, starts=("moderate", "severe"), raises=1),
    "major": Growth(
        rule=MILESTONES,
        starts=("moderate", "severe"),
        raises=1,
        high_concept=True,
        extreme=True,
        refresh=1,
    ),
}

CORE = Ruleset(
    id="core",
    skills=tuple(skill for skill in CONDENSED.skills if skill != "academics"),
    pyramid=CONDENSED.pyramid,
    cap=4,
    tracks=((3, (1, 2, 3, 4)), (1, (1, 2, 3)), (-99, (1, 2))),
    one_box=True,
    track_skills=CONDENSED.track_skills,
    attack_skills=CONDENSED.attack_skills,
    defend_skills=CONDENSED.defend_skills,
    treat_skills={"physical": "lore", "mental": "empathy"},
    teamwork_cap=False,
    contest_cost=False,
    slots=(*CONDENSED.slots, "extreme"),
    initiative={
        "physical": ("notice", "athletics", "physique"),
        "mental": ("empathy", "rapport", "will"),
    },
    scenario_refresh=True,
    tie_finds=True,
    groups="teamwork",
    growth=GROWTH,
    rules={
        "condensed.stress-track": "core.stress-track",
        "condensed.skills": "core.skills",
        "condensed.invoke": "core.invoke",
        "condensed.refresh": "core.refresh",
        "condensed.recovery-time": "core.recovery-time",
        "condensed.teamwork": "core.teamwork",
        "condensed.contest-advantage": "core.contest-advantage",
        "condensed.opt.full-defense": "core.full-defense",
        "condensed.zones": "core.movement",
        "condensed.milestone": MILESTONES,
        "condensed.breakthrough": MILESTONES,
        "condensed.turn-order": "core.initiative",
        "condensed.npc-minor": "core.nameless-npc",
        "condensed.create-advantage-existing": "core.create-advantage-existing",
        "condensed.opt.extreme-consequence": "core.extreme-consequence",
    },
)
