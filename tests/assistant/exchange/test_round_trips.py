"""What goes out again: nothing is lost, and only what has changed is another."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from bringing import aspects, bring, do, game, give
from foreign import FCHAR, fari, foundry

from assistant.exchange import formats, own
from tools.game import Character, Game, new

LANGUAGES = ("en", "th", "pl", "fi", "zh")


@pytest.mark.parametrize(
    ("form", "document"),
    [("fari", fari(6)), ("foundry", foundry("data")), ("foundry", foundry("system")),
     ("fchar", FCHAR)],
)  # fmt: skip
def test_unchanged_it_is_the_same_file(form: str, document: dict[str, Any]) -> None:
    table, who, _ = bring(document)
    assert give(table, who, form) == document


def contents(value: Any) -> list[tuple[Any, Any, Any]]:
    """Every block's label, kind and value."""
    if isinstance(value, list):
        return [each for part in value for each in contents(part)]
    if not isinstance(value, dict):
        return []
    if "type" in value and "label" in value:
        return [(value["label"], value["type"], value["value"])]
    return [each for part in value.values() for each in contents(part)]


def plain(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5])
def test_older_schemas_of_fari_go_out_in_the_latest_with_all_they_hold(version: int) -> None:
    table, who, _ = bring(fari(version))
    out = give(table, who, "fari")
    assert out["version"] == 6 and "rows" in out["pages"][0]
    assert sorted(map(plain, contents(out))) == sorted(map(plain, contents(fari(6))))
    assert bring(out)[1] == who


def changed() -> tuple[Game, Character]:
    """A character of Fari's after some play."""
    table, _, _ = bring(fari(6))
    table = do(
        table,
        command="adjust",
        character="Ilse Vang",
        physical=4,
        fate_points=5,
        add_consequence="moderate",
        name="Cracked Rib",
        trouble="The Sea Has Me",
    )
    table = do(table, command="adjust", character="Ilse Vang", clear_consequence="mild",
               add_aspect="Debts in Every Port", skills={"fight": 1, "lore": 1})  # fmt: skip
    table = do(table, command="edit_character", name="Ilse Vang", stunts=["Tide Sense"],
               ruling=True)  # fmt: skip
    return table, table.characters["Ilse Vang"]


def test_what_has_changed_is_written_where_it_stands() -> None:
    table, who = changed()
    out = give(table, who, "fari")
    said = {(label, kind): value for label, kind, value in contents(out)}
    assert said["Trouble", "Text"] == "The Sea Has Me"
    assert said["Fate Points", "PointCounter"] == "5"
    assert said["Mild", "Text"] == "" and said["Moderate", "Text"] == "Cracked Rib"
    assert said["Other Aspect", "Text"] == "Debts in Every Port"
    assert said["Lore", "Skill"] == "1" and said["Fight", "Skill"] == "1"
    assert said["Stunt #2", "Text"] == "Tide Sense"
    assert said["Notes", "Text"] == "Owes Berit a boat."
    assert [box["checked"] for box in said["Physical", "SlotTracker"]] == [True] * 4
    before = copy.deepcopy(out)
    assert bring(before)[1].consequences[0].name == "Cracked Rib"


@pytest.mark.parametrize("form", ["fari", "foundry", "fchar", own.FORMAT])
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_format_in_any_language_reads_back_the_same_sheet(form: str, language: str) -> None:
    table, who = changed()
    out = give(table, who, form, language)
    again = bring(out)[1]
    assert {on: at for on, at in again.marked.items() if at} == {"physical": (0, 1, 2, 3)}
    for field in ("name", "skills", "points", "refresh", "boxes", "slots"):
        assert getattr(again, field) == getattr(who, field), field
    assert {kind: sorted(names) for kind, names in aspects(again).items()} == {
        kind: sorted(names) for kind, names in aspects(who).items()
    }
    assert sorted(again.stunts) == sorted(who.stunts)
    assert [(each.severity, each.name) for each in again.consequences] == [
        ("moderate", "Cracked Rib")
    ]


@pytest.mark.parametrize("form", ["fari", "foundry", "fchar"])
def test_a_character_made_here_goes_out_and_comes_back(form: str) -> None:
    table = do(
        game(),
        command="create_character",
        name="Mara",
        high_concept="Last of the Guard",
        trouble="Old Oaths",
        aspects=["Scarred"],
        skills={"fight": 4, "physique": 3, "will": 1},
        stunts=["Shield Wall: +2 to defend a door"],
    )
    who = table.characters["Mara"]
    again = bring(give(table, who, form, "pl"))[1]
    assert (again.skills, again.stunts, again.boxes, again.points) == (
        who.skills, who.stunts, who.boxes, who.points)  # fmt: skip
    assert aspects(again) == aspects(who)


def test_what_play_has_made_of_somebody_comes_along_in_our_own() -> None:
    table = game()
    for command in (
        {"command": "create_character", "name": "Mara", "skills": {"fight": 4, "academics": 3}},
        {"command": "create_character", "name": "Wyrm", "kind": "npc", "skills": {"fight": 5},
         "high_concept": "Wyrm of the Salt Lake", "slots": ["mild", "moderate"], "physical": 3},
        {"command": "switch_option", "option": "condensed.opt.scale"},
        {"command": "switch_option", "option": "condensed.opt.boss-true-form"},
        {"command": "switch_option", "option": "condensed.opt.boss-challenge-immunity"},
        {"command": "attack", "actor": "Mara", "target": "Wyrm", "effort": 5},
        {"command": "defend", "effort": 0},
        {"command": "absorb", "boxes": 3, "consequences": ["moderate"], "names": ["Torn Wing"]},
        {"command": "end_conflict"},
        {"command": "treat", "actor": "Mara", "patient": "Wyrm", "consequence": "Torn Wing",
         "effort": 7, "rename": "Bound Wing"},
        {"command": "set_scale", "character": "Wyrm", "level": "legendary"},
        {"command": "set_boss", "character": "Wyrm",
         "forms": [{"name": "Ashen Wyrm", "skills": {"fight": 6}, "slots": ["severe"]}]},
    ):  # fmt: skip
        table = do(table, **command)
    who = table.characters["Wyrm"]
    again = bring(give(table, who, "fatewright"), game())[1]
    assert [each.free for each in again.aspects if each.name == "Bound Wing"] == [{"Mara": 1}]
    assert again.consequences[0].treated_scene == 1
    assert (again.scale, again.forms) == (3, who.forms)
    assert (again.aspects, again.slots, again.points) == (who.aspects, who.slots, who.points)


def test_conditions_ticks_and_growth_come_along_in_our_own() -> None:
    document = {
        "format": "fatewright",
        "version": 1,
        "sheet": {
            "name": "Sen",
            "bonds": ["Mei", "Yan"],
            "consequences": [{"severity": "mild", "condition": "hurt", "boxes": 1}],
            "in_play": {"cheered": ["Mei"], "abnormal": ["tired"], "raised": 2, "saved": 1},
        },
    }
    table = new("narratograph", "en")
    who = bring(document, table)[1]
    assert (dict(who.bonds), who.abnormal) == ({"Mei": True, "Yan": False}, ("tired",))
    assert (who.raised, who.saved, who.consequences[0].condition) == (2, 1, "hurt")
    again = bring(give(table, who, "fatewright"), table)[1]
    assert (again.bonds, again.abnormal) == (who.bonds, who.abnormal)
    assert (again.raised, again.saved, again.consequences) == (2, 1, who.consequences)


def test_another_tools_file_comes_along_in_our_own() -> None:
    table, who, _ = bring(foundry("data"))
    mine = give(table, who, own.FORMAT)
    elsewhere, there, _ = bring(mine)
    assert give(elsewhere, there, "foundry") == foundry("data")


def test_several_characters_of_one_file() -> None:
    both = [fari(6), FCHAR]
    for data in (both, {"characters": both}):
        found = formats.drafts(json.dumps(data).encode())
        assert [each.format for each in found] == ["fari", "fchar"]
    lines = "\n".join(json.dumps(foundry("data")) for _ in range(2)).encode()
    assert [each.format for each in formats.drafts(lines)] == ["foundry", "foundry"]
