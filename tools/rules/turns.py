"""Conflicts: whose turn it is, and exchanges."""

from tools import events as e
from tools.commands import BeginConflict, NextTurn, PassTurn
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Conflict, Game
from tools.people import called, find_obstacle, need, unnamed
from tools.records import replace
from tools.rules.contest_order import running, side_of, to_roll
from tools.rules.gear import need_magus
from tools.rules.initiative import check_step, counted
from tools.rules.order import by_skill, due, in_order
from tools.rules.ready import settle, stand
from tools.rules.surprise import SURPRISE, caught, new_round

ORDER = "condensed.turn-order"


def begin_conflict(game: Game, command: BeginConflict, dice: Dice) -> list[e.Event]:
    """Begin a conflict with a turn order: the fiction says who acts first.

    Raises:
        RuleError: `conflict_on`, `unknown_character`, `not_in_system`, `not_your_step`.

    Source: condensed.conflict, condensed.turn-order, core.initiative, accelerated.initiative,
    magus.initiative, magus.surprise.
    """
    running = game.scene.conflict
    if running is not None and running.ordered:
        raise RuleError(
            "conflict_on", "A conflict is on already.", "End it first.", "condensed.conflict"
        )
    names = command.characters or game.scene.present or tuple(game.characters)
    names = names if command.first is None else (*names, command.first)
    hazards = [each.name for each in game.scene.obstacles if each.kind == "hazard"]
    members = tuple(
        dict.fromkeys(
            [
                name if name in hazards else need(game, name, ORDER).name
                for name in (called(game, name) for name in names)
            ]
            + hazards
        )
    )
    number = running.number if running else game.conflicts + 1
    rule = game.ruleset.rule("condensed.conflict")
    surprised = [need(game, name, SURPRISE).name for name in command.surprised]
    members = tuple(dict.fromkeys((*members, *surprised)))
    began = e.ConflictBegan(number=number, members=members, ordered=True, rule=rule)
    events: list[e.Event] = [began]
    if command.surprised or command.fighting or command.initiative:
        need_magus(game, "initiative", game.ruleset.rule(ORDER))
    if game.ruleset.initiative_by:
        events.append(counted(game, members, command.fighting, command.initiative))
        events += caught(game, surprised, command.magical)
    begins = called(game, command.first) if command.first else None
    order = by_skill(game, members, command.track, begins)
    if order:
        events.append(e.OrderSet(order=order, rule=game.ruleset.rule(ORDER)))
    elif begins is not None:
        if game.ruleset.initiative_by:
            conflict = fold(game, events).scene.conflict
            check_step(conflict or Conflict(number=number), members, begins)
        events.append(e.TurnGiven(who=begins, by=None, rule=game.ruleset.rule(ORDER)))
    return events


def acts(game: Game, name: str) -> bool:
    """Whether somebody takes turns: a sheet that is not out of the scene, or a hazard."""
    who = game.characters.get(name)
    if who is None:
        return find_obstacle(game, name, "hazard") is not None
    return who.out is None


def left(game: Game, conflict: Conflict) -> tuple[str, ...]:
    """Who has not acted in this exchange and is still in."""
    return tuple(
        name for name in conflict.members if name not in conflict.acted and acts(game, name)
    )


def take_turn(game: Game, actor: str) -> list[e.Event]:
    """Use somebody's action of this exchange; a new exchange begins when all have acted.

    Raises:
        RuleError: `acted_already` or `not_your_turn`, with who may act.

    A full defense lasts until then.

    Source: condensed.turn-order.
    """
    events = end_guard(game, actor) if game.scene.guards else []
    conflict = game.scene.conflict
    if conflict is None or not conflict.ordered:
        return events
    if not acts(game, actor):
        return [*events, e.Remarked(code="joins", who=actor, rule=ORDER)]
    if actor not in conflict.members:
        conflict = replace(conflict, members=(*conflict.members, actor))
    if conflict.initiative and actor not in conflict.initiative:
        joined = counted(game, [actor])
        events.append(joined)
        late = {**conflict.initiative, actor: joined.scores[0].value}
        conflict = replace(conflict, initiative=late)
    if not left(game, conflict):
        events += new_round(game, conflict)
        conflict = replace(
            conflict, exchange=conflict.exchange + 1, acted=(), moved=(), surprised=()
        )
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
    turn = due(conflict, waiting)
    if turn not in (None, actor):
        raise RuleError(
            "not_your_turn",
            f"It is {turn}'s turn.",
            f"Let {turn} act, or choose again.",
            game.ruleset.rule(ORDER),
            name=actor,
            turn=turn or "",
        )
    check_step(conflict, waiting, actor)
    still = tuple(name for name in in_order(conflict, waiting) if name != actor)
    return [*events, e.TurnTaken(who=actor, left=still, rule=game.ruleset.rule(ORDER))]


def pass_turn(game: Game, command: PassTurn, dice: Dice) -> list[e.Event]:
    """Let one's turn of this exchange go by.

    Raises:
        RuleError: `no_conflict`, `is_out`, `answer_first`, and as `take_turn` says.

    Source: condensed.turn-order, magus.round.
    """
    conflict = game.scene.conflict
    who = on_order(game, command.character)
    if conflict is None or not conflict.ordered:
        raise no_order()
    stand(game, who)
    events = settle(game)
    taken = take_turn(fold(game, events), who)
    return [*events, *taken, e.TurnPassed(who=who, rule=game.ruleset.rule(ORDER))]


def on_order(game: Game, name: str) -> str:
    """The name of somebody with a sheet, or of a hazard: whoever may have a turn.

    Raises:
        RuleError: `unknown_character`.
    """
    there = called(game, name)
    hazard = find_obstacle(game, there, "hazard")
    return there if hazard is not None else need(game, name, ORDER).name


def no_order() -> RuleError:
    """The refusal of a turn where there is no turn order."""
    return RuleError(
        "no_conflict", "No conflict with a turn order is on.", "Begin a conflict first.", ORDER
    )


def give_up_turn(game: Game, name: str) -> list[e.Event]:
    """Give up somebody's action of this exchange, to help; whoever is in no turn order gives none.

    Raises:
        RuleError: `acted_already`.

    Source: condensed.teamwork.
    """
    conflict = game.scene.conflict
    if conflict is None or not conflict.ordered or name not in conflict.members:
        return []
    if name in conflict.acted:
        waiting = left(game, conflict)
        raise RuleError(
            "acted_already",
            f"{name} has acted in this exchange.",
            f"Still to act: {', '.join(waiting)}.",
            "condensed.teamwork",
            name=name,
            near=", ".join(waiting),
        )
    return [e.TurnGivenUp(who=name, rule=game.ruleset.rule("condensed.teamwork"))]


def end_guard(game: Game, actor: str) -> list[e.Event]:
    """Somebody acts again: their full defense is over, with a boost where none was needed."""
    rule = game.ruleset.rule("condensed.opt.full-defense")
    events: list[e.Event] = []
    for guard in game.scene.guards:
        if guard.who == actor:
            events.append(e.FullDefenseEnded(who=actor, used=guard.used, rule=rule))
            if not guard.used and rule == "condensed.opt.full-defense":
                boost = unnamed(game)
                events.append(e.BoostGained(who=actor, aspect=boost, by_roll=False, rule=rule))
    return events


def next_turn(game: Game, command: NextTurn, dice: Dice) -> list[e.Event]:
    """Choose who acts next: among those who have not acted, or anyone when all have.

    Raises:
        RuleError: `no_conflict`, `acted_already`, `not_chooser`, `unknown_character`.

    Source: condensed.turn-order.
    """
    conflict = game.scene.conflict
    if conflict is None or not conflict.ordered:
        if running(game) is not None:
            return next_side(game, command)
        raise no_order()
    name = on_order(game, command.character)
    chooser = chooses(game, conflict)
    if command.by is not None and chooser not in (None, called(game, command.by)):
        raise RuleError(
            "not_chooser",
            f"{chooser} has just acted and chooses.",
            f"Let {chooser} say who is next.",
            ORDER,
            name=command.by,
            turn=chooser or "",
        )
    events: list[e.Event] = []
    waiting = left(game, conflict)
    if not waiting:
        events += new_round(game, conflict)
        conflict = fold(game, events).scene.conflict or conflict
        waiting = left(game, conflict)
    if name not in waiting:
        raise RuleError(
            "acted_already",
            f"{name} has acted in this exchange, or is out of it.",
            f"Still to act: {', '.join(waiting)}.",
            ORDER,
            name=name,
            near=", ".join(waiting),
        )
    check_step(conflict, waiting, name)
    return [*events, e.TurnGiven(who=name, by=conflict.turn, rule=game.ruleset.rule(ORDER))]


def chooses(game: Game, conflict: Conflict) -> str | None:
    """Whoever acted last and is still in chooses who is next, at an exchange's end too."""
    last = conflict.acted[-1] if conflict.acted else (None if conflict.chosen else conflict.turn)
    return last if last is not None and acts(game, last) else None


def next_side(game: Game, command: NextTurn) -> list[e.Event]:
    """In a contest: choose which side rolls next, by naming somebody on it.

    Raises:
        RuleError: `not_in_contest`, `side_rolled`.
    """
    contest = running(game)
    own = side_of(game, command.character)
    rule = "condensed.contest"
    if contest is None or own is None:
        members = ", ".join(name for each in contest.sides for name in each.members) if (
            contest
        ) else ""  # fmt: skip
        raise RuleError(
            "not_in_contest",
            f"{command.character} is in no contest.",
            f"In it: {members}.",
            rule,
            name=command.character,
            near=members,
        )
    if own.name not in to_roll(contest):
        listed = ", ".join(to_roll(contest))
        raise RuleError(
            "side_rolled",
            f"{own.name} has rolled in this exchange.",
            f"Still to roll: {listed}.",
            ORDER,
            name=own.name,
            near=listed,
        )
    return [e.TurnGiven(who=called(game, command.character), by=contest.last, rule=rule)]
