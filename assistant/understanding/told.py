"""A clause told in a set form: the sayings that fit it, and the call that they come to."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from assistant.understanding import names
from assistant.understanding.annotate import Clause
from assistant.understanding.forms import ASIDES, FORMS, Form
from assistant.understanding.sayings import Fit, sayings
from assistant.understanding.slots import CODED, Coded, coded, filled, people
from assistant.understanding.understood import NOBODY, Call, Told, Unclear
from tools.commands import COMMANDS, parse
from tools.game import Game
from tools.people import find

# What a speaker says of themselves without a name: "I give in".
OWN = ("move", "concede", "full_defense", "pass_turn")
# What each of several people can do by the same words.
ALIKE = ("move", "concede", "full_defense", "take_out", "pass_turn", "adjust", "help")


def told_in_form(
    clause: Clause, game: Game, told: Told, asked: bool
) -> list[Call] | Unclear | None:
    """What a clause comes to if a saying fits it; None where none does.

    Args:
        asked: whether the clause is a question; then only forms that may be asked count.

    Returns:
        The call, or what is asked back: what the command lacks, or which of two was meant.
    """
    about = coded(clause, game, told)
    table = sayings(clause.lexicon.language)
    made = _made(table.fits(about.text), about, asked)
    closed = names.without_close(about.text, clause.lexicon)
    if not made and closed != about.text:
        made = _made(table.fits(closed), about, asked)
    calls = [each for _, each in made if isinstance(each, Call)]
    if not made:
        return one_by_one(about, asked)
    if not calls:
        return next(each for _, each in made if isinstance(each, Unclear))
    commands = [*dict.fromkeys(each.name for each in calls)]
    if len(commands) > 1:
        return Unclear("not_understood", (), tuple(commands))
    call = max(calls, key=lambda each: len(each.arguments))
    for key in ("actor", "character"):
        told.name(call.arguments.get(key))
    return [call]


def one_by_one(about: Coded, asked: bool) -> list[Call] | None:
    """What several people do alike, a call for each of them; None where that isn't said."""
    letters = [match.start() for match in CODED.finditer(about.text)]
    runs = ((first, last + 1) for place, first in enumerate(letters)
            for last in reversed(letters[place + 1 :]))  # fmt: skip
    run = next((run for run in runs if len(people(about.text[slice(*run)], about) or ()) > 1), None)
    if asked or run is None:
        return None
    calls: list[Call] = []
    for letter in CODED.findall(about.text[slice(*run)]):
        text = about.text[: run[0]] + letter + about.text[run[1] :]
        made = [each for _, each in _made(sayings(about.lexicon.language).fits(text), about, asked)]
        if len(made) != 1 or not isinstance(made[0], Call) or made[0].name not in ALIKE:
            return None
        calls.append(made[0])
    return calls


def _made(found: Sequence[Fit], about: Coded, asked: bool) -> list[tuple[int, Call | Unclear]]:
    """What the fits with the most words come to, and how many words those are."""
    fits = [fit for fit in found if FORMS[fit.form].asked or not asked]
    made: list[tuple[int, Call | Unclear]] = []
    for fit in sorted(fits, key=lambda fit: -fit.weight):
        if made and fit.weight < made[0][0]:
            break
        call = built(fit, about)
        if call is not None and call not in [each for _, each in made]:
            made.append((fit.weight, call))
    return made


def without_asides(clause: Clause, game: Game, told: Told) -> str | None:
    """A clause without what is said aside of its roll, which `told` keeps; None: nothing was."""
    table = sayings(clause.lexicon.language)
    about = coded(clause, game, told, quotes=True)
    text, found = about.text, False
    while read := next(
        ((fit, values) for fit in table.within(text)
         if not _favour(fit, text, about)
         and (values := filled(fit.slots, about)) is not None), None
    ):  # fmt: skip
        fit, values = read
        told.asides |= shaped(ASIDES[fit.form], values)
        text, found = f"{text[: fit.start].rstrip()} {text[fit.end :].lstrip()}", True
    return about.plain(text) if found else None


def _favour(fit: Fit, text: str, about: Coded) -> bool:
    """Whether "helps" only leads to a treatment: who helps to treat does it themselves."""
    treats = about.lexicon.find("treat", text[fit.end :].lstrip())
    return fit.form == "helpers" and treats is not None and treats.start() == 0


def built(fit: Fit, about: Coded) -> Call | Unclear | None:
    """The call of a saying that fits; None where a slot makes no sense."""
    form = FORMS[fit.form]
    values = filled(arrived(form, fit.slots, about), about)
    if values is None:
        return None
    arguments = shaped(form, values)
    if _stranger(arguments.get("character"), about):
        return None
    me = about.told.speaker
    if form.command in OWN and me not in NOBODY and not arguments.get("character"):
        arguments |= {"character": me}  # a verb in the first person names nobody
    for argument, code in form.needs.items():
        if not arguments.get(argument) and arguments.get(argument) != 0:
            return Unclear(code, (argument,), (form.command,))
    if form.command == "rename_aspect" and not _names(str(arguments["name"]), about):
        return None  # a rating is changed, and no name
    if form.command == "make_npc" and about.clause.first("skill") and about.clause.first("number"):
        return None  # a sheet that is dictated: nothing is left to make up
    letters = CODED.findall(fit.slots.get("aspect", ""))
    person = about.people[letters[0]] if len(letters) == 1 else str(arguments.get("aspect"))
    named = form.command == "rename_aspect" and (not letters or names.same(
        person, arguments["aspect"], about.lexicon))  # fmt: skip
    if named and (who := find(about.game, person)):
        # A character keeps their name; what they are called from now on is another one.
        return Call("edit_character", {"name": who.name, "aliases": [arguments["name"]]})
    return Call(form.command, arguments) if parses(form.command, arguments) else None


def _names(said: str, about: Coded) -> bool:
    """Whether words may be somebody's name, or an aspect's: no rating, no word for an aspect."""
    rated = re.search(r"\d", said) and any(p.search(said) for *_, p in about.lexicon.skills)
    word = about.lexicon.find("aspect_word", said)
    return bool(re.search(r"[^\W\d]", said)) and not rated and not (word and word.start() == 0)


def arrived(form: Form, slots: Mapping[str, str], about: Coded) -> Mapping[str, str]:
    """The slots of a move, without the zone that somebody only leaves."""
    leaves = about.lexicon.tags.get("leaves")
    if form.command != "move" or "zone" not in slots or leaves is None:
        return slots
    zone = leaves.sub("", about.plain(slots["zone"]))
    kept = {slot: said for slot, said in slots.items() if slot != "zone"}
    return kept | {"zone": zone} if re.search(r"\w", zone) else kept


def _stranger(who: Any, about: Coded) -> bool:
    """Whether words without a capital stand for somebody nobody has named: no name, but a story."""
    known = names.known(about.game, about.told.names).values()
    return isinstance(who, str) and not who[:1].isupper() and who not in known


def shaped(form: Form, values: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments that a form makes of its slots."""
    named = {form.slots[slot]: value for slot, value in values.items() if slot in form.slots}
    shaped = form.shape(named) if form.shape else named
    return {**form.fixed, **shaped}


def parses(command: str, arguments: Mapping[str, Any]) -> bool:
    """Whether a command could be played at all."""
    if command not in COMMANDS:
        return True
    try:
        parse({"command": command, **arguments})
    except ValidationError:
        return False
    return True
