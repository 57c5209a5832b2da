"""Magus: one box a hit, consequences that opponents invoke, the end."""

from typing import Any

import pytest
from table import EVEN, Table, one
from travellers import BLANK, table

from tools.available import available
from tools.commands import parse
from tools.dice import Dice
from tools.game import new
from tools.play import play


def hit(at: Table, shifts: int, target: str = "Radka", by: str = "Robber") -> None:
    at.do("attack", actor=by, target=target, effort=shifts, weapon=0, armor=0, defence=EVEN)


def wounded(severity: str) -> Table:
    """Radka with a wound that the robber has dealt."""
    at = table()
    at.do("adjust", character="Radka", add_consequence=severity, name="Pierced Side")
    at.do("adjust", fate_points=5)
    return at


def strike(at: Table, actor: str, free: bool | None = None) -> list[dict[str, Any]]:
    return at.do(
        "attack", actor=actor, target="Radka", skill="polearms", rating=0, faces=BLANK, weapon=0,
        invokes=[{"aspect": "Pierced Side", "free": free}], defence={"effort": 5},
    )  # fmt: skip


@pytest.mark.rule("magus.stress-track")
@pytest.mark.parametrize(
    ("rating", "boxes"),
    [(-1, (1, 2, 3)), (0, (1, 2, 3)), (1, (1, 1, 2, 3)), (2, (1, 1, 1, 2, 3)),
     (3, (1, 1, 1, 2, 2, 3)), (4, (1, 1, 1, 2, 2, 3))],
)  # fmt: skip
def test_boxes_by_body_and_emotions(rating: int, boxes: tuple[int, ...]) -> None:
    at = Table(game=new("magus"))
    at.do("create_character", name="A", skills={"body": rating})
    at.do("create_character", name="B", skills={"emotions": rating})
    assert at.game.characters["A"].boxes == {"physical": boxes, "mental": (1, 2, 3)}
    assert at.game.characters["B"].boxes == {"physical": (1, 2, 3), "mental": boxes}


def listed(at: Table) -> list[tuple[list[int], list[str]]]:
    return [(choice.facts["boxes"], choice.facts["consequences"])
            for choice in available(at.game) if choice.label == "absorb"]  # fmt: skip


@pytest.mark.rule("magus.absorb")
def test_a_hit_of_four_needs_a_moderate_consequence() -> None:
    at = table()
    hit(at, 4, "Eligiusz")
    assert listed(at) == [([], ["moderate"]), ([], ["severe"])]
    error = at.refused("absorb", boxes=[2], consequences=["mild"])
    assert (error.code, error.rule) == ("box_or_consequence", "magus.absorb")
    assert at.refused("absorb", boxes=[1, 3]).code == "one_box"
    assert at.refused("absorb", boxes=[3]).code == "not_enough"
    taken = at.do("absorb", consequences=["moderate"])
    assert one(taken, "hit_absorbed")["rule"] == "magus.absorb"
    assert one(taken, "consequence_taken")["rule"] == "magus.consequences"


@pytest.mark.rule("magus.absorb")
def test_several_consequences_add_up() -> None:
    at = table()
    hit(at, 8, "Eligiusz")
    assert listed(at) == [([], ["mild", "severe"]), ([], ["moderate", "severe"])]
    at.do("absorb", consequences=["mild", "severe"])


@pytest.mark.rule("magus.absorb")
def test_a_switch_lets_a_box_take_the_rest() -> None:
    at = table()
    events = at.do("switch_option", option="share_with_consequence")
    assert one(events, "option_switched")["option"] == "magus.absorb"
    hit(at, 4, "Eligiusz")
    assert ([2], ["mild"]) in listed(at)
    at.do("absorb", boxes=[2], consequences=["mild"])
    at.do("switch_option", option="share_with_consequence", on=False)
    hit(at, 4, "Eligiusz")
    assert at.refused("absorb", boxes=[1], consequences=["moderate"]).code == "box_or_consequence"
    elsewhere = Table()
    assert elsewhere.refused("switch_option", option="share_with_consequence").code == (
        "not_in_system"
    )


@pytest.mark.rule("magus.consequences")
@pytest.mark.parametrize("severity", ["mild", "moderate"])
def test_the_first_invoke_is_free_for_each_opponent(severity: str) -> None:
    at = wounded(severity)
    assert not any(each.free for each in at.game.characters["Radka"].aspects)
    first = one(strike(at, "Robber"), "invoked")
    assert (first["free"], first["first"], first["rule"]) == (True, True, "magus.consequences")
    assert at.refused("attack", actor="Robber", target="Radka", skill="polearms", faces=BLANK,
                      invokes=[{"aspect": "Pierced Side", "free": True}], defence=EVEN,
                      ).code == "no_free_invoke"  # fmt: skip
    again = strike(at, "Robber")
    assert not one(again, "invoked")["free"]
    assert one(again, "points_changed")["delta"] == -1 and at.game.gm_points == 4
    assert one(strike(at, "Archer"), "invoked")["free"] and at.game.gm_points == 4
    assert at.replayed() == at.game


@pytest.mark.rule("magus.consequences")
def test_one_may_pay_and_keep_the_free_one() -> None:
    at = wounded("mild")
    assert not one(strike(at, "Robber", free=False), "invoked")["free"]
    assert one(strike(at, "Robber"), "invoked")["free"]


@pytest.mark.rule("magus.consequences")
def test_a_severe_one_is_always_free_once_a_roll() -> None:
    at = wounded("severe")
    for _ in range(3):
        assert one(strike(at, "Robber"), "invoked")["always"]
        assert not any(
            choice.label == "free_invoke" and choice.facts["aspect"] == "Pierced Side"
            for choice in available(at.game)
        )
        assert at.refused("invoke", actor="Robber", aspect="Pierced Side").code == "invoked_already"
    assert at.game.gm_points == 5


@pytest.mark.rule("magus.consequences")
def test_whoever_bears_it_has_no_free_invoke_and_neither_do_friends() -> None:
    at = wounded("mild")
    before = at.game.characters["Eligiusz"].points
    at.do("overcome", actor="Eligiusz", skill="senses", faces=BLANK, difficulty=3,
          invokes=[{"aspect": "Pierced Side"}])  # fmt: skip
    assert at.game.characters["Eligiusz"].points == before - 1


@pytest.mark.rule("magus.consequences")
def test_friends_who_fight_each_other_are_opponents() -> None:
    at = wounded("mild")
    events = at.do("attack", actor="Eligiusz", target="Radka", skill="fire magic", faces=BLANK,
                   invokes=[{"aspect": "Pierced Side"}], defence={"effort": 9})  # fmt: skip
    assert one(events, "invoked")["first"]


@pytest.mark.rule("magus.eliminated")
def test_out_of_the_scene_when_stress_cannot_be_taken() -> None:
    at = table()
    hit(at, 13, "Eligiusz")
    assert [choice.rule for choice in available(at.game) if choice.label == "taken_out"] == [
        "magus.eliminated"
    ]
    out = one(at.do("absorb", lightest=True), "taken_out")
    assert (out["by"], out["rule"]) == ("Robber", "magus.eliminated")
    fate = one(at.do("take_out", character="Eligiusz", fate="dead"), "taken_out")
    assert fate["rule"] == "magus.eliminated" and at.game.characters["Eligiusz"].out == "dead"
    assert at.refused("overcome", actor="Eligiusz", skill="body", difficulty=0).rule == (
        "magus.eliminated"
    )


@pytest.mark.rule("magus.concede")
def test_giving_in_before_the_roll() -> None:
    at = table()
    at.do("begin_conflict", initiative={"Robber": 9})
    at.do("attack", actor="Robber", target="Radka", effort=4)
    assert at.refused("concede", character="Radka").code == "too_late"
    at.do("defend", actor="Radka", effort=2)
    at.do("absorb", consequences=["moderate"])
    gave_in = one(at.do("concede", character="Radka"), "conceded")
    assert (gave_in["points"], gave_in["rule"]) == (2, "magus.concede")


@pytest.mark.rule("magus.consequences")
def test_of_two_wounds_of_one_name_the_opponents_is_the_free_one() -> None:
    at = table()
    for who in ("Radka", "Robber"):
        at.do("adjust", character=who, add_consequence="moderate")
    at.do("attack", actor="Radka", target="Robber", skill="swords", effort=5, defence=EVEN)
    offered = [each for each in available(at.game) if each.label == "free_invoke"]
    assert [each.command["aspect"] for each in offered] == ["moderate"]
    invoked = one(at.do(**offered[0].command), "invoked")
    assert (invoked["on"], invoked["first"]) == ("Robber", True)


@pytest.mark.rule("magus.absorb", "condensed.opt.conditions", "condensed.opt.extreme-consequence")
def test_no_box_shares_a_hit_with_a_condition_or_an_extreme_consequence() -> None:
    at = table()
    at.do("switch_option", option="conditions")
    at.do("switch_option", option="extreme-consequence")
    at.do("adjust", character="Robber", high_concept="Robber", add_aspect="Scar")
    for shifts in (3, 18):
        at.do("attack", actor="Radka", target="Robber", effort=shifts, skill="swords", weapon=0,
              defence=EVEN)  # fmt: skip
        listed = [each for each in available(at.game) if each.label == "absorb"]
        assert listed
        for each in listed:
            facts = each.facts
            assert not (facts["boxes"] and (facts["consequences"] or facts.get("conditions")))
            play(at.game, parse(each.command), Dice())
        refused = at.refused("absorb", boxes=[1], conditions=["injured"])
        assert refused.code == "box_or_consequence"
        at.do("waive")
