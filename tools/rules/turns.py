"""Conflicts: whose turn it is, exchanges, the end and its payments."""

from tools import events as e
from tools.commands import BeginConflict, EndConflict, NextTurn
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Conflict, Game
from tools.people import called, need
from tools.records import replace
from tools.rules.payout import pay_owed
from tools.rules.resolving import costs_by_default, refuse_until_answered

ORDER = "condensed.turn-order"


def begin_conflict(game: Game, command: BeginConflict, dice: Dice) -> list[e.Event]:
    """Begin a conflict with a turn order: the fiction says who acts first.

    Raises:
        RuleError: `conflict_on`, `unknown_character`.

    Source: condensed.conflict, condensed.turn-order.
    """
    running = game.scene.conflict
    if running is not None and running.ordered:
        raise RuleError(
            "conflict_on", "A conflict is on already.", "End it first.", "condensed.conflict"
        )
    names = command.characters or game.scene.present or tuple(game.characters)
    names = names if command.first is None else (*names, command.first)
    members = tuple(dict.fromkeys(need(game, name, ORDER).name for name in names))
    number = running.number if running else game.conflicts + 1
    events: list[e.Event] = [e.ConflictBegan(number=number, members=members, ordered=True)]
    if command.first is not None:
        events.append(e.TurnGiven(who=need(game, command.first, ORDER).name, by=None))
    return events


def left(game: Game, conflict: Conflict) -> tuple[str, ...]:
    """Who has not acted in this exchange and is still in."""
    return tuple(
        name
        for name in conflict.members
        if name not in conflict.acted
        and name in game.characters
        and game.characters[name].out is None
    )


def take_turn(game: Game, actor: str) -> list[e.Event]:
    """Use somebody's action of this exchange; a new exchange begins when all have acted.

    Raises:
        RuleError: `acted_already` or `not_your_turn`, with who may act.

    Source: condensed.turn-order.
    """
    conflict = game.scene.conflict
    if conflict is None or not conflict.ordered:
        return []
    if actor not in game.characters:
        return [e.Remarked(code="joins", who=actor, rule=ORDER)]
    events: list[e.Event] = []
    if actor not in conflict.members:
        conflict = replace(conflict, members=(*conflict.members, actor))
    if not left(game, conflict):
        events.append(e.ExchangeBegan(number=conflict.exchange + 1))
        conflict = fold(game, events).scene.conflict or conflict
    waiting = left(game, conflict)
    if actor not in waiting:
        raise RuleError(
            "acted_already",
            f"{actor} has acted in this exchange.",
            f"Still to act: {', '.join(waiting)}.",
            ORDER,
            name=actor,
            near=", ".join(waiting),
        )
    if conflict.chosen and conflict.turn != actor and conflict.turn in waiting:
        raise RuleError(
            "not_your_turn",
            f"{conflict.turn} was chosen to act.",
            f"Let {conflict.turn} act, or choose again.",
            ORDER,
            name=actor,
            turn=conflict.turn or "",
        )
    still = tuple(name for name in waiting if name != actor)
    return [*events, e.TurnTaken(who=actor, left=still)]


def next_turn(game: Game, command: NextTurn, dice: Dice) -> list[e.Event]:
    """Choose who acts next: among those who have not acted, or anyone when all have.

    Raises:
        RuleError: `no_conflict`, `acted_already`, `unknown_character`.

    Source: condensed.turn-order.
    """
    conflict = game.scene.conflict
    if conflict is None or not conflict.ordered:
        raise RuleError(
            "no_conflict", "No conflict with a turn order is on.", "Begin a conflict first.", ORDER
        )
    who = need(game, command.character, ORDER)
    events: list[e.Event] = []
    waiting = left(game, conflict)
    if not waiting:
        events.append(e.ExchangeBegan(number=conflict.exchange + 1))
        waiting = left(game, fold(game, events).scene.conflict or conflict)
    if who.name not in waiting:
        raise RuleError(
            "acted_already",
            f"{who.name} has acted in this exchange, or is out of it.",
            f"Still to act: {', '.join(waiting)}.",
            ORDER,
            name=who.name,
            near=", ".join(waiting),
        )
    return [*events, e.TurnGiven(who=called(game, who.name), by=conflict.turn)]


def end_conflict(game: Game, command: EndConflict, dice: Dice) -> list[e.Event]:
    """End the conflict; concession and hostile-invoke points are paid.

    Raises:
        RuleError: `no_conflict`, or `answer_first` while a hit waits.

    Source: condensed.conflict-end.
    """
    conflict = game.scene.conflict
    if conflict is None:
        raise RuleError(
            "no_conflict", "No conflict is on.", "Nothing to end.", "condensed.conflict-end"
        )
    for waiting in game.pending:
        if waiting.kind in ("defend", "absorb"):
            refuse_until_answered(waiting)
    ended = e.ConflictEnded(number=conflict.number)
    return [*costs_by_default(game), ended, *pay_owed(game, "condensed.conflict-end")]
