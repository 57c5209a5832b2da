"""Challenges: a series of overcome rolls and what they come to."""

import pytest
from table import BLANK, Table, one, some, two_sides

TASKS = [
    {"name": "Hold the door", "skill": "fight", "difficulty": 2},
    {"name": "Read the rite", "skill": "lore", "difficulty": 3},
]


def rite(**more: object) -> Table:
    table = two_sides()
    table.do("begin_challenge", goal="Close the gate", tasks=TASKS, **more)
    return table


@pytest.mark.rule("condensed.challenge")
def test_a_roll_is_for_its_task_by_name_or_skill_and_takes_its_difficulty() -> None:
    table = rite()
    events = table.do("overcome", actor="Mara", skill="fight", faces=BLANK)
    assert one(events, "resolved")["opposition"] == 2
    assert one(events, "task_tried")["won"] is None
    tried = one(table.do("choose_cost", option="minor_cost"), "task_tried")
    assert (tried["won"], tried["cost"]) == (True, "minor")
    events = table.do("overcome", actor="Otso", task="read the rite", effort=6)
    assert one(events, "task_tried")["outcome"] == "style"
    tally = one(events, "challenge_tallied")
    assert (tally["won"], tally["lost"], tally["costs"], tally["result"]) == (2, 0, 1, "won")
    ended = one(table.do("end_challenge"), "challenge_ended")
    assert ended["result"] == "won" and table.game.scene.challenge is None
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.challenge")
def test_failures_count_as_lost_and_between_all_and_none_the_gm_judges() -> None:
    table = rite()
    table.do("overcome", actor="Mara", task="Hold the door", effort=0)
    table.do("choose_cost", option="fail")
    table.do("overcome", actor="Otso", task="Read the rite", effort=4)
    assert one(table.last, "challenge_tallied")["result"] == "mixed"  # type: ignore[arg-type]
    assert one(table.do("end_challenge", result="won"), "challenge_ended")["result"] == "won"


@pytest.mark.rule("condensed.challenge", "condensed.invoke")
def test_an_invoke_changes_what_became_of_a_task() -> None:
    table = rite()
    table.do("overcome", actor="Mara", skill="fight", dice_total=-1)
    events = table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert one(events, "task_tried")["won"] is True
    challenge = table.game.scene.challenge
    assert challenge is not None and len(challenge.tries) == 1
    assert table.refused("overcome", actor="Mara", task="Hold the door", effort=3).code == (
        "task_done"
    )


@pytest.mark.rule("condensed.challenge")
def test_tasks_come_up_in_play_and_may_take_several_rolls() -> None:
    table = two_sides()
    table.do("begin_challenge", tasks=[{"name": "open", "rolls": 2}, {"name": "hold", "rolls": 2}])
    for name, task in (("Mara", "open"), ("Otso", "hold"), ("Ghoul", "open")):
        assert not some(
            table.do("overcome", actor=name, task=task, effort=3, difficulty=1),
            "challenge_tallied",
        )
    table.do("overcome", actor="Witch", task="calm", effort=3, difficulty=1)
    table.do("overcome", actor="Witch", task="hold", effort=3, difficulty=1)
    assert one(table.last, "challenge_tallied")["won"] == 5  # type: ignore[arg-type]


@pytest.mark.rule("condensed.challenge", "condensed.teamwork")
def test_helpers_share_the_costs() -> None:
    table = rite()
    events = table.do("overcome", actor="Mara", skill="fight", faces=[-1, -1, 0, 0],
                      helpers=["Otso"])  # fmt: skip
    assert one(events, "helped")["bonus"] == 1
    assert one(events, "cost_offered")["shared"] == ["Otso"]


@pytest.mark.rule("condensed.opt.boss-challenge-immunity")
def test_the_boss_acts_but_can_not_be_harmed_until_the_challenge_is_won() -> None:
    table = two_sides()
    table.do("switch_option", option="boss-challenge-immunity")
    table.do("begin_challenge", tasks=TASKS[:1], shields=["Ghoul"])
    hit = {"actor": "Mara", "target": "Ghoul", "effort": 5, "defence": {"effort": 0}}
    error = table.refused("attack", **hit)
    assert (error.code, error.rule) == ("immune", "condensed.opt.boss-challenge-immunity")
    table.do("attack", actor="Ghoul", target="Mara", effort=1, defence={"effort": 3})
    table.do("overcome", actor="Mara", task="Hold the door", effort=3)
    assert one(table.do("end_challenge"), "challenge_ended")["exposed"] == ["Ghoul"]
    assert one(table.do("attack", **hit), "hit")["shifts"] == 5


def test_refusals_name_what_would_work() -> None:
    table = rite()
    assert table.refused("begin_challenge").code == "challenge_on"
    table.do("end_challenge", result="lost")
    assert table.refused("end_challenge").code == "no_challenge"
    assert table.refused("overcome", actor="Mara", task="X", effort=1, difficulty=0).code == (
        "no_challenge"
    )
    assert table.refused("begin_challenge", tasks=[TASKS[0], TASKS[0]]).code == "same_task"
    alike = [TASKS[0], {"name": "Other", "skill": "fight"}]
    assert one(table.do("begin_challenge", tasks=alike), "remarked")["code"] == "same_skill"


@pytest.mark.rule("condensed.challenge")
def test_a_task_says_with_which_skill_it_is_rolled_and_another_may_be_said() -> None:
    table = rite()
    events = table.do("overcome", actor="Mara", task="Hold the door", faces=BLANK)
    assert (one(events, "resolved")["skill"], one(events, "resolved")["effort"]) == ("fight", 2)
    events = table.do("overcome", actor="Otso", task="Read the rite", skill="will", faces=BLANK)
    assert (one(events, "resolved")["skill"], one(events, "resolved")["opposition"]) == ("will", 3)


@pytest.mark.rule("condensed.opt.boss-challenge-immunity")
@pytest.mark.parametrize("result", ["lost", "mixed"])
def test_a_challenge_that_is_not_won_leaves_the_boss_immune_until_one_is(result: str) -> None:
    table = two_sides()
    table.do("switch_option", option="boss-challenge-immunity")
    table.do("begin_challenge", tasks=TASKS[:1], shields=["Ghoul"])
    hit = {"actor": "Mara", "target": "Ghoul", "effort": 5, "defence": {"effort": 0}}
    ended = one(table.do("end_challenge", result=result), "challenge_ended")
    assert (ended["exposed"], ended["immune"]) == ([], ["Ghoul"])
    assert table.refused("attack", **hit).code == "immune"
    table.do("begin_challenge", tasks=TASKS[:1], shields=["Ghoul"])
    table.do("overcome", actor="Mara", task="Hold the door", effort=3)
    table.do("end_challenge")
    assert one(table.do("attack", **hit), "hit")["shifts"] == 5
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.opt.boss-challenge-immunity", "condensed.opt.multiple-targets")
def test_an_attack_on_a_zone_leaves_out_who_is_immune() -> None:
    table = two_sides()
    for option in ("boss-challenge-immunity", "multiple-targets"):
        table.do("switch_option", option=option)
    table.do("set_zones", zones=["Nave", "Crypt"],
             places={"Mara": "Nave", "Ghoul": "Crypt", "Witch": "Crypt"})  # fmt: skip
    table.do("begin_challenge", tasks=TASKS[:1], shields=["Ghoul"])
    blast = {"actor": "Mara", "zone": "Crypt", "skill": "shoot", "effort": 4}
    assert [each["target"] for each in some(table.do("attack", **blast), "defence_awaited")] == [
        "Witch"
    ]
    table.do("waive")
    table.do("take_out", character="Witch")
    assert table.refused("attack", **blast).code == "immune"
