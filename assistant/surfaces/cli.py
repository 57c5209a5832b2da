"""The command line: a thin face over the engine, the campaigns and the library.

What a command needs is imported inside it: a free-standing roll starts without the rest.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from assistant.surfaces.face import Face
from rules_corpus.errors import LibraryError
from tools.errors import FatewrightError, RuleError

if TYPE_CHECKING:
    from assistant.campaigns import Campaign
    from assistant.toolbox import Toolbox
    from rules_corpus.library import Library

app = typer.Typer(cls=Face, add_completion=False, no_args_is_help=True, help=(
    "Fatewright: rules looked up and cited, rolls and harm adjudicated, the table remembered."
))  # fmt: skip
campaigns = typer.Typer(no_args_is_help=True, help="Begin and list campaigns.")
app.add_typer(campaigns, name="campaign")

LANGUAGES = ("en", "th", "pl", "fi", "zh")


def a_language(value: str | None) -> str | None:
    """A language that Fatewright speaks, or none."""
    return checked(value, LANGUAGES)


def a_system(value: str | None) -> str | None:
    """A system that the library has texts of, or none."""
    if value is None:
        return None
    from rules_corpus.passage import SYSTEMS

    return checked(value, SYSTEMS)


def checked(value: str | None, allowed: Sequence[str]) -> str | None:
    """Refuse a value that is none of those allowed."""
    if value is not None and value not in allowed:
        raise typer.BadParameter(f"{value[:40]!r} is none of {', '.join(allowed)}.")
    return value


AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Named = Annotated[str, typer.Option("--campaign", help="The campaign; begun when first named.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=a_language, help="en, th, pl, fi or zh."),
]
Seed = Annotated[str | None, typer.Option("--seed", help="Where the dice come from.")]
Typed = Annotated[list[str] | None, typer.Option("--dice", help="Faces of the next roll: 0,0,+,-")]
System = Annotated[
    str | None,
    typer.Option("--system", callback=a_system, help="condensed, core, ..."),
]
USAGE, REFUSED, BROKEN = 2, 3, 1
DEFAULT = "default"


@contextmanager
def telling(as_json: bool, language: str | None = None) -> Iterator[None]:
    """Turn an error into one sentence on stderr and an exit code by who must act."""
    try:
        yield
    except (FatewrightError, LibraryError) as error:
        if as_json:
            typer.echo(json.dumps({"error": error.plain()}, ensure_ascii=False), err=True)
        elif isinstance(error, RuleError):
            from assistant import render

            typer.echo(render.refusal(error, language or "en"), err=True)
        else:
            typer.echo(f"{error.message} {error.hint}".strip(), err=True)
        raise typer.Exit(REFUSED if isinstance(error, RuleError) else BROKEN) from None


def show(value: Any, text: str, as_json: bool) -> None:
    """Print a result as JSON or as text."""
    typer.echo(json.dumps(value, ensure_ascii=False) if as_json else text)


def open_campaign(name: str, seed: str | None = None) -> "Campaign":
    """The campaign of that name, in the operator's home folder."""
    from assistant import settings
    from assistant.campaigns import Store

    return Store(settings.read().home).open(name, seed)


def open_library() -> "Library":
    """The rules library in the operator's home folder."""
    from assistant import settings
    from rules_corpus.library import Library

    return Library.open(settings.read().home / "library")


def toolbox(name: str, language: str | None, seed: str | None = None) -> "Toolbox":
    """The toolbox of one command given by hand."""
    from assistant.toolbox import Toolbox

    campaign = open_campaign(name, seed)
    return Toolbox(campaign=campaign, library=open_library(),
                   language=language or campaign.game.language)  # fmt: skip


def queue(typed: list[str] | None) -> "list[Any]":
    """The throws that the table typed in."""
    from tools import notation

    return [notation.read_faces(text) for text in typed or ()]


@app.command()
def roll(
    text: Annotated[str, typer.Argument(help='"Fight +3 vs 2", "+2 vs Good", "2D:4"')],
    dice: Typed = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Make a free-standing roll of any system; nothing is stored."""
    import secrets

    from tools import notation
    from tools.dice import Dice

    with telling(as_json):
        asked = notation.read(text)
        source = Dice(seed or secrets.token_hex(8), queued=tuple(queue(dice)))
        result = notation.evaluate(asked, source)
        show(notation.plain(result), notation.tell(asked, result), as_json)


@app.command()
def odds(
    text: Annotated[str, typer.Argument(help='"+3 vs 2", "2D:4"')],
    active: Annotated[bool, typer.Option(help="The opposition rolls too.")] = False,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Give the exact chances of a roll."""
    from tools import notation
    from tools import odds as exact

    with telling(as_json):
        chances = exact.odds(notation.read(text), active)
        exactly = {name: f"{odd.numerator}/{odd.denominator}" for name, odd in chances.items()}
        plain = {name: float(chance) for name, chance in chances.items()}
        lines = [f"{name:8} {chance:7.2%}" for name, chance in plain.items()]
        show({**plain, "exact": exactly}, "\n".join(lines), as_json)


@app.command()
def do(
    command: Annotated[str, typer.Argument(help='{"command": "attack", ...}')],
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

    with telling(as_json, lang):
        table = open_campaign(campaign)
        language = lang or table.game.language
        try:
            parsed = commands.parse(json.loads(command))
        except ValidationError as error:
            raise usage(render.invalid(error, language), as_json) from None
        except (ValueError, RecursionError) as error:  # a number too long, brackets too deep
            raise usage(f"That is no JSON: {getattr(error, 'msg', 'too much')}.", as_json) from None
        step = table.do(parsed, queue(dice))
        events = [write(event) for event in step.events]
        result = {"events": events, "pending": views.pending(step.game),
                  "game": views.state(step.game)}  # fmt: skip
        show(result, "\n".join(line.text for line in render.say(events, language)), as_json)


def usage(message: str, as_json: bool) -> typer.Exit:
    """Say what is wrong with what was typed."""
    error = {"code": "usage", "message": message, "hint": "", "rule": None}
    text = json.dumps({"error": error}, ensure_ascii=False) if as_json else message
    typer.echo(text, err=True)
    return typer.Exit(USAGE)


@app.command()
def sheet(
    name: Annotated[str | None, typer.Argument(help="Whose; left out: who there is.")] = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Show a character's sheet."""
    from assistant import render
    from tools.game import to_plain
    from tools.people import need

    with telling(as_json, lang):
        game = open_campaign(campaign).game
        language = lang or game.language
        if name is None:
            listed = [to_plain(who) for who in game.characters.values()]
            show(listed, render.people(game, language), as_json)
        else:
            who = need(game, name)
            show(to_plain(who), render.sheet(who, language), as_json)


@app.command()
def state(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Show the scene, who is in it, and what waits."""
    from assistant import render
    from tools import views

    with telling(as_json, lang):
        game = open_campaign(campaign).game
        show(views.state(game), render.state(game, lang or game.language), as_json)


@app.command()
def log(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Tell what has happened."""
    from assistant import render
    from tools.game import to_plain

    with telling(as_json, lang):
        table = open_campaign(campaign)
        told = [list(entry.events) for entry in table.live()]
        plain = [to_plain(entry) for entry in table.live()]
        show(plain, render.log(told, lang or table.game.language), as_json)


@app.command()
def undo(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Take back the last command, with everything it paid."""
    with telling(as_json, lang):
        table = open_campaign(campaign)
        moved(table, "undo", table.undo(), as_json, lang)


@app.command()
def redo(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Bring back what was undone last."""
    with telling(as_json, lang):
        table = open_campaign(campaign)
        moved(table, "redo", table.redo(), as_json, lang)


def moved(
    table: "Campaign", deed: str, entries: "tuple[Any, ...]", as_json: bool, lang: str | None
) -> None:
    """Say which commands were taken back or brought back."""
    from assistant import render
    from tools import views

    commands = [entry.command for entry in entries]
    named = [str(command["command"]) for command in commands]
    plain = {deed: commands, "pending": views.pending(table.game), "game": views.state(table.game)}
    show(plain, render.moved(deed, named, lang or table.game.language), as_json)


@app.command()
def replay(as_json: AsJson = False, campaign: Named = DEFAULT) -> None:
    """Play the journal again from the start; name the first entry that differs."""
    with telling(as_json):
        count = open_campaign(campaign).replay()
        show({"entries": count, "differs": None}, f"{count} entries, no difference.", as_json)


@campaigns.command("new")
def campaign_new(
    name: str,
    system: Annotated[str, typer.Option("--system")] = "condensed",
    lang: Annotated[str, typer.Option("--lang")] = "en",
    option: Annotated[list[str] | None, typer.Option("--option", help="An optional rule.")] = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Begin a campaign."""
    from assistant import settings
    from assistant.campaigns import Store

    with telling(as_json, lang):
        table = Store(settings.read().home).new(name, system, lang, option or (), seed)
        plain = {"name": table.name, "system": system, "language": lang}
        show(plain, f"{table.name}: {system}, {lang}", as_json)


@campaigns.command("list")
def campaign_list(as_json: AsJson = False, campaign: Named = DEFAULT) -> None:
    """List the campaigns."""
    from assistant import settings
    from assistant.campaigns import Store

    with telling(as_json):
        names = Store(settings.read().home).names()
        show(names, "\n".join(names) or "-", as_json)


@app.command()
def npc(
    name: Annotated[str | None, typer.Argument(help="Left out: a made-up name.")] = None,
    concept: Annotated[str | None, typer.Option(help="Their high concept.")] = None,
    lang: Lang = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Make a minor NPC and put its sheet into the campaign."""
    made(campaign, {"command": "make_npc", "name": name, "concept": concept}, lang, seed, as_json)


@app.command()
def scene(
    place: Annotated[str | None, typer.Option(help="indoors city wild water underground")] = None,
    count: Annotated[int | None, typer.Option(help="1 to 10; left out: 3 to 5.")] = None,
    lang: Lang = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Make situation aspects and put them on the scene."""
    made(campaign, {"command": "make_aspects", "place": place, "count": count}, lang, seed, as_json)


def made(
    name: str, command: dict[str, Any], lang: str | None, seed: str | None, as_json: bool
) -> None:
    """Play a generator's command and show what it made."""
    from pydantic import ValidationError

    from assistant import render
    from tools import commands
    from tools.events import write
    from tools.game import to_plain

    with telling(as_json, lang):
        table = open_campaign(name)
        language = lang or table.game.language
        given = {key: value for key, value in command.items() if value is not None}
        try:
            parsed = commands.parse({**given, "language": language})
        except ValidationError as error:
            raise usage(render.invalid(error, language), as_json) from None
        step = table.do(parsed, seed=seed)
        events = [write(event) for event in step.events]
        plain: Any = [
            {"aspect": event["aspect"], "category": event["category"]}
            for event in events
            if event["type"] == "aspect_placed"
        ]
        for event in step.events:
            if event.type == "character_created":
                plain = to_plain(event.character)
        show(plain, "\n".join(line.text for line in render.say(events, language)), as_json)


@app.command()
def ask(
    question: str,
    system: System = None,
    lang: Lang = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Ask the rules; the answer cites them, or says that they don't cover it."""
    from rules_corpus.language import detect

    with telling(as_json, lang):
        language = lang or detect(question, "en")
        table = open_campaign(campaign)
        answer = open_library().ask(question, system=system, language=language,
                                    campaign_system=table.game.system)  # fmt: skip
        cited = [f"({each['rule']} · {each['title']})" for each in answer.plain_citations()]
        show(answer.plain(), "\n".join([answer.answer, *cited]), as_json)


@app.command()
def search(
    question: Annotated[str, typer.Argument(help='"-" reads questions from stdin.')],
    k: Annotated[int, typer.Option("-k", min=1, max=50, help="How many.")] = 3,
    system: System = None,
    lang: Lang = None,
    source: Annotated[str | None, typer.Option(help="shipped, user, or a source's name")] = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Find passages of the rules."""
    with telling(as_json, lang):
        own = open_campaign(campaign).game.system
        library = open_library()
        questions = sys.stdin if question == "-" else [question]
        for each in questions:
            hits = library.search(each.strip(), k=k, system=system, language=lang, source=source,
                                  campaign_system=own)  # fmt: skip
            listed = [f"{hit.score:6.2f}  {hit.rule}  {hit.title}\n        {hit.text[:100]}"
                      for hit in hits]  # fmt: skip
            show([hit.plain() for hit in hits], "\n".join(listed) or "-", as_json)


@app.command()
def ingest(
    files: Annotated[list[str], typer.Argument(help="Text files (.txt, .md).")],
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Read books of your own into the library, as a user source."""
    from pathlib import Path

    from rich.console import Console
    from rich.progress import Progress

    with telling(as_json):
        library = open_library()
        reports = []
        with Progress(console=Console(stderr=True), transient=True) as bar:
            for name in files:
                task = bar.add_task(Path(name).name, total=None)
                report = library.ingest(
                    Path(name),
                    lambda done, total: bar.update(task, completed=done, total=total),  # noqa: B023
                )
                reports.append(report)
        show([each.plain() for each in reports], "\n".join(map(str, reports)), as_json)


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
    with telling(as_json, lang):
        from assistant.surfaces import terminal

        terminal.talk(
            say, queue(dice), seed=seed, speaker=speaker, language=lang, as_json=as_json,
            campaign_name=campaign,
        )  # fmt: skip
