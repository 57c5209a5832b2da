"""The command that looks whether all is well, and says what would mend what is not."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

from assistant.surfaces.desk import BROKEN, DEFAULT, AsJson, Named, app, show, telling

if TYPE_CHECKING:
    from assistant.models.checkup import Check
    from assistant.settings import Settings


@app.command()
def doctor(as_json: AsJson = False, campaign: Named = DEFAULT) -> None:
    """Check the settings, the store, the library and the model; say what to mend."""
    from assistant import settings

    with telling(as_json, campaign=campaign):
        found = list(checks(settings.read()))
        show([each.plain() for each in found], "\n".join(map(line, found)), as_json)
    if any(each.needed and not each.ok for each in found):
        raise typer.Exit(BROKEN)


def checks(chosen: "Settings") -> Iterator["Check"]:
    """Everything that a talk needs, one thing after the other.

    Raises:
        SettingsError, LibraryError: the store or the library can't be used.
    """
    from assistant.campaigns import Store
    from assistant.models.checkup import Check, checkup
    from assistant.shelves import open_library
    from assistant.shelving import noted
    from assistant.voice import voice

    count = len(Store.of(chosen).names())
    yield Check(name="store", ok=True, detail=f"{chosen.home}: {count} campaigns")
    notice = open_library(chosen).notice
    detail = noted(voice("en"), notice) if notice else "it can be searched"
    yield Check(name="library", ok=notice is None, detail=detail, needed=False)
    yield from checkup(chosen)


def line(check: "Check") -> str:
    """A check as one line, with what would mend it under it."""
    mark = "ok " if check.ok else "NO " if check.needed else "-  "
    hint = f"\n             {check.hint}" if check.hint else ""
    return f"{mark} {check.name:9} {check.detail}{hint}"
