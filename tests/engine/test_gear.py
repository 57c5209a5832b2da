"""Weapon and armour ratings, in Magus and as an option; what is thrown, nets, other uses."""

from typing import Any

import pytest
from duellists import duel
from table import EVEN, Table, one, some

from tools.commands.gear import ArmorSpec, WeaponSpec
from tools.game import new

BLANK = [0, 0, 0, 0]
WEAPONS = {
    0: ["unarmed"],
    1: ["martial_arts", "knife", "dagger", "staff"],
    2: ["sword", "club", "mace", "straight_bow"],
    3: ["two_handed_sword", "axe", "recurve_bow"],
    4: ["polearm", "crossbow"],
}
ARMOR = {
    0: ["none"],
    1: ["leather", "reinforced_leather"],
    2: ["mail", "scale", "lamellar"],
    3: ["partial_plate"],
    4: ["full_plate"],
}


def swing(at: Table, effort: int, **more: Any) -> list[dict[str, Any]]:
    at.do("waive") if at.game.pending else None
    skill = "fight" if at.game.system != "magus" else "swords"
    return at.do("attack", actor="Odon", target="Ork", skill=skill, effort=effort, defence=EVEN,
                 **more)  # fmt: skip


RULES = {"magus": ("magus.weapon", "magus.armor"),
         "condensed": ("condensed.opt.weapons-armor",) * 2}  # fmt: skip
BOTH = pytest.mark.parametrize("system", RULES)
GEAR = pytest.mark.rule("magus.weapon", "magus.armor", "condensed.opt.weapons-armor")


@pytest.mark.rule("magus.weapon", "magus.armor")
def test_every_kind_has_its_rating() -> None:
    at = duel()
    for table, field in ((WEAPONS, "weapons"), (ARMOR, "armor")):
        for rating, kinds in table.items():
            for kind in kinds:
                at.do("edit_character", name="Odon", **{field: [{"name": "It", "kind": kind}]})
                (carried,) = getattr(at.game.characters["Odon"], field)
                assert carried.rating == rating
    known = WeaponSpec.model_json_schema()["properties"]["kind"]["anyOf"][0]["enum"]
    assert sorted(known) == sorted(kind for kinds in WEAPONS.values() for kind in kinds)
    known = ArmorSpec.model_json_schema()["properties"]["kind"]["anyOf"][0]["enum"]
    assert sorted(known) == sorted(kind for kinds in ARMOR.values() for kind in kinds)


@GEAR
@BOTH
def test_a_weapon_adds_and_armour_takes_off(system: str) -> None:
    at = duel(system)
    landed = one(swing(at, 2, weapon=2, armor=1), "hit")
    assert (landed["shifts"], landed["weapon"], landed["armor"]) == (3, 2, 1)
    assert landed["rule"] == RULES[system][0]
    landed = one(swing(at, 2, armor="leather"), "hit")
    assert (landed["shifts"], landed["rule"]) == (1, RULES[system][1])
    assert one(swing(at, 2), "hit")["rule"] == "condensed.attack"


@GEAR
@BOTH
def test_a_tie_with_a_weapon_is_a_hit_of_its_rating(system: str) -> None:
    at = duel(system)
    tied = swing(at, 0, weapon=2)
    assert one(tied, "hit")["shifts"] == 2 and not some(tied, "boost_gained")
    assert one(swing(at, 0, weapon=2, armor=1), "hit")["shifts"] == 1
    unarmed = swing(at, 0)
    assert not some(unarmed, "hit") and one(unarmed, "boost_gained")["rule"] == "condensed.attack"
    missed = swing(at, -1, weapon=4)
    assert not some(missed, "hit") and not some(missed, "boost_gained")


@GEAR
@BOTH
@pytest.mark.parametrize(("effort", "weapon"), [(2, 0), (1, 0), (1, 1), (0, 2), (0, 1)])
def test_armour_that_leaves_nothing_gives_the_attacker_a_boost(
    system: str, effort: int, weapon: int
) -> None:
    at = duel(system)
    events = swing(at, effort, weapon=weapon, armor=2)
    boost = one(events, "boost_gained")
    assert (boost["who"], boost["rule"]) == ("Odon", RULES[system][1]) and not some(events, "hit")


@GEAR
@BOTH
def test_style_may_still_be_lowered_for_a_boost(system: str) -> None:
    at = duel(system)
    assert one(swing(at, 3, weapon=1, armor=2), "hit")["boost_instead"]
    assert one(at.do("take_boost"), "hit_lowered")["shifts"] == 1


@GEAR
@BOTH
def test_what_is_on_the_sheets_counts(system: str) -> None:
    at = duel(system)
    skill = "fight" if system == "condensed" else "swords"
    at.do("edit_character", name="Odon", weapons=[
        {"name": "Bow", "rating": 3, "skill": "archery"},
        {"name": "Sword", "kind": "sword", "skill": skill}, {"name": "Stick", "rating": 1},
    ])  # fmt: skip
    at.do("edit_character", name="Ork", armor=[{"name": "Hide", "kind": "leather"},
                                               {"name": "Coat", "kind": "mail"}])  # fmt: skip
    landed = one(swing(at, 3), "hit")
    assert (landed["weapon"], landed["armor"], landed["shifts"]) == (2, 2, 3)
    assert one(swing(at, 3, weapon="stick", armor="hide"), "hit")["shifts"] == 3
    assert one(swing(at, 3, weapon="two-handed sword"), "hit")["weapon"] == 3
    assert one(swing(at, 3, weapon=0, armor=0), "hit")["shifts"] == 3
    assert one(swing(at, 3, track="mental"), "hit")["shifts"] == 3
    error = at.refused("attack", actor="Odon", target="Ork", skill=skill, weapon="Swrod", effort=1,
                       defence=EVEN)  # fmt: skip
    assert error.code == "answer_first" or error.facts["near"] == "Sword"
    at.do("waive")
    error = at.refused("attack", actor="Odon", target="Ork", skill=skill, weapon="Swrod", effort=1,
                       defence=EVEN)  # fmt: skip
    assert (error.code, error.facts["near"]) == ("unknown_gear", "Sword")
    at.do("edit_character", name="Odon", laid_aside=["Sword", "Stick"])
    assert [each.name for each in at.game.characters["Odon"].weapons] == ["Bow"]
    assert at.replayed() == at.game


@GEAR
def test_several_targets_wear_their_own_armour() -> None:
    at = duel()
    at.do("create_character", name="Goblin", kind="npc")
    at.do("edit_character", name="Ork", armor=[{"name": "Coat", "kind": "mail"}])
    at.do("switch_option", option="multiple-targets")
    events = at.do("attack", actor="Odon", targets=["Ork", "Goblin"], skill="swords", weapon=2,
                   effort=6, shares=[3, 3], defences=[EVEN, EVEN])  # fmt: skip
    assert [each["shifts"] for each in some(events, "hit")] == [3, 5]


@GEAR
def test_cover_and_armour_do_not_add_up() -> None:
    at = duel()
    at.do("switch_option", option="obstacle-block")
    at.do("place_obstacle", name="Wall", kind="block", rating=6)
    at.do("edit_character", name="Ork", armor=[{"name": "Coat", "kind": "mail"}])
    assert one(swing(at, 5, cover="Wall"), "hit")["armor"] == 3


@pytest.mark.rule("condensed.opt.weapons-armor")
def test_an_option_of_condensed_with_ratings_up_to_four() -> None:
    at = Table()
    at.do("create_character", name="Odon", skills={"fight": 2})
    for field in ({"weapon": 2}, {"armor": "mail"}):
        error = at.refused("attack", actor="Odon", target="X", skill="fight", defence=EVEN, **field)
        assert (error.code, error.rule) == ("option_off", "condensed.opt.weapons-armor")
    gear = {"weapons": [{"name": "Axe", "kind": "axe"}]}
    assert at.refused("edit_character", name="Odon", **gear).code == "option_off"
    at.do("switch_option", option="weapons-armor")
    at.do("edit_character", name="Odon", **gear)
    assert at.refused("attack", actor="Odon", target="X", skill="fight", weapon=5, defence=EVEN
                      ).facts["need"] == 4  # fmt: skip
    over = [{"name": "Sunblade", "rating": 5, "enchanted": True}]
    assert at.refused("edit_character", name="Odon", weapons=over).code == "gear_rating"
    struck = {"actor": "Odon", "target": "X", "skill": "fight", "effort": 2, "defence": EVEN}
    assert one(at.do("attack", **struck), "hit")["shifts"] == 5
    at.do("switch_option", option="weapons-armor", on=False)
    assert one(at.do("attack", **struck), "hit")["shifts"] == 2


@pytest.mark.rule("magus.weapon", "magus.armor")
def test_enchanted_gear_may_be_rated_higher_in_magus() -> None:
    at = duel()
    plain = [{"name": "Sunblade", "rating": 5}]
    assert at.refused("edit_character", name="Odon", weapons=plain).code == "gear_rating"
    at.do("edit_character", name="Odon", weapons=[{**plain[0], "enchanted": True}])
    at.do("edit_character", name="Ork", armor=[{"name": "Aegis", "rating": 6, "enchanted": True}])
    assert one(swing(at, 3), "hit")["shifts"] == 2


@pytest.mark.rule("condensed.opt.weapons-armor")
def test_a_system_without_attacks_says_where_ratings_belong() -> None:
    for gear in ({"weapons": [{"name": "Bow", "rating": 1}]}, {"armor": [{"name": "Coat"}]}):
        gear = {key: [{"rating": 1, **each} for each in listed] for key, listed in gear.items()}
        error = Table(game=new("narratograph")).refused("create_character", name="Mio", **gear)
        assert (error.code, error.facts["near"]) == (
            "not_in_system", "condensed, core, accelerated, magus",
        )  # fmt: skip


@pytest.mark.rule("magus.weapon", "magus.armor")
def test_gear_that_is_unknown_is_refused_with_the_kinds_that_share_a_word() -> None:
    at = Table(game=new("magus"))
    at.do("create_character", name="Odon")
    shot = {"actor": "Odon", "target": "Ork", "effort": 2, "defence": EVEN}
    error = at.refused("attack", **shot, weapon="bow")
    assert error.facts["near"] == "straight bow, recurve bow"
    error = at.refused("attack", **shot, armor="plate")
    assert error.facts["near"] == "partial plate, full plate"
    error = at.refused("attack", **shot, weapon="spoon")
    assert "crossbow" in str(error.facts["near"]) and error.rule == "magus.weapon"
