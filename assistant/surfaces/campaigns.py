"""The commands about whole campaigns: begun, listed, copied, put away, backed up, verified."""

from pathlib import Path
from typing import Annotated, Any

import typer

from assistant.surfaces.desk import (
    DEFAULT,
    AsJson,
    Lang,
    Named,
    Seed,
    app,
    campaigns,
    language_of,
    open_store,
    show,
    telling,
    usage,
)

Name = Annotated[str, typer.Argument(help="The campaign.")]
Only = Annotated[str | None, typer.Option("--campaign", help="Only this one; left out: all.")]
File = Annotated[Path, typer.Argument(help="Ends in .gz: compressed.")]


def told(lang: str | None, campaign: str | None, phrase: str, /, **facts: Any) -> str:
    """What became of a campaign, in the language asked for, else in the campaign's own."""
    from assistant.voice import voice

    return voice(lang or language_of(campaign))(f"campaign-{phrase}", **facts)


@campaigns.command("new")
def campaign_new(
    name: Name,
    system: Annotated[str, typer.Option("--system")] = "condensed",
    lang: Annotated[str, typer.Option("--lang")] = "en",
    option: Annotated[list[str] | None, typer.Option("--option", help="An optional rule.")] = None,
    seed: Seed = None,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """Begin a campaign."""
    with telling(as_json, lang, campaign):
        table = open_store().new(name, system, lang, option or (), seed)
        plain = {"name": table.name, "system": system, "language": lang}
        show(plain, f"{table.name}: {system}, {lang}", as_json)


@campaigns.command("list")
def campaign_list(
    every: Annotated[bool, typer.Option("--all", help="The archived ones too.")] = False,
    as_json: AsJson = False,
    campaign: Named = DEFAULT,
) -> None:
    """List the campaigns."""
    with telling(as_json, campaign=campaign):
        names = open_store().names(archived=every)
        show(names, "\n".join(names) or "-", as_json)


@campaigns.command("copy")
def campaign_copy(
    name: Name,
    to: Annotated[str, typer.Argument(help="The name of the new one.")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Begin a campaign that is as far as another one, with the same dice to come."""
    with telling(as_json, lang, name):
        table = open_store().copy(name, to)
        plain = {"name": table.name, "of": name, "entries": table.count}
        show(plain, told(lang, name, "copied", name=name, to=table.name, count=table.count),
             as_json)  # fmt: skip


@campaigns.command("archive")
def campaign_archive(
    name: Name,
    back: Annotated[bool, typer.Option("--back", help="Bring it back.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Put a campaign away: no longer listed, and only to be read."""
    with telling(as_json, lang, name):
        open_store().archive(name, back)
        text = told(lang, name, "back" if back else "archived", name=name)
        show({"name": name, "archived": not back}, text, as_json)


@campaigns.command("delete")
def campaign_delete(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Delete a campaign for good."""
    with telling(as_json, lang, name):
        store = open_store()
        table = store.open(name, begin=False)
        if not yes:
            asked = told(lang, name, "ask-delete", name=table.name, count=table.count)
            raise usage(asked, as_json)
        text = told(lang, name, "deleted", name=table.name)
        show({"name": table.name, "entries": store.delete(table.name)}, text, as_json)


@app.command()
def backup(file: File, as_json: AsJson = False, campaign: Only = None, lang: Lang = None) -> None:
    """Write all campaigns, or one, into a file."""
    from assistant.backups import backup

    with telling(as_json, lang, campaign):
        done = backup(open_store(), file, [campaign] if campaign else [])
        lines = [told(lang, campaign or name, "backed-up", name=name, count=count)
                 for name, count in done.items()]  # fmt: skip
        show({"file": str(file), "campaigns": done}, "\n".join(lines) or "-", as_json)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What backup wrote.")],
    as_json: AsJson = False,
    lang: Lang = None,
    campaign: Named = DEFAULT,
) -> None:
    """Bring back the campaigns of a backup; what is there already stays as it is."""
    from assistant.backups import restore

    with telling(as_json, lang, campaign):
        restored = restore(open_store(), file)
        lines = [told(lang, now, "restored", name=name, now=now, same=str(now == name))
                 for name, now in restored.items()]  # fmt: skip
        show({"file": str(file), "campaigns": restored}, "\n".join(lines) or "-", as_json)


@app.command()
def verify(as_json: AsJson = False, campaign: Only = None, lang: Lang = None) -> None:
    """Check that no entry was changed or lost, of all campaigns or of one; name the first."""
    with telling(as_json, lang, campaign):
        store = open_store()
        names = [campaign] if campaign else store.names(archived=True)
        counts = {name: store.open(name, begin=False).verify() for name in names}
        lines = [told(lang, campaign or name, "verified", name=name, count=count)
                 for name, count in counts.items()]  # fmt: skip
        show({"campaigns": counts}, "\n".join(lines) or "-", as_json)
