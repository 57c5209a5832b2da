"""Arguments out of what the slots of a form hold, where that is not one to one."""

import re
from collections.abc import Mapping
from typing import Any

from tools import gear

Values = dict[str, Any]


def _rest(values: Values, *taken: str) -> Values:
    return {key: value for key, value in values.items() if key not in taken}


def _together(values: Values, argument: str, *slots: str) -> Values:
    """Several slots of a kind as one list."""
    found = [values[slot] for slot in slots if slot in values]
    return {**_rest(values, *slots), **({argument: found} if found else {})}


def marks(values: Values) -> Values:
    """Boxes of conditions."""
    return _together(values, "conditions", "condition", "condition2")


def extreme(values: Values) -> Values:
    """An extreme consequence in an aspect's place, perhaps with its name."""
    name = {"names": [values["name"]]} if "name" in values else {}
    return {**_rest(values, "name"), **name, "consequences": ["extreme"]}


def conflict(values: Values) -> Values:
    """Everybody in a conflict, though the sides were named apart."""
    people = [*values.get("characters", ()), *values.get("people2", ())]
    return {**_rest(values, "people2"), **({"characters": people} if people else {})}


def less(values: Values) -> Values:
    """Fate points that are taken away."""
    change = values.get("fate_points_change")
    return {**values, **({} if change is None else {"fate_points_change": -abs(change)})}


def unmarked(values: Values) -> Values:
    """No box marked any more: on the track that was named, or on both."""
    tracks = [values["track"]] if "track" in values else ["physical", "mental"]
    return {**_rest(values, "track"), **dict.fromkeys(tracks, 0)}


def contest(values: Values) -> Values:
    """The sides of a contest, each with its goal."""
    sides: list[Values] = []
    for members, goal in (("people", "text"), ("people2", "text2"), ("people3", "")):
        if members in values:
            said = values.get(goal, values.get("text3"))
            aim = {"goal": said} if said else {}
            sides.append({"members": values[members], **aim})
    if len(sides) == 1 and len(sides[0]["members"]) > 1 and "goal" not in sides[0]:
        sides = [{"members": [each]} for each in sides[0]["members"]]
    rest = _rest(values, "people", "people2", "people3", "text", "text2", "text3")
    return {**rest, **({"sides": sides} if sides else {})}


def challenge(values: Values) -> Values:
    """The tasks of a challenge, perhaps with one difficulty for all."""
    hard = {"difficulty": values["difficulty"]} if "difficulty" in values else {}
    tasks = [{"name": name, **hard} for name in values.get("list", ())]
    return {**_rest(values, "list", "difficulty"), **({"tasks": tasks} if tasks else {})}


def border(values: Values) -> Values:
    """A barrier between two zones; without a difficulty it is asked for."""
    if not {"zone", "zone2", "n"} <= set(values):
        return {}
    between = [values["zone"], values["zone2"]]
    return {"borders": [{"between": between, "barrier": values["n"]}]}


def blind(values: Values) -> Values:
    """Two zones that can't be seen from each other."""
    between = [values["zone"], values["zone2"]]
    barrier = {"barrier": values["n"]} if "n" in values else {}
    return {"borders": [{"between": between, "sight": False, **barrier}]}


def placed(values: Values) -> Values:
    """Who is in which zone."""
    if not {"people", "zone"} <= set(values):
        return {}
    return {"places": dict.fromkeys(values["people"], values["zone"])}


def countdown(values: Values) -> Values:
    """A countdown with what marks its boxes."""
    return _together(values, "triggers", "trigger", "trigger2")


def backwards(values: Values) -> Values:
    """Boxes that are cleared."""
    return {**values, "boxes": -abs(values.get("boxes", 1))}


def slower(values: Values) -> Values:
    """Steps slower instead of faster."""
    return {**values, **({"faster": -values["faster"]} if "faster" in values else {})}


def surprised(values: Values) -> Values:
    """Surprise invoked away: the aspect needs no name where nobody gave it another."""
    return {"aspect": "Surprised", **values}


def swap(values: Values) -> Values:
    """Two skills whose ratings change places."""
    return {**_rest(values, "skill", "skill2"), "swap": [values["skill"], values["skill2"]]}


def mends(values: Values) -> Values:
    """A consequence that begins to recover, under a new name."""
    return {
        **_rest(values, "severity", "name"),
        "consequences": {values["severity"]: values["name"]},
    }


def solo(values: Values) -> Values:
    """Solo bonuses of a big bad."""
    return _together(values, "solo", "solo", "solo2")


def true_form(values: Values) -> Values:
    """A true form still to come."""
    form = {key: value for key, value in (("name", values.get("name")),
                                          ("aspects", values.get("list"))) if value}  # fmt: skip
    return {**_rest(values, "name", "list"), "forms": [form]}


def _gear(values: Values, table: Mapping[str, int]) -> Values:
    name = values.get("gear", "")
    known = gear.kind_of(name, table) or next(
        (kind for kind in table if re.sub("_", " ", kind) == name.casefold()), None
    )
    rated = {"rating": values["n"]} if "n" in values else {"kind": known} if known else {}
    return {"name": name, **rated}


def weapon(values: Values) -> Values:
    """A weapon on a sheet: its rating as it is said, or as its kind has it."""
    if "gear" not in values:
        return values
    made = _gear(values, gear.WEAPONS) | ({"skill": values["skill"]} if "skill" in values else {})
    return {**_rest(values, "gear", "n", "skill"), "weapons": [made]}


def armor(values: Values) -> Values:
    """Armour on a sheet."""
    if "gear" not in values:
        return values
    return {**_rest(values, "gear", "n"), "armor": [_gear(values, gear.ARMOR)]}


def laid(values: Values) -> Values:
    """What is no longer carried."""
    return {**_rest(values, "gear"), "laid_aside": [values["gear"]]}


def ward(values: Values) -> Values:
    """A defence against surprise."""
    return {**_rest(values, "ward"), "wards": [values["ward"]]}


def pooled(values: Values) -> Values:
    """A check nD:t."""
    if "pool" not in values:
        return values
    dice, target = values["pool"]
    return {**_rest(values, "pool"), "dice": dice, "target": target}


def harder(values: Values) -> Values:
    """A check with a die less for a reason."""
    return _for_reason(values, -1)


def easier(values: Values) -> Values:
    """A check with a die more for a reason."""
    return _for_reason(values, 1)


def _for_reason(values: Values, dice: int) -> Values:
    reason = {"reason": values.get("text", ""), "dice": dice}
    return {**pooled(_rest(values, "text")), "modifiers": [reason]}
