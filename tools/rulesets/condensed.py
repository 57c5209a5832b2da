"""Fate Condensed."""

from tools.rulesets.base import Growth, Ruleset

SKILLS = tuple(
    name
    for line in (
        "academics athletics burglary contacts crafts deceive drive empathy fight investigate lore",
        "notice physique provoke rapport resources shoot stealth will",
    )
    for name in line.split()
)

CONDENSED = Ruleset(
    id="condensed",
    skills=SKILLS,
    pyramid={4: 1, 3: 2, 2: 3, 1: 4},
    tracks=((3, (1,) * 6), (1, (1,) * 4), (-99, (1,) * 3)),
    track_skills={"physical": "physique", "mental": "will"},
    attack_skills={"fight": "physical", "shoot": "physical", "provoke": "mental"},
    defend_skills={"physical": ("athletics", "fight"), "mental": ("will",)},
    treat_skills={"physical": "academics", "mental": "empathy"},
    growth={
        "minor": Growth(rule="condensed.milestone"),
        "major": Growth(
            rule="condensed.breakthrough",
            starts=("moderate", "severe"),
            clears=True,
            raises=1,
            high_concept=True,
            extreme=True,
            arc=True,
        ),
    },
)
