"""Conflicts: whose turn it is, giving in, and the end."""

from typing import Any

import pytest
from table import Table, one, some

PEOPLE = (("Mara", "pc"), ("Otso", "pc"), ("Ghoul", "npc"), ("Witch", "npc"))


@pytest.fixture
def table() -> Table:
    table = Table()
    for name, kind in PEOPLE:
        table.do(
            "create_character", name=name, kind=kind, trouble=f"{name}'s Trouble",
            skills={"fight": 2, "athletics": 2}, slots=["mild", "moderate", "severe"],
        )  # fmt: skip
    return table


def act(table: Table, *names: str) -> list[dict[str, Any]]:
    for name in names:
        table.do("overcome", actor=name, skill="fight", difficulty=0)
    return list(table.last)


def wound(table: Table, by: str, whom: str, severity: str = "mild", shifts: int = 2) -> None:
    table.do("attack", actor=by, target=whom, effort=shifts, defence={"effort": 0})
    table.do("absorb", consequences=[severity])


@pytest.mark.rule("condensed.conflict")
def test_an_attack_begins_a_conflict_without_an_order() -> None:
    table = Table()
    table.do("create_character", name="Mara")
    events = table.do("attack", actor="Stranger", target="Mara", effort=1, defence={"effort": 3})
    began = one(events, "conflict_began")
    assert (began["members"], began["ordered"]) == (["Stranger", "Mara"], False)
    assert not some(table.do("attack", actor="Stranger", target="Mara", effort=1,
                             defence={"effort": 3}), "conflict_began")  # fmt: skip


@pytest.mark.rule("condensed.conflict")
def test_a_conflict_that_began_by_itself_may_be_put_in_order(table: Table) -> None:
    wound(table, "Ghoul", "Mara")
    began = one(table.do("begin_conflict", first="Otso"), "conflict_began")
    assert (began["number"], began["ordered"]) == (1, True)
    assert table.refused("begin_conflict").code == "conflict_on"
    table.do("concede", character="Mara")
    assert one(table.do("end_conflict"), "points_changed")["delta"] == 2


@pytest.mark.rule("condensed.turn-order", "condensed.conflict")
def test_each_acts_once_an_exchange(table: Table) -> None:
    table.do("begin_conflict")
    assert one(act(table, "Witch"), "turn_taken")["left"] == ["Mara", "Otso", "Ghoul"]
    error = table.refused("overcome", actor="Witch", skill="fight", difficulty=0)
    assert (error.code, error.facts["near"]) == ("acted_already", "Mara, Otso, Ghoul")
    assert one(act(table, "Mara", "Otso", "Ghoul", "Ghoul"), "exchange_began")["number"] == 2


@pytest.mark.rule("condensed.turn-order")
def test_whoever_has_just_acted_chooses_who_is_next(table: Table) -> None:
    table.do("begin_conflict", first="Mara")
    assert table.refused("overcome", actor="Otso", skill="fight", difficulty=0).code == (
        "not_your_turn"
    )
    act(table, "Mara")
    given = one(table.do("next_turn", character="Witch"), "turn_given")
    assert (given["who"], given["by"]) == ("Witch", "Mara")
    assert table.refused("overcome", actor="Otso", skill="fight", difficulty=0).facts["turn"] == (
        "Witch"
    )
    table.do("next_turn", character="Otso")
    act(table, "Otso")


@pytest.mark.rule("condensed.turn-order")
@pytest.mark.parametrize("first", ["Mara", "Witch"])
def test_the_last_of_an_exchange_may_choose_anyone_oneself_too(table: Table, first: str) -> None:
    table.do("begin_conflict")
    act(table, "Mara", "Otso", "Ghoul", "Witch")
    one(table.do("next_turn", character=first), "exchange_began")
    act(table, first)


@pytest.mark.rule("condensed.turn-order")
def test_whoever_is_out_is_not_waited_for(table: Table) -> None:
    table.do("begin_conflict", first="Ghoul")
    table.do("take_out", character="Ghoul")
    assert one(act(table, "Mara"), "turn_taken")["left"] == ["Otso", "Witch"]
    assert table.refused("next_turn", character="Ghoul").code == "acted_already"
    assert some(act(table, "Otso", "Witch", "Mara"), "exchange_began")


@pytest.mark.rule("condensed.turn-order")
def test_whoever_comes_late_joins_the_order(table: Table) -> None:
    table.do("begin_conflict", characters=["Mara", "Ghoul"])
    assert one(act(table, "Otso"), "turn_taken")["left"] == ["Mara", "Ghoul"]
    assert table.refused("overcome", actor="Otso", skill="fight", difficulty=0).code == (
        "acted_already"
    )
    table.do("overcome", actor="A Passer-by", rating=1, difficulty=0)
    assert one(table.last, "remarked")["code"] == "joins"


@pytest.mark.rule("condensed.turn-order")
def test_the_first_to_act_is_part_of_the_conflict(table: Table) -> None:
    began = table.do("begin_conflict", characters=["Mara", "Ghoul"], first="Witch")
    assert one(began, "conflict_began")["members"] == ["Mara", "Ghoul", "Witch"]
    assert table.refused("overcome", actor="Mara", skill="fight", difficulty=0).code == (
        "not_your_turn"
    )


@pytest.mark.rule("condensed.turn-order")
def test_outside_an_ordered_conflict_nobody_is_given_a_turn(table: Table) -> None:
    assert table.refused("next_turn", character="Mara").code == "no_conflict"
    table.do("attack", actor="Mara", target="Ghoul", effort=0, defence={"effort": 1})
    assert table.refused("next_turn", character="Mara").code == "no_conflict"


@pytest.mark.rule("condensed.concede")
def test_conceding_pays_when_the_conflict_ends(table: Table) -> None:
    table.do("begin_conflict")
    wound(table, "Ghoul", "Mara")
    conceded = one(table.do("concede", character="Mara"), "conceded")
    assert (conceded["points"], conceded["consequences"]) == (2, 1)
    assert table.game.characters["Mara"].points == 3
    assert table.refused("concede", character="Mara").code == "no_conflict"
    table.do("end_conflict")
    assert table.game.characters["Mara"].points == 5


@pytest.mark.rule("condensed.concede")
def test_only_consequences_of_this_conflict_count(table: Table) -> None:
    wound(table, "Ghoul", "Mara", "moderate", 4)
    table.do("end_conflict")
    wound(table, "Ghoul", "Mara", "mild", 2)
    assert one(table.do("concede", character="Mara"), "conceded")["points"] == 2


@pytest.mark.rule("condensed.concede")
def test_conceding_comes_before_the_opponents_dice(table: Table) -> None:
    table.do("attack", actor="Ghoul", target="Mara", skill="fight")
    assert table.refused("concede", character="Mara").code == "too_late"
    table.do("defend", effort=-5)
    assert table.refused("concede", character="Mara").code == "too_late"
    table.do("absorb", consequences=["severe", "moderate"], boxes=3)
    table.do("concede", character="Mara")


@pytest.mark.rule("condensed.concede")
def test_whoever_conceded_is_out_of_the_conflict(table: Table) -> None:
    table.do("begin_conflict")
    table.do("concede", character="Mara")
    error = table.refused("overcome", actor="Mara", skill="fight", difficulty=0)
    assert (error.code, error.rule) == ("is_out", "condensed.concede")


@pytest.mark.rule("condensed.concede")
def test_without_a_conflict_nobody_concedes(table: Table) -> None:
    assert table.refused("concede", character="Mara").code == "no_conflict"


@pytest.mark.rule("condensed.conflict-end", "condensed.hostile-invoke")
def test_the_end_pays_what_was_earned_and_only_once(table: Table) -> None:
    table.do(
        "attack", actor="Ghoul", target="Otso", effort=0, defence={"effort": 3},
        invokes=[{"aspect": "Otso's Trouble"}],
    )  # fmt: skip
    table.do("concede", character="Mara")
    paid = some(table.do("end_conflict"), "points_changed")
    assert {each["who"]: each["delta"] for each in paid} == {"Mara": 1, "Otso": 1}
    assert not some(table.do("end_scene"), "points_changed")
    assert table.refused("end_conflict").code == "no_conflict"


@pytest.mark.rule("condensed.conflict-end")
def test_a_scene_that_ends_ends_the_conflict_in_it(table: Table) -> None:
    table.do("begin_conflict")
    table.do("concede", character="Mara")
    events = table.do("end_scene")
    assert one(events, "conflict_ended") and one(events, "points_changed")["who"] == "Mara"
    assert table.game.characters["Mara"].out is None and not table.game.characters["Mara"].conceded


@pytest.mark.rule("condensed.conflict-end")
def test_points_of_a_fight_in_an_unnamed_first_scene_are_not_lost(table: Table) -> None:
    table.do("begin_conflict")
    table.do("concede", character="Mara")
    table.do("begin_scene", name="Later")
    assert (table.game.characters["Mara"].points, table.game.scene.number) == (4, 2)
