"""Sheets of other tools, as they come in."""

from __future__ import annotations

from typing import Any

import pytest
from bringing import aspects, bring, game
from foreign import FCHAR, block, fari, foundry, section


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5, 6])
def test_every_schema_of_fari_says_the_same(version: int) -> None:
    _, who, arrival = bring(fari(version))
    assert who.name == "Ilse Vang"
    assert aspects(who) == {
        "high_concept": ["Salvage Diver Who Talks To Wrecks"],
        "trouble": ["The Sea Wants Me Back"],
        "free": ["Never Without Rope"],
        "consequence": ["Split Lip"],
    }
    assert who.skills == {"athletics": 4, "will": 3, "lore": 0, "Diving": 2}
    assert who.stunts == (
        "Deep Lungs: +2 to Athletics under water",
        "Cold Blood: may use Will in place of Physique against cold",
    )
    assert (who.points, who.refresh) == (2, 3)
    assert who.boxes == {"physical": (1, 1, 1, 1), "mental": (1, 1, 1)}
    assert who.marked == {"physical": (0, 2)}
    assert [(each.severity, each.name) for each in who.consequences] == [("mild", "Split Lip")]
    assert arrival.draft.unread[0] == "Other / Notes: Owes Berit a boat."
    assert [each for each in arrival.draft.unread if each.startswith("Stress / Corruption")]


def test_a_later_schema_of_fari_is_read_as_far_as_it_goes_and_it_is_said() -> None:
    document = fari(6) | {"version": 9, "mood": "grim"}
    document["pages"] = {"front": {"areas": [{"inner": document["pages"]}]}}
    _, who, arrival = bring(document)
    assert who.skills["athletics"] == 4
    assert ("newer-version", "9") in arrival.filling.remarks
    assert "mood: grim" in arrival.draft.unread


@pytest.mark.parametrize("root", ["data", "system"])
def test_an_actor_of_foundry_under_either_root(root: str) -> None:
    _, who, arrival = bring(foundry(root))
    assert who.name == "Oda"
    assert aspects(who) == {
        "high_concept": ["Keeper of the Last Lamp"],
        "trouble": ["Afraid of Gulls"],
        "free": ["A Light on Every Rock"],
        "consequence": ["Salt in the Eyes"],
    }
    assert who.skills == {"notice": 3, "Lamp Craft": 2}
    assert who.stunts == ("Signal: +2 to be seen",)
    assert (who.points, who.refresh) == (1, 2)
    assert who.boxes == {"physical": (1, 1, 1), "mental": (1, 1)}
    assert who.marked == {"physical": (0,)}
    assert [each.severity for each in who.slots] == ["mild", "moderate"]
    assert arrival.draft.unread == ("Lamp Oil: ■■□□", "description: Tall & quiet.",
                                    "Extra: Lamp (Bright)")  # fmt: skip


def test_a_sheet_of_the_app() -> None:
    _, who, arrival = bring(FCHAR)
    assert aspects(who) == {"high_concept": ["Smallest Knight"], "trouble": ["Easily Stepped On"],
                            "free": ["Good Ears"]}  # fmt: skip
    assert who.skills == {"notice": 3, "deceive": 1}
    assert who.stunts == ("Burrow: may leave any scene downwards",)
    assert "race: Vole" in arrival.draft.unread


@pytest.mark.parametrize(
    ("labels", "ids"),
    [
        (("Tappelu", "Kädentaidot", "Tahto"), ("fight", "crafts", "will")),
        (("格斗", "意志", "潜行"), ("fight", "will", "stealth")),
        (("การต่อสู้", "Will", "การยิง"), ("fight", "will", "shoot")),
        (("Walka", "Skradanie się", "Krzepa"), ("fight", "stealth", "physique")),
        (("Kämpfen", "Schießen", "WILLE"), ("fight", "shoot", "will")),
        (("Ostrożnie", "Siłowo", "Ciało"), ("careful", "forceful", "body")),
    ],
)
def test_skills_in_any_language(labels: tuple[str, ...], ids: tuple[str, ...]) -> None:
    named = [block("Skill", label, str(place)) for place, label in enumerate(labels, 1)]
    document = {
        "fariType": "character",
        "version": 6,
        "name": "A",
        "pages": [{"rows": [{"columns": [{"sections": [section("?", *named)]}]}]}],
    }
    _, who, _ = bring(document)
    assert who.skills == dict(zip(ids, (1, 2, 3), strict=True))


@pytest.mark.parametrize(
    ("concept", "trouble", "mild"),
    [("Ydin", "Ongelma", "Lievä"), ("核心概念", "麻烦", "轻微"), ("แนวคิดหลัก", "ปัญหา", "เล็กน้อย"),
     ("GŁÓWNY KONCEPT", "Kłopot", "Łagodna (2)"), ("Konzept", "Dilemma", "Leicht")],
)  # fmt: skip
def test_aspects_and_slots_in_any_language(concept: str, trouble: str, mild: str) -> None:
    listed = [section("1", block("Text", concept, "A"), block("Text", trouble, "B")),
              section("2", block("Text", mild, "C"), block("Text", "4", ""))]  # fmt: skip
    document = {"version": 3, "name": "N", "pages": [{"sections": listed}]}
    _, who, _ = bring(document)
    assert aspects(who) == {"high_concept": ["A"], "trouble": ["B"], "consequence": ["C"]}
    assert [each.severity for each in who.slots] == ["mild", "moderate"]


def test_rows_of_skills_of_one_rating() -> None:
    rows = section(
        "Skills",
        block("Skill", "+3 Skills: Fight, Will", "3"),
        block("Skill", "+2 Skills:", "2"),
        block("Skill", "+1 Skills:", "Lore, Cooking"),
    )
    _, who, _ = bring({"version": 3, "name": "N", "pages": [{"sections": [rows]}]})
    assert who.skills == {"fight": 3, "will": 3, "lore": 1, "Cooking": 1}


def test_one_track_for_both_kinds_of_harm() -> None:
    stress = section("Stress", block("SlotTracker", "Stress", [{"checked": True}, {}, {}, {}]))
    document = {"version": 3, "name": "N", "pages": [{"sections": [stress]}]}
    _, who, arrival = bring(document)
    assert len(who.boxes["physical"]) == 4 and who.marked == {"physical": (0,)}
    assert ("one-track", "Stress") in arrival.filling.remarks
    _, single, arrival = bring(document, game("accelerated"))
    assert [*single.boxes] == ["stress"] and single.marked == {"stress": (0,)}
    assert arrival.filling.remarks == ()


def test_a_sheet_that_breaks_the_rules_is_taken_as_it_is() -> None:
    skills = [block("Skill", name, "5") for name in ("Fight", "Will", "Lore")]
    document: dict[str, Any] = {"version": 3, "name": "N", "pages": [{"sections": [
        section("Skills", *skills)]}]}  # fmt: skip
    _, who, _ = bring(document)
    assert who.skills == {"fight": 5, "will": 5, "lore": 5}
