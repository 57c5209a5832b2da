"""The books of a table: every fate point, free invoke, boost and point of power, by who has it.

They are kept from the events alone, and have to agree with the game after each of them: so nothing
comes from nowhere, and nothing vanishes that no event accounts for.
"""

from collections.abc import Iterable

from machine.accounts import Account, Books, books, nonzero
from machine.posts import POSTS
from tools import events as e
from tools.evolve import evolve
from tools.game import Game


def kept_in_order(before: Game, events: Iterable[e.Event], after: Game) -> None:
    """Fold events one by one; after each the books have to be what the event says."""
    game, kept = before, books(before)
    for event in events:
        then = evolve(game, event)
        post = POSTS.get(type(event))
        if post is not None:
            post(kept, event, game)
        kept, found = nonzero(kept), books(then)
        assert found == kept, (event, changed(kept, found))
        assert min(kept.values(), default=0) >= 0, (event, kept)
        game = then
    assert game == after


def changed(kept: Books, found: Books) -> dict[Account, tuple[int, int]]:
    """Accounts that differ: what the events say, and what is there."""
    both = {*kept, *found}
    return {each: (kept[each], found[each]) for each in both if kept[each] != found[each]}
