"""Figures of our own beside those of the books: what the rules give, case by case."""

from typing import Any

import pytest
from table import BLANK, Table, one, some

from tools.game import new

Given = dict[str, Any]


def met(*names: str, system: str = "condensed", options: tuple[str, ...] = ()) -> Table:
    """People of a system; who is written small is the GM's."""
    table = Table(game=new(system))
    for option in options:
        table.do("switch_option", option=option)
    for name in names:
        table.do("create_character", name=name, kind="npc" if name.islower() else "pc",
                 high_concept=f"{name} as ever", slots=["mild", "moderate", "severe"])  # fmt: skip
    return table


def shifts_waiting(table: Table) -> dict[str | None, int]:
    return {each.who: each.shifts for each in table.game.pending if each.kind == "absorb"}


@pytest.mark.rule("condensed.stress-track", "condensed.consequence-slots")
@pytest.mark.parametrize(("will", "boxes", "mild"), [(2, 4, 1), (4, 6, 1), (6, 6, 2), (8, 6, 2)])
def test_mental_boxes_and_a_slot_for_that_kind_of_hit_only(
    will: int, boxes: int, mild: int
) -> None:
    table = Table()
    table.do("create_character", name="Ilse", skills={"will": will}, physical=0, ruling=True)
    ilse = table.game.characters["Ilse"]
    assert (len(ilse.boxes["mental"]), sum(s.severity == "mild" for s in ilse.slots)) == (
        boxes, mild,
    )  # fmt: skip
    twice = {"consequences": ["mild", "mild"]}
    for track, fits in (("physical", False), ("mental", mild == 2)):
        blow = {"actor": "X", "target": "Ilse", "track": track, "effort": 4}
        table.do("attack", **blow, defence={"effort": 0})
        if fits:
            table.do("absorb", **twice)
        else:
            assert table.refused("absorb", **twice).code == "slot_full"
            table.do("waive")


@pytest.mark.rule("condensed.absorb", "condensed.taken-out")
def test_three_boxes_and_all_three_slots_take_fifteen_and_no_more() -> None:
    everything = {"boxes": 3, "consequences": ["mild", "moderate", "severe"]}
    for shifts in (15, 16):
        table = met("Ilse")
        table.do("attack", actor="X", target="Ilse", effort=shifts, defence={"effort": 0})
        if shifts == 15:
            table.do("absorb", **everything)
        else:
            assert table.refused("absorb", **everything).facts["have"] == 15


@pytest.mark.rule("condensed.opt.weapons-armor", "condensed.attack")
@pytest.mark.parametrize(
    ("effort", "weapon", "armor", "hit", "boost"),
    [
        (3, 2, 0, 2, False),  # a tie: the weapon's rating in place of the boost
        (3, 2, 1, 1, False),
        (3, 2, 2, None, True),  # armour takes all of it
        (3, 0, 0, None, True),
        (6, 0, 4, None, True),  # style, and armour above it
        (5, 3, 1, 4, False),
        (2, 4, 0, None, False),  # a miss is a miss
    ],
)
def test_weapons_and_armour_against_a_defence_of_three(
    effort: int, weapon: int, armor: int, hit: int | None, boost: bool
) -> None:
    table = met("Ilse", "ogre", options=("weapons-armor",))
    events = table.do("attack", actor="Ilse", target="ogre", skill="fight", effort=effort,
                      weapon=weapon, armor=armor, defence={"effort": 3})  # fmt: skip
    assert shifts_waiting(table).get("ogre") == hit
    assert bool(some(events, "boost_gained")) == boost


@pytest.mark.rule("condensed.opt.weapons-armor", "condensed.attack")
def test_style_may_lower_a_hit_by_one_with_the_weapon_in_it() -> None:
    table = met("Ilse", "ogre", options=("weapons-armor",))
    table.do("attack", actor="Ilse", target="ogre", skill="fight", effort=6, weapon=1,
             defence={"effort": 3})  # fmt: skip
    table.do("take_boost")
    assert shifts_waiting(table) == {"ogre": 3}


@pytest.mark.rule("condensed.opt.obstacle-block")
@pytest.mark.parametrize(
    ("rating", "weapon", "forced", "cover", "removed"),
    [(1, 1, 1, 1, 3), (2, 3, 1, 1, 4), (3, 2, 1, 1, 5), (5, 4, 2, 2, 7)],
)
def test_a_blocks_halves_are_rounded_down_and_one_at_least(
    rating: int, weapon: int, forced: int, cover: int, removed: int
) -> None:
    for place, shifts in (("into", 2 + forced), ("cover", 2 - cover)):
        table = met("Ilse", "ogre", options=("obstacle-block",))
        table.do("place_obstacle", name="Thorns", kind="block", rating=rating, weapon=weapon)
        table.do("attack", actor="Ilse", target="ogre", skill="fight", effort=4,
                 defence={"effort": 2}, **{place: "Thorns"})  # fmt: skip
        assert shifts_waiting(table).get("ogre", 0) == shifts
    table = met("Ilse", options=("obstacle-block",))
    table.do("place_obstacle", name="Thorns", kind="block", rating=rating, weapon=weapon)
    failed = table.do("overcome", actor="Ilse", target="Thorns", effort=rating - 1)
    assert one(failed, "resolved")["opposition"] == rating
    table.do("choose_cost", option="hit")
    assert shifts_waiting(table) == {"Ilse": 1 + weapon}
    table.do("waive")
    away = table.do("overcome", actor="Ilse", target="Thorns", remove=True, effort=removed + 1)
    assert one(away, "resolved")["opposition"] == removed and some(away, "obstacle_removed")


@pytest.mark.rule("condensed.contest", "accelerated.contest")
@pytest.mark.parametrize(
    ("system", "difficulty", "efforts", "won"),
    [
        ("condensed", None, (6, 3), (2, 0)),
        ("condensed", None, (1, 3), (0, 1)),
        ("condensed", None, (-1, -4), (2, 0)),
        ("condensed", 2, (6, 5), (1, 0)),  # both with style: one
        ("condensed", 2, (5, 4), (2, 0)),
        ("condensed", (5, 1), (6, 3), (0, 1)),  # the margin counts, not the effort
        ("condensed", (4, 0), (7, 3), (0, 0)),  # the same margin: a tie
        ("accelerated", 2, (6, 5), (2, 0)),
    ],
)
def test_what_an_exchange_of_a_contest_marks(
    system: str, difficulty: Any, efforts: tuple[int, int], won: tuple[int, int]
) -> None:
    table = met("Ilse", "ogre", system=system)
    own = difficulty if isinstance(difficulty, tuple) else (difficulty, difficulty)
    sides = [
        {"members": [name], **({} if hard is None else {"difficulty": hard})}
        for name, hard in zip(("Ilse", "ogre"), own, strict=True)
    ]
    table.do("begin_contest", sides=sides)
    for name, effort in zip(("Ilse", "ogre"), efforts, strict=True):
        table.do("overcome", actor=name, effort=effort)
    contest = table.game.scene.contest
    assert contest is not None and tuple(contest.victories.values()) == won
    assert (table.game.waiting("twist") is not None) == (won == (0, 0))


@pytest.mark.rule("condensed.opt.time")
@pytest.mark.parametrize(
    ("start", "faster", "end"),
    [
        (("one", "months"), 2, ("several", "weeks")),
        (("few", "hours"), 4, ("few", "minutes")),
        (("several", "days"), -1, ("half", "weeks")),
        (("half", "minutes"), -4, ("half", "hours")),
        (("one", "weeks"), 9, ("half", "hours")),
    ],
)
def test_time_goes_step_by_step(start: tuple[str, str], faster: int, end: tuple[str, str]) -> None:
    table = met("Ilse", options=("time",))
    amount, unit = start
    told = table.do("measure_time", amount=amount, unit=unit, faster=faster)
    measured = next(each for each in told if "amount" in each)
    assert (measured["amount"], measured["unit"]) == end


@pytest.mark.rule("condensed.gm-fate-points", "condensed.hostile-invoke", "condensed.compel")
def test_the_gms_pool_over_four_scenes() -> None:
    table = met("Ilse", "Pär", "ogre")
    table.do("begin_scene")
    assert table.game.gm_points == 2
    table.do("compel", character="ogre", aspect="ogre as ever")
    table.do("answer_compel", accept=True)
    assert table.game.gm_points == 3
    table.do("attack", actor="Ilse", target="ogre", skill="fight", rating=2, faces=BLANK,
             defence={"effort": 1})  # fmt: skip
    table.do("invoke", actor="Ilse", aspect="ogre as ever")
    table.do("absorb", consequences=["moderate"])
    table.do("concede", character="ogre")
    table.do("begin_scene", present=["Ilse", "Pär"])
    assert table.game.gm_points == 2  # what the ogre earned waits for the ogre
    table.do("begin_scene")
    assert table.game.gm_points == 2 + 1 + 2  # an invoke; conceding with one consequence
    table.do("begin_scene")
    assert table.game.gm_points == 2


@pytest.mark.rule("magus.consequences")
def test_each_opponent_has_a_first_free_invoke_and_a_severe_one_always() -> None:
    table = met("Ilse", "Pär", "ogre", system="magus")
    for severity in ("moderate", "severe"):
        table.do("adjust", character="ogre", add_consequence=severity)
    for who, severity, free in (
        ("Ilse", "moderate", True), ("Ilse", "moderate", False), ("Pär", "moderate", True),
        ("Ilse", "severe", True), ("Ilse", "severe", True),
    ):  # fmt: skip
        table.do("attack", actor=who, target="ogre", skill="swords", rating=0, faces=BLANK,
                 defence={"effort": 3})  # fmt: skip
        used = one(table.do("invoke", actor=who, aspect=severity), "invoked")
        assert used["free"] == free, (who, severity)


@pytest.mark.rule("narratograph.check", "narratograph.modifiers", "narratograph.cheer")
@pytest.mark.parametrize(
    ("given", "outcome", "special", "fumble"),
    [
        ({"dice": 3, "target": 5, "faces": [4, 4, 5]}, "success", False, False),
        ({"dice": 3, "target": 6, "faces": [5, 5, 4]}, "fail", False, False),
        ({"dice": 1, "target": 2, "faces": [1]}, "fail", False, True),
        ({"target": 3, "tags": ["Swift"], "faces": [2, 1, 6]}, "success", True, False),
        ({"target": 4, "tags": ["Swift"], "modifiers": [{"reason": "Dark", "dice": -1}] * 2,
          "faces": [3]}, "fail", False, False),
    ],
)  # fmt: skip
def test_checks_of_other_sizes(given: Given, outcome: str, special: bool, fumble: bool) -> None:
    table = Table(game=new("narratograph"))
    table.do("create_character", name="Rin", tags=["Swift"])
    rolled = one(table.do("check", actor="Rin", **given), "resolved")
    assert (rolled["outcome"], rolled["special"], rolled["fumble"]) == (outcome, special, fumble)
