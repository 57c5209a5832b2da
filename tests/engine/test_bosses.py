"""Big bads: minions who take hits, true forms, solo bonuses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.table import BLANK, Table, one, points, some, two_sides
from tools.available import available
from tools.views import player_view

MINIONS = "condensed.opt.boss-minion-armor"
FORMS = "condensed.opt.boss-true-form"
SOLO = "condensed.opt.boss-solo-bonus"


def boss(option: str, variant: str = "", **given: Any) -> Table:
    table = two_sides()
    table.do("create_character", name="Ida", skills={"fight": 2})
    table.do("switch_option", option=option, **({"variant": variant} if variant else {}))
    table.do("set_boss", character="Ghoul", **given)
    return table


def strike(table: Table, shifts: int, actor: str = "Mara", **more: Any) -> list[dict[str, Any]]:
    return table.do(
        "attack", actor=actor, target="Ghoul", effort=shifts, defence={"effort": 0}, **more
    )


@pytest.mark.rule(MINIONS)
def test_a_minion_takes_the_hit_without_a_defence() -> None:
    table = boss(MINIONS, minions=["Witch"])
    strike(table, 2)
    offered = [each.command for each in available(table.game) if each.label == "minion"]
    assert offered == [{"command": "absorb", "character": "Ghoul", "minion": "Witch"}]
    passed = one(table.do("absorb", minion="witch"), "hit_passed")
    assert (passed["shifts"], passed["sheet"], passed["rule"]) == (2, True, MINIONS)
    assert [(each.kind, each.who) for each in table.game.pending] == [("absorb", "Witch")]
    table.do("absorb", boxes=2)
    assert not table.game.characters["Ghoul"].marked
    assert table.replayed() == table.game


@pytest.mark.rule(MINIONS)
def test_shield_generators_without_a_sheet_count_and_are_gone() -> None:
    table = boss(MINIONS, minions=["Shield Generator"])
    strike(table, 5)
    table.do("absorb", minion="Shield Generator")
    assert table.game.pending == () and table.game.characters["Ghoul"].minions == ()
    strike(table, 1)
    error = table.refused("absorb", minion="Shield Generator")
    assert (error.code, error.rule) == ("no_minion", MINIONS)


@pytest.mark.rule(MINIONS)
def test_who_is_out_or_has_a_hit_of_their_own_takes_no_other() -> None:
    table = boss(MINIONS, minions=["Witch"])
    table.do("take_out", character="Witch")
    strike(table, 1)
    assert table.refused("absorb", minion="Witch").code == "no_minion"
    assert table.refused("set_boss", character="Ghoul", minions=["Ghoul"]).code == "own_minion"


@pytest.mark.rule(MINIONS)
def test_a_boost_instead_of_a_shift_goes_along_with_the_hit() -> None:
    table = boss(MINIONS, minions=["Witch"])
    strike(table, 3)
    table.do("absorb", minion="Witch")
    table.do("take_boost", aspect="Off Balance")
    assert [each.shifts for each in table.game.pending if each.kind == "absorb"] == [2]


FORM = {"name": "The Maw", "high_concept": "Devouring Maw", "skills": {"fight": 5}, "physical": 2}


@pytest.mark.rule(FORMS)
def test_a_beaten_form_gives_way_to_the_next_with_everything_fresh() -> None:
    table = boss(FORMS, forms=[FORM, {"aspects": ["Only a Shadow"]}])
    strike(table, 5)
    table.do("absorb", consequences=["moderate"], boxes=1)
    strike(table, 9)
    events = table.do("absorb", taken_out=True)
    shown = one(events, "form_revealed")
    assert (shown["name"], shown["left"], shown["rule"]) == ("The Maw", 1, FORMS)
    who = table.game.characters["Ghoul"]
    assert (who.out, dict(who.marked), who.consequences) == (None, {}, ())
    assert who.skills["fight"] == 5 and who.boxes["physical"] == (1, 1)
    assert [each.name for each in who.aspects] == ["Devouring Maw", "Ghoul's Trouble"]
    assert not some(events, "conflict_ended")
    strike(table, 9)
    table.do("absorb", taken_out=True)
    assert [each.name for each in table.game.characters["Ghoul"].aspects][-1] == "Only a Shadow"
    strike(table, 9)
    table.do("absorb", taken_out=True)
    assert table.game.characters["Ghoul"].out == ""
    assert table.replayed() == table.game


@pytest.mark.rule(FORMS)
def test_the_milder_variant_lowers_consequences_by_a_step() -> None:
    table = boss(FORMS, "milder", forms=[{}])
    for severity, shifts in (("mild", 2), ("moderate", 4), ("severe", 6)):
        strike(table, shifts)
        table.do("absorb", consequences=[severity], names=[] if severity == "severe" else ["Torn"])
    strike(table, 9)
    table.do("absorb", taken_out=True)
    who = table.game.characters["Ghoul"]
    assert [(each.severity, each.name) for each in who.consequences] == [
        ("mild", "Torn 2"), ("moderate", "moderate"),
    ]  # fmt: skip
    kept = [each for each in who.aspects if each.kind == "consequence"]
    assert [(each.name, dict(each.free)) for each in kept] == [
        ("Torn 2", {"Mara": 1}), ("moderate", {"Mara": 1}),
    ]  # fmt: skip


@pytest.mark.rule(FORMS)
def test_a_fate_that_is_told_ends_it_and_players_see_no_forms() -> None:
    table = boss(FORMS, forms=[FORM])
    assert "Maw" not in repr(player_view(table.game))
    events = table.do("take_out", character="Ghoul", fate="dust")
    assert not some(events, "form_revealed") and table.game.characters["Ghoul"].out == "dust"


@pytest.mark.rule(SOLO)
@pytest.mark.parametrize(("rating", "total"), [(4, 6), (2, 4), (1, 2), (0, 0), (-1, -1)])
def test_a_bonus_of_the_pcs_less_one_at_most_doubles_the_skill(rating: int, total: int) -> None:
    table = boss(SOLO, solo=["skill_bonus"])
    rolled = one(
        table.do("overcome", actor="Ghoul", rating=rating, faces=BLANK, difficulty=9), "resolved"
    )
    assert rolled["effort"] == total
    assert table.replayed() == table.game


@pytest.mark.rule(SOLO)
def test_the_bonus_counts_for_defences_and_for_those_who_stand() -> None:
    table = boss(SOLO, solo=["skill_bonus"])
    table.do("attack", actor="Mara", target="Ghoul", effort=1)
    assert one(table.do("defend", skill="fight", faces=BLANK), "resolved")["opposition"] == 4
    table.do("take_out", character="Ida")
    table.do("attack", actor="Mara", target="Ghoul", effort=1)
    assert one(table.do("defend", skill="fight", faces=BLANK), "resolved")["opposition"] == 3


@pytest.mark.rule(SOLO)
@pytest.mark.parametrize(
    ("shifts", "least", "hit"), [(5, False, 3), (2, False, 0), (2, True, 1), (3, True, 1)]
)
def test_hits_are_lowered_by_half_the_pcs_rounded_up(shifts: int, least: bool, hit: int) -> None:
    table = boss(SOLO, solo=["fewer_shifts"], one_shift_left=least)
    events = strike(table, shifts)
    assert [each["shifts"] for each in some(events, "hit")] == ([hit] if hit else [])
    if not hit:
        assert one(events, "boost_gained")["rule"] == SOLO


@pytest.mark.rule(SOLO)
def test_a_paid_invoke_is_worth_one_for_each_opposing_pc() -> None:
    table = boss(SOLO, solo=["stronger_invokes"])
    table.do("place_aspect", aspect="Fog", free_invokes=1, holder="Ghoul")
    table.do("overcome", actor="Ghoul", skill="fight", faces=BLANK, difficulty=9)
    assert one(table.do("invoke", aspect="Ghoul Herself"), "invoked")["worth"] == 3
    assert one(table.do("invoke", aspect="Fog"), "invoked")["worth"] == 2
    assert table.game.roll is not None and table.game.roll.acting.effort == 2 + 3 + 2
    assert points(table, "Mara") == 3


@pytest.mark.rule(SOLO)
def test_invokes_of_several_foes_add_one_only_or_reroll() -> None:
    table = boss(SOLO, solo=["weaker_foes"], no_stacking=True)
    table.do("place_aspect", aspect="Fog", free_invokes=2, holder="Mara")
    table.do("attack", actor="Mara", target="Ghoul", skill="fight", faces=BLANK,
             defence={"effort": 9})  # fmt: skip
    assert one(table.do("invoke", aspect="Mara Herself"), "resolved")["effort"] == 3
    assert one(table.do("invoke", aspect="Fog"), "resolved")["effort"] == 4
    assert table.refused("invoke", aspect="Fog").code == "no_stacking"
    assert not [each for each in available(table.game) if each.label == "free_invoke"]
    assert one(table.do("invoke", aspect="Mara's Trouble", use="reroll"), "rolled")
    table.do("take_out", character="Ida")
    table.do("take_out", character="Otso")
    table.do("attack", actor="Mara", target="Ghoul", skill="fight", faces=BLANK,
             defence={"effort": 9})  # fmt: skip
    assert one(table.do("invoke", aspect="Fog"), "resolved")["effort"] == 4


@pytest.mark.rule(SOLO)
def test_bonuses_rest_while_the_option_is_off() -> None:
    table = boss(SOLO, solo=["skill_bonus", "fewer_shifts"])
    table.do("switch_option", option=SOLO, on=False)
    assert one(strike(table, 2), "hit")["shifts"] == 2
    assert table.refused("set_boss", character="Ghoul", solo=["weaker_foes"]).code == "option_off"


@pytest.mark.rule(SOLO, "condensed.contest", "condensed.opt.obstacle-block")
def test_hits_that_no_attack_dealt_are_lowered_too() -> None:
    table = boss(SOLO, solo=["fewer_shifts"])
    table.do("switch_option", option="condensed.opt.obstacle-block")
    table.do("place_obstacle", name="Fence", kind="block", rating=4, weapon=2)
    table.do("overcome", actor="Ghoul", target="Fence", effort=1)
    assert one(table.do("choose_cost", option="hit"), "hit")["shifts"] == 3 + 2 - 2
    table.do("absorb", lightest=True)
    table.do("begin_contest", sides=[{"members": ["Ghoul"]}, {"members": ["Mara"]}])
    table.do("threaten", by="Fire", effort=4)
    table.do("overcome", actor="Ghoul", effort=1)
    hits = some(table.do("overcome", actor="Mara", effort=1), "hit")
    assert [(each["target"], each["shifts"]) for each in hits] == [("Ghoul", 1), ("Mara", 3)]
