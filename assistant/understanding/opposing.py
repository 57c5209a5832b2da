"""Where the other side of a roll begins."""

import re
from collections.abc import Mapping
from typing import Any

from assistant.understanding.annotate import Clause, Span
from assistant.understanding.frames import deeds, unquoted
from assistant.understanding.settling import ROLLED as ROLLED
from assistant.understanding.text import bare


def opposition(clause: Clause, after: int) -> tuple[int, int, bool] | None:
    """Where the other side begins: its place, where its words start, whether it defends."""
    text = clause.text
    mark = clause.tag("against", after)
    for action, _, start, _ in deeds(unquoted(clause), clause.lexicon):
        if action == "defend" and start >= after and (mark is None or start < mark.start()
                                                      or mark.end() <= start):  # fmt: skip
            if mark is not None and mark.end() <= start:
                return mark.start(), mark.end(), True
            dice = clause.all("faces", after, start)
            signs = (re.compile(r"[,.:]"), clause.lexicon.tags.get("and"))
            joints = [m.end() for sign in signs if sign for m in sign.finditer(text, after, start)
                      if not any(d.start <= m.start() < d.end for d in dice)]  # fmt: skip
            place = max(joints, default=start)
            name = clause.first("name", after, start)
            named = clause.all("name", after, start)
            if (
                not joints
                and named
                and (len(named) > 1 or any(d.end <= named[-1].start for d in dice))
            ):
                place = named[-1].start
            if name and clause.tag("invoke", place, start):
                place = max(place, clause.all("name", after, start)[-1].start)
            return place, place, True
    if mark is not None:
        return mark.start(), mark.end(), False
    if answer := _answering(clause, after):
        return answer, answer, False
    answered = _named_again(clause, after)
    if answered is None and (late := clause.tag("against_after", after)):
        answered = _opposed_by(clause, after, late.start())
    if answered is not None:
        return answered, answered, True
    rolled = [s for s in clause.spans if s.kind in ROLLED and s.start >= after]
    if len(rolled) != 2 or (rolled[0].kind == "effort") != (rolled[1].kind == "effort"):
        return None
    theirs = clause.first("name", rolled[0].end, rolled[1].start)
    skill = clause.first("skill", rolled[0].end, rolled[1].start)
    before = skill.start if skill else rolled[1].start
    comma = text.rfind(",", rolled[0].end, before) + 1
    stranger = comma if comma and re.search(r"\w", text[comma:before]) else 0
    place = theirs.start if theirs else stranger
    return (place, place, True) if place else None


def share_totals(clause: Clause, sides: Mapping[str | None, dict[str, Any]]) -> None:
    """Give each side the total before which they were named last, if both were told so."""
    told: dict[str | None, Span] = {}
    for total in (*clause.all("effort"), *clause.all("dice_total")):
        if names := clause.all("name", 0, total.start):
            told[names[-1].value] = total
    if len(told) > 1 and set(told) == set(sides):
        for who, total in told.items():
            for key in ROLLED:
                sides[who].pop(key, None)
            sides[who][total.kind] = total.value


def beside(clause: Clause, name: str, start: int) -> int | None:
    """A number said right after somebody's name, the last of them: what they rolled against it."""
    found = [number.value for span in clause.all("name", start) if span.value == name
             for number in clause.all("number", span.end)[:1]
             if not re.search(r"\w", clause.text[span.end : number.start])]  # fmt: skip
    return found[-1] if found else None


def _answering(clause: Clause, after: int) -> int | None:
    """Where a second skill is told as the other side's: with somebody else, or by small words."""
    text, skills = clause.text, clause.all("skill")
    if len(skills) != 2 or skills[1].start < after:
        return None
    first, second = skills
    for mark in marks.finditer(text, first.end) if (
        marks := clause.lexicon.tags.get("their_side")) else ():  # fmt: skip
        if bare(text[mark.end() : second.start]) in ("", *clause.lexicon.possessive):
            return mark.start()
    name = next(iter(clause.all("name", first.end, second.start)[-1:]), None)
    other = name and any(each.value != name.value for each in clause.all("name", 0, first.start))
    if name is None or not other or "," not in text[first.end : name.start]:
        return None
    between = bare(text[name.end : second.start])
    use = clause.lexicon.tags.get("with")
    joined = between in ("", *clause.lexicon.possessive) or (use and use.fullmatch(between))
    return name.start if joined else None


def _named_again(clause: Clause, after: int) -> int | None:
    """Where somebody on whom something was done is named again, with a skill of their own."""
    skills = clause.all("skill", after)
    people = clause.all("name", skills[0].end, skills[1].start) if len(skills) == 2 else []
    done_to = {span.value for span in clause.all("name", after, skills[0].start)} if people else ()
    if len(people) == 1 and people[0].value in done_to and "bent" not in people[0].flags:
        begun = clause.text[: people[0].start].rstrip()
        return people[0].start if begun[-1:] in (",", ".", ";") else None
    return None


def _opposed_by(clause: Clause, after: int, end: int) -> int | None:
    """Where the other side begins that stands before its word: "Bo's Notice against"."""
    skills = clause.all("skill", after, end)
    people = clause.all("name", skills[0].end, skills[-1].start) if len(skills) > 1 else []
    close = skills and not re.search(r"\w", clause.text[skills[-1].end : end])
    return people[-1].start if people and close else None
