"""Magus: what is thrown, nets and bolas, and what else ratings of gear serve for."""

import pytest
from duellists import duel
from table import EVEN, one, some

BLANK = [0, 0, 0, 0]


@pytest.mark.rule("magus.gear-notes")
def test_ratings_as_difficulty_of_hiding_and_as_a_penalty() -> None:
    at = duel()
    at.do("edit_character", name="Odon", skills={"body": 2},
          weapons=[{"name": "Halberd", "kind": "polearm"}],
          armor=[{"name": "Coat", "kind": "mail"}])  # fmt: skip
    events = at.do("overcome", actor="Odon", skill="body", hide="halberd", faces=BLANK)
    noted = one(events, "gear_counted")
    assert (noted["gear"], noted["rating"], noted["counts"]) == ("Halberd", 4, "difficulty")
    assert one(events, "resolved")["opposition"] == 4
    events = at.do("overcome", actor="Odon", skill="body", hide="dagger", faces=BLANK)
    assert one(events, "resolved")["opposition"] == 1
    events = at.do("overcome", actor="Odon", skill="body", burdened=True, faces=BLANK, difficulty=0)
    assert one(events, "gear_counted")["counts"] == "penalty"
    assert one(events, "resolved")["effort"] == 0
    assert not some(at.do("overcome", actor="Ork", skill="body", burdened=True, difficulty=0),
                    "gear_counted")  # fmt: skip
    assert at.refused("overcome", actor="Odon", skill="body", hide="Spoon").code == "unknown_gear"
    at = duel("condensed")
    assert at.refused("overcome", actor="Odon", skill="stealth", hide="dagger").code == (
        "not_in_system"
    )


@pytest.mark.rule("magus.ranged")
def test_what_is_thrown_meets_distance_size_conditions_and_movement() -> None:
    at = duel()
    at.do("set_zones", zones=["Road", "Ditch", "Wood"], places={"Odon": "Road", "Ork": "Wood"})
    at.do("edit_character", name="Odon", weapons=[
        {"name": "Javelin", "rating": 2, "skill": "throwing", "reach": 2, "thrown": True},
        {"name": "Sword", "kind": "sword", "skill": "swords"}])  # fmt: skip
    throw = {"actor": "Odon", "target": "Ork", "skill": "throwing", "effort": 5}
    events = at.do("attack", **throw, passive={"conditions": 1, "movement": 2, "size": -1})
    counted = one(events, "difficulty_counted")
    assert (counted["distance"], counted["difficulty"], counted["rule"]) == (2, 4, "magus.ranged")
    assert one(events, "hit")["shifts"] == 5 - 4 + 2
    at.do("waive")
    assert one(at.do("attack", **throw), "resolved")["opposition"] == 2
    at.do("waive")
    stepped_aside = at.do("attack", **throw, defence={"effort": 4})
    assert one(stepped_aside, "resolved")["opposition"] == 4
    at.do("waive")
    near = {"distance": 0, "size": -3}
    assert one(at.do("attack", **throw, passive=near), "resolved")["opposition"] == 0
    at.do("waive")
    assert at.refused("attack", **{**throw, "skill": "swords"}).code == "out_of_reach"
    at.do("set_zones", places={"Ork": "Ditch", "Odon": "Wood"})
    assert at.refused("attack", **{**throw, "skill": "swords"}).code == "out_of_reach"
    elsewhere = duel("condensed")
    assert elsewhere.refused("attack", **{**throw, "skill": "shoot"}, passive={}).code == (
        "not_in_system"
    )


@pytest.mark.rule("magus.entangle")
@pytest.mark.parametrize("snare", ["net", "lasso", "bolas"])
def test_nets_entangle_and_with_style_knock_down(snare: str) -> None:
    at = duel()
    throw = {"actor": "Odon", "target": "Ork", "skill": "throwing", "rating": 0, "snare": snare}
    placed = some(at.do("create_advantage", **throw, effort=2, defence=EVEN), "aspect_placed")
    assert [(each["aspect"], each["on"], each["free"]) for each in placed] == [
        ("Entangled", "Ork", 1)
    ]
    at = duel()
    placed = some(at.do("create_advantage", **throw, effort=3, defence=EVEN), "aspect_placed")
    assert [(each["aspect"], each["on"], each["free"]) for each in placed] == [
        ("Entangled", "Ork", 1), ("Knocked Down", "Ork", 0),
    ]  # fmt: skip
    assert {each["rule"] for each in placed} == {"magus.entangle"}
    tied = duel().do("create_advantage", **throw, effort=0, defence=EVEN)
    assert one(tied, "boost_gained") and not some(tied, "aspect_placed")


@pytest.mark.rule("magus.entangle")
def test_bolas_may_choke_or_stun_and_each_prey_has_its_own_aspects() -> None:
    at = duel()
    at.do("create_character", name="Goblin", kind="npc")
    throw = {"actor": "Odon", "skill": "throwing", "effort": 4, "snare": "bolas"}
    events = at.do("create_advantage", **throw, target="Ork", aspect="Choking", also="Stunned",
                   passive={"distance": 1})  # fmt: skip
    assert [each["aspect"] for each in some(events, "aspect_placed")] == ["Choking", "Stunned"]
    at.do("create_advantage", **throw, target="Ork", defence=EVEN)
    events = at.do("create_advantage", **throw, target="Goblin", defence=EVEN)
    assert [each["aspect"] for each in some(events, "aspect_placed")] == [
        "Entangled", "Knocked Down",
    ]  # fmt: skip
    again = at.do("create_advantage", **throw, target="Ork", defence=EVEN)
    added = one(again, "free_invokes_added")
    assert (added["aspect"], added["on"]) == ("Entangled", "Ork")
    assert not some(again, "aspect_placed")
    caught = {who: [each.free for each in at.game.characters[who].aspects
                    if each.name == "Entangled"] for who in ("Ork", "Goblin")}  # fmt: skip
    assert caught == {"Ork": [{"Odon": 2}], "Goblin": [{"Odon": 1}]}
    at.do("remove_aspect", aspect="Entangled", on="Goblin")
    assert at.refused("remove_aspect", aspect="Entangled", on="Goblin").code == "unknown_aspect"
    assert [each.name for each in at.game.characters["Ork"].aspects] == [
        "Choking", "Stunned", "Entangled", "Knocked Down",
    ]  # fmt: skip
    elsewhere = duel("condensed")
    assert elsewhere.refused("create_advantage", **throw, target="Ork").code == "not_in_system"


@pytest.mark.rule("magus.entangle")
def test_an_invoke_makes_style_of_it_and_undoes_neither_too_much() -> None:
    at = duel()
    at.do("place_aspect", aspect="Fog", free_invokes=1)
    at.do("create_advantage", actor="Odon", target="Ork", skill="throwing", rating=0, snare="net",
          faces=[1, 0, 0, 0], defence=EVEN)  # fmt: skip
    events = at.do("invoke", actor="Odon", aspect="Fog")
    assert [each["aspect"] for each in some(events, "aspect_placed")] == [
        "Entangled", "Knocked Down",
    ]  # fmt: skip
    assert [each.name for each in at.game.characters["Ork"].aspects] == [
        "Entangled", "Knocked Down",
    ]  # fmt: skip
    assert at.replayed() == at.game
