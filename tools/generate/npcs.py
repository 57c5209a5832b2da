"""Minor NPCs: an aspect or two, one or two skills, few boxes, perhaps a stunt."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tools.generate.tables import draw_fresh, numbered, spoken, tables
from tools.rulesets import CONDENSED, Ruleset, Severity

STUNT_CHANCE = 0.4
GOOD, BAD = 2, -2
APPROACH = {
    skill: approach
    for approach, line in (
        ("careful", "notice will drive crafts empathy"),
        ("clever", "academics investigate lore"),
        ("flashy", "rapport contacts resources"),
        ("forceful", "fight physique provoke"),
        ("quick", "athletics shoot"),
        ("sneaky", "stealth deceive burglary"),
    )
    for skill in line.split()
}


@dataclass(frozen=True, slots=True)
class Npc:
    """An NPC's sheet: `aspects` besides the concept, `boxes` a track (None: by its ratings).

    `weapons` and `armor` are as a sheet states them.
    """

    name: str
    concept: str
    aspects: tuple[str, ...]
    skills: Mapping[str, int]
    stunts: tuple[str, ...]
    boxes: int | None
    slots: tuple[Severity, ...] = ()
    weapons: tuple[Mapping[str, Any], ...] = ()
    armor: tuple[Mapping[str, Any], ...] = ()


def make_npc(
    language: str,
    seed: str,
    *,
    taken: frozenset[str] = frozenset(),
    ruleset: Ruleset = CONDENSED,
) -> Npc:
    """Make a minor NPC: 1 to 3 aspects, 1 or 2 skills, 0 to 3 boxes, at most one stunt.

    Args:
        taken: names and texts that must not come again.

    Source: condensed.npc-minor, core.nameless-npc, accelerated.mooks.
    """
    chance = random.Random(f"{seed}:npc:{language}")
    table = tables(language)
    name = drawn_name(table["names"], chance, taken)
    roles = table["npc"]["roles"]
    roles = [role for role in roles if known(ruleset, role["skills"])] or roles
    role, concept = draw_fresh(roles, lambda row: str(row["name"]), chance, taken, language)
    _, quirk = draw_fresh(table["npc"]["quirks"], str, chance, taken, language)
    best = chance.choice((1, 2, 2, 3))
    first, *others = known(ruleset, role["skills"])[:2] or own(ruleset, role["skills"], chance)
    skills = {first: best}
    if chance.random() < 0.7 and others and not ruleset.attributes:
        skills[others[0]] = max(best - 1, 1)
    stunts = [row for row in table["stunts"]["list"] if known(ruleset, [row["skill"]])]
    stunts = [row for row in stunts if known(ruleset, [row["skill"]])[0] in skills]
    texts = [drawn_stunt(table, row, ruleset) for row in stunts]
    texts = [text for text in texts if text not in taken]
    has_stunt = chance.random() < STUNT_CHANCE and bool(texts)
    stunt = (chance.choice(texts),) if has_stunt else ()
    # Nameless ones of Core have no box at Average, one at Fair, two at Good.
    boxes = best - 1 if ruleset.groups else min(best, 3) - chance.choice((0, 1))
    if ruleset.groups == "boxes":
        skills = mooks_approaches(ruleset, tuple(skills), chance)
    npc = Npc(name, concept, (quirk,), skills, stunt, boxes=boxes)
    return armed(npc, language, chance, ruleset, best)


def mooks_approaches(
    ruleset: Ruleset, good: Sequence[str], chance: random.Random
) -> dict[str, int]:
    """What a mook is good at, +2, and one thing that it is bad at, -2; the rest is 0.

    Source: accelerated.mooks.
    """
    others = [skill for skill in ruleset.skills if skill not in good]
    bad = {chance.choice(others): BAD} if others else {}
    return dict.fromkeys(good, GOOD) | bad


def armed(
    npc: Npc,
    language: str,
    chance: random.Random,
    ruleset: Ruleset,
    rating: int,
    monster: bool = False,
) -> Npc:
    """An NPC with a discipline at a rating and its weapon, where skills are disciplines.

    Most wear some armour; a monster has what it grew, Weapon 3 (rulings of ours).

    Source: magus.weapon, magus.armor, magus.initiative.
    """
    if not ruleset.attributes:
        return npc
    gear = tables(language)["gear"]
    weapon = {**gear["monster"], "rating": 3} if monster else chance.choice(gear["weapons"])
    worn = () if monster or chance.random() < 0.3 else (chance.choice(gear["armor"]),)
    return replace(
        npc, skills={weapon["skill"]: rating, **npc.skills}, weapons=(weapon,), armor=worn
    )


def known(ruleset: Ruleset, skills: Sequence[str]) -> tuple[str, ...]:
    """Skills of the tables as a system has them; nothing when it has not all of them.

    Where its own are attributes only, as many of them stand for what is named freely.
    """
    if set(skills) <= set(ruleset.skills):
        return tuple(skills)
    if ruleset.attributes:
        return ruleset.attributes[: len(skills)]
    named = tuple(dict.fromkeys(APPROACH.get(skill, "") for skill in skills))
    return named if set(named) <= set(ruleset.skills) and len(named) == len(skills) else ()


def own(ruleset: Ruleset, skills: Sequence[str], chance: random.Random) -> tuple[str, ...]:
    """Two skills of a list that has none of the tables'; where it is empty, those of the tables."""
    listed = ruleset.skills
    return tuple(chance.sample(listed, min(2, len(listed)))) if listed else tuple(skills[:2])


def drawn_name(names: Mapping[str, object], chance: random.Random, taken: frozenset[str]) -> str:
    """A name that was not taken: a given one, often with a byname."""
    given, bynames = list(names["given"]), list(names["byname"])  # type: ignore[call-overload]
    form = str(names.get("name_form", "{given} {byname}"))
    drawn = ""
    for _ in range(200):
        first = spoken(chance.choice(given), chance)
        plain = chance.random() < 0.3
        drawn = (
            first
            if plain
            else form.replace("{given}", first).replace(
                "{byname}", spoken(chance.choice(bynames), chance)
            )
        )
        if drawn not in taken:
            break
    return numbered(drawn, taken)


def drawn_stunt(
    table: Mapping[str, dict[str, object]], row: Mapping[str, str], ruleset: Ruleset
) -> str:
    """A stunt of the tables in the form that `read_stunt` reads. Source: condensed.stunts."""
    stunts = table["stunts"]
    skills: Mapping[str, str] = stunts["skills"]  # type: ignore[assignment]
    actions: Mapping[str, str] = stunts["actions"]  # type: ignore[assignment]
    skill = known(ruleset, (row["skill"],))[0]
    text = str(stunts["form"])
    for slot, value in (
        ("{skill}", skills.get(skill, skill.capitalize())),
        ("{action}", actions[row["action"]]),
        ("{when}", row["when"]),
    ):
        text = text.replace(slot, value)
    return f"{row['name']}: {text}"
