"""Frames of a conflict: its beginning, and who acts next."""

import re
from typing import Any

from assistant.understanding import names, rolls
from assistant.understanding.annotate import Clause
from assistant.understanding.text import bare
from assistant.understanding.understood import Call, Told, Unclear, whom
from tools.game import Game

Result = list[Call] | Unclear


def begin_conflict(clause: Clause, game: Game, told: Told) -> Result:
    """A conflict, with whoever is named."""
    out: dict[str, Any] = {}
    people = list(dict.fromkeys(span.value for span in clause.all("name")))
    first = _first(clause) or (people[0] if people and clause.has("in_order") else None)
    people += [each for each in _strangers(clause) if each not in people]
    if first:
        out["first"] = first
    if len(people) > 1:
        out["characters"] = people
    return [Call("begin_conflict", out)]


def _strangers(clause: Clause) -> list[str]:
    """Whoever else is listed after a colon, by a name that nobody has heard yet."""
    joints, mark = clause.lexicon.tags.get("and"), clause.tag("goes_first")
    start, end = clause.text.find(":") + 1, mark.start() if mark else len(clause.text)
    if joints is None or start == 0:
        return []
    pieces, place = [], start
    for cut in [*joints.finditer(clause.text, start, end), None]:
        stop = cut.start() if cut else end
        if not clause.all("name", place, stop):
            pieces.append(_named(clause.text[place:stop], clause))
        place = cut.end() if cut else end
    return [piece for piece in pieces if piece]


def _named(piece: str, clause: Clause) -> str | None:
    """A name with a capital, nobody's yet."""
    said = bare(piece)
    return names.adhoc(said, clause.lexicon) if said[:1].isupper() else None


def _first(clause: Clause) -> str | None:
    """Who acts first: the name right after the phrase, or the last one before it."""
    begun = clause.tag("begin_conflict")
    order = clause.lexicon.tags.get("goes_first")
    for mark in order.finditer(clause.text) if order else ():
        if begun and begun.start() <= mark.start() < begun.end():
            continue
        after = clause.first("name", mark.end())
        if after and not clause.text[mark.end() : after.start].strip():
            return str(after.value)
        stranger = _named(clause.text[mark.end() :], clause)
        if stranger:
            return stranger
        near = clause.all("name", 0, mark.start())
        between = clause.text[near[-1].end if near else 0 : mark.start()]
        if last := _named(re.split(r"[,.;:]", between)[-1], clause):
            return last  # somebody nobody has heard of stands nearer
        if near:
            return str(near[-1].value)
    return None


def whose_turn(clause: Clause, game: Game, told: Told) -> Result:
    """Who is to act: as the table stands in a conflict, else by the rules."""
    if game.scene.conflict:
        return [Call("show_state", {})]
    return [Call("look_up", {"question": clause.text.strip()})]


def next_turn(clause: Clause, game: Game, told: Told) -> Result:
    """Who acts next: the name right after the phrase, or the last one before it."""
    mark = clause.tag("next_turn")
    start, end = mark.span() if mark else (0, 0)
    after = clause.first("name", end)
    if after and not re.search(r"\w", clause.text[end : after.start]):
        return [Call("next_turn", {"character": after.value})]
    name, _ = rolls.before(clause, start) if start else rolls.after(
        clause, end, len(clause.text))  # fmt: skip
    known = {span.value for span in clause.all("name")}
    name = name if name in known or not known else None  # words beside a name are no name
    name = name or (clause.value("name") if len(known) == 1 else None)
    return [Call("next_turn", {"character": name})] if name else whom("next_turn")
