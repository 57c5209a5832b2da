"""Tracks of a table's own: boxes, hits of their kind, recovery, and what becomes of them."""

from typing import Any

import pytest
from table import Table, one

from tools.game import Character

GOLD: dict[str, Any] = {
    "name": "Gold and Doom",
    "more_tracks": ["Wealth", "Doom"],
    "behind": {"wealth": "resources"},
    "attack": {"resources": "WEALTH", "lore": "Doom"},
    "treat": {"Wealth": "contacts"},
}


@pytest.fixture
def table() -> Table:
    table = Table()
    table.do("use_ruleset", **GOLD)
    table.do("create_character", name="Mara", skills={"resources": 3, "fight": 2})
    table.do("create_character", name="Bor", kind="npc", skills={"resources": 1, "shoot": 2},
             boxes={"doom": 2})  # fmt: skip
    return table


def marks(table: Table) -> dict[str, tuple[int, ...]]:
    return {track: places for track, places in who(table).marked.items() if places}


def who(table: Table, name: str = "Mara") -> Character:
    return table.game.characters[name]


@pytest.mark.rule("condensed.stress-track")
def test_boxes_come_of_the_skill_behind_the_track_or_are_stated(table: Table) -> None:
    assert who(table).boxes == {"physical": (1,) * 3, "mental": (1,) * 3, "Wealth": (1,) * 6,
                                "Doom": (1,) * 3}  # fmt: skip
    assert {track: len(each) for track, each in who(table, "Bor").boxes.items()} == {
        "physical": 3, "mental": 3, "Wealth": 4, "Doom": 2}  # fmt: skip
    off = table.refused("edit_character", name="Mara", boxes={"Wealth": 9})
    assert off.code == "boxes_off" and off.facts["track"] == "Wealth"
    table.do("edit_character", name="Mara", skills={"resources": 5}, ruling=True)
    assert [each.track for each in who(table).slots if each.track] == ["Wealth"]


@pytest.mark.rule("condensed.absorb", "condensed.attack")
def test_an_attack_of_its_kind_marks_its_boxes_until_the_scene_ends(table: Table) -> None:
    events = table.do("attack", actor="Bor", target="Mara", skill="resources", effort=5)
    assert one(events, "defence_awaited")["options"] == ["resources"]
    hit = one(table.do("defend", actor="Mara", effort=1), "hit")
    assert hit["track"] == "Wealth"
    table.do("absorb", character="Mara", boxes=2, consequences=["mild"])
    assert marks(table) == {"Wealth": (0, 1)}
    assert [each.track for each in who(table).consequences] == ["Wealth"]
    table.do("attack", actor="Bor", target="Mara", skill="shoot", effort=5, defence={"effort": 4})
    table.do("absorb", character="Mara", boxes=1)
    assert marks(table) == {"Wealth": (0, 1), "physical": (0,)}
    table.do("end_conflict")
    table.do("end_scene")
    assert not any(who(table).marked.values())
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.action-skills")
def test_without_a_skill_that_defends_any_does(table: Table) -> None:
    events = table.do("attack", actor="Bor", target="Mara", skill="lore", effort=5)
    assert "fight" in one(events, "defence_awaited")["options"]
    assert one(table.do("defend", actor="Mara", skill="fight", effort=4), "hit")["track"] == "Doom"


@pytest.mark.rule("condensed.gm-duties")
def test_the_gm_marks_and_clears_them(table: Table) -> None:
    table.do("adjust", character="Mara", marked={"wealth": 2}, marked_change={"Doom": 1})
    assert (who(table).marked["Wealth"], who(table).marked["Doom"]) == ((0, 1), (0,))
    table.do("adjust", character="Mara", marked_change={"DOOM": -1})
    assert who(table).marked["Doom"] == ()
    full = table.refused("adjust", character="Mara", marked={"Doom": 4})
    assert (full.code, full.facts["track"]) == ("boxes_full", "Doom")
    table.do("adjust", character="Mara", add_consequence="mild", track="doom")
    assert who(table).consequences[0].track == "Doom"


@pytest.mark.rule("condensed.stress-track")
def test_a_track_that_is_nowhere_is_refused(table: Table) -> None:
    for command, given in (
        ("adjust", {"character": "Mara", "marked": {"Weath": 1}}),
        ("attack", {"actor": "Bor", "target": "Mara", "skill": "fight", "track": "Weath"}),
        ("import_character", {"name": "Ann", "consequences": [{"severity": "mild",
                                                              "track": "Weath"}]}),
        ("create_character", {"name": "Ann", "boxes": {"Weath": 3}}),
        ("use_ruleset", {**GOLD, "attack": {"lore": "Weath"}}),
    ):  # fmt: skip
        error = table.refused(command, **given)
        assert error.code == "unknown_track" and "Wealth" in str(error.facts["near"])
    for twice in (["Doom", "doom"], ["Physical"], ["Stress"]):
        refused = table.refused("use_ruleset", name="Twice", more_tracks=twice)
        assert refused.code == "track_twice"


@pytest.mark.rule("condensed.opt.single-track")
def test_only_marks_of_a_track_that_is_gone_are_gone(table: Table) -> None:
    table.do("adjust", character="Mara", marked={"Wealth": 2}, physical=1, mental=1)
    table.do("switch_option", option="single-track", variant="one")
    assert marks(table) == {"stress": (0, 1), "Wealth": (0, 1)}
    table.do("use_ruleset", name="Plain")
    assert marks(table) == {"stress": (0, 1)}
    assert list(who(table).boxes) == ["stress"]


@pytest.mark.rule("condensed.opt.conditions")
def test_conditions_take_hits_of_any_kind(table: Table) -> None:
    table.do("switch_option", option="conditions")
    table.do("attack", actor="Bor", target="Mara", skill="resources", effort=3,
             defence={"effort": 2})  # fmt: skip
    events = table.do("absorb", character="Mara", consequences=["mild"])
    assert one(events, "condition_marked")["condition"] == "hurt"


@pytest.mark.rule("condensed.gm-duties")
def test_what_is_made_up_goes_with_them(table: Table) -> None:
    for language in ("en", "th", "pl", "fi", "zh"):
        for severity in ("mild", "moderate", "severe"):
            made = table.do("suggest", what="consequence", severity=severity, track="Doom",
                            language=language)  # fmt: skip
            assert len(set(one(made, "suggested")["texts"])) == 3
    table.do("suggest", what="action", character="Mara")
    table.do("make_npc", kind="major")
    npc = [each for each in table.game.characters.values() if each.name not in ("Mara", "Bor")]
    assert {"Wealth", "Doom"} <= set(npc[0].boxes)
