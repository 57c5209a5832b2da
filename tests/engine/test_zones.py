"""Zones: moving, barriers, reach, lines of sight, aspects of a zone."""

import pytest
from table import BLANK, Table, aspect, one, some, two_sides

from tools.available import available
from tools.game import new

SAFE = {"effort": 9}
ZONES = ["Bar", "Street", "Roof", "Tower"]
BORDERS = [
    {"between": ["Bar", "Street"]},
    {"between": ["Street", "Roof"], "barrier": 2},
    {"between": ["Roof", "Tower"], "sight": False},
]


def street() -> Table:
    table = two_sides()
    table.do("set_zones", zones=ZONES, borders=BORDERS,
             places={"Mara": "Bar", "Ghoul": "Street", "Witch": "Tower"})  # fmt: skip
    return table


@pytest.mark.rule("condensed.zones")
def test_zones_without_borders_stand_in_a_row() -> None:
    table = two_sides()
    table.do("begin_scene", zones=["Bar", "Street", "Roof"])
    assert [(each.a, each.b) for each in table.game.scene.borders] == [
        ("Bar", "Street"), ("Street", "Roof")
    ]  # fmt: skip
    events = table.do("set_zones", zones=["Nave"])
    assert one(events, "remarked")["code"] == "many_zones"


@pytest.mark.rule("condensed.zones", "core.movement")
def test_one_zone_besides_the_action_before_or_after_it() -> None:
    table = street()
    table.do("begin_conflict", characters=["Mara", "Ghoul"], first="Mara")
    table.do("overcome", actor="Mara", skill="fight", difficulty=0)
    moved = one(table.do("move", character="Mara", to="street"), "moved")
    assert (moved["came"], moved["to"], moved["free"]) == ("Bar", "Street", True)
    assert table.refused("move", character="Mara", to="Bar").code == "moved_already"
    table.do("next_turn", character="Ghoul")
    assert table.refused("move", character="Mara", to="Bar").code == "moved_already"
    table.do("move", character="Ghoul", to="Bar")
    table.do("overcome", actor="Ghoul", skill="fight", difficulty=0)
    assert one(table.do("move", character="Mara", to="Bar"), "exchange_began")["number"] == 2
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.zones", "core.movement")
def test_what_hinders_takes_the_action_and_failing_leaves_one_there_or_costs() -> None:
    table = street()
    table.do("move", character="Mara", to="Street")
    assert table.refused("move", character="Mara", to="Tower").facts["near"] == "Bar, Roof"
    error = table.refused("move", character="Mara", to="Roof")
    assert (error.code, error.facts["difficulty"]) == ("hindered", 2)
    resolved = one(table.do("overcome", actor="Mara", to="Roof", faces=[-1, -1, 0, 0]), "resolved")
    assert (resolved["skill"], resolved["opposition"]) == ("athletics", 2)
    table.do("choose_cost", option="fail")
    assert table.game.scene.places["Mara"] == "Street"
    table.do("overcome", actor="Mara", to="Roof", faces=[-1, -1, 0, 0])
    moved = one(table.do("choose_cost", option="major_cost"), "moved")
    assert (moved["to"], moved["free"], moved["by_roll"]) == ("Roof", False, True)


@pytest.mark.rule("condensed.zones", "condensed.invoke")
def test_an_invoke_takes_a_move_back_or_brings_it_about() -> None:
    table = street()
    table.do("adjust", fate_points=3)
    table.do("overcome", actor="Mara", to="Tower", effort=4, difficulty=3)
    assert table.game.scene.places["Mara"] == "Tower"
    table.do("place_aspect", aspect="Slick Roof")
    table.do("overcome", actor="Mara", to="Roof", effort=4, difficulty=3)
    events = table.do("invoke", actor="Ghoul", aspect="Slick Roof", use="oppose")
    assert one(events, "resolved")["outcome"] == "fail"
    assert table.game.scene.places["Mara"] == "Tower"
    assert table.replayed() == table.game


@pytest.mark.rule("core.movement")
def test_in_core_the_move_cites_core() -> None:
    table = Table(game=new("core"))
    table.do("create_character", name="Cynere", skills={"athletics": 4})
    table.do("set_zones", zones=["Hall", "Yard"], places={"Cynere": "Hall"})
    assert one(table.do("move", character="Cynere", to="Yard"), "moved")["rule"] == "core.movement"


@pytest.mark.rule("condensed.zones")
def test_blows_stay_in_the_zone_and_shots_need_a_clear_line() -> None:
    table = street()
    blow = {"actor": "Mara", "target": "Ghoul", "faces": BLANK, "defence": SAFE}
    error = table.refused("attack", skill="fight", **blow)
    assert (error.code, error.facts["zone"]) == ("out_of_reach", "Street")
    assert one(table.do("attack", skill="shoot", **blow), "resolved")
    table.do("attack", skill="fight", reach=1, **blow)
    far = {**blow, "target": "Witch", "skill": "shoot"}
    assert table.refused("attack", **far).code == "no_line"
    table.do("move", character="Witch", to="Roof", ruling=True)
    table.do("attack", **far)
    table.do("move", character="Ghoul", to="Bar")
    table.do("attack", skill="fight", **blow)


@pytest.mark.rule("condensed.zones")
def test_approaches_do_not_tell_a_shot_from_a_blow() -> None:
    table = Table(game=new("accelerated"))
    for name in ("Mara", "Ghoul"):
        table.do("create_character", name=name, skills={"quick": 2})
    table.do("set_zones", zones=["Hall", "Yard"], places={"Mara": "Hall", "Ghoul": "Yard"})
    blow = {"actor": "Mara", "target": "Ghoul", "skill": "quick", "faces": BLANK, "defence": SAFE}
    assert table.refused("attack", **blow, reach=0).code == "out_of_reach"
    assert one(table.do("attack", **blow), "resolved")


@pytest.mark.rule("condensed.zones", "condensed.situation-aspects")
def test_an_aspect_of_a_zone_holds_there_only() -> None:
    table = street()
    table.do("place_aspect", aspect="Broken Glass", zone="bar", free_invokes=2)
    roll = {"actor": "Witch", "skill": "fight", "faces": BLANK, "difficulty": 0}
    invokes = [{"aspect": "Broken Glass"}]
    error = table.refused("overcome", **roll, invokes=invokes)
    assert (error.code, error.facts["zone"]) == ("other_zone", "Bar")
    assert (
        one(table.do("overcome", **{**roll, "actor": "Mara"}, invokes=invokes), "resolved")[
            "effort"
        ]
        == 4
    )
    made = table.do("create_advantage", actor="Mara", aspect="Oil", zone="Street", effort=3,
                    difficulty=1)  # fmt: skip
    assert one(made, "aspect_placed")["zone"] == "Street"


def test_refusals_name_what_would_work() -> None:
    table = two_sides()
    assert table.refused("move", character="Mara", to="Bar").code == "no_zones"
    assert table.refused("set_zones", places={"Mara": "Bar"}).code == "no_zones"
    table = street()
    assert table.refused("move", character="Mara", to="Stret").facts["near"] == "Street"
    assert table.refused("move", character="Mara", to="Bar").code == "already_there"
    assert one(table.do("move", character="Otso", to="Roof"), "moved")["came"] is None
    assert some(table.do("set_zones", zones=["Bar", "Cellar"]), "zones_set")
    assert dict(table.game.scene.places) == {"Mara": "Bar"}


def yard() -> Table:
    table = two_sides()
    table.do("set_zones", zones=["Hall", "Yard", "Roof"],
             borders=[{"between": ["Hall", "Yard"]},
                      {"between": ["Yard", "Roof"], "barrier": 2}],
             places={"Mara": "Hall", "Ghoul": "Hall"})  # fmt: skip
    return table


@pytest.mark.rule("condensed.aspect-kinds", "condensed.zones")
def test_whoever_gets_to_a_zone_first_has_the_free_invoke_of_its_aspects() -> None:
    table = yard()
    table.do("place_aspect", aspect="Loose Planks", zone="Yard")
    table.do("place_aspect", aspect="Stacked Barrels", zone="Yard", free_invokes=1)
    table.do("place_aspect", aspect="Cold Hearth", zone="Hall")
    assert aspect(table, "Cold Hearth").first is False
    added = one(table.do("move", character="Ghoul", to="Yard"), "free_invokes_added")
    assert (added["aspect"], added["count"], added["holder"], added["rule"]) == (
        "Loose Planks", 1, "Ghoul", "condensed.aspect-kinds",
    )  # fmt: skip
    assert not some(table.do("move", character="Mara", to="Yard"), "free_invokes_added")
    assert dict(aspect(table, "Loose Planks").free) == {"Ghoul": 1}
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.aspect-kinds", "condensed.zones")
def test_who_is_no_longer_there_first_gives_the_free_invoke_back() -> None:
    table = yard()
    table.do("place_aspect", aspect="Wind", zone="Roof")
    table.do("place_aspect", aspect="Old Tiles", zone="Roof", first=False)
    roof = {"actor": "Mara", "to": "Roof", "effort": 3, "difficulty": 2}
    events = table.do("overcome", **roof)
    assert [each["aspect"] for each in some(events, "free_invokes_added")] == ["Wind"]
    table.do("invoke", actor="Ghoul", aspect="Mara's Trouble", use="oppose")
    assert table.game.scene.places["Mara"] == "Hall"
    assert not aspect(table, "Wind").free and aspect(table, "Wind").first
    table.do("overcome", **roof)
    assert dict(aspect(table, "Wind").free) == {"Mara": 1}
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.aspect-kinds")
def test_who_starts_out_in_a_zone_was_no_first_arrival() -> None:
    table = yard()
    table.do("place_aspect", aspect="Loose Planks", zone="Yard")
    table.do("set_zones", places={"Otso": "Yard"})
    assert not some(table.do("move", character="Mara", to="Yard"), "free_invokes_added")
    assert not aspect(table, "Loose Planks").free


@pytest.mark.rule("condensed.zones", "condensed.invoke")
def test_a_free_invoke_is_offered_only_where_the_aspect_holds() -> None:
    table = yard()
    for zone, name in (("Yard", "Loose Planks"), ("Hall", "Cold Hearth")):
        table.do("place_aspect", aspect=name, zone=zone, free_invokes=1, holder="Mara")
    table.do("overcome", actor="Mara", skill="athletics", effort=1, difficulty=2)
    offered = [each.facts["aspect"] for each in available(table.game)
               if each.label == "free_invoke"]  # fmt: skip
    assert offered == ["Cold Hearth"]
