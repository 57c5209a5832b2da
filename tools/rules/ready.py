"""Whether a roll can be made now, and whether somebody can act."""

from tools import events as e
from tools.errors import RuleError
from tools.game import Character, Game
from tools.people import find
from tools.rules.answering import refuse_until_answered
from tools.rules.resolving import costs_by_default

WAITS = ("defend", "absorb", "compel", "special", "fumble", "split")


def settle(game: Game) -> list[e.Event]:
    """Make way for a new roll: what must be answered first is refused, the rest takes its course.

    Raises:
        RuleError: `answer_first` when a defence, a hit, a compel or another choice waits.
    """
    for waiting in game.pending:
        if waiting.kind in WAITS:
            refuse_until_answered(waiting)
    return costs_by_default(game) + ([e.RollClosed()] if game.roll else [])


def stand(game: Game, name: str) -> Character | None:
    """The character's sheet, if they have one and are still in the scene.

    Raises:
        RuleError: `is_out` for somebody taken out or who has conceded.
    """
    who = find(game, name)
    if who is not None and who.out is not None:
        raise RuleError(
            "is_out",
            f"{who.name} is out of this scene.",
            "They are back in the next scene, or by the GM's word (adjust).",
            game.ruleset.rule("condensed.concede" if who.conceded else "condensed.taken-out"),
            name=who.name,
        )
    return who
