"""Every throw through every action of every system: as often as four dice have it, no other way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from table import Table

from tools import commands as c
from tools.commands import parse
from tools.dice import Dice, Thrown
from tools.events import write
from tools.game import Game, new
from tools.ladder import outcome
from tools.notation import FateRoll
from tools.odds import Means, chances
from tools.play import play
from tools.registry import REGISTRY
from tools.working import FATE

THROWS = list(product((-1, 0, 1), repeat=4))
EACH = [1, 4, 10, 16, 19, 16, 10, 4, 1]
RATING = 2
# What is given with the faces, and on which side of the roll they are.
ACTIONS: Mapping[str, tuple[dict[str, Any], str]] = {
    "overcome": ({"difficulty": 1}, "effort"),
    "create_advantage": ({"difficulty": 1, "aspect": "Mud"}, "effort"),
    "attack": ({"target": "Nobody", "defence": {"effort": 1}}, "effort"),
    "defend": ({}, "opposition"),
    "roll": ({"difficulty": 1}, "effort"),
    "treat": ({"difficulty": 1}, "effort"),
}
CASES = [
    (system, action)
    for system in FATE
    for action in ACTIONS
    if system in REGISTRY[c.COMMANDS[action]].systems
]


def ready(system: str, action: str) -> Game:
    """A table at which Mara is about to do it."""
    at = Table(game=new(system))
    at.do("create_character", name="Mara")
    if action == "treat":
        at.do("adjust", character="Mara", add_consequence="mild")
    elif action == "defend":
        at.do("attack", actor="Nobody", target="Mara", effort=3)
    return at.game


def played(game: Game, command: str, *queued: tuple[int, ...], **more: Any) -> tuple[Any, Game]:
    """What a command comes to with the next dice, and the game after it."""
    throws = tuple(Thrown(faces=faces, total=sum(faces), origin="queued") for faces in queued)
    step = play(game, parse({"command": command, **more}), Dice("faces", queued=throws))
    events = [write(event) for event in step.events]
    fallen = [tuple(event["faces"]) for event in events if event["type"] == "rolled"]
    assert fallen[: len(queued)] == list(queued)
    kinds = ("resolved", "threat_made", "contest_rolled")
    return next(event for event in events if event["type"] in kinds), step.game


def test_every_command_that_rolls_is_among_them() -> None:
    rolling = {
        name
        for name, command in c.COMMANDS.items()
        if issubclass(command, c.Effort) and set(REGISTRY[command].systems) & set(FATE)
    }
    assert rolling == {*ACTIONS, "threaten"}


@pytest.mark.rule("condensed.dice", "condensed.roll", "condensed.outcomes")
@pytest.mark.parametrize(("system", "action"), CASES)
def test_all_81_throws_of_every_action_of_every_system(system: str, action: str) -> None:
    more, side = ACTIONS[action]
    game = ready(system, action)
    efforts: Counter[int] = Counter()
    outcomes: Counter[str] = Counter()
    for faces in THROWS:
        done, _ = played(game, action, faces, rating=RATING, actor="Mara", **more)
        assert done["effort"] - done["opposition"] == done["shifts"]
        assert done["outcome"] == outcome(done["shifts"])
        efforts[done[side] - RATING] += 1
        outcomes[done["outcome"]] += 1
    assert [efforts[total] for total in range(-4, 5)] == EACH
    ahead = RATING - 1 if side == "effort" else 3 - RATING
    expected = chances(FateRoll(None, ahead, 0), Means()).outcomes
    assert {name: Fraction(outcomes[name], 81) for name in expected} == expected


@pytest.mark.rule("condensed.contest")
@pytest.mark.parametrize("system", FATE)
def test_all_81_throws_of_a_contest_and_of_what_threatens_it(system: str) -> None:
    at = Table(game=new(system))
    at.do("create_character", name="Mara")
    at.do("begin_contest", sides=[{"members": ["Mara"]}, {"members": ["Nobody"]}])
    rolled, threats = Counter[int](), Counter[int]()
    for faces in THROWS:
        threat, _ = played(at.game, "threaten", faces, by="Fire", rating=RATING)
        threats[threat["value"] - RATING] += 1
        _, game = played(at.game, "overcome", faces, actor="Mara", rating=RATING)
        contest = game.scene.contest
        assert contest is not None
        rolled[contest.rolls["Mara"].acting.effort - RATING] += 1
    assert [rolled[total] for total in range(-4, 5)] == EACH
    assert [threats[total] for total in range(-4, 5)] == EACH


@pytest.mark.rule("condensed.invoke", "condensed.outcomes")
@pytest.mark.parametrize("difficulty", [0, 2, 3])
def test_the_odds_of_one_invoke_are_those_of_the_commands_themselves(difficulty: int) -> None:
    """Every throw is played; where it falls short, +2 and every throw anew, the better counts."""
    at = Table()
    at.do("create_character", name="Mara", aspects=["Stubborn"])
    reached = 0
    for dice in range(-4, 5):
        faces = next(each for each in THROWS if sum(each) == dice)
        roll = {"actor": "Mara", "rating": 0, "difficulty": difficulty}
        first, game = played(at.game, "overcome", faces, **roll)
        ways = [81 * (first["shifts"] >= 1)]
        if first["outcome"] in ("fail", "tie"):
            more, _ = played(game, "invoke", aspect="Stubborn")
            ways.append(81 * (more["shifts"] >= 1))
            again = (
                played(game, "invoke", anew, aspect="Stubborn", use="reroll")[0] for anew in THROWS
            )
            ways.append(sum(each["shifts"] >= 1 for each in again))
        reached += EACH[dice + 4] * max(ways)
    found = chances(FateRoll(None, 0, difficulty), Means(invokes=1))
    assert found.reached == Fraction(reached, 81**2)
