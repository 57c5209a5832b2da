"""What somebody takes back within a message: "with Fight - sorry, Shoot", "attacks, no, she hides".

What stands before the slip is read without it, and then what is said instead is put in its place.
"""

import re
from collections.abc import Iterator
from typing import Any

from assistant.understanding.annotate import Clause
from assistant.understanding.corrections import changed, pieces_of
from assistant.understanding.frames import deed, read, unquoted
from assistant.understanding.lexicon import LETTER, Lexicon
from assistant.understanding.missed import matters
from assistant.understanding.reading import lifted, read_through
from assistant.understanding.understood import Call, Unclear, Understood
from assistant.understanding.veil import Veil, veiled
from tools.game import Game

SIGNS = r"[,.;:()!?\-]"
PEOPLE = ("actor", "character")
THINGS = ("aspect", "to", "zone")
LONGEST_NAME = 5  # words of an aspect
# What nobody says about a roll in passing.
ROLLED = ("skill", "number", "difficulty", "faces", "dice_total", "effort")


def retold(text: str, game: Game, words: Lexicon, speaker: str | None) -> Understood | None:
    """A message with what was taken back in it put right; None where nothing was.

    Where it isn't clear what is to be in whose place, nothing of it is done and it is asked back.
    """
    veil = veiled(text, game, words)
    for start, end in slips(veil.text, words):
        head, rest = veil.text[:start].rstrip(" ,.;:(-"), veil.text[end:].lstrip(" ,.;:-")
        before = read_through(veil.lifted(head), game, words, speaker)
        asked = before.unclear is not None and before.unclear.code != "not_understood"
        if not re.search(r"\w", rest) or not (before.calls or asked):
            continue
        made = _pieces(head, rest, game, words, speaker, veil) or _whole(
            before, head, rest, game, words, speaker, veil
        )
        if made is not None:
            return made
        told = read(rest, game, words, (), veil)
        if matters(told) and (deed(unquoted(told), words) or any(map(told.first, ROLLED))):
            meant = tuple(call.name for call in before.calls[-1:])
            return Understood(words.language, (), Unclear("not_understood", (), meant))
    return None


def slips(text: str, words: Lexicon) -> Iterator[tuple[int, int]]:
    """Where words stand, behind a sign, that take back what was just said.

    In a script without spaces between words a space is as good as a sign.
    """
    pattern = words.tags.get("slip")
    for mark in pattern.finditer(text) if pattern else ():
        before = text[: mark.start()]
        sign = re.search(rf"{SIGNS}\s*$", before)
        free = before[-1:].isspace() and not re.match(LETTER, mark[0].strip())
        if re.search(r"\w", before) and (sign or free):
            yield sign.start() if sign else mark.start(), mark.end()


def _pieces(
    head: str, rest: str, game: Game, words: Lexicon, speaker: str | None, veil: Veil
) -> Understood | None:
    """The message with a skill, number or name exchanged; what follows it goes on with the rest."""
    ends = [len(rest), *(m.start() for m in re.finditer(r"[,)\-]", rest))]
    for end in ends:
        said, tail = rest[:end], rest[end:].strip(" ,)-")
        clause = pieces_of(said, game, words, veil)
        name = said.strip() if clause is None else ""
        if clause is None and not (name[:1].isupper() and len(name.split()) <= LONGEST_NAME):
            continue
        whole = veil.lifted(f"{head} {tail}" if tail else head)
        base = read_through(whole, game, words, speaker)
        if base.unclear or not base.calls:
            continue
        last = base.calls[-1]
        put = changed({"command": last.name, **last.arguments}, clause, game) if clause else (
            _renamed(last, veil.lifted(name)))  # fmt: skip
        if put is None or isinstance(put, Unclear):
            continue
        arguments = {key: value for key, value in put.items() if key != "command"}
        made = lifted([Call(last.name, arguments, last.clause)], veil)
        if isinstance(made, list):
            call = Call(made[0].name, made[0].arguments, last.clause)
            return Understood(words.language, (*base.calls[:-1], call), missed=base.missed)
    return None


def _renamed(call: Call, name: str) -> dict[str, Any] | None:
    """A call with the only name of a thing in it exchanged."""
    there = [key for key in THINGS if isinstance(call.arguments.get(key), str)]
    return {**call.arguments, there[0]: name} if len(there) == 1 else None


def _whole(
    before: Understood, head: str, rest: str, game: Game, words: Lexicon, speaker: str | None,
    veil: Veil,
) -> Understood | None:  # fmt: skip
    """What is told instead as a deed of its own; "she" is whoever was told of before the slip."""
    clause = read(head, game, words, (), veil)
    doer = _doer(before, clause)
    again = read_through(veil.lifted(rest), game, words, speaker, last=doer)
    asked = again.unclear is not None and again.unclear.code != "not_understood"
    if (not again.calls and not asked) or any(call.name == "choose" for call in again.calls):
        return None
    place = before.clause if before.unclear else before.calls[-1].clause
    kept = [call for call in before.calls if call.clause < place]
    calls = (Call(each.name, each.arguments, each.clause + place) for each in again.calls)
    return Understood(words.language, (*kept, *calls), again.unclear, again.clause + place)


def _doer(before: Understood, head: Clause) -> str | None:
    """Who acts before the slip."""
    for call in reversed(before.calls):
        for key in PEOPLE:
            if key in call.arguments:
                return str(call.arguments[key])
    person = head.first("name")
    return str(person.value) if person else None
