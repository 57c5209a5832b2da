"""Dice, the ladder, a roll and its outcomes."""

from collections import Counter
from typing import Any

import pytest
from table import Table, one, some

from tools import notation
from tools.dice import FACES, Dice, Thrown
from tools.errors import RuleError
from tools.ladder import WORDS, outcome, word

# The 99.9 % point of chi-square with 8 degrees of freedom: the seed is fixed, so it never flickers.
CHI_SQUARE_8 = 26.12


@pytest.mark.rule("condensed.dice")
def test_seeded_totals_fall_as_four_fate_dice_do() -> None:
    dice, throws = Dice("fair"), 20_000
    totals = Counter(dice.fate(number).total for number in range(throws))
    expected = {
        total: ways * throws / 81
        for total, ways in zip(range(-4, 5), (1, 4, 10, 16, 19, 16, 10, 4, 1), strict=True)
    }
    chi = sum((totals[total] - many) ** 2 / many for total, many in expected.items())
    assert set(totals) == set(expected) and chi < CHI_SQUARE_8


@pytest.mark.rule("condensed.dice")
def test_each_die_is_fair_on_its_own() -> None:
    dice = Dice("one by one")
    columns = zip(*(dice.fate(number).faces or () for number in range(6_000)), strict=True)
    for column in columns:
        counts = Counter(column)
        assert set(counts) == set(FACES)
        assert all(abs(count - 2_000) < 150 for count in counts.values())


@pytest.mark.rule("condensed.dice")
def test_the_same_seed_and_number_show_the_same_faces() -> None:
    assert Dice("a").fate(7) == Dice("a").fate(7)
    assert len({Dice("a").fate(number).faces for number in range(200)}) > 40
    assert [Dice("a").fate(n) for n in range(9)] != [Dice("b").fate(n) for n in range(9)]


@pytest.mark.rule("condensed.dice")
def test_four_ordinary_dice_are_read_as_fate_dice() -> None:
    for pips, faces in (("1,2,3,4", (-1, -1, 0, 0)), ("5,6,1,3", (1, 1, -1, 0))):
        thrown = notation.read_faces(f"d6:{pips}")
        result = notation.evaluate(notation.read("+2 vs 1"), Dice(queued=(thrown,)))
        assert (result.faces, result.effort) == (faces, 2 + sum(faces))
    ones = notation.evaluate(notation.read("+0"), Dice(queued=(notation.read_faces("d6:1,1,1,1"),)))
    assert ones.faces == (-1, -1, -1, -1)


@pytest.mark.rule("condensed.dice")
@pytest.mark.parametrize(
    "thrown",
    [
        Thrown(faces=(1, 1, 1), total=3),
        Thrown(faces=(2, 0, 0, 0), total=2),
        Thrown(faces=(6, 5), total=6),
        Thrown(faces=None, total=5),
    ],
)
def test_what_four_fate_dice_cannot_show_is_refused(thrown: Thrown) -> None:
    with pytest.raises(RuleError) as caught:
        Dice(queued=(thrown,)).fate(0)
    assert (caught.value.code, caught.value.rule) == ("wrong_dice", "condensed.dice")


@pytest.mark.rule("condensed.dice")
def test_a_total_alone_keeps_no_faces() -> None:
    events = Table().do("overcome", actor="A", rating=1, dice_total=2, difficulty=2)
    assert one(events, "rolled")["faces"] is None
    assert one(events, "resolved")["shifts"] == 1


@pytest.mark.rule("condensed.dice")
def test_a_roll_taken_back_and_made_again_shows_the_same_faces() -> None:
    first, again = Table(), Table()
    first.do("roll", rating=0)
    again.do("overcome", actor="X", rating=3, difficulty=1)
    assert one(first.last, "rolled")["faces"] == one(again.last, "rolled")["faces"]
    first.do("roll", rating=0)
    assert first.game.throws == 2 and first.replayed() == first.game


@pytest.mark.rule("condensed.ladder")
def test_the_ladder_has_thirteen_rungs_and_counts_on_beyond_them() -> None:
    assert [word(rating) for rating in (8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4)] == (
        "Legendary Epic Fantastic Superb Great Good Fair Average Mediocre Poor Terrible "
        "Catastrophic Horrifying"
    ).split()
    assert (word(9), word(11), word(-5)) == ("Legendary+1", "Legendary+3", "Horrifying-1")
    assert len(set(WORDS.values())) == len(WORDS) == 13


@pytest.mark.rule("condensed.outcomes")
@pytest.mark.parametrize(
    ("shifts", "wanted"),
    [(-9, "fail"), (-1, "fail"), (0, "tie"), (1, "success"), (2, "success"), (3, "style"),
     (12, "style")],
)  # fmt: skip
def test_outcomes(shifts: int, wanted: str) -> None:
    assert outcome(shifts) == wanted
    events = Table().do("roll", rating=shifts, dice_total=0, difficulty=0)
    assert one(events, "resolved")["outcome"] == wanted


@pytest.mark.rule("condensed.roll")
def test_effort_is_dice_and_rating_and_bonus_and_invokes() -> None:
    table = Table()
    table.do("create_character", name="A", skills={"crafts": 2}, high_concept="Tinker")
    events = table.do(
        "overcome", actor="A", skill="crafts", faces=[1, 0, 0, -1], bonus=2, difficulty=3,
        invokes=[{"aspect": "Tinker"}],
    )  # fmt: skip
    resolved = one(events, "resolved")
    assert (resolved["rating"], resolved["effort"], resolved["shifts"]) == (2, 6, 3)


@pytest.mark.rule("condensed.roll")
def test_a_skill_that_is_on_no_sheet_is_mediocre_and_a_typed_rating_wins() -> None:
    table = Table()
    table.do("create_character", name="A", skills={"crafts": 2})
    assert one(table.do("roll", actor="A", skill="lore", dice_total=0), "resolved")["effort"] == 0
    events = table.do("roll", actor="A", skill="crafts", rating=4, dice_total=0)
    assert one(events, "resolved")["effort"] == 4


@pytest.mark.rule("condensed.roll")
@pytest.mark.parametrize(
    ("code", "command"),
    [
        ("missing_rating", {"command": "roll", "actor": "Nobody", "skill": "fight"}),
        ("which_skill", {"command": "roll", "actor": "A"}),
        ("missing_opposition", {"command": "overcome", "actor": "A", "skill": "fight"}),
    ],
)
def test_what_a_roll_lacks_is_asked_for(code: str, command: dict[str, Any]) -> None:
    table = Table()
    table.do("create_character", name="A", skills={"fight": 1})
    assert table.refused(**command).code == code


@pytest.mark.rule("condensed.fail", "condensed.overcome")
def test_a_failure_offers_failing_or_a_major_cost() -> None:
    table = Table()
    offered = one(table.do("overcome", actor="A", effort=0, difficulty=2), "cost_offered")
    assert (offered["options"], offered["outcome"]) == (["fail", "major_cost"], "fail")
    assert table.refused("choose_cost", option="boost").code == "not_an_option"
    chosen = one(table.do("choose_cost", option="major_cost", detail="noise"), "cost_chosen")
    assert chosen["detail"] == "noise" and table.game.pending == ()


@pytest.mark.rule("condensed.tie", "condensed.overcome")
def test_a_tie_offers_a_minor_cost_or_failing_with_a_boost() -> None:
    table = Table()
    offered = one(table.do("overcome", actor="A", effort=2, difficulty=2), "cost_offered")
    assert offered["options"] == ["minor_cost", "boost"]
    boost = one(table.do("choose_cost", option="boost"), "boost_gained")
    assert boost["who"] == "A"


@pytest.mark.rule("condensed.fail")
def test_a_cost_that_nobody_chose_takes_its_course_with_the_next_roll() -> None:
    table = Table()
    table.do("overcome", actor="A", effort=0, difficulty=2)
    events = table.do("overcome", actor="A", effort=5, difficulty=2)
    assert one(events, "cost_chosen")["option"] == "fail"
    assert some(events, "boost_gained") and table.game.pending == ()


@pytest.mark.rule("condensed.fail")
def test_without_a_choice_open_none_can_be_made() -> None:
    assert Table().refused("choose_cost", option="fail").code == "no_choice"


@pytest.mark.rule("condensed.overcome")
@pytest.mark.parametrize(("shifts", "boosts"), [(1, 0), (2, 0), (3, 1), (5, 1)])
def test_overcoming_with_style_gains_a_boost(shifts: int, boosts: int) -> None:
    table = Table()
    events = table.do("overcome", actor="A", effort=shifts + 2, difficulty=2)
    assert [each["who"] for each in some(events, "boost_gained")] == ["A"] * boosts
    assert table.game.pending == ()
