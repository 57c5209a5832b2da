"""What happens in a challenge."""

from collections.abc import Mapping

from tools import events as e
from tools.evolve.folding import Fold, in_scene, with_immune
from tools.game import Challenge, Game, Task, Try
from tools.records import replace


def _challenge_began(game: Game, event: e.ChallengeBegan) -> Game:
    challenge = Challenge(goal=event.goal, tasks=event.tasks, shields=event.shields)
    return in_scene(game, challenge=challenge)


def _task_tried(game: Game, event: e.TaskTried) -> Game:
    challenge = game.scene.challenge
    if challenge is None:
        return game
    made = Try(
        task=event.task,
        who=event.who,
        skill=event.skill,
        outcome=event.outcome,
        won=event.won,
        cost=event.cost,
    )
    known = any(each.name == event.task for each in challenge.tasks)
    tasks = challenge.tasks if known else (*challenge.tasks, Task(name=event.task))
    tries = (*challenge.tries[: event.attempt], made, *challenge.tries[event.attempt + 1 :])
    return in_scene(game, challenge=replace(challenge, tasks=tasks, tries=tries))


def _challenge_tallied(game: Game, event: e.ChallengeTallied) -> Game:
    return game


def _challenge_ended(game: Game, event: e.ChallengeEnded) -> Game:
    return with_immune(in_scene(game, challenge=None), event.immune, event.exposed)


FOLDS: Mapping[type[e.Event], Fold] = {
    e.ChallengeBegan: _challenge_began,
    e.TaskTried: _task_tried,
    e.ChallengeTallied: _challenge_tallied,
    e.ChallengeEnded: _challenge_ended,
}
