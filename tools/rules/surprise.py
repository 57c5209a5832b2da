"""Surprise: what it does to whom, the two defences against it, and how it ends."""

from collections.abc import Sequence

from tools import events as e
from tools.commands import Invoke
from tools.errors import RuleError
from tools.game import Conflict, Game
from tools.generate import condition
from tools.people import called, find_aspect, folded, free_invoke_of, need, other_side
from tools.rules.gear import need_magus
from tools.rules.points import INVOKE, spend

SURPRISE = "magus.surprise"


def caught(game: Game, names: Sequence[str], magical: bool) -> list[e.Event]:
    """Surprise characters in the conflict that has just begun.

    Each gets the aspect Surprised, on which the other side holds a free invoke. The Membrane warns
    of magical and psionic attacks: they may act offensively, last in order. Danger Sense puts on
    the aspect Sixth Sense.

    Source: magus.surprise.
    """
    aspect, sense = condition(game.language, "surprised"), condition(game.language, "sixth_sense")
    events: list[e.Event] = []
    for name in dict.fromkeys(names):
        who = game.characters[name]
        side = other_side(game, name)
        warned = magical and "membrane" in who.wards
        own = {folded(each.name) for each in who.aspects}
        events.append(e.Surprised(who=name, by=side, warned=warned))
        if folded(aspect) not in own:
            events.append(placed(aspect, name, side))
        if "danger_sense" in who.wards and folded(sense) not in own:
            events.append(placed(sense, name, name))
    return events


def placed(aspect: str, on: str, holder: str) -> e.AspectPlaced:
    """An aspect that surprise or a sense of danger puts on somebody, with a free invoke."""
    return e.AspectPlaced(
        aspect=aspect, kind="situation", on=on, free=1, holder=holder, rule=SURPRISE
    )


def over(game: Game, conflict: Conflict) -> list[e.Event]:
    """The round of surprise is over, and nobody is Surprised any more (a ruling of ours)."""
    aspect = condition(game.language, "surprised")
    return [
        e.AspectRemoved(aspect=each.name, on=name, rule=SURPRISE)
        for name in conflict.surprised
        for each in game.characters[name].aspects
        if folded(each.name) == folded(aspect)
    ]


def check_unsurprised(game: Game, actor: str, offensive: bool) -> None:
    """Whoever is surprised does not act offensively this round, unless something warned them.

    What is no attack, and no advantage on somebody else, they may do at the end of the order.

    Raises:
        RuleError: `surprised`.

    Source: magus.surprise.
    """
    conflict = game.scene.conflict
    if conflict is None or not offensive or actor not in conflict.surprised:
        return
    if actor not in conflict.warned:
        raise RuleError(
            "surprised",
            f"{actor} is surprised and only defends in this round.",
            "Let the turn pass, or invoke Sixth Sense.",
            SURPRISE,
            name=actor,
        )


def shake_off(game: Game, command: Invoke) -> list[e.Event]:
    """Invoke Sixth Sense: Surprised goes wholly, and one acts by the normal rules.

    Raises:
        RuleError: `not_in_system`, `not_surprised`, `none_senses`, `unknown_character`,
            `no_points`.

    Source: magus.surprise.
    """
    need_magus(game, "initiative", SURPRISE)
    conflict = game.scene.conflict
    sense, aspect = condition(game.language, "sixth_sense"), condition(game.language, "surprised")
    surprised = conflict.surprised if conflict else ()
    able = [
        name
        for name in surprised
        if any(folded(each.name) == folded(sense) for each in game.characters[name].aspects)
    ]
    name = called(game, command.actor) if command.actor else next(iter(able), "")
    wrong = command.aspect is not None and folded(command.aspect) != folded(sense)
    if not name:
        raise RuleError(
            "none_senses",
            "Nobody who is surprised has a Sixth Sense.",
            "It takes the aspect Sixth Sense, in the round of surprise.",
            SURPRISE,
        )
    if wrong or name not in able:
        raise RuleError(
            "not_surprised",
            f"{name} has no Sixth Sense that would remove Surprised.",
            "It takes the aspect Sixth Sense, in the round of surprise.",
            SURPRISE,
            name=name,
        )
    who = need(game, name, SURPRISE)
    found = find_aspect(game, sense, lambda on, each: int(on == name))
    holder = free_invoke_of(game, found[1], name) if found and command.free is not False else None
    paid = [] if holder is not None else [spend(game, name, "invoke", INVOKE)]
    events: list[e.Event] = [
        *paid,
        e.Invoked(
            who=name,
            aspect=sense,
            on=name,
            use="remove",
            free=holder is not None,
            holder=holder,
            rule=SURPRISE,
        ),
        *(
            e.AspectRemoved(aspect=each.name, on=name, rule=SURPRISE)
            for each in who.aspects
            if folded(each.name) == folded(aspect)
        ),
    ]
    return [*events, e.SurpriseShaken(who=name)]


def new_round(game: Game, conflict: Conflict) -> list[e.Event]:
    """A new exchange begins; nobody is surprised in it any more. Source: magus.round."""
    rule = game.ruleset.rule(
        "condensed.conflict" if game.ruleset.rounds else "condensed.turn-order"
    )
    began: list[e.Event] = [e.ExchangeBegan(number=conflict.exchange + 1, rule=rule)]
    return [*over(game, conflict), *began] if conflict.surprised else began
