"""What is said anew: "no, Athletics", "I meant Otso", "make that +3", "same again"."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from assistant.understanding.annotate import Clause, Span, only_pieces
from assistant.understanding.frames import read
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.lone import alone
from assistant.understanding.settling import ROLLED as THROWN
from assistant.understanding.slots import coded, nothing_more, skill
from assistant.understanding.understood import Call, Told, Unclear
from assistant.understanding.veil import Veil
from tools.commands import COMMANDS, parse
from tools.dice import Dice
from tools.errors import RuleError
from tools.game import Game
from tools.people import side
from tools.play import play

ROLLS = ("attack", "overcome", "create_advantage", "treat", "roll", "defend")
PEOPLE = ("actor", "target", "character", "ally", "to", "by", "patient", "holder", "on", "name")
NUMBERS = (
    *("difficulty", "rating", "effort", "dice_total", "bonus", "boxes", "fate_points"),
    *("fate_points_change", "refresh", "free_invokes", "physical", "mental", "count"),
    *("physical_change", "mental_change"),
)
# What a roll brought about, or what was rolled: another roll has its own.
ROLLED = ("faces", "dice_total", "effort", "invokes", "defence", "defences")


@dataclass(frozen=True, slots=True, kw_only=True)
class Earlier:
    """What went before: the commands of the last turn, the game before it, what was asked about.

    Attributes:
        rolls: the rolls of the turns before, the last at the end.
        said: what somebody said that was answered with a question; empty: nothing.
        reply: what that was answered.
    """

    commands: tuple[Mapping[str, Any], ...] = ()
    game: Game | None = None
    rolls: tuple[Mapping[str, Any], ...] = ()
    said: str = ""
    reply: str = ""


def pieces_of(text: str, game: Game, words: Lexicon, veil: Veil) -> Clause | None:
    """A text that names nothing but what is different; it may be a skill that only sheets know."""
    clause = read(text, game, words, (), veil)
    alone = None if clause.spans else skill(text, coded(clause, game, Told()))
    if alone is not None:
        return replace(clause, spans=(Span(0, len(text), "skill", alone),))
    if not only_pieces(clause) or clause.all("name")[2:]:
        return None
    # A number alone chooses nothing here.
    spans = (replace(s, kind="number") if s.kind == "choose" else s for s in clause.spans)
    return replace(clause, spans=tuple(spans))


def again(clause: Clause, earlier: Earlier) -> list[Call] | None:
    """The last roll once more, with dice of its own; None where that isn't what was said.

    It is the last of whoever is named, or else of anybody, done by them; a defence only where
    nothing else was rolled.
    """
    if more := one_more(clause, earlier):
        return more
    marks = [found for tag in ("same_for", "same_again") if (found := clause.tag(tag))]
    mark = max(marks, key=lambda found: len(found[0]), default=None)
    people = clause.all("name")
    if mark is None or len(people) > 1:
        return None
    if not _only(clause, [mark.span(), *((s.start, s.end) for s in people)]):
        return None
    who = people[0].value if people else None
    everyone = [each for each in (*earlier.rolls, *earlier.commands) if each["command"] in ROLLS]
    # Who has rolled nothing yet does as the last one did.
    rolls = [each for each in everyone if who in (None, each.get("actor"))] or everyone
    deeds = [each for each in rolls if each["command"] != "defend"]
    last = next(reversed(deeds or rolls), None)
    if last is None:
        return None
    kept = {key: value for key, value in last.items() if key not in (*ROLLED, "command")}
    if who and last.get("actor") != who:
        if "actor" not in kept or who == kept.get("target"):
            return None
        kept["actor"] = who
        kept.pop("rating", None)
    return [Call(str(last["command"]), kept)]


def _only(clause: Clause, said: Iterable[tuple[int, int]]) -> bool:
    """Whether a clause holds nothing of weight beside these places."""
    taken = sorted(said)
    ends = [0, *(end for _, end in taken)]
    starts = [*(start for start, _ in taken), len(clause.text)]
    rest = " ".join(clause.text[left:right] for left, right in zip(ends, starts, strict=True))
    return nothing_more(rest, clause.lexicon)


def one_more(clause: Clause, earlier: Earlier) -> list[Call] | None:
    """Another of what was just given or marked: "one more for her"; None where it isn't that."""
    mark, people = clause.tag("one_more"), clause.all("name")
    last = earlier.commands[-1] if earlier.commands else {}
    counts = [key for key in last if key.endswith("_change")] or (
        ["boxes"] if last.get("command") == "mark_countdown" else [])  # fmt: skip
    if mark is None or len(counts) != 1 or len(people) > 1:
        return None
    names = [(span.start, span.end) for span in people]
    if mark.end() < len(clause.text) and not _only(clause, [mark.span(), *names]):
        return None  # one more of something else
    key, number = counts[0], last.get(counts[0], 1)
    said = (clause.value(kind) for kind in ("number", "fate_points", "effort", "boxes"))
    size = next((abs(each) for each in said if each), 1)
    kept = {k: v for k, v in last.items() if k != "command"} | {
        key: size if number > 0 else -size}  # fmt: skip
    if people and "character" in kept:
        kept["character"] = people[0].value
    return [Call(str(last["command"]), kept)]


def corrected(clause: Clause, game: Game, earlier: Earlier) -> list[Call] | Unclear | None:
    """The last turn taken back and given anew with what the clause says instead.

    Returns:
        The calls; what is asked back where several things may be meant; None where a clause says
        more than what is different, or nothing of it stood in the last turn.
    """
    if not earlier.commands:
        return None
    commands = [dict(each) for each in earlier.commands]
    for place in reversed(range(len(commands))):
        made = changed(commands[place], clause, game)
        if isinstance(made, Unclear):
            return made
        if made is None:
            continue
        if made == commands[place]:
            return Unclear("not_understood", (), (str(made["command"]),))
        commands[place] = made
        return anew(commands, earlier)
    return None


def told_dice(clause: Clause, game: Game, earlier: Earlier) -> list[Call] | Unclear | None:
    """Dice told in a message of their own: of who has to defend, or of the roll just made.

    Returns:
        The defence, or the last turn anew with these dice in place of those that were thrown for
        it; None where more than dice was told, or the roll had dice of its own.
    """
    told = alone(clause)
    if told is None or (told[0] is None and not clause.first("faces")
                        and not clause.first("dice_total")):  # fmt: skip
        return None
    (who, dice), waits = told, game.waiting("defend")
    if waits and who == waits.who:
        return [Call("defend", {"actor": who, **dice})]
    last = earlier.commands[-1] if earlier.commands else {}
    thrown = last.get("command") in ROLLS and not set(THROWN) & set(last)
    if not thrown or who not in (None, last.get("actor")):
        return None
    return anew([*earlier.commands[:-1], {**last, **dice}], earlier)


def anew(commands: Sequence[Mapping[str, Any]], earlier: Earlier) -> list[Call] | Unclear:
    """An undo, and the commands in its place, if the first of them could have been played."""
    first = commands[0]
    if first["command"] not in COMMANDS:
        return Unclear("not_understood")
    try:
        command = parse(first)
        if earlier.game is not None:
            play(earlier.game, command, Dice("tried"))
    except (RuleError, ValueError):
        return Unclear("not_understood", (), (str(first["command"]),))
    calls = (Call(str(each["command"]), {k: v for k, v in each.items() if k != "command"})
             for each in commands)  # fmt: skip
    return [Call("undo", {}), *calls]


def refusal(command: Mapping[str, Any], game: Game) -> str | None:
    """The code with which the rules refuse a command; None where they don't."""
    try:
        play(game, parse(command), Dice("tried"))
    except RuleError as refused:
        return refused.code
    except ValueError:
        return None
    return None


def changed(
    command: Mapping[str, Any], clause: Clause, game: Game
) -> dict[str, Any] | Unclear | None:
    """A command with what a clause says instead; None where it has no place for that."""
    out, done = dict(command), False
    for key, value in (*_skills(command, clause), *_dice(command, clause)):
        out[key], done = value, True
        if key == "skill":
            out.pop("rating", None)
    for span in clause.all("name"):
        person = _person(command, str(span.value), game)
        if person is None or isinstance(person, Unclear):
            return person
        out[person], done = span.value, True
    severities = [span.value for span in clause.all("severity")]
    if severities and len(severities) == len(command.get("consequences", ())):
        out["consequences"], done = severities, True
    if (aspect := clause.first("aspect")) and "aspect" in command:
        out["aspect"], done = aspect.value, True
    against = clause.tag("against")
    for span in (*clause.all("number"), *clause.all("difficulty"), *clause.all("boxes"),
                 *clause.all("fate_points")):  # fmt: skip
        kind = "difficulty" if against and against.end() <= span.start else span.kind
        number = _number(command, kind, bool(clause.first("skill")), "signed" in span.flags)
        if number is None:
            return Unclear("unclear_number", (), (str(command["command"]),)) if done else None
        out[number], done = span.value, True
    return out if done else None


def _skills(command: Mapping[str, Any], clause: Clause) -> Iterator[tuple[str, Any]]:
    skill = clause.value("skill")
    if skill and ("skill" in command or command["command"] in (*ROLLS, "help")):
        yield "skill", skill


def _dice(command: Mapping[str, Any], clause: Clause) -> Iterator[tuple[str, Any]]:
    if command["command"] not in ROLLS:
        return
    if faces := clause.value("faces"):
        yield "faces", list(faces)
    elif (total := clause.value("dice_total")) is not None:
        yield "dice_total", total


def _person(command: Mapping[str, Any], name: str, game: Game) -> str | Unclear | None:
    """The argument in which another name belongs: the only one, or that of the same side."""
    there = [key for key in PEOPLE if isinstance(command.get(key), str)
             and (key != "name" or command["command"] == "edit_character")]  # fmt: skip
    others = [key for key in there if command[key] != name]
    like = [key for key in others if side(game, command[key]) == side(game, name)]
    found = others if len(others) == 1 else like
    if not found:
        return None
    return found[0] if len(found) == 1 else Unclear("who", (), (str(command["command"]),))


def _number(command: Mapping[str, Any], kind: str, with_skill: bool, signed: bool) -> str | None:
    """The argument in which another number belongs."""
    if kind != "number":
        rolls = command["command"] in ROLLS
        return kind if kind in command or (kind == "difficulty" and rolls) else None
    there = [key for key in NUMBERS if isinstance(command.get(key), int)]
    if command["command"] in ROLLS and (with_skill or signed):
        return "rating" if with_skill or "rating" in there or not there else there[0] if (
            len(there) == 1) else None  # fmt: skip
    return there[0] if len(there) == 1 else None
