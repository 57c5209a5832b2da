"""A scene that stands still, and what the table has agreed on."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold
from tools.game import Game
from tools.records import replace


def _scene_stopped(game: Game, event: e.SceneStopped) -> Game:
    game = replace(game, scene=replace(game.scene, stopped=event.tool))
    return game if event.tool == "pause" else replace(game, pending=(), roll=None, volley=())


def _scene_resumed(game: Game, event: e.SceneResumed) -> Game:
    return replace(game, scene=replace(game.scene, stopped=""))


def _agreed(game: Game, event: e.Agreed) -> Game:
    kept = {topic: text for topic, text in game.agreements.items() if topic != event.topic}
    return replace(
        game, agreements={**kept, event.topic: event.text} if event.text is not None else kept
    )


FOLDS: Mapping[type[e.Event], Fold] = {
    e.SceneStopped: _scene_stopped,
    e.SceneResumed: _scene_resumed,
    e.Agreed: _agreed,
}
