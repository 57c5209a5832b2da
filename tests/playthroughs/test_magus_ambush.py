"""A Magus ambush on a hollow road, step by step; `magus_ambush.txt` is how it is told.

Radka: Body 2, Senses 2, swords 3; sword (Weapon 2), mail (Armor 2). Initiative 2 + 3 - 2 = 3.
Cyryl: Body 1, Senses 1, prayers 2; Danger Sense. Initiative 1 + 2 = 3.
Mirela: Senses 2, Emotions 3, mind blast 2; Membrane. Initiative 2 + 2 = 4.
Gniewko: Senses 2, crossbows 3; crossbow (Weapon 4) that reaches two zones. Initiative 2 + 3 = 5.
Bruno: Body 2, Senses 1, axes 3; axe (Weapon 3), leather (Armor 1). Initiative 1 + 3 - 1 = 3.
"""

from pathlib import Path

import pytest
from table import Table, one, some

from assistant import render
from tools.available import available
from tools.game import new

TOLD = Path(__file__).with_name("magus_ambush.txt")
BLANK = [0, 0, 0, 0]
ALL = ["mild", "moderate", "severe"]


def people(table: Table) -> None:
    table.do(
        "create_character", name="Radka", high_concept="Swordswoman Without a Lord",
        skills={"body": 2, "senses": 2, "emotions": 1, "swords": 3},
        weapons=[{"name": "Sword", "kind": "sword", "skill": "swords"}],
        armor=[{"name": "Mail", "kind": "mail"}],
    )  # fmt: skip
    table.do(
        "create_character", name="Cyryl", high_concept="Priest of the Long Road",
        skills={"body": 1, "senses": 1, "emotions": 2, "prayers": 2}, wards=["danger_sense"],
    )  # fmt: skip
    table.do(
        "create_character", name="Mirela", high_concept="Psionic in Hiding",
        skills={"senses": 2, "emotions": 3, "mind blast": 2}, wards=["membrane"],
    )  # fmt: skip
    table.do(
        "create_character", name="Gniewko", kind="npc", high_concept="Patient Crossbowman",
        skills={"senses": 2, "crossbows": 3}, slots=ALL,
        weapons=[{"name": "Crossbow", "kind": "crossbow", "skill": "crossbows", "reach": 2}],
    )  # fmt: skip
    table.do(
        "create_character", name="Bruno", kind="npc", high_concept="Robber With a Grudge",
        skills={"body": 2, "senses": 1, "axes": 3}, slots=ALL,
        weapons=[{"name": "Axe", "kind": "axe", "skill": "axes"}],
        armor=[{"name": "Leather", "kind": "leather"}],
    )  # fmt: skip
    boxes = {name: who.boxes["physical"] for name, who in table.game.characters.items()}
    assert boxes == {
        "Radka": (1, 1, 1, 2, 3), "Cyryl": (1, 1, 2, 3), "Mirela": (1, 2, 3),
        "Gniewko": (1, 2, 3), "Bruno": (1, 1, 1, 2, 3),
    }  # fmt: skip
    assert table.game.characters["Mirela"].boxes["mental"] == (1, 1, 1, 2, 2, 3)


def the_hollow_road(table: Table) -> None:
    events = table.do(
        "begin_scene", name="The Hollow Road", aspects=["Fog in the Birches", "Axle-Deep Mud"],
        zones=["Road", "Birch Wood", "Ravine"],
    )  # fmt: skip
    assert not some(events, "remarked")  # two aspects are as many as a scene has in Magus
    places = dict.fromkeys(("Radka", "Cyryl", "Mirela", "Bruno"), "Road")
    table.do("set_zones", places={**places, "Gniewko": "Birch Wood"})


def ambush(table: Table) -> None:
    events = table.do("begin_conflict", surprised=["Radka", "Cyryl", "Mirela"])
    scores = {each["who"]: each["value"] for each in one(events, "initiative_counted")["scores"]}
    assert scores == {"Radka": 3, "Cyryl": 3, "Mirela": 4, "Gniewko": 5, "Bruno": 3}
    # Bolts and axes are no magic: the Membrane warns of nothing.
    assert not any(each["warned"] for each in some(events, "surprised"))
    assert table.refused("invoke", actor="Radka", use="remove").code == "not_surprised"
    events = table.do("invoke", actor="Cyryl", use="remove")
    assert one(events, "invoked")["aspect"] == "Sixth Sense" and one(events, "invoked")["free"]
    assert one(events, "aspect_removed")["on"] == "Cyryl"


def first_bolt(table: Table) -> None:
    assert table.refused("pass_turn", character="Bruno").facts["near"] == "Gniewko"
    events = table.do(
        "attack", actor="Gniewko", target="Radka", weapon="Crossbow", faces=BLANK,
        invokes=[{"aspect": "Surprised"}],
    )  # fmt: skip
    assert one(events, "invoked")["on"] == "Radka"
    assert table.refused("concede", character="Radka").code == "too_late"
    events = table.do("defend", skill="swords", faces=BLANK)
    resolved, hit = one(events, "resolved"), one(events, "hit")
    assert (resolved["effort"], resolved["opposition"], resolved["shifts"]) == (3 + 2, 3, 2)
    assert (hit["shifts"], hit["rule"]) == (2 + 4 - 2, "magus.weapon")
    # No box is worth 4, and none may share the hit with a consequence.
    assert table.refused("absorb", boxes=[2], consequences=["mild"]).code == "box_or_consequence"
    assert table.refused("absorb", boxes=[1, 3]).code == "one_box"
    ways = [choice.facts["consequences"] for choice in available(table.game)
            if choice.label == "absorb"]  # fmt: skip
    assert ways == [["moderate"], ["severe"]]
    table.do("absorb", consequences=["moderate"], names=["Bolt in the Thigh"])


def rest_of_the_first_round(table: Table) -> None:
    # Cyryl and Bruno share step 3; the table lets the priest go first.
    events = table.do(
        "create_advantage", actor="Cyryl", skill="prayers", aspect="Light on the Blades",
        faces=[1, 0, 0, 0], difficulty=2,
    )  # fmt: skip
    assert one(events, "aspect_placed")["resting"]
    # Bruno swings at Mirela; Cyryl throws himself between: a tie, but an axe hits on ties too.
    table.do("attack", actor="Bruno", target="Mirela", skill="axes", faces=[-1, -1, 0, 0])
    events = table.do("defend", actor="Cyryl", target="Mirela", skill="body", faces=BLANK)
    assert one(events, "stepped_in")["whom"] == "Mirela"
    assert one(events, "resolved")["outcome"] == "tie"
    assert (one(events, "hit")["target"], one(events, "hit")["shifts"]) == ("Cyryl", 3)
    assert not some(events, "boost_gained")
    assert one(table.do("absorb", boxes=[3]), "hit_absorbed")["left"] == 3
    # The surprised come last, and only defend.
    strike = {"actor": "Mirela", "target": "Bruno", "skill": "mind blast", "track": "mental"}
    assert table.refused("attack", **strike, faces=BLANK).code == "surprised"
    assert table.refused("pass_turn", character="Radka").code == "not_your_step"
    table.do("pass_turn", character="Mirela")
    table.do("pass_turn", character="Radka")


def second_round(table: Table) -> None:
    events = table.do(
        "attack", actor="Gniewko", target="Radka", faces=BLANK,
        invokes=[{"aspect": "Bolt in the Thigh"}],
        defence={"skill": "swords", "faces": [1, 0, 0, 0]},
    )  # fmt: skip
    assert one(events, "exchange_began")["number"] == 2
    assert [each["aspect"] for each in some(events, "aspect_removed")] == ["Surprised"] * 2
    assert one(events, "invoked")["first"]  # his first time: free
    assert one(events, "hit")["shifts"] == (5 - 4) + 4 - 2
    table.do("absorb", boxes=[3])
    # Against the mind neither weapon nor armour counts.
    events = table.do(
        "attack", actor="Mirela", target="Bruno", skill="mind blast", track="mental", faces=BLANK,
        defence={"skill": "emotions", "faces": BLANK},
    )  # fmt: skip
    assert one(events, "hit")["shifts"] == 2
    table.do("absorb", boxes=[2])
    # The light has rested for a round and can be used.
    events = table.do(
        "attack", actor="Radka", target="Bruno", skill="swords", faces=BLANK,
        invokes=[{"aspect": "Light on the Blades", "free": True}],
        defence={"skill": "axes", "faces": [-1, 0, 0, 0]},
    )  # fmt: skip
    assert one(events, "resolved")["outcome"] == "style"
    assert one(events, "hit")["shifts"] == (5 - 2) + 2 - 1
    assert one(table.do("take_boost", aspect="Off Balance"), "hit_lowered")["shifts"] == 3
    table.do("absorb", boxes=[3])
    # Bruno has not invoked the bolt yet: his first time is free too.
    events = table.do(
        "attack", actor="Bruno", target="Radka", skill="axes", faces=[1, 0, 0, 0],
        invokes=[{"aspect": "Bolt in the Thigh"}], defence={"skill": "swords", "faces": BLANK},
    )  # fmt: skip
    assert one(events, "invoked")["first"] and one(events, "hit")["shifts"] == (6 - 3) + 3 - 2
    assert table.refused("absorb", boxes=[2], consequences=["mild"]).code == "box_or_consequence"
    assert table.refused("absorb", consequences=["mild"]).code == "not_enough"
    table.do("absorb", consequences=["severe"], names=["Crushed Ribs"])
    table.do("pass_turn", character="Cyryl")


def third_round(table: Table) -> None:
    before = table.game.gm_points
    # The bolt costs him a point now, the ribs never; a tie, and the crossbow hits all the same.
    events = table.do(
        "attack", actor="Gniewko", target="Radka", faces=BLANK,
        invokes=[{"aspect": "Bolt in the Thigh"}, {"aspect": "Crushed Ribs"}],
        defence={"skill": "swords", "faces": [1, 1, 1, 1]},
    )  # fmt: skip
    paid, free = some(events, "invoked")
    assert (paid["free"], free["always"]) == (False, True)
    assert table.game.gm_points == before - 1
    assert one(events, "point_owed")["who"] == "Radka"
    assert one(events, "resolved")["outcome"] == "tie" and one(events, "hit")["shifts"] == 4 - 2
    table.do("absorb", boxes=[2])


def giving_in(table: Table) -> None:
    points = table.game.characters["Radka"].points
    events = table.do("concede", character="Radka")
    assert (one(events, "conceded")["points"], one(events, "conceded")["rule"]) == (
        1 + 2, "magus.concede",
    )  # fmt: skip
    events = table.do(
        "attack", actor="Mirela", target="Bruno", skill="mind blast", track="mental",
        faces=[1, 1, 1, 1], defence={"skill": "emotions", "faces": [-1, 0, 0, 0]},
    )  # fmt: skip
    assert one(events, "hit")["shifts"] == 7
    out = one(table.do("take_out", character="Bruno", fate="asleep till dawn"), "taken_out")
    assert out["rule"] == "magus.eliminated"
    events = table.do("concede", character="Gniewko")
    assert one(events, "conceded")["points"] == 1
    # All of one side are out: the conflict ends, and what was owed is paid.
    one(events, "conflict_ended")
    assert table.game.characters["Radka"].points == points + 3 + 1
    table.do("end_scene")
    assert not any(any(who.marked.values()) for who in table.game.characters.values())
    kept = [each.name for each in table.game.characters["Radka"].consequences]
    assert kept == ["Bolt in the Thigh", "Crushed Ribs"]


STORY = (people, the_hollow_road, ambush, first_bolt, rest_of_the_first_round, second_round,
         third_round, giving_in)  # fmt: skip


def told(table: Table) -> str:
    lines = []
    for entry in table.entries:
        assert entry.command is not None
        lines.append(f"> {entry.command['command']}")
        for line in render.say(list(entry.events), "en"):
            lines.append(f"{line.text}  ({line.rule})" if line.rule else line.text)
    return "\n".join(lines) + "\n"


@pytest.mark.rule(
    "magus.scene", "magus.initiative", "magus.round", "magus.surprise", "magus.weapon",
    "magus.armor", "magus.stress-track", "magus.absorb", "magus.consequences",
    "magus.defend-other", "magus.eliminated", "magus.concede",
)  # fmt: skip
def test_the_ambush() -> None:
    table = Table(game=new("magus"), seed="the hollow road")
    for chapter in STORY:
        chapter(table)
    assert table.replayed() == table.game
    assert told(table) == TOLD.read_text("utf-8")
