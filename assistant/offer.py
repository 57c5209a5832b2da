"""Which calls a model is offered at a time, and with which arguments.

What the table waits for and what the scene allows comes first; the rest is opened by chapters.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from assistant.marks import on_a_line
from assistant.queries import QUERIES
from assistant.toolbox import schema
from rules_corpus.terms import termbase
from tools import available
from tools.commands import COMMANDS
from tools.game import Game
from tools.people import aspects
from tools.registry import REGISTRY

MORE = "more"
ALWAYS = ("look_up", "show_sheet", "show_state", "odds", "undo")
USUAL = (
    "overcome", "create_advantage", "attack", "check", "place_aspect", "compel", "create_character",
    "suggest",
)  # fmt: skip
AMID = ("choose", "invoke", "concede", "waive", "available")
# Chapters that `more` opens.
CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "rolls": ("roll", "invoke", "defend", "treat", "help", "full_defense", "declare", "roll_d6"),
    "harm": ("absorb", "take_out", "concede", "treat"),
    "aspects": ("remove_aspect", "rename_aspect", "hand_boost", "make_aspects"),
    "people": ("edit_character", "adjust", "make_npc", "show_log", "redo"),
    "conflicts": ("begin_conflict", "next_turn", "pass_turn", "end_conflict"),
    "scenes": ("begin_scene", "end_scene", "begin_session", "end_session", "measure_time"),
    "contests": ("begin_contest", "threaten", "end_contest", "begin_challenge", "end_challenge"),
    "places": ("set_zones", "move", "place_obstacle", "answer_distraction", "map_threat"),
    "countdowns": ("begin_countdown", "mark_countdown", "end_countdown"),
    "growth": ("milestone", "breakthrough", "set_skill_lists", "gain_bond"),
    "options": ("switch_option", "set_scale", "set_boss"),
}
# What stands in the scene opens what belongs to it.
AMIDST: tuple[tuple[Callable[[Game], object], tuple[str, ...]], ...] = (
    (lambda game: game.roll, ("invoke",)),
    (lambda game: game.scene.conflict, ("next_turn", "pass_turn", "concede", "end_conflict")),
    (lambda game: game.scene.contest, ("end_contest", "threaten")),
    (lambda game: game.scene.challenge, ("end_challenge",)),
    (lambda game: game.scene.zones, ("move",)),
    (lambda game: game.countdowns, ("mark_countdown",)),
    (lambda game: game.scene.aspects, ("remove_aspect",)),
    (lambda game: any(who.consequences for who in game.characters.values()), ("treat",)),
)
# Arguments that only some tables need: what of, by the end of an optional rule's id.
RARE = {
    "scale": "scale", "through": "scale", "supernatural": "scale", "weapon": "weapons-armor",
    "armor": "weapons-armor", "weapons": "weapons-armor", "wards": "weapons-armor",
    "conditions": "conditions", "replaces": "extreme-consequence", "minion": "boss-minion-armor",
    "targets": "multiple-targets", "shares": "multiple-targets", "defences": "multiple-targets",
    "guarded": "full-defense", "second": "skill-lists", "solo": "boss-solo-bonus",
    "forms": "boss-true-form", "into": "obstacle-hazard", "cover": "obstacle-block",
}  # fmt: skip
# A model has no dice, and no words for these.
NEVER = ("language", "seed", "claimed", "invokes")
PEOPLE = ("actor", "target", "character", "patient", "by", "to", "helpers", "present")


def offered(game: Game, meant: frozenset[str], opened: frozenset[str]) -> tuple[str, ...]:
    """The names of the calls that a model is offered now.

    Args:
        meant: what the sentence comes to by itself.
        opened: chapters that the model asked for.
    """
    waits = [str(each.command["command"]) for each in available.available(game)]
    names = [*ALWAYS, *(dict.fromkeys(waits) if game.pending else ())]
    names += [*AMID] if game.pending else [*USUAL]
    names += [name for there, added in AMIDST if there(game) for name in added]
    names += sorted(meant)
    names += [name for chapter in sorted(opened) for name in CHAPTERS[chapter]]
    return tuple(name for name in dict.fromkeys(names) if fits(name, game))


def fits(name: str, game: Game) -> bool:
    """Whether a call is a question, or a command of the campaign's system and optional rules."""
    if name in QUERIES:
        return True
    working = REGISTRY.get(COMMANDS[name]) if name in COMMANDS else None
    if working is None or game.system not in working.systems:
        return False
    return working.option is None or working.option in game.options


def parameters(name: str, game: Game, numbers: frozenset[int]) -> dict[str, Any]:
    """A call's arguments as a plain, small JSON schema with the table's own words in it.

    Args:
        numbers: that were said; where there are none, no number of a roll is asked for.
    """
    whole = schema(name)
    return _object(whole, whole.get("$defs", {}), game, bool(numbers))


def _object(
    part: Mapping[str, Any], parts: Mapping[str, Any], game: Game, counted: bool
) -> dict[str, Any]:
    properties = {
        key: _value(key, value, parts, game, counted)
        for key, value in part.get("properties", {}).items()
        if _wanted(key, value, game, counted)
    }
    needed = [key for key in part.get("required", ()) if key in properties]
    return {"type": "object", "properties": properties, **({"required": needed} if needed else {})}


def _wanted(key: str, value: Mapping[str, Any], game: Game, counted: bool) -> bool:
    if key in NEVER or ("(Magus)" in str(value.get("description")) and game.system != "magus"):
        return False
    if not counted and key in ("faces", "dice_total", "effort", "rating", "bonus"):
        return False
    rule = RARE.get(key)
    return rule is None or any(each.endswith(rule) for each in game.options)


def _value(
    key: str, value: Mapping[str, Any], parts: Mapping[str, Any], game: Game, counted: bool
) -> dict[str, Any]:
    inner = _resolved(value, parts)
    made: dict[str, Any] = {"type": inner.get("type", "string")}
    if "properties" in inner:
        made = _object(inner, parts, game, counted)
    elif "enum" in inner or "const" in inner:
        made = {"type": "string", "enum": list(inner.get("enum") or [inner["const"]])}
    elif made["type"] == "array":
        each = inner.get("items") or next(iter(inner.get("prefixItems", ())), {"type": "string"})
        made = {"type": "array", "items": _value(key, each, parts, game, counted)}
    elif made["type"] == "integer":
        bounds = ("minimum", "maximum")
        made |= {bound: inner[bound] for bound in bounds if bound in inner}
    elif made["type"] == "object":
        made |= {"additionalProperties": {"type": "integer"}}
    described = [str(value["description"])] if value.get("description") else []
    known = tuple(_known(key, game))
    if known and made["type"] == "string" and "enum" not in made:
        if key in ("skill", "zone"):
            made["enum"] = list(known)
        else:
            described.append(f"known: {', '.join(known)}")
    if described:
        made["description"] = "; ".join(described)
    return made


def _known(key: str, game: Game) -> list[str]:
    if key in PEOPLE:
        return [on_a_line(name) for name in game.characters][:20]
    if key == "aspect":
        return [on_a_line(each.name) for _, each in aspects(game)][:20]
    if key == "zone":
        return list(game.scene.zones)
    if key == "skill":
        on_sheets = [skill for who in game.characters.values() for skill in who.skills]
        return list(dict.fromkeys([*_skills(game.system), *on_sheets]))
    return []


@cache
def _skills(system: str) -> tuple[str, ...]:
    room = {"accelerated": "approaches", "magus": "magus"}.get(system, "skills")
    return tuple(str(each).replace("-", "_") for each in termbase()[room])


def _resolved(value: Mapping[str, Any], parts: Mapping[str, Any]) -> Mapping[str, Any]:
    while "$ref" in value or "anyOf" in value:
        if "$ref" in value:
            value = parts[str(value["$ref"]).rsplit("/", 1)[-1]]
        else:
            value = next(each for each in value["anyOf"] if each.get("type") != "null")
    return value
