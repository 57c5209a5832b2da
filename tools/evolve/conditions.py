"""What happens to conditions."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, counted, with_character
from tools.game import Aspect, Consequence, Game
from tools.game.conditions import TRACK
from tools.records import replace


def _condition_marked(game: Game, event: e.ConditionMarked) -> Game:
    who, conflict = game.characters[event.target], game.scene.conflict
    taken = Consequence(
        severity=event.severity,
        name=event.name,
        track=TRACK[event.condition],
        conflict=conflict.number if conflict else 0,
        condition=event.condition,
        boxes=event.marked,
        taken_session=event.session,
    )
    others = tuple(each for each in who.consequences if each.condition != event.condition)
    known = next((each for each in who.aspects if each.name == event.name), None)
    aspect = known or Aspect(name=event.name, kind="consequence")
    if event.by is not None:
        aspect = replace(aspect, free=counted(aspect.free, event.by, 1))
    aspects = (
        tuple(aspect if each is known else each for each in who.aspects)
        if known
        else (*who.aspects, aspect)
    )
    return with_character(game, event.target, consequences=(*others, taken), aspects=aspects)


FOLDS: Mapping[type[e.Event], Fold] = {e.ConditionMarked: _condition_marked}
