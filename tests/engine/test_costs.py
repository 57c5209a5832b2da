"""What failing and tying cost: hits, alone or with something else."""

import pytest
from table import Table, one, some, two_sides


def failed(effort: int = 1) -> Table:
    table = two_sides()
    table.do("overcome", actor="Mara", effort=effort, difficulty=3)
    return table


@pytest.mark.rule("condensed.fail")
def test_a_failure_may_be_a_hit_of_what_was_missing() -> None:
    table = failed()
    hit = one(table.do("choose_cost", option="hit"), "hit")
    assert (hit["target"], hit["by"], hit["shifts"], hit["track"], hit["rule"]) == (
        "Mara", None, 2, "physical", "condensed.fail",
    )  # fmt: skip
    table.do("absorb", consequences=["mild"], names=["Poisoned"])
    (wound,) = table.game.characters["Mara"].consequences
    assert (wound.name, wound.severity) == ("Poisoned", "mild")
    assert not table.game.pending and table.replayed() == table.game


@pytest.mark.rule("condensed.fail", "condensed.teamwork")
def test_success_at_the_cost_of_harm_and_helpers_share_it() -> None:
    table = two_sides()
    table.do("overcome", actor="Mara", skill="fight", helpers=["Otso"], dice_total=-4,
             difficulty=3)  # fmt: skip
    events = table.do("choose_cost", option="major_cost", hit=3, track="mental", detail="A Scream")
    assert [(each["target"], each["shifts"], each["track"]) for each in some(events, "hit")] == [
        ("Mara", 3, "mental"), ("Otso", 3, "mental"),
    ]  # fmt: skip
    assert one(events, "cost_chosen")["detail"] == "A Scream"


@pytest.mark.rule("condensed.tie")
def test_a_tie_may_cost_a_little_stress() -> None:
    table = failed(effort=3)
    assert table.refused("choose_cost", option="hit").code == "not_an_option"
    hit = one(table.do("choose_cost", option="minor_cost", hit=1), "hit")
    assert (hit["shifts"], hit["rule"]) == (1, "condensed.tie")


@pytest.mark.rule("condensed.fail", "condensed.invoke")
def test_an_invoke_that_turns_the_failure_takes_its_hit_back() -> None:
    table = failed()
    table.do("choose_cost", option="hit")
    events = table.do("invoke", actor="Mara", aspect="Mara Herself")
    assert one(events, "resolved")["outcome"] == "tie"
    assert [each.kind for each in table.game.pending] == ["cost"]
