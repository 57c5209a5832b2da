"""The fight with the ghoul, from the first claw to the day when the shoulder is whole again."""

import json
from pathlib import Path

import pytest
from table import Table, one, some

from tools import journal
from tools.available import available
from tools.dice import Dice
from tools.errors import JournalError
from tools.game import new
from tools.replay import replay

KEPT = Path(__file__).parents[1] / "journals" / "v1-ghoul.jsonl"


def fight() -> Table:
    table = Table(game=new("condensed", "en"), seed="ghoul")
    table.do(
        "create_character",
        name="Charles",
        high_concept="Stubborn Detective",
        skills={"athletics": 3, "investigate": 1, "academics": 1},
    )
    table.do("create_character", name="Ruth", skills={"fight": 4, "academics": 2})
    table.do(
        "create_character", name="Ghoul", kind="npc", skills={"fight": 2}, aspects=["Ravenous"]
    )
    table.do("begin_scene", name="The cellar")
    return table


def first_claw(table: Table) -> None:
    events = table.do(
        "attack",
        actor="Ghoul",
        target="Charles",
        skill="fight",
        faces=[0, 0, 1, 1],
        defence={"skill": "athletics", "faces": [0, 0, 0, -1]},
    )
    resolved = one(events, "resolved")
    assert (resolved["effort"], resolved["opposition"], resolved["shifts"]) == (4, 2, 2)
    assert resolved["outcome"] == "success" and one(events, "hit")["shifts"] == 2
    absorbed = one(table.do("absorb", boxes=2), "hit_absorbed")
    assert absorbed["boxes"] == [1, 1] and absorbed["left"] == 1


def second_claw(table: Table) -> None:
    before = table.game.gm_points
    events = table.do(
        "attack",
        actor="Ghoul",
        target="Charles",
        skill="fight",
        faces=[0, 0, 1, 1],
        invokes=[{"aspect": "Ravenous", "free": False}],
        defence={"skill": "athletics", "faces": [-1, -1, 0, 0]},
    )
    resolved = one(events, "resolved")
    assert (resolved["effort"], resolved["opposition"], resolved["shifts"]) == (6, 1, 5)
    assert resolved["outcome"] == "style" and table.game.gm_points == before - 1
    ways = [
        (c.facts["boxes"], c.facts["consequences"])
        for c in available(table.game)
        if c.label == "absorb"
    ]
    assert ways == [([1], ["moderate"]), ([], ["severe"]), ([], ["mild", "moderate"])]
    table.do("absorb", boxes=1, consequences=["moderate"], names=["Torn Shoulder"])
    shoulder = table.game.characters["Charles"].aspects[-1]
    assert (shoulder.name, shoulder.kind, dict(shoulder.free)) == (
        "Torn Shoulder",
        "consequence",
        {"Ghoul": 1},
    )


def third_claw(table: Table) -> None:
    events = table.do("attack", actor="Ghoul", target="Charles", effort=8, defence={"effort": -1})
    assert one(events, "hit")["shifts"] == 9
    assert [c.label for c in available(table.game) if c.who == "Charles"] == ["taken_out"]
    error = table.refused("absorb", consequences=["mild", "severe"])
    assert (error.code, error.facts["have"], error.facts["need"]) == ("not_enough", 8, 9)
    assert one(table.do("absorb", taken_out=True), "taken_out")["who"] == "Charles"


def heal(table: Table) -> None:
    table.do("end_scene")
    assert table.game.characters["Charles"].out is None
    table.do("begin_scene")
    alone = one(table.do("treat", actor="Charles", faces=[1, 1, 1, 1]), "resolved")
    assert (alone["opposition"], alone["effort"], alone["outcome"]) == (6, 5, "fail")
    events = table.do(
        "treat", actor="Ruth", patient="Charles", faces=[1, 1, 1, 0], rename="Shoulder in a Sling"
    )
    assert (one(events, "resolved")["opposition"], one(events, "resolved")["shifts"]) == (4, 1)
    assert one(events, "consequence_treated")["until"] == "session"
    assert not some(table.do("end_session"), "consequence_cleared")
    table.do("begin_session")
    table.do("begin_scene")
    assert not some(table.do("end_scene"), "consequence_cleared")
    assert one(table.do("end_session"), "consequence_cleared")["name"] == "Shoulder in a Sling"
    assert table.game.characters["Charles"].consequences == ()


@pytest.mark.rule(
    "condensed.absorb",
    "condensed.attack",
    "condensed.invoke",
    "condensed.taken-out",
    "condensed.recovery-roll",
    "condensed.recovery-time",
)
def test_the_whole_story() -> None:
    table = fight()
    for chapter in (first_claw, second_claw, third_claw, heal):
        chapter(table)
    assert table.replayed() == table.game


def read_kept() -> tuple[dict[str, str], list[journal.Entry]]:
    head, *lines = KEPT.read_text(encoding="utf-8").splitlines()
    listed = [json.loads(line) for line in lines]
    return json.loads(head), [
        journal.Entry(**{**each, "events": tuple(each["events"]), "of": tuple(each["of"])})
        for each in listed
    ]


def test_a_journal_of_the_first_version_opens() -> None:
    head, entries = read_kept()
    game = replay(new(head["system"], head["language"]), entries, head["seed"])
    assert game.characters["Charles"].consequences == () and game.session == 2


@pytest.mark.parametrize("tamper", ["faces", "event", "command", "gone", "state", "seed"])
def test_a_planted_difference_is_named(tamper: str) -> None:
    from dataclasses import replace

    head, entries = read_kept()
    place = next(n for n, e in enumerate(entries) if (e.command or {}).get("command") == "attack")
    entry = entries[place]
    if tamper == "faces":
        events = tuple(
            {**event, "faces": [1, 1, 1, 1], "total": 4} if event["type"] == "rolled" else event
            for event in entry.events
        )
        entries[place] = replace(entry, events=events)
    elif tamper == "event":
        events = tuple(
            {**event, "shifts": 1} if event["type"] == "hit" else event for event in entry.events
        )
        entries[place] = replace(entry, events=events)
    elif tamper == "command":
        entries[place] = replace(entry, command={**(entry.command or {}), "skill": "shoot"})
    elif tamper == "gone":
        del entries[place]
    elif tamper == "state":
        entries[place] = replace(entry, state="0" * 16)
    else:
        table = fight()
        table.do("overcome", actor="Ruth", skill="notice", difficulty=2)
        entries, place, head = table.entries, len(table.entries) - 1, {**head, "seed": "another"}
        assert Dice("another").fate(0) != Dice("ghoul").fate(0)
    with pytest.raises(JournalError) as caught:
        replay(new(head["system"], head["language"]), entries, head["seed"])
    assert caught.value.code == "replay_differs"
    named = caught.value.facts["entry"]
    assert named == (place + 2 if tamper == "gone" else place + 1)
