"""Sheets that are checked: every fault at once, other shapes and lists, other tracks."""

from typing import Any

import pytest
from table import Table, one, some

from tools.game import new

PYRAMID = {
    "fight": 4, "will": 3, "notice": 3, "drive": 2, "stealth": 2, "crafts": 2,
    "lore": 1, "rapport": 1, "physique": 1, "shoot": 1,
}  # fmt: skip
NINE = tuple(f"theme {n}" for n in range(1, 10))


def playing(option: str, variant: str | None = None, system: str = "condensed") -> Table:
    table = Table(game=new(system))
    table.do("switch_option", option=option, **({"variant": variant} if variant else {}))
    return table


def codes(error: Any) -> set[str]:
    return {error.code, *(each.code for each in error.facts.get("also", ()))}


@pytest.mark.rule("condensed.character-aspects", "condensed.pyramid", "condensed.stunts")
def test_all_faults_are_named_at_once() -> None:
    table = Table()
    error = table.refused(
        "create_character", name="Mara", high_concept="A", trouble="B", relationship="C",
        aspects=["D", "E", "a"], skills={"fight": 5, "will": 4, "physique": 1},
        stunts=[f"Stunt {n}" for n in range(6)], physical=14 + 4, slots=["severe", "severe"],
    )  # fmt: skip
    assert codes(error) == {
        "too_many_aspects", "aspect_twice", "pyramid", "refresh_low", "boxes_off", "slots_off",
    }  # fmt: skip
    assert error.message.startswith("Mara: 6 aspects") and "+5" in error.message
    assert not table.game.characters
    table.do("create_character", name="Mara", skills={"fight": 5}, physical=9, ruling=True)


@pytest.mark.rule("condensed.stunts")
def test_a_stated_refresh_is_held_against_the_stunts() -> None:
    table = Table()
    stunts = [f"Stunt {n}" for n in range(4)]
    error = table.refused("create_character", name="Mara", stunts=stunts, refresh=3)
    assert (error.code, error.facts["most"]) == ("refresh_high", 2)
    assert table.refused("create_character", name="Mara", refresh=4).code == "refresh_high"
    table.do("create_character", name="Mara", stunts=stunts, refresh=2)
    table.do("create_character", name="Boss", kind="npc", refresh=9)
    table.do("adjust", character="Mara", refresh=5)
    table.do("edit_character", name="Mara", aspects=["New"])
    assert table.refused("edit_character", name="Mara", refresh=5).code == "refresh_high"


@pytest.mark.rule("condensed.stress-track")
@pytest.mark.parametrize(("rating", "boxes", "mild"), [(0, 3, 1), (2, 4, 1), (4, 6, 1), (5, 6, 2)])
def test_boxes_and_slots_come_from_physique_and_will(rating: int, boxes: int, mild: int) -> None:
    for skill, track in (("physique", "physical"), ("will", "mental")):
        table = Table()
        table.do("create_character", name="Mara", skills={skill: rating}, ruling=True)
        who = table.game.characters["Mara"]
        assert len(who.boxes[track]) == boxes
        slots = [each for each in who.slots if each.severity == "mild"]
        assert len(slots) == mild and all(each.track in (None, track) for each in slots)
        if rating < 5:
            error = table.refused("create_character", name="Otso", skills={skill: rating},
                                  **{track: boxes + 1})  # fmt: skip
            assert (error.code, error.facts["need"]) == ("boxes_off", boxes)
            table.do("create_character", name="Otso", skills={skill: rating},
                     **{track: boxes + 2}, stunts=["Tough: 2 boxes more"])  # fmt: skip


@pytest.mark.rule("condensed.opt.create-in-play", "condensed.character-aspects")
def test_a_whole_sheet_lacks_nothing_unless_it_is_created_in_play() -> None:
    table = Table()
    error = table.refused("create_character", name="Mara", high_concept="A", whole=True)
    assert codes(error) == {"no_trouble", "no_relationship", "too_few_aspects", "too_few_skills"}
    table.do("create_character", name="Mara", high_concept="A", trouble="B", relationship="C",
             aspects=["D", "E"], skills=PYRAMID, whole=True)  # fmt: skip
    table = playing("create-in-play")
    table.do("create_character", name="Mara", high_concept="A", skills={"fight": 4}, whole=True)
    error = table.refused("create_character", name="Otso", skills={"fight": 4}, whole=True)
    assert (error.code, error.rule) == ("no_high_concept", "condensed.opt.create-in-play")


@pytest.mark.rule("condensed.opt.skill-lists")
def test_a_diamond_of_nine() -> None:
    table = playing("skill-lists", "diamond")
    table.do("set_skill_lists", skills=NINE)
    skills = dict(zip(NINE, (4, 3, 3, 2, 2, 2, 1, 1, 0), strict=True))
    table.do("create_character", name="Mara", skills=skills)
    for other in ({**skills, "theme 9": 1}, {**skills, "theme 2": 4}):
        error = table.refused("create_character", name="Otso", skills=other)
        assert (error.code, error.rule) == ("pyramid", "condensed.opt.skill-lists")
    table.do("attack", actor="Mara", target="Ghoul", skill="theme 1", faces=[0] * 4,
             defence={"rating": 1, "faces": [0] * 4})  # fmt: skip
    assert one(table.last, "hit")["shifts"] == 3
    table.do("switch_option", option="skill-lists", on=False)
    assert "fight" in table.game.ruleset.skills and table.replayed() == table.game


@pytest.mark.rule("condensed.opt.skill-lists", "condensed.skill-columns")
def test_columns_and_free_ratings_keep_to_the_share_above_mediocre() -> None:
    table = playing("skill-lists", "columns")
    table.do("create_character", name="A", skills=dict.fromkeys(list(PYRAMID)[:3], 3))
    table.do("create_character", name="B",
             skills={**PYRAMID, "drive": 3, "lore": 2})  # fmt: skip
    error = table.refused("create_character", name="C", skills=dict.fromkeys(list(PYRAMID)[:4], 3))
    assert error.code == "pyramid"
    table = playing("skill-lists", "free")
    table.do("create_character", name="A", skills=dict.fromkeys(PYRAMID, 4))
    more = dict.fromkeys((*PYRAMID, "empathy"), 1)
    assert table.refused("create_character", name="B", skills=more).code == "pyramid"
    assert table.refused("create_character", name="B", skills={"fight": 5}).code == "pyramid"


@pytest.mark.rule("condensed.opt.skill-lists")
def test_two_lists_are_rolled_together_within_bounds() -> None:
    table = playing("skill-lists")
    bad = {"skills": ["body", "mind"], "second": ["war", "love"]}
    assert table.refused("set_skill_lists", **bad, most=4).code == "bounds_wide"
    assert table.refused("set_skill_lists", **bad, least=-1).code == "bounds_wide"
    assert table.refused("set_skill_lists", skills=["body"], second=["Body"]).code == "skill_twice"
    table.do("set_skill_lists", **bad, least=-1, most=1, second_least=1, second_most=3)
    table.do("create_character", name="Mara", skills={"body": -1, "mind": 1, "war": 3, "love": 1})
    error = table.refused("create_character", name="Otso", skills={"body": 2, "war": 1, "love": 1})
    assert (error.code, error.facts["skill"]) == ("out_of_bounds", "body")
    table.do("overcome", actor="Mara", skill="mind", second="war", faces=[0] * 4, difficulty=2)
    assert one(table.last, "resolved")["effort"] == 4
    plain = Table()
    plain.do("create_character", name="Mara", skills={"fight": 2})
    error = plain.refused("overcome", actor="Mara", skill="fight", second="will", difficulty=2)
    assert error.code == "no_second_list"
    off = plain.refused("set_skill_lists", skills=["body"])
    assert (off.code, off.rule) == ("option_off", "condensed.opt.skill-lists")


@pytest.mark.rule("condensed.opt.single-track")
@pytest.mark.parametrize(("rating", "boxes"), [(0, 6), (1, 7), (3, 9), (5, 9)])
def test_one_track_for_both_kinds_of_hits(rating: int, boxes: int) -> None:
    table = playing("single-track")
    table.do("create_character", name="Mara", skills={"will": rating}, ruling=True)
    who = table.game.characters["Mara"]
    assert {track: len(each) for track, each in who.boxes.items()} == {"stress": boxes}
    for track in ("physical", "mental"):
        table.do("attack", actor="X", target="Mara", effort=2, track=track, defence={"effort": 0})
        table.do("absorb", boxes=2)
    assert table.game.characters["Mara"].marked == {"stress": (0, 1, 2, 3)}
    table.do("adjust", character="Mara", mental_change=-1)
    assert table.game.characters["Mara"].marked == {"stress": (0, 1, 2)}
    table.do("end_scene")
    assert not any(table.game.characters["Mara"].marked.values())


@pytest.mark.rule("condensed.opt.single-track")
def test_switching_the_tracks_changes_the_sheets_there_are() -> None:
    table = Table()
    table.do("create_character", name="Mara", skills={"physique": 1})
    table.do("adjust", character="Mara", physical=1, mental=2)
    changed = one(table.do("switch_option", option="single-track"), "character_edited")
    assert changed["rule"] == "condensed.opt.single-track"
    who = table.game.characters["Mara"]
    assert (len(who.boxes["stress"]), who.marked["stress"]) == (7, (0, 1, 2))
    table.do("switch_option", option="single-track", variant="two_more")
    who = table.game.characters["Mara"]
    assert [len(who.boxes[track]) for track in ("physical", "mental")] == [6, 5]
    assert sum(map(len, who.marked.values())) == 3
    table.do("switch_option", option="single-track", variant="one_more")
    assert len(table.game.characters["Mara"].boxes["physical"]) == 5
    table.do("switch_option", option="single-track", variant="valued")
    assert table.game.characters["Mara"].boxes["physical"] == (1, 2, 3)
    table.do("switch_option", option="single-track", on=False)
    assert table.game.characters["Mara"].boxes["physical"] == (1,) * 4
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.aspect-kinds", "condensed.boost")
def test_aspects_get_names_and_keep_what_they_hold() -> None:
    table = Table()
    table.do("create_character", name="Mara", high_concept="Hunter", skills={"fight": 3})
    table.do("create_character", name="Otso", kind="npc", slots=["mild", "moderate"])
    table.do("attack", actor="Mara", target="Otso", skill="fight", effort=3, defence={"effort": 1})
    table.do("absorb", consequences=["mild"])
    table.do("rename_aspect", aspect="mild", name="Torn Cloak")
    wound = table.game.characters["Otso"].consequences[0]
    assert wound.name == "Torn Cloak"
    held = next(each for each in table.game.characters["Otso"].aspects if each.name == "Torn Cloak")
    assert held.free == {"Mara": 1}
    assert table.refused("rename_aspect", aspect="Hunter", name="torn cloak").code == "aspect_taken"
    assert table.refused("rename_aspect", aspect="Huntr", name="x").code == "unknown_aspect"
    table.do("overcome", actor="Mara", skill="fight", effort=9, difficulty=1)
    table.do("rename_aspect", aspect="boost", name="In the Rhythm")
    assert one(table.last, "aspect_renamed")["rule"] == "condensed.boost"
    table.do("overcome", actor="Mara", skill="fight", effort=1, difficulty=2)
    table.do("invoke", actor="Mara", aspect="In the Rhythm")
    for name in ("Mara", "Otso"):
        table.do("adjust", character=name, add_consequence="moderate")
    assert table.refused("rename_aspect", aspect="moderate", name="x").code == "which_aspect"
    table.do("rename_aspect", aspect="moderate", name="Cracked Rib", on="Mara")
    assert table.game.characters["Mara"].consequences[0].name == "Cracked Rib"
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.invoke")
def test_an_invoke_stays_made_when_its_aspect_is_renamed() -> None:
    table = Table()
    table.do("create_character", name="Mara", high_concept="Hunter", skills={"fight": 3})
    table.do("overcome", actor="Mara", skill="fight", faces=[0] * 4, difficulty=5)
    table.do("invoke", actor="Mara", aspect="Hunter")
    table.do("rename_aspect", aspect="Hunter", name="Tired Hunter")
    assert table.refused("invoke", actor="Mara", aspect="Tired Hunter").code == "invoked_already"


@pytest.mark.rule("condensed.roll")
def test_a_typed_rating_counts_and_is_remarked_on() -> None:
    table = Table()
    table.do("create_character", name="Mara", skills={"fight": 3})
    events = table.do(
        "overcome", actor="Mara", skill="fight", rating=5, faces=[0] * 4, difficulty=1
    )
    assert one(events, "resolved")["effort"] == 5
    assert one(events, "remarked")["facts"] == ["+3"]
    for rating, skill in ((3, "fight"), (2, "lore")):
        events = table.do("overcome", actor="Mara", skill=skill, rating=rating, faces=[0] * 4,
                          difficulty=9)  # fmt: skip
        assert not some(events, "remarked")
        table.do("choose_cost", option="fail")
    table.do("roll", actor="Mara", skill="fight", rating=1)
    table.do("roll", actor="Mara", skill="fight")
    assert table.replayed() == table.game


def test_the_gms_word_on_aspects_harm_and_order() -> None:
    table = Table()
    for name in ("Mara", "Otso", "Karl"):
        table.do("create_character", name=name, high_concept=f"{name} Himself")
    table.do("place_aspect", aspect="Wet", on="Mara")
    table.do("adjust", character="Mara", high_concept="Mara the Great", trouble="Late",
             add_aspect="Has a Map", clear_aspect="Wet")  # fmt: skip
    kinds = {each.name: each.kind for each in table.game.characters["Mara"].aspects}
    assert kinds == {"Mara the Great": "high_concept", "Late": "trouble", "Has a Map": "free"}
    assert table.refused("adjust", character="Mara", add_aspect="late").code == "aspect_taken"
    assert table.refused("adjust", character="Mara", clear_aspect="Wet").code == "unknown_aspect"
    table.do("adjust", character="Mara", add_consequence="mild", track="mental", name="Shaken")
    assert table.game.characters["Mara"].consequences[0].track == "mental"
    assert table.refused("adjust", order=["Karl"]).code == "no_conflict"
    table.do("begin_conflict")
    table.do("adjust", order=["Karl", "Mara", "Otso"])
    error = table.refused("overcome", actor="Mara", effort=1, difficulty=0)
    assert (error.code, error.facts["turn"]) == ("not_your_turn", "Karl")
    for name in ("Karl", "Mara"):
        table.do("overcome", actor=name, effort=1, difficulty=0)
    table.do("adjust", order=[])
    table.do("next_turn", character="Otso")
    assert table.replayed() == table.game
