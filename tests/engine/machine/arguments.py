"""Arguments of a command, drawn by its own schema with the words of the table."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from hypothesis import strategies as st

from machine.words import fitting
from tools.commands import COMMANDS

Drawn = st.SearchStrategy[Any]
FEW = 3  # items of a list, and optional arguments beside the required ones


# Drawn for the place in a list that is only known as one plays: a strategy of its own for each
# list would take longer to make than the command to play.
places = st.integers(0, 9_999)


def word(field: str) -> Drawn:
    """A word that fits a field, at the table that is being played on."""

    def at(drawn: tuple[Any, int]) -> str:
        machine, place = drawn
        words = fitting(machine.game, field)
        return words[place % len(words)]

    return st.tuples(st.runner(), places).map(at)


def owner(drawn: tuple[Any, int, int]) -> tuple[str, str]:
    """Somebody with a sheet, and an aspect of theirs."""
    machine, place, further = drawn
    people = [*machine.game.characters.values()]
    who = people[place % len(people)]
    named = [each.name for each in who.aspects] or ["No Such Aspect"]
    return who.name, named[further % len(named)]


whose = st.tuples(st.runner(), places, places).map(owner)


@cache
def command(name: str) -> Drawn:
    """A whole command as plain data."""
    schema = COMMANDS[name].model_json_schema()
    return fields(schema, schema.get("$defs", {})).map(lambda given: {**given, "command": name})


def fields(schema: Mapping[str, Any], models: Mapping[str, Any]) -> Drawn:
    """The fields of a model: the required ones, and a few of the others."""
    known = {
        name: value(each, name, models)
        for name, each in schema["properties"].items()
        if name != "command"
    }
    needed = schema.get("required", [])
    others = [name for name in known if name not in needed]
    chosen = st.lists(st.sampled_from(others), max_size=FEW, unique=True) if others else st.just([])

    @cache
    def with_these(names: tuple[str, ...]) -> Drawn:
        return st.fixed_dictionaries({name: known[name] for name in [*needed, *names]})

    return chosen.map(tuple).flatmap(with_these)


def value(schema: Mapping[str, Any], field: str, models: Mapping[str, Any]) -> Drawn:
    """A value that the schema allows."""
    if "$ref" in schema:
        model = models[schema["$ref"].rpartition("/")[2]]
        return fields(model, models) if "properties" in model else value(model, field, models)
    if "anyOf" in schema:
        kinds = [each for each in schema["anyOf"] if each.get("type") != "null"]
        return st.one_of([value(each, field, models) for each in kinds])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    return BY_TYPE[schema["type"]](schema, field, models)


def number(schema: Mapping[str, Any], field: str, models: Mapping[str, Any]) -> Drawn:
    """A small number as a rule, at times the least or the most that there may be."""
    least, most = schema.get("minimum", -9), schema["maximum"]
    small = range(max(least, -2), min(most, 6) + 1)
    return st.sampled_from([*small, *small, least, most])


def several(schema: Mapping[str, Any], field: str, models: Mapping[str, Any]) -> Drawn:
    """A list: as many as there have to be, or a few."""
    if "prefixItems" in schema:
        return st.tuples(*[value(each, field, models) for each in schema["prefixItems"]]).map(list)
    least = schema.get("minItems", 0)
    return st.lists(value(schema["items"], field, models), min_size=least, max_size=least + FEW)


def mapping(schema: Mapping[str, Any], field: str, models: Mapping[str, Any]) -> Drawn:
    """Values by name."""
    held = value(schema["additionalProperties"], field, models)
    if "propertyNames" not in schema:  # by rating
        return st.dictionaries(st.integers(-4, 8).map(str), held, max_size=FEW)
    keys = schema["propertyNames"].get("enum")
    named = st.sampled_from(keys) if keys else word(f"{field}.")
    return st.dictionaries(named, held, max_size=FEW)


BY_TYPE: Mapping[str, Any] = {
    "string": lambda schema, field, models: word(field),
    "boolean": lambda schema, field, models: st.booleans(),
    "integer": number,
    "array": several,
    "object": mapping,
}
