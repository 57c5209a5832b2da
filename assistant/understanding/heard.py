"""A roll made out of a clause, step by step: what is done, by whom, to whom, against what."""

import re
from dataclasses import dataclass, field
from typing import Any

from assistant.understanding import roles, rolls
from assistant.understanding.annotate import Clause
from assistant.understanding.frames import deed, unquoted
from assistant.understanding.opposing import ROLLED, beside, opposition, share_totals
from assistant.understanding.understood import Told
from tools.game import Game
from tools.people import find


@dataclass(slots=True)
class Heard:
    """A roll as far as it has been made out.

    Attributes:
        head: where the words of the deed begin and end.
        other: where the other side begins, where its words start, whether it defends.
        end: where the acting side's words end.
        stop: where its first invoke begins.
        how, target_how: how whoever acts, or is acted on, was said: name, pronoun, me, silent ...
    """

    kind: str
    clause: Clause
    game: Game
    told: Told
    act: tuple[str, str | None, int, int] | None
    head: tuple[int, int]
    other: tuple[int, int, bool] | None
    end: int
    stop: int = 0
    arguments: dict[str, Any] = field(default_factory=dict)
    defence: dict[str, Any] = field(default_factory=dict)
    difficulty: int | None = None
    actor: str | None = None
    how: str = "silent"
    target: str | None = None
    target_how: str = "none"


def hear(kind: str, clause: Clause, game: Game, told: Told) -> Heard:
    """Make a roll out of a clause; what it lacks is left empty."""
    heard = _placed(kind, clause, game, told)
    begun = _own_side(heard)
    _actor(heard, begun)
    if heard.how == "two":
        return heard
    _target(heard)
    heard.difficulty = clause.value("difficulty")
    if heard.other:
        _other_side(heard, heard.other)
    elif kind in ("plain_roll", "roll") and heard.difficulty is None:
        heard.difficulty = rolls.second_number(clause)
    _turned(heard)
    _opposed(heard)
    if kind == "attack":
        share_totals(clause, {heard.actor: heard.arguments, heard.target: heard.defence})
    _again(heard)
    return heard


def _placed(kind: str, clause: Clause, game: Game, told: Told) -> Heard:
    """Where the deed and the other side stand."""
    act = deed(unquoted(clause), clause.lexicon)
    if kind == "two_sides" and act and act[0] == "defend":
        act = None
    mark = clause.tag("treat") if kind == "treat" else None
    head = mark.span() if mark else (act[2], act[3]) if act else (0, 0)
    other = opposition(clause, head[1])
    skill = clause.first("skill", 0, head[0]) if kind == "create_advantage" else None
    if other is None and skill and clause.first("skill", skill.end, head[0]):
        other = opposition(clause, skill.end)  # an advantage may be named last of all
    if other and any(span.end >= other[0] for span in clause.all("difficulty")):
        other = None
    end = other[0] if other else len(clause.text)
    return Heard(kind, clause, game, told, act, head, other, end)


def _own_side(heard: Heard) -> int:
    """The acting side's dice, skill and invokes; returns where whoever acts has been named."""
    clause, head = heard.clause, heard.head
    made, heard.stop = rolls.invokes(clause, 0 if not heard.act else head[1], heard.end)
    early = clause.tag("invoke", 0, head[0]) if heard.act and not made else None
    if early:
        made = [rolls.invoke(clause, early.start(), head[0])]
    arguments = rolls.effort(clause, head[0] if early else 0, heard.stop)
    if not {"faces", "dice_total"} & set(arguments):
        # The dice may be told after an invoke.
        late = rolls.effort(clause, heard.stop, heard.end)
        told_late = ("faces", "dice_total", *(("skill", "rating") if "skill" in late else ()))
        arguments |= {key: late[key] for key in told_late if key in late and key not in arguments}
    implied = heard.act[1] if heard.act else None
    if implied in heard.game.ruleset.skills and "skill" not in arguments:
        arguments["skill"] = implied
    if made:
        arguments["invokes"] = made
    heard.arguments = rolls.agreed(arguments)
    return early.start() if early else head[0]


def _actor(heard: Heard, begun: int) -> None:
    """Who acts: before the deed, or where a noun, two sides or a case say so."""
    clause = heard.clause
    if begun:
        heard.actor, heard.how = rolls.before(clause, begun)
        heard.target = _told_first(heard, begun)
    if heard.head == (0, 0):
        first = clause.first("skill")
        heard.actor, heard.how = rolls.before(clause, first.start if first else heard.end)
        _told_of(heard, first.start if first else heard.end)
    if heard.how in ("silent", "none") and (
        clause.lexicon.has("deed_noun", clause.text[: heard.head[1]])):  # fmt: skip
        of = roles.of_noun(clause, heard.head)
        heard.actor, heard.how, heard.head = of or (heard.actor, heard.how, heard.head)
    sides = _sides(heard)
    if len(sides) > 1 and heard.act is None and heard.other and heard.other[2]:
        heard.actor, heard.how = sides[0], "name"
    if heard.how != "two":
        heard.actor = roles.who(heard.actor, heard.how, clause, heard.game, heard.told)


def _told_of(heard: Heard, end: int) -> None:
    """Of two before a skill with no deed the first acts if a sign parts them, or they join."""
    spans = heard.clause.all("name", 0, end)
    if heard.kind != "plain_roll" or len({span.value for span in spans}) != 2:
        return
    against = heard.how == "two" and heard.other is not None
    between = heard.clause.text[spans[-1].end : end]
    if against or (heard.how == "name" and re.search(r"[,:]|\s-\s", between)):
        heard.actor, heard.how = spans[0].value, "name"
        heard.target, heard.target_how = spans[-1].value, "name"


def _told_first(heard: Heard, begun: int) -> str | None:
    """Whom an advantage is about, where how it is made is told before it: its first name acts."""
    spans = heard.clause.all("name", 0, begun)
    if heard.kind != "create_advantage" or len({span.value for span in spans}) != 2:
        return None
    between = heard.clause.text[spans[0].end : spans[-1].start]
    more = re.search(r"\w", heard.clause.text[spans[-1].end : begun])
    if not re.search(r"\w", between) or not (more or heard.clause.lexicon.has("on", between)):
        return None
    heard.actor, heard.how = spans[0].value, "name"
    return str(spans[-1].value)


def _sides(heard: Heard) -> list[str]:
    """Those named on the acting side of a roll without a verb."""
    names = heard.clause.all("name", 0, heard.end) if heard.kind == "two_sides" else []
    return [span.value for span in names]


def _target(heard: Heard) -> None:
    """Who is acted on; the small words between say which of the two acts."""
    clause, head = heard.clause, heard.head
    doer = rolls.doer(clause, heard.end) if (
        heard.actor is None or heard.how in ("me", "none", "silent")) else None  # fmt: skip
    if doer:
        heard.actor, heard.how = doer.value, "doer"
    if heard.kind in ("attack", "treat"):
        begin = doer.end if doer and not clause.first("name", head[1], doer.start) else head[1]
        heard.target, heard.target_how = rolls.after(
            clause, max(begin, head[1]), heard.stop, bent=True
        )
        if told_before := rolls.sides(clause, head[0]):
            (actor, heard.how), (heard.target, heard.target_how) = told_before
            heard.actor = roles.who(actor, heard.how, clause, heard.game, heard.told)
        elif (within := clause.first("name", *head)) and within.value != heard.actor:
            heard.target, heard.target_how = within.value, "name"
        if clause.lexicon.has("agent", clause.text[head[0] : head[1]]):
            acting = (heard.actor, heard.how)
            heard.actor, heard.how = heard.target, "agent"
            heard.target, heard.target_how = acting
        elif heard.target is None and (before := _named_before(heard)):
            heard.target, heard.target_how = before, "name"
        elif heard.target is None and clause.tag("object_pronoun", 0, heard.end):
            heard.target_how = "pronoun"
    sides = _sides(heard)
    if len(sides) > 1 and heard.actor == sides[0]:
        heard.target, heard.target_how = sides[1], "name"
    if pointed := roles.pointed(clause):
        heard.actor, heard.target, heard.how, heard.target_how = *pointed, "name", "name"


def _named_before(heard: Heard) -> str | None:
    """Whom an attack is on where all are named before its word: the one who stands in a case."""
    spans = heard.clause.all("name", 0, heard.head[0])
    bent = {span.value for span in spans if "bent" in span.flags} - {heard.actor}
    plain = {span.value for span in spans if "bent" not in span.flags}
    return bent.pop() if (heard.kind, plain, len(bent)) == ("attack", {heard.actor}, 1) else None


def _other_side(heard: Heard, other: tuple[int, int, bool]) -> None:
    """What stands against the roll: somebody's defence, or a number to beat."""
    clause, (_, start, defends) = heard.clause, other
    arguments = heard.arguments
    made, end = rolls.invokes(clause, start, len(clause.text))
    defence = rolls.effort(clause, start, end, opposite=True)
    if made:
        if defends and defence:
            defence["invokes"] = made
        else:
            arguments["invokes"] = [*arguments.get("invokes", []), *made]
    late = clause.tag("against_after", start)
    if late and not set(ROLLED) & set(arguments) and not clause.first("name", late.end()):
        # Dice told after both sides are those of whoever acts.
        moved = [key for key in ROLLED if key in defence and clause.first(key, late.end())]
        arguments.update((key, defence.pop(key)) for key in moved)
    number, total = clause.first("number", start, end), clause.first("effort", start, end)
    if number and total and total.start >= number.end and not defends and "effort" in defence:
        # A whole result told after the difficulty is that of whoever acts.
        arguments.setdefault("effort", defence.pop("effort"))
        defence["effort"] = number.value
    named, named_how = rolls.after(clause, start, end)
    if named is None and not defends and "skill" not in defence:
        # Nobody opposes: dice said after a difficulty are those of whoever acts.
        for key in {"faces", "dice_total"} & set(defence) - set(arguments):
            arguments[key] = defence.pop(key)
        heard.arguments = arguments = rolls.agreed(arguments)
    if set(defence) <= {"effort", "rating"} and defence and named is None and not defends:
        number = next(iter(defence.values()))
        totals = heard.kind == "attack" and "effort" in arguments and heard.target is not None
        heard.difficulty, defence = (None, {"effort": number}) if totals else (number, {})
    elif not defends:
        if set(defence) == {"rating"} and "effort" in arguments:
            defence = {"effort": defence["rating"]}
        if heard.target is None:
            heard.target, heard.target_how = named, named_how
    elif heard.target is None:
        heard.target = clause.value("name", start)
    elif not find(heard.game, heard.target):
        heard.target = roles.straight(heard.target, clause, start)
    heard.defence = defence


def _turned(heard: Heard) -> None:
    """Turn the two round where endings or the verb say that the second one acts."""
    if heard.kind != "attack":
        return
    aimed = heard.clause.tag("aimed", heard.head[1])
    if (
        heard.how == "name"
        and not aimed
        and roles.swapped(heard.clause, heard.head, heard.end, heard.target)
    ):
        heard.actor, heard.target = heard.target, heard.actor
    done = heard.clause.tag("done_by")
    if done and done.start() == heard.head[0]:
        heard.actor, heard.target, heard.target_how = heard.target, heard.actor, heard.how
    if heard.target_how in ("pronoun", "me") and heard.target is None:
        heard.target = roles.who(None, heard.target_how, heard.clause, heard.game, heard.told)


def _opposed(heard: Heard) -> None:
    """Numbers said beside a name are what that one rolled; totals stand against totals."""
    arguments, kind, target = heard.arguments, heard.kind, heard.target
    plain = kind == "attack" and target and not heard.defence and heard.difficulty is None
    number = beside(heard.clause, target, heard.head[1]) if plain and target else None
    told = [span for span in heard.clause.spans if span.kind in ("number", *ROLLED)]
    if number and len(told) > 1:  # the only number is what the attack came to
        same = next((key for key in ("dice_total", "effort") if key in arguments), None)
        if same and arguments.get("rating", number) == number:
            arguments.pop("rating", None)
            heard.defence = {same: number}
    if _opposed_unnamed(kind, heard.defence, target):
        later, spans = heard.clause.all("name", heard.head[1]), heard.clause.all("name")
        names = (span.value for span in (*later, *spans))
        heard.target = next((name for name in names if name != heard.actor), None)
    if "effort" in arguments and "rating" in heard.defence and len(heard.defence) == 1:
        heard.defence = {"effort": heard.defence["rating"]}


def _again(heard: Heard) -> None:
    """The same roll once more: who, with what, against whom."""
    roll, arguments = heard.game.roll, heard.arguments
    if roll is None or not heard.clause.has("again") or "skill" in arguments:
        return
    if heard.actor not in (None, roll.acting.who):
        return
    heard.actor = heard.actor or roll.acting.who
    if roll.acting.skill:
        arguments["skill"] = roll.acting.skill
    if heard.kind == "attack" and heard.target is None and roll.action == "attack":
        heard.target = roll.target


def _opposed_unnamed(kind: str, defence: dict[str, Any], target: str | None) -> bool:
    """Whether somebody's skill opposes without a rating, and nobody was named beside it."""
    return kind in ("overcome", "plain_roll") and target is None and (
        "skill" in defence and not {"rating", "effort"} & set(defence))  # fmt: skip
