"""What happens as characters grow; the sheet itself changes by its own events."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, with_character
from tools.game import Game
from tools.records import replace


def _milestone_reached(game: Game, event: e.MilestoneReached) -> Game:
    """After a breakthrough another extreme consequence may be taken."""
    who = game.characters[event.who]
    if event.size != "major" or not any(each.severity == "extreme" for each in who.consequences):
        return game
    consequences = tuple(
        replace(each, past=True) if each.severity == "extreme" else each
        for each in who.consequences
    )
    return with_character(game, event.who, consequences=consequences)


def _cap_raised(game: Game, event: e.CapRaised) -> Game:
    return replace(game, cap_raised=game.cap_raised + 1)


def _skill_lists_set(game: Game, event: e.SkillListsSet) -> Game:
    return replace(game, lists=event.lists)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.MilestoneReached: _milestone_reached,
    e.CapRaised: _cap_raised,
    e.SkillListsSet: _skill_lists_set,
}
