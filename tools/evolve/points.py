"""What happens to fate points."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, counted, in_scene, with_character, without_pending
from tools.game import Game, Pending
from tools.records import replace


def _points_changed(game: Game, event: e.PointsChanged) -> Game:
    if event.who == e.GM:
        if event.delta < 0 and game.scene.late is not None:
            game = in_scene(game, late=None)
        return replace(game, gm_points=event.now)
    return with_character(game, event.who, points=event.now)


def _point_owed(game: Game, event: e.PointOwed) -> Game:
    owed = counted(game.scene.owed, event.who, event.amount)
    return replace(game, scene=replace(game.scene, owed=owed))


def _compel_offered(game: Game, event: e.CompelOffered) -> Game:
    options = ("accept", "refuse") if event.may_refuse else ("accept",)
    waiting = Pending(
        kind="compel",
        who=event.who,
        by=event.by,
        aspect=event.aspect,
        options=options,
        rule=event.rule,
        ends_scene=event.ends_scene,
    )
    return replace(game, pending=(*game.pending, waiting))


def _compel_answered(game: Game, event: e.CompelAnswered) -> Game:
    game = without_pending(game, "compel", who=event.who)
    return late(game, event.who) if event.accept and event.ends_scene else game


def _compel_claimed(game: Game, event: e.CompelClaimed) -> Game:
    return late(game, event.who) if event.ends_scene else game


def late(game: Game, who: str) -> Game:
    """The game after a compel that ends the scene: an NPC's point may stay for later."""
    npc = who in game.characters and game.characters[who].kind == "npc"
    return in_scene(game, late=who) if npc else game


def _detail_declared(game: Game, event: e.DetailDeclared) -> Game:
    return game


FOLDS: Mapping[type[e.Event], Fold] = {
    e.PointsChanged: _points_changed,
    e.PointOwed: _point_owed,
    e.CompelOffered: _compel_offered,
    e.CompelAnswered: _compel_answered,
    e.CompelClaimed: _compel_claimed,
    e.DetailDeclared: _detail_declared,
}
