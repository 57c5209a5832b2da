"""Small sheets in the shapes of other tools, made for these tests."""

from __future__ import annotations

from typing import Any

DEEP = "Deep Lungs: +2 to Athletics under water"


def block(kind: str, label: str, value: Any, **meta: Any) -> dict[str, Any]:
    return {"id": f"{label}-{kind}", "type": kind, "label": label, "value": value, "meta": meta}


def section(label: str, *blocks: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": f"section-{label}", "label": label, "blocks": list(blocks), **more}


def boxes(*marks: bool) -> list[dict[str, Any]]:
    return [{"label": str(place), "checked": mark} for place, mark in enumerate(marks, 1)]


def sections() -> list[dict[str, Any]]:
    return [
        section("Aspects", block("Text", "High Concept", "Salvage Diver Who Talks To Wrecks"),
                block("Text", "Trouble", "The Sea Wants Me Back"),
                block("Text", "Other Aspect", "Never Without Rope"),
                block("Text", "Other Aspect", "")),
        section("Stunts & Extras", block("Text", "Stunt #1", DEEP),
                block("Text", "Cold Blood", "may use Will in place of Physique against cold"),
                block("Text", "Stunt #2", "")),
        section("Fate Points", block("PointCounter", "Fate Points", "2", isMainPointCounter=True,
                                     max="3")),
        section("Other", block("Text", "Notes", "Owes Berit a boat.")),
        section("Stress", block("SlotTracker", "Physical", boxes(True, False, True, False)),
                block("SlotTracker", "Mental", boxes(False, False, False)),
                block("SlotTracker", "Corruption", boxes(True, False))),
        section("Consequences", block("Text", "Mild", "Split Lip", checked=True),
                block("Text", "Moderate", "", checked=False),
                block("Text", "Severe", "", checked=False)),
        section("Skills", block("Skill", "Athletics", "4", commands=["4dF"]),
                block("Skill", "Will", "+3"), block("Skill", "Lore", ""),
                block("Skill", "Diving", "2")),
    ]  # fmt: skip


LEFT = 4  # of the sections


def fari(version: int) -> dict[str, Any]:
    """One character in a schema of Fari's, 1 to 6."""
    head = {"id": "f-1", "name": "Ilse Vang", "version": version, "lastUpdated": 5,
            "fariType": "character"}  # fmt: skip
    if version <= 2:
        return {**head, **flat(version)}
    listed = sections()
    if version == 3:
        for place, each in enumerate(listed):
            each["position"] = "Left" if place < LEFT else "Right"
        page: dict[str, Any] = {"sections": listed}
    elif version == 4:
        page = {"sections": {"left": listed[:LEFT], "right": listed[LEFT:]}}
    else:
        columns = [{"sections": listed[:LEFT]}, {"sections": listed[LEFT:]}]
        page = {"rows": [{"columns": columns}]}
    return {**head, "pages": [{"id": "p-1", "label": "Character", **page}]}


def flat(version: int) -> dict[str, Any]:
    """The lists of schemas 1 and 2."""
    lists: dict[str, Any] = {}
    names = {"aspects": 0, "stunts": 1, "stressTracks": 4, "consequences": 5, "skills": 6}
    for key, place in names.items():
        lists[key] = [{"name": each["label"], "value": each["value"]}
                      for each in sections()[place]["blocks"]]  # fmt: skip
    if version == 1:
        for track in lists["stressTracks"]:
            track["value"] = [box["checked"] for box in track["value"]]
    return {**lists, "refresh": 3, "fatePoints": 2, "notes": "Owes Berit a boat."}


def foundry(root: str) -> dict[str, Any]:
    """One actor of Fate Core Official, its tree under `data` or `system`."""
    track = {"category": "Combat", "description": "", "universal": True, "unique": True,
             "enabled": True, "notes": "", "label": "none"}  # fmt: skip
    tree = {
        "details": {"description": {"value": "<p>Tall &amp; quiet.</p>"},
                    "biography": {"value": ""},
                    "fatePoints": {"current": 1, "refresh": "2"}},
        "aspects": {
            "k1": {"name": "High Concept", "value": "Keeper of the Last Lamp", "description": ""},
            "k2": {"name": "Trouble", "value": "Afraid of Gulls", "description": ""},
            "k3": {"name": "Ambition", "value": "A Light on Every Rock", "description": ""},
        },
        "skills": {
            "s1": {"name": "Notice", "rank": 3, "description": "", "pc": True},
            "s2": {"name": "Lamp Craft", "rank": 2, "description": "", "pc": True},
        },
        "stunts": {"t1": {"name": "Signal", "description": "<b>+2</b> to be seen", "bonus": 2,
                          "linked_skill": "Notice", "refresh_cost": 1}},
        "tracks": {
            "a": {**track, "name": "Physical Stress", "recovery_type": "Fleeting", "aspect": "No",
                  "boxes": 3, "harm_can_absorb": 1, "box_values": [True, False, False]},
            "b": {**track, "name": "Mental Stress", "recovery_type": "Fleeting", "aspect": "No",
                  "boxes": 2, "harm_can_absorb": 1, "box_values": [False, False]},
            "c": {**track, "name": "Mild Consequence", "recovery_type": "Sticky", "boxes": 1,
                  "aspect": {"name": "Salt in the Eyes", "when_marked": True, "as_name": False},
                  "harm_can_absorb": 2, "box_values": [True]},
            "d": {**track, "name": "Moderate Consequence", "recovery_type": "Sticky", "boxes": 1,
                  "aspect": {"name": "", "when_marked": True, "as_name": False},
                  "harm_can_absorb": 4, "box_values": [False]},
            "e": {**track, "name": "Lamp Oil", "recovery_type": "Sticky", "aspect": "No",
                  "boxes": 4, "harm_can_absorb": 0, "box_values": [True, True, False, False]},
        },
    }  # fmt: skip
    return {
        "_id": "abc",
        "name": "Oda",
        "type": "fate-core-official",
        root: tree,
        "flags": {"x": 1},
        "items": [{"name": "Lamp", "type": "Extra", root: {"description": {"value": "Bright"}}}],
    }


FCHAR: dict[str, Any] = {
    "name": "Pim",
    "race": "Vole",
    "aspects": [
        {"name": "Smallest Knight", "type": "high-concept", "description": "brave"},
        {"name": "Easily Stepped On", "type": "trouble", "description": ""},
        {"name": "Good Ears", "type": "other", "description": ""},
    ],
    "skills": {"Notice": 3, "Deceit": 1},
    "stunts": [{"name": "Burrow", "description": "may leave any scene downwards"}],
    "inventory": [{"name": "Needle", "quantity": 1}],
}
