"""Further worked examples of the books, retold at tables of our own."""

from typing import Any

import pytest
from table import BLANK, Table, one, some

SNIPER = "Army Marksman: +2 to attack with Shoot when the target is in my sights"


@pytest.mark.rule("condensed.skill-columns", "condensed.breakthrough")
def test_a_wide_column_is_reached_with_two_points_at_once() -> None:
    """One Great, three Good, three Fair, three Average stand; one Good more alone would not."""
    table = Table()
    skills = {
        "fight": 4, "athletics": 3, "will": 3, "lore": 2, "notice": 2, "stealth": 2,
        "rapport": 1, "empathy": 1, "drive": 1, "shoot": 1,
    }  # fmt: skip
    table.do("create_character", name="Ines", high_concept="Night Porter", skills=skills)
    table.do("breakthrough", character="Ines")
    table.do("end_session")
    table.do("begin_session")
    error = table.refused("breakthrough", character="Ines", raise_skills=["lore"])
    assert (error.code, error.rule) == ("no_raise", "condensed.skill-columns")
    table.do("breakthrough", character="Ines", raise_skills=["lore", "drive"])
    ratings = list(table.game.characters["Ines"].skills.values())
    assert [ratings.count(rating) for rating in (4, 3, 2, 1)] == [1, 3, 3, 3]
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.opt.multiple-targets", "condensed.invoke", "condensed.defend")
def test_seven_shared_out_among_three_who_each_defend() -> None:
    """An invoke makes it seven; the veteran has three to beat, the others two each."""
    table = Table()
    table.do("switch_option", option="condensed.opt.multiple-targets")
    table.do("create_character", name="Ines", high_concept="Fencer", skills={"fight": 4})
    for name in ("Boss", "Left", "Right"):
        table.do("create_character", name=name, kind="npc", skills={"athletics": 1}, physical=3)
    shared = table.do(
        "attack", actor="Ines", targets=["Boss", "Left", "Right"], skill="fight",
        faces=[1, 0, 0, 0], invokes=[{"aspect": "Fencer"}], shares=[3, 2, 2],
    )  # fmt: skip
    assert one(shared, "effort_shared")["effort"] == 7
    for name, faces, hit in (("Boss", [0, 0, 0, 1], 1), ("Left", [1, 0, 0, 0], None),
                             ("Right", [-1, 0, 0, 0], 2)):  # fmt: skip
        events = table.do("defend", actor=name, skill="athletics", faces=faces)
        assert [each["shifts"] for each in some(events, "hit")] == ([hit] if hit else [])
    assert one(events, "resolved")["shifts"] == 2
    assert {each.who: each.shifts for each in table.game.pending if each.kind == "absorb"} == {
        "Boss": 1, "Right": 2,
    }  # fmt: skip


@pytest.mark.rule("condensed.stunts", "condensed.attack")
def test_a_marksman_adds_two_to_an_aimed_shot_and_to_nothing_else() -> None:
    table = Table()
    table.do("create_character", name="Ines", skills={"shoot": 3, "fight": 2}, stunts=[SNIPER])
    table.do("create_character", name="Ghoul", kind="npc", skills={"athletics": 2}, physical=2)
    shot: dict[str, Any] = {"actor": "Ines", "target": "Ghoul", "faces": BLANK}
    shot["defence"] = {"skill": "athletics", "faces": BLANK}
    assert one(table.do("attack", skill="shoot", **shot), "hit")["shifts"] == 3 - 2
    table.do("absorb", boxes=1)
    aimed = table.do("attack", skill="shoot", stunt="Army Marksman", **shot)
    assert one(aimed, "hit")["shifts"] == 3 + 2 - 2
    table.do("waive")
    error = table.refused("attack", skill="fight", stunt="Army Marksman", **shot)
    assert (error.code, error.rule) == ("stunt_elsewhere", "condensed.stunts")


@pytest.mark.rule("condensed.gm-fate-points", "condensed.concede", "condensed.hostile-invoke")
def test_a_villain_who_comes_back_brings_what_giving_in_and_an_invoke_earned() -> None:
    """Four of the players', and of the villain's 1 + 1 for conceding and 1 for an invoke."""
    table = Table()
    for name in ("Ines", "Pavo", "Siri", "Tuan"):
        table.do("create_character", name=name, high_concept=f"{name} the Bold")
    table.do("create_character", name="Baroness", kind="npc", high_concept="Vain to a Fault",
             slots=["mild", "moderate"])  # fmt: skip
    table.do("begin_scene", present=["Ines", "Pavo", "Siri", "Tuan", "Baroness"])
    table.do("attack", actor="Ines", target="Baroness", effort=4, defence={"effort": 2})
    table.do("absorb", consequences=["mild"])
    roll = {"actor": "Pavo", "effort": 2, "difficulty": 3}
    table.do("overcome", **roll, invokes=[{"aspect": "Vain to a Fault"}])
    table.do("concede", character="Baroness")
    table.do("end_scene")
    table.do("begin_scene", present=["Ines", "Pavo", "Siri", "Tuan", "Baroness"])
    assert table.game.gm_points == 4 + 3
    table.do("end_scene")
    table.do("begin_scene", present=["Ines", "Pavo", "Siri"])
    assert table.game.gm_points == 3
    assert table.replayed() == table.game
