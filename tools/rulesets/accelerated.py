"""Fate Accelerated: approaches, one track, milestones of three sizes."""

from dataclasses import replace

from tools.rulesets.base import Ruleset
from tools.rulesets.core import CORE, GROWTH

APPROACHES = ("careful", "clever", "flashy", "forceful", "quick", "sneaky")
MILESTONES = "accelerated.milestones"

ACCELERATED = Ruleset(
    id="accelerated",
    skills=APPROACHES,
    pyramid={3: 1, 2: 2, 1: 2, 0: 1},
    cap=5,
    columns=False,
    tracks=((-99, (1, 2, 3)),),
    extra_mild_at=99,
    one_box=True,
    one_track=True,
    track_skills={"physical": "forceful", "mental": "careful"},
    attack_skills=dict.fromkeys(APPROACHES, "physical"),
    defend_skills={"physical": APPROACHES, "mental": APPROACHES},
    ranged_skills=(),
    close_skills=(),
    treat_skills={},
    initiative={"physical": ("quick",), "mental": ("careful",)},
    treatment=False,
    scenario_refresh=True,
    tie_finds=True,
    known_backfires=False,
    groups="boxes",
    teamwork_cap=False,
    contest_cost=False,
    lone_style=False,
    growth={size: replace(each, rule=MILESTONES) for size, each in GROWTH.items()},
    rules={
        **CORE.rules,
        "condensed.stress-track": "accelerated.stress",
        "condensed.consequence-slots": "accelerated.stress",
        "condensed.skills": "accelerated.approaches",
        "condensed.pyramid": "accelerated.approaches",
        "condensed.stunts": "accelerated.refresh",
        "condensed.recovery-time": "accelerated.recovery",
        "condensed.milestone": MILESTONES,
        "condensed.breakthrough": MILESTONES,
        "condensed.skill-columns": MILESTONES,
        "condensed.contest": "accelerated.contest",
        "condensed.turn-order": "accelerated.initiative",
        "condensed.npc-minor": "accelerated.mooks",
        "condensed.create-advantage": "accelerated.create-advantage",
        "condensed.create-advantage-existing": "accelerated.create-advantage",
    },
)
