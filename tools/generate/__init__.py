"""People, threats, scenes and suggestions out of tables: legal, and the same for the same seed."""

from tools.generate.aspects import Made, make_aspects, make_zones
from tools.generate.npcs import Npc, make_npc
from tools.generate.suggestions import make_compels, make_wounds
from tools.generate.tables import condition
from tools.generate.threats import Kind, Party, make_threat

__all__ = [
    "Kind",
    "Made",
    "Npc",
    "Party",
    "condition",
    "make_aspects",
    "make_compels",
    "make_npc",
    "make_threat",
    "make_wounds",
    "make_zones",
]
