"""What a table has settled for itself."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold
from tools.game import Game, Ruling
from tools.records import replace


def _ruling_made(game: Game, event: e.RulingMade) -> Game:
    made = Ruling(number=event.number, text=event.text, about=event.about, session=game.session,
                  secret=event.secret)  # fmt: skip
    return replace(game, rulings=(*game.rulings, made))


def _ruling_withdrawn(game: Game, event: e.RulingWithdrawn) -> Game:
    kept = tuple(each for each in game.rulings if each.number != event.number)
    last = max(game.last_withdrawn, event.number)
    return replace(game, rulings=kept, last_withdrawn=last)


def _ruleset_used(game: Game, event: e.RulesetUsed) -> Game:
    return replace(game, house=event.house)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.RulingMade: _ruling_made,
    e.RulingWithdrawn: _ruling_withdrawn,
    e.RulesetUsed: _ruleset_used,
}
