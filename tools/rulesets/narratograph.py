"""Gensou Narratograph: no Fate game, a pool of six-sided dice; no points, boxes or slots."""

from tools.rulesets.base import Ruleset

NARRATOGRAPH = Ruleset(
    id="narratograph",
    skills=(),
    refresh=0,
    least_refresh=0,
    gm_points=0,
    pyramid={},
    tracks=((-99, ()),),
    extra_mild_at=99,
    track_skills={"physical": "physique", "mental": "will"},
    attack_skills={},
    defend_skills={"physical": (), "mental": ()},
    treat_skills={},
    slots=(),
    rules={
        "condensed.gm-duties": "narratograph.golden-rule",
        "condensed.character-aspects": "narratograph.golden-rule",
        "condensed.npc-minor": "narratograph.golden-rule",
        "condensed.opt.create-in-play": "narratograph.golden-rule",
        "condensed.gm-fate-points": "narratograph.flow",
        "condensed.refresh": "narratograph.flow",
    },
)
