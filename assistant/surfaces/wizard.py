"""A new character, asked for step by step; the ruleset names every fault at once."""

import re
import sys
from collections.abc import Mapping
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

# Which step to ask again for a fault.
STEP_OF: Mapping[str, str] = {
    "name_taken": "name",
    **dict.fromkeys(("too_many_aspects", "aspect_twice", "too_few_aspects", "no_high_concept",
                     "no_trouble", "no_relationship"), "aspects"),
    **dict.fromkeys(("pyramid", "too_few_skills", "out_of_bounds", "columns"), "skills"),
    **dict.fromkeys(("refresh_low", "refresh_high"), "stunts"),
}  # fmt: skip
STEPS = ("name", "aspects", "skills", "stunts")
NAMED = ("high_concept", "trouble", "relationship")
FREE = 2  # aspects of a sheet beside the named ones
LISTED = re.compile(r"[,;，、]")
RATED = re.compile(r"(.+?)\s*([+\-−]?\d{1,2})\s*")
MOST_TRIES = 20


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
        language = lang or table.game.language
        say = voice(language)
        sheet: dict[str, Any] = {}
        steps: tuple[str, ...] = STEPS
        for _ in range(MOST_TRIES):
            for step in steps:
                sheet |= asked(step, say, table.game.ruleset)
            steps = made(table, sheet, say, as_json)
            if not steps:
                return


def made(table: "Campaign", sheet: dict[str, Any], say: "Voice", as_json: bool) -> tuple[str, ...]:
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
        parsed = commands.parse({"command": "create_character", "whole": True, **sheet})
    except ValidationError as error:
        sentence = render.invalid(error, say.language)
        if not sys.stdin.isatty():
            raise usage(sentence, as_json) from None
        typer.echo(sentence, err=True)
        return STEPS
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


def asked(step: str, say: "Voice", ruleset: "Ruleset") -> dict[str, Any]:
    """What one step states."""
    if step == "name":
        return {"name": answer(say("wizard-name"))}
    if step == "aspects":
        hint(say("wizard-aspects"))
        named = {kind: answer(say(f"label-{kind}")) or None for kind in NAMED}
        free = [answer(say("wizard-free", number=str(number))) for number in range(1, FREE + 1)]
        return {**named, "aspects": [each for each in free if each]}
    if step == "skills":
        return {"skills": skills(say, ruleset)}
    hint(say("wizard-stunts", free=str(ruleset.free_stunts)))
    stunts: list[str] = []
    while len(stunts) < MOST_TRIES and (text := answer(f"{say('sheet-stunt')} {len(stunts) + 1}")):
        stunts.append(text)
    return {"stunts": stunts}


def skills(say: "Voice", ruleset: "Ruleset") -> dict[str, int]:
    """Skills by rating where the system has a pyramid, else each with its own."""
    from assistant.exchange import labels

    rated: dict[str, int] = {}
    hint(say("wizard-skills"))
    known = [say.skill(name) for name in ruleset.skills]
    if known:
        hint(say.listed(known))
    for rating, count in sorted(ruleset.pyramid.items(), reverse=True):
        prompt = say("wizard-rated", rating=say.rating(rating), count=str(count))
        for name in LISTED.split(answer(prompt)):
            if name.strip():
                rated[labels.skill(name.strip())] = rating
    if not ruleset.pyramid and ruleset.skills:
        for part in LISTED.split(answer(say("wizard-freely"))):
            found = RATED.fullmatch(part.strip())
            if found:
                rated[labels.skill(found[1])] = int(found[2].replace("−", "-"))
    return rated


def hint(text: str) -> None:
    """Say what is asked for, to somebody who is there."""
    if sys.stdin.isatty():
        typer.echo(text, err=True)


def answer(prompt: str) -> str:
    """What is typed after a prompt; an empty line leaves it out. A pipe is asked for nothing."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().strip()
    typed: str = typer.prompt(prompt, default="", show_default=False, err=True)
    return typed.strip()
