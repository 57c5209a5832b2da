"""Sheets as people dictate them."""

import re
from typing import Any

from assistant.understanding import names, rolls
from assistant.understanding.annotate import Clause, Span
from assistant.understanding.text import bare
from assistant.understanding.understood import Call, Told, Unclear
from tools.game import Game
from tools.people import find

TEXTS = ("high_concept", "trouble", "relationship")
LISTS = ("aspects", "stunts", "aliases")


def sheet(clause: Clause, game: Game, told: Told) -> list[Call] | Unclear:
    """A new character, or what is changed on a known one's sheet."""
    if (given := clause.tag("edit_character")) and not clause.has("create_character"):
        return _edited(clause, game, told, given.start())
    introduced = None if clause.has("create_character") else clause.tag("introduce")
    mark = introduced or clause.tag("create_character")
    start = mark.end() if mark else 0
    colon = re.compile(r"\s*:").match(clause.text, start)
    start = colon.end() if colon and mark else start
    first = clause.first("name", start)
    has = clause.tag("has", start)
    cut = re.compile(r"[:,]").search(clause.text, start)
    end = cut.start() if cut else has.start() if has else len(clause.text)
    name = first.value if first and first.start < end + 1 else names.adhoc(
        clause.text[start:end], clause.lexicon)  # fmt: skip
    if name is None and (has := clause.tag("has", 0, start)):
        name, _ = rolls.before(clause, has.start())
        end = has.start()
    if name is None:
        return Unclear("who", ("name",), ("create_character",))
    named = first.end if first and first.end <= end else end
    fields, unread = _fields(clause, named)
    if unread:
        return Unclear("unread_field", (), tuple(unread))
    out: dict[str, Any] = {"name": name, **fields}
    if introduced or clause.tag("npc", 0, end + 1):
        out["kind"] = "npc"
    elif clause.tag("pc", 0, end + 1):
        out["kind"] = "pc"
    told.name(name)
    told.sheets = (*told.sheets, name)
    return [Call("edit_character" if find(game, name) else "create_character", out)]


def _edited(clause: Clause, game: Game, told: Told, start: int) -> list[Call] | Unclear:
    """What is added to a known character's sheet: an alias, a stunt, an aspect."""
    name = clause.value("name")
    if name is None or find(game, name) is None:
        return Unclear("who", ("name",), ("edit_character",))
    told.name(name)
    alias = clause.tag("also_called")
    if alias:
        sides = ((0, alias.start()), (alias.end(), len(clause.text)))
        pieces = [clause.text[slice(*side)] for side in sides if not clause.first("name", *side)]
        others = [said for piece in pieces if (said := names.adhoc(piece, clause.lexicon))
                  and not names.same(name, said, clause.lexicon)]  # fmt: skip
        return [Call("edit_character", {"name": name, "aliases": others[:1]})] if others else (
            Unclear("not_understood", (), ("edit_character",)))  # fmt: skip
    fields, unread = _fields(clause, start)
    if unread or not fields:
        return Unclear("unread_field", (), tuple(unread) or (bare(clause.text),))
    return [Call("edit_character", {"name": name, **fields})]


def _rated(clause: Clause, skill: Span, start: int, end: int, close: bool) -> int | None:
    """The rating said with a skill; a stunt's bonus is none, so there it must stand beside it."""
    near = clause.all("number", skill.end, end) or clause.all("number", start, end)
    if (
        near
        and close
        and (near[0].start < skill.end or re.search(r"\w", clause.text[skill.end : near[0].start]))
    ):
        return None
    return int(near[0].value) if near else None


def _fields(clause: Clause, start: int) -> tuple[dict[str, Any], list[str]]:
    """The fields of a dictated sheet, and the pieces that belong to none."""
    out: dict[str, Any] = {}
    skills: dict[str, int] = {}
    unread: list[str] = []
    apposed: dict[str, Any] = {}
    text, field, place, sign = clause.text, "", start, ""
    for part in re.split(r"([,;:])", text[start:]):
        begin, place = place, place + len(part)
        if not re.search(r"\w", part):
            sign = part.strip() or sign
            continue
        joined, sign = sign == ":" and field == "stunts" and bool(out.get("stunts")), ""
        if joined:
            # A stunt's name, a colon, and what it does.
            out["stunts"][-1] += f": {bare(part)}"
            continue
        stunt = field == "stunts" or clause.tag("field_stunts", begin, place) is not None
        rated = {skill.value: rating for skill in clause.all("skill", begin, place)
                 if (rating := _rated(clause, skill, begin, place, stunt)) is not None}  # fmt: skip
        if rated:
            skills |= rated
            field = ""
            continue
        bonus = clause.first("skill", begin, place) and clause.first("number", begin, place)
        if bonus and field == "stunts" and out.get("stunts"):
            out["stunts"][-1] += f", {bare(part)}"
            continue
        for key in ("refresh", "fate_points"):
            if clause.first(key, begin, place):
                out[key] = clause.value(key, begin, place)
        if clause.first("refresh", begin, place) or clause.first("fate_points", begin, place):
            field = ""
            continue
        if clause.first("boxes", begin, place):
            track = clause.value("track", begin, place) or "physical"
            out[track] = clause.value("boxes", begin, place)
            continue
        found = [(m.end(), key) for key in (*TEXTS, *LISTS)
                 if (m := clause.tag(f"field_{key}", begin, place))]  # fmt: skip
        said = bare(text[max(found)[0] : place]) if found else bare(part)
        field = max(found)[1] if found else field
        free = re.fullmatch(r"\s*([^\W\d][\w ]{1,30}?)\s*([+\-]\d{1,2})\s*", part)
        if free and not found:
            skills[free[1]] = int(free[2])
        elif said and field in TEXTS:
            out[field] = f"{out[field]}, {said}" if field in out else said
        elif said and field in LISTS:
            out.setdefault(field, []).append(said)
        elif said and appositive(clause, start, begin, place):
            apposed = {"high_concept": said}
        elif said and not (clause.tag("npc", begin, place) or clause.tag("pc", begin, place)):
            unread.append(said)
    return {**apposed, **out, **({"skills": skills} if skills else {})}, unread


def appositive(clause: Clause, start: int, begin: int, end: int) -> bool:
    """Whether a piece right after the name says what they are: "Bo, a detective: ..."."""
    text = clause.text
    lead = clause.lexicon.find("lead_article", text[begin:end].strip())
    first = not re.search(r"\w", text[start:begin])
    return first and (bool(lead and lead.start() == 0) or text[end : end + 1] == ":")
