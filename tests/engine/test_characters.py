"""Sheets: aspects, skills, stunts, and minor NPCs."""

import pytest
from table import Table, one, some

from tools.game import new

PYRAMID = {
    "fight": 4, "will": 3, "lore": 3, "drive": 2, "notice": 2, "crafts": 2,
    "stealth": 1, "rapport": 1, "physique": 1, "shoot": 1,
}  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("condensed.character-aspects")
def test_a_whole_sheet_has_five_aspects(table: Table) -> None:
    table.do(
        "create_character", name="Mara", high_concept="Tired Hunter", trouble="Owes Everyone",
        relationship="Otso's Sister", aspects=["Knows the Woods", "Never Late"],
    )  # fmt: skip
    kinds = [each.kind for each in table.game.characters["Mara"].aspects]
    assert kinds == ["high_concept", "trouble", "relationship", "free", "free"]
    error = table.refused("edit_character", name="Mara", aspects=["One Too Many"])
    assert (error.code, error.rule) == ("too_many_aspects", "condensed.character-aspects")
    table.do("edit_character", name="Mara", aspects=["One Too Many"], ruling=True)


@pytest.mark.rule("condensed.character-aspects")
def test_places_may_stay_empty_and_be_filled_or_rewritten_in_play(table: Table) -> None:
    table.do("create_character", name="Mara", high_concept="Hunter")
    table.do("edit_character", name="mara", high_concept="Tired Hunter", trouble="Debts")
    names = [each.name for each in table.game.characters["Mara"].aspects]
    assert names == ["Tired Hunter", "Debts"]


@pytest.mark.rule("condensed.character-aspects")
def test_nobody_takes_a_name_or_alias_of_somebody_else(table: Table) -> None:
    table.do("create_character", name="Mara", aliases=["มารา"])
    for name, aliases in (("MARA", []), ("มารา", []), ("Otso", ["mara"])):
        assert table.refused("create_character", name=name, aliases=aliases).code == "name_taken"
    table.do("edit_character", name="มารา", skills={"fight": 1})
    assert dict(table.game.characters["Mara"].skills) == {"fight": 1}


@pytest.mark.rule("condensed.skills", "core.skills")
@pytest.mark.parametrize(("system", "count"), [("condensed", 19), ("core", 18)])
def test_the_skill_list(system: str, count: int) -> None:
    skills = new(system).ruleset.skills
    assert len(set(skills)) == len(skills) == count
    assert ("academics" in skills) == (system == "condensed")


@pytest.mark.rule("condensed.pyramid")
def test_the_starting_pyramid(table: Table) -> None:
    table.do("create_character", name="Whole", skills=PYRAMID)
    table.do("create_character", name="Part", skills={"fight": 4, "will": 2})
    for number, (skill, rating) in enumerate({"drive": 3, "provoke": 1, "deceive": 4}.items()):
        skills = {**PYRAMID, skill: rating}
        error = table.refused("create_character", name=f"Over {number}", skills=skills)
        assert (error.code, error.rule) == ("pyramid", "condensed.pyramid")
        table.do("create_character", name=f"Over {number}", skills=skills, ruling=True)
    assert table.refused("create_character", name="High", skills={"fight": 5}).code == "pyramid"


@pytest.mark.rule("condensed.stunts")
@pytest.mark.parametrize(("stunts", "refresh"), [(0, 3), (3, 3), (4, 2), (5, 1)])
def test_stunts_beyond_three_cost_refresh(table: Table, stunts: int, refresh: int) -> None:
    table.do("create_character", name="Mara", stunts=[f"Stunt {n}" for n in range(stunts)])
    who = table.game.characters["Mara"]
    assert (who.refresh, who.points) == (refresh, refresh)


@pytest.mark.rule("condensed.stunts")
def test_refresh_never_falls_below_one(table: Table) -> None:
    table.do("create_character", name="Mara", stunts=[f"Stunt {n}" for n in range(5)])
    assert table.refused("edit_character", name="Mara", stunts=["Another"]).code == "refresh_low"
    table.do("create_character", name="Otso", stunts=["One"])
    table.do("edit_character", name="Otso", stunts=["Two", "Three", "Four", "One"])
    assert table.game.characters["Otso"].refresh == 2


@pytest.mark.rule("condensed.npc-minor", "condensed.consequence-slots")
def test_an_npc_is_built_as_the_gm_likes_and_has_no_slots_unless_stated(table: Table) -> None:
    table.do("create_character", name="Thug", kind="npc", skills={"bar fights": 6}, physical=1)
    thug = table.game.characters["Thug"]
    assert (thug.slots, thug.boxes["physical"]) == ((), (1,))
    table.do("edit_character", name="Thug", slots=["mild"])
    assert [slot.severity for slot in table.game.characters["Thug"].slots] == ["mild"]


@pytest.mark.rule("condensed.consequence-slots")
def test_a_players_character_has_one_slot_of_each_severity(table: Table) -> None:
    table.do("create_character", name="Mara")
    slots = [slot.severity for slot in table.game.characters["Mara"].slots]
    assert slots == ["mild", "moderate", "severe"]


@pytest.mark.rule("condensed.npc-minor")
@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
def test_npcs_that_are_made_up_are_minor_ones(language: str) -> None:
    table = Table(game=new("condensed", language))
    for _ in range(12):
        who = one(table.do("make_npc"), "character_created")["character"]
        assert 1 <= len(who["aspects"]) <= 3 and 1 <= len(who["skills"]) <= 2
        assert who["slots"] == [] and len(who["stunts"]) <= 1
        assert all(len(boxes) <= 3 for boxes in who["boxes"].values())
        assert set(who["skills"]) <= set(table.game.ruleset.skills)
    assert len(table.game.characters) == 12 and table.replayed() == table.game


@pytest.mark.rule("condensed.npc-minor")
def test_a_made_up_npc_keeps_the_name_and_concept_it_was_given(table: Table) -> None:
    events = table.do("make_npc", name="Old Ilse", concept="Ferrywoman of the Marsh")
    who = one(events, "character_created")["character"]
    assert (who["name"], who["aspects"][0]["name"]) == ("Old Ilse", "Ferrywoman of the Marsh")
    assert table.refused("make_npc", name="old ilse").code == "name_taken"


@pytest.mark.rule("condensed.stress-track")
def test_editing_a_rating_moves_boxes_and_keeps_marks(table: Table) -> None:
    table.do("create_character", name="Mara", skills={"physique": 3})
    table.do("adjust", character="Mara", physical=5)
    table.do("edit_character", name="Mara", skills={"physique": 1})
    who = table.game.characters["Mara"]
    assert (len(who.boxes["physical"]), who.marked["physical"]) == (4, (0, 1, 2, 3))


def test_an_unknown_name_is_answered_with_near_ones(table: Table) -> None:
    table.do("create_character", name="Silbestre")
    error = table.refused("edit_character", name="Silvestre")
    assert (error.code, error.facts["near"]) == ("unknown_character", "Silbestre")
    assert not some(table.last, "character_edited")
