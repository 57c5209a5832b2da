"""Why points move: each has a cause among the events of the same command, one for one."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from tools import commands as c, events as e
from tools.game import Game
from tools.rules.points import whose_points

Cause = Callable[[Game, c.Command, Sequence[e.Event], e.PointsChanged], bool]


def paid_invokes(game: Game, events: Sequence[e.Event]) -> Counter[str]:
    """Invokes that cost a point, by the purse that paid."""
    return Counter(
        whose_points(game, event.who) if event.who else e.GM
        for event in events
        if isinstance(event, e.Invoked)
        and not event.free
        and (event.who == e.GM or event.who in game.characters)
    )


def answered(accept: bool) -> Cause:
    """Somebody answered a compel so."""
    return lambda game, command, events, moved: any(
        isinstance(each, e.CompelAnswered)
        and each.accept is accept
        and whose_points(game, each.who) == moved.who
        for each in events
    )


def offered(
    game: Game, command: c.Command, events: Sequence[e.Event], moved: e.PointsChanged
) -> bool:
    """A player's compel was accepted, and it is theirs to pay."""
    waiting = game.waiting("compel")
    accepted = any(isinstance(each, e.CompelAnswered) and each.accept for each in events)
    return accepted and waiting is not None and waiting.by == moved.who != waiting.who


def by_event(kind: type[e.Event]) -> Cause:
    """An event of this kind that names whose points they are."""
    return lambda game, command, events, moved: any(
        isinstance(each, kind) and whose_points(game, each.who) == moved.who  # type: ignore[attr-defined]
        for each in events
    )


def refreshed(
    game: Game, command: c.Command, events: Sequence[e.Event], moved: e.PointsChanged
) -> bool:
    """A session began, and they have their refresh now."""
    began = any(isinstance(each, e.SessionBegan) for each in events)
    return began and moved.now == game.characters[moved.who].refresh


def paid_out(
    game: Game, command: c.Command, events: Sequence[e.Event], moved: e.PointsChanged
) -> bool:
    """What was owed is owed no longer."""
    return any(
        isinstance(each, e.PointOwed)
        and (each.who, each.amount, each.why) == (moved.who, -moved.delta, "paid")
        for each in events
    )


def another_player(
    game: Game, command: c.Command, events: Sequence[e.Event], moved: e.PointsChanged
) -> bool:
    """A player's character joined before the first scene began."""
    made = [each for each in events if isinstance(each, e.CharacterCreated)]
    return moved.who == e.GM and any(each.character.kind == "pc" for each in made)


# Why -> how far points move (None: as it is), and what has to have happened.
CAUSES: Mapping[str, tuple[int | None, Cause]] = {
    "invoke": (-1, lambda game, command, events, moved: paid_invokes(game, events)[moved.who] > 0),
    "compel_accepted": (1, answered(True)),
    "compel_refused": (-1, answered(False)),
    "compel_offered": (-1, offered),
    "compel_claimed": (1, by_event(e.CompelClaimed)),
    "declared": (-1, by_event(e.DetailDeclared)),
    "refresh": (None, refreshed),
    "owed": (None, paid_out),
    "player": (1, another_player),
    "ruling": (None, lambda game, command, events, moved: isinstance(command, c.Adjust)),
}


def accounted_for(game: Game, command: c.Command, events: Sequence[e.Event]) -> None:
    """Points move by a cause and no further; what costs or earns a point has moved one."""
    moved = [event for event in events if isinstance(event, e.PointsChanged)]
    for event in moved:
        delta, cause = CAUSES[event.why]
        assert delta in (None, event.delta), event
        assert cause(game, command, events, event), (event, events)
    spent = Counter(event.who for event in moved if event.why == "invoke")
    paid = paid_invokes(game, events)
    assert spent == paid, (spent, paid)
    assert count(events, e.DetailDeclared) == sum(each.why == "declared" for each in moved)
    assert count(events, e.CompelAnswered) == sum(
        each.why in ("compel_accepted", "compel_refused") for each in moved
    )
    owed = [event for event in events if isinstance(event, e.PointOwed)]
    hostile = [event for event in owed if event.why == "hostile_invoke"]
    against = [
        each.on for each in events if isinstance(each, e.Invoked) and not each.free and each.on
    ]
    for event in hostile:
        assert event.amount == 1 and event.who in against, (event, events)
    assert not Counter(each.who for each in hostile) - Counter(against)
    conceded = {each.who: each.points for each in events if isinstance(each, e.Conceded)}
    for event in owed:
        if event.why == "concession":
            assert conceded[event.who] == event.amount >= 1
    sheets_change_points_only_when_told(game, command, events)


def sheets_change_points_only_when_told(
    game: Game, command: c.Command, events: Sequence[e.Event]
) -> None:
    """A sheet that is written anew has the points, power and ticks that it had, unless said."""
    told = isinstance(command, (c.Adjust, c.EditCharacter))
    for event in events:
        if not isinstance(event, e.CharacterEdited):
            continue
        was, now = game.characters.get(event.who), event.character
        if was is None:
            continue
        said = getattr(command, "fate_points", None) is not None
        said |= bool(getattr(command, "fate_points_change", 0))
        assert was.points == now.points or (told and said), event
        said = getattr(command, "spirit_power", None) is not None
        said |= bool(getattr(command, "spirit_power_change", 0))
        assert was.spirit_power == now.spirit_power or (told and said), event
        assert was.earned == now.earned
        assert all(now.bonds.get(to) == ticked for to, ticked in was.bonds.items())


def count(events: Sequence[e.Event], kind: type[e.Event]) -> int:
    """How many events of a kind."""
    return sum(isinstance(each, kind) for each in events)
