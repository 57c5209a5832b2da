"""Invoking aspects: what it does, costs, takes back and pays the opponent."""

from typing import Any

import pytest
from table import BLANK, Table, claw, one, overcome, points, two_sides

from tools.available import available
from tools.game import new


@pytest.fixture
def table() -> Table:
    return two_sides()


@pytest.mark.rule("condensed.invoke")
def test_a_paid_invoke_gives_two_and_costs_a_point(table: Table) -> None:
    assert overcome(table, invokes=[{"aspect": "mara  herself"}])["effort"] == 4
    assert points(table, "Mara") == 2


@pytest.mark.rule("condensed.invoke")
def test_an_invoke_reopens_the_roll_just_made(table: Table) -> None:
    assert overcome(table)["shifts"] == -2
    assert table.game.waiting("cost") is not None
    events = table.do("invoke", aspect="Mara Herself")
    again = one(events, "resolved")
    assert (again["shifts"], again["outcome"], again["supersedes"]) == (0, "tie", True)
    waiting = [each.options for each in table.game.pending]
    assert waiting == [("minor_cost", "boost")]


@pytest.mark.rule("condensed.invoke")
def test_reopening_takes_back_what_came_of_the_roll(table: Table) -> None:
    claw(table)
    assert table.game.waiting("absorb") is not None
    events = table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert one(events, "resolved")["opposition"] == 4
    assert table.game.pending == ()
    table.do("attack", actor="Ghoul", target="Mara", effort=3, defence={"effort": 3})
    assert [each.kind for each in table.game.scene.aspects] == ["boost"]
    table.do("invoke", actor="Otso", aspect="Otso Herself")
    assert table.game.scene.aspects == ()


@pytest.mark.rule("condensed.invoke")
def test_once_something_has_followed_the_roll_stays(table: Table) -> None:
    claw(table)
    table.do("absorb", lightest=True)
    assert table.refused("invoke", actor="Mara", aspect="Mara Herself").code == "no_roll"
    assert Table().refused("invoke", aspect="Anything").code == "no_roll"


@pytest.mark.rule("condensed.invoke")
def test_a_cost_that_was_chosen_is_taken_back_with_the_roll(table: Table) -> None:
    table.do("overcome", actor="Mara", skill="fight", faces=BLANK, difficulty=2)
    table.do("choose_cost", option="boost")
    assert len(table.game.scene.aspects) == 1
    events = table.do("invoke", aspect="Mara Herself")
    assert one(events, "resolved")["outcome"] == "success" and table.game.scene.aspects == ()


@pytest.mark.rule("condensed.invoke")
def test_a_reroll_throws_all_four_dice_anew(table: Table) -> None:
    overcome(table)
    events = table.do("invoke", aspect="Mara Herself", use="reroll")
    thrown = one(events, "rolled")
    assert one(events, "resolved")["effort"] == thrown["total"] + 2
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.invoke")
def test_dice_that_nobody_saw_are_not_thrown_anew(table: Table) -> None:
    table.do("overcome", actor="Mara", effort=3, difficulty=4)
    error = table.refused("invoke", aspect="Mara Herself", use="reroll")
    assert error.code == "no_dice_to_reroll"


@pytest.mark.rule("condensed.invoke")
def test_one_aspect_is_paid_for_once_a_roll_and_several_add_up(table: Table) -> None:
    assert overcome(table, invokes=[{"aspect": "Mara Herself"}])["effort"] == 4
    assert table.refused("invoke", aspect="Mara Herself").code == "invoked_already"
    assert one(table.do("invoke", aspect="Mara's Trouble"), "resolved")["effort"] == 6
    assert points(table, "Mara") == 1
    overcome(table, invokes=[{"aspect": "Mara Herself"}])


@pytest.mark.rule("condensed.invoke", "core.invoke")
@pytest.mark.parametrize("system", ["condensed", "core"])
def test_free_invokes_stack_and_one_may_be_paid_besides(system: str) -> None:
    table = Table(game=new(system))
    table.do("create_character", name="Mara", skills={"fight": 2})
    table.do("place_aspect", aspect="Fog", free_invokes=2, holder="Mara")
    fog = {"aspect": "Fog"}
    assert overcome(table, invokes=[fog, fog, {**fog, "free": False}])["effort"] == 8
    assert points(table, "Mara") == 2 and not table.game.scene.aspects[0].free


@pytest.mark.rule("condensed.invoke")
def test_without_points_or_free_invokes_nothing_is_invoked(table: Table) -> None:
    table.do("adjust", character="Mara", fate_points=0)
    overcome(table)
    assert table.refused("invoke", aspect="Mara Herself").code == "no_points"
    assert table.refused("invoke", aspect="Mara Herself", free=True).code == "no_free_invoke"
    assert table.refused("invoke", aspect="Moonlight").code == "unknown_aspect"


@pytest.mark.rule("condensed.invoke")
def test_free_invokes_of_the_other_side_are_out_of_reach(table: Table) -> None:
    table.do("place_aspect", aspect="Fog", free_invokes=1, holder="Ghoul")
    overcome(table)
    assert table.refused("invoke", aspect="Fog", free=True).code == "no_free_invoke"
    table.do("invoke", actor="Witch", aspect="Fog", use="oppose")
    assert table.game.gm_points == 2 and not table.game.scene.aspects[0].free


@pytest.mark.rule("condensed.invoke")
@pytest.mark.parametrize("use", ["bonus", "oppose"])
def test_an_ally_of_the_defender_helps_the_defence(table: Table, use: str) -> None:
    claw(table)
    events = table.do("invoke", actor="Otso", aspect="Otso Herself", use=use)
    resolved = one(events, "resolved")
    assert (resolved["effort"], resolved["opposition"]) == (3, 4)
    assert points(table, "Otso") == 2


@pytest.mark.rule("condensed.invoke")
def test_an_ally_of_whoever_acts_helps_the_action(table: Table) -> None:
    claw(table)
    events = table.do("invoke", actor="Witch", aspect="Witch Herself")
    assert (one(events, "resolved")["effort"], table.game.gm_points) == (5, 1)


@pytest.mark.rule("condensed.invoke")
def test_the_gm_raises_a_difficulty_for_a_point(table: Table) -> None:
    table.do("place_aspect", aspect="Fog")
    overcome(table)
    events = table.do("invoke", aspect="Fog", use="oppose")
    assert (one(events, "resolved")["opposition"], table.game.gm_points) == (6, 1)
    assert points(table, "Mara") == 3


@pytest.mark.rule("condensed.invoke")
def test_before_the_defence_is_rolled_only_the_attack_is_helped(table: Table) -> None:
    table.do("attack", actor="Ghoul", target="Mara", skill="fight", faces=BLANK)
    error = table.refused("invoke", actor="Mara", aspect="Mara Herself")
    assert error.code == "no_opposition_yet"
    events = table.do("invoke", actor="Ghoul", aspect="Ghoul Herself")
    assert one(events, "defence_awaited")["effort"] == 4
    assert [each.kind for each in table.game.pending] == ["defend"]


@pytest.mark.rule("condensed.invoke")
def test_what_came_of_a_roll_is_not_invoked_on_it(table: Table) -> None:
    table.do("create_advantage", actor="Mara", aspect="Fog", effort=4, difficulty=2)
    error = table.refused("invoke", aspect="Fog")
    assert error.code == "came_of_roll"
    assert [choice.facts for choice in available(table.game)] == []


@pytest.mark.rule("condensed.invoke")
def test_of_two_aspects_of_one_name_the_one_with_a_free_invoke_is_meant(table: Table) -> None:
    for target in ("Mara", "Otso"):
        table.do("attack", actor="Ghoul", target=target, effort=2, defence={"effort": 0})
        table.do("absorb", consequences=["mild"], names=["Limping"])
    invokes = [{"aspect": "Limping"}]

    def left() -> list[int]:
        return [table.game.characters[n].aspects[-1].free.get("Ghoul", 0) for n in ("Mara", "Otso")]

    more: dict[str, Any] = {"skill": "fight", "faces": BLANK, "defence": {"effort": 9}}
    table.do("attack", actor="Ghoul", target="Otso", invokes=invokes, **more)
    assert left() == [1, 0]
    table.do("attack", actor="Ghoul", target="Otso", invokes=invokes, **more)
    assert left() == [0, 0]


@pytest.mark.rule("condensed.hostile-invoke")
def test_a_paid_invoke_against_an_opponent_is_owed_until_the_scene_ends(table: Table) -> None:
    claw(table)
    events = table.do("invoke", actor="Ghoul", aspect="Mara's Trouble")
    assert one(events, "point_owed")["who"] == "Mara"
    assert (points(table, "Mara"), dict(table.game.scene.owed)) == (3, {"Mara": 1})
    table.do("absorb", taken_out=True)
    table.do("end_scene")
    assert (points(table, "Mara"), dict(table.game.scene.owed)) == (4, {})


@pytest.mark.rule("condensed.hostile-invoke")
def test_a_point_that_is_owed_cannot_be_spent_yet(table: Table) -> None:
    table.do("adjust", character="Mara", fate_points=0)
    claw(table)
    table.do("invoke", actor="Ghoul", aspect="Mara's Trouble")
    assert table.refused("invoke", actor="Mara", aspect="Mara Herself").code == "no_points"


@pytest.mark.rule("condensed.hostile-invoke")
@pytest.mark.parametrize("aspect", ["Ghoul Herself", "Fog", "Witch Herself"])
def test_nothing_is_owed_for_ones_own_side_or_the_scene(table: Table, aspect: str) -> None:
    table.do("place_aspect", aspect="Fog")
    claw(table)
    table.do("invoke", actor="Ghoul", aspect=aspect)
    assert dict(table.game.scene.owed) == {}


@pytest.mark.rule("condensed.hostile-invoke")
def test_a_free_invoke_owes_nothing_and_a_paid_one_on_a_consequence_does(table: Table) -> None:
    claw(table)
    table.do("absorb", consequences=["mild"], names=["Torn Sleeve"])
    claw(table)
    table.do("invoke", actor="Ghoul", aspect="Torn Sleeve", free=True)
    assert dict(table.game.scene.owed) == {}
    table.do("invoke", actor="Ghoul", aspect="Torn Sleeve")
    assert dict(table.game.scene.owed) == {"Mara": 1}


@pytest.mark.rule("condensed.hostile-invoke")
def test_players_characters_who_fight_each_other_are_opponents(table: Table) -> None:
    claw(table, "Otso", "Mara")
    table.do("invoke", actor="Otso", aspect="Mara's Trouble")
    assert dict(table.game.scene.owed) == {"Mara": 1}


@pytest.mark.rule("condensed.hostile-invoke", "condensed.gm-fate-points")
def test_what_an_npc_earned_comes_with_it_into_a_later_scene(table: Table) -> None:
    claw(table, "Mara", "Ghoul")
    table.do("invoke", actor="Mara", aspect="Ghoul's Trouble")
    table.do("absorb", taken_out=True)
    table.do("end_scene")
    table.do("begin_scene", present=["Mara", "Otso", "Witch"])
    assert table.game.gm_points == 2
    table.do("begin_scene", present=["Mara", "Ghoul"])
    assert table.game.gm_points == 2
    table.do("begin_scene", present=["Mara", "Ghoul"])
    assert table.game.gm_points == 1


@pytest.mark.rule("condensed.hostile-invoke")
@pytest.mark.parametrize("actor", [None, "Witch"])
def test_raising_a_difficulty_by_a_characters_own_trouble_is_owed_to_them(
    table: Table, actor: str | None
) -> None:
    overcome(table)
    by = {"actor": actor} if actor else {}
    events = table.do("invoke", aspect="Mara's Trouble", use="oppose", **by)
    assert one(events, "resolved")["opposition"] == 6
    assert (dict(table.game.scene.owed), table.game.gm_points) == ({"Mara": 1}, 1)
