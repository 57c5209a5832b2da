"""The GM's word on points, boxes and ratings."""

import re
from functools import cache
from typing import Any

from assistant.understanding.annotate import Clause, track as said_track
from assistant.understanding.lexicon import bounded, lexicon
from assistant.understanding.understood import Call, Told, Unclear
from tools.game import Game

Result = list[Call] | Unclear
TRACKS = ("physical", "mental")


def adjust(clause: Clause, game: Game, told: Told) -> Result:
    """The GM's word on points, boxes and ratings."""
    name = clause.value("name")
    out: dict[str, Any] = {"character": name} if name else {}
    if _handed_on(clause):
        return Unclear("who", ("character",), ("adjust",))
    for key in ("fate_points", "refresh"):
        if clause.first(key):
            out[key] = clause.value(key)
    told_of = clause.first("fate_points")
    further = clause.first("name", told_of.end) if told_of and name else None
    end = further.start if further and further.value != name else len(clause.text)
    gains, loses = (clause.tag(tag, 0, end) is not None for tag in ("gain", "lose"))
    if "fate_points" in out and (gains or loses):
        change = out.pop("fate_points")
        out["fate_points_change"] = -change if loses else change
    ticked = _ticked(clause)
    if clause.has("clear_stress") and not ticked:
        out |= dict.fromkeys([clause.value("track")] if clause.first("track") else TRACKS, 0)
    if clause.first("marked"):
        out[said_track(clause) or "physical"] = clause.value("marked")
    if clause.first("skill") and clause.first("number"):
        out["skills"] = {clause.value("skill"): clause.value("number")}
    out |= ticked
    if name is None and clause.has("clear_stress") and clause.has("everyone"):
        return [Call("adjust", {"character": who.name, **out}) for who in game.characters.values()
                if any(who.marked.get(track) for track in TRACKS if track in out)] or (
            Unclear("who", ("character",), ("adjust",)))  # fmt: skip
    if name is None and not (clause.has("gm") and {"fate_points", "fate_points_change"} & set(out)):
        return Unclear("who", ("character",), ("adjust",))
    return [Call("adjust", out), *_others(clause, out)]


def _handed_on(clause: Clause) -> bool:
    """Whether somebody gives somebody else the points: no rule says that this costs the giver."""
    gain, points = clause.tag("gain"), clause.first("fate_points")
    giver = clause.first("name", 0, gain.start()) if gain else None
    taker = clause.first("name", gain.end(), points.start) if gain and points else None
    return bool(giver and taker and giver.value != taker.value)


def _others(clause: Clause, first: dict[str, Any]) -> list[Call]:
    """The same told of others: "Ann has two points, Bo three", "Ann gains one, Bo loses one"."""
    changes = "fate_points_change"
    key = next((each for each in ("fate_points", changes) if each in first), "refresh")
    told = clause.first(key.removesuffix("_change")) if key in first else None
    people = clause.all("name", told.end) if told else []
    calls: list[Call] = []
    for n, span in enumerate(people):
        end = people[n + 1].start if n + 1 < len(people) else len(clause.text)
        amount = re.search(_counted(clause.lexicon.language), clause.text[span.end : end], re.I)
        if amount is None:
            continue
        word = amount[0].casefold()
        value = clause.lexicon.counts[word] if word in clause.lexicon.counts else int(word)
        if key == changes:
            gains, loses = (clause.tag(tag, span.end, end) for tag in ("gain", "lose"))
            down = loses or (first[changes] < 0 and not gains)
            value = -value if down else value
        calls.append(Call("adjust", {"character": span.value, key: value}))
    return calls


@cache
def _counted(language: str) -> str:
    """A number without a sign, in digits or in words."""
    words = sorted(lexicon(language).counts, key=len, reverse=True)
    return rf"(?<!\d)\d{{1,2}}(?!\d)|{bounded('|'.join(map(re.escape, words)))}"


def _ticked(clause: Clause) -> dict[str, Any]:
    """Boxes that are marked or cleared, and a consequence that is gone."""
    clears = clause.has("clear", "clear_stress")
    if clears and clause.first("severity"):
        return {"clear_consequence": clause.value("severity")}
    boxes = clause.value("boxes")
    if not boxes or not (clears or clause.has("tick")):
        return {}
    return {f"{said_track(clause) or 'physical'}_change": -boxes if clears else boxes}
