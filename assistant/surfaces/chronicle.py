"""The commands that tell a campaign back: log, recap, dice."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

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
    show,
    spoken,
    telling,
)

if TYPE_CHECKING:
    from assistant.campaign import Campaign
    from assistant.chronicle.paragraphs import Paragraph

FORMATS = ("text", "md", "json")


def a_format(value: str | None) -> str | None:
    """A format of the log."""
    return checked(value, FORMATS)


Session = Annotated[int | None, typer.Option(min=1, help="Only this session.")]


@app.command()
def log(
    session: Session = None,
    viewer: Viewer = "gm",
    form: Annotated[
        str | None, typer.Option("--format", callback=a_format, help="text md json")
    ] = None,
    find: Annotated[str | None, typer.Option(help="Only where all these words stand.")] = None,
    last: Annotated[int | None, typer.Option(min=1, help="Only the last few.")] = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Tell what has happened; for the GM or for players, in part or whole."""
    with telling(as_json, lang, campaign):
        from assistant.chronicle import document, paragraphs
        from assistant.voice import voice
        from tools.game import to_plain

        table = open_campaign(campaign, begin=False)
        language = spoken(table.game, lang)
        whole = viewer == "gm" and form is None and find is None and last is None
        if as_json and whole:
            played = table.live() if session is None else table.of_session(session)
            show([to_plain(entry) for entry in played], "", True)
            return
        told = latest(table, session, viewer, language, find, last)
        plain = [paragraphs.plain(each) for each in told]
        if form == "md":
            show(plain, document.markdown(told, table.name, language), as_json)
            return
        text = "\n\n".join("\n".join(each.lines) for each in told)
        show(plain, text or voice(language)("log-empty"), as_json or form == "json")


@app.command()
def recap(
    session: Session = None,
    viewer: Viewer = "gm",
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Last time: what the last session came to, or another one."""
    with telling(as_json, lang, campaign):
        from assistant.chronicle import recap as recaps
        from assistant.voice import voice

        table = open_campaign(campaign, begin=False)
        language = spoken(table.game, lang)
        number = session or recaps.last_session(table.game)
        told = told_of(table, number, viewer, language)
        waits = (
            recaps.left_open(table.game, viewer, language) if number == table.game.session else ()
        )
        text = recaps.recap(told, language, waits) or voice(language)("log-empty")
        show({"session": number, "text": text}, text, as_json)


@app.command()
def dice(
    session: Session = None,
    who: Annotated[str | None, typer.Option(help="Only theirs.")] = None,
    viewer: Viewer = "gm",
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Show every throw that counts, and how each person's dice fell."""
    with telling(as_json, lang, campaign):
        from assistant.chronicle import dice as history
        from tools.people import called

        table = open_campaign(campaign, begin=False)
        language = spoken(table.game, lang)
        rolled = history.throws(told_of(table, session, viewer, language))
        name = called(table.game, who) if who else None
        listed = [each for each in rolled if name is None or each.who == name]
        text = "\n".join(history.lines(listed, language))
        show([asdict(each) for each in listed], text, as_json)


def latest(
    table: "Campaign",
    session: int | None,
    viewer: str,
    language: str,
    find: str | None,
    most: int | None,
) -> "list[Paragraph]":
    """The last paragraphs in which every word that is sought stands; all, where `most` is None.

    Of a whole campaign, sessions are read from the last one back until there are enough.
    """
    from assistant.chronicle import paragraphs

    def of(number: int | None) -> "list[Paragraph]":
        told = told_of(table, number, viewer, language, find)
        return paragraphs.found(told, find) if find else told

    if session is not None or most is None:
        return of(session)[-(most or 0) :]
    told: list[Paragraph] = []
    for number in range(table.game.session, 0, -1):
        told = of(number) + told
        if len(told) >= most:
            break
    return told[-most:]


def told_of(
    table: "Campaign", session: int | None, viewer: str, language: str, find: str | None = None
) -> "list[Paragraph]":
    """The paragraphs of a session, or of all of them, as a viewer may read them.

    Args:
        find: words without which a paragraph may be left out.
    """
    from assistant.chronicle import finding, paragraphs

    hidden = paragraphs.hidden_names(table.secret, table.game, viewer)
    played = table.live() if session is None else table.of_session(session)
    may_hold = finding.may_hold(find or "", language)
    return list(paragraphs.paragraphs(played, language, viewer, hidden, session or 1, may_hold))
