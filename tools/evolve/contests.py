"""What happens in a contest."""

from collections.abc import Mapping
from typing import Any

from tools import events as e
from tools.evolve.folding import Fold, in_scene, with_character, with_immune
from tools.game import Contest, Game, OpenRoll, Pending, Threat
from tools.records import replace


def in_contest(game: Game, **changes: Any) -> Game:
    """The game with changes to its contest, if one is on."""
    contest = game.scene.contest
    return game if contest is None else in_scene(game, contest=replace(contest, **changes))


def _did(game: Game, who: str, deed: str) -> Game:
    contest = game.scene.contest
    if contest is None or deed in contest.did.get(who, ()):
        return game
    return in_contest(game, did={**contest.did, who: (*contest.did.get(who, ()), deed)})


def reopened(game: Game, roll: OpenRoll) -> Game:
    """The contest as it was before this roll was judged; the roll itself stays."""
    contest = game.scene.contest
    if contest is None:
        return game
    if contest.marked:
        if contest.twist:
            game = without_twist(game, last=True)
        game = in_contest(
            game, marked=False, twist=False, winner=None, victories=dict(contest.before)
        )
    if roll.action == "create_advantage":
        left = {side: who for side, who in contest.lost.items() if who != roll.acting.who}
        game = in_contest(game, lost=left)
    return game


def closed(game: Game) -> Game:
    """Nothing changes the last roll any more: a contest that was won is over for good."""
    contest = game.scene.contest
    if contest is None or contest.winner is None:
        return game
    winners = next(each.members for each in contest.sides if each.name == contest.winner)
    for name in contest.shields:
        if name in winners and name in game.characters:
            game = with_character(game, name, out="")
    return in_scene(game, contest=None)


def without_twist(game: Game, last: bool = False) -> Game:
    """The game without the first (or the last) twist that waits."""
    waiting = [place for place, each in enumerate(game.pending) if each.kind == "twist"]
    if not waiting:
        return game
    gone = waiting[-1 if last else 0]
    return replace(game, pending=(*game.pending[:gone], *game.pending[gone + 1 :]))


def _contest_began(game: Game, event: e.ContestBegan) -> Game:
    none = {side.name: 0 for side in event.sides}
    contest = Contest(
        sides=event.sides,
        to_win=event.to_win,
        victories=none,
        before=none,
        shields=event.shields,
    )
    return in_scene(game, contest=contest)


def _contest_exchange_began(game: Game, event: e.ContestExchangeBegan) -> Game:
    contest = game.scene.contest
    if contest is None:
        return game
    return in_contest(
        game,
        exchange=event.number,
        before=contest.victories,
        rolls={},
        lost={},
        did={},
        threats=tuple(each for each in contest.threats if each.lasting),
        marked=False,
        twist=False,
    )


def _contest_rolled(game: Game, event: e.ContestRolled) -> Game:
    contest = game.scene.contest
    if contest is None:
        return game
    game = replace(game, roll=event.roll)
    game = in_contest(
        game, rolls={**contest.rolls, event.side: event.roll}, turn=None, last=event.who
    )
    return _did(game, event.who, "roll")


def _contest_did(game: Game, event: e.ContestDid) -> Game:
    return _did(game, event.who, event.deed)


def _contest_roll_lost(game: Game, event: e.ContestRollLost) -> Game:
    contest = game.scene.contest
    return in_contest(game, lost={**contest.lost, event.side: event.who}) if contest else game


def _contest_marked(game: Game, event: e.ContestMarked) -> Game:
    game = in_contest(
        game, marked=True, victories=dict(event.victories), twist=event.twist, winner=None
    )
    if not event.twist:
        return game
    waiting = Pending(kind="twist", who=e.GM, rule=event.rule)
    return replace(game, pending=(*game.pending, waiting))


def _threat_made(game: Game, event: e.ThreatMade) -> Game:
    contest = game.scene.contest
    if contest is None:
        return game
    threat = Threat(
        by=event.by,
        value=event.value,
        sides=event.sides,
        track=event.track,
        lasting=event.lasting,
    )
    others = tuple(each for each in contest.threats if each.by != event.by)
    return in_contest(game, threats=(*others, threat))


def _contest_ended(game: Game, event: e.ContestEnded) -> Game:
    contest = game.scene.contest
    game = with_immune(game, event.immune, event.exposed)
    if contest is None or event.winner is None:
        return in_scene(game, contest=None)
    game = in_contest(game, winner=event.winner)
    return game if game.roll is not None else closed(game)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.ContestBegan: _contest_began,
    e.ContestExchangeBegan: _contest_exchange_began,
    e.ContestRolled: _contest_rolled,
    e.ContestDid: _contest_did,
    e.ContestRollLost: _contest_roll_lost,
    e.ContestMarked: _contest_marked,
    e.ThreatMade: _threat_made,
    e.ContestEnded: _contest_ended,
}
