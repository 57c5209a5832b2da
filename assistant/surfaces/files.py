"""The commands that bring characters in from files, and write them into files."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from assistant.exchange.draft import ExchangeError
from assistant.surfaces.desk import (
    DEFAULT,
    AsJson,
    Lang,
    Named,
    app,
    checked,
    open_campaign,
    show,
    spoken,
    telling,
)

if TYPE_CHECKING:
    from tools.commands import Command
    from tools.game import Character, Game

FORMATS = ("json", "fari", "foundry", "fchar", "md", "text", "html", "pdf")
PAPERS = ("a4", "letter")


def a_format(value: str) -> str:
    """A format that sheets are written in."""
    return checked(value, FORMATS) or value


def a_paper(value: str) -> str:
    """A size of paper."""
    return checked(value, PAPERS) or value


@app.command("import")
def import_(
    file: Annotated[str, typer.Argument(help="A sheet of Fari, Foundry, .fchar or our own.")],
    name: Annotated[str | None, typer.Option(help="The name to go by here.")] = None,
    npc: Annotated[bool, typer.Option("--npc", help="It is the GM's character.")] = False,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Bring in the characters of a file; say what was read, and what was not understood."""
    with telling(as_json, lang, campaign):
        from assistant import render
        from assistant.exchange import formats, report
        from tools import commands
        from tools.events import write

        path = Path(file)
        data = contents(path)
        table = open_campaign(campaign)
        language = spoken(table.game, lang)
        stem = path.name.split(".")[0].replace("_", " ")
        came = formats.arrivals(data, table.game, stem, "npc" if npc else "pc")
        wanted = [formats.parsed(each, name if len(came) == 1 else None) for each in came]
        fitting_together(table.game, wanted)
        brought = []
        try:
            for arrival, command in zip(came, wanted, strict=True):
                step = table.do(command)
                who = step.game.characters[commands.plain(step.command)["name"]]
                events = [write(event) for event in step.events]
                told = [line.text for line in render.say(events, language)]
                told += report.lines(arrival, step.game, who, language)
                if not as_json:
                    show(None, "\n".join(told), as_json)
                brought.append(report.plain(arrival, step.game, who, language))
        finally:  # where storing fails amid them, those that came in are told
            if as_json and brought:
                show(brought[0] if len(came) == 1 else brought, "", as_json)


def fitting_together(game: "Game", wanted: "Sequence[Command]") -> None:
    """Refuse a file one of whose characters can't come in, before any of them does.

    Raises:
        RuleError: what stands in the way of the first that can't.
    """
    from tools.dice import Dice
    from tools.play import play

    for command in wanted:
        game = play(game, command, Dice("")).game


@app.command()
def export(
    name: Annotated[str | None, typer.Argument(help="Whose; left out: everybody's.")] = None,
    form: Annotated[
        str, typer.Option("--format", callback=a_format, help=" ".join(FORMATS))
    ] = "json",
    to: Annotated[str | None, typer.Option(help="The file to write; left out: shown.")] = None,
    paper: Annotated[str, typer.Option(callback=a_paper, help="a4 or letter, of a PDF")] = "a4",
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Write characters as JSON, for Fari, Foundry or .fchar, as Markdown, HTML or PDF."""
    with telling(as_json, lang, campaign):
        game = open_campaign(campaign, begin=False).game
        language = spoken(game, lang)
        people = chosen(game, name)
        if form == "pdf":
            printed(people, to, paper, language, as_json)
            return
        text = as_text(game, people, form, language, as_json)
        if to is None:
            plain = text if form not in ("json", "fari", "foundry", "fchar") else json.loads(text)
            show(plain, text, as_json)
        else:
            stored(Path(to), text.encode())
            say_written(to, as_json, language)


def contents(path: Path) -> bytes:
    """The bytes of a file, no more than are ever read.

    Raises:
        ExchangeError: `no_file`.
    """
    from assistant.exchange.loading import MOST_BYTES

    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its name can't be used"
        raise ExchangeError("no_file", f"{str(path)[:200]} can't be read: {reason}.",
                            "Check its name.", file=str(path)[:200]) from None  # fmt: skip


def stored(path: Path, data: bytes) -> None:
    """Write a file whole, or not at all.

    Raises:
        ExchangeError: `not_written`.
    """
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its name can't be used"
        raise ExchangeError("not_written", f"{str(path)[:200]} can't be written: {reason}.",
                            "Choose another folder.") from None  # fmt: skip


def say_written(file: str, as_json: bool, language: str) -> None:
    """Tell where it was written."""
    from assistant.voice import voice

    show({"file": file}, voice(language)("export-written", file=file), as_json)


def chosen(game: "Game", name: str | None) -> "list[Character]":
    """The character of a name, or everybody.

    Raises:
        RuleError: `unknown_character`.
        ExchangeError: `no_sheets_yet`.
    """
    from tools.people import need

    if name is not None:
        return [need(game, name)]
    if not game.characters:
        raise ExchangeError("no_sheets_yet", "There is no character yet.",
                            "Make one first, or import one.")  # fmt: skip
    return list(game.characters.values())


def as_text(
    game: "Game", people: "list[Character]", form: str, language: str, one_line: bool
) -> str:
    """Characters in a format; several as a list of them, or one after the other."""
    if form in ("md", "text", "html"):
        from assistant import render
        from assistant.printing import html, markdown

        if form == "html":
            return html.pages(people, language)
        write = markdown.markdown if form == "md" else render.sheet
        return "\n".join(write(who, language) for who in people)
    from assistant.exchange import formats, own

    written = [formats.written(game, who, own.FORMAT if form == "json" else form, language)
               for who in people]  # fmt: skip
    whole: Any = written[0] if len(written) == 1 else written
    return json.dumps(whole, ensure_ascii=False, indent=None if one_line else 2)


def printed(
    people: "list[Character]", to: str | None, paper: str, language: str, as_json: bool
) -> None:
    """A PDF, a page a character.

    Raises:
        ExchangeError: `needs_file`, `no_pdf`, `not_written`.
    """
    from assistant.printing import pdf
    from assistant.voice import voice

    if to is None:
        raise ExchangeError("needs_file", "A PDF needs a file to go into.", "Add --to sheet.pdf.")
    made = pdf.pages(people, language, paper)
    stored(Path(to), made.data)
    say = voice(language)
    told = [say("export-written", file=to)]
    if made.missing:
        told.append(say("export-signs", signs=" ".join(made.missing)))
    show({"file": to, "missing": list(made.missing)}, "\n".join(told), as_json)
