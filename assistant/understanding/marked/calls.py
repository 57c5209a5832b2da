"""From what is said and its parts to commands, as plain data."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from assistant.understanding.marked import harm
from assistant.understanding.marked.held import Parts, adjusted, call
from assistant.understanding.rolls import agreed
from assistant.understanding.settling import MOST
from assistant.understanding.understood import Call
from tools.game import Game
from tools.people import find, find_aspect

# The parts that tell a side of a roll, and the arguments for which they stand.
SIDE = {"skill": "skill", "rating": "rating", "dice": "dice_total", "faces": "faces",
        "total": "effort"}  # fmt: skip


def _side(parts: Parts, other: str = "") -> dict[str, Any]:
    """One side of a roll; a bare number beside a skill that the sheet rates otherwise came out."""
    held = {key: parts.held[role + other][0] for role, key in SIDE.items()
            if parts.held.get(role + other)}  # fmt: skip
    said = {key: list(part.value) if key == "faces" else part.value for key, part in held.items()}
    rated = held.get("rating")
    sheet = find(parts.game, parts.one("whom") if other else parts.doer)
    known = sheet.skills.get(str(said.get("skill", ""))) if sheet else None
    came, bare = held.get("effort"), not {"rating", "dice_total", "faces"} & set(said)
    if came and bare and (came.value <= 0 or came.look == "signed") and abs(came.value) <= MOST:
        # With a sign before it, or none at all, it is what is added: the sheet's rating, or dice.
        said["rating" if came.value == known else "dice_total"] = said.pop("effort")
    if rated and rated.value < 0 and set(said) <= {"skill", "rating"}:
        said["dice_total"] = said.pop("rating")  # four dice come up so, hardly any skill
    elif rated and rated.look == "digits" and known not in (None, rated.value) and (
        not {"dice_total", "faces", "effort"} & set(said)):  # fmt: skip
        said["effort"] = said.pop("rating")
    return agreed(said)


def _invokes(parts: Parts) -> list[dict[str, Any]]:
    paid = [{"aspect": each, **({"free": False} if parts.paid else {})}
            for each in parts.all("invoked")]  # fmt: skip
    return [*paid, *({"aspect": each, "free": True} for each in parts.all("free"))]


def _roll(parts: Parts, name: str, **more: Any) -> list[Call]:
    implied = {"skill": parts.implied} if parts.implied and "skill" not in parts.held else {}
    said = {"actor": parts.doer, **implied, **_side(parts), "invokes": _invokes(parts)}
    return [call(name, {**said, "helpers": parts.all("helper"), **more})]


def _rolling(game: Game) -> str:
    """What a plain roll is: in a contest it is made for a side."""
    return "overcome" if game.scene.contest else "roll"


def _awaited(parts: Parts) -> bool:
    """Whether whoever rolls has to defend, and nobody and nothing else is named."""
    waits = parts.game.waiting("defend")
    return waits is not None and parts.doer in (None, waits.who) and not any(
        parts.held.get(role) for role in ("whom", "difficulty"))  # fmt: skip


def _attack(parts: Parts) -> list[Call]:
    if _awaited(parts):
        return _defend(parts)
    hit = parts.all("whom", "who2", "who3")
    whom = {"target": hit[0]} if len(hit) == 1 else {"targets": hit}
    return _roll(parts, "attack", **whom, difficulty=parts.one("difficulty"),
                 defence=_side(parts, "2"))  # fmt: skip


def _alone(parts: Parts) -> Parts:
    """Of one person named beside no other side's roll it is them who roll."""
    opposed = any(parts.held.get(role + "2") for role in SIDE)
    if parts.held.get("who") or opposed or len(parts.all("whom")) != 1:
        return parts
    held = {role: each for role, each in parts.held.items() if role != "whom"}
    return replace(parts, held={**held, "who": parts.held["whom"]})


def _overcome(parts: Parts) -> list[Call]:
    parts = _alone(parts)
    if _awaited(parts):
        return _defend(parts)
    return _roll(parts, "overcome", difficulty=parts.one("difficulty"), target=parts.one("whom"),
                 defence=_side(parts, "2"))  # fmt: skip


def _plain(parts: Parts) -> list[Call]:
    parts = _alone(parts)
    return _defend(parts) if _awaited(parts) else _roll(parts, _rolling(parts.game))


def _advantage(parts: Parts) -> list[Call]:
    stands, new = parts.one("aspect"), parts.one("new")
    known = not new and bool(stands) and find_aspect(parts.game, stands) is not None
    return _roll(parts, "create_advantage", aspect=new or stands,
                 existing="known" if known else None, target=parts.one("whom"),
                 zone=parts.one("zone"), difficulty=parts.one("difficulty"),
                 defence=_side(parts, "2"))  # fmt: skip


def _defend(parts: Parts) -> list[Call]:
    parts = _alone(parts)
    said = {"actor": parts.doer, **_side(parts), "invokes": _invokes(parts),
            "difficulty": parts.one("difficulty")}  # fmt: skip
    waits = parts.game.waiting("defend")
    if said["actor"] is None and waits:
        said["actor"] = waits.who
    return [call("defend", said)]


def _passive(parts: Parts) -> list[Call]:
    waits = parts.game.waiting("defend")
    return [Call("defend", {"difficulty": parts.one("difficulty"), "actor": waits.who})] if (
        waits) else []  # fmt: skip


def _treat(parts: Parts) -> list[Call]:
    aspect, patient = parts.one("aspect"), parts.one("whom")
    found = find_aspect(parts.game, aspect) if aspect else None
    whose = patient or (found[0] if found else None)
    return _roll(parts, "treat", patient=None if whose == parts.doer else whose,
                 consequence=aspect, severity=parts.one("severity"), rename=parts.one("new"),
                 difficulty=parts.one("difficulty"))  # fmt: skip


def _place(parts: Parts) -> list[Call]:
    holder = parts.one("helper")
    return [call("place_aspect", {
        "aspect": parts.one("new"), "on": parts.one("whom") or parts.one("who"),
        "zone": parts.one("zone"), "holder": holder,
        "free_invokes": parts.one("n") or (1 if holder else None),
    })]  # fmt: skip


def _boost(parts: Parts) -> list[Call]:
    if parts.game.waiting("boost"):
        return [call("take_boost", {"aspect": parts.one("new")})]
    return [call("place_aspect", {"aspect": parts.one("new"), "boost": True,
                                   "holder": parts.doer, "on": parts.one("whom")})]  # fmt: skip


def _invoke(parts: Parts, free: bool | None = None, use: str | None = None) -> list[Call]:
    """An aspect invoked on the roll just made; whom it helps the roll itself tells."""
    paid = False if parts.paid and free is None else free
    return [call("invoke", {"actor": parts.doer, "aspect": parts.one("aspect"),
                            "free": paid, "use": use})]  # fmt: skip


def _compel(parts: Parts, accept: bool | None = None) -> list[Call]:
    aspect, whom = parts.one("aspect"), parts.one("who")
    found = find_aspect(parts.game, aspect) if aspect else None
    whom = whom or (found[0] if found else None)
    made = [call("compel", {"character": whom, "aspect": aspect, "by": parts.one("whom"),
                             "story": parts.one("text")})]  # fmt: skip
    if accept is not None:
        made.append(Call("answer_compel", {"accept": accept}))
    return made


def _points(parts: Parts, sign: int) -> list[Call]:
    return adjusted(parts, "fate_points_change", sign * (parts.one("n") or 1))


def _npc(parts: Parts) -> list[Call]:
    skills, ratings = parts.all("skill", "skill2"), [
        each.value for role in ("n", "n2") for each in parts.held.get(role, ())]  # fmt: skip
    if len(skills) != len(ratings):
        return []
    return [call("create_character", {
        "kind": "npc", "name": parts.one("new"), "aspects": parts.all("new2"),
        "skills": dict(zip(skills, ratings, strict=True))})]  # fmt: skip


BUILT: Mapping[str, Callable[[Parts], list[Call]]] = {
    "attack": _attack,
    "overcome": _overcome,
    "roll": _plain,
    "advantage": _advantage,
    "defend": _defend,
    "passive": _passive,
    "absorb": harm.absorb,
    "treat": _treat,
    "aspect.add": _place,
    "aspect.rename": lambda parts: [call("rename_aspect", {
        "aspect": parts.one("aspect"), "name": parts.one("new")})],
    "boost": _boost,
    "invoke": _invoke,
    "invoke.for": _invoke,
    "invoke.free": lambda parts: _invoke(parts, free=True),
    "invoke.reroll": lambda parts: _invoke(parts, use="reroll"),
    "declare": lambda parts: [call("declare", {
        "character": parts.doer, "detail": parts.one("text"), "aspect": parts.one("aspect")})],
    "compel": _compel,
    "compel.accepted": lambda parts: _compel(parts, accept=True),
    "compel.refused": lambda parts: _compel(parts, accept=False),
    "points.more": lambda parts: _points(parts, 1),
    "points.less": lambda parts: _points(parts, -1),
    "stress.mark": lambda parts: harm.stress(parts, 1),
    "stress.clear": harm.cleared,
    "harm.clear": harm.healed,
    "countdown.new": lambda parts: [call("begin_countdown", {
        "name": parts.one("new"), "boxes": parts.one("n"), "outcome": parts.one("text")})],
    "stunt": lambda parts: [call("edit_character", {
        "name": parts.doer, "stunts": parts.all("new")})],
    "npc": _npc,
    "contest": lambda parts: [call("begin_contest", {
        "sides": [call("", {"members": [each], "goal": parts.one("text")}).arguments
                  for each in parts.all("who", "whom", "who2", "who3")],
        "to_win": parts.one("n")})],
}  # fmt: skip
