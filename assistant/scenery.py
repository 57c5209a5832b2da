"""Showing what is going on in a scene: zones, obstacles, challenge, contest, countdowns."""

from collections.abc import Iterator, Mapping

from assistant.voice import Voice
from tools.game import Challenge, Countdown, Game, Obstacle, Task


def going_on(say: Voice, game: Game) -> Iterator[str]:
    """The lines of the state that speak of the scene's zones and of what is going on in it."""
    scene = game.scene
    if scene.zones:
        yield say("heading", label=say("label-zones"))
        for zone in scene.zones:
            here = [name for name, place in scene.places.items() if place == zone]
            text = say("line", label=zone, text=say.listed(here)) if here else zone
            yield f"  – {text}"
    if scene.obstacles:
        yield say("heading", label=say("label-obstacles"))
        yield from (f"  – {obstacle(say, each)}" for each in scene.obstacles)
    if scene.challenge is not None:
        yield from challenge(say, scene.challenge)
    if scene.contest is not None:
        head = say("state-contest", victories=scene.contest.to_win)
        yield say("line", label=head, text=stand(say, scene.contest.victories))
    if game.countdowns:
        yield say("heading", label=say("label-countdowns"))
        yield from (f"  – {countdown(say, each)}" for each in game.countdowns)


def obstacle(say: Voice, each: Obstacle) -> str:
    """An obstacle with its ratings and zone."""
    notes = [say.rating(each.rating)] if each.rating is not None else []
    notes += [say("weapon", rating=str(each.weapon))] if each.weapon else []
    notes += [each.zone] if each.zone else []
    return say("with-details", text=each.name, details=say.listed(notes)) if notes else each.name


def challenge(say: Voice, running: Challenge) -> Iterator[str]:
    """A challenge's tasks, each with what its rolls came to."""
    head = say("state-challenge")
    head = say("with-details", text=head, details=running.goal) if running.goal else head
    yield say("heading", label=head)
    for each in running.tasks:
        made = [attempt for attempt in running.tries if attempt.task == each.name]
        results = [say.outcome(attempt.outcome) for attempt in made]
        text = task(say, each)
        listed = say("line", label=text, text=say.listed(results)) if results else text
        yield f"  – {listed}"


def countdown(say: Voice, each: Countdown) -> str:
    """A countdown's boxes, and what happens at the last where that may be known."""
    boxes = "[x]" * each.marked + "[ ]" * (each.boxes - each.marked)
    text = say("line", label=each.name, text=boxes)
    return say("with-detail", text=text, detail=each.outcome) if each.outcome else text


def task(voice: Voice, each: Task) -> str:
    """A task with its skill, difficulty and rolls."""
    notes = [voice.skill(each.skill)] if each.skill else []
    notes += [voice.rating(each.difficulty)] if each.difficulty is not None else []
    notes += [voice("task-rolls", rolls=each.rolls)] if each.rolls > 1 else []
    return (
        voice("with-details", text=each.name, details=voice.listed(notes)) if notes else each.name
    )


def stand(voice: Voice, victories: Mapping[str, int]) -> str:
    """Victories by side."""
    return voice.listed(
        voice("side-victories", side=voice.who(name), victories=count)
        for name, count in victories.items()
    )
