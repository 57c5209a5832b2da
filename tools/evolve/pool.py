"""What happens in Narratograph beside the roll itself."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, with_character, without_pending
from tools.game import Game, Pending
from tools.records import replace


def _counted(game: Game, event: e.PoolCounted) -> Game:
    return game


def _cheered(game: Game, event: e.Cheered) -> Game:
    if game.roll is not None:
        game = replace(game, roll=replace(game.roll, cheers=(*game.roll.cheers, event.who)))
    if event.who not in game.characters or event.word:
        return game
    bonds = game.characters[event.who].bonds
    return with_character(game, event.who, bonds={**bonds, event.whom: True})


def _special_offered(game: Game, event: e.SpecialOffered) -> Game:
    waiting = Pending(kind="special", who=event.who, options=event.options, rule=event.rule)
    return replace(game, pending=(*game.pending, waiting))


def _fumble_awaited(game: Game, event: e.FumbleAwaited) -> Game:
    waiting = Pending(kind="fumble", who=event.who, rule=event.rule)
    return replace(game, pending=(*game.pending, waiting))


def _spirit_power_changed(game: Game, event: e.SpiritPowerChanged) -> Game:
    game = without_pending(game, "special", who=event.who)
    if event.now is None:
        return game
    return with_character(game, event.who, spirit_power=event.now)


def _abnormal_gained(game: Game, event: e.AbnormalGained) -> Game:
    game = without_pending(game, "fumble", who=event.who)
    if event.again or event.who not in game.characters:
        return game
    have = game.characters[event.who].abnormal
    return with_character(game, event.who, abnormal=(*have, event.condition))


def _abnormal_cleared(game: Game, event: e.AbnormalCleared) -> Game:
    game = without_pending(game, "special", who=event.who)
    have = game.characters[event.who].abnormal
    left = tuple(each for each in have if each != event.condition)
    return with_character(game, event.who, abnormal=left)


def _bond_gained(game: Game, event: e.BondGained) -> Game:
    bonds = game.characters[event.who].bonds
    return with_character(game, event.who, bonds={**bonds, event.to: False})


FOLDS: Mapping[type[e.Event], Fold] = {
    e.PoolCounted: _counted,
    e.Cheered: _cheered,
    e.SpecialOffered: _special_offered,
    e.FumbleAwaited: _fumble_awaited,
    e.SpiritPowerChanged: _spirit_power_changed,
    e.AbnormalGained: _abnormal_gained,
    e.AbnormalCleared: _abnormal_cleared,
    e.BondGained: _bond_gained,
}
