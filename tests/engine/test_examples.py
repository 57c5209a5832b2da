"""Worked examples of the source texts, figures only, put through commands and queries."""

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import magus_examples
import pytest
from people_examples import PEOPLE
from scene_examples import READINGS
from table import BLANK, Table, one, some

from tools import notation
from tools.available import available
from tools.dice import Dice, Thrown
from tools.game import new
from tools.odds import odds

LINES = (Path(__file__).parent / "examples.jsonl").read_text(encoding="utf-8").splitlines()
EXAMPLES = [json.loads(line) for line in LINES]
Case = dict[str, Any]


def side(given: Case) -> Case:
    keys = ("rating", "faces", "dice_total")
    spec = {key: given[key] for key in keys if key in given}
    skill = given.get("skill")
    if skill and skill != "any":
        spec["skill"] = skill.lower()
    invokes = [{"free": False}] * given.get("invokes_plus2", 0)
    return {**spec, **({"invokes": invokes} if invokes else {})}


def a_roll(inputs: Case, expected: Case) -> None:
    table = Table()
    actor = inputs["actor"]
    command: Case = {"actor": actor["name"], **side(actor)}
    if "difficulty" in inputs:
        command["difficulty"] = inputs["difficulty"] + inputs.get("difficulty_raised_by", 0)
    if "defender" in inputs:
        command |= {"target": inputs["defender"]["name"], "defence": side(inputs["defender"])}
    if "defend_effort" in inputs:
        command |= {"target": "the other side", "defence": {"effort": inputs["defend_effort"]}}
    if inputs["action"] == "create_advantage":
        command["aspect"] = "Something New"
    boxes = inputs.get("physical_boxes")
    if boxes:
        table.do("create_character", name=inputs["defender"]["name"], physical=boxes)
        table.do("adjust", character=inputs["defender"]["name"], physical=inputs["boxes_marked"])
    resolved = one(table.do(inputs["action"], **command), "resolved")
    for key in ("effort", "opposition", "shifts", "outcome"):
        assert resolved[key] == expected.get(key, resolved[key])
    events = table.last
    hits = some(events, "hit")
    assert [hit["shifts"] for hit in hits if "hit" in expected] == (
        [expected["hit"]] if expected.get("hit") else []
    )
    if "free_invokes" in expected:
        placed = one(events, "aspect_placed")
        assert (placed["aspect"], placed["free"]) == ("Something New", expected["free_invokes"])
    if "attacker_boost" in expected:
        assert len(some(events, "boost_gained")) == expected["attacker_boost"]
    if "or" in expected:
        assert hits[0]["boost_instead"]
    if "absorb" in expected:
        table.do("absorb", **expected["absorb"])
        who = table.game.characters[inputs["defender"]["name"]]
        assert len(who.marked["physical"]) == expected["boxes_marked_after"]
        free = expected.get("attacker_free_invokes_on_consequence", 0)
        held = [each.free.get(actor["name"]) for each in who.aspects if each.kind == "consequence"]
        assert held == [free] * len(expected["absorb"].get("consequences", []))


def hurt(system: str, inputs: Case, hit: int) -> Table:
    """Somebody with the boxes and slots of an example, and a hit that waits for them."""
    table = Table(game=new(system))
    free = inputs["boxes_free"]
    count = free if isinstance(free, int) else max([*free, 0])
    slots = inputs.get("slots_free", [])
    table.do("create_character", name="Target", physical=count, slots=slots)
    if not isinstance(free, int):
        for value in set(range(1, count + 1)) - set(free):
            table.do("attack", actor="X", target="Target", effort=value, defence={"effort": 0})
            table.do("absorb", boxes=[value])
    table.do("attack", actor="X", target="Target", effort=hit, defence={"effort": 0})
    return table


def listed(table: Table) -> list[Case]:
    return [choice.facts for choice in available(table.game) if choice.label == "absorb"]


def five_shifts(inputs: Case, expected: Case) -> None:
    table = hurt("condensed", inputs, inputs["hit"])
    assert table.refused("absorb", boxes=inputs["boxes_free"]).code == "not_enough"
    way = expected["absorb"]
    assert {"boxes": [1] * way["boxes"], "consequences": way["consequences"]} in listed(table)
    one(table.do("absorb", **way), "hit_absorbed")


def too_much(inputs: Case, expected: Case) -> None:
    table = hurt("condensed", inputs, inputs["attack_effort"] - inputs["defend_effort"])
    assert listed(table) == []
    error = table.refused("absorb", consequences=inputs["slots_free"])
    assert error.facts["have"] == expected["max_absorb"]
    one(table.do("absorb", lightest=True), "taken_out")


def slots(inputs: Case, expected: Case) -> None:
    for severity, absorbs in zip(inputs["slots"], expected["absorbs"], strict=True):
        table = hurt("condensed", {"boxes_free": 0, "slots_free": [severity]}, absorbs)
        one(table.do("absorb", consequences=[severity]), "consequence_taken")
        over = hurt("condensed", {"boxes_free": 0, "slots_free": [severity]}, absorbs + 1)
        assert over.refused("absorb", consequences=[severity]).code == "not_enough"


def treatment(inputs: Case, expected: Case) -> None:
    severities = inputs["severity"]
    severities = severities if isinstance(severities, list) else [severities]
    plain = expected["difficulty"]
    for place, severity in enumerate(severities):
        table = Table()
        table.do("create_character", name="Patient", skills={"academics": 1})
        table.do("create_character", name="Healer", skills={"academics": 4})
        table.do("adjust", character="Patient", add_consequence=severity)
        by_other = table.do("treat", actor="Healer", patient="Patient", faces=[-1, -1, -1, -1])
        wanted = plain if isinstance(plain, int) else plain[place]
        assert one(by_other, "resolved")["opposition"] == wanted
        by_self = table.do("treat", actor="Patient", faces=[-1, -1, -1, -1])
        own = expected.get("difficulty_self", [wanted + 2] * 3)[place]
        assert one(by_self, "resolved")["opposition"] == own


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


def concession(inputs: Case, expected: Case) -> None:
    counts, paid = inputs["consequences_this_conflict"], expected["fate_points"]
    pairs = zip(counts, paid, strict=True) if isinstance(counts, list) else [(counts, paid)]
    for count, points in pairs:
        table = Table()
        table.do("create_character", name="PC", fate_points=0)
        table.do("adjust", character="PC", add_consequence="severe")
        table.do("begin_conflict")
        for severity, shifts in (("mild", 2), ("moderate", 4))[:count]:
            table.do("attack", actor="X", target="PC", effort=shifts, defence={"effort": 0})
            table.do("absorb", consequences=[severity])
        table.do("concede", character="PC")
        assert table.game.characters["PC"].points == 0
        table.do("end_conflict")
        assert table.game.characters["PC"].points == points


def payout(inputs: Case, expected: Case) -> None:
    table = Table()
    table.do("adjust", fate_points=9)
    table.do("create_character", name="Foe", kind="npc")
    for name, facts in inputs.items():
        table.do(
            "create_character",
            name=name,
            high_concept=f"High Concept of {name}",
            trouble=f"Trouble of {name}",
            fate_points=0,
        )
        table.do("adjust", character=name, fate_points=0)
        assert facts
    for name, facts in inputs.items():
        for severity, shifts in (("mild", 2), ("moderate", 4))[: facts.get("consequences", 0)]:
            table.do("attack", actor="Foe", target=name, effort=shifts, defence={"effort": 0})
            table.do("absorb", consequences=[severity])
        aspects = (f"High Concept of {name}", f"Trouble of {name}")
        for aspect in aspects[: facts["paid_invokes_against"]]:
            table.do(
                "overcome",
                actor="Foe",
                skill="fight",
                difficulty=0,
                invokes=[{"aspect": aspect, "free": False}],
            )
        if facts["conceded"]:
            table.do("concede", character=name)
    table.do("end_conflict")
    points = {name: table.game.characters[name].points for name in expected}
    assert points == expected


def valued_box(inputs: Case, expected: Case) -> None:
    if "ratings" in inputs:
        ruled = new("core").ruleset
        for rating, count, extra in zip(
            inputs["ratings"], expected["boxes"], expected["extra_mild_slot"], strict=True
        ):
            assert ruled.boxes(rating) == tuple(range(1, count + 1))
            assert (rating >= ruled.extra_mild_at) == extra
        return
    if "tracks" in inputs:
        for track, (least, most) in zip(inputs["tracks"], expected["range"], strict=True):
            assert (len(track), sum(track)) == (least, most)
            table = hurt("core", {"boxes_free": track}, max(track))
            one(table.do("absorb", lightest=True), "hit_absorbed")
            over = hurt("core", {"boxes_free": track}, max(track) + 1)
            assert listed(over) == []
        return
    table = hurt("core", inputs, inputs["hit"])
    found = listed(table)
    for way in expected.get("among_legal", []):
        boxes = [way["box"]] if "box" in way else []
        assert {"boxes": boxes, "consequences": way["consequences"]} in found
    if "box" in expected:
        assert found[0] == {"boxes": [expected["box"]], "consequences": []}
        table.do("absorb", boxes=[expected["box"]])
        who = table.game.characters["Target"]
        values = who.boxes["physical"]
        free = [value for place, value in enumerate(values) if place not in who.marked["physical"]]
        assert free == expected["boxes_free_after"]


def plain_id(name: str) -> str:
    return name.replace(" ", "_")


def pool_table(faces: list[int], target: int, condition: str | None = None) -> Table:
    table = Table(game=new("narratograph"))
    table.do("create_character", name="Mio")
    table.do("adjust", character="Mio", add_abnormal=condition)
    table.do("create_character", name="Haru", bonds=["Mio"])
    table.do("check", actor="Mio", dice=len(faces), target=target, faces=faces)
    return table


def pool_played(faces: list[int], target: int, inputs: Case, expected: Case) -> None:
    """The same check at a table, with its cheer and what it comes to."""
    table = pool_table(faces, target, "tired" if "choice" in expected else None)
    if "cheer" in inputs:
        table.do("cheer", actor="Haru", face=inputs["cheer"])
    resolved = one(table.last, "resolved")
    for name in ("outcome", "special", "fumble"):
        assert resolved[name] == expected.get(name, resolved[name])
    if "choice" in expected:
        options = one(table.last, "special_offered")["options"]
        assert len(options) == len(expected["choice"])
    if expected.get("fumble"):
        table.do("take_fumble", face=inputs.get("condition_d6", 1))
    if "condition" in expected:
        wanted = expected["condition"]
        have = table.game.characters["Mio"].abnormal
        assert have == ((plain_id(wanted),) if wanted else ())


def pool_check(inputs: Case, expected: Case) -> None:
    roll = notation.read(
        inputs.get("notation") or f"{inputs.get('dice', 2)}D:{inputs.get('target', 4)}"
    )
    assert isinstance(roll, notation.PoolRoll)
    if "target" in expected:
        assert (roll.dice, roll.target) == (expected["dice"], expected["target"])
        assert notation.write(roll) == inputs["notation"]
        return
    if isinstance(expected.get("success"), float):
        chances = odds(roll)
        for name in ("success", "special", "fumble"):
            assert abs(chances[name] - Fraction(expected[name])) < Fraction(1, 10**9)
        return
    if "d6" in inputs:
        for face, condition in zip(inputs["d6"], expected["condition"], strict=True):
            played = pool_table([1, 1], 4)
            played.do("take_fumble", face=face)
            assert played.game.characters["Mio"].abnormal == (plain_id(condition),)
        return
    faces = inputs.get("dice") if isinstance(inputs.get("dice"), list) else None
    if faces:
        pool_played(faces, roll.target, inputs, expected)
        faces = [*faces, inputs["cheer"]] if "cheer" in inputs else faces
        roll = notation.PoolRoll(len(faces), roll.target)
    given = (Thrown(faces=tuple(faces), total=max(faces)),) if faces else ()
    result = notation.evaluate(roll, Dice("x", queued=given))
    assert result.outcome == expected["outcome"]
    if "rolled" in expected:
        assert bool(result.faces) == expected["rolled"]
    for name in ("special", "fumble"):
        if name in expected:
            assert getattr(result, name) == expected[name]


def sample_totals(inputs: Case, expected: Case) -> None:
    for pip, face in zip(inputs.get("d6", ()), expected.get("faces", ()), strict=True):
        thrown = notation.read_faces(f"d6:{pip},{pip},{pip},6")
        result = notation.evaluate(notation.read("+0"), Dice(queued=(thrown,)))
        assert result.faces == (face, face, face, 1)
    if "rolls" not in inputs:
        return
    for faces, total in zip(inputs["rolls"], expected["totals"], strict=True):
        text = ",".join(map(str, faces))
        assert notation.read_faces(text).total == total


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


def valued_box_of_one_track(inputs: Case, expected: Case) -> None:
    table = hurt("accelerated", inputs, inputs["hit"])
    for way in expected["among_legal"]:
        assert {"boxes": [way["box"]], "consequences": way["consequences"]} in listed(table)


def starting_skills(inputs: Case, expected: Case) -> None:
    table = Table()
    names = iter(table.game.ruleset.skills)
    assert len(table.game.ruleset.skills) == expected["skills_in_list"]
    counts = {int(rating): number for rating, number in expected["counts"].items()}
    skills = {next(names): rating for rating, number in counts.items() for _ in range(number)}
    table.do("create_character", name="Whole", skills=skills)
    more = {**skills, next(names): 4}
    assert table.refused("create_character", name="Over", skills=more).code == "pyramid"


def free_names(inputs: Case, expected: Case) -> None:
    table = Table()
    table.do("create_character", name="Thug", kind="npc", skills=inputs["skills"])
    assert dict(table.game.characters["Thug"].skills) == inputs["skills"]


def refresh_cost(inputs: Case, expected: Case) -> None:
    for count, refresh in zip(inputs["stunts"], expected["refresh"], strict=True):
        table = Table()
        table.do("create_character", name="A", stunts=[f"Stunt {n}" for n in range(count)])
        assert table.game.characters["A"].refresh == refresh
    over = [f"Stunt {n}" for n in range(6)]
    assert Table().refused("create_character", name="A", stunts=over).code == "refresh_low"


def stacked(inputs: Case, expected: Case) -> None:
    table = Table(game=new("core"))
    table.do("create_character", name="A", skills={"fight": 1})
    table.do("place_aspect", aspect="Smoke", free_invokes=inputs["free_invokes"])
    invokes = [{"aspect": "Smoke", "free": True}] * inputs["free_invokes"]
    events = table.do(
        "overcome", actor="A", skill="fight", faces=[0, 0, 0, 0], difficulty=0, invokes=invokes
    )
    assert one(events, "resolved")["effort"] == 1 + expected["bonus"]


def two_efforts(inputs: Case, expected: Case) -> None:
    events = Table().do(
        "attack",
        actor="A",
        target="B",
        effort=inputs["attack_effort"],
        defence={"effort": inputs["defend_effort"]},
    )
    assert one(events, "hit")["shifts"] == expected["hit"]


def session_of_scenes(inputs: Case, expected: Case) -> None:
    """Wounds treated in the scene where they were taken."""
    table = Table()
    table.do("create_character", name="PC", skills={"academics": 9}, ruling=True)
    gone: dict[str, int] = {}
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
        assert not any(table.game.characters["PC"].marked.values())
    assert f"start of scene {gone['mild']}" == expected["mild_gone_at"]
    table.do("begin_session")
    left = [each.severity for each in table.game.characters["PC"].consequences]
    assert left == ["moderate"] and expected["moderate_next_session"]


def aspects_of_a_scene(inputs: Case, expected: Case) -> None:
    counts = set()
    for number in range(40):
        table = Table(seed=f"seed {number}")
        counts.add(len(some(table.do("make_aspects"), "aspect_placed")))
    assert [min(counts), max(counts)] == expected["aspects"]


def reasons(inputs: Case, expected: Case) -> None:
    for count, difficulty in zip(inputs["reasons"], expected["difficulty"], strict=True):
        table = Table()
        listed = [f"reason {number}" for number in range(count)]
        rolled = table.do("overcome", actor="Mara", rating=1, faces=BLANK, reasons=listed)
        assert one(rolled, "resolved")["opposition"] == difficulty


BY_RULE: dict[str, Callable[[Case, Case], None]] = {
    "condensed.attack": two_efforts,
    "condensed.dice": sample_totals,
    "condensed.difficulty": reasons,
    "condensed.situation-aspects": aspects_of_a_scene,
    "condensed.recovery-time": session_of_scenes,
    "condensed.consequence-slots": slots,
    "condensed.taken-out": too_much,
    "condensed.recovery-roll": treatment,
    "condensed.turn-order": turns,
    "condensed.gm-fate-points": pool,
    "condensed.refresh": session,
    "condensed.concede": concession,
    "condensed.conflict-end": payout,
    "core.stress-track": valued_box,
    "narratograph.check": pool_check,
    "narratograph.special": pool_check,
    "narratograph.fumble": pool_check,
    "narratograph.cheer": pool_check,
    "condensed.stress-track": track_length,
    "condensed.pyramid": starting_skills,
    "condensed.npc-minor": free_names,
    "condensed.stunts": refresh_cost,
    "core.invoke": stacked,
    **READINGS,
    "accelerated.stress": valued_box_of_one_track,
    **PEOPLE,
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
    inputs, expected = example["inputs"], example["expected"]
    if example["rule"] in READINGS:
        READINGS[example["rule"]](inputs, expected)
    elif "actor" in inputs:
        a_roll(inputs, expected)
    elif example["rule"] == "condensed.absorb":
        five_shifts(inputs, expected)
    else:
        BY_RULE[example["rule"]](inputs, expected)
