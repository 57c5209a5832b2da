"""Difficulties as they are set, aspects as they go, sheets that are filled in during play."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError
from table import BLANK, Table, one, some

from tools.commands import parse
from tools.dice import Dice
from tools.events import write
from tools.ladder import WORDS
from tools.people import find_aspect
from tools.play import play


def mara() -> Table:
    table = Table()
    table.do("create_character", name="Mara", high_concept="Cat Burglar", skills={"burglary": 3})
    return table


@pytest.mark.rule("condensed.difficulty")
@pytest.mark.parametrize("rating", sorted(WORDS))
def test_any_rung_of_the_ladder_may_be_the_difficulty(rating: int) -> None:
    resolved = one(
        mara().do("overcome", actor="Mara", skill="burglary", faces=BLANK, difficulty=rating),
        "resolved",
    )
    assert (resolved["opposition"], resolved["shifts"]) == (rating, 3 - rating)


@pytest.mark.rule("condensed.difficulty")
def test_mediocre_is_a_difficulty_and_none_at_all_is_asked_for() -> None:
    table = mara()
    resolved = one(
        table.do("overcome", actor="Mara", skill="burglary", faces=BLANK, difficulty=0), "resolved"
    )
    assert resolved["opposition"] == 0 and resolved["outcome"] == "style"
    error = table.refused("overcome", actor="Mara", skill="burglary")
    assert (error.code, error.rule) == ("missing_opposition", "condensed.difficulty")


@pytest.mark.rule("condensed.aspect-remove")
def test_an_aspect_that_nothing_opposes_just_goes() -> None:
    table = mara()
    table.do("place_aspect", aspect="Fire Everywhere", free_invokes=1)
    removed = one(table.do("remove_aspect", aspect="fire everywhere"), "aspect_removed")
    assert removed["rule"] == "condensed.aspect-remove"
    assert some(table.last, "rolled") == [] and find_aspect(table.game, "Fire Everywhere") is None
    error = table.refused("remove_aspect", aspect="Fire Everywhere")
    assert (error.code, error.rule) == ("unknown_aspect", "condensed.aspect-remove")


@pytest.mark.rule("condensed.aspect-remove")
def test_a_consequence_does_not_just_go() -> None:
    table = mara()
    table.do("adjust", character="Mara", add_consequence="mild", name="Bruised Rib")
    assert table.refused("remove_aspect", aspect="Bruised Rib").code == "is_consequence"


@pytest.mark.rule("condensed.opt.create-in-play")
def test_a_sheet_begins_with_a_concept_and_a_skill_and_is_filled_in() -> None:
    table = mara()
    table.do("overcome", actor="Mara", skill="burglary", faces=BLANK, difficulty=2)
    edited = one(
        table.do("edit_character", name="Mara", trouble="Owes the Guild", skills={"stealth": 2}),
        "character_edited",
    )
    assert edited["rule"] == "condensed.opt.create-in-play"
    who = table.game.characters["Mara"]
    assert dict(who.skills) == {"burglary": 3, "stealth": 2}
    assert [each.kind for each in who.aspects] == ["high_concept", "trouble"]
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.difficulty")
def test_a_difficulty_is_given_or_told_by_its_reasons() -> None:
    roll = {"actor": "Mara", "skill": "burglary", "faces": BLANK, "reasons": ["Dark", "Wet"]}
    for more in ({}, {"difficulty": 4}, {"difficulty": None}):
        assert one(mara().do("overcome", **roll, **more), "resolved")["opposition"] == 4
    with pytest.raises(ValidationError, match="give one of them"):
        mara().do("overcome", difficulty=3, **roll)


@pytest.mark.rule("condensed.roll")
@pytest.mark.parametrize("more", [{"faces": BLANK}, {"dice_total": 2}])
def test_dice_are_given_or_the_whole_effort(more: dict[str, Any]) -> None:
    roll = {"actor": "Mara", "skill": "burglary", "difficulty": 1}
    given = {"command": "overcome", **roll, **more, "effort": 4}
    with pytest.raises(ValidationError, match="give one of them"):
        mara().do(**given)
    with pytest.raises(ValidationError, match="give one of them"):
        mara().do("attack", actor="Mara", target="Ghoul", effort=2, defence={**more, "effort": 4})
    # Journals from before hold such commands, and are still played again as they were.
    read = parse(given, stored=True)
    assert one([write(event) for event in play(mara().game, read, Dice("s")).events],
               "resolved")["effort"] == 4  # fmt: skip
