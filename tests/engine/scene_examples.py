"""Worked examples of challenges, contests, zones, help, several targets, obstacles, time."""

from collections.abc import Callable
from typing import Any

from table import BLANK, Table, one, some

from tools.game import new

Case = dict[str, Any]
AMOUNTS = {"half": "half", "about one": "one", "one": "one", "a few": "few", "several": "several"}


def measured(amount: str, unit: str, faster: int) -> tuple[str, str]:
    table = Table()
    table.do("switch_option", option="time")
    event = one(
        table.do("measure_time", amount=AMOUNTS[amount], unit=unit, faster=faster), "time_measured"
    )
    return event["amount"], event["unit"]


def time(inputs: Case, expected: Case) -> None:
    if "amounts" in inputs:
        for edge, faster, unit, said in (
            (0, 1, "minutes", expected["faster_than_half"]),
            (-1, -1, "days", expected["slower_than_several"]),
        ):
            assert measured(inputs["amounts"][edge], "hours", faster) == (said.split()[0], unit)
        return
    amount, unit = measured(*inputs["start"], inputs["steps_faster"])
    said = expected["time"].removeprefix("about ").replace("half an ", "half ").replace(
        "half a ", "half "
    )  # fmt: skip
    assert said.rstrip("s") == f"{amount} {unit}".rstrip("s")


def obstacle(kind: str, **facts: Any) -> Table:
    table = Table()
    for name in ("Mara", "Otso"):
        table.do("create_character", name=name, physical=6, slots=["severe"])
    table.do("switch_option", option=f"obstacle-{kind}")
    table.do("place_obstacle", name="It", kind=kind, **facts)
    return table


def opposition(table: Table, **more: Any) -> int:
    rolled = table.do("overcome", actor="Mara", target="It", effort=9, **more)
    return int(one(rolled, "resolved")["opposition"])


def hazard(inputs: Case, expected: Case) -> None:
    table = obstacle(expected["kind"], **inputs)
    assert opposition(table) == expected["opposes_overcome_at"]


def block(inputs: Case, expected: Case) -> None:
    table = obstacle("block", **inputs)
    hit = {"actor": "Mara", "target": "Otso", "effort": 9}
    if "difficulty" in expected:
        assert opposition(table) == expected["difficulty"]
    if "armor_as_cover" in expected:
        struck = one(table.do("attack", **hit, cover="It", defence={"effort": 3}), "hit")
        assert struck["shifts"] == 6 - expected["armor_as_cover"]
        table.do("waive")
    if "weapon_when_forced" in expected:
        struck = one(table.do("attack", **hit, into="It", defence={"effort": 8}), "hit")
        assert struck["shifts"] == 1 + expected["weapon_when_forced"]
    if "difficulty_to_remove" in expected:
        assert opposition(table, remove=True) == expected["difficulty_to_remove"]
        assert not table.game.scene.obstacles


def distraction(inputs: Case, expected: Case) -> None:
    ways = [f"Way {number}" for number in range(expected["repercussions"])]
    table = obstacle("distraction", rating=inputs["opposition"], repercussions=ways)
    assert opposition(table) == expected["difficulty"]
    table.do("answer_distraction", character="Mara", way=expected["repercussions"])


def several(inputs: Case, expected: Case) -> None:
    table = Table()
    table.do("switch_option", option="multiple-targets")
    names = [f"Foe {number}" for number in range(len(inputs["shares"]))]
    defences = [{"effort": effort} for effort in inputs.get("defend", [0] * len(names))]
    events = table.do(
        "attack", actor=inputs.get("name", "A"), effort=inputs["effort"], targets=names,
        shares=inputs["shares"], defences=defences,
    )  # fmt: skip
    efforts = [each["effort"] for each in some(events, "resolved")]
    assert efforts == expected.get("each_defends_against", inputs["shares"])
    if "hits" in expected:
        hits = {each["target"]: each["shifts"] for each in some(events, "hit")}
        assert [hits.get(name, 0) for name in names] == expected["hits"]
    together = sum(one(events, "effort_shared")["shares"])
    assert together == inputs["effort"] == expected.get("sum", together)
    assert bool(efforts) == expected.get("legal", True)


def help_in(system: str) -> Callable[[Case, Case], None]:
    def helping(inputs: Case, expected: Case) -> None:
        table = Table(game=new(system))
        leader = inputs.get("leader", 4)
        table.do("create_character", name="Leader", skills={"lore": leader}, ruling=True)
        names = [f"Helper {number}" for number in range(len(inputs["helpers"]))]
        for name, rating in zip(names, inputs["helpers"], strict=True):
            table.do("create_character", name=name, skills={"lore": rating}, ruling=True)
        events = table.do("overcome", actor="Leader", skill="lore", faces=BLANK, difficulty=0,
                          helpers=names)  # fmt: skip
        effort = one(events, "resolved")["effort"]
        assert effort == expected.get("effective", leader + expected.get("bonus", 0))
        assert one(events, "helped")["bonus"] == effort - leader

    return helping


def contest(inputs: Case, expected: Case) -> None:
    table = Table()
    if not inputs:
        began = one(table.do("begin_contest", sides=[{"members": [n]} for n in "AB"]),
                    "contest_began")  # fmt: skip
        assert began["to_win"] == expected["default"]
        for count, remarks in ((expected["advised_max"], 0), (expected["advised_max"] + 1, 1)):
            other = Table()
            other.do("begin_contest", sides=[{"members": [n]} for n in "AB"], to_win=count)
            assert len(some(list(other.last), "remarked")) == remarks
        return
    names = list(inputs["efforts"])
    table.do("begin_contest", sides=[{"members": [name]} for name in names])
    for name, count in inputs["victories_before"].items():
        for _ in range(count):
            for other in names:
                table.do("overcome", actor=other, effort=int(other == name))
    for name, effort in inputs["efforts"].items():
        table.do("overcome", actor=name, rating=effort, faces=BLANK)
    for name, count in inputs.get("invokes_plus2", {}).items():
        for number in range(count):
            table.do("invoke", actor=name, aspect=f"Their {number}", free=False)
    marked = one(list(table.last), "contest_marked")
    assert (marked["marks"], marked["twist"]) == (expected["marks"], expected["twist"])
    assert marked["victories"] == expected["victories"]
    if "winner" in expected:
        assert one(list(table.last), "contest_ended")["winner"] == expected["winner"]


def advantage(inputs: Case, expected: Case) -> None:
    table = Table(game=new("core"))
    table.do("begin_contest", sides=[{"members": ["Cynere"]}, {"members": ["Rival"]}])
    events = table.do(
        "create_advantage", actor="Cynere", aspect="Mud", target="Rival",
        effort=inputs["create_advantage_effort"], defence={"effort": inputs["defend_effort"]},
    )  # fmt: skip
    assert one(events, "resolved")["outcome"] == expected["outcome"]
    assert one(events, "aspect_placed")["free"] == expected["free_invokes"]
    rolled = some(table.do("overcome", actor="Cynere", effort=1), "contest_rolled")
    assert bool(rolled) == expected["contest_roll_kept"]


def challenge(inputs: Case, expected: Case) -> None:
    table = Table()
    if "characters" in inputs:
        tasks = [{"name": name, "rolls": rolls} for name, rolls in expected["tasks"].items()]
        table.do("begin_challenge", tasks=tasks)
        for number, task in enumerate(each for each in tasks for _ in range(each["rolls"])):
            table.do("overcome", actor=f"PC {number}", task=task["name"], effort=3, difficulty=1)
        assert one(list(table.last), "challenge_tallied")["won"] == inputs["characters"]
        return
    actor = inputs["actor"]
    table.do("begin_challenge", tasks=[{"name": "It", "difficulty": inputs["difficulty"]}])
    table.do("place_aspect", aspect="Boost", boost=True, holder="npc")
    events = table.do("overcome", actor=actor["name"], task="It", skill=actor["skill"].lower(),
                      rating=actor["rating"], dice_total=actor["dice_total"])  # fmt: skip
    if inputs.get("difficulty_raised_by"):
        events = table.do("invoke", actor="npc", aspect="Boost", use="oppose", free=True)
    resolved = one(events, "resolved")
    for key in ("effort", "opposition", "shifts", "outcome"):
        assert resolved[key] == expected.get(key, resolved[key])
    if "chosen" in expected:
        events = table.do("choose_cost", option="major_cost", detail=expected["chosen"])
        tried = one(events, "task_tried")
        assert (tried["won"], tried["cost"]) == (True, "major")


def movement(inputs: Case, expected: Case) -> None:
    table = Table(game=new("core"))
    actor, foe = inputs["actor"], inputs["defender"]
    table.do("set_zones", zones=["A", "B", "C"], places={actor["name"]: "A"})
    events = table.do(
        "overcome", actor=actor["name"], to="C", skill=actor["skill"].lower(),
        rating=actor["rating"], dice_total=actor["dice_total"], target=foe["name"],
        defence={"rating": foe["rating"], "dice_total": foe["dice_total"]},
    )  # fmt: skip
    resolved = one(events, "resolved")
    for key in ("effort", "opposition", "shifts", "outcome"):
        assert resolved[key] == expected[key]
    assert bool(some(events, "moved")) == expected["moves"]
    assert len(some(events, "boost_gained")) == expected["boost"]


READINGS: dict[str, Callable[[Case, Case], None]] = {
    "condensed.opt.time": time,
    "condensed.opt.obstacle-hazard": hazard,
    "condensed.opt.obstacle-block": block,
    "condensed.opt.obstacle-distraction": distraction,
    "condensed.opt.multiple-targets": several,
    "condensed.teamwork": help_in("condensed"),
    "core.teamwork": help_in("core"),
    "condensed.contest": contest,
    "core.contest-advantage": advantage,
    "condensed.challenge": challenge,
    "core.movement": movement,
}
