"""Turn order that is settled beforehand: by skill, or by the GM's word."""

from collections.abc import Sequence

from tools import events as e
from tools.errors import RuleError
from tools.game import Character, Conflict, Game
from tools.people import need
from tools.rules.groups import backing
from tools.rulesets import Track

ORDER = "condensed.turn-order"


def by_skill(game: Game, names: Sequence[str], track: Track, first: str | None) -> tuple[str, ...]:
    """Who acts before whom in this kind of conflict, or nothing where nobody's skill decides.

    A group's number counts as it does in its rolls. What is still even stands as the names were
    given, for the table to say; whoever the GM lets begin comes before all.
    Source: core.initiative, accelerated.initiative.
    """
    skills = game.ruleset.initiative.get(track, ())
    if not skills:
        return ()

    def rank(name: str) -> tuple[bool, list[int]]:
        who = game.characters.get(name)
        return name != first, [-rated(game, who, skill) for skill in skills]

    return tuple(sorted(names, key=rank))


def rated(game: Game, who: Character | None, skill: str) -> int:
    """A rating as it counts in the turn order; whoever has no sheet has none."""
    rating = 0 if who is None else who.skills.get(skill, 0)
    return rating if who is None else rating + backing(game, who, rating)


def due(conflict: Conflict, waiting: Sequence[str]) -> str | None:
    """Whose turn it is: whoever was chosen, else the first of the order; None when that is open."""
    if conflict.chosen and conflict.turn in waiting:
        return conflict.turn
    return next((name for name in conflict.order if name in waiting), None)


def in_order(conflict: Conflict, waiting: Sequence[str]) -> tuple[str, ...]:
    """Those who are still to act, as they will."""
    place = {name: number for number, name in enumerate(conflict.order)}
    return tuple(sorted(waiting, key=lambda name: place.get(name, len(place))))


def set_order(game: Game, names: Sequence[str]) -> e.Event:
    """The GM's word on who acts before whom, from now to the end of the conflict.

    No names: whoever has acted chooses again who is next.

    Raises:
        RuleError: `no_conflict`, `unknown_character`.
    """
    conflict = game.scene.conflict
    if conflict is None or not conflict.ordered:
        raise RuleError(
            "no_conflict", "No conflict with a turn order is on.", "Begin a conflict first.", ORDER
        )
    order = tuple(dict.fromkeys(need(game, name, ORDER).name for name in names))
    return e.OrderSet(order=order, rule=game.ruleset.rule(ORDER))
