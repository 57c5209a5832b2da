"""Fate Core, where it differs from Condensed."""

from tools.rulesets.base import Ruleset
from tools.rulesets.condensed import CONDENSED

CORE = Ruleset(
    id="core",
    skills=tuple(skill for skill in CONDENSED.skills if skill != "academics"),
    pyramid=CONDENSED.pyramid,
    tracks=((3, (1, 2, 3, 4)), (1, (1, 2, 3)), (-99, (1, 2))),
    one_box=True,
    track_skills=CONDENSED.track_skills,
    attack_skills=CONDENSED.attack_skills,
    defend_skills=CONDENSED.defend_skills,
    treat_skills={"physical": "lore", "mental": "empathy"},
    teamwork_cap=False,
    contest_cost=False,
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
    },
)
