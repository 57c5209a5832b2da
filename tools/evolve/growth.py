"""What happens as characters grow; the sheet itself changes by its own events."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold
from tools.game import Game
from tools.records import replace


def _milestone_reached(game: Game, event: e.MilestoneReached) -> Game:
    return game


def _cap_raised(game: Game, event: e.CapRaised) -> Game:
    return replace(game, cap_raised=game.cap_raised + 1)


def _skill_lists_set(game: Game, event: e.SkillListsSet) -> Game:
    return replace(game, lists=event.lists)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.MilestoneReached: _milestone_reached,
    e.CapRaised: _cap_raised,
    e.SkillListsSet: _skill_lists_set,
}
