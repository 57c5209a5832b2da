"""Odon and an ork, with ratings of weapons and armour in play."""

from table import Table

from tools.game import new


def duel(system: str = "magus") -> Table:
    at = Table(game=new(system))
    if system != "magus":
        at.do("switch_option", option="weapons-armor")
    skill = "fight" if system != "magus" else "swords"
    at.do("create_character", name="Odon", skills={skill: 2})
    at.do("create_character", name="Ork", kind="npc", skills={skill: 1}, slots=["mild"])
    return at
