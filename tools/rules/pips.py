"""Throws of six-sided dice."""

from tools import events as e, pool
from tools.dice import Dice, Thrown
from tools.errors import RuleError
from tools.game import Game

DX = "narratograph.dx"


def thrown(
    game: Game, dice: Dice, who: str | None, count: int, given: tuple[int, ...] | None, rule: str
) -> e.Rolled:
    """Throw so many six-sided dice, or take those that were given.

    Raises:
        RuleError: `wrong_dice`, when others were given than are needed.
    """
    if given is None:
        throw = dice.pips(game.throws, count)
    else:
        throw = Thrown(faces=given, total=max(given, default=0), origin="typed")
    faces = throw.faces or ()
    if len(faces) != count or not all(1 <= face <= pool.SIDES for face in faces):
        example = ",".join(str(n % pool.SIDES + 1) for n in range(count))
        raise RuleError(
            "wrong_dice",
            f"{count} dice of 1 to 6 are needed." if count > 1 else "One die of 1 to 6 is needed.",
            f"Give them like this: d6:{example}.",
            rule,
        )
    return e.Rolled(
        who=who, faces=faces, total=throw.total, origin=throw.origin, kind="d6", rule=rule
    )


def d6(game: Game, dice: Dice, who: str | None, face: int | None) -> e.Rolled:
    """Roll one die whose number is an amount. Source: narratograph.dx."""
    return thrown(game, dice, who, 1, None if face is None else (face,), DX)
