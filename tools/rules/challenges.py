"""Challenges: a series of overcome rolls, judged together."""

from tools import events as e
from tools.commands import BeginChallenge, EndChallenge, Overcome
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Game, Task
from tools.options import need_option
from tools.people import called, folded, side
from tools.rules.followed import open_tasks, reading
from tools.rules.ready import settle

CHALLENGE = "condensed.challenge"
IMMUNE = "condensed.opt.boss-challenge-immunity"


def begin_challenge(game: Game, command: BeginChallenge, dice: Dice) -> list[e.Event]:
    """Begin a challenge: as a rule each task a different skill, about one for each character.

    Raises:
        RuleError: `challenge_on`, `same_task`, `option_off`.

    Source: condensed.challenge, condensed.opt.boss-challenge-immunity.
    """
    if game.scene.challenge is not None:
        raise RuleError("challenge_on", "A challenge is on already.", "End it first.", CHALLENGE)
    if command.shields:
        need_option(game, IMMUNE)
    names = [each.name for each in command.tasks]
    forms = [folded(name) for name in names]
    twice = next((name for name in names if forms.count(folded(name)) > 1), None)
    if twice is not None:
        raise RuleError(
            "same_task",
            f"{twice} is there twice.",
            "Say how many rolls it takes instead.",
            CHALLENGE,
            name=twice,
        )
    tasks = tuple(
        Task(name=each.name, skill=each.skill, difficulty=each.difficulty, rolls=each.rolls)
        for each in command.tasks
    )
    shields = tuple(called(game, name) for name in command.shields)
    skills = [each.skill for each in tasks if each.skill]
    events: list[e.Event] = [
        *settle(game),
        e.ChallengeBegan(goal=command.goal, tasks=tasks, shields=shields),
    ]
    if len(set(skills)) < len(skills):
        events.append(e.Remarked(code="same_skill", rule=CHALLENGE))
    return events


def task_of(game: Game, command: Overcome) -> Task | None:
    """The task that an overcome roll is for: by its name, or the only one left for its skill.

    Raises:
        RuleError: `no_challenge`, `task_done`.

    Source: condensed.challenge.
    """
    challenge = game.scene.challenge
    if challenge is None:
        if command.task is None:
            return None
        raise RuleError(
            "no_challenge",
            "No challenge is on.",
            "Begin one, or leave the task out.",
            CHALLENGE,
        )
    listed = open_tasks(challenge)
    for name in (command.task, command.goal):
        known = next((each for each in challenge.tasks if same(each.name, name)), None)
        if known is not None and known not in listed:
            left = ", ".join(each.name for each in listed)
            raise RuleError(
                "task_done",
                f"{known.name} has been rolled for.",
                f"Still open: {left}." if left else "End the challenge.",
                CHALLENGE,
                name=known.name,
                near=left,
            )
        if known is not None:
            return known
    if command.task is not None:
        return Task(name=command.task)
    fits = [each for each in listed if each.skill == command.skill]
    ours = command.skill is not None and side(game, command.actor) == "pc"
    return fits[0] if ours and len(fits) == 1 else None


def same(name: str, given: str | None) -> bool:
    """Whether a name was meant."""
    return given is not None and folded(name) == folded(given)


def end_challenge(game: Game, command: EndChallenge, dice: Dice) -> list[e.Event]:
    """End a challenge; the GM judges it, or the rolls speak for themselves.

    Raises:
        RuleError: `no_challenge`, `answer_first`.

    Source: condensed.challenge.
    """
    if game.scene.challenge is None:
        raise RuleError("no_challenge", "No challenge is on.", "Begin one first.", CHALLENGE)
    events = settle(game)
    challenge = fold(game, events).scene.challenge
    assert challenge is not None
    won, lost, costs, result = reading(challenge)
    result = command.result or result
    beaten = result == "won"
    ended = e.ChallengeEnded(
        goal=challenge.goal,
        won=won,
        lost=lost,
        costs=costs,
        result=result,
        exposed=challenge.shields if beaten else (),
        immune=() if beaten else challenge.shields,
    )
    return [*events, ended]
