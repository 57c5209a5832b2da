"""A character's sheet as Markdown."""

import re
from collections.abc import Iterator

from assistant.sheets import (
    OWN,
    aspect_text,
    consequences,
    gear_lines,
    headline,
    of_kind,
    pool_lines,
)
from assistant.voice import Voice, voice
from tools.game import Character

MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~])")


def markdown(who: Character, language: str) -> str:
    """The sheet as Markdown, with nothing that its texts say taken for markup."""
    return "\n".join(lines(voice(language), who)) + "\n"


def safe(text: str) -> str:
    """A text with what Markdown would take for markup escaped."""
    return MARKUP.sub(r"\\\1", text)


def lines(say: Voice, who: Character) -> Iterator[str]:
    """The sheet's lines, a section after the other."""
    yield f"# {safe(who.name)}"
    yield ""
    yield safe(headline(say, who).removeprefix(who.name).strip())
    own = [(say(f"label-{kind}"), aspect_text(say, each))
           for kind in OWN for each in of_kind(who, kind)]  # fmt: skip
    free = [aspect_text(say, each) for each in of_kind(who, "free")]
    put = [aspect_text(say, each) for each in of_kind(who, "situation", "boost")]
    if own or free or put:
        yield from section(say("sheet-aspects"))
        yield from (f"- **{safe(label)}:** {safe(text)}" for label, text in own)
        yield from (f"- {safe(text)}" for text in (*free, *put))
    if who.skills:
        yield from section(say("sheet-skills"))
        for rating in sorted(set(who.skills.values()), reverse=True):
            names = [say.skill(name) for name, each in who.skills.items() if each == rating]
            yield f"- **{safe(say.rating(rating))}:** {safe(say.listed(names))}"
    if who.stunts:
        yield from section(say("sheet-stunts"))
        yield from (f"- {safe(stunt)}" for stunt in who.stunts)
    if any(who.boxes.values()):
        yield from section(say("sheet-stress"))
        yield from (f"- **{safe(say.track(track))}:** {squares(who, track)}"
                    for track in who.boxes if who.boxes[track])  # fmt: skip
    if who.slots or who.consequences:
        yield from section(say("sheet-consequences"))
        yield from (f"- {safe(line)}" for line in consequences(say, who))
    rest = [*gear_lines(say, who), *pool_lines(say, who)]
    if who.kind == "pc" and (who.points or who.refresh):
        rest.insert(0, say("points-and-refresh", points=who.points, refresh=who.refresh))
    if rest:
        yield from section(say("sheet-points") if len(rest) == 1 else say("sheet-notes"))
        yield from (f"- {safe(line)}" for line in rest)


def squares(who: Character, track: str) -> str:
    """A track's boxes as squares, with their worth where they differ."""
    values, marked = who.boxes[track], who.marked.get(track, ())
    worth = any(value != 1 for value in values)
    return " ".join(f"{'☒' if place in marked else '☐'}{value if worth else ''}"
                    for place, value in enumerate(values))  # fmt: skip


def section(title: str) -> Iterator[str]:
    """A heading with the empty lines around it."""
    yield from ("", f"## {title}", "")
