"""Sheets as people dictate them."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from assistant.understanding import names, rolls
from assistant.understanding.annotate import Clause, track as said_track
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.listing import listed, rated_skills, unjoined
from assistant.understanding.text import bare
from assistant.understanding.understood import Call, Told, Unclear
from tools.game import Game
from tools.people import find

TEXTS = ("high_concept", "trouble", "relationship")
LISTS = ("aspects", "stunts", "aliases")
FIELDS = (*TEXTS, *LISTS, "skills")


def sheet(clause: Clause, game: Game, told: Told) -> list[Call] | Unclear:
    """A new character, or what is changed on a known one's sheet."""
    if (given := clause.tag("edit_character")) and not clause.has("create_character"):
        return _edited(clause, game, told, given.start())
    introduced = None if clause.has("create_character") else clause.tag("introduce")
    mark = introduced or clause.tag("create_character")
    lead = clause.tag("create_lead")
    mark = mark or (lead if lead and lead.start() == 0 else None)
    start = mark.end() if mark else 0
    colon = re.compile(r"\s*:").match(clause.text, start)
    start = colon.end() if colon and mark else start
    called = clause.tag("called", start) if mark else None
    start = called.end() if called and not clause.text[start : called.start()].strip() else start
    end = _name_end(clause, start)
    first = clause.first("name", start)
    shut = clause.text.find(":", end)
    if first and end < first.start < shut and _marked(clause, start, first.start):
        end = shut
    many, said = names.counted(_unkinded(clause.text[start:end], clause.lexicon), clause.lexicon)
    name = first.value if first and first.start < end + 1 else names.adhoc(said, clause.lexicon)
    if many > 1 and name and not first:
        if not game.ruleset.groups:
            return Unclear("several_new", (name,), (name,))
        name = name[:1].upper() + name[1:]
    if name is None and (has := clause.tag("has", 0, start)):
        name, _ = rolls.before(clause, has.start())
        end = has.start()
    if name is None:
        return Unclear("who", ("name",), ("create_character",))
    if not first and (has := clause.tag("has", end)) and has.start() - end < 2:
        name = names.holder(name, clause.lexicon)
    named = first.end if first and first.end <= end else end
    fields, unread = _fields(clause, start, named)
    if unread and not fields:
        return Unclear("unread_field", (), tuple(unread))
    told.unread = (*told.unread, *unread)
    out: dict[str, Any] = {"name": name, **fields}
    if many > 1 and not first:
        out |= {"kind": "npc", "members": many}
    elif introduced or clause.tag("npc", 0, end + 1):
        out["kind"] = "npc"
    elif clause.tag("pc", 0, end + 1):
        out["kind"] = "pc"
    elif not find(game, name) and clause.tag("generic", 0, end):
        out["kind"] = "npc"
    told.name(name)
    told.sheets = (*told.sheets, name)
    # A new one of a name that is taken is refused by the rules: a sheet is never written over.
    new = clause.has("create_character") or find(game, name) is None
    return [Call("create_character" if new else "edit_character", out)]


def _unkinded(piece: str, lexicon: Lexicon) -> str:
    """A name without the word after it that says what kind of character it is."""
    kinds = (lexicon.find(tag, piece) for tag in ("npc", "pc"))
    ends = [m.start() for m in kinds if m and m.start() and not piece[m.end() :].strip()]
    return piece[: min(ends, default=len(piece))]


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
    named = [m.start() for key in FIELDS if (m := clause.tag(f"field_{key}", start))]
    fields, unread = _fields(clause, start, _told_from(clause, min(named, default=start)))
    if not fields:
        return Unclear("unread_field", (), tuple(unread) or (bare(clause.text),))
    told.unread = (*told.unread, *unread)
    return [Call("edit_character", {"name": name, **fields})]


def _told_from(clause: Clause, start: int) -> int:
    """Where what is added begins: behind "to Otso" and "called", if these follow its word."""
    field = next((m for key in FIELDS if (m := clause.tag(f"field_{key}", start))), None)
    whose = clause.first("name", field.end()) if field else None
    if field is None or whose is None:
        return start
    lead = clause.text[field.end() : whose.start]
    if re.search(r"\w", clause.lexicon.tags["on"].sub("", lead)):
        return start
    called = clause.tag("called", whose.end)
    named = called and not clause.text[whose.end : called.start()].strip()
    return called.end() if called and named else whose.end


def _name_end(clause: Clause, start: int) -> int:
    """Where the name of a sheet ends: at a sign, at a small word, at the first field after it."""
    ends = [m.start() for m in re.compile(r"[:,;(]").finditer(clause.text, start)]
    ends += [m.start() for tag in ("has", "is_a") if (m := clause.tag(tag, start))]
    name = re.search(r"\w", clause.text[start:])
    least = start + (name.start() if name else 0)
    end = min([at for at in [*ends, *_borders(clause, start)] if at > least],
              default=len(clause.text))  # fmt: skip
    joined = clause.lexicon.tags.get("with")  # "Sigrun with Fight +3"
    for said in joined.finditer(clause.text, least, end) if joined else ():
        if not clause.text[said.end() : end].strip():
            return said.start()
    return end


def _borders(clause: Clause, start: int) -> Iterator[int]:
    """Where fields begin that need no sign before them."""
    for key in FIELDS:
        pattern = clause.lexicon.tags.get(f"field_{key}")
        yield from (m.start() for m in pattern.finditer(clause.text, start)) if pattern else ()
    for kind in ("refresh", "fate_points", "boxes"):
        yield from (span.start for span in clause.all(kind, start))
    yield from (min(skill.start, number.start) for skill, number in rated_skills(clause, start))


def _pieces(clause: Clause, start: int) -> Iterator[tuple[int, int]]:
    signs = [m.start() for m in re.compile(r"[,;:]").finditer(clause.text, start)]
    cuts = sorted({start, *signs, *_borders(clause, start), len(clause.text)})
    yield from (each for each in pairwise(cuts) if re.search(r"\w", clause.text[slice(*each)]))


def _marked(clause: Clause, begin: int, end: int) -> tuple[str, int] | None:
    """The field whose word stands in a piece, and where what it says begins."""
    found = [(m.end(), key) for key in FIELDS if (m := clause.tag(f"field_{key}", begin, end))]
    return (max(found)[1], max(found)[0]) if found else None


def _fields(clause: Clause, start: int, end: int) -> tuple[dict[str, Any], list[str]]:
    """The fields of a dictated sheet, and the pieces that belong to none."""
    out: dict[str, Any] = {}
    text = clause.text
    rated = list(rated_skills(clause, end))
    skills: dict[str, int] = {}
    unread: list[str] = []
    apposed: dict[str, Any] = {}
    head = _marked(clause, 0, end)
    field = head[0] if head else ""
    for begin, stop in _pieces(clause, end):
        found = _marked(clause, begin, stop)
        here = [(s, n) for s, n in rated if begin <= min(s.start, n.start) < stop]
        if text[begin] == ":" and field == "stunts" and out.get("stunts"):
            # A stunt's name, a colon, and what it does.
            out["stunts"][-1] += f": {bare(text[begin:stop])}"
            continue
        joint = ":" if text[:begin].rstrip()[-1:] == ":" else ""
        # A word between the skill and its number: the bonus of a stunt, no rating.
        apart = any(re.search(r"\w", text[s.end : n.start]) for s, n in here)
        told = clause.first("skill", begin, stop) and clause.first("number", begin, stop)
        bonus = apart or (not here and told)
        if bonus and not found and field == "stunts" and out.get("stunts"):
            out["stunts"][-1] += f", {bare(text[begin:stop])}"
            continue
        plain = not (found or here or _amounts(clause, begin, stop))
        if field == "stunts" and plain and _unended(out, text[begin:stop]):
            out["stunts"][-1] += f", {text[begin:stop].strip(' ,;')}"
            continue
        # A stunt tells its own skill and bonus; a skill of the sheet stands alone.
        alone = not here or text[:begin].rstrip()[-1:] in ",;" or text[begin] in ",;"
        if not alone and not found and field == "stunts" and out.get("stunts"):
            out["stunts"][-1] += f"{joint} {text[begin:stop].strip()}"
            continue
        if here and (field != "stunts" or alone):
            skills |= {skill.value: number.value for skill, number in here}
            unread += _over(clause, max(max(s.end, n.end) for s, n in here), stop)
            field = ""
            continue
        if given := _amounts(clause, begin, stop):
            out |= given
            field = ""
            continue
        parts = (clause.tag(f"part_{each}", begin, stop) for each in ("skills", "stress"))
        if any(part and bare(text[begin:stop]) == part[0] for part in parts):
            field = ""
            continue
        field, place = found or (field, begin)
        said = unjoined(clause, text[place:stop])
        if found and not said and unread and (before := _told_before(clause, unread[-1])):
            said = before
            unread.pop()
        kind = clause.lexicon.find("is_a", said)
        free = re.fullmatch(r"\W*([^\W\d][\w ]{1,30}?)\s*([+\-]\d{1,2})\s*", text[begin:stop])
        if free and not found:
            skills[free[1]] = int(free[2])
        elif kind and kind.start() == 0 and not found and kind.end() < len(said):
            apposed = {"high_concept": bare(said[kind.end() :])}
        elif said and field in TEXTS:
            out[field] = f"{out[field]}, {said}" if field in out else said
        elif said and field in LISTS:
            more = [said] if field == "stunts" else listed(clause, place, stop)
            out[field] = [*out.get(field, ()), *more]
            quoted = clause.all("aspect", place, stop) if field != "stunts" else []
            unread += _over(clause, quoted[-1].end, stop) if quoted else []
        elif said and appositive(clause, end, begin, stop):
            apposed = {"high_concept": said}
        elif said and not (
            field or clause.tag("npc", begin, stop) or clause.tag("pc", begin, stop)
        ):
            unread.append(said)
    return {**apposed, **out, **({"skills": skills} if skills else {})}, unread


def _over(clause: Clause, begin: int, stop: int) -> list[str]:
    """What a piece tells of a number behind what was read of it: "Fight 3 cooking 4"."""
    said = bare(clause.text[begin:stop])
    return [said] if re.search(r"[^\W\d]\s*[+\-]?\d", said) else []


def _unended(out: dict[str, Any], piece: str) -> bool:
    """Whether a piece goes on with a stunt: within its brackets, or in small letters after it."""
    last = (out.get("stunts") or [""])[-1]
    small = piece.strip(" ,;")[:1].islower() and re.search(r"[:(]|[+]\d", last)
    return last.count("(") > last.count(")") or bool(small)


def _told_before(clause: Clause, piece: str) -> str:
    """What is told before the word of its field: "... as a high concept"."""
    marks = clause.lexicon.tags.get("as")
    ends = [m.start() for m in marks.finditer(piece) if m.end() == len(piece)] if marks else []
    said = bare(piece[: min(ends)]) if ends else ""
    joint = clause.lexicon.find("and", said)
    return bare(said[joint.end() :]) if joint and joint.start() == 0 else said


def appositive(clause: Clause, start: int, begin: int, end: int) -> bool:
    """Whether a piece right after the name says what they are: "Bo, a detective: ..."."""
    text = clause.text
    lead = clause.lexicon.find("lead_article", bare(text[begin:end]))
    first = not re.search(r"\w", text[start:begin])
    said = bare(text[begin:end])
    # In a script without capitals there are no articles either: a first piece of its own will do.
    if first and text[begin] == "," and said[:1].isalpha() and said.upper() == said.lower():
        return True
    return first and (bool(lead and lead.start() == 0) or text[end : end + 1] == ":")


def _amounts(clause: Clause, begin: int, stop: int) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key in ("refresh", "fate_points"):
        if clause.first(key, begin, stop):
            out[key] = clause.value(key, begin, stop)
    # "Stress 3" on a sheet says how many boxes there are.
    for kind in ("marked", "boxes"):
        if clause.first(kind, begin, stop):
            track = said_track(clause, begin, stop) or "physical"
            out[track] = clause.value(kind, begin, stop)
    slots = clause.all("severity", begin, stop)
    if slots and clause.lexicon.has("consequence", clause.text[begin:stop]):
        counts = clause.lexicon.counts
        out["slots"] = [
            each.value
            for each in slots
            for _ in range(_counted(clause.text[begin : each.start], counts))
        ]
    return out


def _counted(before: str, counts: Mapping[str, int]) -> int:
    """How many are told of right before a word; 1 where no number stands there."""
    word = (bare(before).split() or [""])[-1].casefold()
    return int(word) if word.isdecimal() else counts.get(word, 1)
