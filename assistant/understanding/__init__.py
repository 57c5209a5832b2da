"""From a sentence to commands: annotate, frame, resolve. A language is data."""

from dataclasses import replace

from assistant.understanding.annotate import Clause
from assistant.understanding.frames import affirmed, asks, deed, kind_of, read, unquoted
from assistant.understanding.lexicon import Lexicon, lexicon
from assistant.understanding.parting import clauses
from assistant.understanding.resolve import resolve
from assistant.understanding.text import tidy
from assistant.understanding.told import parses, told_in_form, without_asides
from assistant.understanding.understood import Call, Told, Unclear, Understood
from assistant.understanding.veil import Veil, veiled
from rules_corpus.language import detect
from tools.game import Game

__all__ = ["Call", "Unclear", "Understood", "understand"]

# Where one of these stands, something was to be done: no question about the rules.
CONCRETE = ("name", "number", "difficulty", "faces")
LONGEST_FORM = 3  # clauses that a set form may go on over
# Said twice in other words, these are still one.
ONCE = (
    "begin_session",
    "end_session",
    "begin_scene",
    "end_scene",
    "begin_conflict",
    "end_conflict",
)


def understand(
    text: str, game: Game, *, language: str | None = None, speaker: str | None = None
) -> Understood:
    """Read what was said at the table.

    Args:
        text: the message; what is past 2000 characters is left out.
        game: the game as the speaker sees it.
        language: en, th, pl, fi or zh; left out: as the text looks.
        speaker: whom "I" stands for.

    Returns:
        The calls in the order said, and what has to be asked where understanding stopped.
    """
    text = tidy(text)
    language = language or detect(text, game.language)
    words = lexicon(language)
    told = Told(speaker=speaker)
    calls: list[Call] = []
    skipped = False
    veil = veiled(text, game, words)
    parts = clauses(veil.text, words)
    place = 0
    while place < len(parts):
        made, size, clause = _made(parts, place, game, words, told, veil)
        place += size
        if made is None:
            skipped = True
            continue
        made = lifted(made, veil)
        skipped = skipped or made == []
        if isinstance(made, list) and any(not parses(call.name, call.arguments) for call in made):
            made = Unclear("not_understood", (), tuple(call.name for call in made))
        if isinstance(made, Unclear):
            return Understood(language, tuple(calls), made, place - 1)
        once = bool(calls) and calls[-1].name in ONCE
        calls += [replace(call, clause=place - 1) for call in made
                  if not (once and call.name == calls[-1].name)]  # fmt: skip
        for span in clause.all("name"):
            told.name(span.value if len(clause.all("name")) == 1 else None)
    if (not calls and skipped) or not parts:
        told_of = any(
            words.has("negation", part)
            or any(map(read(part, game, words, (), veil).first, CONCRETE))
            for part in parts
        )
        if words.terms.search(text) and not told_of:
            return Understood(language, (Call("look_up", {"question": text.strip()}),), None)
        return Understood(language, (), Unclear("not_understood"))
    return Understood(language, tuple(calls), None)


def _made(
    parts: list[str], place: int, game: Game, words: Lexicon, told: Told, veil: Veil
) -> tuple[list[Call] | Unclear | None, int, Clause]:
    """What the clauses at a place come to, how many of them, and how they were read.

    A set form may go on over several clauses: the longest run that one fits is taken.
    """
    for size in range(min(LONGEST_FORM, len(parts) - place), 0, -1):
        clause = read(", ".join(parts[place : place + size]), game, words, told.names, veil)
        asked = asks(parts[place], words) or parts[place + size - 1].endswith("?")
        made = told_in_form(clause, game, told, asked)
        if made is not None:
            return made, size, clause
    told.asides = {}
    rolls = deed(unquoted(clause), words) or clause.first("skill")
    if rolls and (rest := without_asides(clause, game, told)):
        clause = read(rest, game, words, told.names, veil)
    kind = kind_of(clause, game)
    if kind == "negated" and (rest := affirmed(clause)):
        clause = read(rest, game, words, told.names, veil)
        kind = kind_of(clause, game)
    if kind is None or kind == "negated":
        return None, 1, clause
    return resolve(kind, clause, game, told), 1, clause


def lifted(made: list[Call] | Unclear, veil: Veil) -> list[Call] | Unclear:
    """What a clause came to, with the hidden names back."""
    if isinstance(made, Unclear):
        return Unclear(made.code, veil.lifted(made.needs), veil.lifted(made.nearest))
    return [Call(call.name, veil.lifted(call.arguments)) for call in made]
