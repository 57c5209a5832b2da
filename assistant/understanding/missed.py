"""Clauses that nothing came of while others were carried out: those that meant something."""

from collections.abc import Iterable, Iterator, Sequence

from assistant.understanding.annotate import Clause
from assistant.understanding.corrections import ROLLS
from assistant.understanding.understood import Call, Missed
from assistant.understanding.veil import Veil
from tools.commands import COMMANDS

# Talk beside the game holds none of these.
TELLING = (
    *("name", "aspect", "skill", "number", "difficulty", "faces", "effort", "dice_total", "bonus"),
    *("boxes", "severity", "fate_points"),
)


def matters(clause: Clause) -> bool:
    """Whether a clause holds something of the game, and doesn't just say what nobody does."""
    told = [span.kind for span in clause.spans if span.kind in TELLING]
    denied = clause.has("negation") and set(told) <= {"name"}
    return bool(told) and not denied


def missed(place: int, part: str, clause: Clause, veil: Veil) -> tuple[Missed, ...]:
    """A clause as it was said, where it matters."""
    if not matters(clause):
        return ()
    people = clause.all("name")
    only = len(people) == 1 == len([s for s in clause.spans if s.kind in TELLING])
    said = str(veil.lifted(part)).strip(" ,.;:!")
    return (Missed(said, place, str(people[0].value) if only else None),)


def left_over(place: int, clause: Clause, made: Sequence[Call], veil: Veil) -> Iterator[Missed]:
    """The end of a clause that begins anew with somebody whom no call of the clause names."""
    said = str([dict(call.arguments) for call in made])
    if clause.has("free", "paid") and not any("invoke" in said or call.name == "invoke"
                                              for call in made):  # fmt: skip
        for aspect in clause.all("aspect"):
            if any(call.name in ROLLS for call in made) and str(aspect.value) not in said:
                yield Missed(str(veil.lifted(str(aspect.value))), place)
    anew = begun_anew(clause, said) if any(call.name in COMMANDS for call in made) else None
    if anew is not None:
        yield Missed(str(veil.lifted(clause.text[anew:])).strip(" ,.;:!"), place)


def begun_anew(clause: Clause, said: str) -> int | None:
    """Where a clause begins anew with somebody who is not in what was read of it."""
    joints = clause.lexicon.tags.get("and")
    for span in clause.all("name"):
        begins = joints and any(not clause.text[joint.end() : span.start].strip()
                     for joint in joints.finditer(clause.text[: span.start]))  # fmt: skip
        rest = clause.text[span.start :].strip(" ,.;:!")
        told = str(span.value).casefold() in said.casefold()
        if begins and not told and " " in rest and "own" not in span.flags:
            return span.start
    return None


def told_of(left: Sequence[Missed], calls: Iterable[Call]) -> tuple[Missed, ...]:
    """What was missed, without a mere story that leads to the same person's next deed."""
    doers = {(call.clause, call.arguments.get(key)) for call in calls
             for key in ("actor", "character")}  # fmt: skip
    return tuple(each for each in left
                 if each.who is None or (each.clause + 1, each.who) not in doers)  # fmt: skip


def kept(before: Sequence[Missed], now: Sequence[Missed], reached: int) -> tuple[Missed, ...]:
    """What was missed up to a clause that is carried out, and what is missed after it."""
    return (*(each for each in before if each.clause <= reached),
            *(each for each in now if each.clause > reached))  # fmt: skip
