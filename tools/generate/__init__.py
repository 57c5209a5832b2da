"""NPCs and situation aspects out of tables: legal by construction, the same for the same seed."""

from tools.generate.aspects import Made, make_aspects
from tools.generate.npcs import Npc, make_npc

__all__ = ["Made", "Npc", "make_aspects", "make_npc"]
