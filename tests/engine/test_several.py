"""One attack on several: the effort shared out, or everyone in a zone."""

from typing import Any

import pytest
from table import BLANK, Table, one, some, two_sides

FOES = ["Ghoul", "Witch", "Bat"]


def arena(option: bool = True) -> Table:
    table = two_sides()
    table.do("create_character", name="Bat", kind="npc", skills={"athletics": 1})
    if option:
        table.do("switch_option", option="multiple-targets")
    return table


def swing(table: Table, **more: Any) -> list[dict[str, Any]]:
    return table.do("attack", actor="Mara", skill="fight", targets=FOES, **more)


@pytest.mark.rule("condensed.opt.multiple-targets")
def test_the_effort_is_shared_out_after_the_roll_and_each_defends_against_a_share() -> None:
    assert arena(option=False).refused("attack", actor="Mara", effort=7, targets=FOES).code == (
        "option_off"
    )
    table = arena()
    awaited = one(swing(table, rating=5, faces=[1, 1, 0, 0]), "split_awaited")
    assert awaited["effort"] == 7
    assert table.refused("attack", actor="Otso", target="Bat", effort=1).code == "answer_first"
    error = table.refused("split_effort", shares=[5, 1])
    assert (error.code, error.facts["near"]) == ("shares_wrong", "3, 2, 2")
    assert one(table.do("split_effort", shares=[3, 2, 2]), "effort_shared")["shares"] == [3, 2, 2]
    assert [(each.who, each.shifts) for each in table.game.pending] == [
        ("Ghoul", 3), ("Witch", 2), ("Bat", 2)
    ]  # fmt: skip
    second = one(table.do("defend", actor="Witch", effort=1), "hit")
    assert (second["target"], second["shifts"]) == ("Witch", 1)
    assert one(table.do("defend", actor="Bat", effort=4), "resolved")["outcome"] == "fail"
    assert one(table.do("defend", effort=0), "hit")["target"] == "Ghoul"
    assert [each.who for each in table.game.pending if each.kind == "absorb"] == ["Witch", "Ghoul"]
    table.do("take_boost")
    table.do("absorb", character="Ghoul", boxes=2)
    table.do("absorb", character="Witch", boxes=1)
    assert not table.game.pending and table.replayed() == table.game


@pytest.mark.rule("condensed.opt.multiple-targets")
def test_shares_and_defences_may_be_said_at_once() -> None:
    defences = [{"effort": 0}, {"effort": 2}, {"effort": 0}]
    hits = some(swing(arena(), effort=7, shares=[5, 1, 1], defences=defences), "hit")
    assert [(hit["target"], hit["shifts"]) for hit in hits] == [("Ghoul", 5), ("Bat", 1)]
    assert arena().refused(
        "attack", actor="Mara", effort=7, targets=FOES, shares=[5, 1, 2]
    ).code == ("shares_wrong")


@pytest.mark.rule("condensed.opt.multiple-targets")
def test_too_little_reaches_few_and_nothing_positive_nobody() -> None:
    defences = [{"effort": 0}] * 3
    shared = one(swing(arena(), effort=2, defences=defences), "effort_shared")
    assert (shared["targets"], shared["shares"]) == (["Ghoul", "Witch"], [1, 1])
    table = arena()
    events = swing(table, effort=0, defences=defences)
    assert one(events, "effort_shared")["targets"] == [] and not some(events, "resolved")
    assert not table.game.pending and table.game.roll is None


@pytest.mark.rule("condensed.opt.multiple-targets", "condensed.zones")
def test_in_a_zone_everyone_else_defends_against_all_of_it() -> None:
    table = arena()
    table.do("set_zones", zones=["Hall", "Yard"],
             places={"Mara": "Hall", "Ghoul": "Hall", "Otso": "Hall", "Witch": "Yard"})  # fmt: skip
    events = table.do("attack", actor="Mara", skill="fight", faces=[1, 1, 0, 0], zone="hall")
    assert [each["target"] for each in some(events, "defence_awaited")] == ["Ghoul", "Otso"]
    events = table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert [each["effort"] for each in some(events, "defence_awaited")] == [6, 6]
    assert one(table.do("defend", actor="Otso", effort=5), "hit")["shifts"] == 1
    assert one(table.do("defend", effort=0), "hit")["shifts"] == 6
    apart = table.refused("attack", actor="Bat", skill="shoot", targets=["Mara", "Witch"], effort=4)
    assert apart.code == "several_zones"
    assert table.refused("attack", actor="Bat", zone="Nowhere", effort=4).code == "unknown_zone"


@pytest.mark.rule("condensed.opt.multiple-targets")
def test_an_invoke_before_the_split_raises_what_there_is_to_share() -> None:
    table = arena()
    table.do("adjust", fate_points=2)
    swing(table, faces=[1, 1, 0, 0])
    events = table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert one(events, "split_awaited")["effort"] == 6
    table.do("split_effort")
    assert [each.shifts for each in table.game.pending] == [2, 2, 2]
    table.do("defend", actor="Ghoul", faces=BLANK, skill="fight")
    events = table.do("invoke", actor="Ghoul", aspect="Ghoul Herself")
    assert one(events, "resolved")["outcome"] == "fail"
    assert [(each.kind, each.who) for each in table.game.pending] == [
        ("defend", "Witch"), ("defend", "Bat")
    ]  # fmt: skip
    assert table.refused("split_effort").code == "nothing_to_split"
    assert table.replayed() == table.game


def test_refusals_name_what_would_work() -> None:
    table = arena()
    strangers = {"actor": "Mara", "effort": 5, "targets": ["X", "Y"]}
    assert table.refused("attack", **strangers).code == "unknown_opponent"
    assert some(table.do("attack", **strangers, difficulty=1), "resolved")
    assert table.refused("attack", actor="Mara", effort=5, targets=["Mara", "Bat"]).code == (
        "self_target"
    )


@pytest.mark.rule("condensed.opt.multiple-targets", "condensed.invoke")
def test_a_share_grows_by_as_much_as_the_dice_when_they_are_rolled_again() -> None:
    table = arena()
    table.do("place_aspect", aspect="Smoke", free_invokes=1)
    swing(table, rating=5, faces=[1, 1, 0, 0])
    table.do("split_effort", shares=[3, 2, 2])
    table.do("defend", actor="Ghoul", effort=1)
    events = table.do("invoke", actor="Mara", aspect="Smoke", use="reroll")
    total = one(events, "rolled")["total"]
    assert one(events, "resolved")["effort"] == 3 + total - 2
    table.do("absorb", character="Ghoul", lightest=True) if some(events, "hit") else None
    assert one(table.do("defend", actor="Witch", effort=0), "resolved")["effort"] == 2
    assert table.replayed() == table.game


@pytest.mark.rule("condensed.opt.multiple-targets")
def test_a_share_of_a_result_that_was_only_told_has_no_dice() -> None:
    table = arena()
    table.do("place_aspect", aspect="Smoke", free_invokes=1)
    swing(table, effort=7, shares=[3, 2, 2])
    table.do("defend", actor="Ghoul", effort=1)
    assert table.refused("invoke", actor="Mara", aspect="Smoke", use="reroll").code == (
        "no_dice_to_reroll"
    )


@pytest.mark.rule("condensed.opt.multiple-targets", "condensed.opt.weapons-armor")
def test_armour_is_each_targets_own_unless_it_is_said_for_all() -> None:
    table = arena()
    table.do("switch_option", option="condensed.opt.weapons-armor")
    table.do("edit_character", name="Witch", armor=[{"name": "Mail", "rating": 3}])
    table.do("set_zones", zones=["Hall", "Yard"],
             places={"Mara": "Yard", "Ghoul": "Hall", "Witch": "Hall"})  # fmt: skip
    blast = {"actor": "Mara", "skill": "shoot", "zone": "Hall", "effort": 5}
    defences = [{"effort": 0}, {"effort": 0}]
    hits = some(table.do("attack", **blast, defences=defences), "hit")
    assert [(each["target"], each["shifts"]) for each in hits] == [("Ghoul", 5), ("Witch", 2)]
    for name in ("Ghoul", "Witch"):
        table.do("absorb", character=name, lightest=True)
    hits = some(table.do("attack", **blast, armor=1, defences=defences), "hit")
    assert [each["shifts"] for each in hits] == [4, 4]


@pytest.mark.rule("condensed.opt.multiple-targets", "condensed.opt.obstacle-block")
def test_a_block_covers_all_who_are_attacked_and_all_may_be_forced_into_it() -> None:
    table = two_sides()
    for option in ("multiple-targets", "obstacle-block"):
        table.do("switch_option", option=option)
    table.do("place_obstacle", name="Brine Pit", kind="block", rating=5, weapon=3)
    swept = {"actor": "Mara", "targets": ["Ghoul", "Witch"], "skill": "fight", "effort": 6,
             "shares": [4, 2], "defences": [{"effort": 1}, {"effort": 2}]}  # fmt: skip
    events = table.do("attack", **swept, cover="Brine Pit")
    given = [(each["target"], each["armor"]) for each in some(events, "cover_given")]
    assert given == [("Ghoul", 2), ("Witch", 2)]
    assert [(each["target"], each["shifts"]) for each in some(events, "hit")] == [("Ghoul", 1)]
    table.do("waive")
    events = table.do("attack", **swept, into="brine pit")
    given = [(each["target"], each["weapon"]) for each in some(events, "cover_given")]
    assert given == [("Ghoul", 1), ("Witch", 1)]
    assert [each["shifts"] for each in some(events, "hit")] == [3 + 1, 1]
    assert table.replayed() == table.game
