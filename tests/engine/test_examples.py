"""Worked examples of the source texts, figures only, put through commands and queries."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import magus_examples
import pytest
from harm_examples import HARM
from option_examples import OPTIONS
from people_examples import PEOPLE
from pool_examples import POOL
from roll_examples import ROLLS, a_roll
from scene_examples import READINGS
from table import BLANK, Table, one, some

LINES = (Path(__file__).parent / "examples.jsonl").read_text(encoding="utf-8").splitlines()
EXAMPLES = [json.loads(line) for line in LINES]
Case = dict[str, Any]


class Figures(dict[str, Any]):
    """What is expected of an example; it knows which of its figures were looked at."""

    def __init__(self, figures: Case) -> None:
        super().__init__(figures)
        self.unread = set(figures)

    def __getitem__(self, key: str) -> Any:
        self.unread.discard(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.unread.discard(key)
        return super().get(key, default)


def turns(inputs: Case, expected: Case) -> None:
    table = Table()
    everyone = [*inputs["sides"]["pc"], *inputs["sides"]["npc"]]
    for name in everyone:
        kind = "pc" if name in inputs["sides"]["pc"] else "npc"
        table.do("create_character", name=name, kind=kind)
    table.do("begin_conflict")
    for name in inputs["acted"]:
        table.do("overcome", actor=name, skill="notice", difficulty=0)
    for name in inputs["acted"]:
        assert table.refused("next_turn", character=name).code == "acted_already"
    error = table.refused("overcome", actor=inputs["acted"][0], skill="notice", difficulty=0)
    assert error.facts["near"] == ", ".join(expected["next_must_be_one_of"])
    table.do("next_turn", character=expected["chosen"])
    assert table.refused("overcome", actor=everyone[-1], skill="will", difficulty=0).code == (
        "not_your_turn"
    )
    table.do("overcome", actor=expected["chosen"], skill="notice", difficulty=0)
    for name in expected["next_must_be_one_of"]:
        if name != expected["chosen"]:
            table.do("overcome", actor=name, skill="notice", difficulty=0)
    first = expected["last_of_exchange_may_choose_first_of_next"]
    one(table.do("next_turn", character=first), "exchange_began")


def pool(inputs: Case, expected: Case) -> None:
    counts = inputs["pcs_in_scene"]
    returning = inputs.get("npc_returning")
    for place, count in enumerate(counts if isinstance(counts, list) else [counts]):
        table = Table()
        for number in range(count):
            table.do("create_character", name=f"PC {number}")
        if returning:
            name = returning["name"]
            table.do("create_character", name=name, kind="npc", slots=["moderate"], physical=0)
            table.do("attack", actor="PC 0", target=name, effort=4, defence={"effort": 0})
            table.do("absorb", consequences=["moderate"])
            table.do("concede", character=name)
            table.do("end_scene")
        table.do("begin_scene")
        wanted = expected["gm_pool"]
        assert table.game.gm_points == (wanted[place] if isinstance(wanted, list) else wanted)
        if returning:
            assert table.game.gm_points - count == expected["from_npc"]
            table.do("begin_scene", present=[f"PC {number}" for number in range(count)])
            assert table.game.gm_points == expected["from_pcs"]


def session(inputs: Case, expected: Case) -> None:
    table = Table()
    table.do(
        "create_character",
        name=inputs["name"],
        refresh=inputs["refresh"],
        fate_points=inputs["left"],
    )
    table.do("begin_session")
    assert table.game.characters[inputs["name"]].points == expected["start"]


def track_length(inputs: Case, expected: Case) -> None:
    for rating, count, extra in zip(
        inputs["ratings"], expected["boxes"], expected["extra_mild_slot"], strict=True
    ):
        table = Table()
        table.do("create_character", name="A", skills={"physique": rating}, ruling=True)
        who = table.game.characters["A"]
        assert who.boxes["physical"] == (1,) * count and who.boxes["mental"] == (1,) * 3
        mild = [slot.track for slot in who.slots if slot.severity == "mild"]
        assert mild == [None, "physical"] if extra else mild == [None]


def starting_skills(inputs: Case, expected: Case) -> None:
    table = Table()
    names = iter(table.game.ruleset.skills)
    assert len(table.game.ruleset.skills) == expected["skills_in_list"]
    counts = {int(rating): number for rating, number in expected["counts"].items()}
    skills = {next(names): rating for rating, number in counts.items() for _ in range(number)}
    table.do("create_character", name="Whole", skills=skills)
    table.do("roll", actor="Whole", skill=list(table.game.ruleset.skills)[-1], faces=BLANK)
    assert one(table.last, "resolved")["effort"] == expected["others"]
    more = {**skills, next(names): 4}
    assert table.refused("create_character", name="Over", skills=more).code == "pyramid"


def free_names(inputs: Case, expected: Case) -> None:
    table = Table()
    made = table.do("create_character", name="Thug", kind="npc", skills=inputs["skills"])
    assert bool(some(made, "character_created")) == expected["legal"]
    assert dict(table.game.characters["Thug"].skills) == inputs["skills"]


def refresh_cost(inputs: Case, expected: Case) -> None:
    for count, refresh in zip(inputs["stunts"], expected["refresh"], strict=True):
        table = Table()
        table.do("create_character", name="A", stunts=[f"Stunt {n}" for n in range(count)])
        assert table.game.characters["A"].refresh == refresh
    over = [f"Stunt {n}" for n in range(6)]
    assert Table().refused("create_character", name="A", stunts=over).code == "refresh_low"


def session_of_scenes(inputs: Case, expected: Case) -> None:
    """Wounds treated in the scene where they were taken."""
    table = Table()
    table.do("create_character", name="PC", skills={"academics": 9}, ruling=True)
    gone: dict[str, int] = {}
    marked_after: list[bool] = []
    for scene in range(1, inputs["scenes_in_session"] + 1):
        events = table.do("begin_scene", name=f"Scene {scene}")
        for severity in ("mild", "moderate"):
            if inputs[f"{severity}_taken"] == f"scene {scene}":
                table.do("attack", actor="X", target="PC", effort=5, defence={"effort": 0})
                boxes = 3 if severity == "mild" else 1
                table.do("absorb", boxes=boxes, consequences=[severity])
                table.do("treat", actor="PC", severity=severity, dice_total=4)
        events += table.do("end_scene")
        gone |= {each["severity"]: scene + 1 for each in some(events, "consequence_cleared")}
        marked_after.append(any(table.game.characters["PC"].marked.values()))
    assert f"start of scene {gone['mild']}" == expected["mild_gone_at"]
    table.do("begin_session")
    left = [each.severity for each in table.game.characters["PC"].consequences]
    assert (left == ["moderate"]) == (expected["moderate_next_session"] == "still there")
    assert (not any(marked_after)) == (expected["stress_cleared"] == "end of every scene")


def aspects_of_a_scene(inputs: Case, expected: Case) -> None:
    counts = set()
    for number in range(40):
        table = Table(seed=f"seed {number}")
        counts.add(len(some(table.do("make_aspects"), "aspect_placed")))
    assert [min(counts), max(counts)] == expected["aspects"]
    fewest, most = expected["zones"]
    for count in range(fewest - 1, most + 2):
        set_out = Table().do("set_zones", zones=[f"Zone {number}" for number in range(count)])
        assert bool(some(set_out, "remarked")) == (not fewest <= count <= most)


BY_RULE: dict[str, Callable[[Case, Case], None]] = {
    "condensed.situation-aspects": aspects_of_a_scene,
    "condensed.recovery-time": session_of_scenes,
    "condensed.turn-order": turns,
    "condensed.gm-fate-points": pool,
    "condensed.refresh": session,
    "condensed.stress-track": track_length,
    "condensed.pyramid": starting_skills,
    "condensed.npc-minor": free_names,
    "condensed.stunts": refresh_cost,
    **ROLLS,
    **HARM,
    **POOL,
    **READINGS,
    **PEOPLE,
    **OPTIONS,
    **magus_examples.BY_RULE,
}


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(e, marks=pytest.mark.rule(e["rule"]), id=f"{n}-{e['source']}-{e['rule']}")
        for n, e in enumerate(EXAMPLES)
    ],
)
def test_example(example: Case) -> None:
    inputs, expected = example["inputs"], Figures(example["expected"])
    if example["rule"] in READINGS:
        READINGS[example["rule"]](inputs, expected)
    elif "actor" in inputs:
        a_roll(inputs, expected)
    else:
        BY_RULE[example["rule"]](inputs, expected)
    assert not expected.unread
