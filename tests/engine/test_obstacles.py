"""Hazards, blocks, distractions, and threats as maps."""

from typing import Any

import pytest
from table import BLANK, EVEN, Table, one, some, two_sides

KINDS = {"Steam": "hazard", "Pit": "block", "Bus": "distraction"}


def place(kind: str, table: Table | None = None, **more: Any) -> Table:
    table = table or two_sides()
    if f"condensed.opt.obstacle-{kind}" not in table.game.options:
        table.do("switch_option", option=f"obstacle-{kind}")
    table.do("place_obstacle", kind=kind, **more)
    return table


@pytest.mark.rule("condensed.opt.obstacle-hazard")
def test_a_hazard_has_a_turn_and_its_weapon_rating_counts_on_a_tie_too() -> None:
    assert two_sides().refused("place_obstacle", name="X", kind="hazard", rating=2).code == (
        "option_off"
    )
    table = place("hazard", name="Sniper", rating=5, weapon=4)
    assert some(list(table.last), "aspect_placed")[0]["aspect"] == "Sniper"
    table.do("begin_conflict")
    events = table.do("attack", actor="sniper", target="Mara", faces=BLANK,
                      defence={"effort": 5})  # fmt: skip
    assert one(events, "turn_taken")["who"] == "Sniper"
    assert (one(events, "resolved")["effort"], one(events, "hit")["shifts"]) == (5, 4)
    table.do("absorb", lightest=True)
    assert table.refused("pass_turn", character="Sniper").code == "acted_already"
    assert table.refused("attack", actor="Mara", target="Sniper", effort=9).code == "no_target"
    made = table.do("create_advantage", actor="Mara", aspect="Smoke", target="Sniper", effort=5)
    assert one(made, "resolved")["opposition"] == 5


@pytest.mark.rule("condensed.opt.obstacle-hazard")
@pytest.mark.parametrize(("effort", "hit"), [(3, 7), (0, 4), (-1, None)])
def test_a_hazard_adds_its_weapon_rating(effort: int, hit: int | None) -> None:
    table = place("hazard", name="Sniper", rating=5, weapon=4)
    events = table.do("attack", actor="Sniper", target="Mara", effort=effort, defence=EVEN)
    assert [each["shifts"] for each in some(events, "hit")] == ([] if hit is None else [hit])


@pytest.mark.rule("condensed.opt.obstacle-block")
def test_failing_at_a_block_may_hit_for_the_difference_and_its_weapon_rating() -> None:
    table = place("block", name="Vat of Acid", rating=3, weapon=4)
    events = table.do("overcome", actor="Mara", target="vat of acid", effort=1)
    assert one(events, "resolved")["opposition"] == 3
    assert one(events, "cost_offered")["options"] == ["fail", "major_cost", "hit"]
    hit = one(table.do("choose_cost", option="hit"), "hit")
    assert (hit["target"], hit["by"], hit["shifts"]) == ("Mara", "Vat of Acid", 6)


@pytest.mark.rule("condensed.opt.obstacle-block", "condensed.invoke")
def test_removing_a_block_is_two_harder_and_an_invoke_takes_it_back() -> None:
    table = place("block", name="Fence", rating=2)
    table.do("adjust", fate_points=2)
    events = table.do("overcome", actor="Mara", target="Fence", remove=True, effort=4)
    assert one(events, "resolved")["opposition"] == 4
    removed = one(table.do("choose_cost", option="minor_cost"), "obstacle_removed")
    assert removed["name"] == "Fence" and not table.game.scene.obstacles
    table = place("block", name="Fence", rating=2)
    table.do("overcome", actor="Mara", target="Fence", remove=True, effort=5)
    assert not table.game.scene.obstacles and not table.game.scene.aspects
    table.do("adjust", fate_points=2)
    table = place("block", name="Fence", rating=2)
    table.do("place_aspect", aspect="Rain", free_invokes=1, holder="npc")
    before = table.game.scene
    table.do("overcome", actor="Mara", target="Fence", remove=True, effort=5)
    events = table.do("invoke", actor="Ghoul", aspect="Rain", use="oppose")
    assert one(events, "resolved")["outcome"] == "fail"
    assert table.game.scene.obstacles == before.obstacles
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.opt.obstacle-block")
def test_forced_into_a_block_and_behind_one() -> None:
    table = place("block", name="Vat", rating=3, weapon=4)
    blow = {"actor": "Mara", "target": "Ghoul", "skill": "fight", "faces": BLANK}
    events = table.do("attack", **blow, into="Vat", defence={"effort": 1})
    assert (one(events, "cover_given")["weapon"], one(events, "hit")["shifts"]) == (2, 3)
    table.do("absorb", lightest=True)
    place("block", table, name="Statue", rating=4, weapon=1)
    events = table.do("attack", **blow, cover="Statue", defence={"effort": -1})
    assert (one(events, "cover_given")["armor"], one(events, "hit")["shifts"]) == (2, 1)
    table.do("waive")
    events = table.do("attack", **blow, cover="Statue", defence={"effort": 0})
    assert not some(events, "hit") and one(events, "boost_gained")
    events = table.do("attack", **blow, into="Statue", defence={"effort": 2})
    assert one(events, "hit")["shifts"] == 1
    table.do("waive")
    place("block", table, name="Wall", rating=2, stops=True)
    assert table.refused("attack", **blow, cover="Wall").code == "cover_stops"


@pytest.mark.rule("condensed.opt.obstacle-distraction")
def test_a_distraction_is_a_choice_with_repercussions() -> None:
    ways = ["The bus goes over", "The villain gets away"]
    table = place("distraction", name="Bus", rating=3, choice="Save it?", repercussions=ways)
    events = table.do("overcome", actor="Mara", target="Bus", effort=3)
    assert one(events, "resolved")["opposition"] == 3
    answered = one(table.do("answer_distraction", character="Mara", way=2), "distraction_answered")
    assert answered["repercussion"] == ways[1]
    error = table.refused("answer_distraction", character="Mara", way=3)
    assert (error.code, error.facts["near"]) == ("not_an_option", "1, 2")
    assert table.refused("place_obstacle", name="Y", kind="distraction").code == "no_choice_given"


@pytest.mark.rule("condensed.opt.obstacle-hazard", "condensed.opt.obstacle-block")
def test_ratings_are_remarked_on_and_weapon_ratings_kept_in_bounds() -> None:
    table = place("hazard", name="Steam", rating=1, weapon=1)
    assert some(list(table.last), "remarked")[0]["code"] == "hazard_low"
    place("block", table, name="Gate", rating=4)
    assert some(list(table.last), "remarked")[0]["facts"] == ["3"]
    assert table.refused("place_obstacle", name="A", kind="hazard", rating=4, weapon=5).code == (
        "weapon_rating"
    )
    assert table.refused("place_obstacle", name="A", kind="hazard").code == "unrated_obstacle"
    assert (
        table.refused("overcome", actor="Mara", target="Moat", remove=True, effort=1).facts["near"]
        == "Steam, Gate"
    )
    table.do("remove_aspect", aspect="Gate")
    assert [each.name for each in table.game.scene.obstacles] == ["Steam"]


@pytest.mark.rule("condensed.opt.boss-map")
def test_the_parts_of_a_threat_act_until_they_are_out_and_the_heart_decides() -> None:
    table = two_sides()
    table.do("create_character", name="Mouth", kind="npc", skills={"fight": 3})
    assert table.refused("map_threat", name="Hive", parts=["Ghoul"], heart="Ghoul").code == (
        "option_off"
    )
    table.do("switch_option", option="boss-map")
    parts = ["Ghoul", "Witch", "Mouth"]
    assert table.refused("map_threat", name="Hive", parts=parts, heart="Mara").code == (
        "heart_elsewhere"
    )
    table.do("set_zones", zones=["Mouth", "Hall"])
    table.do("map_threat", name="Hive", parts=parts, heart="Mouth")
    assert table.game.scene.places["Mouth"] == "Mouth"
    table.do("begin_conflict")
    table.do("take_out", character="Ghoul")
    assert table.refused("overcome", actor="Ghoul", skill="fight", difficulty=0).code == "is_out"
    events = table.do("take_out", character="Mouth")
    assert one(events, "heart_beaten")["name"] == "Hive" and one(events, "conflict_ended")
    assert table.game.characters["Witch"].out is not None and table.replayed() == table.game


@pytest.mark.rule("condensed.opt.obstacle-hazard", "condensed.turn-order")
def test_a_hazard_may_let_its_turn_go_by() -> None:
    table = place("hazard", name="Sniper", rating=5, weapon=4)
    table.do("begin_conflict", first="Sniper")
    assert one(table.do("pass_turn", character="sniper"), "turn_passed")["who"] == "Sniper"
    assert table.refused("pass_turn", character="Sniper").code == "acted_already"
    assert table.refused("pass_turn", character="Snipper").code == "unknown_character"


@pytest.mark.rule("condensed.opt.boss-map")
def test_a_threat_whose_heart_is_out_already_is_beaten_at_once() -> None:
    table = two_sides()
    table.do("switch_option", option="boss-map")
    table.do("take_out", character="Ghoul")
    events = table.do("map_threat", name="Hive", parts=["Ghoul", "Witch"], heart="Ghoul")
    assert list(one(events, "heart_beaten")["parts"]) == ["Witch"]
    assert table.game.scene.threat is None and table.game.characters["Witch"].out == ""


@pytest.mark.rule(
    "condensed.opt.obstacle-hazard", "condensed.opt.obstacle-block",
    "condensed.opt.obstacle-distraction",
)  # fmt: skip
def test_hazards_overcome_nothing_and_other_obstacles_do_nothing() -> None:
    table = place("hazard", name="Steam", rating=3, weapon=2)
    place("block", table, name="Pit", rating=3, weapon=4)
    place("distraction", table, name="Bus", rating=3, choice="Save it?", repercussions=["A", "B"])
    attack: dict[str, Any] = {"target": "Mara", "effort": 4, "defence": EVEN}
    advantage: dict[str, Any] = {"aspect": "Slippery", "effort": 4, "difficulty": 0}
    refused = [
        ("Steam", "overcome", {"effort": 4, "difficulty": 0}), ("Pit", "attack", attack),
        ("pit", "create_advantage", advantage), ("Bus", "attack", attack),
    ]  # fmt: skip
    for actor, command, arguments in refused:
        error = table.refused(command, actor=actor, **arguments)
        assert error.code == "obstacle_idle"
        assert error.rule == f"condensed.opt.obstacle-{KINDS[actor.title()]}"
    table.do("create_advantage", actor="Steam", **advantage)
    table.do("attack", actor="Steam", **attack)
    assert table.game.pending[0].shifts == 4 + 2


@pytest.mark.rule("condensed.opt.obstacle-hazard", "condensed.invoke", "condensed.gm-fate-points")
def test_what_a_hazard_invokes_the_gm_pays_for() -> None:
    table = place("hazard", name="Steam", rating=3, weapon=2)
    table.do("adjust", fate_points=1)
    scald: dict[str, Any] = {"actor": "Steam", "target": "Mara", "defence": {"effort": 4}}
    events = table.do("attack", effort=3, invokes=[{"aspect": "Steam"}], **scald)
    assert one(events, "resolved")["effort"] == 5 and table.game.gm_points == 0
    table.do("absorb", lightest=True)
    error = table.refused("attack", effort=3, invokes=[{"aspect": "Steam"}], **scald)
    assert (error.code, error.rule) == ("no_points", "condensed.invoke")
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.aspect-remove", "condensed.overcome", "condensed.defend")
def test_an_aspect_is_overcome_and_an_invoke_may_bring_it_back() -> None:
    table = two_sides()
    table.do("place_aspect", aspect="Raging Fire")
    table.do("place_aspect", aspect="On Her Tail", on="Mara", free_invokes=1, holder="Ghoul")
    events = table.do("overcome", actor="Otso", target="raging fire", remove=True, effort=3,
                      difficulty=2)  # fmt: skip
    assert one(events, "aspect_removed")["rule"] == "condensed.aspect-remove"
    assert not table.game.scene.aspects
    table.do("adjust", fate_points=1)
    before = table.game.characters["Mara"].aspects
    shaken = {"actor": "Mara", "goal": "On Her Tail", "target": "Ghoul", "remove": True}
    events = table.do("overcome", **shaken, effort=3, defence={"effort": 2})
    assert (one(events, "resolved")["opposing"], one(events, "aspect_removed")["on"]) == (
        "Ghoul", "Mara",
    )  # fmt: skip
    events = table.do("invoke", actor="Ghoul", aspect="Ghoul Herself")
    assert one(events, "resolved")["outcome"] == "fail" and not some(events, "aspect_removed")
    assert table.game.characters["Mara"].aspects == before
    one(table.do("choose_cost", option="major_cost"), "aspect_removed")
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.aspect-remove")
def test_only_situation_aspects_and_boosts_are_got_rid_of() -> None:
    table = two_sides()
    table.do("adjust", character="Mara", add_consequence="mild", name="Sprain")
    heal = {"actor": "Mara", "remove": True, "effort": 9, "difficulty": 0}
    assert table.refused("overcome", **heal, goal="Sprain").code == "is_consequence"
    assert table.refused("overcome", **heal, target="Ghoul's Trouble").code == "unknown_obstacle"
    assert table.refused("overcome", **heal, goal="No Such").code == "which_obstacle"
