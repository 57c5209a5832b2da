"""Tables as they are when a run begins: two players' characters, and three of the GM's."""

from collections.abc import Mapping, Sequence
from typing import Any

from table import Table

from machine.words import SHADE, SHORT
from tools.game import new

SLOTS = ["mild", "moderate", "severe"]
SKILLS: Mapping[str, Mapping[str, int]] = {
    "condensed": {"fight": 3, "athletics": 2, "will": 1, "academics": 2, "empathy": 1, "shoot": 1},
    "core": {"fight": 3, "athletics": 2, "will": 1, "academics": 2, "notice": 1, "empathy": 1},
    "accelerated": {"careful": 2, "forceful": 3, "quick": 2, "clever": 1},
    "magus": {"body": 2, "senses": 2, "emotions": 1, "swords": 3, "archery": 2},
}
GEAR: Mapping[str, Any] = {
    "weapons": [
        {"name": "Sword", "kind": "sword", "skill": "swords"},
        {"name": "Knife", "kind": "knife", "skill": "swords", "thrown": True, "reach": 1},
    ],
    "armor": [{"name": "Mail", "rating": 1}],
}
OF_MAGUS = ("conditions", "countdown", "full-defense", "multiple-targets", "obstacle-block",
            "obstacle-hazard", "extreme-consequence", "share_with_consequence")  # fmt: skip


def opened(system: str, options: Sequence[str]) -> Table:
    """A table of some system that plays with these optional rules."""
    if system == "narratograph":
        return shrine()
    at = Table(game=new(system))
    for option in options:
        at.do("switch_option", option=option)
    for number, name in enumerate(("Mara", "Otso", "Ghoul", "Cultist", SHADE)):
        foe = number > 1
        more: dict[str, Any] = {"slots": SLOTS} if foe else {"aliases": [f"{name[:3]}"]}
        if name == "Cultist" and system in ("core", "accelerated"):
            more = {"members": 3}
        if system == "magus":
            more |= {**GEAR, "wards": [["membrane"], ["danger_sense"]][number % 2]}
        at.do(
            "create_character",
            name=name,
            kind="npc" if foe else "pc",
            high_concept=f"{name} Themself",
            aspects=[f"{name}'s Past"],
            skills=dict(SKILLS[system]),
            stunts=["Because I am quick, I get +2 to overcome"],
            secret=name == SHADE,
            ruling=True,
            **more,
        )
    return at


def shrine() -> Table:
    """Three with bonds to each other, and somebody hidden."""
    at = Table(game=new("narratograph"))
    names = ("Mara", "Otso", "Tsubaki")
    for name in names:
        bonds = [each for each in names if each != name]
        at.do("create_character", name=name, tags=["Quick", "Small"], bonds=bonds)
    at.do("create_character", name=SHADE, kind="npc", secret=True, bonds=["Mara"])
    return at


def options_of(system: str) -> tuple[str, ...]:
    """Optional rules that a table of a system may play with."""
    return OF_MAGUS if system == "magus" else tuple(each for each in SHORT if each != "absorb")
