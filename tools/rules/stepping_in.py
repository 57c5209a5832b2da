"""Defending in another's stead."""

from collections.abc import Sequence

from tools import events as e
from tools.errors import RuleError
from tools.game import Game, OpenRoll
from tools.records import replace
from tools.rules.answering import refuse_until_answered
from tools.rules.gear import worn
from tools.rules.ready import stand

STEP_IN = "magus.defend-other"


def stepping_in(game: Game, roll: OpenRoll, who: str | None) -> list[e.Event]:
    """Somebody defends in the target's stead: where the system has it so, they become the target.

    Whether stepping in is justified the table says. What they wear counts, no cover.

    Raises:
        RuleError: `is_out`, `self_target`, `answer_first` while they have to defend themselves.

    Source: magus.defend-other.
    """
    if not game.ruleset.steps_in or who is None or roll.target in (None, who):
        return []
    stand(game, who)
    if who == roll.acting.who:
        raise RuleError(
            "self_target",
            f"{who} can't be the target of their own deed.",
            "Let somebody else step in.",
            STEP_IN,
            name=who,
        )
    for waiting in game.pending:
        if (waiting.kind, waiting.who) == ("defend", who):
            refuse_until_answered(waiting)
    armor = worn(game, who, roll.track or "physical")
    return [e.SteppedIn(who=who, whom=roll.target or "", armor=armor)]


def instead(roll: OpenRoll, stepped: Sequence[e.Event]) -> OpenRoll:
    """The roll with whoever has stepped in as its target."""
    for event in stepped:
        if isinstance(event, e.SteppedIn):
            roll = replace(roll, target=event.who, armor=event.armor)
    return roll
