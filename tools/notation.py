"""A roll as one line: "Fight +3 vs 2", "2D:4". Asking, evaluating and printing stand apart."""

import re
from dataclasses import dataclass

from tools import pool
from tools.dice import Dice, Thrown
from tools.errors import RuleError
from tools.ladder import WORDS, Outcome, outcome, signed

_RATING = {word.casefold(): rating for rating, word in WORDS.items()}
_WORD = "|".join(sorted(map(re.escape, _RATING), key=len, reverse=True))
_NUMBER = rf"(?P<%s>[+\-−–]?\s*\d{{1,2}}|{_WORD})(?:\s*\([+\-−–]?\d{{1,2}}\))?"
_AGAINST = r"(?:vs\.?|v\.?|against|versus|przeciw(?:ko)?|vastaan|对|กับ|:)"
_ROLL = re.compile(
    r"^\s*(?P<skill>[^\d+\-−–:]*?)\s*"
    + _NUMBER % "rating"
    + rf"(?:\s*{_AGAINST}\s*"
    + _NUMBER % "against"
    + r")?\s*$",
    re.IGNORECASE,
)
_POOL = re.compile(r"^\s*(?P<dice>-?\d{1,2})\s*[dD]\s*:\s*(?P<target>-?\d{1,2})\s*$")
_FACE = {"+": 1, "-": -1, "0": 0, "1": 1, "+1": 1, "-1": -1, "o": 0}


@dataclass(frozen=True, slots=True)
class FateRoll:
    """A rating against an opposition, both in steps of the ladder."""

    skill: str | None
    rating: int
    opposition: int | None


@dataclass(frozen=True, slots=True)
class PoolRoll:
    """A Narratograph check nD:t: so many dice, and the target."""

    dice: int
    target: int


@dataclass(frozen=True, slots=True)
class DieRoll:
    """A D6: one die, whose number is an amount."""


Asked = FateRoll | PoolRoll | DieRoll


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What a roll came to; of `shifts` and `special` only those that the system has."""

    faces: tuple[int, ...] | None
    total: int
    effort: int
    opposition: int | None
    shifts: int | None
    outcome: Outcome | None
    special: bool | None = None
    fumble: bool | None = None
    rule: str


def read(text: str) -> Asked:
    """Read a line of notation.

    Raises:
        RuleError: `not_a_roll`.
    """
    check = _POOL.match(text)
    if check:
        return PoolRoll(int(check["dice"]), int(check["target"]))
    if text.strip() in ("D6", "d6"):
        return DieRoll()
    fate = _ROLL.match(text) if len(text) <= 200 else None
    if fate is None:
        raise not_a_roll(text)
    if fate["skill"] and re.fullmatch(_AGAINST, fate["skill"], re.IGNORECASE):
        raise not_a_roll(text)
    against = fate["against"]
    return FateRoll(
        fate["skill"] or None, number(fate["rating"]), number(against) if against else None
    )


def not_a_roll(text: str) -> RuleError:
    """The refusal of a line that is no roll."""
    return RuleError(
        "not_a_roll",
        f"Not a roll: {text[:60]}.",
        'Write for example "Fight +3 vs 2", "+2 vs Good" or "2D:4".',
        "condensed.roll",
        text=text[:60],
    )


def number(text: str) -> int:
    """A rating written as a number or a ladder word."""
    plain = text.strip().casefold().replace("−", "-").replace("–", "-").replace(" ", "")
    return _RATING[plain] if plain in _RATING else int(plain)


def write(roll: Asked) -> str:
    """Write a roll as `read` reads it."""
    if isinstance(roll, PoolRoll):
        return f"{roll.dice}D:{roll.target}"
    if isinstance(roll, DieRoll):
        return "D6"
    skill = f"{roll.skill} " if roll.skill else ""
    against = "" if roll.opposition is None else f" vs {signed(roll.opposition)}"
    return f"{skill}{signed(roll.rating)}{against}"


def evaluate(roll: Asked, dice: Dice) -> Result:
    """Make a free-standing roll. Source: condensed.roll, narratograph.check, narratograph.dx."""
    if isinstance(roll, PoolRoll):
        return check(roll, dice)
    if isinstance(roll, DieRoll):
        return amount(dice)
    thrown = dice.fate(0)
    effort = roll.rating + thrown.total
    shifts = None if roll.opposition is None else effort - roll.opposition
    return Result(
        faces=thrown.faces,
        total=thrown.total,
        effort=effort,
        opposition=roll.opposition,
        shifts=shifts,
        outcome=None if shifts is None else outcome(shifts),
        rule="condensed.roll",
    )


def check(roll: PoolRoll, dice: Dice) -> Result:
    """A Narratograph check: no dice fail, target 1 succeeds unrolled, a 6 is special.

    Raises:
        RuleError: `target_off`, for a target over 6 or under 1.

    Source: narratograph.check, narratograph.special, narratograph.fumble.
    """
    rule = "narratograph.check"
    if not 1 <= roll.target <= 6:
        raise RuleError(
            "target_off",
            f"A target of {roll.target} is not possible.",
            "Targets go from 2 to 6; 1 succeeds without a roll.",
            rule,
        )
    if not pool.rolled(roll.dice, roll.target):
        won = roll.dice > 0
        return Result(
            faces=(),
            total=0,
            effort=0,
            opposition=roll.target,
            shifts=None,
            outcome="success" if won else "fail",
            special=False,
            fumble=False,
            rule=rule,
        )
    faces = pips(dice, roll.dice, rule)
    best = max(faces)
    return Result(
        faces=faces,
        total=best,
        effort=best,
        opposition=roll.target,
        shifts=None,
        outcome="success" if pool.succeeds(faces, roll.target) else "fail",
        special=pool.special(faces),
        fumble=pool.fumble(faces),
        rule=rule,
    )


def amount(dice: Dice) -> Result:
    """A D6 whose number is an amount. Source: narratograph.dx."""
    rule = "narratograph.dx"
    faces = pips(dice, 1, rule)
    return Result(
        faces=faces,
        total=faces[0],
        effort=faces[0],
        opposition=None,
        shifts=None,
        outcome=None,
        rule=rule,
    )


def pips(dice: Dice, count: int, rule: str) -> tuple[int, ...]:
    """So many six-sided dice, thrown or typed in.

    Raises:
        RuleError: `wrong_dice`, when others were typed in.
    """
    faces = dice.pips(0, count).faces or ()
    if len(faces) != count or not all(1 <= face <= pool.SIDES for face in faces):
        raise RuleError(
            "wrong_dice",
            f"{count} dice of 1 to 6 are needed.",
            f"Give as many numbers as dice, {count} in all, for example d6:1,6.",
            rule,
        )
    return faces


def read_faces(text: str) -> Thrown:
    """Read typed dice: `0,0,+,+`, `0,0,1,-1`, `[-][0][+][+]` or `++0-`, and `d6:1,6` for pips.

    Raises:
        RuleError: `wrong_dice`.
    """
    plain = text.strip().replace("−", "-").replace("–", "-")
    if plain.casefold().startswith("d6:"):
        pips = [part.strip() for part in plain[3:].split(",")]
        if all(part.isdigit() and 1 <= int(part) <= 6 for part in pips):
            faces = tuple(map(int, pips))
            return Thrown(faces=faces, total=max(faces), origin="typed")
    parts = [part for part in re.split(r"[,\s\[\]]+", plain) if part]
    if len(parts) == 1 and len(parts[0]) == 4:
        parts = list(parts[0])
    if len(parts) == 4 and all(part in _FACE for part in parts):
        faces = tuple(_FACE[part] for part in parts)
        return Thrown(faces=faces, total=sum(faces), origin="typed")
    raise RuleError(
        "wrong_dice",
        f"Not dice: {plain[:40]}.",
        'Write four faces like "0,0,+,-", or "d6:1,6".',
        "condensed.dice",
        text=plain[:40],
    )


def plain(result: Result) -> dict[str, object]:
    """A result as plain data, without what its system doesn't have."""
    return {
        name: value
        for name in Result.__dataclass_fields__
        if (value := getattr(result, name)) is not None or name in ("faces", "outcome")
    }


def tell(roll: Asked, result: Result) -> str:
    """A result as one line."""
    if isinstance(roll, PoolRoll):
        faces = " ".join(f"[{face}]" for face in result.faces or ()) or "-"
        extra = " special" * bool(result.special) + " fumble" * bool(result.fumble)
        return f"{write(roll)}  {faces}  {result.outcome}{extra}"
    if isinstance(roll, DieRoll):
        return f"{write(roll)}  [{result.total}]"
    faces = "".join(f"[{'-0+'[face + 1]}]" for face in result.faces or ()) or "[?]"
    line = f"{write(roll)}  {faces} {signed(result.total)} = {signed(result.effort)}"
    if result.shifts is None:
        return line
    return f"{line}  {result.outcome}, {result.shifts:+d} shifts"
