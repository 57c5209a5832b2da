"""Creating advantages, boosts, and situation aspects."""

from typing import Any

import pytest
from table import Table, aspect, hunters, one, some, two_sides

from tools.people import find_aspect


def gone(table: Table, name: str) -> bool:
    return find_aspect(table.game, name) is None


@pytest.fixture
def table() -> Table:
    return hunters()


@pytest.mark.rule("condensed.create-advantage")
@pytest.mark.parametrize(("shifts", "free"), [(1, 1), (2, 1), (3, 2), (6, 2)])
def test_a_new_advantage_comes_with_free_invokes(table: Table, shifts: int, free: int) -> None:
    table.do("create_advantage", actor="Mara", aspect="Smoke", effort=shifts, difficulty=0)
    assert dict(aspect(table, "Smoke").free) == {"Mara": free}


@pytest.mark.rule("condensed.create-advantage")
def test_a_tie_makes_no_aspect_but_a_boost(table: Table) -> None:
    events = table.do("create_advantage", actor="Mara", aspect="Smoke", effort=2, difficulty=2)
    assert one(events, "boost_gained")["who"] == "Mara" and gone(table, "Smoke")


@pytest.mark.rule("condensed.create-advantage")
def test_failing_may_give_the_enemy_the_aspect(table: Table) -> None:
    table.do(
        "create_advantage", actor="Mara", target="Ghoul", aspect="Smoke", effort=0,
        defence={"effort": 1},
    )  # fmt: skip
    assert gone(table, "Smoke")
    table.do("choose_cost", option="aspect")
    assert dict(aspect(table, "Smoke").free) == {"Ghoul": 1}


@pytest.mark.rule("condensed.create-advantage", "condensed.defend")
def test_whoever_an_advantage_is_put_on_may_defend(table: Table) -> None:
    events = table.do(
        "create_advantage", actor="Mara", target="Ghoul", aspect="Blinded", skill="shoot",
        faces=[0, 0, 0, 0],
    )  # fmt: skip
    assert one(events, "defence_awaited")["target"] == "Ghoul"
    table.do("defend", skill="notice", faces=[0, 0, 0, 1])
    assert [each.name for each in table.game.characters["Ghoul"].aspects] == ["Blinded"]


@pytest.mark.rule("condensed.create-advantage-existing")
@pytest.mark.parametrize(
    ("shifts", "free"),
    [(-2, {"npc": 1}), (0, {"Mara": 1}), (2, {"Mara": 1}), (3, {"Mara": 2})],
)
def test_a_known_aspect_gains_free_invokes(table: Table, shifts: int, free: dict[str, int]) -> None:
    table.do("place_aspect", aspect="Fog")
    table.do("create_advantage", actor="Mara", aspect="Fog", effort=shifts, difficulty=0)
    assert dict(aspect(table, "Fog").free) == free and len(table.game.scene.aspects) == 1


@pytest.mark.rule("condensed.create-advantage-existing")
@pytest.mark.parametrize(("shifts", "free"), [(1, 1), (3, 2)])
def test_a_secret_aspect_comes_to_light_on_a_success(table: Table, shifts: int, free: int) -> None:
    table.do("place_aspect", aspect="Afraid of Fire", on="Ghoul", secret=True)
    events = table.do(
        "create_advantage", actor="Mara", aspect="Afraid of Fire", effort=shifts, difficulty=0
    )
    assert one(events, "free_invokes_added")["revealed"]
    assert [(each.secret, dict(each.free)) for each in table.game.characters["Ghoul"].aspects] == [
        (False, {"Mara": free})
    ]


@pytest.mark.rule("condensed.create-advantage-existing")
def test_on_a_tie_a_secret_aspect_stays_secret(table: Table) -> None:
    table.do("place_aspect", aspect="Afraid of Fire", on="Ghoul", secret=True)
    events = table.do(
        "create_advantage", actor="Mara", aspect="Afraid of Fire", effort=1, difficulty=1
    )
    assert one(events, "boost_gained")["who"] == "Mara"
    assert aspect(table, "Afraid of Fire").secret and not aspect(table, "Afraid of Fire").free


@pytest.mark.rule("condensed.create-advantage-existing")
def test_after_a_failure_the_owner_may_reveal_it(table: Table) -> None:
    table.do("place_aspect", aspect="Hidden Knife", on="Ghoul", secret=True)
    table.do(
        "create_advantage", actor="Mara", target="Ghoul", aspect="Hidden Knife", effort=0,
        defence={"effort": 2},
    )  # fmt: skip
    table.do("choose_cost", option="reveal")
    found = aspect(table, "Hidden Knife")
    assert (found.secret, dict(found.free)) == (False, {"Ghoul": 1})


@pytest.mark.rule("condensed.create-advantage-existing")
def test_an_aspect_said_to_be_known_must_be_there(table: Table) -> None:
    error = table.refused(
        "create_advantage", actor="Mara", aspect="Fog", existing="known", effort=1, difficulty=0
    )
    assert error.code == "unknown_aspect"


@pytest.mark.rule("condensed.boost")
def test_a_boost_is_gone_after_its_one_use(table: Table) -> None:
    table.do("place_aspect", aspect="Off Balance", boost=True, holder="Mara")
    events = table.do(
        "overcome", actor="Mara", skill="shoot", faces=[0, 0, 0, 0], difficulty=9,
        invokes=[{"aspect": "Off Balance"}],
    )  # fmt: skip
    assert one(events, "resolved")["effort"] == 5 and gone(table, "Off Balance")
    assert table.game.characters["Mara"].points == 3


@pytest.mark.rule("condensed.boost")
def test_a_boost_without_a_name_is_used_without_one(table: Table) -> None:
    table.do("attack", actor="Mara", target="Ghoul", effort=2, defence={"effort": 2})
    table.do("overcome", actor="Mara", skill="shoot", faces=[0, 0, 0, 0], difficulty=9)
    assert one(table.do("invoke", actor="Mara"), "resolved")["effort"] == 5
    assert table.game.characters["Mara"].points == 3


@pytest.mark.rule("condensed.boost")
def test_an_ally_may_use_a_boost_and_an_enemy_may_not(table: Table) -> None:
    table.do("place_aspect", aspect="Opening", boost=True, holder="Mara")
    spec = [{"aspect": "Opening"}]
    roll: dict[str, Any] = {"skill": "fight", "dice_total": 0, "difficulty": 9, "invokes": spec}
    assert table.refused("overcome", actor="Ghoul", **roll).code == "boost_once"
    table.do("overcome", actor="Otso", **roll)
    assert gone(table, "Opening")


@pytest.mark.rule("condensed.boost")
def test_a_boost_is_never_paid_for_nor_compelled(table: Table) -> None:
    table.do("place_aspect", aspect="Opening", boost=True, holder="Mara")
    error = table.refused(
        "overcome", actor="Mara", skill="shoot", difficulty=1,
        invokes=[{"aspect": "Opening", "free": False}],
    )  # fmt: skip
    assert (error.code, error.rule) == ("boost_once", "condensed.boost")
    assert table.refused("compel", character="Mara", aspect="Opening").code == "boost_compel"


@pytest.mark.rule("condensed.boost", "condensed.situation-aspects")
def test_boosts_and_situation_aspects_end_with_the_scene(table: Table) -> None:
    table.do("place_aspect", aspect="Opening", boost=True, holder="Mara")
    table.do("place_aspect", aspect="Fog")
    table.do("place_aspect", aspect="Cornered", on="Ghoul")
    ended = one(table.do("end_scene"), "scene_ended")
    assert set(ended["gone"]) == {"Opening", "Fog", "Cornered"}
    assert all(gone(table, name) for name in ended["gone"])


@pytest.mark.rule("condensed.situation-aspects")
def test_the_gm_places_aspects_and_takes_them_away(table: Table) -> None:
    table.do("place_aspect", aspect="Fog", free_invokes=1)
    assert dict(aspect(table, "Fog").free) == {"": 1}
    assert table.refused("place_aspect", aspect="fog").code == "aspect_taken"
    table.do("remove_aspect", aspect="FOG")
    assert gone(table, "Fog")
    assert table.refused("remove_aspect", aspect="Fog").code == "unknown_aspect"


@pytest.mark.rule("condensed.situation-aspects")
@pytest.mark.parametrize("count", [None, 1, 10])
def test_made_up_aspects_are_three_to_five_unless_counted(table: Table, count: int | None) -> None:
    events = table.do("make_aspects", **({"count": count} if count else {}))
    placed = some(events, "aspect_placed")
    assert len(placed) == (count or len(placed)) and (count or 3 <= len(placed) <= 5)
    assert len({each["aspect"] for each in placed}) == len(placed)


@pytest.mark.rule("condensed.create-advantage")
def test_two_people_may_have_an_aspect_of_the_same_name() -> None:
    table = two_sides()
    burn = {"actor": "Mara", "aspect": "On Fire", "effort": 3, "defence": {"effort": 1}}
    table.do("create_advantage", **burn, target="Ghoul")
    placed = one(table.do("create_advantage", **burn, target="Witch"), "aspect_placed")
    assert (placed["on"], placed["free"]) == ("Witch", 1)
    again = one(table.do("create_advantage", **burn, target="Witch"), "free_invokes_added")
    assert again["on"] == "Witch"
    table.do("place_aspect", aspect="On Fire", on="Otso")
    assert table.refused("place_aspect", aspect="On Fire", on="Otso").code == "aspect_taken"
    free = {who: [dict(each.free) for each in table.game.characters[who].aspects
                  if each.name == "On Fire"] for who in ("Ghoul", "Witch", "Otso")}  # fmt: skip
    assert free == {"Ghoul": [{"Mara": 1}], "Witch": [{"Mara": 2}], "Otso": [{}]}
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.create-advantage", "condensed.invoke")
def test_an_advantage_that_is_taken_back_leaves_its_namesake_alone() -> None:
    table = two_sides()
    burn = {"actor": "Mara", "aspect": "On Fire", "effort": 3}
    table.do("create_advantage", **burn, target="Ghoul", defence={"effort": 1})
    table.do("create_advantage", **burn, target="Witch", defence={"effort": 2})
    events = table.do("invoke", actor="Witch", aspect="Witch Herself")
    assert one(events, "resolved")["outcome"] == "fail"
    assert [each.name for each in table.game.characters["Ghoul"].aspects].count("On Fire") == 1
    assert "On Fire" not in [each.name for each in table.game.characters["Witch"].aspects]
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.create-advantage-existing")
def test_an_aspect_that_is_there_already_is_named(table: Table) -> None:
    error = table.refused("create_advantage", actor="Mara", existing="known", effort=3)
    assert (error.code, error.rule) == ("aspect_unsaid", "condensed.create-advantage-existing")
    error = table.refused(
        "create_advantage", actor="Mara", aspect="Fgo", existing="known", effort=3
    )
    assert error.code == "unknown_aspect"
