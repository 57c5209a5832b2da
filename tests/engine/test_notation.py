"""Rolls and dice written as a line."""

import pytest
from hypothesis import given, strategies as st

from tools import notation
from tools.dice import Dice
from tools.errors import RuleError
from tools.ladder import WORDS, signed
from tools.notation import Asked, DieRoll, FateRoll, PoolRoll
from tools.odds import Means, chances

ratings = st.integers(-20, 40)
skill_names = st.none() | st.text(st.sampled_from("abzäöążłการมารα战斗 "), min_size=1).map(
    str.strip
).filter(lambda name: bool(name) and not name.lower().endswith((" v", " vs")))
fate_rolls = st.builds(FateRoll, skill_names, ratings, st.none() | ratings)
dies = st.just(DieRoll())
pools = st.builds(PoolRoll, st.integers(-9, 99), st.integers(-9, 99))


@pytest.mark.rule("condensed.roll")
@given(fate_rolls | pools | dies)
def test_what_is_written_is_read_back(roll: Asked) -> None:
    assert notation.read(notation.write(roll)) == roll


@pytest.mark.rule("condensed.ladder")
@pytest.mark.parametrize(("rating", "word"), WORDS.items())
def test_a_rating_may_be_a_word_of_the_ladder(rating: int, word: str) -> None:
    for text in (word, word.lower(), word.upper(), f"{word} ({signed(rating)})"):
        assert notation.read(f"Fight {text} vs {text}") == FateRoll("Fight", rating, rating)


@pytest.mark.parametrize("minus", ["-", "−", "–"])
def test_any_minus_will_do(minus: str) -> None:
    assert notation.read(f"{minus}2 vs {minus}1") == FateRoll(None, -2, -1)
    assert notation.read_faces(f"{minus},0,0,{minus}").total == -2
    assert notation.read_faces(f"{minus}1,0,0,1").faces == (-1, 0, 0, 1)


@pytest.mark.parametrize(
    "text",
    ["Fight +3 vs 2", "fight +3 against +2", "Fight +3 : 2", "Fight +3 v 2", "Fight 3 vs. 2"],
)
def test_ways_to_say_against(text: str) -> None:
    roll = notation.read(text)
    assert isinstance(roll, FateRoll) and (roll.rating, roll.opposition) == (3, 2)


@pytest.mark.parametrize(
    "text", ["", "Fight", "vs 2", "+3 vs", "2D", "2D:", "D:4", "+3 vs 2 vs 1", "+" * 300, "+123456"]
)
def test_what_is_no_roll_is_refused(text: str) -> None:
    with pytest.raises(RuleError) as caught:
        notation.read(text)
    assert caught.value.code == "not_a_roll" and caught.value.message


@pytest.mark.rule("condensed.dice")
@pytest.mark.parametrize(
    "text", ["0,0,+,+", "0,0,1,1", "[0][0][+][+]", "00++", "0 0 + +", " [0] [0] [1] [1] "]
)
def test_faces_as_they_are_typed(text: str) -> None:
    assert notation.read_faces(text).faces == (0, 0, 1, 1)


@pytest.mark.rule("condensed.dice")
@pytest.mark.parametrize("text", ["", "0,0,+", "0,0,0,2", "+++++", "d6:0,1", "d6:7", "d6:", "abcd"])
def test_bad_dice_are_refused(text: str) -> None:
    with pytest.raises(RuleError) as caught:
        notation.read_faces(text)
    assert caught.value.code == "wrong_dice"


@given(st.text(max_size=40))
def test_any_text_is_a_roll_or_a_refusal(text: str) -> None:
    for read in (notation.read, notation.read_faces):
        try:
            read(text)
        except RuleError as error:
            assert error.code in ("not_a_roll", "wrong_dice")


@pytest.mark.rule("condensed.roll")
@given(st.builds(FateRoll, skill_names, ratings, ratings), st.tuples(*[st.integers(-1, 1)] * 4))
def test_a_result_adds_up(roll: FateRoll, faces: tuple[int, ...]) -> None:
    thrown = notation.read_faces(",".join(map(str, faces)))
    result = notation.evaluate(roll, Dice(queued=(thrown,)))
    assert result.faces == faces and result.effort == roll.rating + sum(faces)
    assert result.shifts == result.effort - (roll.opposition or 0)
    assert str(result.outcome) in notation.tell(roll, result)


@pytest.mark.rule("narratograph.dx")
def test_a_d6_is_one_die_whose_number_is_the_amount() -> None:
    roll = notation.read("d6")
    thrown = notation.read_faces("d6:5")
    result = notation.evaluate(roll, Dice(queued=(thrown,)))
    assert (result.faces, result.total, result.rule) == ((5,), 5, "narratograph.dx")
    assert notation.tell(roll, result) == "D6  [5]"
    assert 1 <= notation.evaluate(roll, Dice("x")).total <= 6
    with pytest.raises(RuleError, match="Not a roll"):
        chances(roll, Means())
    with pytest.raises(RuleError, match="1 dice"):
        notation.evaluate(roll, Dice(queued=(notation.read_faces("d6:5,6"),)))
