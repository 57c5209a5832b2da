"""What can be answered now: the choices that wait for a person, with what they cost."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tools.game import Character, Game, Pending
from tools.people import aspects, free_invoke_of
from tools.rules.bonds import bond_to
from tools.rules.bosses import MINIONS, guards
from tools.rules.extremes import replaceable
from tools.rules.invoking import healed
from tools.rules.points import INVOKE, elsewhere, free_wound, purse_of
from tools.rules.solo import stacked
from tools.rules.stunts import RULE as STUNTS, as_read, title
from tools.rules.taking import all_ways
from tools.rules.volleys import even


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One answer: the command that gives it, who gives it, and its cost as plain facts."""

    command: dict[str, Any]
    who: str | None
    label: str
    facts: dict[str, Any] = field(default_factory=dict)
    rule: str


def available(game: Game) -> list[Choice]:
    """The answers to what waits, then the invokes and cheers that the last roll still allows."""
    if game.scene.stopped:
        return []
    waits = [choice for waiting in game.pending for choice in answers(game, waiting)]
    return [*waits, *invokes(game), *cheers(game)]


def answers(game: Game, waiting: Pending) -> Iterator[Choice]:
    """The answers to one thing that waits; for a hit its minimal ways, and being taken out."""
    if waiting.kind == "defend":
        who = game.characters[waiting.who or ""]
        best = [skill for skill in waiting.options if who.skills.get(skill)] or waiting.options
        for skill in best[:6]:
            yield Choice(
                command={"command": "defend", "actor": who.name, "skill": skill},
                who=who.name,
                label="defend",
                facts={"skill": skill, "rating": who.skills.get(skill, 0)},
                rule=waiting.rule,
            )
            yield from stunted(game, who, skill)
    elif waiting.kind == "absorb":
        yield from absorbing(game, waiting)
    elif waiting.kind == "boost":
        yield Choice(
            command={"command": "take_boost"},
            who=waiting.who,
            label="take_boost",
            rule=waiting.rule,
        )
    elif waiting.kind == "cost":
        for option in waiting.options:
            yield Choice(
                command={"command": "choose_cost", "option": option},
                who=waiting.who,
                label=f"cost_{option}",
                rule=waiting.rule,
            )
    elif waiting.kind == "compel":
        for option in waiting.options:
            if option == "refuse" and not purse_of(game, waiting.who or ""):
                continue
            yield Choice(
                command={"command": "answer_compel", "accept": option == "accept"},
                who=waiting.who,
                label=f"compel_{option}",
                facts={"points": 1 if option == "accept" else -1},
                rule=waiting.rule,
            )
    elif waiting.kind == "split":
        yield from splits(waiting)
    elif waiting.kind == "twist":
        yield Choice(
            command={"command": "make_aspects", "count": 1},
            who=waiting.who,
            label="twist",
            rule=waiting.rule,
        )
    elif waiting.kind == "special":
        yield from rewards(game, waiting)
    elif waiting.kind == "fumble":
        yield Choice(
            command={"command": "take_fumble"},
            who=waiting.who,
            label="take_fumble",
            rule=waiting.rule,
        )


def stunted(game: Game, who: Character, skill: str) -> Iterator[Choice]:
    """Defences with a stunt for that skill; whether its circumstance is there the table knows.

    Source: condensed.stunts.
    """
    for stunt in who.stunts:
        read = as_read(game, stunt)
        if read is not None and (read.skill, read.action) == (skill, "defend"):
            name = title(stunt)
            yield Choice(
                command={"command": "defend", "actor": who.name, "skill": skill, "stunt": name},
                who=who.name,
                label="defend",
                facts={
                    "skill": skill,
                    "rating": who.skills.get(skill, 0),
                    "stunt": name,
                    "bonus": read.bonus,
                },
                rule=STUNTS,
            )


def splits(waiting: Pending) -> Iterator[Choice]:
    """Ways to share an effort out: evenly, or most of it on one target.

    Source: condensed.opt.multiple-targets.
    """
    count = min(len(waiting.options), max(waiting.shifts, 0))
    rest = waiting.shifts - count
    most = [tuple(1 + rest * (place == one) for place in range(count)) for one in range(count)]
    for shares in dict.fromkeys([even(waiting.shifts, count), *most]) if count else [()]:
        yield Choice(
            command={"command": "split_effort", **({"shares": list(shares)} if shares else {})},
            who=waiting.who,
            label="split",
            facts={"shares": list(shares), "targets": list(waiting.options[:count])},
            rule=waiting.rule,
        )


def rewards(game: Game, waiting: Pending) -> Iterator[Choice]:
    """What a special may bring. Source: narratograph.special."""
    who = game.characters.get(waiting.who or "")
    yield Choice(
        command={"command": "choose_special", "option": "spirit_power"},
        who=waiting.who,
        label="spirit_power",
        rule=waiting.rule,
    )
    for condition in who.abnormal if who else ():
        yield Choice(
            command={
                "command": "choose_special",
                "option": "clear_condition",
                "condition": condition,
            },
            who=waiting.who,
            label="clear_condition",
            facts={"condition": condition},
            rule=waiting.rule,
        )


def cheers(game: Game) -> Iterator[Choice]:
    """Who may still cheer the check just rolled. Source: narratograph.cheer."""
    roll = game.roll
    if roll is None or roll.action != "check" or not roll.acting.faces:
        return
    whom = roll.acting.who or ""
    for who in game.characters.values():
        bond = bond_to(who, whom)
        if bond is not None and not who.bonds[bond]:
            yield Choice(
                command={"command": "cheer", "actor": who.name},
                who=who.name,
                label="cheer",
                facts={"whom": whom},
                rule="narratograph.cheer",
            )


def absorbing(game: Game, waiting: Pending) -> Iterator[Choice]:
    """The ways to take a hit. Source: condensed.absorb, condensed.taken-out."""
    who = game.characters[waiting.who or ""]
    for way in all_ways(game, who, waiting.track, waiting.shifts):
        parts: dict[str, Any] = {
            "boxes": list(way.boxes),
            "consequences": list(way.consequences),
            **({"conditions": list(way.conditions)} if way.conditions else {}),
        }
        command = {"command": "absorb", "character": who.name} | {
            key: value for key, value in parts.items() if value
        }
        places = reversed(replaceable(game, who)) if "extreme" in way.consequences else ()
        for more in [{"replaces": each.name} for each in places] or [{}]:
            yield Choice(
                command=command | more,
                who=who.name,
                label="absorb",
                facts=parts | more,
                rule=waiting.rule,
            )
    if game.roll is None or game.roll.action == "attack":
        for name in guards(game, who):
            yield Choice(
                command={"command": "absorb", "character": who.name, "minion": name},
                who=who.name,
                label="minion",
                facts={"name": name},
                rule=MINIONS,
            )
    yield Choice(
        command={"command": "absorb", "character": who.name, "taken_out": True},
        who=who.name,
        label="taken_out",
        rule=game.ruleset.rule("condensed.taken-out"),
    )


def invokes(game: Game) -> Iterator[Choice]:
    """Free invokes that the side which rolled last may still use."""
    if game.roll is None or game.roll.action == "check" or healed(game, game.roll):
        return
    who = game.roll.acting.who
    own = {name for name, _, _ in game.roll.made}
    for on, aspect in aspects(game):
        if aspect.name in own or stacked(game, game.roll, aspect.name):
            continue
        if elsewhere(game, game.roll, aspect):
            continue
        if free_invoke_of(game, aspect, who) is not None or free_wound(game, aspect, on, who):
            yield Choice(
                command={"command": "invoke", "actor": who, "aspect": aspect.name, "free": True},
                who=who,
                label="free_invoke",
                facts={"aspect": aspect.name},
                rule=INVOKE,
            )
