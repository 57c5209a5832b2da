"""Frames to commands, with the game: who is who, and what is missing."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from assistant.understanding import names, rolls, scenes, sheets, table, turns
from assistant.understanding.annotate import Clause, only_pieces
from assistant.understanding.defending import defend
from assistant.understanding.frames import ACTIONS
from assistant.understanding.heard import Heard, hear
from assistant.understanding.lone import plain
from assistant.understanding.opposing import ROLLED
from assistant.understanding.settling import settled, zoned
from assistant.understanding.slots import nothing_more
from assistant.understanding.understood import Call, Told, Unclear
from tools.game import Game
from tools.people import find
from tools.rules.contest_order import side_of

Result = list[Call] | Unclear
NAMELESS = ("me", "silent", "none")
Builder = Callable[[Clause, Game, Told], Result]


def resolve(kind: str, clause: Clause, game: Game, told: Told) -> Result:
    """The calls that a filled frame comes to, or what has to be asked."""
    made = KINDS[kind](clause, game, told)
    if isinstance(made, Unclear):
        return made
    return [zoned(settled(call, clause, game), clause, game) for call in made]


def _sheet(name: str | None, game: Game, told: Told) -> bool:
    """Whether somebody has a sheet, or gets one earlier in the message."""
    return find(game, name) is not None or name in told.sheets


def _rolled(kind: str) -> Builder:
    def build(clause: Clause, game: Game, told: Told) -> Result:
        return _roll(kind, clause, game, told)

    return build


def _bad_dice(clause: Clause, game: Game, told: Told) -> Result:
    """Dice that can't have fallen so."""
    return Unclear("not_understood", ("dice",), ("roll",))


def _roll(kind: str, clause: Clause, game: Game, told: Told) -> Result:
    heard = hear(kind, clause, game, told)
    if heard.how == "two":
        return Unclear("who", ("actor",), (kind if kind in ACTIONS else "overcome",))
    if kind in ("roll", "plain_roll") and heard.how in NAMELESS and (alone := _only_one(heard)):
        heard.actor, heard.how = alone, "name"  # "a Notice roll for Bo": no "I" beside a name
    actor, arguments = heard.actor, heard.arguments
    if kind == "plain_roll" and _half_read(heard):
        return Unclear("not_understood", (), ("roll",))
    if kind == "treat":
        if heard.difficulty is not None:
            arguments["difficulty"] = heard.difficulty
        return _treat(clause, game, told, actor, None if clause.has("self") else heard.target,
                      arguments)  # fmt: skip
    arguments |= told.asides
    command = kind
    if kind == "plain_roll":
        if actor and not _sheet(actor, game, told) and len(actor.split()) > 2:
            # Without a verb, a long piece of text is a story and no name.
            heard.actor = actor = None
        if actor is None and heard.how == "silent" and "rating" not in arguments:
            heard.actor = actor = told.last
        rolled = heard.difficulty is not None or set(ROLLED) & set(arguments)
        if actor is None and not rolled and not only_pieces(clause):
            return Unclear("who", ("actor",), ("roll",))  # a story with a number in it
        command = "overcome" if actor else "roll"
    roller = actor or clause.value("name")
    if command == "roll" and "difficulty" not in arguments and side_of(game, roller):
        command, heard.actor = "overcome", roller  # a side's roll of this exchange
    if command == "roll" and heard.difficulty is not None and find(game, actor) and (
        "skill" in arguments):  # fmt: skip
        command = "overcome"
    if kind == "two_sides":
        attacks = arguments.get("skill") in game.ruleset.attack_skills
        command = "attack" if attacks else "overcome"
    if heard.difficulty is not None and not heard.defence:
        arguments["difficulty"] = heard.difficulty
    if command == "roll":
        return _free_roll(heard)
    if sides := _each_side(command, heard):
        return sides
    return _action(command, heard)


def _each_side(command: str, heard: Heard) -> list[Call]:
    """The rolls of two sides of the running contest, told in one clause."""
    theirs = side_of(heard.game, heard.target)
    if command != "overcome" or not heard.defence or theirs is None:
        return []
    if side_of(heard.game, heard.actor) in (None, theirs):
        return []
    return [Call("overcome", {**heard.arguments, "actor": heard.actor}),
            Call("overcome", {**heard.defence, "actor": heard.target})]  # fmt: skip


def _only_one(heard: Heard) -> str | None:
    """The only person named on the acting side of a roll."""
    named = {span.value for span in heard.clause.all("name", 0, heard.end)}
    return str(named.pop()) if len(named) == 1 else None


def _half_read(heard: Heard) -> bool:
    """Whether a roll without a verb leaves over an aspect, or words between two who are named.

    What somebody does to somebody in words unknown may be anything: it is asked back.
    """
    clause, invoked = heard.clause, str(heard.arguments.get("invokes", ()))
    if any(str(span.value) not in invoked for span in clause.all("aspect")):
        return True
    people = {span.value for span in clause.all("name")}
    sided = heard.other or clause.has("against_after") or len(clause.all("skill")) > 1
    return len(people) > 1 and not sided and not plain(clause)


def _free_roll(heard: Heard) -> Result:
    """A roll outside any action."""
    arguments = heard.arguments
    actor = heard.actor or heard.clause.value("name")
    if actor and not find(heard.game, actor) and not {"rating", "effort"} & set(arguments):
        return Unclear("missing_rating", (actor,), ("roll",))
    if actor:
        arguments["actor"] = actor
    if not {"skill", "rating", "effort", "faces", "dice_total"} & set(arguments):
        return Unclear("which_skill", ("skill",), ("roll",))
    if not {"rating", "actor", "effort"} & set(arguments):
        return Unclear("who" if "skill" in arguments else "which_skill", ("actor",), ("roll",))
    return [Call("roll", arguments)]


def _action(command: str, heard: Heard) -> Result:
    """One of the actions, or what it lacks."""
    clause, game, told, arguments = heard.clause, heard.game, heard.told, heard.arguments
    actor, target, defence = heard.actor, heard.target, heard.defence
    alone = {span.value for span in clause.all("name", 0, heard.end)}
    silent = actor is None and heard.how == "silent"
    if silent and command == "create_advantage" and len(alone) == 1:
        actor = alone.pop()
    if actor is None:
        return Unclear("who", ("actor",), (command,))
    arguments["actor"] = actor
    if command == "create_advantage":
        aspect = _advantage(clause, heard.head[1])
        if aspect:
            arguments["aspect"] = aspect
        place = clause.tag("on", heard.head[1])
        on = clause.first("name", place.end()) if place else None
        given = next((span for span in clause.all("name", heard.head[1]) if "bent" in span.flags
                      and not clause.text[heard.head[1] : span.start].strip()), None)  # fmt: skip
        target = on.value if on else given.value if given else target
        if aspect and not on and _only_within(aspect, target, clause, heard.head[1]):
            target = None
        if target is None and not defence and "difficulty" not in arguments:
            target = _other_named(clause, actor, aspect or "")
    if target and target != actor:
        arguments["target"] = target
    if defence:
        arguments["defence"] = defence
    told.name(target)
    told.name(actor)
    if not _sheet(actor, game, told) and not {"rating", "effort"} & set(arguments):
        return Unclear("missing_rating", (actor,), (command,))
    if command == "attack":
        if any(names.pattern(zone, clause.lexicon).match(clause.text[heard.head[1] :].lstrip())
               for zone in game.scene.zones):  # fmt: skip
            return Unclear("not_understood", (), ("move",))  # somebody only goes there
        if not {"skill", "rating", "effort"} & set(arguments) and (way := _bodily(heard)):
            arguments["skill"] = way
        if several := _several(heard):
            arguments["targets"] = several
            arguments.pop("target", None)
        if {"targets", "zone"} & set(arguments):
            return [Call(command, arguments)]
        if "target" not in arguments:
            return Unclear("missing_target", ("target",), ("attack",))
        if not _sheet(target, game, told) and not defence and "difficulty" not in arguments:
            return Unclear("missing_difficulty", (str(target),), ("attack",))
        return [Call(command, arguments)]
    if not {"skill", "rating", "effort"} & set(arguments):
        return Unclear("which_skill", (actor,), (command,))
    if command == "overcome" and defence and side_of(game, actor) and side_of(game, target):
        # Both sides' rolls of an exchange, told in one breath.
        mine = {key: arguments[key] for key in arguments if key not in ("target", "defence")}
        return [Call(command, mine), Call(command, {"actor": target, **defence})]
    opposed = defence or _sheet(arguments.get("target"), game, told) or side_of(game, actor)
    if "difficulty" not in arguments and not opposed:
        return Unclear("missing_difficulty", ("difficulty",), (command,))
    return [Call(command, arguments)]


def _only_within(aspect: str, who: str | None, clause: Clause, start: int) -> bool:
    """Whether somebody is named after a place in an aspect's name alone."""
    begin = clause.text.find(aspect, start)
    people = [span for span in clause.all("name", start) if span.value == who]
    return begin >= 0 and bool(people) and all(
        begin <= span.start and span.end <= begin + len(aspect) for span in people)  # fmt: skip


def _other_named(clause: Clause, actor: str, aspect: str) -> str | None:
    """The only other person named beside whoever acts, but for the name of an aspect."""
    begin = clause.text.find(aspect) if aspect else -1
    named = {str(span.value) for span in clause.all("name")
             if not begin <= span.start < begin + len(aspect)} - {actor}  # fmt: skip
    return named.pop() if len(named) == 1 else None


def _bodily(heard: Heard) -> str | None:
    """The only skill with which whoever attacks can harm a body, if they have others too.

    What harms a mind is said by its own verb, which names its skill.
    """
    who, ways = find(heard.game, heard.actor), heard.game.ruleset.attack_skills
    mine = [skill for skill in ways if who and who.skills.get(skill, 0) > 0]
    bodily = [skill for skill in mine if ways[skill] == "physical"]
    return bodily[0] if len(bodily) == 1 < len(mine) else None


def _several(heard: Heard) -> list[str]:
    """Several who are attacked at once: names after the verb, joined."""
    clause, joiner = heard.clause, heard.clause.lexicon.tags.get("and")
    spans = clause.all("name", heard.head[1], heard.stop)
    joined = [*spans[:1]]
    for span in spans[1:]:
        between = clause.text[joined[-1].end : span.start]
        if joiner is None or not joiner.match(between.lstrip()):
            break
        rest = joiner.sub("", between)
        if re.search(r"\w", rest) and not nothing_more(rest, clause.lexicon):
            break
        joined.append(span)
    found = [*dict.fromkeys(span.value for span in joined)]
    return found if len(found) > 1 and heard.actor not in found and not heard.defence else []


def _advantage(clause: Clause, start: int) -> str | None:
    """The aspect that an advantage is to be."""
    quoted = any("quoted" in span.flags for span in clause.all("aspect"))
    named = None if quoted else clause.tag("called", start)
    return (named and rolls.called(clause, named.end())) or rolls.aspect_said(clause, start)


def _treat(clause: Clause, game: Game, told: Told, actor: str | None, target: str | None,
           arguments: dict[str, Any]) -> Result:  # fmt: skip
    if actor is None:
        return Unclear("who", ("actor",), ("treat",))
    arguments["actor"] = actor
    if not clause.has("self") and (target == actor or find(game, target) is None):
        # "Bo's leg is bad: Ann sees to it."
        owners = (span.value for span in clause.all("name") if "own" in span.flags)
        target = next((name for name in owners if name != actor), None)
        others = {span.value for span in clause.all("name")} - {actor}
        if target is None and len(others) == 1:
            hurt = find(game, next(iter(others)))
            target = hurt.name if hurt and hurt.consequences else None
    if target and target != actor and find(game, target):
        arguments["patient"] = target
    elif not clause.has("self", "consequence") and not (
        {"consequence", "severity"} & {span.kind for span in clause.spans}
    ) and not any(each.consequences for each in game.characters.values()):  # fmt: skip
        return Unclear("not_understood", (), ("treat",))  # nobody's wound: it means something else
    for key in ("severity", "difficulty"):
        if clause.first(key):
            arguments[key] = clause.value(key)
    told.name(actor)
    own = find(game, actor)
    if own and not own.consequences and "difficulty" in arguments and not (
        {"patient", "severity"} & set(arguments)):  # fmt: skip
        return [Call("overcome", arguments)]  # nobody's wound: the word means something else here
    return [Call("treat", arguments)]


# Every frame, and what makes calls of it.
KINDS: Mapping[str, Builder] = {
    **{kind: _rolled(kind) for kind in (*ACTIONS, "plain_roll", "two_sides", "treat")},
    "defend": defend,
    "bad_dice": _bad_dice,
    "sheet": sheets.sheet,
    "create_character": sheets.sheet,
    "edit_character": sheets.sheet,
    "begin_scene": scenes.begin_scene,
    "place_aspect": scenes.place_aspect,
    "marked_with": scenes.marked_with,
    "remove_aspect": scenes.remove_aspect,
    "begin_conflict": turns.begin_conflict,
    "whose_turn": turns.whose_turn,
    "next_turn": turns.next_turn,
    **table.KINDS,
}
