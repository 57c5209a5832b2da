"""What happens to sheets."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold
from tools.game import Game
from tools.records import replace


def _character(game: Game, event: e.CharacterCreated | e.CharacterEdited) -> Game:
    characters = {**game.characters, event.who: event.character}
    present = game.scene.present
    if event.who not in game.characters:
        present = (*present, event.who)
    return replace(game, characters=characters, scene=replace(game.scene, present=present))


FOLDS: Mapping[type[e.Event], Fold] = {
    e.CharacterCreated: _character,
    e.CharacterEdited: _character,
}
