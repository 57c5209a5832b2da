"""Names of aspects: the small words and the people's names within them."""

import re

from assistant.understanding.annotate import Clause, Span
from assistant.understanding.text import bare


def within_title(clause: Clause, start: int, name: Span) -> bool:
    """Whether somebody's name is a part of an aspect's: "Bo's Wrath", "Wrath of Bo"."""
    before, after = bare(clause.text[start : name.start]), clause.text[name.end :]
    lead = clause.lexicon.find("lead_article", before)
    before = bare(before[lead.end() :]) if lead and lead.start() == 0 else before
    if not before:
        return bool(re.match(r"(?:'s|s')?\s+[^\W\d_]", after)) and (
            after.lstrip(" 's")[:1].isupper() or "own" in name.flags)  # fmt: skip
    words = before.split()
    while (article := clause.lexicon.find("lead_article", words[-1])) and (
        article[0] == words[-1] and len(words) > 1
    ):
        words.pop()
    title = clause.lexicon.find("inner_title", words[-1]) or clause.lexicon.find("inner", words[-1])
    small = title is not None and title[0] == words[-1] and len(words) > 1
    near = not re.search(r"[,:;.]", clause.text[start : name.start].strip(" ,:;."))
    on = clause.lexicon.find("on", words[-1])
    joined = words[-1][:1].isupper() or (small and not (on and on[0] == words[-1]))
    return near and before[:1].isupper() and joined


def inner_word(clause: Clause, start: int, place: int) -> bool:
    """Whether a small word may stand within a name that has a capital only at its beginning."""
    text = clause.text
    word = re.match(r"\w+\s+(?=(\w))", text[place:])
    inner, title = map(clause.lexicon.tags.get, ("inner", "inner_title"))
    begun = text[start:].lstrip()[:1].isupper()
    if word and title and title.match(text, place) and begun:
        person = next(iter(clause.all("name", place)), None)
        if person and within_title(clause, start, person):
            return True
        if word[1].isupper():
            return not any(s.start == place + word.end() for s in clause.spans)
    if word is None or inner is None or not inner.match(text, place):
        return False
    if any(m.start() == place for tag in ("free", "paid") if (m := clause.tag(tag, place))):
        return False
    typed = any(s.start == place + word.end() for s in clause.spans if s.kind != "place")
    return text[start:].lstrip()[:1].isupper() and word[1].islower() and not typed


def without_inner(piece: str, clause: Clause) -> str:
    """A name without a small word at its end."""
    inner = clause.lexicon.tags.get("inner")
    ends = [m for m in inner.finditer(piece) if m.end() == len(piece)] if inner else []
    return bare(piece[: ends[0].start()]) if ends else piece
