"""Skills as people write them: in another case, misspelt, or freely named."""

import pytest
from table import BLANK, Table, hunters, one

from tools.game import new


@pytest.mark.rule("condensed.roll", "condensed.action-skills")
def test_a_skill_is_meant_in_whatever_case_it_is_written() -> None:
    table = hunters()
    for written in ("fight", "Fight", "FIGHT", " Fight "):
        rolled = table.do("overcome", actor="Otso", skill=written, faces=BLANK, difficulty=1)
        resolved = one(rolled, "resolved")
        assert (resolved["skill"], resolved["rating"]) == ("fight", 3)
    blow = table.do("attack", actor="Otso", target="Ghoul", skill="Fight", faces=BLANK,
                    defence={"skill": "Athletics", "faces": BLANK})  # fmt: skip
    assert one(blow, "hit")["shifts"] == 3 - 1


@pytest.mark.rule("condensed.stress-track", "magus.stress-track", "accelerated.approaches")
@pytest.mark.parametrize(
    ("system", "skill", "boxes"),
    [("condensed", "Physique", (1,) * 6), ("core", "PHYSIQUE", (1, 2, 3, 4)),
     ("magus", "Body", (1, 1, 1, 2, 2, 3))],
)  # fmt: skip
def test_a_sheet_lists_skills_by_their_ids(system: str, skill: str, boxes: tuple[int, ...]) -> None:
    table = Table(game=new(system))
    table.do("create_character", name="Runa", skills={skill: 3}, ruling=True)
    runa = table.game.characters["Runa"]
    assert (dict(runa.skills), runa.boxes["physical"]) == ({skill.lower(): 3}, boxes)
    table.do("adjust", character="Runa", skills={skill.title(): 1})
    assert dict(table.game.characters["Runa"].skills) == {skill.lower(): 1}
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.npc-minor", "condensed.roll")
def test_free_names_stay_and_misspelt_ones_are_asked_about() -> None:
    table = Table()
    table.do("create_character", name="Thug", kind="npc", skills={"Bar Fights": 2, "athletics": 1})
    roll = {"actor": "Thug", "faces": BLANK, "difficulty": 1}
    assert one(table.do("overcome", **roll, skill="bar fights"), "resolved")["effort"] == 2
    assert one(table.do("overcome", **roll, skill="juggling"), "resolved")["effort"] == 0
    error = table.refused("overcome", **roll, skill="athletcs")
    assert (error.code, error.rule, error.facts["near"]) == (
        "unknown_skill", "condensed.roll", "athletics",
    )  # fmt: skip
    assert table.refused("overcome", **roll, skill="bar figths").facts["near"] == "Bar Fights"
    assert table.refused("overcome", **roll, skill="lroe").facts["near"] == "lore"
    typed = table.do("overcome", **roll, skill="athletcs", rating=2)
    assert one(typed, "resolved")["effort"] == 2


@pytest.mark.rule("condensed.skills", "condensed.npc-minor")
@pytest.mark.parametrize("kind", ["pc", "npc"])
def test_a_listed_skill_that_is_misspelt_is_asked_about(kind: str) -> None:
    table = Table()
    sheet = {"name": "Thug", "kind": kind}
    error = table.refused("create_character", **sheet, skills={"fihgt": 2, "athletic": 1})
    assert (error.code, error.rule) == ("misspelt_skill", "condensed.skills")
    assert (error.facts["skill"], error.facts["near"]) == ("fihgt", "fight")
    assert "athletics" in str(error.facts["faults"])  # every fault at once
    table.do("create_character", **sheet, skills={"Bar Fights": 2, "fight": 1})
    for command, name in (("edit_character", "name"), ("adjust", "character")):
        error = table.refused(command, **{name: "Thug"}, skills={"athletcs": 1})
        assert (error.code, error.facts["near"]) == ("misspelt_skill", "athletics")
    table.do("edit_character", name="Thug", skills={"driver": 1}, ruling=True)
    table.do("edit_character", name="Thug", skills={"driver": 2}, stunts=["Wheelman"])
    table.do("adjust", character="Thug", skills={"driver": 3})
    assert table.game.characters["Thug"].skills["driver"] == 3
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.opt.create-in-play")
def test_what_was_allowed_once_is_no_fault_of_a_later_change() -> None:
    table = Table()
    table.do("create_character", name="Runa", aspects=list("abcdef"), ruling=True)
    table.do("edit_character", name="Runa", stunts=["Wheelman"])
    assert table.refused("edit_character", name="Runa", aspects=["g"]).code == "too_many_aspects"
