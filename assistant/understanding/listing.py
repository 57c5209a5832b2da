"""Things told one after another, and where each of them ends."""

import re
from collections.abc import Iterator
from dataclasses import replace

from assistant.understanding.annotate import Clause, Span
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


def rated_skills(clause: Clause, start: int) -> Iterator[tuple[Span, Span]]:
    """Skills with the rating that stands beside them, or a word of the ladder before several."""
    free = clause.all("number", start)
    for skill in clause.all("skill", start):
        ahead = [n for n in free if n.end <= skill.start
                 and not clause.text[n.end : skill.start].strip()]  # fmt: skip
        behind = [n for n in free if n.start >= skill.end
                  and not re.search(r"[,;:]|.{9}", clause.text[skill.end : n.start])]  # fmt: skip
        number = next(iter(ahead[-1:] or behind), None)
        if number:
            free.remove(number)
            yield skill, number
            if number in ahead and clause.text[number.start].isalpha():
                yield from ((each, replace(number, start=each.start, end=each.start))
                            for each in _going_on(clause, skill.end))  # fmt: skip


def _going_on(clause: Clause, place: int) -> Iterator[Span]:
    """Further skills of a list that is read up to a place, with no rating of their own."""
    text, known = clause.text, clause.lexicon.skills
    joints = clause.lexicon.tags.get("and")
    sign = r"[\s,、，]"
    joint = re.compile(rf"(?:{sign}|{joints.pattern})+" if joints else f"{sign}+", re.IGNORECASE)
    end = re.compile(rf"\s*(?:[,;.、，。]|$|{joints.pattern if joints else '$'})", re.IGNORECASE)
    while between := joint.match(text, place):
        read = ((pattern.match(text, between.end()), skill) for skill, _, pattern in known)
        found = [(m.end(), skill) for m, skill in read if m and end.match(text, m.end())]
        if not found:
            return
        place, skill = max(found)
        yield Span(between.end(), place, "skill", skill)
