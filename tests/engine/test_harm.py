"""Hits: boxes, consequences, being taken out, in Condensed and with valued boxes."""

from typing import Any

import pytest
from table import Table, one, some

from tools.available import available
from tools.game import new


def hurt(shifts: int, system: str = "condensed", track: str = "physical", **sheet: Any) -> Table:
    """Somebody with a hit that waits."""
    table = Table(game=new(system))
    table.do("create_character", name="Ghoul", kind="npc")
    table.do("create_character", name="Mara", ruling=True, **sheet)
    hit(table, shifts, track)
    return table


def hit(table: Table, shifts: int, track: str = "physical") -> None:
    table.do(
        "attack", actor="Ghoul", target="Mara", effort=shifts, track=track, defence={"effort": 0}
    )


def ways(table: Table) -> list[tuple[list[int], list[str]]]:
    return [
        (choice.facts["boxes"], choice.facts["consequences"])
        for choice in available(table.game)
        if choice.label == "absorb"
    ]


@pytest.mark.rule("condensed.stress-track")
@pytest.mark.parametrize(
    ("rating", "boxes"), [(0, 3), (1, 4), (2, 4), (3, 6), (4, 6), (5, 6), (8, 6)]
)
@pytest.mark.parametrize(
    ("skill", "track", "other"),
    [("physique", "physical", "mental"), ("will", "mental", "physical")],
)
def test_boxes_by_physique_and_will(
    rating: int, boxes: int, skill: str, track: str, other: str
) -> None:
    table = Table()
    table.do("create_character", name="Mara", skills={skill: rating}, ruling=True)
    who = table.game.characters["Mara"]
    assert who.boxes == {track: (1,) * boxes, other: (1,) * 3}


@pytest.mark.rule("core.stress-track")
@pytest.mark.parametrize(("rating", "boxes"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_valued_boxes_by_physique(rating: int, boxes: int) -> None:
    table = Table(game=new("core"))
    table.do("create_character", name="Mara", skills={"physique": rating}, ruling=True)
    assert table.game.characters["Mara"].boxes["physical"] == tuple(range(1, boxes + 1))


@pytest.mark.rule("condensed.stress-track", "condensed.consequence-slots")
def test_a_superb_skill_gives_a_mild_slot_for_its_own_kind_of_hit() -> None:
    table = hurt(2, skills={"physique": 5})
    table.do("absorb", consequences=["mild"])
    hit(table, 2)
    table.do("absorb", consequences=["mild"])
    hit(table, 2)
    assert table.refused("absorb", consequences=["mild"]).code == "slot_full"
    table.do("absorb", taken_out=True)


@pytest.mark.rule("condensed.stress-track", "condensed.consequence-slots")
def test_the_extra_slot_is_of_no_use_against_the_other_kind() -> None:
    table = hurt(2, track="mental", skills={"physique": 5})
    table.do("absorb", consequences=["mild"])
    hit(table, 2, "mental")
    assert table.refused("absorb", consequences=["mild"]).code == "slot_full"
    table.do("absorb", boxes=2)
    hit(table, 2)
    table.do("absorb", consequences=["mild"])


@pytest.mark.rule("condensed.stress-track", "condensed.consequence-slots")
def test_two_mental_wounds_leave_the_physical_slot_free() -> None:
    table = hurt(2, track="mental", skills={"physique": 5, "will": 5})
    table.do("absorb", consequences=["mild"])
    hit(table, 2, "mental")
    table.do("absorb", consequences=["mild"])
    hit(table, 2, "mental")
    assert table.refused("absorb", consequences=["mild"]).code == "slot_full"
    table.do("absorb", boxes=2)
    hit(table, 2)
    assert ([], ["mild"]) in ways(table)


@pytest.mark.rule("condensed.absorb")
def test_a_hit_goes_into_boxes_of_its_own_track() -> None:
    table = hurt(2, track="mental")
    absorbed = one(table.do("absorb", boxes=2), "hit_absorbed")
    assert (absorbed["track"], absorbed["left"]) == ("mental", 1)
    assert dict(table.game.characters["Mara"].marked) == {"mental": (0, 1)}


@pytest.mark.rule("condensed.absorb")
def test_all_of_a_hit_must_be_absorbed() -> None:
    table = hurt(4)
    error = table.refused("absorb", boxes=3)
    assert (error.code, error.facts["have"], error.facts["need"]) == ("not_enough", 3, 4)
    assert table.refused("absorb", boxes=4).code == "boxes_full"
    assert table.refused("absorb").code == "not_enough"


@pytest.mark.rule("condensed.absorb")
def test_absorbing_more_than_the_hit_is_allowed() -> None:
    table = hurt(1)
    table.do("absorb", boxes=2, consequences=["severe"])
    who = table.game.characters["Mara"]
    assert len(who.marked["physical"]) == 2 and who.consequences[0].severity == "severe"


@pytest.mark.rule("condensed.absorb")
def test_the_ways_that_are_listed_waste_nothing() -> None:
    assert ways(hurt(5)) == [
        ([1, 1, 1], ["mild"]),
        ([1], ["moderate"]),
        ([], ["severe"]),
        ([], ["mild", "moderate"]),
    ]


@pytest.mark.rule("condensed.absorb")
def test_the_attacker_holds_a_free_invoke_on_each_consequence() -> None:
    table = hurt(6)
    table.do("absorb", consequences=["moderate", "mild"], names=["Broken Arm"])
    aspects = [(each.name, dict(each.free)) for each in table.game.characters["Mara"].aspects]
    assert aspects == [("Broken Arm", {"Ghoul": 1}), ("mild", {"Ghoul": 1})]


@pytest.mark.rule("condensed.absorb")
def test_no_two_aspects_of_one_character_share_a_name() -> None:
    table = hurt(6, high_concept="Brave")
    table.do("absorb", consequences=["moderate", "mild"], names=["Brave", "brave"])
    names = [each.name for each in table.game.characters["Mara"].aspects]
    assert names == ["Brave", "Brave 2", "brave 3"]


@pytest.mark.rule("condensed.absorb")
def test_without_a_hit_there_is_nothing_to_absorb() -> None:
    table = hurt(1)
    assert table.refused("absorb", character="Ghoul", boxes=1).code == "no_hit"
    table.do("waive")
    assert table.refused("absorb", boxes=1).code == "no_hit"


@pytest.mark.rule("condensed.consequence-slots")
def test_a_filled_slot_takes_no_second_consequence() -> None:
    table = hurt(2)
    assert table.refused("absorb", consequences=["mild", "mild"]).code == "slot_full"
    table.do("absorb", consequences=["mild"])
    hit(table, 2)
    assert table.refused("absorb", consequences=["mild"]).code == "slot_full"


@pytest.mark.rule("core.stress-track")
def test_one_box_a_hit_worth_at_least_what_it_absorbs() -> None:
    table = hurt(3, "core", skills={"physique": 3})
    assert table.refused("absorb", boxes=[1, 2]).code == "one_box"
    assert table.refused("absorb", boxes=[2]).code == "not_enough"
    assert ways(table)[0] == ([3], [])
    table.do("absorb", boxes=[4])
    hit(table, 4)
    assert table.refused("absorb", boxes=[4]).code == "boxes_full"
    assert ([2], ["mild"]) in ways(table)


@pytest.mark.rule("core.stress-track")
@pytest.mark.parametrize(("consequences", "box"), [([], 3), (["mild"], 1)])
def test_a_box_said_without_its_value_is_the_smallest_that_does(
    consequences: list[str], box: int
) -> None:
    table = hurt(3, "core", skills={"physique": 3})
    absorbed = one(table.do("absorb", boxes=1, consequences=consequences), "hit_absorbed")
    assert (absorbed["boxes"], absorbed["rule"]) == ([box], "core.stress-track")


@pytest.mark.rule("condensed.taken-out")
def test_when_nothing_is_enough_only_being_taken_out_is_left() -> None:
    table = hurt(16)
    assert ways(table) == []
    mine = [choice.label for choice in available(table.game) if choice.who == "Mara"]
    assert mine == ["taken_out"]
    assert one(table.do("absorb", lightest=True), "taken_out")["by"] == "Ghoul"
    assert table.game.characters["Mara"].out is not None


@pytest.mark.rule("condensed.taken-out")
def test_whoever_is_out_neither_acts_nor_is_attacked_until_the_next_scene() -> None:
    table = hurt(1)
    taken = one(table.do("take_out", character="Mara", fate="left for dead"), "taken_out")
    assert (taken["by"], taken["fate"]) == ("Ghoul", "left for dead")
    assert table.refused("attack", actor="Mara", target="Ghoul", effort=1).code == "is_out"
    assert table.refused("attack", actor="Ghoul", target="Mara", effort=1).code == "is_out"
    table.do("end_scene")
    table.do("begin_scene")
    table.do("attack", actor="Mara", target="Ghoul", effort=1, defence={"effort": 0})


@pytest.mark.rule("condensed.taken-out")
def test_whoever_is_taken_out_has_nothing_left_to_defend() -> None:
    table = Table()
    table.do("create_character", name="Anna", skills={"fight": 3})
    table.do("create_character", name="Bor", kind="npc", skills={"fight": 2})
    table.do("attack", actor="Anna", target="Bor", skill="fight", faces=[1, 0, 0, 0])
    table.do("take_out", character="Bor")
    assert table.game.pending == ()
    one(table.do("end_scene"), "scene_ended")


@pytest.mark.rule("condensed.taken-out")
def test_one_may_choose_to_be_taken_out() -> None:
    table = hurt(1)
    table.do("absorb", taken_out=True)
    assert dict(table.game.characters["Mara"].marked) == {} and table.game.pending == ()


@pytest.mark.rule("condensed.clear-stress")
def test_stress_clears_at_the_end_of_the_scene_and_not_of_the_conflict() -> None:
    table = hurt(2)
    table.do("absorb", boxes=2)
    table.do("end_conflict")
    assert len(table.game.characters["Mara"].marked["physical"]) == 2
    assert one(table.do("end_scene"), "stress_cleared")["who"] == ["Mara"]
    assert dict(table.game.characters["Mara"].marked) == {}


@pytest.mark.rule("condensed.clear-stress")
def test_a_new_scene_clears_stress_of_the_one_before_it() -> None:
    table = hurt(2)
    table.do("absorb", boxes=2)
    one(table.do("begin_scene"), "stress_cleared")
    assert table.game.scene.number == 2 and table.game.scene.conflict is None


@pytest.mark.rule("condensed.clear-stress")
def test_harm_done_between_scenes_is_settled_too() -> None:
    table = hurt(2)
    table.do("absorb", boxes=2)
    table.do("end_scene")
    hit(table, 1)
    table.do("absorb", boxes=1)
    events = table.do("begin_scene")
    assert one(events, "stress_cleared") and one(events, "conflict_ended")
    table.do("end_scene")
    assert table.refused("end_scene").code == "no_scene"


@pytest.mark.rule("condensed.clear-stress")
@pytest.mark.parametrize("command", ["end_scene", "end_conflict", "begin_scene", "end_session"])
def test_nothing_ends_while_a_hit_waits(command: str) -> None:
    assert hurt(2).refused(command).code == "answer_first"


@pytest.mark.rule("condensed.stress-track")
def test_a_ruling_on_ratings_moves_the_boxes_and_stated_ones_stay() -> None:
    table = Table()
    table.do("create_character", name="Mara", mental=2)
    table.do("adjust", character="Mara", skills={"physique": 3, "will": 4})
    who = table.game.characters["Mara"]
    assert (len(who.boxes["physical"]), len(who.boxes["mental"])) == (6, 2)
    table.do("adjust", character="Mara", physical=5)
    assert len(table.game.characters["Mara"].marked["physical"]) == 5
    assert table.refused("adjust", character="Mara", physical=7).code == "boxes_full"
    edited = one(
        table.do("adjust", character="Mara", physical=0, reason="magic"), "character_edited"
    )
    assert edited["ruling"] and edited["reason"] == "magic" and not some(table.last, "hit")
