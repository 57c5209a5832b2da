"""Which calls a model is offered at a time, and with which arguments.

What the table waits for and what the scene allows comes first; the rest is opened by chapters.
A small model reads slowly: what can't be needed for what was said is left out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from assistant.hearing import Heard
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
ASKING = ("look_up", "show_sheet", "show_state")
USUAL = (
    "overcome", "create_advantage", "attack", "check", "place_aspect", "compel", "create_character",
    "suggest",
)  # fmt: skip
OF_SOMEBODY = ("overcome", "create_advantage", "attack", "check", "compel")
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
# Of rolls: arguments of what is there only sometimes.
ROLLS = ("overcome", "create_advantage", "attack", "defend", "roll", "treat", "threaten")
OF_ROLLS: Mapping[str, Callable[[Game], object]] = {
    "zone": lambda game: game.scene.zones, "to": lambda game: game.scene.zones,
    "reach": lambda game: game.scene.zones, "snare": lambda game: game.scene.zones,
    "goal": lambda game: game.scene.contest, "task": lambda game: game.scene.challenge,
    "remove": lambda game: game.scene.obstacles, "passive": lambda _: False,
    "stunt": lambda game: any(who.stunts for who in game.characters.values()),
}  # fmt: skip
COUNTED = ("faces", "dice_total", "effort", "rating", "bonus")  # asked for where numbers were said
BRIEF = ("defence", "defences")  # whose skills and bounds are told with the roll itself
LONGEST_LIST = 20
# A model has no dice, and no words for these.
NEVER = ("language", "seed", "claimed", "invokes")
PEOPLE = ("actor", "target", "character", "patient", "by", "to")


def offered(game: Game, heard: Heard, opened: frozenset[str]) -> tuple[str, ...]:
    """The names of the calls that a model is offered now.

    A sentence that was read to its end leaves nothing to call, but for further questions.

    Args:
        opened: chapters that the model asked for.
    """
    if heard.led:
        return ASKING if heard.inquires else ()
    waits = [str(each.command["command"]) for each in available.available(game)]
    names = [*ALWAYS, *(dict.fromkeys(waits) if game.pending else ())]
    usual = [each for each in USUAL if heard.of_somebody or each not in OF_SOMEBODY]
    names += [*AMID] if game.pending else usual
    names += [name for there, added in AMIDST if there(game) for name in added]
    names += sorted(heard.meant)
    names += [name for chapter in sorted(opened) for name in CHAPTERS[chapter]]
    return (*(name for name in dict.fromkeys(names) if fits(name, game)), MORE)


def fits(name: str, game: Game) -> bool:
    """Whether a call is a question, or a command of the campaign's system and optional rules."""
    if name in QUERIES:
        return True
    working = REGISTRY.get(COMMANDS[name]) if name in COMMANDS else None
    if working is None or game.system not in working.systems:
        return False
    return working.option is None or working.option in game.options


def parameters(name: str, game: Game, heard: Heard) -> dict[str, Any]:
    """A call's arguments as a plain, small JSON schema with the table's own words in it.

    Where no number was said, no number of a roll is asked for; where a skill was, only those.
    """
    whole = schema(name)
    parts = whole.get("$defs", {})
    return _object(whole, parts, _Table(game, heard, name in ROLLS))


@dataclass(frozen=True, slots=True)
class _Table:
    """What a schema is fitted to; `nested`: within an argument of the call."""

    game: Game
    heard: Heard
    rolls: bool
    nested: bool = False

    def wants(self, key: str, value: Mapping[str, Any]) -> bool:
        """Whether an argument makes sense at this table, for what was said."""
        if key in NEVER:
            return False
        if "(Magus)" in str(value.get("description")) and self.game.system != "magus":
            return False
        if key in COUNTED and not self.heard.numbers:
            return False
        there = OF_ROLLS.get(key) if self.rolls else None
        rule = RARE.get(key)
        return (there is None or bool(there(self.game))) and (
            rule is None or any(each.endswith(rule) for each in self.game.options)
        )


def _object(part: Mapping[str, Any], parts: Mapping[str, Any], table: _Table) -> dict[str, Any]:
    properties = {
        key: _value(key, value, parts, table)
        for key, value in part.get("properties", {}).items()
        if table.wants(key, value)
    }
    needed = [key for key in part.get("required", ()) if key in properties]
    return {"type": "object", "properties": properties, **({"required": needed} if needed else {})}


def _value(
    key: str, value: Mapping[str, Any], parts: Mapping[str, Any], table: _Table
) -> dict[str, Any]:
    inner = _resolved(value, parts)
    made: dict[str, Any] = {"type": inner.get("type", "string")}
    if "properties" in inner:
        made = _object(inner, parts, replace(table, nested=key in BRIEF))
    elif "enum" in inner or "const" in inner:
        made = {"type": "string", "enum": list(inner.get("enum") or [inner["const"]])}
    elif made["type"] == "array":
        each = inner.get("items") or next(iter(inner.get("prefixItems", ())), {"type": "string"})
        # A small model may find no end to a list.
        bounds = {
            "minItems": inner.get("minItems"),
            "maxItems": inner.get("maxItems", LONGEST_LIST),
        }
        made = {"type": "array", "items": _value("", each, parts, table),
                **{name: bound for name, bound in bounds.items() if bound is not None}}  # fmt: skip
    elif made["type"] == "integer" and not table.nested:
        made |= {bound: inner[bound] for bound in ("minimum", "maximum") if bound in inner}
    elif made["type"] == "object":
        made |= {"additionalProperties": {"type": "integer"}}
    told = value.get("description") and not (table.nested and key in COUNTED)
    described = [str(value["description"])] if told else []
    known = () if table.nested else tuple(_known(key, table))
    if known and made["type"] == "string" and "enum" not in made:
        if key in ("skill", "zone"):
            made["enum"] = list(known)
        else:
            described.append(f"known: {', '.join(known)}")
    if described:
        made["description"] = "; ".join(described)
    return made


def _known(key: str, table: _Table) -> list[str]:
    game = table.game
    if key == "to" and (table.rolls or game.scene.zones):
        return list(game.scene.zones)
    if key in PEOPLE:
        return [on_a_line(name) for name in game.characters][:20]
    if key == "aspect":
        return [on_a_line(each.name) for _, each in aspects(game)][:20]
    if key == "zone":
        return list(game.scene.zones)
    if key == "skill":
        said = [str(span.value) for span in table.heard.clause.all("skill")]
        on_sheets = [skill for who in game.characters.values() for skill in who.skills]
        return list(dict.fromkeys(said or [*_skills(game.system), *on_sheets]))
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
