"""Optional rules played with together, and figures at the ends of their ranges."""

import pytest
from table import BLANK, Table, one, some

from tools.game import new

OPTION = "condensed.opt."


def table_with(*options: str, system: str = "condensed") -> Table:
    return Table(game=new(system, options=tuple(OPTION + each for each in options)))


def people(table: Table, names: str, kind: str = "pc", **sheet: object) -> None:
    for name in names.split():
        table.do("create_character", name=name, kind=kind, **sheet)


def waiting(table: Table) -> list[tuple[str, str | None, int]]:
    return [(each.kind, each.who, each.shifts) for each in table.game.pending]


@pytest.mark.rule("condensed.opt.weapons-armor", "condensed.attack")
@pytest.mark.parametrize(
    ("weapon", "armor", "shifts", "hit", "boost"),
    [(2, 0, 0, 2, None), (2, 2, 0, 0, "Mara"), (1, 3, 0, 0, "Mara"), (0, 0, 0, 0, "Mara"),
     (0, 1, 1, 0, "Mara"), (0, 2, 3, 1, None), (4, 0, -1, 0, None), (4, 0, -3, 0, "Ghoul")],
)  # fmt: skip
def test_ratings_at_ties_and_at_nothing_left(
    weapon: int, armor: int, shifts: int, hit: int, boost: str | None
) -> None:
    table = table_with("weapons-armor")
    people(table, "Mara")
    people(table, "Ghoul", "npc", physical=3)
    events = table.do(
        "attack", actor="Mara", target="Ghoul", skill="fight", effort=shifts, weapon=weapon,
        armor=armor, defence={"effort": 0},
    )  # fmt: skip
    assert sum(each["shifts"] for each in some(events, "hit")) == hit
    assert [each["who"] for each in some(events, "boost_gained")] == [boost] * (boost is not None)


@pytest.mark.rule("condensed.opt.weapons-armor", "condensed.opt.multiple-targets")
def test_a_weapon_counts_on_each_share_a_tied_one_too() -> None:
    table = table_with("weapons-armor", "multiple-targets")
    people(table, "Mara", skills={"shoot": 3})
    people(table, "Ghoul Witch Imp", "npc", physical=3)
    events = table.do(
        "attack", actor="Mara", targets=["Ghoul", "Witch", "Imp"], skill="shoot", effort=6,
        shares=[2, 2, 2], weapon=3, defences=[{"effort": 2}, {"effort": 3}, {"effort": 1}],
    )  # fmt: skip
    assert [(each["target"], each["shifts"]) for each in some(events, "hit")] == [
        ("Ghoul", 3), ("Imp", 4),
    ]  # fmt: skip


@pytest.mark.rule("condensed.opt.conditions", "condensed.opt.extreme-consequence")
def test_fourteen_shifts_on_boxes_two_conditions_and_an_extreme_consequence() -> None:
    table = table_with("conditions", "extreme-consequence")
    people(table, "Mara", high_concept="Witch Hunter", trouble="Haunted", aspects=["Old Coat"])
    people(table, "Ghoul", "npc")
    table.do(
        "attack", actor="Ghoul", target="Mara", skill="fight", effort=14, defence={"effort": 0}
    )
    less = table.refused(
        "absorb", boxes=3, conditions=["injured"], consequences=["extreme"], replaces="Old Coat"
    )
    assert (less.code, less.facts["have"], less.facts["need"]) == ("not_enough", 13, 14)
    table.do(
        "absorb", boxes=3, conditions=["injured", "hurt"], consequences=["extreme"],
        replaces="Old Coat",
    )  # fmt: skip
    assert not table.game.pending


@pytest.mark.rule(
    "condensed.opt.boss-solo-bonus", "condensed.opt.boss-minion-armor",
    "condensed.opt.weapons-armor",
)  # fmt: skip
def test_what_a_lone_boss_and_its_armour_leave_of_a_hit_goes_to_the_minion() -> None:
    table = table_with("boss-solo-bonus", "boss-minion-armor", "weapons-armor")
    people(table, "Mara Otso Aino")
    people(table, "Boss Imp", "npc", physical=3)
    table.do("set_boss", character="Boss", minions=["Imp"], solo=["fewer_shifts"])
    table.do("begin_scene", present=["Mara", "Otso", "Aino", "Boss", "Imp"])
    table.do(
        "attack", actor="Mara", target="Boss", skill="fight", effort=4, weapon=2, armor=1,
        defence={"effort": 0},
    )  # fmt: skip
    assert waiting(table)[0] == ("absorb", "Boss", 4 + 2 - 1 - 2)
    table.do("absorb", character="Boss", minion="Imp")
    assert waiting(table)[0] == ("absorb", "Imp", 3)


@pytest.mark.rule("condensed.opt.boss-solo-bonus")
@pytest.mark.parametrize(
    ("present", "rating", "effort"), [(4, 4, 7), (5, 2, 4), (1, 3, 3), (4, 0, 0), (2, 1, 2)]
)
def test_the_solo_bonus_by_how_many_are_there(present: int, rating: int, effort: int) -> None:
    table = table_with("boss-solo-bonus")
    names = [f"P{number}" for number in range(present)]
    people(table, " ".join(names))
    people(table, "Boss", "npc", skills={"fight": rating})
    table.do("set_boss", character="Boss", solo=["skill_bonus"])
    table.do("begin_scene", present=[*names, "Boss"])
    events = table.do(
        "attack", actor="Boss", target="P0", skill="fight", faces=BLANK, defence={"effort": 0}
    )
    assert one(events, "resolved")["effort"] == effort


@pytest.mark.rule("condensed.opt.scale", "condensed.opt.multiple-targets")
def test_scale_against_a_zone_adds_before_the_roll_and_after_it() -> None:
    table = table_with("scale", "multiple-targets")
    people(table, "Mara", skills={"shoot": 3})
    people(table, "Ghoul Witch", "npc", skills={"athletics": 1}, physical=3)
    table.do(
        "set_zones", zones=["Yard", "Barn"], borders=[{"between": ["Yard", "Barn"]}],
        places={"Mara": "Yard", "Ghoul": "Barn", "Witch": "Barn"},
    )  # fmt: skip
    table.do("set_scale", character="Mara", level="legendary")
    table.do(
        "attack", actor="Mara", zone="Barn", skill="shoot", faces=BLANK,
        scale=["action", "action", "result"],
    )  # fmt: skip
    assert waiting(table) == [("defend", "Ghoul", 5), ("defend", "Witch", 5)]
    missed = one(table.do("defend", actor="Ghoul", skill="athletics", dice_total=4), "resolved")
    assert missed["outcome"] == "tie"
    hit = one(table.do("defend", actor="Witch", skill="athletics", faces=BLANK), "resolved")
    assert hit["shifts"] == 5 + 2 - 1


@pytest.mark.rule("condensed.opt.countdown", "condensed.invoke")
def test_a_failure_that_an_invoke_turns_marks_no_countdown() -> None:
    table = table_with("countdown")
    people(table, "Mara", skills={"fight": 1}, high_concept="Witch Hunter")
    table.do("begin_countdown", name="Doom", boxes=2, outcome="it wakes", triggers=["failure"])
    table.do("overcome", actor="Mara", skill="fight", faces=BLANK, difficulty=2)
    assert table.game.countdowns[0].marked == 1
    table.do("invoke", actor="Mara", aspect="Witch Hunter")
    assert table.game.countdowns[0].marked == 0


@pytest.mark.rule("condensed.opt.faster-contest", "condensed.contest-advantage")
def test_in_a_faster_contest_a_tied_advantage_and_a_tied_exchange() -> None:
    table = table_with("faster-contest")
    people(table, "Mara Otso")
    people(table, "Ghoul", "npc")
    sides = [
        {"name": "Hunters", "members": ["Mara", "Otso"]},
        {"name": "Prey", "members": ["Ghoul"]},
    ]
    table.do("begin_contest", sides=sides)
    events = table.do(
        "create_advantage", actor="Otso", aspect="Mud", skill="athletics", effort=0, difficulty=0
    )
    assert one(events, "boost_gained")["who"] == "Otso"
    assert (
        table.refused("overcome", actor="Otso", skill="athletics", effort=0).code == "did_already"
    )
    table.do("overcome", actor="Mara", skill="athletics", effort=0)
    table.do("overcome", actor="Ghoul", skill="athletics", effort=0)
    contest = table.game.scene.contest
    assert contest is not None and contest.twist and not any(contest.victories.values())
