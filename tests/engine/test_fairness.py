"""Dice fall evenly, and the test that says so is the right one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from table import Table

from tools.dice import Dice
from tools.fairness import LEVEL, chi_square, survival, tallies, tally
from tools.game import new

ROLLS = 1_000_000
OF_81 = {-4: 1, -3: 4, -2: 10, -1: 16, 0: 19, 1: 16, 2: 10, 3: 4, 4: 1}


@pytest.mark.slow
@pytest.mark.rule("condensed.dice")
def test_a_million_seeded_rolls_fall_evenly() -> None:
    dice = Dice("a million rolls")
    faces: Counter[int] = Counter()
    totals: Counter[int] = Counter()
    places: list[Counter[int]] = [Counter() for _ in range(4)]
    for thrown, often in Counter(dice.fate(number).faces for number in range(ROLLS)).items():
        assert thrown is not None
        totals[sum(thrown)] += often
        for place, face in zip(places, thrown, strict=True):
            place[face] += often
    for place in places:
        assert tally("seed", "fate", place).fair
        faces += place + Counter()
    expected = [ROLLS * often / 81 for often in OF_81.values()]
    distance = chi_square([totals[total] for total in OF_81], expected)
    assert survival(distance, len(OF_81) - 1) >= LEVEL


@pytest.mark.rule("narratograph.check", "narratograph.dx")
def test_seeded_six_sided_dice_fall_evenly() -> None:
    dice = Dice("six sides")
    counts = Counter(face for n in range(20_000) for face in dice.pips(n, 3).faces or ())
    assert tally("seed", "d6", counts).fair


@pytest.mark.parametrize(
    ("distance", "freedom", "chance"),
    [  # from printed tables of the distribution
        (4.605, 2, 0.10), (5.991, 2, 0.05), (9.210, 2, 0.01), (9.236, 5, 0.10), (11.070, 5, 0.05),
        (15.086, 5, 0.01), (20.090, 8, 0.01), (3.841, 1, 0.05), (0, 5, 1.0),
    ],
)  # fmt: skip
def test_the_chance_is_that_of_the_tables(distance: float, freedom: int, chance: float) -> None:
    assert survival(distance, freedom) == pytest.approx(chance, abs=5e-5)


def test_loaded_dice_are_found_out() -> None:
    assert tally("table", "fate", {-1: 300, 0: 300, 1: 300}).fair
    assert not tally("table", "fate", {-1: 200, 0: 300, 1: 400}).fair
    assert not tally("table", "d6", {6: 60, 1: 40, 2: 40, 3: 40, 4: 40, 5: 10}).fair
    assert tally("table", "d6", {6: 3}).fair is None


def test_faces_of_a_campaign_are_counted_by_who_threw_them() -> None:
    table = Table(game=new("narratograph"))
    events: list[dict[str, Any]] = []
    for _ in range(3):
        events += table.do("check", actor="Mio", target=6)
        if table.game.pending:
            events += table.do("waive")
    events += table.do("roll", actor="Mio", rating=0, faces=[1, 1, 1, 0], difficulty=0)
    events += table.do("roll", actor="Mio", rating=0, dice_total=3, difficulty=0)
    found = {(each.thrower, each.kind): each for each in tallies(events)}
    assert set(found) == {("seed", "d6"), ("table", "fate")}
    assert sum(found["seed", "d6"].counts.values()) == 6
    assert found["table", "fate"].counts == {-1: 0, 0: 1, 1: 3}
