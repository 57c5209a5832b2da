"""What begins and ends, and what is only worth saying."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold
from tools.game import Character, Game, Scene
from tools.records import replace


def _scene_began(game: Game, event: e.SceneBegan) -> Game:
    scene = Scene(number=event.number, name=event.name, present=event.present)
    characters: dict[str, Character] = {
        name: replace(who, earned=0) if name in event.present else who
        for name, who in game.characters.items()
    }
    return replace(game, scene=scene, characters=characters, gm_points=event.gm_points or 0)


def earned(scene: Scene, name: str) -> int:
    """What an NPC keeps for its next scene: what it is owed, and a late compel's point not spent.

    Source: condensed.gm-fate-points.
    """
    return scene.owed.get(name, 0) + (scene.late == name)


def _scene_ended(game: Game, event: e.SceneEnded) -> Game:
    characters = {
        name: replace(
            who,
            out=None,
            conceded=False,
            earned=who.earned + (earned(game.scene, name) if who.kind == "npc" else 0),
            aspects=tuple(each for each in who.aspects if each.kind not in ("situation", "boost")),
        )
        for name, who in game.characters.items()
    }
    scene = Scene(
        number=game.scene.number, name=game.scene.name, open=False, present=game.scene.present
    )
    return replace(game, scene=scene, characters=characters, pending=(), roll=None, volley=())


def _session_began(game: Game, event: e.SessionBegan) -> Game:
    scenario = game.scenario if event.scenario is None else event.scenario
    return replace(game, session=event.number, session_open=True, scenario=scenario)


def _session_ended(game: Game, event: e.SessionEnded) -> Game:
    return replace(game, session_open=False)


def _remarked(game: Game, event: e.Remarked | e.TimeMeasured) -> Game:
    return game


def _option_switched(game: Game, event: e.OptionSwitched) -> Game:
    left = [each for each in game.options if each.partition(":")[0] != event.option]
    chosen = f"{event.option}:{event.variant}" if event.variant else event.option
    return replace(game, options=(*left, *([chosen] if event.on else [])))


FOLDS: Mapping[type[e.Event], Fold] = {
    e.SceneBegan: _scene_began,
    e.SceneEnded: _scene_ended,
    e.SessionBegan: _session_began,
    e.SessionEnded: _session_ended,
    e.Remarked: _remarked,
    e.TimeMeasured: _remarked,
    e.OptionSwitched: _option_switched,
}
