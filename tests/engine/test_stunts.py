"""Stunts that add to rolls."""

from typing import Any

import pytest
from table import BLANK, Table, one, some

from assistant.waits import choices
from tools.available import available
from tools.game import new
from tools.generate import make_npc
from tools.stunts import read_stunt

SNIPER = "Steady Hands: +2 to create an advantage with Shoot when you have time to aim"
OWN_WORDS = "Because I grew up on roofs, I get +2 when I use Athletics to overcome on rooftops"
FREE = "Because I know every clerk, I may use Contacts in place of Resources once a session"


def archer(language: str = "en") -> Table:
    table = Table(game=new("condensed", language))
    table.do(
        "create_character", name="Mara", skills={"shoot": 2, "athletics": 1, "will": 3},
        stunts=[SNIPER, OWN_WORDS, FREE],
    )  # fmt: skip
    return table


def rolled(table: Table, command: str, **more: Any) -> dict[str, Any]:
    return one(table.do(command, actor="Mara", faces=BLANK, difficulty=2, **more), "resolved")


@pytest.mark.rule("condensed.stunts")
def test_a_stunt_whose_circumstance_is_there_adds_two() -> None:
    table = archer()
    assert read_stunt(SNIPER, "en") is not None
    aim = rolled(table, "create_advantage", skill="shoot", aspect="Aimed", stunt="steady hands")
    assert aim["effort"] == 2 + 2
    used = one(table.last, "stunt_used")
    assert (used["who"], used["stunt"], used["bonus"], used["rule"]) == (
        "Mara", "Steady Hands", 2, "condensed.stunts",
    )  # fmt: skip
    assert rolled(table, "create_advantage", skill="shoot", aspect="Calm")["effort"] == 2
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.stunts")
def test_one_in_the_tables_own_words_adds_what_it_says() -> None:
    table = archer()
    assert rolled(table, "overcome", skill="athletics", stunt=OWN_WORDS)["effort"] == 1 + 2


@pytest.mark.rule("condensed.stunts", "condensed.defend")
def test_a_stunt_may_help_a_defence_a_side_of_a_contest() -> None:
    table = Table()
    calm = "Unmoved: +2 to defend with Will when somebody shouts"
    table.do("create_character", name="Mara", skills={"athletics": 1, "will": 3},
             stunts=[calm, OWN_WORDS])  # fmt: skip
    table.do("attack", actor="Ghoul", target="Mara", track="mental", effort=4)
    answer = {"skill": "will", "faces": BLANK, "stunt": "Unmoved"}
    assert one(table.do("defend", **answer), "resolved")["opposition"] == 3 + 2
    table.do("begin_contest", sides=[{"members": ["Mara"]}, {"members": ["Ghoul"]}])
    race = {"actor": "Mara", "skill": "will", "faces": BLANK}
    assert table.refused("overcome", **race, stunt="Unmoved").code == "stunt_elsewhere"
    ran = table.do("overcome", **{**race, "skill": "athletics"}, stunt=OWN_WORDS)
    assert one(ran, "contest_rolled")["effort"] == 1 + 2


@pytest.mark.rule("condensed.stunts")
def test_it_counts_for_its_own_skill_and_action_only() -> None:
    table = archer()
    roll = {"actor": "Mara", "faces": BLANK, "difficulty": 2, "stunt": "Steady Hands"}
    for command in ({"command": "overcome", "skill": "shoot"},
                    {"command": "create_advantage", "skill": "will", "aspect": "X"}):  # fmt: skip
        error = table.refused(**command, **roll)
        assert (error.code, error.facts["skill"]) == ("stunt_elsewhere", "shoot")
    free = table.refused("overcome", **{**roll, "stunt": FREE, "skill": "shoot"})
    assert free.code == "stunt_without_bonus"
    unknown = table.refused("overcome", **{**roll, "stunt": "Flight", "skill": "shoot"})
    assert (unknown.code, "Steady Hands" in unknown.facts["near"]) == ("unknown_stunt", True)
    nobody = table.refused("overcome", **{**roll, "actor": "X", "rating": 1})
    assert nobody.code == "unknown_character"


@pytest.mark.rule("condensed.stunts")
def test_a_whole_result_has_the_stunt_in_it_already() -> None:
    table = archer()
    aimed = {"actor": "Mara", "skill": "shoot", "aspect": "Aimed", "difficulty": 2}
    events = table.do("create_advantage", **aimed, effort=4, stunt="Steady Hands")
    assert one(events, "resolved")["effort"] == 4 and not some(events, "stunt_used")


@pytest.mark.rule("condensed.stunts", "condensed.npc-minor")
@pytest.mark.parametrize("language", ["en", "th", "pl", "fi", "zh"])
def test_stunts_that_are_made_up_count_in_rolls(language: str) -> None:
    made = (make_npc(language, f"seed {number}") for number in range(99))
    npc = next(each for each in made if each.stunts)
    read = read_stunt(npc.stunts[0], language)
    assert read is not None
    table = Table(game=new("condensed", language))
    table.do("create_character", name="N", kind="npc", skills=dict(npc.skills), stunts=npc.stunts)
    roll: dict[str, Any] = {"actor": "N", "skill": read.skill, "faces": BLANK, "stunt": read.name}
    if read.action == "defend":
        table.do("overcome", actor="X", target="N", effort=1)
        table.do("defend", **roll)
    elif read.action == "attack":
        table.do("attack", **roll, target="X", track="physical", defence={"effort": 0})
    else:
        more = {"aspect": "Å"} if read.action == "create_advantage" else {}
        table.do(read.action, **roll, **more, difficulty=0)
    assert one(table.last, "stunt_used")["bonus"] == 2


@pytest.mark.rule("condensed.stunts")
@pytest.mark.parametrize(
    ("stunt", "skill", "elsewhere"),
    [
        (OWN_WORDS, "athletics", "will"),
        ("เพราะโตมากับทะเล ได้ +2 เวลาใช้กายกรรมเอาชนะอุปสรรคบนเรือ", "athletics", None),
        ("在船上长大：在船上用运动克服障碍时 +2", "athletics", None),
        ("Because I hate Will, I get +3 with Will or Athletics to overcome", "athletics", None),
        ("Sea Legs: I get +2 to attack or overcome with Athletics", "athletics", None),
    ],
)
def test_own_words_that_name_one_skill_and_one_action_are_for_these(
    stunt: str, skill: str, elsewhere: str | None
) -> None:
    table = Table()
    table.do("create_character", name="Mara", skills={"athletics": 1, "will": 3}, stunts=[stunt])
    plus = int(stunt[stunt.index("+") + 1])
    assert rolled(table, "overcome", skill=skill, stunt=stunt)["effort"] == 1 + plus
    roll = {"actor": "Mara", "skill": "will", "faces": BLANK, "difficulty": 2, "stunt": stunt}
    if elsewhere is not None:
        assert table.refused("overcome", **roll).code == "stunt_elsewhere"
        aim = {**roll, "skill": skill, "aspect": "X"}
        assert table.refused("create_advantage", **aim).code == "stunt_elsewhere"


@pytest.mark.rule("condensed.stunts", "condensed.defend")
def test_a_defence_is_offered_with_the_stunts_for_it() -> None:
    table = Table()
    stunts = ["Unmoved: +2 to defend with Will when somebody shouts", SNIPER, OWN_WORDS, FREE]
    table.do("create_character", name="Mara", skills={"will": 3, "shoot": 2}, stunts=stunts)
    table.do("attack", actor="Ghoul", target="Mara", track="mental", effort=6)
    offered = [each for each in available(table.game) if "stunt" in each.command]
    assert [(each.facts["stunt"], each.facts["bonus"], each.rule) for each in offered] == [
        ("Unmoved", 2, "condensed.stunts")
    ]
    assert choices(offered, "en") == ["Will +3 and Unmoved +2"]
    answered = table.do(**{**offered[0].command, "faces": BLANK})
    assert one(answered, "resolved")["opposition"] == 3 + 2
