"""Attacking and defending, and with which skills."""

from typing import Any

import pytest
from table import EVEN, Table, aspect, hunters, one, some


@pytest.fixture
def table() -> Table:
    return hunters()


@pytest.mark.rule("condensed.attack")
@pytest.mark.parametrize(("shifts", "hit", "style"), [(1, 1, False), (2, 2, False), (3, 3, True)])
def test_a_hit_is_worth_the_shifts(table: Table, shifts: int, hit: int, style: bool) -> None:
    event = one(
        table.do("attack", actor="Mara", target="Ghoul", effort=shifts, defence=EVEN), "hit"
    )
    assert (event["shifts"], event["boost_instead"]) == (hit, style)


@pytest.mark.rule("condensed.attack")
def test_with_style_the_hit_may_be_lowered_for_a_boost(table: Table) -> None:
    table.do("attack", actor="Mara", target="Ghoul", effort=3, defence=EVEN)
    events = table.do("take_boost", aspect="Off Balance")
    assert one(events, "hit_lowered")["shifts"] == 2
    assert dict(aspect(table, "Off Balance").free) == {"Mara": 1}
    assert table.refused("take_boost").code == "no_boost_to_take"
    assert one(table.do("absorb", lightest=True), "hit_absorbed")["shifts"] == 2


@pytest.mark.rule("condensed.attack")
def test_a_boost_takes_no_name_that_is_in_play(table: Table) -> None:
    table.do("place_aspect", aspect="Fog")
    table.do("attack", actor="Mara", target="Ghoul", effort=3, defence=EVEN)
    assert table.refused("take_boost", aspect="Fog").code == "aspect_taken"


@pytest.mark.rule("condensed.attack", "condensed.tie", "condensed.boost")
def test_a_tied_attack_gives_a_boost_and_no_hit(table: Table) -> None:
    events = table.do("attack", actor="Mara", target="Ghoul", effort=2, defence={"effort": 2})
    assert not some(events, "hit") and one(events, "boost_gained")["who"] == "Mara"


@pytest.mark.rule("condensed.attack")
def test_whoever_has_no_sheet_has_no_boxes_assumed(table: Table) -> None:
    events = table.do("attack", actor="Mara", target="A Stranger", effort=4, difficulty=1)
    assert (one(events, "hit")["sheet"], table.game.pending) == (False, ())


@pytest.mark.rule("condensed.attack")
def test_nobody_attacks_themselves(table: Table) -> None:
    assert table.refused("attack", actor="Mara", target="Mara", effort=1).code == "self_target"


@pytest.mark.rule("condensed.defend")
@pytest.mark.parametrize(("shifts", "boost"), [(-2, False), (-3, True)])
def test_defending_with_style_gives_a_boost(table: Table, shifts: int, boost: bool) -> None:
    events = table.do("attack", actor="Ghoul", target="Otso", effort=0, defence={"effort": -shifts})
    assert [each["who"] for each in some(events, "boost_gained")] == ["Otso"] * boost


@pytest.mark.rule("condensed.defend")
def test_defending_costs_no_turn(table: Table) -> None:
    table.do("begin_conflict", first="Ghoul")
    table.do("attack", actor="Ghoul", target="Otso", skill="fight", faces=[0, 0, 0, 0])
    table.do("defend", skill="athletics", faces=[1, 1, 0, 0])
    assert one(table.do("overcome", actor="Otso", skill="will", difficulty=0), "turn_taken")


@pytest.mark.rule("condensed.defend")
def test_until_the_defence_is_made_nothing_else_is_rolled(table: Table) -> None:
    table.do("attack", actor="Ghoul", target="Otso", skill="fight")
    error = table.refused("overcome", actor="Mara", skill="will", difficulty=0)
    assert (error.code, error.facts["name"]) == ("answer_first", "Otso")
    table.do("waive")
    assert table.game.pending == () and table.game.roll is None
    assert table.refused("defend", effort=1).code == "nothing_to_defend"


@pytest.mark.rule("condensed.action-skills")
@pytest.mark.parametrize(
    ("skill", "track", "options"),
    [
        ("fight", "physical", ["fight", "athletics"]),
        ("shoot", "physical", ["athletics"]),
        ("provoke", "mental", ["will"]),
    ],
)
def test_each_attack_harms_one_track_and_has_its_defences(
    table: Table, skill: str, track: str, options: list[str]
) -> None:
    events = table.do("attack", actor="Mara", target="Otso", skill=skill)
    assert one(events, "defence_awaited")["options"] == options
    assert one(events, "defence_awaited")["roll"]["track"] == track


@pytest.mark.rule("condensed.action-skills")
def test_without_a_word_the_best_fitting_skill_defends(table: Table) -> None:
    close = table.do("attack", actor="Mara", target="Otso", skill="fight", defence={})
    assert one(close, "resolved")["opposing_skill"] == "fight"
    table.do("waive") if table.game.pending else None
    far = table.do("attack", actor="Mara", target="Otso", skill="shoot", defence={})
    assert one(far, "resolved")["opposing_skill"] == "athletics"


@pytest.mark.rule("condensed.action-skills")
@pytest.mark.parametrize(("attack", "defence"), [("shoot", "fight"), ("provoke", "athletics")])
def test_a_skill_that_does_not_defend_needs_the_tables_word(
    table: Table, attack: str, defence: str
) -> None:
    arguments: dict[str, Any] = {"actor": "Mara", "target": "Otso", "skill": attack}
    error = table.refused("attack", **arguments, defence={"skill": defence})
    assert (error.code, error.rule) == ("no_defence_skill", "condensed.action-skills")
    table.do("attack", **arguments, defence={"skill": defence, "rating": 9, "dice_total": 0})


@pytest.mark.rule("condensed.action-skills")
def test_a_skill_that_does_not_attack_needs_a_track(table: Table) -> None:
    error = table.refused("attack", actor="Mara", target="Ghoul", skill="lore", defence=EVEN)
    assert error.code == "no_attack_skill"
    events = table.do(
        "attack", actor="Mara", target="Ghoul", skill="lore", track="mental", dice_total=4,
        defence=EVEN,
    )  # fmt: skip
    assert one(events, "hit")["track"] == "mental"
