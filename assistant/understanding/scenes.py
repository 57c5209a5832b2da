"""Frames of scenes and the aspects in them: begun, placed, taken away."""

import re
from typing import Any

from assistant.understanding import names, rolls
from assistant.understanding.annotate import Clause, Span
from assistant.understanding.listing import listed, unjoined
from assistant.understanding.text import bare, uncased
from assistant.understanding.understood import Call, Told, Unclear, whom
from tools.game import Game
from tools.people import folded

Result = list[Call] | Unclear


def begin_scene(clause: Clause, game: Game, told: Told) -> Result:
    """A new scene, with its name and the aspects listed with it."""
    mark = clause.tag("begin_scene")
    start = mark.end() if mark else 0
    start -= clause.text[:start].endswith(":")
    field = clause.tag("field_aspects", start)
    quoted = [s for s in clause.all("aspect", start) if "quoted" in s.flags]
    titled = bool(quoted) and not unjoined(clause, clause.text[start : quoted[0].start])
    if field is None and len(quoted) > titled:
        end = quoted[titled].start
        aspects = [span.value for span in quoted[titled:]]
    elif field:
        end, aspects = field.start(), listed(clause, field.end())
    else:
        end, aspects = _told_along(clause, start)
    name = quoted[0].value if titled else _scene_name(clause, start, end, bool(aspects))
    return [Call("begin_scene", ({"name": name} if name else {}) | (
        {"aspects": list(dict.fromkeys(aspects))} if aspects else {}))]  # fmt: skip


def _told_along(clause: Clause, start: int) -> tuple[int, list[str]]:
    """Where the aspects told after a scene's name begin, and which; all begin with capitals."""
    text = clause.text
    titled = text.find(":", start)
    headed = titled > 0 and unjoined(clause, text[start:titled])
    called = clause.tag("called", start)
    places = [titled] if headed and not called else []
    places += [m.start() for m in re.finditer(",", text) if m.start() > start]
    if there := clause.tag("there_is", start):
        places.append(there.start())
        if uncased(text[there.end() :]) and unjoined(clause, text[start : there.start()]):
            return there.start(), listed(clause, there.end())
    for place in sorted(places):
        if not unjoined(clause, text[start:place]):
            continue
        pieces = [_capital(clause, each) for each in listed(clause, place + 1)]
        told = [each for each in pieces if each]
        if told and len(told) == len(pieces) and any(" " in each for each in told):
            return place, told
    return len(text), []


def _capital(clause: Clause, piece: str) -> str | None:
    """An aspect told by its capital, without "there is" and an article before it."""
    while lead := clause.lexicon.find("there_is", piece):
        if lead.start() > 0:
            break
        piece = bare(piece[lead.end() :])
    article = clause.lexicon.find("lead_article", piece)
    rest = bare(piece[article.end() :]) if article else piece
    piece = rest if piece[:1].islower() else piece
    return piece if piece[:1].isupper() and len(piece.split()) < 8 else None


def _scene_name(clause: Clause, start: int, end: int, listed: bool) -> str | None:
    """A scene's name: after a colon or "called", or right after the phrase.

    Args:
        listed: whether aspects follow; then a comma may stand for the colon.
    """
    text = clause.text[:end]
    called = clause.tag("called", start, end)
    at = clause.tag("scene_lead", start, end)
    if at and not text[start : at.start()].strip() and uncased(text[at.end() :]):
        place = bare(unjoined(clause, text[at.end() :]))
        counted = place in clause.lexicon.counts or at[0] + place in clause.lexicon.ordinals
        return None if counted else place or None
    comma = re.compile(r"\s*,").match(text, start) if listed else None
    told = text[start:].partition(":")[2] or (
        text[called.end() :] if called else text[comma.end() :] if comma else "")  # fmt: skip
    name = bare(unjoined(clause, told))
    if name:
        return name
    if start and uncased(text[start:]) and not re.search(r"[\s,]", text[start - 1 : start + 1]):
        return names.adhoc(bare(text[start:]).partition(",")[0], clause.lexicon)
    # Only where it can't be read as more of the sentence.
    if not re.search(r"[\s,]", text[start - 1 : start + 1]):
        return None
    tail = bare(unjoined(clause, text[start:]))
    before, _, last = tail.rpartition(",")
    pronoun = clause.lexicon.find("lead_pronoun", bare(last))
    if before and pronoun and pronoun[0] == bare(last):
        tail = bare(before)  # "..., it has the aspects ..."
    if tail and (end < len(clause.text) or text[start : start + 1] == ","):
        return tail
    return None if tail[:1].islower() else names.adhoc(tail, clause.lexicon)


def place_aspect(clause: Clause, game: Game, told: Told) -> Result:
    """Aspects by the GM's word: one, or each of those in quotes."""
    mark = clause.tag("place_aspect")
    start = mark.end() if mark else 0
    holder = _holder(clause)
    on, name = None, next((s for s in clause.all("name", start) if s != holder), None)
    markers = clause.lexicon.tags.get("on")
    people = [span for span in clause.all("name", start) if span != holder]
    articles = clause.lexicon.tags.get("generic", re.compile("(?!)"))
    for match in markers.finditer(clause.text, start) if markers else ():
        near = next((s for s in people if match.end() <= s.start and match.start() > start
                     and not bare(articles.sub("", clause.text[match.end() : s.start]))
                     ), None)  # fmt: skip
        if near and name and near.start > name.start and not clause.first("aspect", start):
            on, name = match, near  # a name before it is a part of the aspect's
        if name and match.end() <= name.start and match.start() >= start:
            on = match
    if on and name and on.start() > start and not clause.first("aspect", start):
        piece = bare(clause.text[start : on.start()])
        lead = clause.lexicon.find("lead_article", piece)
        aspect: str | None = bare(piece[lead.end() :] if lead else piece)
    else:
        aspect = rolls.aspect_said(clause, name.end if on and name else start)
    if not aspect:
        said = clause.has("aspect_word")
        return Unclear("missing_aspect", ("aspect",), ("place_aspect",)) if said else []
    phrase = clause.lexicon.terms.sub("", mark[0]) if mark else ""
    owner = _bearer(clause, mark, name if on else None)
    if mark and owner is None and not clause.first("name", mark.start()) and _stranger(phrase):
        return whom("place_aspect")
    quoted = [s.value for s in clause.all("aspect", mark.start() if mark else 0)
              if "quoted" in s.flags]  # fmt: skip
    if not quoted and not on and clause.has("several"):
        quoted = listed(clause, start)
    out: dict[str, Any] = {}
    someone = owner or _person(clause)
    if someone:
        out["on"] = someone
    if clause.first("free_invokes"):
        out["free_invokes"] = clause.value("free_invokes")
    if holder and holder.value != someone:
        out["holder"] = holder.value
    if clause.has("boost"):
        out["boost"] = True
        gained = clause.all("name", 0, mark.start()) if mark else []
        if gained and "bent" not in gained[-1].flags:
            out["holder"] = gained[-1].value
            if out.get("on") == out["holder"]:
                del out["on"]
    if clause.lexicon.has("secret", clause.text.replace(aspect, "")):
        out["secret"] = True
    return [Call("place_aspect", {"aspect": each} | out)
            for each in dict.fromkeys(quoted or _several(clause, aspect, start))]  # fmt: skip


def _holder(clause: Clause) -> Span | None:
    """Who has the free invokes: named right before them as having them, or to whom they go."""
    free = clause.first("free_invokes")
    to = clause.tag("goes_to", free.end) if free else None
    after = clause.first("name", to.end()) if to else None
    if to and after and not re.search(r"\w", clause.text[to.end() : after.start]):
        return after
    near = clause.all("name", 0, free.start)[-1:] if free else []
    if not free or not near:
        return None
    between = clause.text[near[0].end : free.start]
    marks = [m for tag in ("has", "gain") if (m := clause.lexicon.find(tag, between))]
    rest = between.replace(marks[0][0], "", 1) if marks else between
    gains = clause.lexicon.tags.get("gain")
    given = any(m.end() == near[0].start for m in gains.finditer(clause.text)) if gains else False
    return near[0] if (marks or given) and not re.search(r"[,;:\w]", rest) else None


def _stranger(phrase: str) -> bool:
    """Whether somebody unknown is named within a phrase: a capital after its first word."""
    return any(word[:1].isupper() for word in phrase.split()[1:])


def _several(clause: Clause, aspect: str, start: int) -> list[str]:
    """An aspect and those that go on after it, each with a capital of its own."""
    out: list[str] = []
    place = clause.text.find(aspect, start)
    joints = clause.lexicon.tags.get("and")
    cuts = [m for m in joints.finditer(aspect) if aspect[m.end() :].lstrip()[:1].isupper()] if (
        joints and aspect[:1].isupper()) else []  # fmt: skip
    left = 0
    for cut in cuts:
        out.append(bare(aspect[left : cut.start()]))
        left = cut.end()
    out.append(bare(aspect[left:]))
    end = place + len(aspect)
    while place >= 0 and joints and (joint := joints.match(clause.text, _spaced(clause.text, end))):
        further = rolls.chunk(clause, joint.end(), len(clause.text), capital=True)
        if further is None or not further[:1].isupper():
            break
        out.append(further)
        end = clause.text.find(further, joint.end()) + len(further)
    return [each for each in out if each]


def _spaced(text: str, place: int) -> int:
    return place + len(text[place:]) - len(text[place:].lstrip())


def _person(clause: Clause) -> str | None:
    """Somebody nobody has heard of, where a phrase says that an aspect is put on a person."""
    told = clause.tag("on_person")
    if told is None:
        return None
    known = clause.value("name", *told.span())
    piece = told[0]
    for mark in reversed(list(clause.lexicon.tags["on"].finditer(piece))):
        if mark.start() == 0 or mark.end() == len(piece):
            piece = piece[: mark.start()] + piece[mark.end() :]
    return known or names.adhoc(piece, clause.lexicon)


def _bearer(clause: Clause, mark: re.Match[str] | None, on: Span | None) -> str | None:
    """Whom an aspect is put on: named after it or within the phrase, or whoever has it."""
    named = on or (clause.first("name", *mark.span()) if mark else None)
    starts = [
        m.start() for tag in ("has", "gain") if mark and (m := clause.lexicon.find(tag, mark[0]))
    ]
    if mark and named is None and 0 in starts:
        named = next((s for s in clause.all("name", 0, mark.start())
                      if not clause.text[s.end : mark.start()].strip()), None)  # fmt: skip
    return str(named.value) if named else None


def marked_with(clause: Clause, game: Game, told: Told) -> Result:
    """An aspect that somebody is said to have."""
    name = clause.value("name")
    mark = clause.tag("has") or clause.tag("gain")
    quoted = [s.value for s in clause.all("aspect") if "quoted" in s.flags]
    said = quoted[0] if quoted else mark and rolls.chunk(clause, mark.end(), len(clause.text),
                                                         capital=True)  # fmt: skip
    if not said or (mark and clause.first("name", mark.end())):
        return []
    # Where names have no capitals, any words might follow: the aspect has to be marked as one.
    if not quoted and not said[:1].isupper() and not clause.has("aspect_word"):
        return []
    told.name(name)
    return [Call("place_aspect", {"aspect": said, "on": name})]


def remove_aspect(clause: Clause, game: Game, told: Told) -> Result:
    """An aspect taken away."""
    mark = clause.tag("remove_aspect")
    aspect = clause.value("aspect") or rolls.aspect_said(clause, mark.end() if mark else 0)
    if not aspect:
        return Unclear("missing_aspect", ("aspect",), ("remove_aspect",))
    for who in game.characters.values():
        for harm in who.consequences:
            if harm.name and folded(harm.name) == folded(str(aspect)):
                # A wound goes by healing or by the GM's word.
                healed = {"character": who.name, "clear_consequence": harm.severity}
                return [Call("adjust", healed)]
    return [Call("remove_aspect", {"aspect": aspect})]
