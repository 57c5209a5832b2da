"""The GM's word on what was refused, and what else is told of a table in English."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tests.assistant.understanding.test_reached import table

TAM = {
    "en": "Zora is an npc: Fihgt +3",
    "th": "NPC ชื่อ Zora: Fihgt +3",
    "pl": "Zora to npc: Fihgt +3",
    "fi": "Zora on npc: Fihgt +3",
    "zh": "Zora是npc:Fihgt +3",
}
FOG = [("remove_aspect", {"aspect": "Fog"})]


def said(text: str, earlier: str = "", language: str = "en") -> list[tuple[str, dict[str, Any]]]:
    before = Earlier(said=earlier, reply="refused") if earlier else Earlier()
    read = understand(text, table("insisting"), language=language, earlier=before)
    return [(call.name, dict(call.arguments)) for call in read.calls]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "do it, the skill is called that"),
        ("en", "my ruling"),
        ("en", "yes, do it anyway"),
        ("en", "it's not a typo"),
        ("th", "GM อนุญาต"),
        ("th", "ทักษะนี้ชื่อนี้จริงๆ"),
        ("pl", "ta umiejętność tak się nazywa"),
        ("pl", "pozwalam"),
        ("fi", "taidon nimi on se"),
        ("fi", "sallin sen"),
        ("zh", "这个技能就叫这个"),
        ("zh", "我允许"),
    ],
)
def test_a_refused_sheet_goes_through_by_the_gms_word(language: str, text: str) -> None:
    ((name, sheet),) = said(text, TAM[language], language)
    assert (name, sheet["name"], sheet["ruling"]) == ("create_character", "Zora", True)
    assert sheet["skills"] == {"Fihgt": 3}


@pytest.mark.parametrize(
    "before",
    ["", "Mara takes one box", "Zora is an npc: Fight +3", "Mara attacks the Wolf with Fight"],
)
def test_nothing_is_insisted_on_that_was_not_refused(before: str) -> None:
    assert said("my ruling", before) == []


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("Mara climbs the wall with Athletics against 3, total 2",
         [("overcome", {"actor": "Mara", "skill": "athletics", "effort": 2, "difficulty": 3})]),
        ("The Fog has lifted", FOG),
        ("the fog is no more", FOG),
        ("it's the wolf's go", [("next_turn", {"character": "Wolf"})]),
        ("Bram covers Mara with full defense",
         [("full_defense", {"character": "Bram", "covers": ["Mara"]})]),
        ("the Dawn clock goes up by one", [("mark_countdown", {"name": "Dawn", "boxes": 1})]),
        ("there's now a Slick Floor in the Hall",
         [("place_aspect", {"aspect": "Slick Floor", "zone": "Hall"})]),
        ("Mara sprints up to the Stairs", [("move", {"character": "Mara", "to": "Stairs"})]),
        ("I compel Mara's trouble: her creditors wait",
         [("compel", {"character": "Mara", "aspect": "Owes the Wrong People",
                      "story": "her creditors wait"})]),
        ("odds of Mara hitting Great with Fight?", [("odds", {"roll": "+4 vs +4"})]),
    ],
)  # fmt: skip
def test_what_is_told_at_the_table(text: str, calls: list[tuple[str, dict[str, Any]]]) -> None:
    assert said(text) == calls
