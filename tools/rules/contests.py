"""Contests: beginning them, what threatens their sides, the end by the GM's word."""

from tools import events as e
from tools.commands import BeginContest, EndContest, Threaten
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Contest, ContestSide, Game
from tools.options import need_option
from tools.people import called, folded
from tools.rules.contest_order import CONTEST, named_side, rule_of, running
from tools.rules.judging import won_by
from tools.rules.ready import settle
from tools.rules.rolling import Throws, rating_of

LEAST, ADVISED = 3, 5
IMMUNE = "condensed.opt.boss-challenge-immunity"


def begin_contest(game: Game, command: BeginContest, dice: Dice) -> list[e.Event]:
    """Begin a contest of two or more sides, to three victories or up to five.

    Raises:
        RuleError: `contest_on`, `too_few_sides`, `same_side`, `too_few_victories`,
            `missing_opposition`, `option_off`.

    Source: condensed.contest, condensed.opt.boss-challenge-immunity.
    """
    rule = rule_of(game)
    if running(game) is not None:
        raise RuleError("contest_on", "A contest is on already.", "End it first.", rule)
    if command.shields:
        need_option(game, IMMUNE)
    if command.to_win < LEAST:
        raise RuleError(
            "too_few_victories",
            "A contest takes three victories at least.",
            "Three is usual, five the most that is advised.",
            rule,
        )
    events = settle(game)
    sides = sides_asked(game, command)
    check_sides(game, sides)
    shields = tuple(called(game, name) for name in command.shields)
    began = e.ContestBegan(sides=sides, to_win=command.to_win, shields=shields, rule=rule)
    long = command.to_win > ADVISED
    return [*events, began, *([e.Remarked(code="long_contest", rule=rule)] if long else [])]


def sides_asked(game: Game, command: BeginContest) -> tuple[ContestSide, ...]:
    """The sides of a contest: as given, or the players' characters against the GM's."""
    if not command.sides:
        here = game.scene.present or tuple(game.characters)
        kinds = {
            kind: tuple(name for name in here if game.characters[name].kind == kind)
            for kind in ("pc", "npc")
        }
        return tuple(
            ContestSide(name=kind, members=members, difficulty=command.difficulty)
            for kind, members in kinds.items()
            if members
        )
    return tuple(
        ContestSide(
            name=each.name or called(game, each.members[0]),
            members=tuple(dict.fromkeys(called(game, name) for name in each.members)),
            goal=each.goal,
            difficulty=command.difficulty if each.difficulty is None else each.difficulty,
        )
        for each in command.sides
    )


def check_sides(game: Game, sides: tuple[ContestSide, ...]) -> None:
    """Two sides at least, nobody on two of them, and difficulties for all or none."""
    rule = rule_of(game)
    if len(sides) < 2:
        raise RuleError(
            "too_few_sides", "A contest has two sides or more.", "Name who is on each side.", rule
        )
    names = [each.name for each in sides]
    members = [name for each in sides for name in each.members]
    for listed in (names, members):
        forms = [folded(name) for name in listed]
        twice = next((name for name in listed if forms.count(folded(name)) > 1), None)
        if twice is not None:
            raise RuleError(
                "same_side",
                f"{twice} is there twice.",
                "Each side and each member once.",
                rule,
                name=twice,
            )
    if len({each.difficulty is None for each in sides}) > 1:
        lacking = next(each.name for each in sides if each.difficulty is None)
        raise RuleError(
            "missing_opposition",
            "What is there to beat?",
            f"Give {lacking} a difficulty too, or none to any side.",
            rule,
        )


def threaten(game: Game, command: Threaten, dice: Dice) -> list[e.Event]:
    """Threaten whole sides with a number, a roll, or a rival side's own contest roll.

    Raises:
        RuleError: `no_contest`, `unknown_side`, `missing_rating`.

    Source: condensed.contest.
    """
    contest = running(game)
    if contest is None:
        raise RuleError("no_contest", "No contest is on.", "Begin one first.", CONTEST)
    events: list[e.Event] = []
    if contest.marked:
        events.append(e.ContestExchangeBegan(number=contest.exchange + 1, rule=rule_of(game)))
    own = named_side(game, contest, command.by)
    by = own.name if own is not None else called(game, command.by)
    sides = tuple(need_side(game, contest, name).name for name in command.sides)
    sides = sides or tuple(each.name for each in contest.sides)
    value = command.difficulty
    given = (command.rating, command.effort, command.skill, command.faces, command.dice_total)
    if value is None and (own is None or any(each is not None for each in given)):
        throws = Throws(game, dice)
        who = called(game, command.by)
        value = throws.side(who, command, rating_of(game, who, command), command.skill).effort
        events += throws.events
    threat = e.ThreatMade(
        by=by,
        value=value,
        sides=tuple(name for name in sides if own is None or name != own.name),
        track=command.track,
        lasting=command.lasting,
    )
    return [*events, threat]


def need_side(game: Game, contest: Contest, name: str) -> ContestSide:
    """A side by its name or a member's.

    Raises:
        RuleError: `unknown_side`.
    """
    side = named_side(game, contest, name)
    if side is None:
        listed = ", ".join(each.name for each in contest.sides)
        raise RuleError(
            "unknown_side",
            f"No side is called {name}.",
            f"There are: {listed}.",
            CONTEST,
            name=name,
            near=listed,
        )
    return side


def end_contest(game: Game, command: EndContest, dice: Dice) -> list[e.Event]:
    """End a contest by the GM's word, with or without a winner.

    Raises:
        RuleError: `no_contest`, `unknown_side`, `answer_first`.

    Source: condensed.contest.
    """
    contest = game.scene.contest
    if contest is None:
        raise RuleError("no_contest", "No contest is on.", "Begin one first.", CONTEST)
    events = settle(game)
    victories = dict(contest.victories)
    if command.winner is None and contest.winner is None:
        over = e.ContestEnded(
            winner=None, victories=victories, immune=contest.shields, rule=rule_of(game)
        )
        return [*events, over]
    if contest.winner is not None:
        return events or [e.Remarked(code="ended_already", rule=CONTEST)]
    side = need_side(game, contest, command.winner or "")
    return [*events, won_by(game, contest, side, victories)]
