"""Rolling for a side of a contest, and invoking on its roll."""

from tools import events as e
from tools.commands import Invoke, Overcome
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import ContestSide, Game, OpenRoll
from tools.people import called
from tools.records import replace
from tools.rules.contest_order import entering, named_side, rule_of, side_of
from tools.rules.invoking import pay_invokes
from tools.rules.judging import judge
from tools.rules.ready import settle, stand
from tools.rules.rolling import Throws, rating_of
from tools.rules.scaling import level_of, scaled
from tools.rules.teamwork import assist, helpers_in
from tools.rules.turns import take_turn


def contest_roll(game: Game, command: Overcome, dice: Dice) -> list[e.Event]:
    """A side's roll of this exchange; once every side has rolled, the exchange is judged.

    Raises:
        RuleError: as `entering`; `answer_first`, `is_out`.

    Source: condensed.contest.
    """
    actor = called(game, command.actor)
    stand(game, actor)
    events = settle(game)
    game = fold(game, events)
    own = side_of(game, actor)
    assert own is not None
    entered = entering(game, actor, "roll")
    entered += take_turn(fold(game, entered), actor)
    game = fold(game, entered)
    rating = rating_of(game, actor, command)
    helped, bonus = assist(game, actor, command, rating, command.skill)
    game = fold(game, helped)
    throws = Throws(game, dice)
    acting = throws.side(actor, command, rating, command.skill, "overcome")
    if acting.given is None:
        acting = replace(acting, bonus=acting.bonus + bonus)
    above, acting, _ = scaled(game, acting, command, facing(game, own), "contest")
    throws.events += above
    roll = OpenRoll(
        action="contest",
        acting=acting,
        difficulty=own.difficulty if command.difficulty is None else command.difficulty,
        contest=own.name,
        helpers=helpers_in(helped),
    )
    game = fold(game, throws.events)
    invokes = [(spec, spec.by or actor) for spec in command.invokes]
    paid, game, roll = pay_invokes(game, roll, invokes, dice, throws.events)
    done = rolled(game, roll)
    game = fold(game, [done])
    return [*events, *entered, *helped, *throws.events, *paid, done, *judge(game)]


def facing(game: Game, own: ContestSide) -> int | None:
    """The highest level of scale among the other sides, where sides roll head to head.

    Against a difficulty of one's own nobody is opposed, and scale has no place (a ruling of ours).

    Source: condensed.opt.scale.
    """
    contest = game.scene.contest
    if contest is None or any(each.difficulty is not None for each in contest.sides):
        return None
    rivals = [name for each in contest.sides if each != own for name in each.members]
    return max((level_of(game, name) for name in rivals), default=0)


def rolled(game: Game, roll: OpenRoll, supersedes: bool = False) -> e.ContestRolled:
    """A side's roll as it stands."""
    acting, difficulty = roll.acting, roll.difficulty
    return e.ContestRolled(
        side=roll.contest or "",
        who=acting.who or "",
        skill=acting.skill,
        rating=acting.rating,
        bonus=acting.bonus,
        faces=acting.faces,
        effort=acting.effort,
        difficulty=difficulty,
        margin=None if difficulty is None else acting.effort - difficulty,
        supersedes=supersedes,
        roll=roll,
        rule=rule_of(game),
    )


def invoke_in_contest(game: Game, command: Invoke, dice: Dice) -> list[e.Event]:
    """Invoke on a side's roll of this exchange, one's own or that of allies; it is judged anew.

    +2 to the opposition raises a rival's difficulty; head to head it is +2 to one's own roll.

    Raises:
        RuleError: `no_roll` when that side has not rolled.

    Source: condensed.invoke, condensed.contest.
    """
    contest, last = game.scene.contest, game.roll
    assert contest is not None and last is not None
    who = called(game, command.actor) if command.actor else last.acting.who
    own = named_side(game, contest, who) if who else None
    name = own.name if own is not None else last.contest or ""
    rival = name
    if command.use == "oppose" and any(each.difficulty is not None for each in contest.sides):
        others = [each for each in contest.rolls if each != name]
        rival = last.contest if last.contest in others else next(iter(others), name)
    roll = contest.rolls.get(rival)
    if roll is None:
        raise RuleError(
            "no_roll",
            f"{rival} has not rolled in this exchange.",
            "Invoke together with a roll, or right after it.",
            "condensed.invoke",
        )
    before: list[e.Event] = [e.Reopened()] if contest.marked else []
    game = fold(game, before)
    spec = command
    if command.use == "oppose" and rival == name:
        spec = command.model_copy(update={"use": "bonus"})
    paid, game, raised = pay_invokes(game, roll, [(spec, who)], dice)
    done = rolled(game, raised, supersedes=True)
    game = fold(game, [done])
    return [*before, *paid, done, *judge(game)]
