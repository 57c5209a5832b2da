"""Real files of other tools, where they are at hand; what they say was read off them by eye."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bringing import aspects, bring, give

BESIDE = [each / "shared" / "samples" for each in Path(__file__).resolve().parents]
SAMPLES = next((each for each in BESIDE if each.is_dir()), BESIDE[0])
pytestmark = pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample files are not here")

NINETEEN = (
    "academics athletics burglary contacts crafts deceive drive empathy fight investigate lore "
    "notice physique provoke rapport resources shoot stealth will"
).split()
APPROACHES = "careful clever flashy forceful quick sneaky".split()
DRESDEN = "Flair Focus Force Guile Haste Intellect".split()
ALL_SLOTS = ["mild", "moderate", "severe"]
# File -> name, skills (all are blank or 0), labels of aspect places by kind, stunt places,
# boxes by track, slots.
BLANK: dict[str, tuple[str, list[str], list[str], int, dict[str, int], list[str]]] = {
    "fari/Fate_Condensed.json": (
        "Fate Condensed", NINETEEN, ["high_concept", "trouble", "relationship", "free", "free"], 3,
        {"physical": 3, "mental": 3}, ALL_SLOTS),
    "fari/Fate_Condensed_(PL).json": (
        "Fate Condensed Polish", NINETEEN,
        ["high_concept", "trouble", "relationship", "free", "free"], 3,
        {"physical": 3, "mental": 3}, ALL_SLOTS),
    "fari/Fate_Condensed_(IT).json": (
        "Fate Condensed (IT)",
        [each for each in NINETEEN if each not in ("academics", "burglary")] + ["Discrezione"],
        ["high_concept", "trouble", "relationship", "free", "free"], 3,
        {"physical": 3, "mental": 3}, ALL_SLOTS),
    "fari/Fate_Core_(DE).json": (
        "Fate Core (DE)", [each for each in NINETEEN if each != "academics"],
        ["high_concept", "trouble", "relationship", "free", "free"], 3,
        {"physical": 2, "mental": 2}, ALL_SLOTS),
    "fari/FateAccelerated_(DE).json": (
        "FateAccelerated (DE)", APPROACHES, ["high_concept", "trouble", "free", "free", "free"], 3,
        {"stress": 3}, ALL_SLOTS),
    "fari/Fate_Accelerated_(ES).json": (
        "Fate Accelerated (Spanish Edition)", APPROACHES,
        ["high_concept", "trouble", "relationship", "free", "free"], 3, {"stress": 3}, ALL_SLOTS),
    "fari/Fate_Core_General.json": (
        "Fate Core - General(New Design) Template", [],
        ["high_concept", "trouble", "free", "free", "free"], 3,
        {"physical": 2, "mental": 2}, ALL_SLOTS),
}  # fmt: skip


def load(name: str) -> tuple[Path, Any]:
    path = SAMPLES / name
    return path, json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("name", BLANK)
def test_blank_sheets_of_fari(name: str) -> None:
    path, document = load(name)
    called, skills, kinds, stunts, boxes, slots = BLANK[name]
    _, who, arrival = bring(document, stem=path.stem.replace("_", " "))
    assert who.name == called
    assert who.skills == dict.fromkeys(skills, 0)
    assert [each.key for each in arrival.draft.of("aspect")] == kinds
    assert (who.aspects, who.stunts, who.consequences) == ((), (), ())
    assert len(arrival.draft.of("stunt")) == stunts
    assert {each.key: len(each.boxes) for each in arrival.draft.of("boxes")} == boxes
    assert [each.severity for each in who.slots] == slots
    assert not any(who.marked.values())
    assert (who.points, who.refresh) == (3, 3)
    assert all(each.startswith(("Credits", "CREDITS", "créditos"))
               for each in arrival.draft.unread)  # fmt: skip


STUNTS = {
    "Magical_Practitioner": [
        "Evocation (Core)", "Thaumaturgy (Core)", "Soulgaze (Core)", "White Council Membership",
        "Warden", "Silver Sword", "Evocation Specialist", "Enchanted Item", "Loremaster",
        "Combat Wizard", "Duelist Wizard", "Arcane Investigator", "Wanderer of the Ways",
        "Ritual Specialist"],
    "Medic": ["First Aid (Core)", "Medical Care (Core)", "Field Triage", "Psych Rotation",
              "Forensic Pathology", "Anatomical Knowledge", "Ambulance"],
    "Red_Court_Vampire": [
        "Flesh Mask (Core)", "Vampiric Toughness (Core)", "Vampiric Physique (Core)",
        "The Kiss (Core)", "Vampiric Recovery", "Cloak of Shadows", "Pack Influence"],
}  # fmt: skip
OTHER_TRACKS = {
    "Magical_Practitioner": {
        "Indebted",
        "The Third Eye",
        "Combat Wizard",
        "Exhausted",
        "Burned Out",
    },
    "Medic": {"Indebted", "Medical License"},
    "Red_Court_Vampire": {"Indebted", "Hunger for Blood", "Sunburned"},
}


@pytest.mark.parametrize("name", STUNTS)
def test_actors_of_foundry(name: str) -> None:
    _, document = load(f"foundry/{name}.json")
    table, who, arrival = bring(document)
    assert who.name == name.replace("_", " ")
    assert who.skills == dict.fromkeys(DRESDEN, 0)
    assert [each.key for each in arrival.draft.of("aspect")] == [
        "high_concept", "trouble", "free", "free", "free"]  # fmt: skip
    assert [text.partition(": ")[0] for text in who.stunts] == STUNTS[name]
    assert len(who.boxes["physical"]) == 6 and not any(who.marked.values())
    slots = {each.label: each.key for each in arrival.draft.of("wound")}
    assert slots == {"In Peril": "moderate", "Doomed": "severe"}
    assert [each.severity for each in who.slots] == ["moderate", "severe"]
    told = {each.partition(":")[0] for each in arrival.draft.unread}
    assert told == OTHER_TRACKS[name] | {"Extra"}
    assert give(table, who, "foundry") == document


def test_the_apps_sheet() -> None:
    _, document = load("fchar/character.fchar.json")
    table, who, arrival = bring(document)
    assert who.name == "Johnny Pork"
    assert aspects(who) == {
        "high_concept": ["Bacon-Slinging Meme Master"],
        "trouble": ["Chased by Ham-Fisted Enemies"],
        "free": ["Rebel Spirit"],
    }
    assert who.skills == {
        "athletics": 3, "burglary": 1, "contacts": 1, "deceive": 2, "investigate": 1, "lore": 2,
        "notice": 3, "physique": 4, "provoke": 1, "stealth": 2,
    }  # fmt: skip
    assert [text.partition(": ")[0] for text in who.stunts] == ["Sizzle Entrance",
                                                                "Porker’s Reprieve"]  # fmt: skip
    assert {"race: Swinefolk"} <= {*arrival.draft.unread}
    assert any(each.startswith("inventory") for each in arrival.draft.unread)
    assert give(table, who, "fchar") == document


def blocks(value: Any) -> list[Any]:
    """Every block of a document with everything that it holds, in a settled order."""
    if isinstance(value, list):
        return [each for part in value for each in blocks(part)]
    if not isinstance(value, dict):
        return []
    if "blocks" in value:
        return [(value["id"], value["label"], value.get("visibleOnCard"), value["blocks"])]
    return [each for part in value.values() for each in blocks(part)]


@pytest.mark.parametrize("name", BLANK)
def test_fari_goes_out_with_all_that_came_in(name: str) -> None:
    _, document = load(name)
    table, who, _ = bring(document)
    out = give(table, who, "fari")
    if document["version"] == 6:
        assert out == document
    assert sorted(blocks(out), key=str) == sorted(blocks(document), key=str)
    kept = {key: value for key, value in document.items() if key not in ("pages", "version")}
    assert {key: out[key] for key in kept} == kept
    assert give(*bring(out)[:2], "fari") == out
