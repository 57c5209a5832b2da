"""Conditions in the place of consequences, extreme consequences, and taking more than needed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.table import Table, one, some
from tools.available import available

CONDITIONS = "condensed.opt.conditions"
EXTREME = "condensed.opt.extreme-consequence"


def hurt(shifts: int, *options: str, track: str = "physical", **sheet: Any) -> Table:
    table = Table()
    for option in options:
        name, _, variant = option.partition(":")
        table.do("switch_option", option=name, **({"variant": variant} if variant else {}))
    table.do("create_character", name="Mara", **sheet)
    table.do("create_character", name="Ghoul", kind="npc")
    hit(table, shifts, track)
    return table


def hit(table: Table, shifts: int, track: str = "physical") -> None:
    table.do(
        "attack", actor="Ghoul", target="Mara", track=track, effort=shifts, defence={"effort": 0}
    )


def marks(table: Table) -> dict[str, int]:
    taken = table.game.characters["Mara"].consequences
    return {each.condition or "": each.boxes for each in taken}


@pytest.mark.rule(CONDITIONS)
@pytest.mark.parametrize(
    ("condition", "absorbs", "severity"),
    [
        ("hurt", 1, "mild"), ("scared", 1, "mild"), ("injured", 2, "moderate"),
        ("shaken", 2, "moderate"), ("wounded", 3, "severe"), ("demoralized", 3, "severe"),
    ],
)  # fmt: skip
def test_each_condition_is_worth_half_its_severity(
    condition: str, absorbs: int, severity: str
) -> None:
    table = hurt(absorbs + 1, CONDITIONS)
    assert table.refused("absorb", conditions=[condition]).facts["have"] == absorbs
    event = one(table.do("absorb", conditions=[condition], boxes=1), "condition_marked")
    assert (event["severity"], event["rule"]) == (severity, CONDITIONS)
    assert table.replayed() == table.game


@pytest.mark.rule(CONDITIONS)
def test_a_physical_hit_may_mark_a_mental_condition() -> None:
    table = hurt(3, CONDITIONS)
    table.do("absorb", conditions=["scared", "shaken"])
    assert marks(table) == {"scared": 1, "shaken": 1}


@pytest.mark.rule(CONDITIONS)
def test_a_severity_means_the_condition_of_the_hits_own_kind_then_the_other() -> None:
    table = hurt(2, CONDITIONS, track="mental")
    table.do("absorb", consequences=["mild", "mild"])
    assert marks(table) == {"scared": 1, "hurt": 1}
    hit(table, 1)
    error = table.refused("absorb", consequences=["mild"])
    assert (error.code, "injured" in error.facts["near"]) == ("condition_full", True)


@pytest.mark.rule(CONDITIONS, "condensed.absorb")
def test_the_attacker_holds_one_free_invoke_on_each_condition_marked() -> None:
    table = hurt(3, f"{CONDITIONS}:double")
    table.do("absorb", conditions=["hurt", "hurt"], boxes=1)
    (aspect,) = table.game.characters["Mara"].aspects
    assert (aspect.name, dict(aspect.free)) == ("hurt", {"Ghoul": 1})
    table.do(
        "attack", actor="Ghoul", target="Mara", effort=2, defence={"effort": 0},
        invokes=[{"aspect": "Hurt"}],
    )  # fmt: skip
    assert not table.game.characters["Mara"].aspects[0].free


@pytest.mark.rule(CONDITIONS)
def test_the_single_variant_has_one_box_a_condition() -> None:
    table = hurt(2, CONDITIONS)
    assert table.refused("absorb", conditions=["hurt", "hurt"]).code == "condition_full"


@pytest.mark.rule(CONDITIONS)
def test_with_two_boxes_a_row_takes_two_in_either_condition() -> None:
    table = hurt(2, f"{CONDITIONS}:double")
    table.do("absorb", conditions=["hurt", "scared"])
    hit(table, 1)
    assert table.refused("absorb", conditions=["hurt"]).code == "condition_full"
    table.do("absorb", boxes=1)
    hit(table, 4)
    table.do("absorb", conditions=["injured", "injured"])
    assert marks(table) == {"hurt": 1, "scared": 1, "injured": 2}


@pytest.mark.rule(CONDITIONS)
@pytest.mark.parametrize(
    ("variant", "skill", "condition", "most"),
    [("single", "physique", "hurt", 3), ("single", "will", "scared", 3),
     ("double", "physique", "hurt", 4), ("double", "will", "scared", 4)],
)  # fmt: skip
def test_an_extra_mild_slot_is_two_further_boxes(
    variant: str, skill: str, condition: str, most: int
) -> None:
    table = hurt(most, f"{CONDITIONS}:{variant}", skills={skill: 5}, ruling=True)
    assert table.refused("absorb", conditions=[condition] * (most + 1)).code == "condition_full"
    table.do("absorb", conditions=[condition] * most)
    assert marks(table) == {condition: most}
    hit(table, 1)
    other = "scared" if condition == "hurt" else "hurt"
    if variant == "double":
        assert table.refused("absorb", conditions=[other]).code == "condition_full"
    else:
        table.do("absorb", conditions=[other])


@pytest.mark.rule(CONDITIONS, "condensed.recovery-roll", "condensed.recovery-time")
@pytest.mark.parametrize(
    ("condition", "difficulty", "skill"), [("hurt", 2, "academics"), ("shaken", 4, "empathy")]
)
def test_conditions_recover_as_consequences_of_their_severity(
    condition: str, difficulty: int, skill: str
) -> None:
    table = hurt(2, CONDITIONS)
    table.do("create_character", name="Medic", skills={"academics": 2, "empathy": 2})
    table.do("absorb", conditions=[condition], boxes=1)
    rolled = one(
        table.do("treat", actor="Medic", patient="Mara", consequence=condition, faces=[1, 1, 1, 0]),
        "resolved",
    )
    assert (rolled["opposition"], rolled["skill"]) == (difficulty, skill)
    table.do("end_scene")
    assert marks(table)
    table.do("begin_scene")
    table.do("end_scene")
    if condition == "hurt":
        assert marks(table) == {}
    else:
        assert marks(table) == {condition: 1}
        table.do("begin_session")
        table.do("end_session")
        assert marks(table) == {}


@pytest.mark.rule(CONDITIONS)
def test_a_recovering_condition_that_is_marked_again_has_to_be_treated_anew() -> None:
    table = hurt(1, f"{CONDITIONS}:double")
    table.do("create_character", name="Medic", skills={"academics": 2})
    table.do("absorb", conditions=["hurt"])
    table.do("treat", actor="Medic", patient="Mara", effort=4)
    assert table.game.characters["Mara"].consequences[0].treated_scene == 1
    hit(table, 1)
    table.do("absorb", conditions=["hurt"])
    (taken,) = table.game.characters["Mara"].consequences
    assert (taken.boxes, taken.treated_scene) == (2, None)


@pytest.mark.rule(CONDITIONS, "condensed.absorb")
def test_the_ways_that_are_listed_mark_conditions() -> None:
    table = hurt(7, CONDITIONS)
    choices = [each for each in available(table.game) if each.label == "absorb"]
    assert choices[0].facts["conditions"] and not choices[0].facts["consequences"]
    assert len({str(each.command) for each in choices}) == len(choices)
    table.do("absorb", lightest=True)
    assert table.game.pending == ()
    assert available(hurt(16, CONDITIONS).game)[0].label == "taken_out"


@pytest.mark.rule(CONDITIONS, "condensed.npc-minor")
def test_whoever_has_no_slot_of_a_severity_has_none_of_its_conditions() -> None:
    table = hurt(2, CONDITIONS, kind="npc", slots=["mild"])
    assert table.refused("absorb", conditions=["injured"]).code == "condition_full"
    table.do("absorb", conditions=["hurt", "scared"])


@pytest.mark.rule(CONDITIONS)
def test_without_the_option_nothing_is_marked() -> None:
    error = hurt(1).refused("absorb", conditions=["hurt"])
    assert (error.code, error.rule) == ("option_off", CONDITIONS)


@pytest.mark.rule(CONDITIONS, "condensed.concede")
def test_each_condition_of_this_conflict_pays_who_concedes() -> None:
    table = hurt(3, CONDITIONS)
    table.do("absorb", conditions=["hurt", "injured"])
    assert one(table.do("concede", character="Mara"), "conceded")["points"] == 3


@pytest.mark.rule("condensed.absorb")
def test_taking_more_than_the_hit_needs_is_remarked_on() -> None:
    table = hurt(1)
    said = one(table.do("absorb", boxes=1, consequences=["mild"]), "remarked")
    assert (said["code"], said["rule"]) == ("more_than_needed", "condensed.absorb")
    hit(table, 2)
    assert not some(table.do("absorb", boxes=2), "remarked")
    hit(table, 3)
    assert not some(table.do("absorb", consequences=["moderate"]), "remarked")


@pytest.mark.rule(CONDITIONS)
def test_a_sheet_brings_no_more_boxes_of_a_condition_than_there_are_anywhere() -> None:
    table = Table()
    wounds = [
        {"severity": "mild", "boxes": 5},
        {"severity": "mild", "condition": "hurt", "boxes": 5},
        {"severity": "severe", "condition": "wounded", "boxes": 5},
    ]
    table.do("import_character", name="Mara", consequences=wounds)
    taken = table.game.characters["Mara"].consequences
    assert [each.boxes for each in taken] == [0, 4, 2]
