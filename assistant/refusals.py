"""Saying no, and asking back: refusals, input that can't be read, what was not understood."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from assistant.queries import QUERIES
from assistant.voice import Voice, voice
from assistant.waits import way
from rules_corpus.errors import LibraryError
from tools.commands import COMMANDS
from tools.errors import FatewrightError
from tools.people import near as similar
from tools.pool import ABNORMAL
from tools.registry import REGISTRY
from tools.rulesets import ABSORBS

SKILLS = ("which_skill", "no_attack_skill", "no_defence_skill", "misspelt_skill")
SEVERITIES = ("which_consequence", "no_consequence", "slot_full")
ASPECTS = ("invoked_already", "unknown_aspect")
OPTIONS = ("not_an_option",)
OPTION = ("unknown_option", "unknown_variant")
SIDES = ("pc", "npc")
# Questions that have in them what they ask about.
NAMING = ("unread_field", "together", "everyone", "several_new")
ABNORMALS = ("no_abnormal", "which_abnormal")
TYPES = ("int", "str", "tuple", "list", "dict", "bool", "none")
QUOTED = re.compile(r"'([^']*)'")
# What is rated on the ladder.
RATED = {"rating", "difficulty", "skills", "effort"}
# What a value has to be, by how it was found wanting.
SHAPES = {
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float", "int_parsing_size"), "number"),
    **dict.fromkeys(("tuple_type", "list_type", "too_short"), "list"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "yes-no"),
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), "object"),
    "string_type": "text",
}
# What is no command at all.
HEADLESS = ("union_tag_not_found", "model_attributes_type", "dict_type")
BOUNDS = {
    "greater_than": "gt",
    "greater_than_equal": "ge",
    "less_than": "lt",
    "less_than_equal": "le",
}


def refusal(error: FatewrightError | LibraryError, language: str) -> str:
    """What is wrong and what would work; the error's own English where there is no phrase."""
    say = voice(language)
    phrase = f"error-{error.code}"
    if not say.has(phrase):
        return f"{error.message} {error.hint}".strip()
    facts = told_facts(say, error)
    text = begun(say(phrase, **facts), error)
    for each in also(error):  # what else is wrong is said at once
        further = sentence(each, language).removeprefix(f"{facts.get('name')}: ")
        text = say("two", a=text, b=further)
    hints = say.attributes(phrase)
    hint = "near" if facts.get("near") and "near" in hints else "hint"
    return say("two", a=text, b=say(phrase, hint, **facts)) if hint in hints else text


def sentence(error: FatewrightError, language: str) -> str:
    """What is wrong, without what would work."""
    say = voice(language)
    phrase = f"error-{error.code}"
    return begun(say(phrase, **told_facts(say, error)), error) if say.has(phrase) else error.message


def begun(text: str, error: FatewrightError | LibraryError) -> str:
    """A sentence that begins with a capital, though it begins with a name and nobody is named."""
    plain = error.facts.get("name") in ("", *SIDES)
    return text[:1].upper() + text[1:] if plain else text


def told_facts(say: Voice, error: FatewrightError | LibraryError) -> dict[str, Any]:
    """The facts of an error in the language."""
    return {
        name: fact(say, error.code, name, value)
        for name, value in error.facts.items()
        if name != "also"
    }


def also(error: FatewrightError | LibraryError) -> Sequence[FatewrightError]:
    """Further errors that were found together with one."""
    found = error.facts.get("also", ())
    return found if isinstance(found, tuple) else ()


def fact(say: Voice, code: str, name: str, value: object) -> Any:
    """A fact of an error in the language: skills, severities and options by their words."""
    if isinstance(value, (int, float)):
        return value
    if name == "ways" and isinstance(value, tuple):
        told = [way(say, each.boxes, each.consequences, each.conditions) for each in value]
        return say.listed(told, "list-or") or say("choice-taken_out")
    text = str(value or "")
    if name == "severity":
        return say.severity(text)
    if name == "condition":
        return say.condition(text)
    if name == "skill":
        return say.skill(text)
    if text in SIDES:
        return say.who(text)
    if name == "name" and code in OPTION:
        return text
    if name == "name":
        nobody = "an-aspect" if code in ASPECTS else "who-somebody"
        return say("who-gm") if text == "GM" else say.aspect(text) or say(nobody)
    if name == "near" and text:
        return say.listed(near(say, code, each) for each in text.split(", "))
    return text


def near(say: Voice, code: str, text: str) -> str:
    """One of the things that would work."""
    if code in SKILLS:
        return say.skill(text)
    if code in ABNORMALS and text in ABNORMAL:
        return say.abnormal(text)
    if code == "unknown_outcome":
        return say.outcome(text)
    if code in OPTIONS and say.has(f"choice-cost_{text}"):
        return say(f"choice-cost_{text}")
    if code in SEVERITIES and text in ABSORBS:
        return say.severity(text)
    if text in SIDES:
        return say.who(text)
    return "–" if text == "none" else say.aspect(text)


def invalid(error: ValidationError, language: str) -> str:
    """A sentence about the first thing in a command that can't be read."""
    say = voice(language)
    first = telling_most(error)
    where = [str(part) for part in first["loc"] if isinstance(part, str)]
    # A place in a union is told by the names of its types: only the fields' own names are of use.
    named = [part for part in where[1:] or where if part.isidentifier() and part not in TYPES]
    field = named[-1] if named else "command"
    kind, context = first["type"], first.get("ctx", {})
    if kind == "missing" and field != "faces" and isinstance(first["loc"][-1], int):
        return say("invalid-too_few", field=field)
    fate = where[:1] != ["check"]  # a check's dice are of another kind
    if field == "faces" and fate and kind != "extra_forbidden":
        return say("invalid-faces-given")
    if kind == "too_long":
        return say("invalid-too_long", field=field, bound=str(context.get("max_length")))
    if kind in BOUNDS:
        bound = str(context.get(BOUNDS[kind]))
        kind = "too_small" if kind.startswith("greater") else "too_large"
        return say(f"invalid-{kind}", field=field, bound=bound)
    if kind == "literal_error":
        expected = QUOTED.findall(str(context.get("expected")))
        return say("invalid-literal_error", field=field, expected=say.listed(expected))
    unnamed = kind == "union_tag_invalid" and not isinstance(first["input"].get("command"), str)
    if unnamed or (kind in HEADLESS and not named):
        return say("invalid-no-command")
    if kind == "union_tag_invalid":
        tag = str(context.get("tag"))[:40]
        close = say.listed(similar(tag, COMMANDS))
        return say("invalid-command-near" if close else "invalid-command", tag=tag, near=close)
    if kind == "string_too_long":
        return say("invalid-string_too_long", field=field, bound=str(context.get("max_length")))
    if kind == "extra_forbidden":
        alike = similar(field[:40], fields_at(where))
        phrase = "invalid-extra-near" if alike else "invalid-extra_forbidden"
        return say(phrase, field=field[:40], near=say.listed(alike))
    phrase = f"invalid-{SHAPES.get(kind, kind)}"
    return say(phrase if say.has(phrase) else "invalid-other", field=field)


def telling_most(error: ValidationError) -> ErrorDetails:
    """The first fault; of one value that may be of several kinds, what is wrong within its kind."""
    found = error.errors(include_url=False)
    place = found[0]["loc"][:2]
    same = [each for each in found if each["loc"][:2] == place]
    return next((each for each in same if not each["type"].endswith("_type")), found[0])


def fields_at(where: Sequence[str]) -> tuple[str, ...]:
    """The fields that a command or query has; those of its parts are told with them."""
    models = {**QUERIES, **COMMANDS}
    model = models.get(where[0]) if where else None
    own = tuple(model.model_fields) if model is not None else ()
    return tuple(each for each in own if each != "command")


def rule_of(error: ValidationError) -> str | None:
    """The rule of what was asked for in a way that can't be read: ratings have the ladder's."""
    first = telling_most(error)
    where = [str(part) for part in first["loc"]]
    model = COMMANDS.get(where[0]) if where else None
    if model is None:
        return None
    if first["type"] in BOUNDS and RATED & set(where):
        return "condensed.ladder"
    return REGISTRY[model].main_rule(where[0])


def needs(code: str, facts: Mapping[str, Any], language: str) -> str:
    """What the understanding of a sentence asks back.

    Args:
        facts: `nearest`, names, skills or commands that were perhaps meant.
    """
    say = voice(language)
    if code == "did_you_mean":
        said = say("need-missed-piece", text=str(facts["nearest"][0]))
        return say("need-did-you-mean", said=said)
    phrase = f"need-{code.replace('_', '-')}"
    known = say.has(phrase)
    names = meant(say, code, facts.get("nearest") or ())
    text = say(phrase, names=say.listed(names)) if known else say("need-not-understood")
    if names and code not in NAMING:
        text = say("two", a=text, b=say("need-nearest", names=say.listed(names, "list-or")))
    if not known or code in ("not_understood", "help"):
        text += "\n" + say("need-examples")
    return text


def missed(pieces: Sequence[str], language: str) -> str:
    """That pieces of a message were not understood, with what was said."""
    say = voice(language)
    return say(
        "need-missed", said=say.joined([say("need-missed-piece", text=each) for each in pieces])
    )


def as_if(sentence: str, language: str) -> str:
    """That a message was taken for a plain sentence."""
    return voice(language)("need-as-if", said=sentence)


def meant(say: Voice, code: str, nearest: Sequence[str]) -> list[str]:
    """What was perhaps meant: names as they are, commands only while it isn't clear which one."""
    commands = {name for name in nearest if say.has(f"command-{name}")}
    return [
        say(f"command-{name}") if name in commands else say.skill(name)
        for name in map(str, nearest)
        if name not in QUERIES and (name not in commands or code == "not_understood")
    ]


def model_failed(model: str, kind: str, language: str) -> str:
    """The model could not answer; of what kind the fault was."""
    return voice(language)("model-failed", model=model, kind=kind)


def model_stopped(calls: int, language: str) -> str:
    """The model went on calling, and was stopped."""
    return voice(language)("model-stopped", calls=calls)


def prose_struck(model: str, language: str) -> str:
    """All that the model said was struck; what the engine knows follows."""
    return voice(language)("prose-struck", model=model)
