"""Where a published text is wrong or silent: the figure that stands, a test for each place."""

from typing import Any

import pytest
from duellists import duel
from table import BLANK, EVEN, Table, one, points, some, two_sides

from assistant.voice import Voice
from tools.game import CONDITIONS, new


def struck(shifts: int, **sheet: Any) -> Table:
    table = Table()
    table.do("create_character", name="Mara", **sheet)
    table.do("attack", actor="X", target="Mara", effort=shifts, defence=EVEN)
    return table


@pytest.mark.rule("condensed.gm-fate-points")
def test_taking_a_consequence_is_no_source_of_points_for_the_gm() -> None:
    pools = []
    for concedes in (False, True):
        table = Table()
        for name in ("A", "B", "C", "D"):
            table.do("create_character", name=name)
        table.do("create_character", name="Foe", kind="npc", slots=["moderate"], physical=0)
        table.do("attack", actor="A", target="Foe", effort=4, defence=EVEN)
        table.do("absorb", consequences=["moderate"])
        if concedes:
            table.do("concede", character="Foe")
        table.do("end_scene")
        table.do("begin_scene")
        pools.append(table.game.gm_points)
    assert pools == [4, 4 + 2]


@pytest.mark.rule("condensed.stress-track")
def test_the_table_of_stress_boxes_that_some_texts_lack() -> None:
    for rating, boxes, milds in ((0, 3, 1), (1, 4, 1), (2, 4, 1), (3, 6, 1), (4, 6, 1), (5, 6, 2)):
        table = Table()
        table.do("create_character", name="A", skills={"will": rating}, ruling=True)
        who = table.game.characters["A"]
        assert who.boxes["mental"] == (1,) * boxes and who.boxes["physical"] == (1,) * 3
        assert [slot.severity for slot in who.slots].count("mild") == milds


@pytest.mark.rule("condensed.zones")
@pytest.mark.parametrize("first", ["move", "overcome"])
def test_one_may_move_before_the_action_and_after_it(first: str) -> None:
    table = two_sides()
    table.do("set_zones", zones=["Hall", "Yard"], places={"Mara": "Hall", "Ghoul": "Hall"})
    table.do("begin_conflict", first="Mara")
    steps = [
        ("move", {"character": "Mara", "to": "Yard"}),
        ("overcome", {"actor": "Mara", "skill": "fight", "faces": BLANK, "difficulty": 0}),
    ]
    for command, arguments in steps if first == "move" else reversed(steps):
        table.do(command, **arguments)
    assert table.game.scene.places["Mara"] == "Yard"


@pytest.mark.rule("condensed.situation-aspects", "magus.scene")
@pytest.mark.parametrize(("system", "fewest", "most"), [("condensed", 3, 5), ("magus", 2, 3)])
def test_how_many_situation_aspects_a_scene_has(system: str, fewest: int, most: int) -> None:
    counts = set()
    for number in range(40):
        table = Table(game=new(system), seed=f"seed {number}")
        counts.add(len(some(table.do("make_aspects"), "aspect_placed")))
    assert (min(counts), max(counts)) == (fewest, most)


@pytest.mark.rule("condensed.contest")
@pytest.mark.parametrize(("other", "marks"), [(4, 2), (5, 1)])
def test_style_counts_twice_only_if_no_other_side_has_it(other: int, marks: int) -> None:
    table = Table()
    table.do("begin_contest", difficulty=2, sides=[{"members": ["A"]}, {"members": ["B"]}])
    table.do("overcome", actor="B", effort=other)
    marked = one(table.do("overcome", actor="A", effort=6), "contest_marked")
    assert marked["marks"] == {"A": marks}


@pytest.mark.rule("condensed.contest")
def test_each_side_of_a_contest_is_after_a_goal_of_its_own() -> None:
    table = Table()
    goals = {"A": "Reach the gate", "B": "Shut the gate"}
    sides = [{"members": [name], "goal": goal} for name, goal in goals.items()]
    began = one(table.do("begin_contest", sides=sides), "contest_began")
    assert {each["name"]: each["goal"] for each in began["sides"]} == goals
    for _ in range(3):
        table.do("overcome", actor="A", effort=1)
        table.do("overcome", actor="B", effort=2)
    ended = one(list(table.last), "contest_ended")
    assert (ended["winner"], ended["goal"]) == ("B", "Shut the gate")


@pytest.mark.rule("condensed.contest-advantage")
def test_a_tied_advantage_in_a_contest_brings_a_boost_and_keeps_the_roll() -> None:
    table = Table()
    table.do("begin_contest", sides=[{"members": ["A"]}, {"members": ["B"]}])
    tied = table.do("create_advantage", actor="A", aspect="Mud", effort=2, difficulty=2)
    assert one(tied, "boost_gained")["who"] == "A"
    assert some(table.do("overcome", actor="A", effort=3), "contest_rolled")


@pytest.mark.rule("condensed.absorb", "condensed.consequence-slots")
def test_five_shifts_take_a_box_and_a_moderate_consequence_not_a_mild_one() -> None:
    table = struck(5)
    assert table.refused("absorb", boxes=1, consequences=["mild"]).facts["have"] == 3
    assert one(table.do("absorb", boxes=1, consequences=["moderate"]), "hit_absorbed")
    assert struck(4).refused("absorb", consequences=["mild"]).facts["have"] == 2


@pytest.mark.rule("condensed.opt.conditions")
def test_conditions_go_by_level_whatever_the_words_of_a_language_suggest() -> None:
    words = {
        "hurt": "loukkaantunut",
        "scared": "peloissaan",
        "injured": "haavoittunut",
        "shaken": "järkyttynyt",
        "wounded": "murjottu",
        "demoralized": "lannistunut",
    }
    said = {each: Voice("fi").condition(each).casefold() for each in words}
    assert said == words
    rows = [(severity, tuple(pair.values())) for severity, pair in CONDITIONS.items()]
    assert rows == [
        ("mild", ("hurt", "scared")),
        ("moderate", ("injured", "shaken")),
        ("severe", ("wounded", "demoralized")),
    ]
    table = Table()
    table.do("switch_option", option="condensed.opt.conditions")
    table.do("create_character", name="Mara", physical=0)
    table.do("attack", actor="X", target="Mara", effort=3, defence=EVEN)
    assert one(table.do("absorb", conditions=["wounded"]), "condition_marked")["severity"] == (
        "severe"
    )


@pytest.mark.rule("condensed.opt.obstacle-block")
def test_failing_at_a_block_adds_its_weapon_rating() -> None:
    table = two_sides()
    table.do("switch_option", option="condensed.opt.obstacle-block")
    table.do("place_obstacle", name="Thorns", kind="block", rating=3, weapon=2)
    table.do("overcome", actor="Mara", target="Thorns", effort=1)
    assert one(table.do("choose_cost", option="hit"), "hit")["shifts"] == (3 - 1) + 2


@pytest.mark.rule("condensed.sessions-arcs", "condensed.recovery-time")
def test_after_four_sessions_a_severe_consequence_may_be_gone_by_the_gms_word() -> None:
    table = struck(6)
    table.do("absorb", consequences=["severe"])
    table.do("treat", actor="X", patient="Mara", effort=8)
    for _ in range(4):
        table.do("begin_session")
        table.do("end_session")
    # It recovers already, and nothing but a breakthrough ends that by itself.
    (wound,) = table.game.characters["Mara"].consequences
    assert wound.severity == "severe" and wound.treated_session == 1
    table.do("adjust", character="Mara", clear_consequence="severe", reason="A long arc")
    assert table.game.characters["Mara"].consequences == ()


@pytest.mark.rule("magus.absorb")
def test_in_magus_a_consequence_does_not_lower_a_hit_until_a_box_takes_the_rest() -> None:
    way = {"boxes": [2], "consequences": ["mild"]}
    for shared in (False, True):
        table = duel()
        if shared:
            table.do("switch_option", option="magus.absorb", variant="share_with_consequence")
        table.do("attack", actor="Odon", target="Ork", effort=4, skill="blows", rating=0,
                 defence=EVEN)  # fmt: skip
        if shared:
            table.do("absorb", **way)
        else:
            assert table.refused("absorb", **way).code == "box_or_consequence"
            assert table.refused("absorb", consequences=["mild"]).code == "not_enough"


@pytest.mark.rule("narratograph.fumble")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_a_fumble_is_all_ones_of_any_number_of_dice(dice: int) -> None:
    for faces, fumble in (([1] * dice, True), ([*[1] * (dice - 1), 2], False)):
        table = Table(game=new("narratograph"))
        table.do("create_character", name="Mio")
        checked = table.do("check", actor="Mio", dice=dice, target=4, faces=faces)
        assert one(checked, "resolved")["fumble"] == fumble


@pytest.mark.rule("condensed.hostile-invoke")
def test_a_hostile_invokes_point_is_credited_at_once_and_usable_after_the_scene() -> None:
    table = two_sides()
    table.do("adjust", fate_points=1)
    table.do("overcome", actor="Ghoul", skill="fight", faces=BLANK, difficulty=0,
             invokes=[{"aspect": "Mara's Trouble"}])  # fmt: skip
    assert one(list(table.last), "point_owed")["who"] == "Mara" and points(table, "Mara") == 3
    table.do("end_scene")
    assert points(table, "Mara") == 4
