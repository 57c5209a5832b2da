"""The log as a document: sessions and scenes as headings, in Markdown."""

from collections.abc import Iterable, Iterator

from assistant.chronicle.paragraphs import Paragraph
from assistant.printing.markdown import safe
from assistant.voice import Voice, voice


def markdown(told: Iterable[Paragraph], campaign: str, language: str) -> str:
    """The paragraphs as Markdown; what they say is text, never markup."""
    return "\n".join(lines(told, campaign, voice(language))) + "\n"


def lines(told: Iterable[Paragraph], campaign: str, say: Voice) -> Iterator[str]:
    """A heading for each session and scene, a list of what happened in it."""
    yield f"# {safe(campaign)}"
    session, scene = 0, None
    for each in told:
        if each.session != session:
            yield from ("", f"## {say('log-session', number=str(each.session))}")
            session, scene = each.session, None
            if each.scene is None:
                yield ""
        if each.scene != scene:
            yield from ("", f"### {safe(titled(say, each))}", "")
            scene = each.scene
        first, *rest = [line for text in each.lines for line in text.splitlines() if line.strip()]
        yield f"- {safe(first)}"
        yield from (f"  {safe(line.strip())}  " for line in rest)


def titled(say: Voice, each: Paragraph) -> str:
    """The heading of the scene that a paragraph is in."""
    if each.scene is None:
        return say("log-between")
    title = say("log-scene", number=str(each.scene))
    return say("line", label=title, text=each.scene_name) if each.scene_name else title
