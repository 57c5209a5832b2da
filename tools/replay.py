"""Playing a journal again: each command with its recorded faces, each event folded anew."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from tools import commands, events
from tools.dice import Dice, Thrown
from tools.errors import JournalError, RuleError
from tools.evolve import fold
from tools.game import Game
from tools.journal import UNREADABLE, Entry, state_hash
from tools.past import Past
from tools.play import play


def recorded(entry: Entry) -> tuple[Thrown, ...]:
    """The throws of an entry, as they fell."""
    return tuple(
        Thrown(
            faces=None if event["faces"] is None else tuple(event["faces"]),
            total=event["total"],
            origin=event["origin"],
            kind=event.get("kind", "fate"),
        )
        for event in entry.events
        if event["type"] == "rolled"
    )


def replay(start: Game, entries: Sequence[Entry], seed: str) -> Game:
    """Fold the events and run every command again with its recorded faces; they must agree.

    Raises:
        JournalError: `replay_differs`, naming the first entry that differs.
    """
    past = Past(start)
    for done, entry in enumerate(entries):
        if entry.number != done + 1:
            raise differs(entry, "its number is out of order")
        command = entry.deed == "command"
        past.add(entry, again(past.game, entry, entry.seed or seed) if command else None)
        if state_hash(past.game) != entry.state:
            raise differs(entry, "the state after it is not the one recorded")
    return past.game


def again(game: Game, entry: Entry, seed: str) -> Game:
    """Run one entry's command again and compare its events with the recorded ones."""
    try:
        throws = recorded(entry)
        step = play(game, commands.parse(entry.command, stored=True), Dice(seed, recorded=throws))
        after = fold(game, (events.read(event) for event in entry.events))
        said = plain_events(entry.events)
    except (RuleError, *UNREADABLE) as error:
        raise differs(entry, "its command no longer gives these events") from error
    if plain_events(step.events) != said:
        raise differs(entry, "its command gives other events")
    for place, thrown in enumerate(throws):
        fair = thrown.origin != "seed" or seeded(seed, game.throws + place, thrown) == thrown.faces
        if not fair:
            raise differs(entry, "its dice are not the seed's")
    return after


def seeded(seed: str, number: int, thrown: Thrown) -> tuple[int, ...] | None:
    """The faces that a seed gives in place of a throw, for as many dice of its kind."""
    dice = Dice(seed)
    if thrown.kind == "d6":
        return dice.pips(number, len(thrown.faces or ())).faces
    return dice.fate(number).faces


def plain_events(listed: Iterable[Any]) -> str:
    """Events as one text, for comparing; fields that an old entry lacks have their default."""
    read = [events.read(each) if isinstance(each, dict) else each for each in listed]
    plain = [events.write(each) for each in read]
    return json.dumps(plain, sort_keys=True, ensure_ascii=False)


def differs(entry: Entry, how: str) -> JournalError:
    """The error that names the first entry which differs."""
    return JournalError(
        "replay_differs",
        f"Entry {entry.number} differs: {how}.",
        "Restore the journal from a backup.",
        entry=entry.number,
    )
