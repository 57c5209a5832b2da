"""What happens with zones, obstacles, and threats as maps."""

from collections.abc import Mapping, Sequence

from tools import events as e
from tools.evolve.folding import Fold, in_scene, with_character
from tools.game import Game, ThreatMap
from tools.records import replace


def _zones_set(game: Game, event: e.ZonesSet) -> Game:
    game = in_scene(game, zones=event.zones, borders=event.borders, places=dict(event.places))
    return entered(game, *event.places.values())


def entered(game: Game, *zones: str) -> Game:
    """The game once somebody has been in these zones: nobody is the first there any more."""
    if not any(each.first and each.zone in zones for each in game.scene.aspects):
        return game
    known = tuple(
        replace(each, first=False) if each.zone in zones else each for each in game.scene.aspects
    )
    return in_scene(game, aspects=known)


def _moved(game: Game, event: e.Moved) -> Game:
    scene = game.scene
    conflict = scene.conflict
    if conflict is not None and event.free and event.came is not None:
        conflict = replace(conflict, moved=(*conflict.moved, event.who))
    game = in_scene(game, places={**scene.places, event.who: event.to}, conflict=conflict)
    return entered(game, event.to)


def moved_back(game: Game, who: str, came: str | None, won: Sequence[str] = ()) -> Game:
    """Somebody is where they were before a roll that is open again.

    Args:
        won: aspects of the zone that gave them a free invoke as the first to get there.
    """
    if won:
        still = tuple(
            replace(each, first=True) if each.zone and each.name in won else each
            for each in game.scene.aspects
        )
        game = in_scene(game, aspects=still)
    places = {name: zone for name, zone in game.scene.places.items() if name != who}
    return in_scene(game, places={**places, who: came} if came else places)


def _obstacle_placed(game: Game, event: e.ObstaclePlaced) -> Game:
    return in_scene(game, obstacles=(*game.scene.obstacles, event.obstacle))


def _obstacle_removed(game: Game, event: e.ObstacleRemoved) -> Game:
    scene = game.scene
    gone = tuple(each for each in scene.obstacles if each.name == event.name)
    cleared = tuple(each for each in scene.aspects if each.name == event.name)
    if game.roll is not None and event.by is not None:
        game = replace(game, roll=replace(game.roll, removed=gone, cleared=cleared))
    return in_scene(
        game,
        obstacles=tuple(each for each in scene.obstacles if each.name != event.name),
        aspects=tuple(each for each in scene.aspects if each.name != event.name),
    )


def _unchanged(game: Game, event: e.DistractionAnswered | e.CoverGiven) -> Game:
    return game


def _threat_mapped(game: Game, event: e.ThreatMapped) -> Game:
    scene = game.scene
    threat = ThreatMap(name=event.name, parts=event.parts, heart=event.heart)
    at_home = {part: part for part in event.parts if part in scene.zones}
    return in_scene(game, threat=threat, places={**scene.places, **at_home})


def _heart_beaten(game: Game, event: e.HeartBeaten) -> Game:
    for name in event.parts:
        if name in game.characters and game.characters[name].out is None:
            game = with_character(game, name, out="")
    return in_scene(game, threat=None)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.ZonesSet: _zones_set,
    e.Moved: _moved,
    e.ObstaclePlaced: _obstacle_placed,
    e.ObstacleRemoved: _obstacle_removed,
    e.DistractionAnswered: _unchanged,
    e.CoverGiven: _unchanged,
    e.ThreatMapped: _threat_mapped,
    e.HeartBeaten: _heart_beaten,
}
