"""The command line: a thin face over the engine, the campaigns and the library.

What a command needs is imported inside it: a free-standing roll starts without the rest.
"""

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

import assistant.surfaces.boards
import assistant.surfaces.books
import assistant.surfaces.campaigns
import assistant.surfaces.chronicle
import assistant.surfaces.doctor
import assistant.surfaces.files
import assistant.surfaces.house
import assistant.surfaces.rolls
import assistant.surfaces.wizard  # noqa: F401 - its commands
from assistant.surfaces.desk import (
    DEFAULT,
    AsJson,
    Lang,
    Named,
    Seed,
    Typed,
    Viewer,
    app,
    open_campaign,
    queue,
    seen,
    show,
    spoken,
    telling,
    usage,
)

if TYPE_CHECKING:
    from assistant.campaigns import Campaign


@app.command()
def do(
    command: Annotated[
        str, typer.Argument(help='{"command": "attack", ...}, or - to read it from stdin')
    ],
    dice: Typed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Give one command as JSON."""
    from pydantic import ValidationError

    from assistant import render
    from tools import commands, views
    from tools.events import write

    with telling(as_json, lang, campaign):
        table = open_campaign(campaign)
        language = spoken(table.game, lang)
        try:
            parsed = commands.parse(json.loads(sys.stdin.read() if command == "-" else command))
        except ValidationError as error:
            raise usage(render.invalid(error, language), as_json, render.rule_of(error)) from None
        except (ValueError, RecursionError) as error:  # a number too long, brackets too deep
            raise usage(f"That is no JSON: {getattr(error, 'msg', 'too much')}.", as_json) from None
        step = table.do(parsed, queue(dice))
        events = [write(event) for event in step.events]
        result = {"events": events, "pending": views.pending(step.game),
                  "game": views.state(step.game)}  # fmt: skip
        lines = [line.text for line in render.say(events, language)]
        show(result, "\n".join([*lines, *render.open_choices(step.game, language)]), as_json)


@app.command()
def sheet(
    name: Annotated[str | None, typer.Argument(help="Whose; left out: who there is.")] = None,
    viewer: Viewer = "gm",
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Show a character's sheet."""
    from assistant import render
    from tools.game import to_plain
    from tools.people import need

    with telling(as_json, lang, campaign):
        game = seen(open_campaign(campaign, begin=False).game, viewer)
        language = spoken(game, lang)
        if name is None:
            listed = [to_plain(who) for who in game.characters.values()]
            show(listed, render.people(game, language), as_json)
        else:
            who = need(game, name)
            show(to_plain(who), render.sheet(who, language), as_json)


@app.command()
def state(
    viewer: Viewer = "gm", as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None
) -> None:
    """Show the scene, who is in it, and what waits."""
    from assistant import render
    from tools import views

    with telling(as_json, lang, campaign):
        game = seen(open_campaign(campaign, begin=False).game, viewer)
        language = spoken(game, lang)
        text = "\n".join(
            [render.state(game, language, gm=viewer == "gm"), *render.open_choices(game, language)]
        )
        show(views.state(game), text, as_json)


@app.command()
def undo(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Take back the last command, with everything it paid."""
    with telling(as_json, lang, campaign):
        table = open_campaign(campaign, begin=False)
        moved(table, "undo", table.undo(), as_json, lang)


@app.command()
def redo(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Bring back what was undone last."""
    with telling(as_json, lang, campaign):
        table = open_campaign(campaign, begin=False)
        moved(table, "redo", table.redo(), as_json, lang)


def moved(
    table: "Campaign", deed: str, entries: "tuple[Any, ...]", as_json: bool, lang: str | None
) -> None:
    """Say which commands were taken back or brought back."""
    from assistant import render
    from tools import views

    commands = [entry.command for entry in entries]
    plain = {deed: commands, "pending": views.pending(table.game), "game": views.state(table.game)}
    show(plain, render.moved(deed, commands, lang or table.game.language), as_json)


@app.command()
def replay(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Play the journal again from the start; name the first entry that differs."""
    from assistant.voice import voice

    with telling(as_json, lang, campaign):
        table = open_campaign(campaign, begin=False)
        count, say = table.replay(), voice(lang or table.game.language)
        told = say("campaign-replayed", count=count)
        show({"entries": count, "differs": None}, told, as_json)


@app.command()
def npc(
    name: Annotated[str | None, typer.Argument(help="Left out: a made-up name.")] = None,
    concept: Annotated[str | None, typer.Option(help="Their high concept.")] = None,
    kind: Annotated[str, typer.Option(help="minor major monster organization hive")] = "minor",
    lang: Lang = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Make an NPC, or a hive of several, and put the sheet into the campaign."""
    command = {"command": "make_npc", "kind": kind, "name": name, "concept": concept}
    made(campaign, command, lang, seed, as_json)


@app.command()
def scene(
    place: Annotated[str | None, typer.Option(help="indoors city wild water underground")] = None,
    count: Annotated[int | None, typer.Option(help="1 to 10; left out: 3 to 5.")] = None,
    zones: Annotated[int | None, typer.Option(help="2 to 4 zones for them.")] = None,
    lang: Lang = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Make situation aspects and put them on the scene."""
    command = {"command": "make_aspects", "place": place, "count": count, "zones": zones}
    made(campaign, command, lang, seed, as_json)


def made(
    name: str, command: dict[str, Any], lang: str | None, seed: str | None, as_json: bool
) -> None:
    """Play a generator's command and show what it made."""
    from pydantic import ValidationError

    from assistant import render
    from tools import commands
    from tools.events import CharacterCreated, write
    from tools.game import to_plain

    with telling(as_json, lang, name):
        table = open_campaign(name)
        language = spoken(table.game, lang)
        given = {key: value for key, value in command.items() if value is not None}
        try:
            parsed = commands.parse({**given, "language": language})
        except ValidationError as error:
            raise usage(render.invalid(error, language), as_json, render.rule_of(error)) from None
        step = table.do(parsed, seed=seed)
        events = [write(event) for event in step.events]
        plain: Any = [
            {key: event[key] for key in ("aspect", "category", "zone") if event[key]}
            for event in events
            if event["type"] == "aspect_placed"
        ]
        sheets = [to_plain(each.character) for each in step.events
                  if isinstance(each, CharacterCreated)]  # fmt: skip
        plain = (sheets[0] if len(sheets) == 1 else sheets) or plain
        show(plain, "\n".join(line.text for line in render.say(events, language)), as_json)


@app.command()
def chat(
    say: Annotated[list[str] | None, typer.Option("--say", help="What is said; one turn.")] = None,
    dice: Typed = None,
    seed: Seed = None,
    speaker: Annotated[str, typer.Option("--as", help="gm, players, or a name")] = "gm",
    lang: Lang = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Talk with Fatewright: line by line, or what --say gives."""
    with telling(as_json, lang, campaign):
        from assistant.surfaces import terminal

        terminal.talk(
            say, queue(dice), seed=seed, speaker=speaker, language=lang, as_json=as_json,
            campaign_name=campaign,
        )  # fmt: skip
