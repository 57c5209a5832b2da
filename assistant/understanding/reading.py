"""The clauses of a message one after the other: set forms, forms joined, deeds, mere talk."""

import re
from dataclasses import replace

from assistant.understanding.accounted import unaccounted
from assistant.understanding.annotate import Clause
from assistant.understanding.asking import asks
from assistant.understanding.dictation import dictated, goes_on
from assistant.understanding.frames import ACTIONS, affirmed, deed, kind_of, read, unquoted
from assistant.understanding.harm import soaks
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.missed import left_over, missed, told_of
from assistant.understanding.names import known
from assistant.understanding.parting import clauses
from assistant.understanding.resolve import resolve
from assistant.understanding.settling import against_totals
from assistant.understanding.slots import nothing_more
from assistant.understanding.text import spelt_out
from assistant.understanding.together import together
from assistant.understanding.told import parses, told_in_form, without_asides
from assistant.understanding.understood import Call, Missed, Told, Unclear, Understood
from assistant.understanding.veil import Veil, veiled
from tools.game import Game

# Where one of these stands, something was to be done: no question about the rules.
CONCRETE = ("name", "number", "difficulty", "faces")
LONGEST_FORM = 3  # clauses that a set form may go on over
# What a set form between commas may be taken for by a word beside it.
UNSURE = (None, "negated", "absorb", "compel", "next_turn")
# Arguments that are told on as they were said.
PROSE = ("story", "outcome", "detail", "goal", "fate")
# Said twice in other words, these are still one.
ONCE = (
    "begin_session",
    "end_session",
    "begin_scene",
    "end_scene",
    "begin_conflict",
    "end_conflict",
    "redo",
)


def read_through(
    text: str, game: Game, words: Lexicon, speaker: str | None, last: str | None = None
) -> Understood:
    """What the clauses of a message come to one after the other, on their own.

    Args:
        last: whoever was told of before it.
    """
    language = words.language
    told = Told(speaker=speaker, last=last)
    calls: list[Call] = []
    skipped = False
    left: list[Missed] = []
    veil = veiled(text, game, words)
    parts = clauses(veil.text, words, known(game))
    place = 0
    while place < len(parts):
        sheet = _dictated(parts, place, game, words, told, veil)
        if not sheet and (told_apart := _told_apart(parts[place], game, words, told, veil)):
            parts[place : place + 1] = told_apart
        made, size, clause = sheet or _made(parts, place, game, words, told, veil)
        place += size
        if not made:
            skipped = True
            left += missed(place - 1, parts[place - 1], clause, veil)
            people = clause.all("name")
            told.name(people[0].value if len(people) == 1 else None)
            continue
        made = lifted(made, veil)
        if isinstance(made, list) and any(not parses(call.name, call.arguments) for call in made):
            made = Unclear("not_understood", (), tuple(call.name for call in made))
        if isinstance(made, list) and len(parts) > 1 and not game.pending and any(
            call.name == "choose" for call in made):  # fmt: skip
            made = Unclear("not_understood")  # a number that belongs to what stands beside it
        if isinstance(made, list) and unaccounted(clause, made, veil, game):
            made = Unclear("not_understood")
        if isinstance(made, Unclear):
            done = against_totals(calls)
            return Understood(language, done, made, place - 1, told_of(left, calls))
        left += left_over(place - 1, clause, made, veil)
        once = bool(calls) and calls[-1].name in ONCE
        calls += [replace(call, clause=place - 1) for call in made
                  if not (once and call.name == calls[-1].name)]  # fmt: skip
        for span in clause.all("name"):
            told.name(span.value if len(clause.all("name")) == 1 else None)
    if (not calls and skipped) or not parts:
        held = any(
            words.has("negation", part)
            or any(map(read(part, game, words, (), veil).first, CONCRETE))
            for part in parts
        )
        if words.terms.search(text) and not held and not words.has("chatter", text):
            return Understood(language, (Call("look_up", {"question": text.strip()}),), None)
        return Understood(language, (), Unclear("not_understood"))
    if told.unread:
        asked = Unclear("unread_field", (), tuple(dict.fromkeys(told.unread)))
        done = against_totals(calls)
        return Understood(language, done, asked, len(parts), told_of(left, calls))
    return Understood(language, against_totals(calls), missed=told_of(left, calls))


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
    several = together(clause, game, lambda said: _made([said], 0, game, words, told, veil)[0])
    if several is not None:
        return several, 1, clause
    told.asides = {}
    rolls = deed(unquoted(clause), words) or clause.first("skill")
    if rolls and (rest := without_asides(clause, game, told)):
        clause = read(rest, game, words, told.names, veil)
    kind = kind_of(clause, game)
    if kind == "negated" and (rest := affirmed(clause)):
        clause = read(rest, game, words, told.names, veil)
        kind = kind_of(clause, game)
    if kind == "look_up" and told.last and clause.has("and_what_of"):
        # "... and the boxes?" goes on about whoever was asked about before.
        clause = read(f"{told.last} {clause.text}", game, words, told.names, veil)
        kind = "show_sheet"
    if kind in UNSURE and (made := _piecewise(parts[place], game, words, told, veil)):
        return made, 1, clause
    if kind is None or kind == "negated":
        return None, 1, clause
    made = resolve(kind, clause, game, told)
    act = deed(unquoted(clause), words) if made == Unclear("who", ("actor",), (kind,)) else None
    if act and told.last and not re.search(r"\w", clause.text[: act[2]]):
        # A clause that begins with what is done goes on about whoever did the thing before.
        clause = read(f"{told.last} {clause.text}", game, words, told.names, veil)
        made = resolve(kind, clause, game, told)
    return made, 1, clause


def _dictated(
    parts: list[str], place: int, game: Game, words: Lexicon, told: Told, veil: Veil
) -> tuple[list[Call] | Unclear | None, int, Clause] | None:
    """The sheet that is dictated from a place on, over how many clauses; None where none is."""
    clause = read(parts[place], game, words, told.names, veil)
    asked = asks(parts[place], words) or soaks(clause, game)
    if asked or told_in_form(clause, game, replace(told, asides={}), asked=False) is not None:
        return None
    size, whole = 1, parts[place]
    while place + size < len(parts) and goes_on(
        read(parts[place + size], game, words, told.names, veil)
    ):
        whole += f", {parts[place + size]}"
        size += 1
    written = dictated(read(whole, game, words, told.names, veil))
    if written is None:
        return None
    sheet = read(written.text, game, words, told.names, veil)
    made = resolve("sheet", sheet, game, told)
    more = {**({"kind": written.kind} if written.kind else {}),
            **({"secret": True} if written.secret else {})}  # fmt: skip
    if isinstance(made, list):
        made = [replace(call, arguments={**more, **call.arguments}) for call in made]
    return made, size, sheet


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
        first = formed(left) if left and words.has("along", right) else None
        if first and (other := _along(left, read(right, game, words, told.names, veil), first)):
            return left, other
        act = deed(unquoted(read(right, game, words, told.names, veil)), words) if right else None
        begins = act is not None and act[0] != "roll" and not act[2]
        if not left or not right:
            continue
        if not (begins or formed(right)):
            goes_on = f"{_doer(read(left, game, words, told.names, veil))} {right}"
            if formed(goes_on) and not formed(part):
                return left, goes_on
            continue
        if formed(part):
            return None
        if (calls := formed(left)) is not None:
            doer = next((calls[-1].arguments[key] for key in ("actor", "character")
                         if key in calls[-1].arguments), "")  # fmt: skip
            return left, f"{doer} {right}" if begins else right
    return None


def _along(left: str, right: Clause, calls: list[Call]) -> str | None:
    """What somebody does who only goes along with what was told before: "and Bo follows her"."""
    people, mark = right.all("name"), right.tag("along")
    doer = next((call.arguments[key] for call in calls for key in ("actor", "character")
                 if key in call.arguments), None)  # fmt: skip
    if mark is None or len(people) != 1 or doer is None or str(doer) not in left:
        return None
    rest = right.text[: people[0].start] + right.text[people[0].end : mark.start()]
    alike = nothing_more(rest + right.text[mark.end() :], right.lexicon)
    return left.replace(str(doer), str(people[0].value), 1) if alike else None


def _doer(clause: Clause) -> str:
    """Whoever does the deed of a clause, if their name begins it; else nothing."""
    act, name = deed(unquoted(clause), clause.lexicon), clause.first("name")
    first = name and not re.search(r"\w", clause.text[: name.start])
    told = act and act[0] in ACTIONS and name and name.end <= act[2]
    return str(name.value) if name and first and told else ""


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
    return [Call(call.name, {
        key: spelt_out(value) if key in PROSE and isinstance(value, str) else value
        for key, value in veil.lifted(call.arguments).items()}) for call in made]  # fmt: skip
