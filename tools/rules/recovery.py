"""Healing: treating consequences, and when they clear."""

from tools import events as e
from tools.commands import Treat
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Consequence, Game, OpenRoll
from tools.people import called, find, folded, need
from tools.records import replace
from tools.rules.harm import spare_name
from tools.rules.invoking import pay_invokes
from tools.rules.ready import settle, stand
from tools.rules.resolving import resolve
from tools.rules.rolling import Throws, rating_of
from tools.rules.teamwork import assist, helpers_in
from tools.rules.turns import take_turn
from tools.rulesets import ABSORBS

TREAT = "condensed.recovery-roll"
SELF = 2


def treat_difficulty(severity: str, oneself: bool) -> int:
    """Mild Fair (+2), moderate Great (+4), severe Fantastic (+6); 2 more for oneself.

    Source: condensed.recovery-roll.
    """
    return ABSORBS[severity] + (SELF if oneself else 0)


def treat(game: Game, command: Treat, dice: Dice) -> list[e.Event]:
    """Treat a consequence by overcoming its difficulty.

    Raises:
        RuleError: `no_consequence`, `which_consequence`, `treated_already`, `no_recovery`.

    Source: condensed.recovery-roll.
    """
    actor = called(game, command.actor)
    stand(game, actor)
    patient = need(game, command.patient or command.actor, TREAT)
    wound = which(patient.name, patient.consequences, command)
    events = settle(game) + take_turn(game, actor)
    game = fold(game, events)
    skill = command.skill
    if skill is None and command.rating is None and command.effort is None and find(game, actor):
        skill = game.ruleset.treat_skills.get(wound.track)
    difficulty = command.difficulty
    if difficulty is None:
        difficulty = treat_difficulty(wound.severity, actor == patient.name)
    rating = rating_of(game, actor, command, skill)
    helped, bonus = assist(game, actor, command, rating, skill)
    events += helped
    game = fold(game, helped)
    throws = Throws(game, dice)
    acting = throws.side(actor, command, rating, skill, "overcome")
    if bonus and acting.given is None:
        acting = replace(acting, bonus=acting.bonus + bonus)
    roll = OpenRoll(
        action="treat",
        acting=acting,
        difficulty=difficulty,
        target=patient.name,
        severity=wound.severity,
        consequence=wound.name,
        rename=spare_name(patient, command.rename) if command.rename else None,
        helpers=helpers_in(helped),
    )
    game = fold(game, throws.events)
    invokes = [(spec, spec.by or actor) for spec in command.invokes]
    paid, game, roll = pay_invokes(game, roll, invokes, dice, throws.events)
    return events + throws.events + paid + resolve(game, roll)


def which(name: str, taken: tuple[Consequence, ...], command: Treat) -> Consequence:
    """The consequence that is meant: by its name, its severity, or as the only one that heals."""
    open_ones = [each for each in taken if each.treated_scene is None]
    mending = [each for each in open_ones if each.severity != "extreme"]
    meant = [
        each
        for each in taken
        if command.severity in (None, each.severity)
        and (command.consequence is None or folded(command.consequence) == folded(each.name or ""))
    ]
    if not meant:
        listed = ", ".join(each.name or each.severity for each in taken) or "none"
        raise RuleError(
            "no_consequence",
            f"{name} has no such consequence.",
            f"Taken: {listed}.",
            TREAT,
            name=name,
            near=listed,
        )
    still = [each for each in meant if each in mending] or [
        each for each in meant if each in open_ones
    ]
    if not still:
        raise RuleError(
            "treated_already",
            f"{meant[0].name} is recovering already.",
            "It clears with time.",
            "condensed.recovery-time",
            name=meant[0].name or "",
        )
    if len(still) > 1:
        listed = ", ".join(each.name or each.severity for each in still)
        raise RuleError(
            "which_consequence",
            f"{name} has several: {listed}.",
            "Name one.",
            TREAT,
            name=name,
            near=listed,
        )
    if still[0].severity == "extreme":
        raise RuleError(
            "no_recovery",
            "An extreme consequence does not recover.",
            "It may be renamed at a breakthrough.",
            "condensed.opt.extreme-consequence",
        )
    return still[0]


ENDINGS = {"scene": "mild", "session": "moderate", "scenario": "severe"}


def cleared(game: Game, ending: str) -> list[e.Event]:
    """Consequences that clear as a scene, session or scenario ends.

    After treatment the first whole one; in Accelerated with time alone: mild ones at the scene's
    end, moderate ones at the end of the session after, severe ones with the scenario.
    Source: condensed.recovery-time, core.recovery-time, accelerated.recovery.
    """
    over = whole if game.ruleset.treatment else long_ago
    return [
        e.ConsequenceCleared(
            who=who.name,
            severity=each.severity,
            name=each.name or each.severity,
            rule=game.ruleset.rule("condensed.recovery-time"),
        )
        for who in game.characters.values()
        for each in who.consequences
        if each.severity == ENDINGS[ending] and over(game, each, ending)
    ]


def whole(game: Game, wound: Consequence, ending: str) -> bool:
    """Whether the scene, session or scenario that ends began after the treatment."""
    if wound.treated_scene is None or wound.treated_session is None:
        return False
    if ending == "scenario":
        return game.scenario > wound.treated_scenario
    if ending == "scene":
        return game.scene.number > wound.treated_scene
    return game.session > wound.treated_session


def long_ago(game: Game, wound: Consequence, ending: str) -> bool:
    """Whether time alone has healed a consequence."""
    return ending != "session" or game.session > (wound.taken_session or 0)
