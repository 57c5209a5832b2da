"""Worked figures of Narratograph's checks, put through commands and the notation."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from table import Table, one

from tools import notation
from tools.dice import Dice, Thrown
from tools.game import new
from tools.odds import odds

Case = dict[str, Any]


def plain_id(name: str) -> str:
    return name.replace(" ", "_")


def pool_table(faces: list[int], target: int, condition: str | None = None) -> Table:
    table = Table(game=new("narratograph"))
    table.do("create_character", name="Mio")
    if condition is not None:
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


POOL: dict[str, Callable[[Case, Case], None]] = {
    "narratograph.check": pool_check,
    "narratograph.special": pool_check,
    "narratograph.fumble": pool_check,
    "narratograph.cheer": pool_check,
}
