"""The commands that show the table's boards, and keep its agreements."""

from typing import Annotated

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

WHICH = ("all", "session-zero", "countdowns", "recovery", "roster", "rulings", "safety")


def a_board(value: str) -> str:
    """A board that there is."""
    return checked(value, WHICH) or value


@app.command()
def board(
    which: Annotated[str, typer.Argument(callback=a_board, help=" ".join(WHICH))] = "all",
    viewer: Viewer = "gm",
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
    lang: Lang = None,
) -> None:
    """Show the countdowns, who recovers, the NPCs, rulings, safety tools, session zero."""
    with telling(as_json, lang, campaign):
        from assistant import boards

        game = open_campaign(campaign, begin=False).game
        shared = seen(game, viewer)
        shown = [name for name in boards.BOARDS if which in ("all", name.replace("_", "-"))]
        language = lang or game.language
        lines = [line for name in shown for line in boards.BOARDS[name](shared, language)]
        show(boards.plain(shared), "\n".join(lines), as_json)
