"""Things told one after another, and where each of them ends."""

import re

from assistant.understanding.annotate import Clause
from assistant.understanding.text import bare, uncased

# What may stand between a scene's name and the aspects listed with it.
JOINTS = ("with", "and", "has", "on", "called")


def listed(clause: Clause, start: int, stop: int | None = None) -> list[str]:
    """Aspects told one after another: the quoted ones, else what stands between the joints."""
    quoted = [s.value for s in clause.all("aspect", start, stop) if "quoted" in s.flags]
    if quoted:
        return quoted
    text = clause.text[:stop]
    joints = clause.lexicon.tags.get("and")
    places = [m.span() for m in joints.finditer(text, start)] if joints else []
    signs = any(re.search(r"[,;]", text[left:right]) for left, right in places)
    if signs and text[start:].lstrip()[:1].isupper():
        # Where the aspects have capitals and commas, a word before a small letter joins nothing.
        places = [(left, right) for left, right in places
                  if not text[right:].lstrip()[:1].islower()]  # fmt: skip
    # Without spaces between words a joint may be part of one: those that stand apart count first.
    apart = [(left, right) for left, right in places
             if text[left] == "," or text[left - 1] + text[right : right + 1] == "  "]  # fmt: skip
    pieces, place = [], start
    for left, right in [*(apart or places), (len(text), len(text))]:
        pieces.append(unjoined(clause, text[place:left]))
        place = right
    return [piece for piece in pieces if re.search(r"\w", piece)]


def unjoined(clause: Clause, piece: str) -> str:
    """A piece of text without the small words at its end."""
    said = bare(piece)
    while said:
        # Where words have no spaces between them, a single letter may be the end of one.
        ends = [m.start() for tag in JOINTS if (pattern := clause.lexicon.tags.get(tag))
                for m in pattern.finditer(said) if m.end() == len(said)
                and not (m.start() == len(said) - 1 and m.start() and uncased(said[m.start() - 1]))
                ]  # fmt: skip
        last = said.split()[-1]
        article = clause.lexicon.find("lead_article", last)
        if article and article.end() == len(last):
            ends.append(len(said) - len(last))
        if not ends:
            return said
        said = bare(said[: min(ends)])
    return said
