"""What the GM and the players may see of a game. Secrets are left out, never scrubbed later."""

from collections.abc import Callable, Mapping
from typing import Any

from tools.available import available
from tools.game import Aspect, Conflict, Contest, Game, OpenRoll, Scene, to_plain
from tools.people import aspects
from tools.records import replace


def player_view(game: Game) -> Game:
    """The game as players may see it: nothing in it speaks of a secret aspect or sheet.

    A free invoke of somebody hidden shows as the GM's side's; a roll with somebody hidden in it
    does not show at all.
    """
    people = {name: who for name, who in game.characters.items() if not who.secret}
    hidden = set(game.characters) - set(people)
    unseen = {each.name for on, each in aspects(game) if each.secret or on in hidden}

    def names(listed: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name for name in listed if name not in hidden)

    def seen(listed: tuple[Aspect, ...]) -> tuple[Aspect, ...]:
        return tuple(
            replace(
                each,
                free=open_holders(each.free, hidden),
                resting=open_holders(each.resting, hidden),
                used=tuple(name for name in each.used if name not in hidden),
                of=None if each.of in unseen else each.of,
            )
            for each in listed
            if not each.secret
        )

    scene = game.scene
    return replace(
        game,
        characters={
            name: replace(
                who,
                aspects=seen(who.aspects),
                forms=(),
                minions=names(who.minions),
                bonds={to: ticked for to, ticked in who.bonds.items() if to not in hidden},
            )
            for name, who in people.items()
        },
        scene=replace(
            scene,
            aspects=seen(scene.aspects),
            present=names(scene.present),
            conflict=scene.conflict and open_conflict(scene.conflict, names),
            owed={name: owed for name, owed in scene.owed.items() if name not in hidden},
            late=None,
            **open_places(scene, hidden, unseen, names),
        ),
        pending=tuple(
            replace(
                each,
                by=None if each.by in hidden else each.by,
                aspect=None if each.aspect in unseen else each.aspect,
                options=names(each.options),
            )
            for each in game.pending
            if each.who not in hidden
        ),
        roll=game.roll and open_roll(game.roll, hidden, unseen),
        volley=tuple(
            roll for each in game.volley if (roll := open_roll(each, hidden, unseen)) is not None
        ),
        countdowns=tuple(
            replace(each, outcome="" if each.shown == "boxes" else each.outcome)
            for each in game.countdowns
            if each.shown != "nothing"
        ),
        rulings=tuple(each for each in game.rulings if not each.secret),
        made_up=(),
        origins={},
    )


def open_holders(free: Mapping[str, int], hidden: set[str]) -> dict[str, int]:
    """Free invokes by holder, those of somebody hidden as their side's."""
    counts: dict[str, int] = {}
    for holder, count in free.items():
        shown = "npc" if holder in hidden else holder
        counts[shown] = counts.get(shown, 0) + count
    return counts


def open_conflict(
    conflict: Conflict, names: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> Conflict:
    """The conflict without whoever is hidden; `names` leaves them out of a list."""
    turn = conflict.turn if conflict.turn is None or names((conflict.turn,)) else None
    return replace(
        conflict,
        members=names(conflict.members),
        acted=names(conflict.acted),
        order=names(conflict.order),
        moved=names(conflict.moved),
        turn=turn,
        initiative={name: conflict.initiative[name] for name in names(tuple(conflict.initiative))},
        surprised=names(conflict.surprised),
        warned=names(conflict.warned),
        before={},
    )


def open_places(
    scene: Scene,
    hidden: set[str],
    unseen: set[str],
    names: Callable[[tuple[str, ...]], tuple[str, ...]],
) -> dict[str, Any]:
    """What players see of places, help, challenge, contest and threat; `names` leaves out."""
    challenge, contest, threat = scene.challenge, scene.contest, scene.threat
    if challenge is not None:
        seen = tuple(each for each in challenge.tries if each.who not in hidden)
        challenge = replace(challenge, tries=seen, shields=names(challenge.shields))
    if contest is not None:
        contest = open_contest(contest, hidden, unseen, names)
    if threat is not None and threat.heart in hidden:
        threat = None
    return {
        "challenge": challenge,
        "contest": contest,
        "immune": names(scene.immune),
        "threat": threat and replace(threat, parts=names(threat.parts)),
        "places": {name: zone for name, zone in scene.places.items() if name not in hidden},
        "helping": {
            name: each for name, each in scene.helping.items() if not hidden & {name, each.ally}
        },
        "guards": tuple(
            replace(each, covers=names(each.covers))
            for each in scene.guards
            if each.who not in hidden
        ),
    }


def open_contest(
    contest: Contest,
    hidden: set[str],
    unseen: set[str],
    names: Callable[[tuple[str, ...]], tuple[str, ...]],
) -> Contest:
    """The contest without whoever is hidden; a side named after them is the GM's."""

    def shown(name: str) -> str:
        return "npc" if name in hidden else name

    return replace(
        contest,
        sides=tuple(
            replace(each, name=shown(each.name), members=names(each.members))
            for each in contest.sides
        ),
        victories={shown(side): count for side, count in contest.victories.items()},
        before={shown(side): count for side, count in contest.before.items()},
        rolls={
            shown(side): roll
            for side, each in contest.rolls.items()
            if (roll := open_roll(each, hidden, unseen)) is not None
        },
        lost={shown(side): "" if who in hidden else who for side, who in contest.lost.items()},
        winner=contest.winner and shown(contest.winner),
        did={name: deeds for name, deeds in contest.did.items() if name not in hidden},
        threats=tuple(
            replace(each, sides=tuple(map(shown, each.sides)))
            for each in contest.threats
            if each.by not in hidden
        ),
        shields=names(contest.shields),
        turn=None if contest.turn in hidden else contest.turn,
        last=None if contest.last in hidden else contest.last,
    )


def open_roll(roll: OpenRoll, hidden: set[str], unseen: set[str]) -> OpenRoll | None:
    """The open roll without what is secret in it."""
    if hidden & {roll.acting.who, roll.target, roll.opposing and roll.opposing.who}:
        return None
    return replace(
        roll,
        aspect=None if roll.aspect in unseen else roll.aspect,
        paid=tuple(name for name in roll.paid if name not in unseen),
        helpers=tuple(name for name in roll.helpers if name not in hidden),
        targets=tuple(name for name in roll.targets if name not in hidden),
        made=tuple(each for each in roll.made if not {each[0], each[1]} & (unseen | hidden)),
        cheers=tuple(name for name in roll.cheers if name not in hidden),
        contest="npc" if roll.contest in hidden else roll.contest,
        freely=tuple(name for name in roll.freely if name not in unseen),
        cleared=tuple(
            replace(each, free=open_holders(each.free, hidden))
            for each in roll.cleared
            if not each.secret
        ),
    )


def state(game: Game) -> dict[str, Any]:
    """The game as plain data, for people and programs outside."""
    plain: dict[str, Any] = to_plain(game)
    plain.pop("made_up")
    plain.pop("origins")
    plain["pending"] = pending(game)
    return plain


def pending(game: Game) -> list[dict[str, Any]]:
    """What waits, each with its answers."""
    choices = available(game)
    return [
        {
            **{key: value for key, value in to_plain(each).items() if value not in (None, [], "")},
            "answers": [
                {"command": choice.command, **choice.facts}
                for choice in choices
                if choice.who == each.who and ANSWERS[choice.command["command"]] == each.kind
            ],
        }
        for each in game.pending
    ]


ANSWERS = {
    "defend": "defend",
    "absorb": "absorb",
    "take_boost": "boost",
    "choose_cost": "cost",
    "answer_compel": "compel",
    "invoke": "",
    "split_effort": "split",
    "make_aspects": "twist",
    "cheer": "",
    "choose_special": "special",
    "take_fumble": "fumble",
}
