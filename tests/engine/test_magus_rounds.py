"""Magus: scenes, moving, rounds by steps of initiative."""

import pytest
from table import EVEN, Table, one, some
from travellers import BLANK, table


@pytest.mark.rule("magus.scene")
def test_two_or_three_aspects_shown_openly() -> None:
    at = table()
    events = at.do("begin_scene", aspects=["Mud", "Fog", "Ruins", "Rain"], zones=["Road", "Wood"])
    remark = one(events, "remarked")
    assert (remark["code"], remark["facts"], remark["rule"]) == (
        "usual_aspects", ["2", "3"], "magus.scene",
    )  # fmt: skip
    assert {event["rule"] for event in some(events, "aspect_placed")} == {"magus.scene"}
    assert not some(at.do("begin_scene", aspects=["Mud", "Fog"]), "remarked")
    assert one(at.do("place_aspect", aspect="Trap", secret=True), "remarked")["code"] == (
        "shown_openly"
    )
    for _ in range(12):
        at.do("begin_scene")
        assert 2 <= len(some(at.do("make_aspects"), "aspect_placed")) <= 3


@pytest.mark.rule("magus.movement")
@pytest.mark.parametrize(
    ("dice", "there", "boost"),
    [([-1, 0, 0, 0], False, None), (BLANK, True, "npc"), ([1, 0, 0, 0], True, None),
     ([1, 1, 1, 0], True, "Radka")],
)  # fmt: skip
def test_moving_where_something_hinders(dice: list[int], there: bool, boost: str | None) -> None:
    at = table()
    at.do("set_zones", zones=["Gate", "Nave", "Wall"], places={"Radka": "Gate"})
    events = at.do("overcome", actor="Radka", to="Wall", difficulty=2, faces=dice)
    assert one(events, "resolved")["skill"] == "body" and not at.game.pending
    assert (at.game.scene.places["Radka"] == "Wall") == there
    gained = [event["who"] for event in some(events, "boost_gained")]
    assert gained == ([boost] if boost else [])
    assert [event["code"] for event in some(events, "remarked")] == ([] if there else ["stays"])
    assert at.replayed() == at.game


@pytest.mark.rule("magus.movement")
def test_one_zone_besides_the_action() -> None:
    at = table()
    at.do("set_zones", zones=["Gate", "Nave", "Wall"], places={"Radka": "Gate"})
    assert one(at.do("move", character="Radka", to="Nave"), "moved")["rule"] == "magus.movement"
    at.do("move", character="Radka", to="Gate")
    assert at.refused("move", character="Radka", to="Wall").code == "too_far"


@pytest.mark.rule("magus.movement")
def test_a_tied_move_gives_the_named_opponent_the_boost() -> None:
    at = table()
    at.do("set_zones", zones=["Gate", "Nave"], places={"Radka": "Gate"})
    events = at.do(
        "overcome", actor="Radka", to="Nave", target="Robber", effort=1,
        defence={"skill": "polearms", "effort": 1},
    )  # fmt: skip
    assert one(events, "boost_gained")["who"] == "Robber"
    assert one(events, "moved")["to"] == "Nave"


# --- initiative and rounds


@pytest.mark.rule("magus.initiative")
def test_senses_and_combat_skill_less_armour() -> None:
    at = table()
    events = at.do("begin_conflict")
    scores = {each["who"]: each["value"] for each in one(events, "initiative_counted")["scores"]}
    assert scores == {"Radka": 2 + 3 - 2, "Eligiusz": 1 + 3, "Robber": 1 + 2, "Archer": 3 + 2}
    assert at.refused("overcome", actor="Eligiusz", skill="body", difficulty=0).facts["near"] == (
        "Archer"
    )
    for name in ("Archer", "Eligiusz"):
        at.do("overcome", actor=name, skill="body", difficulty=0)
    error = at.refused("next_turn", character="Archer")
    assert error.code == "acted_already"
    assert one(at.do("next_turn", character="Robber"), "turn_given")["rule"] == "magus.initiative"
    assert at.refused("overcome", actor="Radka", skill="body", difficulty=0).code == "not_your_turn"
    at.do("overcome", actor="Robber", skill="body", difficulty=0)
    events = at.do("overcome", actor="Radka", skill="body", difficulty=0)
    assert one(events, "turn_taken")["left"] == []
    events = at.do("overcome", actor="Archer", skill="body", difficulty=0)
    assert one(events, "exchange_began")["rule"] == "magus.round"


@pytest.mark.rule("magus.initiative")
def test_equal_values_are_one_step_in_any_order() -> None:
    for first in ("Radka", "Robber"):
        at = table()
        at.do("begin_conflict", characters=["Radka", "Robber"])
        at.do("pass_turn", character=first)


@pytest.mark.rule("magus.initiative")
def test_the_skill_fought_with_may_be_named_and_the_number_said() -> None:
    at = table()
    events = at.do(
        "begin_conflict", fighting={"Archer": "knives"}, initiative={"Robber": 9}, first="Robber"
    )
    scores = {each["who"]: each["value"] for each in one(events, "initiative_counted")["scores"]}
    assert (scores["Archer"], scores["Robber"]) == (4, 9)
    assert at.refused("pass_turn", character="Archer").code == "not_your_turn"


@pytest.mark.rule("magus.initiative")
def test_who_joins_gets_an_initiative() -> None:
    at = table()
    at.do("begin_conflict", characters=["Radka", "Robber"])
    joined = one(at.do("pass_turn", character="Archer"), "initiative_counted")
    assert [each["value"] for each in joined["scores"]] == [5]
    assert at.game.scene.conflict and at.game.scene.conflict.initiative["Archer"] == 5


@pytest.mark.rule("magus.initiative")
def test_no_other_system_has_it() -> None:
    at = Table()
    at.do("create_character", name="Mara")
    error = at.refused("begin_conflict", surprised=["Mara"])
    assert (error.code, error.facts["near"]) == ("not_in_system", "magus")
    assert not some(at.do("begin_conflict"), "initiative_counted")


@pytest.mark.rule("magus.round")
def test_an_advantages_free_invoke_rests_till_the_next_round() -> None:
    at = table()
    at.do("begin_conflict", characters=["Radka", "Robber"], initiative={"Radka": 5, "Eligiusz": 4})
    made = at.do(
        "create_advantage", actor="Radka", skill="swords", aspect="Sand in the Eyes",
        target="Robber", effort=4, defence={"effort": 3},
    )  # fmt: skip
    assert one(made, "aspect_placed")["resting"]
    assert at.refused("attack", actor="Radka", target="Robber", effort=2, defence=EVEN).code == (
        "acted_already"
    )
    with_it = [{"aspect": "Sand in the Eyes", "free": True}]
    error = at.refused(
        "attack", actor="Robber", target="Radka", skill="polearms", faces=BLANK,
        defence={"effort": 3, "invokes": with_it},
    )  # fmt: skip
    assert (error.code, error.rule) == ("rests", "magus.round")
    at.do("pass_turn", character="Robber")
    events = at.do(
        "attack", actor="Radka", target="Robber", skill="swords", faces=BLANK, invokes=with_it,
        defence=EVEN,
    )  # fmt: skip
    assert one(events, "invoked")["free"] and one(events, "resolved")["effort"] == 5
    assert at.replayed() == at.game


@pytest.mark.rule("magus.round")
def test_older_free_invokes_of_the_aspect_can_be_used_at_once() -> None:
    at = table()
    at.do("place_aspect", aspect="Mud", free_invokes=1, holder="Radka")
    at.do("begin_conflict", characters=["Radka", "Robber"], initiative={"Radka": 5})
    at.do("create_advantage", actor="Radka", skill="swords", aspect="Mud", effort=2, difficulty=1)
    mud = next(each for each in at.game.scene.aspects if each.name == "Mud")
    assert (mud.free, mud.resting) == ({"Radka": 2}, {"Radka": 1})
    spend = {"aspect": "Mud", "free": True, "by": "Radka"}
    at.do(
        "attack", actor="Robber", target="Radka", skill="polearms", faces=BLANK,
        defence={"skill": "swords", "faces": BLANK, "invokes": [spend]},
    )  # fmt: skip
    assert at.refused("invoke", actor="Radka", aspect="Mud", free=True).code == "rests"


@pytest.mark.rule("magus.round")
def test_what_a_reopened_roll_made_rests_no_longer() -> None:
    at = table()
    at.do("place_aspect", aspect="Mud", free_invokes=2, holder="Radka")
    at.do("begin_conflict", characters=["Radka", "Robber"], initiative={"Radka": 5})
    at.do("place_aspect", aspect="Fog", free_invokes=1)
    at.do("create_advantage", actor="Radka", skill="swords", aspect="Mud", faces=BLANK,
          difficulty=2)  # fmt: skip
    at.do("invoke", actor="Radka", aspect="Fog", free=True)
    mud = next(each for each in at.game.scene.aspects if each.name == "Mud")
    assert (mud.free, mud.resting) == ({"Radka": 4}, {"Radka": 2})
    assert at.replayed() == at.game


@pytest.mark.rule("magus.round")
def test_outside_a_conflict_nothing_rests() -> None:
    at = table()
    events = at.do(
        "create_advantage", actor="Radka", skill="swords", aspect="High Ground", effort=3,
        difficulty=1,
    )  # fmt: skip
    assert not one(events, "aspect_placed")["resting"]


@pytest.mark.rule("magus.round")
def test_defending_is_unlimited_and_passing_needs_a_conflict() -> None:
    at = table()
    assert at.refused("pass_turn", character="Radka").code == "no_conflict"
    at.do("begin_conflict", initiative={"Robber": 9, "Archer": 8})
    for attacker in ("Robber", "Archer"):
        at.do("attack", actor=attacker, target="Radka", effort=0, defence={"skill": "body",
              "faces": [1, 0, 0, 0]})  # fmt: skip
    assert at.refused("attack", actor="Robber", target="Radka", effort=1).code == "acted_already"
