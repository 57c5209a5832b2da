"""A new character, asked for step by step; the ruleset names every fault at once."""

import re
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import typer

from assistant.surfaces.desk import (
    DEFAULT,
    AsJson,
    Lang,
    Named,
    app,
    open_campaign,
    show,
    telling,
    usage,
)
from tools.errors import RuleError

if TYPE_CHECKING:
    from assistant.campaigns import Campaign
    from assistant.voice import Voice
    from tools.rulesets import Ruleset

# Which step to ask again for a fault, and for a value that doesn't fit where it stands.
STEP_OF: Mapping[str, str] = {
    "name_taken": "name",
    **dict.fromkeys(("too_many_aspects", "aspect_twice", "too_few_aspects", "no_high_concept",
                     "no_trouble", "no_relationship"), "aspects"),
    **dict.fromkeys(("pyramid", "too_few_skills", "out_of_bounds", "columns"), "skills"),
    **dict.fromkeys(("refresh_low", "refresh_high"), "stunts"),
}  # fmt: skip
PLACE_OF: Mapping[str, str] = {"name": "name", "skills": "skills", "stunts": "stunts"}
STEPS = ("name", "aspects", "skills", "stunts")
NAMED = ("high_concept", "trouble", "relationship")
FREE = ("free1", "free2")  # aspects of a sheet beside the named ones
FREELY = "freely"
LISTED = re.compile(r"[,;，、]")
RATED = re.compile(r"(.+?)\s*([+\-−]?\d{1,2})\s*")
BACK, NOTHING = ("<", "＜"), ("-", "–", "－")
MOST_STUNTS = 20
Typed = dict[str, str]


@app.command("new-character")
def new_character(
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Make a character step by step; faults are all named at once, and asked for again."""
    with telling(as_json, lang, campaign):
        from assistant.voice import voice

        table = open_campaign(campaign)
        say = voice(lang or table.game.language)
        ruleset = table.game.ruleset
        typed: Typed = {}
        steps: tuple[str, ...] = STEPS
        hint(say("wizard-keys"))
        while steps:
            ask(steps, typed, say, ruleset, as_json)
            steps = made(table, sheet(typed, ruleset), say, as_json)


def made(table: "Campaign", given: dict[str, Any], say: "Voice", as_json: bool) -> tuple[str, ...]:
    """Make the character.

    Returns:
        The steps to ask again; none, once the character stands.

    Raises:
        RuleError: the sheet has faults, and nobody is there to be asked.
    """
    from pydantic import ValidationError

    from assistant import render
    from tools import commands
    from tools.events import write
    from tools.game import to_plain

    try:
        parsed = commands.parse({"command": "create_character", "whole": True, **given})
    except ValidationError as error:
        sentence = render.invalid(error, say.language)
        if not sys.stdin.isatty():
            raise usage(sentence, as_json) from None
        typer.echo(sentence, err=True)
        places = {str(part) for each in error.errors() for part in each["loc"]}
        again = {PLACE_OF[part] for part in places if part in PLACE_OF} or {"aspects"}
        return tuple(each for each in STEPS if each in again)
    try:
        step = table.do(parsed)
    except RuleError as refused:
        if not sys.stdin.isatty():
            raise
        typer.echo(render.refusal(refused, say.language), err=True)
        codes = [refused.code, *(each.code for each in refused.facts.get("also", ()))]  # type: ignore[attr-defined]
        again = {STEP_OF.get(code, "skills") for code in codes}
        return tuple(each for each in STEPS if each in again)
    events = [write(event) for event in step.events]
    lines = [line.text for line in render.say(events, say.language)]
    who = list(step.game.characters.values())[-1]
    show(to_plain(who), "\n".join(lines), as_json)
    return ()


def ask(
    steps: tuple[str, ...], typed: Typed, say: "Voice", ruleset: "Ruleset", as_json: bool
) -> None:
    """Ask what some steps state; what was typed before stands until something else is."""
    place = 0
    while place < len(listed := list(fields(steps, typed, ruleset))):
        step, field = listed[place]
        if place == 0 or step != listed[place - 1][0]:
            introduce(step, say, ruleset)
        text = answer(prompted(field, say, ruleset), typed.get(field, ""))
        if text in BACK and sys.stdin.isatty():
            place = max(place - 1, 0)
        elif wrong := fault(field, text, typed, say):
            if not sys.stdin.isatty():
                raise usage(wrong, as_json)
            typer.echo(wrong, err=True)
        else:
            typed[field] = text
            place += 1


def fields(steps: tuple[str, ...], typed: Typed, ruleset: "Ruleset") -> Iterator[tuple[str, str]]:
    """Everything to be asked for with the step that it belongs to; a stunt brings the next."""
    for step in steps:
        if step == "name":
            yield step, "name"
        elif step == "aspects":
            yield from ((step, field) for field in (*NAMED, *FREE))
        elif step == "skills":
            rated = [f"rated{rating}" for rating in sorted(ruleset.pyramid, reverse=True)]
            freely = [FREELY] if ruleset.skills and not rated else []
            yield from ((step, field) for field in (*rated, *freely))
        else:
            number = 1
            while number < MOST_STUNTS and typed.get(f"stunt{number}"):
                yield step, f"stunt{number}"
                number += 1
            yield step, f"stunt{number}"


def introduce(step: str, say: "Voice", ruleset: "Ruleset") -> None:
    """Say what a step is about."""
    if step == "aspects":
        hint(say("wizard-aspects"))
    elif step == "skills":
        hint(say("wizard-skills"))
        if ruleset.skills:
            hint(say.listed(say.skill(name) for name in ruleset.skills))
    elif step == "stunts":
        hint(say("wizard-stunts", free=str(ruleset.free_stunts)))


def prompted(field: str, say: "Voice", ruleset: "Ruleset") -> str:
    """What stands before an answer."""
    if field in NAMED:
        return say(f"label-{field}")
    if field in FREE:
        return say("wizard-free", number=field.removeprefix("free"))
    if field.startswith("rated"):
        rating = int(field.removeprefix("rated"))
        return say("wizard-rated", rating=say.rating(rating), count=str(ruleset.pyramid[rating]))
    if field.startswith("stunt"):
        return f"{say('sheet-stunt')} {field.removeprefix('stunt')}"
    return say(f"wizard-{field}")


def fault(field: str, text: str, typed: Typed, say: "Voice") -> str | None:
    """What is wrong with an answer by itself; what the ruleset says comes at the end."""
    if field == "name" and not text:
        return say("wizard-no-name")
    if field != FREELY and not field.startswith("rated"):
        return None
    given = list(ratings(field, text))
    before = [skill for other in typed if other.startswith("rated") and other != field
              for skill, _, _ in ratings(other, typed[other])]  # fmt: skip
    for place, (skill, rating, part) in enumerate(given):
        if rating is None:
            return say("wizard-unrated", about=part)
        if skill in before or skill in [each for each, _, _ in given[:place]]:
            return say("wizard-twice", about=part)
    return None


def ratings(field: str, text: str) -> Iterator[tuple[str, int | None, str]]:
    """The skills of an answer, each with its rating, and as it was typed."""
    from assistant.exchange import labels

    for part in filter(None, map(str.strip, LISTED.split(text))):
        found = RATED.fullmatch(part)
        number = int(found[2].replace("−", "-")) if found else None
        if field == FREELY:
            yield labels.skill(found[1] if found else part), number, part
        else:  # the rating of its line; another one beside the skill is refused as it stands
            rating = int(field.removeprefix("rated"))
            name = found[1] if found and number == rating else part
            yield labels.skill(name), rating, part


def sheet(typed: Typed, ruleset: "Ruleset") -> dict[str, Any]:
    """The sheet that the answers come to."""
    asked = [field for _, field in fields(STEPS, typed, ruleset)]
    return {
        "name": typed["name"],
        **{kind: typed[kind] or None for kind in NAMED},
        "aspects": [typed[field] for field in FREE if typed[field]],
        "skills": {skill: rating for field in asked if field == FREELY or field.startswith("rated")
                   for skill, rating, _ in ratings(field, typed[field])},
        "stunts": [typed[field] for field in asked
                   if field.startswith("stunt") and typed.get(field)],
    }  # fmt: skip


def hint(text: str) -> None:
    """Say what is asked for, to somebody who is there."""
    if sys.stdin.isatty():
        typer.echo(text, err=True)


def answer(prompt: str, before: str = "") -> str:
    """What is typed after a prompt; an empty line keeps what stood there. A pipe has no prompts."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().strip()
    typed: str = typer.prompt(prompt, default=before, show_default=bool(before), err=True)
    return "" if typed.strip() in NOTHING else typed.strip()
