"""Answers worked with the numbers of the question: the ways to take the hit that it tells of."""

import re

from assistant.understanding.annotate import Clause, annotate, track
from assistant.understanding.lexicon import lexicon
from assistant.voice import voice
from assistant.waits import choices
from rules_corpus.found import Answer
from tools import available
from tools.game import Character, Game, Pending
from tools.records import replace
from tools.rules.characters import fitted
from tools.rulesets import Track

# The rules that tell how a hit is taken.
TAKING = frozenset(
    f"condensed.{each}" for each in ("absorb", "taken-out", "stress-track", "consequence-slots")
)
MOST = 20
SOMEBODY = "?"


def told(answer: Answer, question: str, game: Game, language: str) -> str:
    """The answer; where it tells how a hit is taken and the question tells of one, its ways first.

    Source: condensed.absorb.
    """
    first = answer.hits[0].rule if answer.supported and answer.hits else ""
    lines = ways(question, game, language) if first in TAKING else ()
    return "\n".join((*lines, "", answer.answer)) if lines else answer.answer


def ways(question: str, game: Game, language: str) -> tuple[str, ...]:
    """The ways to take the hit that a question tells of, with the boxes that it says are free.

    None where it doesn't tell both, or where boxes are worth more than 1: which ones are free would
    have to be known.
    """
    clause = annotate(question, replace(game, characters={}), lexicon(language))
    boxes = next((int(span.value) for span in clause.spans if span.kind == "boxes"), None)
    shifts = hit(clause)
    if boxes is None or shifts is None or not 0 <= boxes <= MOST or not 1 <= shifts <= MOST:
        return ()
    kind: Track = "mental" if track(clause) == "mental" else "physical"
    sheet = fitted(game.ruleset, Character(name=SOMEBODY))
    place = kind if kind in sheet.boxes else next(iter(sheet.boxes), None)
    if place is None or any(worth != 1 for worth in sheet.boxes[place]):
        return ()
    who = replace(sheet, boxes={**sheet.boxes, place: (1,) * boxes})
    waiting = Pending(kind="absorb", who=SOMEBODY, shifts=shifts, track=kind)
    table = replace(game, characters={SOMEBODY: who}, pending=(waiting,), roll=None)
    listed = choices(list(available.answers(table, waiting)), language)
    head = voice(language)("worked-ways", shifts=shifts, boxes=boxes)
    return (head, *(f"  - {each}" for each in listed))


def hit(clause: Clause) -> int | None:
    """The size of the hit that a question tells of: its only number besides the boxes."""
    counted = {span.kind: span.value for span in clause.spans if isinstance(span.value, int)}
    if set(counted) - {"boxes", "number"}:
        return None
    numbers = {int(span.value) for span in clause.spans if span.kind == "number"}
    if not numbers:
        rest = list(clause.text.casefold())
        for span in clause.spans:
            rest[span.start : span.end] = " " * (span.end - span.start)
        left = "".join(rest)
        counts = clause.lexicon.counts
        numbers = {
            counts[word]
            for word in sorted(counts, key=len, reverse=True)
            if counts[word] > 1 and re.search(_bounded(word), left)
        }
    return numbers.pop() if len(numbers) == 1 else None


def _bounded(word: str) -> str:
    plain = re.escape(word)
    return plain if re.search(r"[\u0e00-\u9fff]", word) else rf"(?<!\w){plain}(?!\w)"
