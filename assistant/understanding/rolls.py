"""Roll frames: who rolls what against whom, and what has been said of the dice."""

import re
from typing import Any

from assistant.understanding import names
from assistant.understanding.annotate import Clause, Span
from assistant.understanding.settling import Said
from assistant.understanding.text import bare
from assistant.understanding.titles import inner_word, within_title, without_inner


def effort(clause: Clause, start: int, end: int, opposite: bool = False) -> dict[str, Any]:
    """What is said of one side's roll between two places."""
    out: dict[str, Any] = {}
    for key in ("faces", "dice_total", "effort", "bonus"):
        value = clause.value(key, start, end)
        if value is not None:
            out[key] = list(value) if key == "faces" else value
    if "faces" in out:
        out.pop("dice_total", None)
    numbers = clause.all("number", start, end)
    skill = clause.first("skill", start, end)
    if skill:
        out["skill"] = skill.value
        # A number in another part of the sentence is no rating of that skill.
        near = [n for n in numbers if n.start >= skill.end] or numbers
        between = clause.text[slice(*sorted((skill.end, near[0].start)))] if near else ""
        if near and not re.search(r",.*[^\W\d]", between):
            out["rating"] = Said.of(near[0].value, signed="signed" in near[0].flags,
                                    apart=between.strip() == ",")  # fmt: skip
    elif numbers:
        free = _free_skill(clause, start, numbers[0])
        if free:
            out["skill"] = free
            out["rating"] = numbers[0].value
        elif {"faces", "dice_total"} & set(out) or ("signed" in numbers[0].flags and not opposite):
            out["rating"] = numbers[0].value
        elif "effort" not in out:
            out["effort"] = numbers[0].value
    return agreed(out)


def agreed(said: dict[str, Any]) -> dict[str, Any]:
    """Of dice and the whole effort both told, the dice and the rating that makes them agree.

    Where another rating was told as well both stay, to be refused.
    """
    faces, total = said.get("faces"), said.get("dice_total")
    dice = total if faces is None else sum(faces)
    if dice is None or "effort" not in said:
        return said
    rating = said["effort"] - dice - said.get("bonus", 0)
    if said.get("rating", rating) != rating:
        return said
    return {key: value for key, value in said.items() if key != "effort"} | {"rating": rating}


def _free_skill(clause: Clause, start: int, number: Span) -> str | None:
    mark = clause.tag("with", start, number.start)
    if mark and clause.first("aspect", mark.end(), number.start):
        return None  # an aspect is used, no skill
    piece = bare(clause.text[mark.end() : number.start]) if mark else ""
    if piece and len(piece.split()) < 4 and piece[:1].isalpha() and not clause.first(
        "name", mark.end() if mark else 0, number.start):  # fmt: skip
        lead = clause.lexicon.find("lead_article", piece)
        return None if lead else piece
    return None


def doer(clause: Clause, end: int) -> Span | None:
    """Whoever acts by the case of their name alone: "with Bo I attack"."""
    return next((s for s in clause.all("name", 0, end) if "bent" in s.flags
                 and clause.lexicon.has("doer", clause.text[s.start : s.end])), None)  # fmt: skip


def invoking(clause: Clause, start: int = 0, end: int | None = None) -> re.Match[str] | None:
    """Where an invoke begins: its phrase, or a word of using before an aspect in play."""
    mark, uses = clause.tag("invoke", start, end), clause.tag("uses", start, end)
    using = uses and clause.first("aspect", uses.end(), end)
    return mark or (uses if using and "known" in using.flags else None)


def invokes(clause: Clause, start: int, end: int) -> tuple[list[dict[str, Any]], int]:
    """Invokes named with a roll, and where the first of them begins."""
    mark = invoking(clause, start, end)
    if mark is None:
        return [], end
    return [invoke(clause, mark.start(), end)], mark.start()


def invoke(clause: Clause, start: int, end: int) -> dict[str, Any]:
    """What one invoke says: aspect, use, free or paid."""
    out: dict[str, Any] = {}
    aspect = clause.value("aspect", start, end)
    marks = clause.lexicon.tags.get("invoke")
    lead = [s for s in clause.all("aspect", 0, end) if "known" in s.flags and s.start < start]
    if aspect is None and lead and bare(clause.text[lead[-1].end : start]) in (
        "", *clause.lexicon.possessive):  # fmt: skip
        aspect = lead[-1].value
    for mark in marks.finditer(clause.text, start, end) if marks else ():
        aspect = aspect or chunk(clause, mark.end(), end, capital=True)
    if aspect is None:
        # The aspect may stand before its phrase: "one more invoke of it".
        before = [s for s in clause.all("aspect", 0, start) if "known" in s.flags]
        aspect = before[-1].value if before else None
    if aspect:
        out["aspect"] = aspect
    if clause.tag("free", start, end):
        out["free"] = True
    elif clause.tag("paid", start, end):
        out["free"] = False
    if clause.tag("reroll", start, end):
        out["use"] = "reroll"
    elif clause.tag("oppose", start, end):
        out["use"] = "oppose"
    return out


def chunk(clause: Clause, start: int, end: int, capital: bool = False) -> str | None:
    """The words from a place up to the next marker, sign or typed piece."""
    stops = [end]
    text = clause.text
    for tag in ("against", "with", "and", "stop", "invoke"):
        pattern = clause.lexicon.tags.get(tag)
        for m in pattern.finditer(text, start, end) if pattern else ():
            inner = capital and tag in ("stop", "on") and inner_word(clause, start, m.start())
            if re.search(r"\w", text[start : m.start()]) and not inner:
                stops.append(m.start())
                break
    typed = [s for s in clause.spans if start <= s.start and s.kind not in ("aspect", "place")
             and not (capital and s.kind == "name" and within_title(clause, start, s))]  # fmt: skip
    stops += [s.start for s in typed]
    stops += [m.start() for m in re.compile(r"[,:;.(\[]").finditer(text, start, end)
              if re.search(r"\w", text[start : m.start()])]  # fmt: skip
    piece = names.trimmed(text[start : min(stops)], clause.lexicon)
    if capital:
        piece = without_inner(piece, clause)
    while (lead := clause.lexicon.find("lead_article", piece)) and lead.end():
        piece = bare(piece[lead.end() :])
    if not piece or (capital and piece[:1].islower()):
        return None
    return piece


def aspect_said(clause: Clause, start: int) -> str | None:
    """An aspect's name: quoted, after a colon, known, or right after a phrase."""
    quoted = [s.value for s in clause.all("aspect") if "quoted" in s.flags]
    if quoted:
        return str(quoted[0])
    tail = re.search(r"(?:(?<!\d):|:(?=\s))\s*([^\d:\[\]+]{2,80})$", clause.text)
    if tail and not clause.first("skill", tail.start()):
        counted = clause.first("free_invokes", tail.start(1))
        return bare(clause.text[tail.start(1) : counted.start if counted else None])
    known = clause.first("aspect", start)
    if known:
        return str(known.value)
    listed = re.compile(r":\s*([^\d:,\[\]+]{2,80}),").search(clause.text, start)
    plain = listed and not any(
        listed.start(1) + (s.kind == "name") <= s.start < listed.end(1) for s in clause.spans
        if s.kind not in ("aspect", "place"))  # fmt: skip
    if listed and plain and not re.search(r"\w", clause.text[start : listed.start()]):
        return bare(listed[1])
    field = clause.tag("field_aspects", start)
    near = field and chunk(clause, field.end(), len(clause.text), capital=True)
    near = near or chunk(clause, start, len(clause.text), capital=True)
    return near or (bare(listed[1]) if listed and plain else None)


def called(clause: Clause, start: int) -> str:
    """A name that is told after "called", up to the next sign."""
    said = re.split(r"[,;.(\[]", clause.text[start:])[0]
    first = bare(said)[:1]
    if first.upper() == first.lower():
        # Without capitals and small words, what is typed behind it is all that ends a name.
        typed = [
            span.start
            for kind in ("skill", "difficulty")
            if (span := clause.first(kind, start)) and bare(clause.text[start : span.start])
        ]
        said = said[: min(typed) - start] if typed else said  # fmt: skip
    return bare(said)


def without_end(clause: Clause, tail: str, end: int) -> str:
    """A name up to the boxes said after it, without the word that joins them."""
    said = tail[: end - len(clause.text)]
    joints = clause.lexicon.tags.get("and")
    joint = [m for m in joints.finditer(said) if not said[m.end() :].strip()] if joints else []
    return (said[: joint[0].start()] if joint else said).strip()


def before(clause: Clause, end: int, start: int = 0) -> tuple[str | None, str]:
    """Who stands before a verb: the name, and how it was said: name, pronoun, me, two, none."""
    found = [s for s in clause.all("name", start, end) if "own" not in s.flags]
    joiner = clause.lexicon.tags.get("and")
    if (
        len(found) > 1
        and joiner
        and joiner.fullmatch(clause.text[found[-2].end : found[-1].start].strip())
    ):
        return None, "two"
    straight = (
        [s for s in found if "bent" not in s.flags]
        or found
        or [s for s in clause.all("name", start, end) if not clause.text[s.end : end].strip()]
    )
    lead = clause.lexicon.tags.get("object_lead")
    while (
        lead
        and len(straight) > 1
        and any(
            m.end() == len(clause.text[: straight[-1].start].rstrip())
            for m in lead.finditer(clause.text, 0, straight[-1].start)
        )
    ):
        straight.pop()  # fmt: skip
    if straight:
        return straight[-1].value, "name"
    piece = re.split(r"[,:.;]", clause.text[start:end])
    last = next((p for p in reversed(piece) if re.search(r"\w", p)), "")
    if clause.lexicon.has("lead_me", last):
        return None, "me"
    if clause.lexicon.has("lead_pronoun", last):
        return None, "pronoun"
    counted = [*clause.all("skill", start, end), *clause.all("number", start, end)]
    first = clause.text[start : min((s.start for s in counted), default=end)]
    cutter = clause.lexicon.find("with", first)
    if not re.search(r"\w", first):
        return None, "silent"
    if cutter and re.search(r"\w", first[: cutter.start()]):
        first = first[: cutter.start()]
    name = names.adhoc(first, clause.lexicon) or names.leading(first, clause.lexicon)
    if name and clause.text[:end].rstrip().endswith(name):
        name = names.owner(name, clause.lexicon)
    return name, "name" if name else "none"


def sides(
    clause: Clause, verb: int
) -> tuple[tuple[str | None, str], tuple[str | None, str]] | None:
    """Who acts and who is acted on where both stand before the verb, parted by a small word."""
    if passive := clause.tag("passive", 0, verb):
        return before(clause, verb, passive.end()), before(clause, passive.start())
    if toward := clause.tag("toward", 0, verb):
        return before(clause, toward.start()), before(clause, verb, toward.end())
    return None


def after(clause: Clause, start: int, end: int, bent: bool = False) -> tuple[str | None, str]:
    """Who stands after a verb or marker; `bent`: a stranger's name gets its base form there."""
    found = clause.first("name", start, end)
    if found:
        return found.value, "name"
    piece = chunk(clause, start, end)
    if piece is None:
        return None, "none"
    if clause.lexicon.has("lead_pronoun", piece):
        return None, "pronoun"
    name = names.adhoc(piece, clause.lexicon)
    skill = clause.first("skill", start)
    if name and bent:
        name = names.based(name, clause.text[: clause.text.find(name, start)], clause.lexicon)
    elif name and skill and bare(clause.text[start : skill.start]).endswith(name):
        name = names.owner(name, clause.lexicon)
    return name, "name" if name else "none"


def second_number(clause: Clause) -> int | None:
    """The difficulty in "Fight +3 on 2": a bare number after the rating and a small word."""
    skill = clause.first("skill")
    numbers = clause.all("number", skill.end) if skill else []
    if len(numbers) != 2 or "signed" in numbers[1].flags:
        return None
    between = bare(clause.text[numbers[0].end : numbers[1].start])
    on = clause.lexicon.find("on", between)
    return int(numbers[1].value) if on and on.group() == between else None
