"""What all commands share: their options, what they open, how they answer and refuse."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from assistant import __version__
from assistant.surfaces.bars import bar
from assistant.surfaces.face import Face
from rules_corpus.errors import LibraryError
from tools.errors import FatewrightError, RuleError

if TYPE_CHECKING:
    from assistant.campaigns import Campaign, Store
    from rules_corpus.library import Library
    from tools.game import Game

app = typer.Typer(cls=Face, add_completion=False, no_args_is_help=True)
campaigns = typer.Typer(no_args_is_help=True, help="Begin, list, copy, put away campaigns.")
app.add_typer(campaigns, name="campaign")
books = typer.Typer(no_args_is_help=True, help="List and remove books of your own.")
app.add_typer(books, name="library")

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
Named = Annotated[str, typer.Option("--campaign", help="The campaign; playing begins a new one.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=a_language, help="en, th, pl, fi or zh."),
]
Viewer = Annotated[str, typer.Option("--as", help="gm, or players (nothing secret)")]
Seed = Annotated[str | None, typer.Option("--seed", help="Where the dice come from.")]
Typed = Annotated[list[str] | None, typer.Option("--dice", help="Faces of the next roll: 0,0,+,-")]
System = Annotated[
    str | None,
    typer.Option("--system", callback=a_system, help="condensed, core, ..."),
]
USAGE, REFUSED, BROKEN, GIVEN_UP = 2, 3, 1, 130
# Refusals of how something was typed rather than of what the rules forbid.
MISUSED = ("not_a_roll", "wrong_dice", "unknown_language", "unknown_system", "bad_name",
           "unknown_source", "unknown_campaign", "file_exists")  # fmt: skip
DEFAULT = "default"


def version(asked: bool) -> None:
    """Say which version this is, and no more."""
    if asked:
        typer.echo(f"fatewright {__version__}")
        raise typer.Exit


@app.callback()
def begin(
    asked: Annotated[
        bool,
        typer.Option("--version", callback=version, is_eager=True, help="Say which version it is."),
    ] = False,
) -> None:
    """Fatewright: rules looked up and cited, rolls and harm adjudicated, the table remembered."""


@contextmanager
def telling(
    as_json: bool, language: str | None = None, campaign: str | None = None
) -> Iterator[None]:
    """Turn an error into one sentence on stderr and an exit code by who must act.

    Args:
        language: the one that was asked for.
        campaign: whose language it is told in where none was asked for.
    """
    try:
        yield
    except (FatewrightError, LibraryError) as error:
        if as_json:
            typer.echo(json.dumps({"error": error.plain()}, ensure_ascii=False), err=True)
        else:
            from assistant import render

            typer.echo(render.refusal(error, language or language_of(campaign)), err=True)
        code = REFUSED if isinstance(error, RuleError) else BROKEN
        raise typer.Exit(USAGE if error.code in MISUSED else code) from None
    except (typer.Abort, KeyboardInterrupt):
        from assistant.voice import voice

        if not as_json:
            typer.echo("\n" + voice(language or language_of(campaign))("given-up"), err=True)
        raise typer.Exit(GIVEN_UP) from None


def language_of(campaign: str | None) -> str:
    """The language of a campaign; English where there is none, or it can't be opened."""
    try:
        return open_campaign(campaign, begin=False).game.language if campaign else "en"
    except FatewrightError:
        return "en"


def show(value: Any, text: str, as_json: bool) -> None:
    """Print a result as JSON or as text."""
    typer.echo(json.dumps(value, ensure_ascii=False) if as_json else text)


def open_store() -> "Store":
    """The campaigns of the operator."""
    from assistant import settings
    from assistant.campaigns import Store

    return Store.of(settings.read())


def open_campaign(name: str, seed: str | None = None, begin: bool = True) -> "Campaign":
    """The campaign of that name.

    Args:
        begin: whether one begins that is named for the first time: what only reads begins none.
    """
    return open_store().open(name, seed, begin=begin)


def open_library(lang: str | None = None, campaign: str | None = None) -> "Library":
    """The rules library in the operator's home folder; work on it is told in a language."""
    from assistant import settings, shelves

    chosen = settings.read()
    with bar(chosen.embedder, lambda: lang or language_of(campaign)) as progress:
        return shelves.open_library(chosen, progress)


def spoken(game: "Game", lang: str | None) -> str:
    """The language to answer in, as the table speaks it."""
    from assistant.voice import spoken_at

    return spoken_at(game, lang or game.language)


def seen(game: "Game", viewer: str) -> "Game":
    """The game as somebody may see it: the GM all of it, anybody else nothing secret."""
    from assistant.secrecy import seen_by_players

    return game if viewer == "gm" else seen_by_players(game)


def queue(typed: list[str] | None) -> "list[Any]":
    """The throws that the table typed in."""
    from tools import notation

    return [notation.read_faces(text) for text in typed or ()]


def usage(message: str, as_json: bool, rule: str | None = None) -> typer.Exit:
    """Say what is wrong with what was typed."""
    error = {"code": "usage", "message": message, "hint": "", "rule": rule}
    text = json.dumps({"error": error}, ensure_ascii=False) if as_json else message
    typer.echo(text, err=True)
    return typer.Exit(USAGE)
