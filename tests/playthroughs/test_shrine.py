"""A Narratograph evening: what a rules lawyer would want to see, in the order in which it happens.

`shrine.txt` holds what the table is told, line by line, each with its rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from table import Table, one

from assistant import render
from tools import journal
from tools.game import new

TOLD = Path(__file__).with_name("shrine.txt")

pytestmark = pytest.mark.rule(
    "narratograph.check",
    "narratograph.modifiers",
    "narratograph.special",
    "narratograph.fumble",
    "narratograph.cheer",
    "narratograph.dx",
)

EVENING: tuple[dict[str, Any], ...] = (
    {"command": "create_character", "name": "Mio", "tags": ["Light-Fingered", "Night Owl"]},
    {"command": "create_character", "name": "Haru", "bonds": ["Mio"]},
    {"command": "create_character", "name": "Tsubaki", "bonds": ["Mio", "Haru"]},
    {"command": "begin_scene", "name": "The Library at Night"},
    # The usual 2 dice, creaking boards against her, her tag for her: 2D:4.
    {"command": "check", "actor": "Mio", "tags": ["Light-Fingered"], "faces": [1, 1],
     "modifiers": [{"reason": "creaking boards", "dice": -1}]},
    # A fumble; Haru cheers with a 1: three 1s are still a fumble, and Haru's box is ticked.
    {"command": "cheer", "actor": "Haru", "face": 1},
    # Tsubaki cheers with a 3: no fumble any more, no success either.
    {"command": "cheer", "actor": "Tsubaki", "face": 3},
    # The next one nobody cheers, since both boxes are ticked.
    {"command": "check", "actor": "Mio", "faces": [1, 1]},
    {"command": "take_fumble", "face": 3},
    # Haru walks her home: the bond again, its box free, not a second bond.
    {"command": "gain_bond", "character": "Haru", "to": "Mio"},
    # A failure that a cheer makes special; the roller chooses, not who cheered.
    {"command": "check", "actor": "Mio", "target": 5, "faces": [2, 3]},
    {"command": "cheer", "actor": "Haru", "face": 6},
    {"command": "choose_special", "option": "clear_condition"},
    # A special of her own: D6 spirit power.
    {"command": "check", "actor": "Mio", "target": 6, "faces": [6, 6]},
    {"command": "choose_special", "option": "spirit_power", "face": 4},
    # Three reasons against two dice: none left, failure without a roll; target 1 needs none.
    {"command": "check", "actor": "Haru",
     "modifiers": [{"reason": reason, "dice": -1} for reason in ("fog", "thorns", "no lantern")]},
    {"command": "check", "actor": "Haru", "target": 1},
    # Dice of the seed.
    {"command": "check", "actor": "Tsubaki", "dice": 3},
    {"command": "choose_special", "option": "spirit_power"},
    {"command": "end_scene"},
)  # fmt: skip


def evening() -> Table:
    table = Table(game=new("narratograph"), seed="shrine")
    for given in EVENING:
        table.do(**given)
    return table


def told(table: Table) -> str:
    lines = []
    for entry in table.entries:
        assert entry.command is not None
        lines.append(f"> {entry.command['command']}")
        for line in render.say(list(entry.events), "en"):
            lines.append(f"{line.text}  ({line.rule})" if line.rule else line.text)
    return "\n".join(lines) + "\n"


def test_what_the_table_is_told() -> None:
    assert told(evening()) == TOLD.read_text("utf-8")


def test_how_everybody_stands_in_the_end() -> None:
    table = evening()
    mio, haru, tsubaki = (table.game.characters[name] for name in ("Mio", "Haru", "Tsubaki"))
    assert (mio.spirit_power, mio.abnormal) == (4, ())
    assert haru.bonds == {"Mio": True} and tsubaki.bonds == {"Mio": True, "Haru": False}
    assert table.game.pending == () and table.replayed() == table.game


def test_undoing_the_cheers_brings_the_fumble_back_and_frees_the_boxes() -> None:
    table = Table(game=new("narratograph"), seed="shrine")
    for given in EVENING[:7]:
        table.do(**given)
    assert table.game.pending == ()
    after_haru = {"Haru": True, "Tsubaki": False}
    before = {"Haru": False, "Tsubaki": False}
    for left, ticked in ((6, after_haru), (5, before)):
        game = journal.folded(table.start, table.entries[:left])
        assert [each.kind for each in game.pending] == ["fumble"]
        assert {name: game.characters[name].bonds["Mio"] for name in ticked} == ticked


def test_a_cheer_that_comes_too_late_is_refused() -> None:
    table = Table(game=new("narratograph"), seed="shrine")
    for given in EVENING[:5]:
        table.do(**given)
    one(table.do("take_fumble", face=1), "abnormal_gained")
    assert table.refused("cheer", actor="Haru", face=6).code == "no_check"
    assert table.game.characters["Haru"].bonds == {"Mio": False}
