"""The command that looks whether all is well, and says what would mend what is not."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

from assistant.surfaces.desk import (
    BROKEN,
    DEFAULT,
    AsJson,
    Lang,
    Named,
    app,
    language_of,
    show,
    telling,
)

if TYPE_CHECKING:
    from assistant.models.checkup import Check
    from assistant.settings import Settings
    from assistant.voice import Voice


@app.command()
def doctor(as_json: AsJson = False, campaign: Named = DEFAULT, lang: Lang = None) -> None:
    """Check the settings, the store, the library and the model; say what to mend."""
    from assistant import settings
    from assistant.voice import voice

    with telling(as_json, lang, campaign):
        chosen = settings.read()
        say = voice(lang or language_of(campaign))
        found = list(checks(chosen, say))
        lines = (line(each, say) for each in found)
        show([each.plain() for each in found], "\n".join(lines), as_json)
    if any(each.needed and not each.ok for each in found):
        raise typer.Exit(BROKEN)


def checks(chosen: "Settings", say: "Voice") -> Iterator["Check"]:
    """Everything that a talk needs, one thing after the other.

    Raises:
        SettingsError, LibraryError: the store or the library can't be used.
    """
    from assistant.campaigns import Store
    from assistant.models.checkup import Check, checkup
    from assistant.shelves import open_library
    from assistant.shelving import noted

    count = len(Store.of(chosen).names())
    yield Check(
        name="store", ok=True, detail=say("doctor-campaigns", home=str(chosen.home), count=count)
    )
    notice = open_library(chosen).notice
    detail = noted(say, notice) if notice else say("doctor-searched")
    yield Check(name="library", ok=notice is None, detail=detail, needed=False)
    yield from checkup(chosen, say)


def line(check: "Check", say: "Voice") -> str:
    """A check as one line, with what would mend it under it."""
    mark = "✓" if check.ok else "✗" if check.needed else "–"
    hint = f"\n    {check.hint}" if check.hint else ""
    return f"{mark} " + say("line", label=say(f"doctor-{check.name}"), text=check.detail) + hint
