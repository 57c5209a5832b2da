"""The commands about a table's own rules: its system, its rulings."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from assistant.surfaces.desk import (
    DEFAULT,
    AsJson,
    Lang,
    Named,
    Viewer,
    app,
    checked,
    open_campaign,
    seen,
    show,
    telling,
)

if TYPE_CHECKING:
    from assistant.houserules import Wrong

rulesets = typer.Typer(no_args_is_help=True, help="A table's own system, out of a TOML file.")
app.add_typer(rulesets, name="ruleset")
REFUSED = 3


def checkup(wrong: "list[Wrong]", language: str) -> tuple[dict[str, Any], str]:
    """What is wrong in a ruleset, as data and as lines of text."""
    from assistant import houserules

    told = [houserules.told(each, language) for each in wrong]
    listed = [{"line": each.line, "text": text} for each, text in zip(wrong, told, strict=True)]
    return {"ok": not wrong, "wrong": listed}, "\n".join(told)


@rulesets.command("check")
def check(file: str, as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Check a ruleset; everything that is wrong is named with its line."""
    with telling(as_json, lang, campaign):
        from assistant import houserules
        from assistant.surfaces.files import contents
        from assistant.voice import voice

        language = lang or "en"
        _, wrong = houserules.read(contents(Path(file)))
        plain, told = checkup(wrong, language)
        show(plain, told or voice(language)("house-fine"), as_json)
        if wrong:
            raise typer.Exit(REFUSED)


@rulesets.command("use")
def use(file: str, as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Play a campaign by a ruleset of the table's own."""
    with telling(as_json, lang, campaign):
        from assistant import houserules, render
        from assistant.surfaces.files import contents
        from tools import commands
        from tools.events import write

        table = open_campaign(campaign)
        language = lang or table.game.language
        command, wrong = houserules.read(contents(Path(file)))
        if command is None:
            show(*checkup(wrong, language), as_json)
            raise typer.Exit(REFUSED)
        step = table.do(commands.parse(command))
        events = [write(event) for event in step.events]
        lines = [line.text for line in render.say(events, language)]
        show({"ok": True, "events": events}, "\n".join(lines), as_json)


@app.command()
def rulings(
    form: Annotated[str, typer.Option("--format", help="text or md")] = "text",
    viewer: Viewer = "gm",
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Show the table's rulings, to read or to take along."""
    with telling(as_json, lang, campaign):
        from assistant.printing.markdown import safe
        from assistant.voice import voice
        from tools.game import to_plain

        game = seen(open_campaign(campaign, begin=False).game, viewer)
        say = voice(lang or game.language)
        checked(form, ("text", "md"))
        lines = []
        for each in game.rulings:
            noted = say.listed([*filter(None, [each.about]), *([say("secret")] * each.secret)])
            text = f"{each.text} ({noted})" if noted else each.text
            lines.append(f"{each.number}. {safe(text) if form == 'md' else text}")
        title = [f"# {say('rulings-title')}", ""] if form == "md" else []
        show(
            to_plain(game.rulings), "\n".join([*title, *(lines or [say("rulings-none")])]), as_json
        )
