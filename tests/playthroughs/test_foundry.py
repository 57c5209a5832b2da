"""A conflict in a bell foundry; `foundry.txt` is how it is told, `foundry.py` who is in it."""

from pathlib import Path
from typing import Any

import pytest
from foundry import OPTIONS, people, the_foundry
from table import BLANK, Table, one, points, some

from assistant import render

TOLD = Path(__file__).with_name("foundry.txt")


def trouble(table: Table) -> None:
    """A compel accepted, and one refused."""
    table.do("compel", character="Tuomas", aspect="Owes the Guild", story="The doors are barred")
    table.do("answer_compel", accept=True)
    assert points(table, "Tuomas") == 3 + 1
    table.do("compel", character="Ren", aspect="Hands That Shake", story="The lamp falls")
    table.do("answer_compel", accept=False)
    assert points(table, "Ren") == 3 - 1


def hit_of(events: list[dict[str, Any]]) -> tuple[str, int]:
    struck = one(events, "hit")
    return struck["target"], struck["shifts"]


def first_exchange(table: Table) -> None:
    table.do("begin_conflict", first="Ren")
    # Ren soothes the stoker: Empathy 3, stunt +2 = 5, against Will 0 + 1 = 1: with style.
    events = table.do(
        "create_advantage", actor="Ren", skill="empathy", aspect="Second Thoughts",
        target="Stoker", faces=BLANK, stunt="Steady Voice",
        defence={"skill": "will", "faces": [1, 0, 0, 0]},
    )  # fmt: skip
    assert (one(events, "resolved")["shifts"], one(events, "aspect_placed")["free"]) == (4, 2)
    # Ren names Tuomas: Shoot 4 - 1, a free invoke +2 = 5 against Athletics 0; Weapon 2: 7 shifts,
    # more than two boxes hold.
    table.do("next_turn", character="Tuomas")
    events = table.do(
        "attack", actor="Tuomas", target="Stoker", skill="shoot", faces=[-1, 0, 0, 0],
        invokes=[{"aspect": "Second Thoughts", "free": True}],
        defence={"skill": "athletics", "faces": BLANK},
    )  # fmt: skip
    assert hit_of(events) == ("Stoker", 5 + 2)
    assert table.refused("absorb", boxes=2).code == "not_enough"
    table.do("take_out", character="Stoker", fate="throws down his shovel and runs")
    # Ilse walks in and strikes: 4 against Fight 4, solo +2, scale +1, dice -1 = 6; no hit. Her own
    # aspect makes it a tie, and a weapon hits on a tie: 2 shifts, lowered by 2, but 1 is left.
    table.do("move", character="Ilse", to="Casting Floor")
    events = table.do(
        "attack", actor="Ilse", target="Furnace Saint", skill="fight", faces=BLANK,
        defence={"skill": "fight", "faces": [-1, 0, 0, 0]},
    )  # fmt: skip
    assert (one(events, "resolved")["opposition"], one(events, "resolved")["shifts"]) == (6, -2)
    events = table.do("invoke", actor="Ilse", aspect="Arms Like Anvils")
    assert one(events, "resolved")["outcome"] == "tie" and points(table, "Ilse") == 2
    assert hit_of(events) == ("Furnace Saint", 1)
    table.do("absorb", boxes=1)
    # The steam: 4 against Athletics 3 + 1, a tie; Weapon 2 less Armor 1.
    events = table.do(
        "attack", actor="Steam Jets", target="Ilse", faces=BLANK,
        defence={"skill": "athletics", "faces": [1, 0, 0, 0]},
    )  # fmt: skip
    assert hit_of(events) == ("Ilse", 2 - 1)
    table.do("absorb", boxes=1)


def burnt(table: Table) -> None:
    """The Saint strikes Ilse, by her own trouble, and she is badly hurt."""
    # Fight 4, solo +2, scale +1 = 7, a hostile invoke +2 = 9, against Fight 4 - 1 = 3: 6 shifts,
    # Weapon 2, Armor 1: 7; one is given for a boost.
    events = table.do(
        "attack", actor="Furnace Saint", target="Ilse", skill="fight", faces=BLANK,
        invokes=[{"aspect": "Deaf to Good Advice"}],
        defence={"skill": "fight", "faces": [-1, 0, 0, 0]},
    )  # fmt: skip
    assert one(events, "point_owed")["who"] == "Ilse" and table.game.gm_points == 3 - 1
    assert points(table, "Ilse") == 2  # it is hers after the scene only
    assert hit_of(events) == ("Ilse", 6 + 2 - 1)
    assert one(table.do("take_boost", aspect="Off Balance"), "hit_lowered")["shifts"] == 6
    events = table.do("absorb", boxes=2, consequences=["moderate"], names=["Burnt Shoulder"])
    assert one(events, "hit_absorbed")["left"] == 6 - 1 - 2
    assert dict(table.game.characters["Ilse"].aspects[-1].free) == {"Furnace Saint": 1}


def second_exchange(table: Table) -> None:
    # The Saint was last and names itself; the boiler ticks.
    events = table.do("next_turn", character="Furnace Saint")
    assert one(events, "exchange_began")["number"] == 2
    assert one(events, "countdown_marked")["marked"] == 1
    # Words reach the next zone: Provoke 3, solo +2, scale +1 = 6 against Will 3 + 1 = 4.
    events = table.do(
        "attack", actor="Furnace Saint", target="Ren", skill="provoke", faces=BLANK,
        defence={"skill": "will", "faces": [1, 0, 0, 0]},
    )  # fmt: skip
    assert hit_of(events) == ("Ren", 2)
    table.do("absorb", boxes=2)
    # Ren steps in to shield Ilse with all he has: +2 to his defend rolls for her.
    table.do("move", character="Ren", to="Casting Floor")
    table.do("full_defense", character="Ren", covers=["Ilse"])
    # The steam again: 4 against Ren's Athletics 1, +2, dice +1 = 4; Weapon 2 less Ilse's Armor 1.
    events = table.do(
        "attack", actor="Steam Jets", target="Ilse", faces=BLANK,
        defence={"by": "Ren", "skill": "athletics", "faces": [1, 0, 0, 0]},
    )  # fmt: skip
    assert one(events, "resolved")["opposition"] == 1 + 2 + 1
    assert hit_of(events) == ("Ilse", 1)
    table.do("absorb", boxes=1)
    # Up to the gantry: a free move, then the climb as the action: Athletics 3 against 2.
    assert table.refused("move", character="Tuomas", to="Gantry").code == "too_far"
    table.do("move", character="Tuomas", to="Casting Floor")
    events = table.do("overcome", actor="Tuomas", to="Gantry", faces=BLANK)
    assert one(events, "resolved")["shifts"] == 1
    first = one(events, "free_invokes_added")
    assert (first["aspect"], first["holder"]) == ("Loose Chains", "Tuomas")


def through_fire(table: Table) -> None:
    """Ilse tries to dam the channel, and pays for it with what she was."""
    # Removing a block is 2 harder: Athletics 3 - 1 = 2 against 3 + 2: short by 3, and Weapon 4.
    events = table.do(
        "overcome", actor="Ilse", target="Molten Channel", remove=True, skill="athletics",
        faces=[-1, 0, 0, 0],
    )  # fmt: skip
    assert one(events, "resolved")["opposition"] == 5
    assert hit_of(table.do("choose_cost", option="hit")) == ("Ilse", 3 + 4)
    assert table.refused("absorb", consequences=["mild"], boxes=2).code == "slot_full"
    events = table.do("absorb", consequences=["extreme"], replaces="Arms Like Anvils",
                      names=["One Arm of Iron"])  # fmt: skip
    taken = one(events, "consequence_taken")
    assert (taken["replaces"], taken["by"]) == ("Arms Like Anvils", "Molten Channel")


def third_exchange(table: Table) -> None:
    events = table.do("next_turn", character="Ren")
    assert one(events, "countdown_marked")["marked"] == 2
    # Ren points out the cracks: +1 to Tuomas's shot, which is at most doubled by helpers.
    table.do("help", character="Ren", ally="Tuomas", skill="shoot")
    # Shoot 4, help +1, dice +1, Loose Chains +2 = 8 against Athletics 0, no solo bonus on 0, scale
    # +1 = 1: 7 shifts, Weapon 2, lowered by 2: 7.
    events = table.do(
        "attack", actor="Tuomas", target="Furnace Saint", skill="shoot", faces=[1, 0, 0, 0],
        invokes=[{"aspect": "Loose Chains", "free": True}],
        defence={"skill": "athletics", "faces": BLANK},
    )  # fmt: skip
    resolved = one(events, "resolved")
    assert (resolved["effort"], resolved["opposition"]) == (8, 1)
    assert hit_of(events) == ("Furnace Saint", 7 + 2 - 2)
    table.do("absorb", boxes=5, consequences=["mild"], names=["Cracked Mask"])
    table.do("answer_distraction", character="Ilse", obstacle="Trapped Apprentices", way=1)


def giving_in(table: Table) -> None:
    # Before the Saint's dice fall: 1 point, and 1 for each of the two consequences of this
    # conflict; the cracked rib is older.
    events = table.do("concede", character="Ilse")
    conceded = one(events, "conceded")
    assert (conceded["points"], conceded["consequences"]) == (1 + 2, 2)
    assert points(table, "Ilse") == 2
    # Two are left against it: solo +1 now. 4 + 1 + 1 - 3 = 3 against Athletics 1 + 2 = 3: a tie,
    # and Weapon 2.
    events = table.do(
        "attack", actor="Furnace Saint", target="Ren", skill="fight", faces=[-1, -1, -1, 0],
        defence={"skill": "athletics", "faces": [1, 1, 0, 0]},
    )  # fmt: skip
    assert hit_of(events) == ("Ren", 2)
    table.do("absorb", boxes=2)
    table.do("pass_turn", character="Steam Jets")


def the_last_shot(table: Table) -> None:
    events = table.do("next_turn", character="Tuomas")
    assert one(events, "countdown_full")["outcome"] == "The roof comes down"
    # Shoot 4, the mask's free invoke +2, his own aspect +2 = 8 against Athletics 0, and still two
    # who oppose it: scale +1: 7 shifts, Weapon 2, lowered by 1 (half of two): 8.
    events = table.do(
        "attack", actor="Tuomas", target="Furnace Saint", skill="shoot", faces=BLANK,
        invokes=[{"aspect": "Cracked Mask", "free": True}, {"aspect": "Poacher With a Crossbow"}],
        defence={"skill": "athletics", "faces": BLANK},
    )  # fmt: skip
    assert hit_of(events) == ("Furnace Saint", 7 + 2 - 1)
    assert points(table, "Tuomas") == 4 - 1
    events = table.do("take_out", character="Furnace Saint", fate="falls into its own fire")
    one(events, "conflict_ended")
    # What was owed is paid: 3 for conceding, 1 for the hostile invoke.
    assert points(table, "Ilse") == 2 + 3 + 1


def afterwards(table: Table) -> None:
    table.do("end_scene")
    assert not any(any(who.marked.values()) for who in table.game.characters.values())
    table.do("begin_scene", name="The Infirmary", present=["Ilse", "Tuomas", "Ren"])
    # Academics 4 + 1 against Great (+4): recovery starts, and lasts a whole session.
    events = table.do("treat", actor="Ren", patient="Ilse", severity="moderate",
                      faces=[1, 0, 0, 0], rename="Scarred Shoulder")  # fmt: skip
    assert one(events, "consequence_treated")["until"] == "session"
    # The rib: Academics 4 - 1 against Fair (+2).
    table.do("treat", actor="Ren", patient="Ilse", severity="mild", faces=[-1, 0, 0, 0])
    assert table.refused(
        "treat", actor="Ren", patient="Ilse", consequence="One Arm of Iron"
    ).code == ("no_recovery")
    table.do("end_session")
    table.do("begin_session")
    assert points(table, "Ilse") == 6 and points(table, "Ren") == 3  # at least refresh
    table.do("begin_scene", name="A Quiet Week")
    events = table.do("end_scene")
    assert [each["severity"] for each in some(events, "consequence_cleared")] == ["mild"]
    events = table.do("end_session")
    assert [each["severity"] for each in some(events, "consequence_cleared")] == ["moderate"]
    left = [each.name for each in table.game.characters["Ilse"].consequences]
    assert left == ["One Arm of Iron"]


STORY = (people, the_foundry, trouble, first_exchange, burnt, second_exchange, through_fire,
         third_exchange, giving_in, the_last_shot, afterwards)  # fmt: skip


def told(table: Table) -> str:
    lines = []
    for entry in table.entries:
        assert entry.command is not None
        lines.append(f"> {entry.command['command']}")
        for line in render.say(list(entry.events), "en"):
            lines.append(f"{line.text}  ({line.rule})" if line.rule else line.text)
    return "\n".join(lines) + "\n"


@pytest.mark.rule(
    "condensed.gm-fate-points", "condensed.situation-aspects", "condensed.aspect-kinds",
    "condensed.zones", "condensed.compel", "condensed.conflict", "condensed.turn-order",
    "condensed.stunts", "condensed.invoke", "condensed.hostile-invoke", "condensed.absorb",
    "condensed.concede", "condensed.conflict-end", "condensed.taken-out", "condensed.teamwork",
    "condensed.clear-stress", "condensed.recovery-roll", "condensed.recovery-time",
    "condensed.refresh",
    *(f"condensed.opt.{name}" for name in OPTIONS),
)  # fmt: skip
def test_the_bell_foundry() -> None:
    table = Table(seed="the bell foundry")
    for chapter in STORY:
        chapter(table)
    assert table.replayed() == table.game
    assert told(table) == TOLD.read_text("utf-8")
