"""The commands about the rules library: ask, search, ingest, library."""

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from assistant import shelving
from assistant.surfaces.bars import bar
from assistant.surfaces.desk import (
    DEFAULT,
    AsJson,
    Lang,
    Named,
    System,
    app,
    books,
    language_of,
    open_campaign,
    open_library,
    show,
    telling,
)
from assistant.voice import voice
from rules_corpus.errors import LibraryError

Source = Annotated[str | None, typer.Option(help="shipped, user, or a book's name")]


def source_of(known: Mapping[str, int], named: str | None) -> str | None:
    """The source that somebody names: all of the user's, or one by its name, the ending left out.

    Raises:
        LibraryError: `unknown_source`, naming those there are.
    """
    if named in (None, "user", *known):
        return named
    stems = {Path(each).stem.casefold(): each for each in known}
    if str(named).casefold() in stems:
        return stems[str(named).casefold()]
    raise LibraryError(
        "unknown_source",
        f"No source is called {str(named)[:60]}.",
        f"There are: {', '.join(known)}; and user, for all of your own.",
        source=str(named)[:60],
        known=", ".join(known),
    )


def worded(question: str) -> str:
    """A question with something in it.

    Raises:
        typer.BadParameter: it is empty.
    """
    if not question.strip():
        raise typer.BadParameter("it is empty: ask something.")
    return question


@app.command()
def ask(
    question: Annotated[str, typer.Argument(callback=worded)],
    system: System = None,
    lang: Lang = None,
    source: Source = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Ask the rules; the answer cites them, or says that they don't cover it."""
    from assistant import houserules
    from assistant.worked import told
    from rules_corpus.language import detect

    with telling(as_json, lang, campaign):
        language = lang or detect(question, "en")
        table = open_campaign(campaign, begin=False)
        library = open_library(lang, campaign)
        answer = library.ask(question, system=system, language=language,
                             source=source_of(library.sources(), source),
                             campaign_system=table.game.system,
                             options=table.game.options)  # fmt: skip
        rules = tuple(hit.rule for hit in answer.hits if answer.supported)
        ruled = houserules.rulings_for(table.game, question, rules)
        own = [houserules.cited(each, language) for each in ruled]
        text = told(answer, question, table.game, language)
        answer = replace(answer, answer="\n".join([*own, text]))
        cited = [f"({each['rule']} · {each['title']})" for each in answer.plain_citations()]
        show(answer.plain(), "\n".join([answer.answer, *cited]), as_json)


@app.command()
def search(
    question: Annotated[
        str, typer.Argument(callback=worded, help='"-" reads questions from stdin.')
    ],
    k: Annotated[int, typer.Option("-k", min=1, max=50, help="How many.")] = 3,
    system: System = None,
    lang: Lang = None,
    source: Source = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Find passages of the rules."""
    with telling(as_json, lang, campaign):
        own = open_campaign(campaign, begin=False).game.system
        library = open_library(lang, campaign)
        source = source_of(library.sources(), source)
        questions = sys.stdin if question == "-" else [question]
        for each in questions:
            hits = library.search(each.strip(), k=k, system=system, language=lang, source=source,
                                  campaign_system=own)  # fmt: skip
            listed = [f"{hit.score:6.2f}  {hit.rule}  {hit.title}\n        {hit.text[:100]}"
                      for hit in hits]  # fmt: skip
            show([hit.plain() for hit in hits], "\n".join(listed) or "-", as_json)


@app.command()
def ingest(
    files: Annotated[
        list[str], typer.Argument(help="Books: .txt .md .html .docx .epub .pdf, one or more.")
    ],
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Read books of your own into the library, as user sources; the same name again replaces."""
    with telling(as_json, lang, campaign):
        library = open_library(lang, campaign)
    reports, refused = [], 0
    for name in files:
        try:
            with (
                telling(as_json, lang, campaign),
                bar(Path(name).name, lambda: lang or language_of(campaign)) as progress,
            ):
                reports.append(library.ingest(Path(name), progress))
        except typer.Exit as end:  # it was told; the other books can still be read
            refused = end.exit_code
    if reports or not refused:
        say = voice(lang or language_of(campaign))
        show([shelving.plain(say, each) for each in reports],
             "\n".join(shelving.ingested(say, each) for each in reports), as_json)  # fmt: skip
    if refused:
        raise typer.Exit(refused)


@books.command("list")
def library_list(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """List what the library holds."""
    with telling(as_json, lang, campaign):
        held = open_library(lang, campaign).shelved()
        say = voice(lang or language_of(campaign))
        lines = [shelving.held(say, each["source"], each["passages"], each["languages"])
                 for each in held]  # fmt: skip
        show(held, "\n".join(lines), as_json)


@books.command("remove")
def library_remove(
    name: Annotated[str, typer.Argument(help="A book, as `library list` names it.")],
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Take a book of your own out of the library."""
    with telling(as_json, lang, campaign):
        library = open_library(lang, campaign)
        source = source_of(library.sources(), name)
        if source in ("shipped", "user"):
            raise LibraryError(
                "rules_stay", f"{name} can't be removed: only one book of your own at a time.",
                "`fatewright library list` names them.", source=name,
            )  # fmt: skip
        count = library.remove(str(source))
        text = voice(lang or language_of(campaign))("book-removed", book=source, passages=count)
        show({"removed": source, "passages": count}, text, as_json)
