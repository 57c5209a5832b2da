"""Several people who do the same: named together, or told as everyone, or as the whole party."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from assistant.understanding.annotate import Clause, Span
from assistant.understanding.corrections import ROLLS
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.settling import ROLLED
from assistant.understanding.slots import nothing_more
from assistant.understanding.text import bare
from assistant.understanding.understood import Call, Unclear
from tools.game import Game

Made = list[Call] | Unclear | None
# Rolls that several make one after the other, and nobody has to answer in between.
APART = ("overcome", "roll", "defend")


@dataclass(frozen=True, slots=True)
class Subject:
    """Whoever a clause begins with.

    Attributes:
        people: their names.
        said: how they were told.
        rest: what they do.
        each: whether each does it for themselves.
        open: whether those that no player plays may be meant too.
    """

    people: tuple[str, ...]
    said: str
    rest: str
    each: bool
    open: bool = False


def subject(clause: Clause, game: Game) -> Subject | None:
    """The people that a clause begins with, if they are several."""
    words, text = clause.lexicon, clause.text
    for tag in ("party", "everyone"):
        mark = words.find(tag, text)
        if mark and mark.end() and not bare(text[: mark.start()]):
            own = tuple(who.name for who in game.characters.values()
                        if who.kind == "pc" and who.out is None)  # fmt: skip
            others = any(who.kind != "pc" and who.out is None for who in game.characters.values())
            rest, _ = _each(text[mark.end() :], words)
            opened = tag == "everyone" and others
            return Subject(own, mark[0].strip(), rest, True, opened) if own else None
    run = _run(clause)
    if len({span.value for span in run}) < 2:
        return None
    said = text[run[0].start : run[-1].end]
    rest, each = _each(text[run[-1].end :], words)
    return Subject(tuple(dict.fromkeys(str(span.value) for span in run)), said, rest, each)


def _run(clause: Clause) -> list[Span]:
    """The names joined at the beginning of a clause."""
    spans = clause.all("name")
    if not spans or not nothing_more(clause.text[: spans[0].start], clause.lexicon):
        return []
    run = spans[:1]
    joints = [clause.lexicon.tags[tag] for tag in ("and", "also_and") if tag in clause.lexicon.tags]
    for span in spans[1:]:
        between = clause.text[run[-1].end : span.start]
        if not any(joint.search(between) for joint in joints):
            break
        for joint in joints:
            between = joint.sub(" ", between)
        if not nothing_more(between, clause.lexicon):
            break
        run.append(span)
    return [] if "own" in run[-1].flags else run


def _each(rest: str, words: Lexicon) -> tuple[str, bool]:
    """What is done, without the word that says that each does it, and whether one stood there."""
    mark = words.find("each", rest)
    if mark and mark.end() and not bare(rest[: mark.start()]):
        return rest[mark.end() :].strip(" ,:"), True
    return rest.strip(" ,:"), False


def together(clause: Clause, game: Game, alone: Callable[[str], Made]) -> Made:
    """A call for each of several people, or what has to be asked; None where one person acts.

    Args:
        alone: what a clause comes to that tells of one of them.
    """
    told = subject(clause, game)
    if told is None or not re.search(r"\w", told.rest) or len(clause.all("skill")) > 1:
        return None  # of two skills one stands against the other
    calls: list[Call] = []
    for who in told.people:
        made = alone(f"{who} {told.rest}")
        if isinstance(made, Unclear):
            return made if made.code not in ("not_understood", "who") else None
        if not made or len(made) != 1 or who not in made[0].arguments.values():
            return None
        calls += made
    names = {call.name for call in calls}
    if told.open and not names <= {*APART}:
        return Unclear("everyone", told.people, told.people)
    if len(told.people) > 1 and names & {*ROLLS}:
        thrown = any(set(ROLLED) & set(call.arguments) for call in calls)
        if thrown or not told.each or not names <= {*APART}:
            return Unclear("together", told.people, told.people)
    return calls


def instead(asked: Clause, answer: str, game: Game) -> Iterator[str]:
    """What was asked back about with whoever is meant in the place of the people it began with."""
    told = subject(asked, game)
    if told is not None:
        yield f"{answer} {told.rest}"
        yield f"{told.said} {answer} {told.rest}"
