"""NPCs, situation aspects, scenes and names: legal by construction, seeded."""
