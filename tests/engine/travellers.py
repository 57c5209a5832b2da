"""A table of Magus: two travellers, a robber with a spear, and an archer."""

from table import Table

from tools.game import new

BLANK = [0, 0, 0, 0]


def table(language: str = "en") -> Table:
    """Two travellers, a robber with a spear, and an archer."""
    at = Table(game=new("magus", language))
    at.do(
        "create_character", name="Radka",
        skills={"body": 2, "senses": 2, "emotions": 1, "swords": 3},
        weapons=[{"name": "Long Sword", "kind": "sword", "skill": "swords"}],
        armor=[{"name": "Mail", "kind": "mail"}],
    )  # fmt: skip
    at.do(
        "create_character", name="Eligiusz",
        skills={"body": 0, "senses": 1, "emotions": 2, "fire magic": 3},
    )  # fmt: skip
    at.do(
        "create_character", name="Robber", kind="npc",
        skills={"body": 1, "senses": 1, "polearms": 2},
        weapons=[{"name": "Spear", "kind": "polearm", "skill": "polearms"}],
        slots=["mild", "moderate", "severe"],
    )  # fmt: skip
    at.do(
        "create_character", name="Archer", kind="npc",
        skills={"senses": 3, "archery": 2, "knives": 1},
        weapons=[
            {"name": "Bow", "kind": "straight_bow", "skill": "archery", "reach": 3},
            {"name": "Knife", "kind": "knife", "skill": "knives", "reach": 1, "thrown": True},
        ],
    )  # fmt: skip
    return at
