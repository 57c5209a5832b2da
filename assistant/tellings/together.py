"""Telling challenges, contests, help and full defense."""

from collections.abc import Iterator, Mapping
from typing import Any

from assistant.rolls import side
from assistant.scenery import stand, task
from assistant.tellings.base import Telling, silent
from assistant.voice import Voice
from tools import events as e
from tools.game import ContestSide


def challenge_began(voice: Voice, event: e.ChallengeBegan) -> Iterator[str]:
    """A challenge, its tasks, and who is safe until it is won."""
    text = voice("challenge-began")
    yield voice("with-detail", text=text, detail=event.goal) if event.goal else text
    if event.tasks:
        tasks = voice.listed((task(voice, each) for each in event.tasks), "list-semicolon")
        yield voice("challenge-tasks", tasks=tasks)
    yield from shielded(voice, event.shields)


def shielded(voice: Voice, names: tuple[str, ...]) -> Iterator[str]:
    """Who can't be harmed for now."""
    if names:
        yield voice("shielded", names=voice.joined(names))


def exposed(voice: Voice, names: tuple[str, ...]) -> Iterator[str]:
    """Who can be harmed from now on."""
    if names:
        yield voice("exposed", names=voice.joined(names))


def task_tried(voice: Voice, event: e.TaskTried) -> Iterator[str]:
    """What became of a task; nothing while its cost is still to be chosen."""
    if event.won is not None:
        how = f"won-{event.cost}" if event.cost else ("won" if event.won else "lost")
        yield voice(f"task-{how}", task=event.task)


def challenge_tallied(voice: Voice, event: e.ChallengeTallied) -> Iterator[str]:
    """All rolls of the challenge together."""
    yield voice("challenge-tallied", won=event.won, lost=event.lost, costs=event.costs)


def challenge_ended(voice: Voice, event: e.ChallengeEnded) -> Iterator[str]:
    """How the challenge went."""
    yield voice(f"challenge-{event.result}")
    yield voice("challenge-tally", won=event.won, lost=event.lost, costs=event.costs)
    yield from exposed(voice, event.exposed)
    yield from shielded(voice, event.immune)


def contest_began(voice: Voice, event: e.ContestBegan) -> Iterator[str]:
    """A contest and its sides."""
    sides = voice.listed((contest_side(voice, each) for each in event.sides), "list-semicolon")
    yield voice("contest-began", victories=event.to_win, sides=sides)
    yield from shielded(voice, event.shields)


def contest_side(voice: Voice, each: ContestSide) -> str:
    """A side, who is on it, what it wants, and what it has to beat."""
    notes = [] if each.members == (each.name,) else [voice.listed(each.members)]
    notes += [each.goal] if each.goal else []
    if each.difficulty is not None:
        notes.append(voice("side-difficulty", rating=voice.rating(each.difficulty)))
    text = voice.who(each.name)
    return voice("with-details", text=text, details=voice.listed(notes)) if notes else text


def contest_exchange_began(voice: Voice, event: e.ContestExchangeBegan) -> Iterator[str]:
    """A new exchange."""
    yield voice("contest-exchange", number=str(event.number))


def contest_rolled(voice: Voice, event: e.ContestRolled) -> Iterator[str]:
    """A side's roll with its sum, and what it had to beat."""
    head = voice("do-contest", who=event.who)
    if event.side != event.who:
        head = voice("with-details", text=head, details=voice.who(event.side))
    text = side(voice, head, event.roll.acting)
    if event.difficulty is not None:
        text = voice("against-difficulty", roll=text, rating=voice.rating(event.difficulty))
    yield voice("supersedes", roll=text) if event.supersedes else text


def contest_roll_lost(voice: Voice, event: e.ContestRollLost) -> Iterator[str]:
    """A side goes without its roll."""
    yield voice("contest-roll-lost", side=voice.who(event.side))


def contest_marked(voice: Voice, event: e.ContestMarked) -> Iterator[str]:
    """What an exchange came to, and how it stands."""
    for name, count in event.marks.items():
        yield voice("contest-marks", side=voice.who(name), victories=count)
    if event.twist:
        yield voice("contest-twist")
    elif not event.marks:
        yield voice("contest-no-marks")
    if event.victories:
        yield voice("contest-stands", victories=stand(voice, event.victories))


def threat_made(voice: Voice, event: e.ThreatMade) -> Iterator[str]:
    """Something threatens whole sides."""
    by = voice.who(event.by)
    if event.value is None:
        yield voice("threat-own", by=by)
    else:
        yield voice("threat-made", by=by, rating=voice.rating(event.value))


def contest_ended(voice: Voice, event: e.ContestEnded) -> Iterator[str]:
    """Who has won, and what that means."""
    if event.winner is None:
        yield voice("contest-ended")
        yield from shielded(voice, event.immune)
        return
    text = voice("contest-won", side=voice.who(event.winner))
    yield voice("with-detail", text=text, detail=event.goal) if event.goal else text
    if event.escaped:
        yield voice("escaped", names=voice.joined(event.escaped))
    yield from exposed(voice, event.exposed)


def help_given(voice: Voice, event: e.HelpGiven) -> Iterator[str]:
    """Help for an ally's next roll."""
    text = voice("help-given", who=event.who, ally=event.ally)
    skill = voice.skill(event.skill) if event.skill else ""
    yield voice("with-details", text=text, details=skill) if skill else text


def helped(voice: Voice, event: e.Helped) -> Iterator[str]:
    """Who helps, and what it adds."""
    names = voice.joined(event.helpers)
    yield voice("helped", who=event.who, helpers=names, bonus=f"+{event.bonus}")


def turn_given_up(voice: Voice, event: e.TurnGivenUp) -> Iterator[str]:
    """An action of this exchange given up."""
    yield voice("turn-given-up", who=event.who)


def full_defense_began(voice: Voice, event: e.FullDefenseBegan) -> Iterator[str]:
    """A full defense, and what it covers."""
    text = voice("full-defense-began", who=event.who)
    scope = [*event.covers, *([event.outcome] if event.outcome else [])]
    alone = scope in ([], [event.who])
    yield text if alone else voice("with-details", text=text, details=voice.listed(scope))


def full_defense_helped(voice: Voice, event: e.FullDefenseHelped) -> Iterator[str]:
    """What the full defense adds."""
    yield voice("full-defense-helped", who=event.who, bonus=f"+{event.bonus}")


def full_defense_ended(voice: Voice, event: e.FullDefenseEnded) -> Iterator[str]:
    """The full defense is over."""
    yield voice("full-defense-ended", who=event.who)


TELLINGS: Mapping[type[Any], Telling] = {
    e.ChallengeBegan: challenge_began,
    e.TaskTried: task_tried,
    e.ChallengeTallied: challenge_tallied,
    e.ChallengeEnded: challenge_ended,
    e.ContestBegan: contest_began,
    e.ContestExchangeBegan: contest_exchange_began,
    e.ContestRolled: contest_rolled,
    e.ContestDid: silent,
    e.ContestRollLost: contest_roll_lost,
    e.ContestMarked: contest_marked,
    e.ThreatMade: threat_made,
    e.ContestEnded: contest_ended,
    e.HelpGiven: help_given,
    e.Helped: helped,
    e.TurnGivenUp: turn_given_up,
    e.FullDefenseBegan: full_defense_began,
    e.FullDefenseHelped: full_defense_helped,
    e.FullDefenseEnded: full_defense_ended,
}
