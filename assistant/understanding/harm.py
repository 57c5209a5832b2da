"""Frames of harm: how a hit is taken, who is out, who concedes."""

import re
from typing import Any

from assistant.understanding import names, rolls
from assistant.understanding.annotate import Clause, track as said_track
from assistant.understanding.text import bare
from assistant.understanding.understood import Call, Told, Unclear, whom
from tools.game import Game
from tools.people import find
from tools.rules.ways import Way

Result = list[Call] | Unclear


def named(clause: Clause) -> dict[str, Any]:
    """Who is named, as a command has it."""
    name = clause.value("name")
    return {"character": name} if name else {}


# Somebody takes harm, or has it from now on.
TAKES = ("take", "has", "gain", "tick", "set", "marked_with")


def absorbs(clause: Clause) -> bool:
    """Whether a clause says how a hit is taken."""
    if clause.has("lightest", "rest_boxes"):
        return True
    if clause.first("boxes") or clause.first("box_value"):
        return True
    if clause.has("taken_out") and not clause.first("name"):
        return True
    return bool(clause.first("severity")) and clause.has("consequence", "take")


def soaks(clause: Clause, game: Game) -> bool:
    """Whether a clause says how the hit that waits is taken, by whoever it waits for."""
    hit = game.waiting("absorb")
    others = {span.value for span in clause.all("name")} - {hit.who if hit else None}
    if hit is None or others or clause.has("clear"):
        return False
    out = clause.tag("taken_out")
    if out and all(out.start() <= s.start and s.end <= out.end() for s in clause.all("skill")):
        return True
    if clause.first("skill"):
        return False
    told = ":" in clause.text or clause.has("take", "tick")
    return clause.first("marked") is not None or (told and absorbs(clause))


def absorb(clause: Clause, game: Game, told: Told) -> Result:
    """How a hit is taken: boxes, consequences and their names."""
    out = named(clause)
    if any(names.pattern(each.name, clause.lexicon).search(clause.text)
           for each in game.countdowns if not find(game, each.name)):  # fmt: skip
        return Unclear("not_understood", (), ("mark_countdown",))
    told.name(out.get("character"))
    if clause.has("lightest"):
        return [Call("absorb", {**out, "lightest": True})]
    severities = [span.value for span in clause.all("severity")]
    if severities and clause.has("mending"):
        return Unclear("not_understood", (), ("treat",))  # it heals: no harm
    if clause.first("box_value") and game.ruleset.one_box:
        out["boxes"] = [clause.value("box_value")]
    elif clause.first("boxes"):
        out["boxes"] = clause.value("boxes")
    elif clause.first("box_value"):
        out["boxes"] = 1
    elif game.waiting("absorb") and clause.first("marked") and not game.ruleset.one_box:
        out["boxes"] = clause.value("marked")
    if severities:
        out["consequences"] = severities
    hit, rest = game.waiting("absorb"), clause.tag("rest_boxes")
    if hit and rest and not clause.first("boxes"):
        left = hit.shifts - Way(consequences=tuple(severities)).absorbs
        out |= {"boxes": left} if left > 0 and not game.ruleset.one_box else {}
    said = [s.value for s in clause.all("aspect") if "quoted" in s.flags]
    tail = clause.text.rpartition(":")[2] if ":" in clause.text else after_called(clause)
    consequence = clause.tag("consequence")
    whose = clause.first("name", consequence.end()) if consequence else None
    owned = whose and consequence and not clause.text[consequence.end() : whose.start].strip()
    behind = clause.text[consequence.end() :].strip(" ,") if consequence else ""
    if not tail and consequence and behind[:1].isupper() and not owned:
        tail = clause.text[consequence.end() :]
    last = clause.all("severity")[-1:]
    end = last[0].end if last else 0
    if last and consequence and not clause.text[end : consequence.start()].strip():
        end = max(end, consequence.end())
    if not tail and last and (begun := re.match(r"\s*,\s*(?=\w)", clause.text[end:])):
        after = clause.text[end + begun.end() :]
        scriptless = after[:1].isalpha() and after[:1].upper() == after[:1].lower()
        more = clause.has("rest_boxes") or clause.first("boxes") or not scriptless
        tail = after if after[:1].isupper() or not more else ""
    if tail and (counted := clause.first("boxes", len(clause.text) - len(tail))):
        tail = rolls.without_end(clause, clause.text[-len(tail) :], counted.start)
    elif tail and rest and rest.start() >= len(clause.text) - len(tail):
        tail = rolls.without_end(clause, clause.text[-len(tail) :], rest.start())
    within = clause.all("aspect", clause.text.rfind(tail)) if tail else []
    if not said and len(within) == 1 == len(severities):
        said = [str(within[0].value)]  # what is in play is the name, and the words beside it none
    if not said and tail and not clause.first("severity", clause.text.rfind(tail)):
        said = [bare(p) for p in tail.split(",")] if len(severities) > 1 else [bare(tail)]
    if said and len(said) == len(severities):
        out["names"] = said
    if clause.has("taken_out") and not severities:
        out["taken_out"] = True
    if not {"boxes", "consequences", "taken_out"} & set(out):
        return Unclear("not_understood", (), ("absorb",))
    if clause.first("skill") and clause.first("difficulty"):
        return Unclear("not_understood", (), ("treat",))  # a roll about a consequence, no harm
    if find(game, out.get("character")) and not _hit(game, told, out["character"]):
        return _marked(clause, out)
    return [Call("absorb", out)]


def _hit(game: Game, told: Told, name: str) -> bool:
    """Whether a hit waits for somebody, or a player speaks, whose word alone harms nobody."""
    waiting = game.waiting("absorb")
    return told.speaker not in (None, "gm") or bool(waiting and waiting.who == name)


def _marked(clause: Clause, taken: dict[str, Any]) -> Result:
    """Harm that no roll has done: the GM's word. A consequence only spoken of is none taken."""
    told_so = clause.has(*TAKES) or ":" in clause.text or clause.first("aspect")
    if taken.get("consequences") and not told_so:
        return Unclear("not_understood", (), ("absorb",))
    who, boxes = {"character": taken["character"]}, taken.get("boxes", 0)
    track = said_track(clause) or "physical"
    said = taken.get("names") or ()
    calls = [Call("adjust", {**who, f"{track}_change": boxes if isinstance(boxes, int) else 1})]
    calls = calls if boxes else []
    for place, severity in enumerate(taken.get("consequences", ())):
        name = {"name": said[place]} if place < len(said) else {}
        calls.append(Call("adjust", {**who, "add_consequence": severity, **name}))
    return calls or [Call("absorb", taken)]


def after_called(clause: Clause) -> str:
    """What stands after a word such as called."""
    called = clause.tag("called")
    return clause.text[called.end() :] if called else ""


def take_out(clause: Clause, game: Game, told: Told) -> Result:
    """Somebody is out: the answer to a hit where one waits for them, else the GM's word."""
    name = clause.value("name")
    if name is None:
        # Something may be over that is nobody: a countdown, a scene.
        waits = game.waiting("absorb")
        return [Call("absorb", {"taken_out": True})] if waits else whom("take_out")
    told.name(name)
    waiting = game.waiting("absorb")
    if waiting and waiting.who == name:
        return [Call("absorb", {"character": name, "taken_out": True})]
    return [Call("take_out", {"character": name})]


def concede(clause: Clause, game: Game, told: Told) -> Result:
    """Somebody gives in."""
    mark = clause.tag("concede")
    name, how = rolls.before(clause, mark.start() if mark else 0)
    own = rolls.doer(clause, len(clause.text)) if how in ("me", "silent", "none") else None
    name = own.value if own else name
    name = name or (told.speaker if how == "me" and told.speaker != "gm" else None) or (
        told.last or next((each.who for each in game.pending if each.who), None)
        if how == "pronoun" else told.last if how == "silent" else None)  # fmt: skip
    known = {span.value for span in clause.all("name")}
    if name and known and name not in known:
        name = known.pop() if len(known) == 1 else None  # words beside a name are no name
    return [Call("concede", {"character": name})] if name else whom("concede")
