"""Sheets of the app in other shapes: objects for lists, numbers for boxes, aspects beside them."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from bringing import aspects, bring, do, give

SHAPED: dict[str, Any] = {
    "name": "Pim",
    "aspects": {"high-concept": "Smallest Knight",
                "trouble": {"name": "Easily Stepped On", "description": "by cows"},
                "other": ["Good Ears", "Owes the Owl"], "mood": 7},
    "skills": {"Notice": 3, "Deceit": 1},
    "stunts": {"Burrow": "may leave any scene downwards", "Needle": {"description": "+2 to prick"},
               "1": "Once a scene, squeak."},
    "stress": {"physical": 3, "Mental": {"value": 1, "max": 2}, "Luck": [True, False]},
}  # fmt: skip
BESIDE: dict[str, Any] = {
    "name": "Pim", "high-concept": "Smallest Knight", "skills": {"Notice": 3},
    "stunts": ["Burrow"], "stress": 2,
}  # fmt: skip


def test_objects_and_numbers_are_read() -> None:
    _, who, arrival = bring(SHAPED)
    assert aspects(who) == {"high_concept": ["Smallest Knight"], "trouble": ["Easily Stepped On"],
                            "free": ["Good Ears", "Owes the Owl"]}  # fmt: skip
    assert who.stunts == ("Burrow: may leave any scene downwards", "Needle: +2 to prick",
                          "Once a scene, squeak.")  # fmt: skip
    assert who.boxes == {"physical": (1, 1, 1), "mental": (1, 1)}
    assert who.marked == {"mental": (0,)}
    assert arrival.draft.unread == ("Easily Stepped On: by cows", "aspects / mood: 7", "Luck: ■□")
    assert arrival.filling.remarks == (("no-track", "Luck"),)


@pytest.mark.parametrize("key", ["high-concept", "high_concept", "highConcept", "High Concept"])
def test_a_high_concept_beside_the_list_is_one(key: str) -> None:
    document = {key if each == "high-concept" else each: value for each, value in BESIDE.items()}
    table, who, arrival = bring(document)
    assert aspects(who) == {"high_concept": ["Smallest Knight"]}
    assert who.boxes["physical"] == (1, 1) and arrival.draft.unread == ()
    assert give(table, who, "fchar") == document


def test_beside_a_list_of_aspects_too() -> None:
    more = {**BESIDE, "trouble": "", "aspects": ["Good Ears"]}
    assert aspects(bring(more)[1]) == {"high_concept": ["Smallest Knight"], "free": ["Good Ears"]}


@pytest.mark.parametrize("document", [SHAPED, BESIDE])
def test_unchanged_it_is_the_same_file(document: dict[str, Any]) -> None:
    table, who, _ = bring(document)
    assert give(table, who, "fchar") == document


def test_a_change_touches_nothing_else() -> None:
    table, _, _ = bring(SHAPED)
    table = do(table, command="adjust", character="Pim", physical=1, add_aspect="Lost a Whisker")
    table = do(table, command="edit_character", name="Pim",
               stunts=["Lance: +2 to joust"])  # fmt: skip
    who = table.characters["Pim"]
    out = give(table, who, "fchar")
    wanted = copy.deepcopy(SHAPED)
    wanted["aspects"]["other 2"] = "Lost a Whisker"
    wanted["stunts"]["Lance"] = "+2 to joust"
    wanted["stress"]["physical"] = [True, False, False]
    wanted["refresh"] = 2  # a fourth stunt costs one
    assert out == wanted
    assert bring(out)[1].stunts == who.stunts


def test_a_track_that_no_rules_have_is_said_in_one_line() -> None:
    _, _, arrival = bring({**SHAPED, "stress": {"physical": 2, "Luck": 3, "Hunger": [False]}})
    assert ("no-track", "Luck, Hunger") in arrival.filling.remarks


def test_a_stunt_that_is_rewritten_keeps_its_place() -> None:
    table = do(bring(SHAPED)[0], command="milestone", character="Pim", size="minor",
               stunt="Burrow: may leave any scene downwards", rewritten="Dig: may leave at once",
               ruling=True)  # fmt: skip
    out = give(table, table.characters["Pim"], "fchar")
    assert list(out["stunts"].items()) == [("Dig", "may leave at once"),
                                           *list(SHAPED["stunts"].items())[1:]]  # fmt: skip
