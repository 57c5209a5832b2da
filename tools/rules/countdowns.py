"""Countdowns: marked by the GM or by what happens, until their outcome does."""

from collections.abc import Iterable, Iterator

from tools import events as e
from tools.commands import BeginCountdown, EndCountdown, MarkCountdown
from tools.dice import Dice
from tools.errors import RuleError
from tools.evolve import fold
from tools.game import Countdown, Game, Trigger
from tools.people import folded, near

COUNTDOWN = "condensed.opt.countdown"


def begin_countdown(game: Game, command: BeginCountdown, dice: Dice) -> list[e.Event]:
    """Begin a countdown of boxes, with what marks them and what happens at the last.

    Raises:
        RuleError: `countdown_taken`.

    Source: condensed.opt.countdown.
    """
    if any(folded(each.name) == folded(command.name) for each in game.countdowns):
        raise RuleError(
            "countdown_taken",
            f"A countdown is called {command.name} already.",
            "Choose another name.",
            COUNTDOWN,
            name=command.name,
        )
    secret = command.shown == "nothing"
    began = e.CountdownBegan(
        name=command.name,
        boxes=command.boxes,
        triggers=tuple(dict.fromkeys(command.triggers)),
        when=command.when,
        shown=command.shown,
        secret=secret,
    )
    means = e.CountdownMeans(
        countdown=command.name, outcome=command.outcome, secret=command.shown != "all"
    )
    return [began, means]


def need_countdown(game: Game, name: str | None) -> Countdown:
    """The countdown of this name, or the only one.

    Raises:
        RuleError: `no_countdown`, with those that are on.
    """
    for each in game.countdowns:
        if name is None and len(game.countdowns) == 1:
            return each
        if name is not None and folded(each.name) == folded(name):
            return each
    known = [each.name for each in game.countdowns]
    listed = ", ".join(near(name or "", known) or known[:5])
    raise RuleError(
        "no_countdown",
        f"No countdown is called {name}." if name else "Which countdown?",
        f"There are: {listed}." if listed else "Begin one first.",
        COUNTDOWN,
        name=name or "",
        near=listed,
    )


def mark_countdown(game: Game, command: MarkCountdown, dice: Dice) -> list[e.Event]:
    """Mark boxes of a countdown from left to right, or clear some; the last brings the outcome.

    Source: condensed.opt.countdown.
    """
    return list(marking(need_countdown(game, command.name), command.boxes))


def marking(countdown: Countdown, boxes: int, trigger: Trigger | None = None) -> Iterator[e.Event]:
    """Boxes marked (below 0: cleared), as far as there are any, and what the last one brings."""
    marked = max(0, min(countdown.marked + boxes, countdown.boxes))
    yield e.CountdownMarked(
        countdown=countdown.name,
        boxes=marked - countdown.marked,
        marked=marked,
        of=countdown.boxes,
        trigger=trigger,
        secret=countdown.shown == "nothing" and marked < countdown.boxes,
    )
    if marked == countdown.boxes:
        yield e.CountdownFull(countdown=countdown.name, outcome=countdown.outcome)


def end_countdown(game: Game, command: EndCountdown, dice: Dice) -> list[e.Event]:
    """Take a countdown away before it is full. Source: condensed.opt.countdown."""
    found = need_countdown(game, command.name)
    return [e.CountdownEnded(countdown=found.name, secret=found.shown == "nothing")]


def triggered(before: Game, after: Game, events: Iterable[e.Event]) -> list[e.Event]:
    """Countdowns marked by what has just happened.

    Each scene, session and exchange that begins counts, each roll once however often it is changed;
    a failure that an invoke turns into something better is taken back again.

    Source: condensed.opt.countdown.
    """
    counts: dict[Trigger, int] = {}
    for event in events:
        for trigger, count in triggers_of(before, event):
            counts[trigger] = counts.get(trigger, 0) + count
    found: list[e.Event] = []
    known = {each.name for each in before.countdowns}
    for countdown in after.countdowns:
        for trigger in countdown.triggers if countdown.name in known else ():
            now = next((c for c in fold(after, found).countdowns if c.name == countdown.name), None)
            if now is not None and counts.get(trigger):
                found += marking(now, counts[trigger], trigger)
    return found


# What triggers countdowns.
TRIGGERING = (
    e.SceneBegan,
    e.SessionBegan,
    e.ExchangeBegan,
    e.ContestExchangeBegan,
    e.ContestRolled,
    e.Resolved,
)


def triggers_of(before: Game, event: e.Event) -> Iterator[tuple[Trigger, int]]:
    """What an event triggers, and how often."""
    if isinstance(event, e.SceneBegan):
        yield "scene", 1
    elif isinstance(event, e.SessionBegan):
        yield "session", 1
    elif isinstance(event, e.ExchangeBegan | e.ContestExchangeBegan):
        yield "exchange", 1
    elif isinstance(event, e.ContestRolled):
        yield "roll", int(not event.supersedes)
    elif isinstance(event, e.Resolved):
        was = before.roll is not None and before.roll.outcome == "fail" and event.supersedes
        yield "roll", int(not event.supersedes)
        yield "failure", int(event.outcome == "fail") - int(was)
