"""Major NPCs, monsters, organizations and hives: scaled to the party, legal by construction."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from tools.generate.npcs import Npc, armed, drawn_name, drawn_stunt, known
from tools.generate.tables import draw, draw_fresh, draw_name, tables
from tools.rulesets import CONDENSED, Ruleset

Kind = Literal["minor", "major", "monster", "organization", "hive"]
ORGANIZED = ("contacts", "resources", "deceive", "investigate", "lore", "provoke", "fight")
MONSTROUS = ("fight", "physique", "athletics", "stealth", "provoke", "notice", "will", "shoot")
HIGHEST = 8  # the top of the ladder
MOST_BOXES = 12
ATTRIBUTES = {3: 1, 2: 1, 1: 1}  # where a system has no pyramid


@dataclass(frozen=True, slots=True)
class Party:
    """What a threat is measured by: how many they are, and their best skill."""

    size: int = 3
    best: int = 4


def make_threat(
    kind: Kind,
    language: str,
    seed: str,
    *,
    taken: frozenset[str] = frozenset(),
    ruleset: Ruleset = CONDENSED,
    party: Party = Party(),
) -> list[Npc]:
    """Make a threat: one sheet, or of a hive its heart and as many limbs as the party has members.

    Source: condensed.npc-major, condensed.npc-monster, condensed.opt.boss-map.
    """
    chance = random.Random(f"{seed}:{kind}:{language}")
    if kind == "major":
        return [major(language, chance, set(taken), ruleset, party)]
    if kind == "hive":
        return hive(language, chance, set(taken), ruleset, party)
    return [creature(kind, language, chance, set(taken), ruleset, party)]


def major(
    language: str, chance: random.Random, used: set[str], ruleset: Ruleset, party: Party
) -> Npc:
    """Built like a player's character, its best skill not below the party's.

    Source: condensed.npc-major.
    """
    table = tables(language)
    name = drawn_name(table["names"], chance, frozenset(used))
    roles = table["npc"]["roles"]
    roles = [role for role in roles if known(ruleset, role["skills"])] or roles
    role, concept = draw_fresh(roles, lambda row: str(row["name"]), chance, used, language)
    quirks = several(table["npc"]["quirks"], 4, chance, used, language)
    first = known(ruleset, role["skills"])
    others = [skill for skill in ruleset.skills if skill not in first]
    order = [*first, *chance.sample(others, len(others))]
    shape = ruleset.pyramid or ATTRIBUTES
    more = max(party.best - max(shape), 0)
    steps = [rating + more for rating, count in sorted(shape.items(), reverse=True)
             for _ in range(count)]  # fmt: skip
    skills = dict(zip(order, steps, strict=False))
    stunts = stunts_for(language, chance, ruleset, skills, min(ruleset.free_stunts, 3), used)
    npc = Npc(name, concept, quirks, skills, stunts, boxes=None, slots=ruleset.slots[:3])
    return armed(npc, language, chance, ruleset, max(party.best, 1))


def creature(
    kind: Kind,
    language: str,
    chance: random.Random,
    used: set[str],
    ruleset: Ruleset,
    party: Party,
) -> Npc:
    """A monster or an organization: few skills, well above or beside the party's best.

    Source: condensed.npc-monster.
    """
    table = tables(language)[kind]
    name = draw_name(table["names"], chance, used)
    _, concept = draw_fresh(table["concepts"], str, chance, used, language)
    aspects = several(table["aspects"], 2, chance, used, language)
    pool = dict.fromkeys(
        skill
        for each in (MONSTROUS if kind == "monster" else ORGANIZED)
        for skill in known(ruleset, (each,))
    ) or dict.fromkeys(ruleset.skills)
    chosen = chance.sample(list(pool), min(4, len(pool)))
    top = min(party.best + (2 if kind == "monster" else 1), HIGHEST)
    skills = {skill: max(top - step, 1) for step, skill in enumerate(chosen)}
    stunts = stunts_for(language, chance, ruleset, skills, 2, used)
    boxes = min(2 + party.size, MOST_BOXES) if not ruleset.one_box else min(1 + party.size, 4)
    slots = ruleset.slots[:3] if kind == "monster" else ruleset.slots[:2]
    npc = Npc(name, concept, aspects, skills, stunts, boxes=boxes, slots=slots)
    return armed(npc, language, chance, ruleset, top, monster=kind == "monster")


def hive(
    language: str, chance: random.Random, used: set[str], ruleset: Ruleset, party: Party
) -> list[Npc]:
    """A hive: its heart first, then a limb for each of the party, two to six.

    Source: condensed.opt.boss-map.
    """
    table = tables(language)["hive"]
    heart = creature("monster", language, chance, used, ruleset, party)
    name = draw_name(table["hearts"], chance, used)
    concept = draw_name(table["names"], chance, used)
    aspects = several(table["aspects"], 1, chance, used, language)
    heart = replace(heart, name=name, concept=concept, aspects=aspects)
    parts = [heart]
    for _ in range(max(2, min(party.size, 6))):
        used |= {name, concept, *(each.name for each in parts)}
        limb = draw_name(table["limbs"], chance, used)
        usual = [each for row in MONSTROUS for each in known(ruleset, (row,))]
        skill = chance.choice(usual or list(ruleset.skills))
        rating = max(1, min(party.best, HIGHEST))
        boxes = chance.choice((1, 2, 2))
        parts.append(Npc(limb, concept, (), {skill: rating}, (), boxes=boxes))
    return parts


def several(
    rows: list[str], count: int, chance: random.Random, used: set[str], language: str
) -> tuple[str, ...]:
    """Different texts of different rows, none used before as far as there are others."""
    made: list[str] = []
    order = chance.sample(rows, len(rows))
    for number in range(count):
        _, text = draw([order[number % len(order)]], str, chance, used | set(made))
        if text in used:
            _, text = draw_fresh(rows, str, chance, used | set(made), language)
        if text not in made:
            made.append(text)
    return tuple(made)


def stunts_for(
    language: str,
    chance: random.Random,
    ruleset: Ruleset,
    skills: Mapping[str, int],
    count: int,
    used: Iterable[str],
) -> tuple[str, ...]:
    """Stunts for the skills of a sheet that were not used; fewer where there are no more."""
    table: dict[str, Any] = tables(language)
    rows = [row for row in table["stunts"]["list"]
            if (as_known := known(ruleset, (row["skill"],))) and as_known[0] in skills]  # fmt: skip
    texts = [drawn_stunt(table, row, ruleset) for row in chance.sample(rows, len(rows))]
    known_already = set(used)
    return tuple([text for text in texts if text not in known_already][:count])
