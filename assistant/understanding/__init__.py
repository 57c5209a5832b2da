"""From a sentence to commands: annotate, frame, resolve. A language is data."""

from collections.abc import Iterator
from dataclasses import replace

from assistant.understanding import safety
from assistant.understanding.annotate import Clause, Span
from assistant.understanding.corrections import ROLLS, Earlier, again, corrected, refusal
from assistant.understanding.frames import affirmed, asks, deed, kind_of, read, unquoted
from assistant.understanding.lexicon import Lexicon, lexicon
from assistant.understanding.parting import clauses
from assistant.understanding.resolve import resolve
from assistant.understanding.sayings import sayings
from assistant.understanding.slots import coded, skill
from assistant.understanding.spelling import respelt
from assistant.understanding.text import tidy
from assistant.understanding.told import parses, told_in_form, without_asides
from assistant.understanding.understood import Call, Told, Unclear, Understood
from assistant.understanding.veil import Veil, veiled
from rules_corpus.language import detect
from tools.game import Game

__all__ = ["Call", "Earlier", "Unclear", "Understood", "understand"]

# Where one of these stands, something was to be done: no question about the rules.
CONCRETE = ("name", "number", "difficulty", "faces")
NOTHING_BEFORE = Earlier()
LONGEST_ANSWER = 6  # words of an answer to what was asked back
LONGEST_FORM = 3  # clauses that a set form may go on over
# What a set form between commas may be taken for by a word beside it.
UNSURE = (None, "negated", "absorb", "compel", "next_turn")
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
    text: str,
    game: Game,
    *,
    language: str | None = None,
    speaker: str | None = None,
    earlier: Earlier = NOTHING_BEFORE,
) -> Understood:
    """Read what was said at the table.

    Args:
        text: the message; what is past 2000 characters is left out.
        game: the game as the speaker sees it.
        language: en, th, pl, fi or zh; left out: as the text looks.
        speaker: whom "I" stands for.
        earlier: what went before, for corrections and for answers to what was asked back.

    Returns:
        The calls in the order said, and what has to be asked where understanding stopped.
    """
    text = tidy(text)
    language = language or detect(text, game.language)
    words = lexicon(language)
    if calls := safety.heard(text, language):
        return Understood(language, calls, None)
    if (anew := _anew(text, game, words, speaker, earlier)) is not None:
        return anew
    found = _read(text, game, words, speaker)
    # A number alone chooses only where something waits to be chosen.
    idle = not game.pending and [call.name for call in found.calls] == ["choose"]
    if (found.calls and not idle) or (found.unclear and found.unclear.code == "help"):
        return found
    for whole in completed(text, game, words, speaker, earlier.said):
        return whole
    if found.unclear is None:
        return found
    if found.unclear.code == "not_understood" and (spelt := respelt(text, game, words)):
        again = _read(spelt, game, words, speaker)
        return again if again.calls and not again.unclear else found
    return found


def _anew(
    text: str, game: Game, words: Lexicon, speaker: str | None, earlier: Earlier
) -> Understood | None:
    """A correction of the last turn, or the same roll once more; None where it is neither."""
    if not earlier.commands:
        return None
    veil = veiled(text, game, words)
    clause = read(veil.text, game, words, (), veil)
    made: list[Call] | Unclear | None = again(clause, earlier)
    mark = words.find("correction", veil.text)
    if made is None and mark and mark.start() == 0:
        rest = veil.text[mark.end() :].strip(" ,.:!")
        made = corrected(_piece(rest, game, words, veil), game, earlier) if rest else None
        if made is None and rest:
            before = earlier.game or game
            told = _read(veil.lifted(rest), before, words, speaker)
            first = {call.name for call in told.calls[:1]}
            if told.unclear is None and first & {str(c["command"]) for c in earlier.commands}:
                return Understood(words.language, (Call("undo", {}), *told.calls), None)
    if made is None:
        return None
    made = lifted(made, veil)
    if isinstance(made, Unclear):
        return Understood(words.language, (), made)
    return Understood(words.language, tuple(made), None)


def _piece(text: str, game: Game, words: Lexicon, veil: Veil) -> Clause:
    """A text that may be nothing but a skill."""
    clause = read(text, game, words, (), veil)
    alone = None if clause.spans else skill(text, coded(clause, game, Told()))
    return clause if alone is None else replace(
        clause, spans=(Span(0, len(text), "skill", alone),))  # fmt: skip


def completed(
    text: str, game: Game, words: Lexicon, speaker: str | None, asked: str
) -> Iterator[Understood]:
    """What was asked about, read once more with a short answer to what it lacked."""
    if not asked or len(text.split()) > LONGEST_ANSWER or asks(text, words):
        return
    before = _read(tidy(asked), game, words, speaker)
    if given := skilled(before, text, game, words):
        yield Understood(words.language, (given,))
    if before.calls or not before.unclear or not before.unclear.needs:
        return
    rest = tidy(asked).rstrip(" .!?")
    patterns = sayings(words.language).answers
    lacking = before.unclear.needs  # a name where the code says already what lacks
    for need in (*lacking, before.unclear.code.partition("_")[2]):
        for pattern in patterns.get(need, ()):
            whole = pattern.replace("{before}", rest).replace("{said}", text.strip(" .!?"))
            made = _read(whole, game, words, speaker)
            if made.calls and not made.unclear:
                yield made


def skilled(before: Understood, text: str, game: Game, words: Lexicon) -> Call | None:
    """A roll that the rules refused for want of a skill, with the one that is now named."""
    call = before.calls[0] if len(before.calls) == 1 and not before.unclear else None
    if call is None or call.name not in ROLLS or "skill" in call.arguments:
        return None
    named = skill(text.strip(" .!"), coded(read(text, game, words, ()), game, Told()))
    lacks = named and refusal({"command": call.name, **call.arguments}, game) == "which_skill"
    return Call(call.name, {**call.arguments, "skill": named}) if lacks else None


def _read(text: str, game: Game, words: Lexicon, speaker: str | None) -> Understood:
    """Read a message on its own."""
    language = words.language
    told = Told(speaker=speaker)
    calls: list[Call] = []
    skipped = False
    veil = veiled(text, game, words)
    parts = clauses(veil.text, words)
    place = 0
    while place < len(parts):
        if told_apart := _told_apart(parts[place], game, words, told, veil):
            parts[place : place + 1] = told_apart
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
        if words.terms.search(text) and not told_of and not words.has("chatter", text):
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
    if kind in UNSURE and (made := _piecewise(parts[place], game, words, told, veil)):
        return made, 1, clause
    if kind is None or kind == "negated":
        return None, 1, clause
    return resolve(kind, clause, game, told), 1, clause


def _told_apart(
    part: str, game: Game, words: Lexicon, told: Told, veil: Veil
) -> tuple[str, str] | None:
    """A clause in two where a set form is joined with a deed of the same person, or another form.

    "Ann moves to the hall and attacks": the deed gets the name of whoever was told of before it.
    """
    joints = words.tags.get("and")
    if joints is None or not joints.search(part) or asks(part, words):
        return None

    def formed(text: str) -> list[Call] | None:
        made = told_in_form(read(text, game, words, told.names, veil), game,
                            replace(told, asides={}), asked=False)  # fmt: skip
        return made if isinstance(made, list) else None

    for joint in joints.finditer(part):
        left, right = part[: joint.start()].strip(" ,"), part[joint.end() :].strip(" ,")
        act = deed(unquoted(read(right, game, words, told.names, veil)), words) if right else None
        begins = act is not None and act[0] != "roll" and not act[2]
        if not left or not right or not (begins or formed(right)):
            continue
        if formed(part):
            return None
        if (calls := formed(left)) is not None:
            doer = next((calls[-1].arguments[key] for key in ("actor", "character")
                         if key in calls[-1].arguments), "")  # fmt: skip
            return left, f"{doer} {right}" if begins else right
    return None


def _piecewise(
    text: str, game: Game, words: Lexicon, told: Told, veil: Veil
) -> list[Call] | Unclear | None:
    """What a clause comes to where set forms stand between commas, and the rest is mere talk.

    Nothing where the rest asks, denies or supposes something, or says more than who is meant.
    """
    pieces = [each.strip() for each in text.split(",") if each.strip()]
    if len(pieces) < 2 or asks(text, words):
        return None
    calls: list[Call] = []
    for piece in pieces:
        clause = read(piece, game, words, told.names, veil)
        made = told_in_form(clause, game, told, False)
        if isinstance(made, list):
            calls += [each for each in made if each not in calls]
        elif made is not None:
            return made
        elif (
            words.has("negation", piece)
            or deed(unquoted(clause), words)
            or any(span.kind not in ("name", "place", "track") for span in clause.spans)
            or len(clause.all("name")) > 1
        ):
            return None
        else:
            for span in clause.all("name"):
                told.name(span.value)
    return calls or None


def lifted(made: list[Call] | Unclear, veil: Veil) -> list[Call] | Unclear:
    """What a clause came to, with the hidden names back."""
    if isinstance(made, Unclear):
        return Unclear(made.code, veil.lifted(made.needs), veil.lifted(made.nearest))
    return [Call(call.name, veil.lifted(call.arguments)) for call in made]
