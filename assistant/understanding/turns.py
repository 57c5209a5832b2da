"""Frames of a conflict: its beginning, and who acts next."""

from typing import Any

from assistant.understanding import rolls
from assistant.understanding.annotate import Clause
from assistant.understanding.understood import Call, Told, Unclear, whom
from tools.game import Game

Result = list[Call] | Unclear


def begin_conflict(clause: Clause, game: Game, told: Told) -> Result:
    """A conflict, with whoever is named."""
    out: dict[str, Any] = {}
    people = list(dict.fromkeys(span.value for span in clause.all("name")))
    first = _first(clause) or (people[0] if people and clause.has("in_order") else None)
    if first:
        out["first"] = first
    if len(people) > 1:
        out["characters"] = people
    return [Call("begin_conflict", out)]


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
        near = clause.all("name", 0, mark.start())
        if near:
            return str(near[-1].value)
    return None


def whose_turn(clause: Clause, game: Game, told: Told) -> Result:
    """Who is to act: as the table stands in a conflict, else by the rules."""
    if game.scene.conflict:
        return [Call("show_state", {})]
    return [Call("look_up", {"question": clause.text.strip()})]


def next_turn(clause: Clause, game: Game, told: Told) -> Result:
    """Who acts next."""
    name = clause.value("name")
    if name is None:
        mark = clause.tag("next_turn")
        name, _ = rolls.before(clause, mark.start()) if mark and mark.start() else rolls.after(
            clause, mark.end() if mark else 0, len(clause.text))  # fmt: skip
    return [Call("next_turn", {"character": name})] if name else whom("next_turn")
