"""What happens by scale, and to a big bad."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, with_character, without_hit
from tools.game import Game
from tools.records import replace


def _scale_set(game: Game, event: e.ScaleSet) -> Game:
    return with_character(game, event.who, scale=event.level)


def _minions_set(game: Game, event: e.MinionsSet) -> Game:
    return with_character(game, event.who, minions=event.minions)


def _hit_passed(game: Game, event: e.HitPassed) -> Game:
    if not event.sheet:
        game = without_hit(game, event.target)
        left = tuple(n for n in game.characters[event.target].minions if n != event.minion)
        return with_character(game, event.target, minions=left)
    pending = tuple(
        replace(each, who=event.minion)
        if (each.kind, each.who) == ("absorb", event.target)
        else replace(each, by=event.minion)
        if (each.kind, each.by) == ("boost", event.target)
        else each
        for each in game.pending
    )
    return replace(game, pending=pending)


def _forms_set(game: Game, event: e.FormsSet) -> Game:
    return with_character(game, event.who, forms=event.forms)


def _form_revealed(game: Game, event: e.FormRevealed) -> Game:
    return replace(game, characters={**game.characters, event.who: event.character})


def _solo_set(game: Game, event: e.SoloSet) -> Game:
    return with_character(game, event.who, solo=event.bonuses)


def _applied(game: Game, event: e.ScaleApplied | e.SoloBonusApplied) -> Game:
    return game


FOLDS: Mapping[type[e.Event], Fold] = {
    e.ScaleSet: _scale_set,
    e.ScaleApplied: _applied,
    e.MinionsSet: _minions_set,
    e.HitPassed: _hit_passed,
    e.FormsSet: _forms_set,
    e.FormRevealed: _form_revealed,
    e.SoloSet: _solo_set,
    e.SoloBonusApplied: _applied,
}
