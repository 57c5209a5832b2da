"""How conflicts end: all of one side are out, or the GM says so; and what is paid then."""

from tools import events as e
from tools.commands import EndConflict
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Conflict, Game
from tools.people import find_obstacle
from tools.rules.answering import refuse_until_answered
from tools.rules.payout import pay_owed
from tools.rules.resolving import costs_by_default

END = "condensed.conflict-end"
WAITS = ("defend", "absorb", "boost", "split")


def end_conflict(game: Game, command: EndConflict, dice: Dice) -> list[e.Event]:
    """End the conflict; concession and hostile-invoke points are paid.

    Raises:
        RuleError: `no_conflict`, or `answer_first` while a hit waits.

    Source: condensed.conflict-end.
    """
    conflict = game.scene.conflict
    if conflict is None and any(who.out is not None for who in game.characters.values()):
        return [e.Remarked(code="ended_already", rule=END)]
    if conflict is None:
        raise RuleError("no_conflict", "No conflict is on.", "Nothing to end.", END)
    for waiting in game.pending:
        if waiting.kind in ("defend", "absorb", "split"):
            refuse_until_answered(waiting)
    return ending(game, conflict)


def ending(game: Game, conflict: Conflict) -> list[e.Event]:
    """The end of a conflict: concession points and hostile invokes of this conflict are paid.

    A hostile invoke from earlier in the scene stays locked till the scene ends.

    Source: condensed.conflict-end, condensed.hostile-invoke.
    """
    ended = e.ConflictEnded(number=conflict.number)
    return [*costs_by_default(game), ended, *pay_owed(game, END, conflict.before)]


def decided(game: Game) -> bool:
    """Whether all of one side are out, with somebody of the other still in, and nothing waits.

    In a conflict without a turn order everybody present counts. Whoever has no sheet counts as in:
    only the GM knows. Hazards count for neither side.

    Source: condensed.conflict-end.
    """
    conflict = game.scene.conflict
    if conflict is None:
        return False
    for waiting in game.pending:
        if waiting.kind in WAITS:
            return False
    if not any(who.out is not None for who in game.characters.values()):
        return False
    present = () if conflict.ordered else game.scene.present or tuple(game.characters)
    there: set[str] = set()
    standing: set[str] = set()
    for name in {*conflict.members, *present}:
        who = game.characters.get(name)
        if who is None and find_obstacle(game, name) is not None:
            continue
        kind = who.kind if who else "npc"
        there.add(kind)
        if who is None or who.out is None:
            standing.add(kind)
    return len(there) == 2 and len(standing) == 1
