"""Who may do what in an exchange of a contest."""

from typing import Literal

from tools import events as e
from tools.errors import RuleError
from tools.game import Contest, ContestSide, Game
from tools.options import is_on
from tools.people import called, folded, side as kind_of

CONTEST = "condensed.contest"
FASTER = "condensed.opt.faster-contest"
ADVANTAGE = "condensed.contest-advantage"
Deed = Literal["roll", "advantage", "help"]


def running(game: Game) -> Contest | None:
    """The contest that nobody has won yet."""
    contest = game.scene.contest
    return contest if contest is not None and contest.winner is None else None


def side_of(game: Game, who: str | None) -> ContestSide | None:
    """The side of the running contest that somebody is on."""
    contest = running(game)
    if contest is None or who is None:
        return None
    form = folded(called(game, who))
    return next(
        (each for each in contest.sides if form in {folded(name) for name in each.members}), None
    )


def named_side(game: Game, contest: Contest, name: str) -> ContestSide | None:
    """The side of this name, or that somebody of this name is on."""
    form = folded(called(game, name))
    for each in contest.sides:
        if folded(each.name) == form or form in {folded(member) for member in each.members}:
            return each
    return None


def rival_of(game: Game, who: str) -> str | None:
    """Who gets what goes to the other side of a contest: the players, the GM, or a rival.

    With several rivals it is the one with the most victories; a tie goes to the first.
    """
    contest, own = running(game), side_of(game, who)
    if contest is None or own is None:
        return None
    rivals = [each for each in contest.sides if each.name != own.name]
    ahead = max(rivals, key=lambda each: contest.victories.get(each.name, 0))
    kinds = {kind_of(game, name) for name in ahead.members}
    mine = {kind_of(game, name) for name in own.members}
    return kinds.pop() if len(kinds) == 1 and not kinds & mine else ahead.members[0]


def rivals(game: Game, one: str, other: str) -> bool:
    """Whether two are on different sides of the contest."""
    contest = game.scene.contest
    first, second = (
        (named_side(game, contest, name) for name in (one, other)) if contest else (None, None)
    )
    return first is not None and second is not None and first.name != second.name


def entering(game: Game, who: str, deed: Deed) -> list[e.Event]:
    """A participant does something: a new exchange where the last one is judged, and the deed.

    Each exchange a side has one roll; a participant rolls or helps once and may try one advantage
    before the side's roll. In the faster variant it is one of the three for each.

    Raises:
        RuleError: `side_rolled`, `roll_given_up`, `did_already`, `not_your_turn`.

    Source: condensed.contest, condensed.contest-advantage, condensed.opt.faster-contest.
    """
    contest, own = running(game), side_of(game, who)
    if contest is None or own is None:
        return []
    events: list[e.Event] = []
    if contest.marked:
        events.append(e.ContestExchangeBegan(number=contest.exchange + 1, rule=rule_of(game)))
    done = () if contest.marked else contest.did.get(who, ())
    faster = is_on(game, FASTER)
    if done and (faster or deed in done or (deed != "advantage" and set(done) & {"roll", "help"})):
        raise RuleError(
            "did_already",
            f"{who} has done that, or all there is to do, in this exchange.",
            "Let somebody else act, or let every side roll first.",
            FASTER if faster else rule_of(game),
            name=who,
        )
    if not contest.marked and own.name in contest.rolls and deed in ("roll", "advantage"):
        left = ", ".join(to_roll(contest))
        raise RuleError(
            "side_rolled",
            f"{own.name} has rolled in this exchange.",
            f"Still to roll: {left}." if left else "The next exchange begins with the next roll.",
            rule_of(game) if deed == "roll" else game.ruleset.rule(ADVANTAGE),
            name=own.name,
            near=left,
        )
    if not contest.marked and own.name in contest.lost and deed == "roll":
        raise RuleError(
            "roll_given_up",
            f"{own.name} goes without a roll in this exchange: an advantage failed.",
            "It rolls again in the next exchange.",
            game.ruleset.rule(ADVANTAGE),
            name=own.name,
        )
    if deed == "roll" and contest.turn is not None:
        chosen = named_side(game, contest, contest.turn)
        if chosen is not None and chosen.name != own.name and chosen.name in to_roll(contest):
            raise RuleError(
                "not_your_turn",
                f"{contest.turn} was chosen to act.",
                f"Let {contest.turn} act, or choose again.",
                "condensed.turn-order",
                name=who,
                turn=contest.turn,
            )
    if deed != "roll":
        events.append(e.ContestDid(who=who, deed=deed, rule=rule_of(game)))
    return events


def may_help(game: Game, leader: str, name: str) -> list[e.Event]:
    """A helper in a contest is on the leader's side, and uses what they may do.

    Raises:
        RuleError: `other_side`, or as `entering`.
    """
    own, theirs = side_of(game, leader), side_of(game, name)
    if own is None or theirs is None:
        return []
    if own.name != theirs.name:
        raise RuleError(
            "other_side",
            f"{name} is on another side of the contest.",
            f"Let somebody on the side of {own.name} help.",
            rule_of(game),
            name=name,
            side=own.name,
        )
    return entering(game, name, "help")


def to_roll(contest: Contest) -> list[str]:
    """Sides that have not rolled in this exchange, nor gone without."""
    if contest.marked:
        return [each.name for each in contest.sides]
    done = {*contest.rolls, *contest.lost}
    return [each.name for each in contest.sides if each.name not in done]


def roll_at_stake(game: Game, who: str) -> bool:
    """Whether a failed advantage would cost somebody's side its roll of this exchange."""
    contest, own = running(game), side_of(game, who)
    return contest is not None and own is not None and own.name in to_roll(contest)


def rule_of(game: Game) -> str:
    """Where the campaign's system says how contests go."""
    return game.ruleset.rule(CONTEST)
