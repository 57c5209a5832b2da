"""English as it is spoken at a table: verbs of a fight, totals, harm in passing, what goes on."""

from typing import Any

import pytest

from assistant.understanding import Earlier, understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

PEOPLE: list[dict[str, Any]] = [
    {"command": "create_character", "name": "Mara", "trouble": "Owes the Wrong People",
     "skills": {"fight": 4, "athletics": 3, "shoot": 3}},
    {"command": "create_character", "name": "Otso", "skills": {"athletics": 4, "crafts": 3}},
    {"command": "create_character", "name": "Ghoul", "kind": "npc", "skills": {"fight": 3}},
    {"command": "create_character", "name": "Wolf", "kind": "npc", "skills": {"fight": 2}},
    {"command": "begin_scene", "name": "Harbor", "zones": ["Hall", "Stairs"]},
]  # fmt: skip
HIT = {"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight", "effort": 5,
       "defence": {"effort": 2}}  # fmt: skip
BLOW = {"command": "attack", "actor": "Ghoul", "target": "Mara", "skill": "fight", "effort": 4}
CLIMBED = {"command": "overcome", "actor": "Mara", "skill": "athletics", "difficulty": 3}


def table(*more: dict[str, Any]) -> Game:
    game = new()
    for each in (*PEOPLE, *more):
        game = play(game, commands.parse(each), Dice("oak")).game
    return game


def said(text: str, *before: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    read = understand(text, table(*before), language="en")
    return [(call.name, dict(call.arguments)) for call in read.calls]


def struck(actor: str, target: str, skill: str, **more: Any) -> tuple[str, dict[str, Any]]:
    return "attack", {"actor": actor, "target": target, "skill": skill, **more}


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("Wolf claws Otso, 4 on Fight, and Otso gets a 2 on Athletics",
         [("attack", {"actor": "Wolf", "target": "Otso", "skill": "fight", "effort": 4,
                      "defence": {"effort": 2, "skill": "athletics"}})]),
        ("The ghoul goes for Otso's throat with Fight. Otso leaps aside with Athletics.",
         [struck("Ghoul", "Otso", "fight", defence={"skill": "athletics"})]),
        ("Wolf whacks Mara, Fight, Mara ducks with Athletics",
         [struck("Wolf", "Mara", "fight", defence={"skill": "athletics"})]),
        ("Mara moves to the Stairs and takes a shot at the Wolf",
         [("move", {"character": "Mara", "to": "Stairs"}), struck("Mara", "Wolf", "shoot")]),
        ("Otso runs to the Hall, then throws a hammer at the wolf with Athletics",
         [("move", {"character": "Otso", "to": "Hall"}), struck("Otso", "Wolf", "athletics")]),
        ("Mara uses Notice to find a gap, call it Loose Stone, diff 2",
         [("create_advantage", {"actor": "Mara", "skill": "notice", "difficulty": 2,
                                "aspect": "Loose Stone"})]),
        ("Otso convinces the wolf to heel - Rapport +2 against 1",
         [("overcome", {"actor": "Otso", "skill": "rapport", "rating": 2, "difficulty": 1,
                        "target": "Wolf"})]),
        ("let's have Mara climb the mast, fair difficulty, athletics",
         [("overcome", {"actor": "Mara", "skill": "athletics", "difficulty": 2})]),
        ("Otso studies the ledge. Athletics, diff 3, dice + 0 0 -",
         [("overcome", {"actor": "Otso", "skill": "athletics", "difficulty": 3,
                        "faces": [1, 0, 0, -1]})]),
        ("give the ghoul two mental stress", [("adjust", {"character": "Ghoul",
                                                          "mental_change": 2})]),
        ("The Wolf drops dead", [("take_out", {"character": "Wolf"})]),
        ("drop in a nameless NPC, Hired Knife, fight 2",
         [("create_character", {"name": "Hired Knife", "kind": "npc", "skills": {"fight": 2}})]),
        ("bump Otso's Crafts to +4", [("adjust", {"character": "Otso", "skills": {"crafts": 4}})]),
        ("Otso is down 1 fate point", [("adjust", {"character": "Otso",
                                                   "fate_points_change": -1})]),
        ("Ghoul has a compel on Mara: Owes the Wrong People means the guards know her",
         [("compel", {"by": "Ghoul", "character": "Mara", "aspect": "Owes the Wrong People",
                      "story": "the guards know her"})]),
        ("Set up a race between Mara and Otso",
         [("begin_contest", {"sides": [{"members": ["Mara"]}, {"members": ["Otso"]}]})]),
        ("Add Broken Chandelier to the scene",
         [("place_aspect", {"aspect": "Broken Chandelier"})]),
        ("three thugs show up, Fight +1 each", []),
        ("scratch that", [("undo", {})]),
        ("What a mess!", []),
        ("who's still standing?", [("show_state", {})]),
        ("how much stress can Mara still take?",
         [("show_sheet", {"name": "Mara", "part": "stress"})]),
    ],
)  # fmt: skip
def test_said_at_the_table(text: str, calls: list[tuple[str, dict[str, Any]]]) -> None:
    assert said(text) == calls


@pytest.mark.parametrize(
    ("text", "before", "name", "arguments"),
    [
        ('I\'ll take the mild consequence "Black Eye" and tick the 1 box', HIT, "absorb",
         {"boxes": 1, "consequences": ["mild"], "names": ["Black Eye"]}),
        ("cheapest option please", HIT, "absorb", {"lightest": True}),
        ("she tries to parry", BLOW, "defend", {"skill": "fight"}),
    ],
)  # fmt: skip
def test_said_while_something_waits(
    text: str, before: dict[str, Any], name: str, arguments: dict[str, Any]
) -> None:
    assert said(text, before) == [(name, arguments)]


@pytest.mark.parametrize("text", ["Otso does the same", "same for Otso", "so does Otso"])
def test_another_does_the_same(text: str) -> None:
    earlier = Earlier(commands=(CLIMBED,), game=table())
    read = understand(text, table(), language="en", earlier=earlier)
    assert [(call.name, dict(call.arguments)) for call in read.calls] == [
        ("overcome", {"actor": "Otso", "skill": "athletics", "difficulty": 3})
    ]


def test_a_consequence_that_is_removed_is_cleared_by_its_severity() -> None:
    hurt = {"command": "adjust", "character": "Mara", "add_consequence": "moderate",
            "name": "Broken Rib"}  # fmt: skip
    assert said("Mara's broken rib has healed, clear it", hurt) == [
        ("adjust", {"character": "Mara", "clear_consequence": "moderate"})
    ]
