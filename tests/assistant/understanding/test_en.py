"""English, as people type it at the table: a message, and the calls it comes to."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools import commands
from tools.dice import Dice
from tools.game import Game, new
from tools.play import play

SHEETS: list[dict[str, Any]] = [
    {"name": "Charles", "skills": {"athletics": 3, "investigate": 1, "fight": 1},
     "high_concept": "Stubborn Detective"},
    {"name": "Ruth", "skills": {"fight": 4, "academics": 2}},
    {"name": "Mara", "skills": {"stealth": 3}},
    {"name": "Ghoul", "kind": "npc", "skills": {"fight": 2, "athletics": 1},
     "aspects": ["Ravenous"]},
]  # fmt: skip


def table(*more: dict[str, Any]) -> Game:
    game = new()
    sheets = [{"command": "create_character", **sheet} for sheet in SHEETS]
    for command in [*sheets, *more]:
        game = play(game, commands.parse(command), Dice(seed="oak")).game
    return game


def said(text: str, game: Game | None = None, **more: Any) -> list[tuple[str, dict[str, Any]]]:
    understood = understand(text, game or table(), language="en", **more)
    return [(call.name, dict(call.arguments)) for call in understood.calls]


ONE: list[tuple[str, str, dict[str, Any]]] = [
    ("Charles investigates, Average (+1), dice [0][0][+][+], against Fair (+2)", "overcome",
     {"actor": "Charles", "skill": "investigate", "rating": 1, "faces": [0, 0, 1, 1],
      "difficulty": 2}),
    ("Ethan uses Crafts +1 [0][+][+][+] to create the advantage Fire Bomb against +3",
     "create_advantage", {"actor": "Ethan", "skill": "crafts", "rating": 1,
                          "faces": [0, 1, 1, 1], "aspect": "Fire Bomb", "difficulty": 3}),
    ("Ruth attacks the corpse with Fight +4 [-][-][0][0], "
     "it defends with Athletics +0 [-][0][0][+]",
     "attack", {"actor": "Ruth", "target": "corpse", "skill": "fight", "rating": 4,
                "faces": [-1, -1, 0, 0],
                "defence": {"skill": "athletics", "rating": 0, "faces": [-1, 0, 0, 1]}}),
    ("Ruth attacks the corpse with Fight +4 (−)(−)(0)(0). It defends with Athletics +0 -00+",
     "attack", {"actor": "Ruth", "target": "corpse", "skill": "fight", "rating": 4,
                "faces": [-1, -1, 0, 0],
                "defence": {"skill": "athletics", "rating": 0, "faces": [-1, 0, 0, 1]}}),
    ("Ghoul: Fight +2, [0][0][+][+], against Charles: Athletics +3, [0][0][0][-]", "attack",
     {"actor": "Ghoul", "target": "Charles", "skill": "fight", "rating": 2,
      "faces": [0, 0, 1, 1], "defence": {"skill": "athletics", "rating": 3,
                                         "faces": [0, 0, 0, -1]}}),
    ("the ghoul attacks with 8 against Charles's -1", "attack",
     {"actor": "Ghoul", "target": "Charles", "effort": 8, "defence": {"effort": -1}}),
    ("Charles attacks the ghoul with Fight +1, rolled +2, ghoul defends with fight +2 ++0-",
     "attack", {"actor": "Charles", "target": "Ghoul", "skill": "fight", "rating": 1,
                "dice_total": 2,
                "defence": {"skill": "fight", "rating": 2, "faces": [1, 1, 0, -1]}}),
    ("Charles attacks the ghoul with Fight", "attack",
     {"actor": "Charles", "target": "Ghoul", "skill": "fight"}),
    ("charles attacks teh ghoul w/ fight", "attack",
     {"actor": "Charles", "target": "Ghoul", "skill": "fight"}),
    ("Mara atacks the ghoul with fight", "attack",
     {"actor": "Mara", "target": "Ghoul", "skill": "fight"}),
    ("Charles will attack the ghoul with Fight", "attack",
     {"actor": "Charles", "target": "Ghoul", "skill": "fight"}),
    ("Ghoul hits Mara with Fight +2 and she dodges with Athletics +1", "attack",
     {"actor": "Ghoul", "target": "Mara", "skill": "fight", "rating": 2,
      "defence": {"skill": "athletics", "rating": 1}}),
    ("Charles attacks the ghoul with Gunplay +3", "attack",
     {"actor": "Charles", "target": "Ghoul", "skill": "Gunplay", "rating": 3}),
    ("Charles attacks the ghoul with Fight and invokes Stubborn Detective", "attack",
     {"actor": "Charles", "target": "Ghoul", "skill": "fight",
      "invokes": [{"aspect": "Stubborn Detective"}]}),
    ("Charles attacks the ghoul with Fight, with a paid invoke +2", "attack",
     {"actor": "Charles", "target": "Ghoul", "skill": "fight", "invokes": [{"free": False}]}),
    ("Charles defends with Athletics", "defend", {"actor": "Charles", "skill": "athletics"}),
    (
        "Charles tries to climb the wall with Athletics, against Fair (+2). [+][+][0][0]",
        "overcome",
        {"actor": "Charles", "skill": "athletics", "difficulty": 2, "faces": [1, 1, 0, 0]},
    ),
    (
        "Mara attacks the ghoul with Fight +2. She rolls [+][+][0][0]",
        "attack",
        {"actor": "Mara", "target": "Ghoul", "skill": "fight", "rating": 2, "faces": [1, 1, 0, 0]},
    ),
    ("Mara sneaks past the guard, Stealth vs +2", "overcome",
     {"actor": "Mara", "skill": "stealth", "difficulty": 2}),
    ("Charles tries to climb the wall, athletics, difficulty 3", "overcome",
     {"actor": "Charles", "skill": "athletics", "difficulty": 3}),
    ("Charles uses Athletcs to get over the fence vs fair (+2)", "overcome",
     {"actor": "Charles", "skill": "athletics", "difficulty": 2}),
    ("Charles overcomes the lock with Burglary +2, dice -,-,0,+, against +1", "overcome",
     {"actor": "Charles", "skill": "burglary", "rating": 2, "faces": [-1, -1, 0, 1],
      "difficulty": 1}),
    ("Charles, Stealth +2, 0 0 + -, vs 3", "overcome",
     {"actor": "Charles", "skill": "stealth", "rating": 2, "faces": [0, 0, 1, -1],
      "difficulty": 3}),
    ("Charles creates an advantage with Stealth vs +2: Hidden In The Rafters",
     "create_advantage", {"actor": "Charles", "skill": "stealth", "difficulty": 2,
                          "aspect": "Hidden In The Rafters"}),
    ('Mara creates an advantage "Behind Cover" with Athletics against Good (+3)',
     "create_advantage", {"actor": "Mara", "skill": "athletics", "difficulty": 3,
                          "aspect": "Behind Cover"}),
    ("roll Fight +3 vs 2", "roll", {"skill": "fight", "rating": 3, "difficulty": 2}),
    ("roll Notice for Mara vs 2", "overcome",
     {"actor": "Mara", "skill": "notice", "difficulty": 2}),
    ("Charles rolls Will +2 vs Fair", "overcome",
     {"actor": "Charles", "skill": "will", "rating": 2, "difficulty": 2}),
    ("he takes a moderate consequence and the last box: Torn shoulder", "absorb",
     {"boxes": 1, "consequences": ["moderate"], "names": ["Torn shoulder"]}),
    ("two boxes", "absorb", {"boxes": 2}),
    ("mild consequence", "absorb", {"consequences": ["mild"]}),
    ("takes the lightest", "absorb", {"lightest": True}),
    ("taken out", "absorb", {"taken_out": True}),
    ('Mara takes a mild consequence called "Bruised Ribs"', "adjust",
     {"character": "Mara", "add_consequence": "mild", "name": "Bruised Ribs"}),
    ("accepts the compel", "answer_compel", {"accept": True}),
    ("refuses", "answer_compel", {"accept": False}),
    ("no", "answer_compel", {"accept": False}),
    ("success at a major cost", "choose_cost", {"option": "major_cost"}),
    ("minor cost: he drops his gun", "choose_cost",
     {"option": "minor_cost", "detail": "he drops his gun"}),
    ("take the boost", "take_boost", {}),
    ("2", "choose", {"number": 2}),
    ("the second", "choose", {"number": 2}),
    ("Charles invokes Stubborn Detective for +2", "invoke",
     {"actor": "Charles", "aspect": "Stubborn Detective"}),
    ("spend a fate point to reroll", "invoke", {"use": "reroll", "free": False}),
    ("free invoke on Torn Shoulder", "invoke", {"aspect": "Torn Shoulder", "free": True}),
    ("invoke Ravenous against him", "invoke", {"aspect": "Ravenous", "use": "oppose"}),
    ("Ruth spends a fate point on Stubborn Detective", "invoke",
     {"actor": "Ruth", "aspect": "Stubborn Detective", "free": False}),
    ("Mara concedes", "concede", {"character": "Mara"}),
    ("the ghoul is taken out", "take_out", {"character": "Ghoul"}),
    ("Ruth treats Charles's moderate consequence with Academics +2 [0][0][+][+]", "treat",
     {"actor": "Ruth", "patient": "Charles", "severity": "moderate", "skill": "academics",
      "rating": 2, "faces": [0, 0, 1, 1]}),
    ("Charles patches himself up with Academics +1", "treat",
     {"actor": "Charles", "skill": "academics", "rating": 1}),
    ("compel Charles with Stubborn Detective", "compel",
     {"character": "Charles", "aspect": "Stubborn Detective"}),
    ("put On Fire on the ghoul", "place_aspect", {"aspect": "On Fire", "on": "Ghoul"}),
    ("there is Thick Smoke here, with a free invoke", "place_aspect",
     {"aspect": "Thick Smoke", "free_invokes": 1}),
    ("remove On Fire", "remove_aspect", {"aspect": "On Fire"}),
    ("begin the scene", "begin_scene", {}),
    ("new scene: The Harbour", "begin_scene", {"name": "The Harbour"}),
    ("new scene: The Mill, with the aspects Dark Corners and Flour Dust", "begin_scene",
     {"name": "The Mill", "aspects": ["Dark Corners", "Flour Dust"]}),
    ('new scene "The Mill", "Dark Corners", "Flour Dust"', "begin_scene",
     {"name": "The Mill", "aspects": ["Dark Corners", "Flour Dust"]}),
    ("new scene: The Mill. Aspects: Dark Corners, Flour Dust", "begin_scene",
     {"name": "The Mill", "aspects": ["Dark Corners", "Flour Dust"]}),
    ("end session", "end_session", {}),
    ("begin a conflict", "begin_conflict", {}),
    ("begin a conflict between Charles and the ghoul, Charles goes first", "begin_conflict",
     {"characters": ["Charles", "Ghoul"], "first": "Charles"}),
    ("then the masked one goes", "next_turn", {"character": "masked one"}),
    ("Ghoul's turn", "next_turn", {"character": "Ghoul"}),
    ("set Charles's fate points to 4", "adjust", {"character": "Charles", "fate_points": 4}),
    ("give Mara 2 fate points", "adjust", {"character": "Mara", "fate_points_change": 2}),
    ("the GM has 3 fate points", "adjust", {"fate_points": 3}),
    ("Charles has 2 boxes marked", "adjust", {"character": "Charles", "physical": 2}),
    ("set Mara's Fight to +3", "adjust", {"character": "Mara", "skills": {"fight": 3}}),
    ("New character Bo, a detective: Investigate +1, Athletics +3, Physique 0, high concept "
     "Nosy Snoop, trouble Cannot Let Go", "create_character",
     {"name": "Bo", "high_concept": "Nosy Snoop", "trouble": "Cannot Let Go",
      "skills": {"investigate": 1, "athletics": 3, "physique": 0}}),
    ("NPC wolf: Fight +2, 3 boxes, aspect Ravenous", "create_character",
     {"name": "wolf", "kind": "npc", "physical": 3, "aspects": ["Ravenous"],
      "skills": {"fight": 2}}),
    ("Charles: Athletics +3, Investigate +1", "edit_character",
     {"name": "Charles", "skills": {"athletics": 3, "investigate": 1}}),
    ("Mara has Fight +2", "edit_character", {"name": "Mara", "skills": {"fight": 2}}),
    ("give me an NPC", "make_npc", {}),
    ("make an NPC called Bo", "make_npc", {"name": "Bo"}),
    ("I need a smuggler", "make_npc", {"concept": "smuggler"}),
    ("give me situation aspects for the harbour", "make_aspects", {"place": "water"}),
    ("what can I do now", "available", {}),
    ("what are the chances of +3 vs 2", "odds", {"roll": "+3 vs +2"}),
    ("show Charles's sheet", "show_sheet", {"name": "Charles"}),
    ("what's the state", "show_state", {}),
    ("show me the log", "show_log", {}),
    ("undo", "undo", {}),
    ("redo", "redo", {}),
    ("how much stress can a consequence soak", "look_up",
     {"question": "how much stress can a consequence soak"}),
    ("can Charles attack twice in one turn?", "look_up",
     {"question": "can Charles attack twice in one turn?"}),
    ("Charles is attacked by the ghoul with Fight", "attack",
     {"actor": "Ghoul", "target": "Charles", "skill": "fight"}),
    ("the ghoul got stabbed by Ruth with Fight, [+][+][0][0]", "attack",
     {"actor": "Ruth", "target": "Ghoul", "skill": "fight", "faces": [1, 1, 0, 0]}),
    ("Mara goes wild on the ghoul with Fight +2, [0][0][+][+], it dodges with Athletics, +,0,-,0",
     "attack", {"actor": "Mara", "target": "Ghoul", "skill": "fight", "rating": 2,
                "faces": [0, 0, 1, 1], "defence": {"skill": "athletics", "faces": [1, 0, -1, 0]}}),
    ("I'll take option 3", "choose", {"number": 3}),
    ("what can Charles do now?", "available", {}),
    ("Charles is done, Mara next", "next_turn", {"character": "Mara"}),
    ("who's up next?", "look_up", {"question": "who's up next?"}),
    ("what's in play right now?", "show_state", {}),
    ("how about Fight +3 vs 2", "roll", {"skill": "fight", "rating": 3, "difficulty": 2}),
    ("ok so undo that", "undo", {}),
    ("knock one off Mara's fate points", "adjust",
     {"character": "Mara", "fate_points_change": -1}),
    ("Mara's down to one fate point", "adjust", {"character": "Mara", "fate_points": 1}),
    ("check off one mental stress box for Mara", "adjust",
     {"character": "Mara", "mental_change": 1}),
    ("Mara's moderate consequence is gone", "adjust",
     {"character": "Mara", "clear_consequence": "moderate"}),
    ("Mara's got Sprained Ankle now", "place_aspect",
     {"aspect": "Sprained Ankle", "on": "Mara"}),
    ("burn a fate point on Stubborn Detective to reroll", "invoke",
     {"aspect": "Stubborn Detective", "free": False, "use": "reroll"}),
    ("I'm compelling Stubborn Detective: he won't let it go", "compel",
     {"character": "Charles", "aspect": "Stubborn Detective", "story": "he won't let it go"}),
    ("Mara rigs a trap, creates an advantage with Crafts +1 vs 2, call it Chandelier on a Rope",
     "create_advantage", {"actor": "Mara", "skill": "crafts", "rating": 1, "difficulty": 2,
                          "aspect": "Chandelier on a Rope"}),
    ("new scene: the crypt, it's Pitch Dark and there's Knee-Deep Water", "begin_scene",
     {"name": "the crypt", "aspects": ["Pitch Dark", "Knee-Deep Water"]}),
    ("scene: the morgue. Flickering Lights, Slab in the Way", "begin_scene",
     {"name": "the morgue", "aspects": ["Flickering Lights", "Slab in the Way"]}),
    ("new scene: Rotterdam, the docks", "begin_scene", {"name": "Rotterdam, the docks"}),
    ("Bea has Fight +2, Will +1, and Nosy Neighbour as her high concept", "create_character",
     {"name": "Bea", "high_concept": "Nosy Neighbour", "skills": {"fight": 2, "will": 1}}),
    ("Sheet for Zoe Vance: Shoot great, Notice good; stunt: Deadeye, +2 to Shoot when she aims; "
     "refresh three", "create_character",
     {"name": "Zoe Vance", "skills": {"shoot": 4, "notice": 3}, "refresh": 3,
      "stunts": ["Deadeye, +2 to Shoot when she aims"]}),
    ("make the wolf: Fight +2, aspect Hungry", "create_character",
     {"name": "wolf", "kind": "npc", "skills": {"fight": 2}, "aspects": ["Hungry"]}),
    ("create Ivo, aka The Lantern, with Fight +4, Will +2 and the stunt Riposte",
     "create_character", {"name": "Ivo", "aliases": ["The Lantern"], "stunts": ["Riposte"],
                          "skills": {"fight": 4, "will": 2}}),
    ("opening scene: The Museum, with Motion Sensors and Waxed Floor", "begin_scene",
     {"name": "The Museum", "aspects": ["Motion Sensors", "Waxed Floor"]}),
    ("the old dog sniffs around, Notice +3 vs 3, got 0 on the dice", "roll",
     {"skill": "notice", "rating": 3, "difficulty": 3, "dice_total": 0}),
    ("what are the odds of +4 or better with Fight +2", "odds", {"roll": "+2 vs +4"}),
    ("put Warehouse in Flames on the scene as an aspect", "place_aspect",
     {"aspect": "Warehouse in Flames"}),
    ('Ethan creates an advantage called "Fire Bomb" with Crafts +1 vs 3', "create_advantage",
     {"actor": "Ethan", "skill": "crafts", "rating": 1, "difficulty": 3, "aspect": "Fire Bomb"}),
    ("gimme a quick NPC, a bouncer", "make_npc", {"concept": "bouncer"}),
    ("that's it for tonight, session's over", "end_session", {}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "arguments"), ONE, ids=[text for text, _, _ in ONE])
def test_one_call(text: str, name: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [(name, arguments)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("he attacks the ghoul with Fight", "who"),
        ("I attack the ghoul with Fight", "who"),
        ("Charles and Mara attack the ghoul with Fight", "together"),
        ("Charles attacks with Fight", "missing_target"),
        ("Bob attacks the ghoul with Fight", "missing_rating"),
        ("Charles tries to climb the wall with Athletics", "missing_difficulty"),
        ("Charles attacks the ghoul with Fight [+][0][0]", "not_understood"),
        ("Charles doesn't attack the ghoul", "not_understood"),
        ("there is a guard here", "not_understood"),
        ("The ghoul snarls and drools.", "not_understood"),
        ("thanks!", "pleasantry"),
    ],
)
def test_asked_back(text: str, code: str) -> None:
    understood = understand(text, table(), language="en")
    assert understood.calls == ()
    assert understood.unclear is not None
    assert understood.unclear.code == code


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ruth attacks the ghoul with Fight. It defends with Athletics. He takes two boxes",
         ["attack", "absorb"]),
        ("Charles attacks the ghoul with Fight and Mara attacks the ghoul with Fight +2",
         ["attack", "attack"]),
        ("what happens on a tie? Charles attacks the ghoul with Fight", ["look_up", "attack"]),
        ("end the scene; new scene: The Docks", ["end_scene", "begin_scene"]),
        ("Mara has Fight +2\nMara attacks the ghoul with Fight", ["edit_character", "attack"]),
        ("NPC Bo: Fight +2. Bo attacks Charles with Fight", ["create_character", "attack"]),
    ],
)  # fmt: skip
def test_several_in_order(text: str, names: list[str]) -> None:
    assert [name for name, _ in said(text)] == names


def test_i_is_the_speaker() -> None:
    assert said("I attack the ghoul with Fight", speaker="Ruth") == [
        ("attack", {"actor": "Ruth", "target": "Ghoul", "skill": "fight"})
    ]


def test_calls_keep_their_places_while_they_are_played() -> None:
    text = ("Ruth attacks the ghoul with Fight +4 [+][+][0][0], it defends with Athletics +1 "
            "[0][0][0][-]. It takes a mild and a moderate consequence. End the scene")  # fmt: skip
    game = table()
    names = [name for name, _ in said(text, game)]
    for place, name in enumerate(names):
        calls = said(text, game)
        assert [each for each, _ in calls] == names
        if name == "absorb":
            break
        arguments = calls[place][1]
        game = play(game, commands.parse({"command": name, **arguments}), Dice(seed="oak")).game
    assert names == ["attack", "absorb", "end_scene"]


@pytest.mark.parametrize(
    ("text", "accept"),
    [("she takes it", True), ("sure, he goes with it", True), ("nah, she pays it off", False)],
)
def test_a_compel_is_answered_in_passing(text: str, accept: bool) -> None:
    game = table({"command": "compel", "character": "Charles", "aspect": "Stubborn Detective"})
    assert said(text, game) == [("answer_compel", {"accept": accept})]
    assert said(text) != [("answer_compel", {"accept": accept})], "nothing waits"


def test_a_boost_on_a_tie_is_taken_instead() -> None:
    game = table({"command": "overcome", "actor": "Charles", "skill": "athletics",
                  "faces": [0, 0, 0, 0], "difficulty": 3})  # fmt: skip
    assert said("take the boost", game) == [("choose_cost", {"option": "boost"})]
    assert said("she'll take the boost") == [("take_boost", {})]


def test_who_is_next_is_answered_from_a_conflict() -> None:
    game = table({"command": "begin_conflict"})
    assert said("who's up next?", game) == [("show_state", {})]
