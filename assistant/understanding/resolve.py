"""Frames to commands, with the game: who is who, and what is missing."""

import re
from collections.abc import Callable
from typing import Any

from assistant.understanding import roles, rolls, scenes, table, turns
from assistant.understanding.annotate import Clause
from assistant.understanding.frames import ACTIONS, deed, unquoted
from assistant.understanding.text import bare
from assistant.understanding.understood import Call, Told, Unclear
from tools.game import Game
from tools.people import find

Result = list[Call] | Unclear
ROOMS = (table, scenes, turns)


def resolve(kind: str, clause: Clause, game: Game, told: Told) -> Result:
    """The calls that a filled frame comes to, or what has to be asked."""
    if kind in (*ACTIONS, "plain_roll", "two_sides", "treat"):
        return _roll(kind, clause, game, told)
    if kind == "defend":
        return _defend(clause, game, told)
    if kind == "bad_dice":
        return Unclear("not_understood", ("dice",), ("roll",))
    room = next((each for each in ROOMS if hasattr(each, kind)), None)
    if room is None:
        return Unclear("not_understood")
    made: Callable[[Clause, Game, Told], Result] = getattr(room, kind)
    return made(clause, game, told)


def _sheet(name: str | None, game: Game, told: Told) -> bool:
    """Whether somebody has a sheet, or gets one earlier in the message."""
    return find(game, name) is not None or name in told.sheets


def _roll(kind: str, clause: Clause, game: Game, told: Told) -> Result:
    text = clause.text
    act = deed(unquoted(clause), clause.lexicon)
    if kind == "two_sides" and act and act[0] == "defend":
        act = None
    mark = clause.tag("treat") if kind == "treat" else None
    if mark:
        head = (mark.start(), mark.end())
    else:
        head = (act[2], act[3]) if act else (0, 0)
    other = rolls.opposition(clause, head[1])
    if other and clause.first("difficulty") and clause.first("difficulty", other[0] - 1):
        other = None
    left_end = other[0] if other else len(text)
    made, invoke_at = rolls.invokes(clause, 0 if not act else head[1], left_end)
    early = clause.tag("invoke", 0, head[0]) if act and not made else None
    if early:
        made = [rolls.invoke(clause, early.start(), head[0])]
    arguments: dict[str, Any] = rolls.effort(clause, head[0] if early else 0, invoke_at)
    if not {"faces", "dice_total"} & set(arguments):
        # The dice may be told after an invoke.
        late = rolls.effort(clause, invoke_at, left_end)
        told_late = ("faces", "dice_total", *(("skill", "rating") if "skill" in late else ()))
        arguments |= {key: late[key] for key in told_late if key in late and key not in arguments}
    if act and act[1] and "skill" not in arguments:
        arguments["skill"] = act[1]
    if made:
        arguments["invokes"] = made
    begun = early.start() if early else head[0]
    actor, how = rolls.before(clause, begun) if begun else (None, "silent")
    if head == (0, 0):
        first = clause.first("skill")
        actor, how = rolls.before(clause, first.start if first else left_end)
    if how in ("silent", "none") and clause.lexicon.has("deed_noun", text[: head[1]]):
        actor, how, head = roles.of_noun(clause, head) or (actor, how, head)
    sides = clause.all("name", 0, left_end) if kind == "two_sides" else []
    if len(sides) > 1 and act is None and other and other[2]:
        actor, how = sides[0].value, "name"
    if how == "two":
        return Unclear("who", ("actor",), (kind,))
    actor = roles.who(actor, how, clause, game, told)
    with_whom = rolls.doer(clause, left_end) if actor is None or how in ("me", "none") else None
    if with_whom:
        actor, how = with_whom.value, "doer"
    target, target_how = None, "none"
    if kind in ("attack", "treat"):
        begin = with_whom.end if with_whom and not clause.first(
            "name", head[1], with_whom.start) else head[1]  # fmt: skip
        target, target_how = rolls.after(clause, max(begin, head[1]), invoke_at, bent=True)
        told_before = rolls.sides(clause, head[0])
        if told_before:
            (actor, how), (target, target_how) = told_before
            actor = roles.who(actor, how, clause, game, told)
        elif (within := clause.first("name", *head)) and within.value != actor:
            target, target_how = within.value, "name"
        if clause.lexicon.has("agent", text[head[0] : head[1]]):
            (actor, how), (target, target_how) = (target, "agent"), (actor, how)
        elif target is None and clause.tag("object_pronoun", 0, left_end):
            target_how = "pronoun"
    if len(sides) > 1 and actor == sides[0].value:
        target, target_how = sides[1].value, "name"
    difficulty = clause.value("difficulty")
    defence: dict[str, Any] = {}
    if other:
        end_invokes, right_end = rolls.invokes(clause, other[1], len(text))
        defence = rolls.effort(clause, other[1], right_end, opposite=True)
        if end_invokes:
            if other[2] and defence:
                defence["invokes"] = end_invokes
            else:
                arguments["invokes"] = [*arguments.get("invokes", []), *end_invokes]
        named, named_how = rolls.after(clause, other[1], right_end)
        if named is None and not other[2] and "skill" not in defence:
            # Nobody opposes: dice said after a difficulty are those of whoever acts.
            for key in {"faces", "dice_total"} & set(defence) - set(arguments):
                arguments[key] = defence.pop(key)
        if set(defence) <= {"effort", "rating"} and defence and named is None and not other[2]:
            number = next(iter(defence.values()))
            totals = kind == "attack" and "effort" in arguments and target is not None
            difficulty, defence = (None, {"effort": number}) if totals else (number, {})
        elif not other[2]:
            if set(defence) == {"rating"} and "effort" in arguments:
                defence = {"effort": defence["rating"]}
            if target is None:
                target, target_how = named, named_how
        elif target is None:
            target = clause.value("name", other[1])
        elif not find(game, target):
            target = roles.straight(target, clause, other[1])
    elif kind in ("plain_roll", "roll") and difficulty is None:
        difficulty = _second_number(clause)
    if kind == "attack" and how == "name" and roles.swapped(clause, head, left_end, target):
        actor, target = target, actor
    if kind == "attack" and (done := clause.tag("done_by")) and done.start() == head[0]:
        actor, target, target_how = target, actor, how
    if target_how in ("pronoun", "me") and target is None and kind == "attack":
        target = roles.who(None, target_how, clause, game, told)
    if kind == "attack" and target and not defence and difficulty is None and (
        told_number := _beside(clause, target, head[1])):  # fmt: skip
        same = next((key for key in ("dice_total", "effort") if key in arguments), None)
        if same and arguments.get("rating", told_number) == told_number:
            arguments.pop("rating", None)
            defence = {same: told_number}
    if _opposed_unnamed(kind, defence, target):
        target = next((s.value for s in clause.all("name", head[1]) if s.value != actor), None)
    if "effort" in arguments and "rating" in defence and len(defence) == 1:
        defence = {"effort": defence["rating"]}
    if clause.has("again") and game.roll and "skill" not in arguments and (
        actor in (None, game.roll.acting.who)):  # fmt: skip
        actor = actor or game.roll.acting.who
        if game.roll.acting.skill:
            arguments["skill"] = game.roll.acting.skill
        if kind == "attack" and target is None and game.roll.action == "attack":
            target = game.roll.target
    command = kind
    if kind == "plain_roll":
        if actor and not _sheet(actor, game, told) and len(actor.split()) > 2:
            # Without a verb, a long piece of text is a story and no name.
            actor = None
        command = "overcome" if actor else "roll"
    if kind == "two_sides":
        attacks = arguments.get("skill") in game.ruleset.attack_skills
        command = "attack" if attacks else "overcome"
    if command == "treat":
        reflexive = clause.has("self")
        return _treat(clause, game, told, actor, None if reflexive else target, arguments)
    if difficulty is not None and not defence:
        arguments["difficulty"] = difficulty
    if command == "roll":
        if actor is None and clause.first("name"):
            actor = clause.value("name")
        if actor and not find(game, actor) and not {"rating", "effort"} & set(arguments):
            return Unclear("missing_rating", (actor,), ("roll",))
        if actor:
            arguments["actor"] = actor
        if "rating" not in arguments and "actor" not in arguments and "effort" not in arguments:
            return Unclear("who" if "skill" in arguments else "which_skill", ("actor",), ("roll",))
        return [Call("roll", arguments)]
    alone = {span.value for span in clause.all("name", 0, left_end)}
    if actor is None and command == "create_advantage" and len(alone) == 1 and how == "silent":
        actor = alone.pop()
    if actor is None:
        return Unclear("who", ("actor",), (command,))
    arguments["actor"] = actor
    if command == "create_advantage":
        quoted = any("quoted" in span.flags for span in clause.all("aspect"))
        called = None if quoted else clause.tag("called", head[1])
        aspect = (called and rolls.called(clause, called.end())) or rolls.aspect_said(
            clause, head[1]
        )
        if aspect:
            arguments["aspect"] = aspect
        place = clause.tag("on", head[1])
        on = clause.first("name", place.end()) if place else None
        target = on.value if on else target
    if target and target != actor:
        arguments["target"] = target
    if defence and (target or len(defence) > 0):
        arguments["defence"] = defence
    told.name(target)
    told.name(actor)
    if not _sheet(actor, game, told) and not {"rating", "effort"} & set(arguments):
        return Unclear("missing_rating", (actor,), (command,))
    if command == "attack":
        if "target" not in arguments:
            return Unclear("missing_target", ("target",), ("attack",))
        if not _sheet(target, game, told) and not defence and "difficulty" not in arguments:
            return Unclear("missing_difficulty", (str(target),), ("attack",))
        return [Call(command, arguments)]
    if not {"skill", "rating", "effort"} & set(arguments):
        return Unclear("which_skill", (actor,), (command,))
    opposed = defence or _sheet(arguments.get("target"), game, told)
    if "difficulty" not in arguments and not opposed:
        return Unclear("missing_difficulty", ("difficulty",), (command,))
    return [Call(command, arguments)]


def _beside(clause: Clause, name: str, start: int) -> int | None:
    """A number said right after somebody's name: what they rolled against it."""
    return next(
        (number.value for span in clause.all("name", start) if span.value == name
         for number in clause.all("number", span.end)[:1]
         if not re.search(r"\w", clause.text[span.end : number.start])), None)  # fmt: skip


def _opposed_unnamed(kind: str, defence: dict[str, Any], target: str | None) -> bool:
    """Whether somebody's skill opposes without a rating, and nobody was named beside it."""
    return kind in ("overcome", "plain_roll") and target is None and (
        "skill" in defence and not {"rating", "effort"} & set(defence))  # fmt: skip


def _second_number(clause: Clause) -> int | None:
    """The difficulty in "Fight +3 on 2": a bare number after the rating and a small word."""
    skill = clause.first("skill")
    numbers = clause.all("number", skill.end) if skill else []
    if len(numbers) != 2 or "signed" in numbers[1].flags:
        return None
    between = bare(clause.text[numbers[0].end : numbers[1].start])
    on = clause.lexicon.find("on", between)
    return int(numbers[1].value) if on and on.group() == between else None


def _treat(clause: Clause, game: Game, told: Told, actor: str | None, target: str | None,
           arguments: dict[str, Any]) -> Result:  # fmt: skip
    if actor is None:
        return Unclear("who", ("actor",), ("treat",))
    arguments["actor"] = actor
    if target and target != actor and find(game, target):
        arguments["patient"] = target
    for key in ("severity", "difficulty"):
        if clause.first(key):
            arguments[key] = clause.value(key)
    told.name(actor)
    return [Call("treat", arguments)]


def _defend(clause: Clause, game: Game, told: Told) -> Result:
    act = deed(unquoted(clause), clause.lexicon)
    start, end = (act[2], act[3]) if act else (0, 0)
    made, stop = rolls.invokes(clause, end, len(clause.text))
    arguments = rolls.effort(clause, 0, stop)
    if made:
        arguments["invokes"] = made
    name, how = rolls.before(clause, start)
    actor = roles.who(name, how, clause, game, told) if how in ("name", "me") else None
    if actor and (find(game, actor) or any(each.who == actor for each in game.pending)):
        arguments["actor"] = actor
        told.name(actor)
    return [Call("defend", arguments)]
