"""What happens when some help others, or give up an action for their defense."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, in_scene
from tools.game import Game, Guard, Help
from tools.records import replace


def _help_given(game: Game, event: e.HelpGiven) -> Game:
    given = Help(ally=event.ally, skill=event.skill)
    return in_scene(game, helping={**game.scene.helping, event.who: given})


def _helped(game: Game, event: e.Helped) -> Game:
    waiting = game.scene.helping
    if not any(name in waiting for name in event.helpers):
        return game
    left = {name: each for name, each in waiting.items() if name not in event.helpers}
    return in_scene(game, helping=left)


def _turn_given_up(game: Game, event: e.TurnGivenUp) -> Game:
    conflict = game.scene.conflict
    if conflict is None:
        return game
    return in_scene(game, conflict=replace(conflict, acted=(*conflict.acted, event.who)))


def _full_defense_began(game: Game, event: e.FullDefenseBegan) -> Game:
    guard = Guard(who=event.who, covers=event.covers, outcome=event.outcome)
    return in_scene(game, guards=(*game.scene.guards, guard))


def _full_defense_helped(game: Game, event: e.FullDefenseHelped) -> Game:
    return in_scene(
        game,
        guards=tuple(
            replace(each, used=True) if each.who == event.who else each
            for each in game.scene.guards
        ),
    )


def _full_defense_ended(game: Game, event: e.FullDefenseEnded) -> Game:
    left = tuple(each for each in game.scene.guards if each.who != event.who)
    return in_scene(game, guards=left)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.HelpGiven: _help_given,
    e.Helped: _helped,
    e.TurnGivenUp: _turn_given_up,
    e.FullDefenseBegan: _full_defense_began,
    e.FullDefenseHelped: _full_defense_helped,
    e.FullDefenseEnded: _full_defense_ended,
}
