"""Files that characters came from."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold
from tools.game import Game, Origin
from tools.records import replace


def _origin_kept(game: Game, event: e.OriginKept) -> Game:
    origin = Origin(format=event.format, text=event.text)
    return replace(game, origins={**game.origins, event.who: origin})


FOLDS: Mapping[type[e.Event], Fold] = {e.OriginKept: _origin_kept}
