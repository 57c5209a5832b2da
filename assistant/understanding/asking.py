"""Questions and answers: what is a question, what it is about; who answers an attack."""

import re

from assistant.understanding.annotate import Clause, only_pieces
from assistant.understanding.lexicon import Lexicon
from tools.game import Game

# What is told after the colon of these is a story or a name: no question is asked in it.
TOLD = ("compel", "place_aspect", "begin_scene", "edit_character", "create_character")
# These are asked about with all that a roll has.
UNROLLED = ("odds", "look_up", "undo", "redo", "make_npc")
RATING_WORDS = 8  # what is asked in more is about more than a rating
PARTS = ("points", "stress", "consequences", "stunts", "aspects", "skills")


def asks(text: str, lexicon: Lexicon) -> bool:
    """Whether a clause is a question; the words of aspects and stories ask nothing."""
    said = re.sub(r'"[^"\n]*"', '""', text)
    other = lexicon.tags.get("no_question")
    said = other.sub(lambda m: "\0" * len(m[0]), said) if other else said
    head, colon, _ = said.partition(":")
    if said.rstrip().endswith("?"):
        return True
    told = colon and any(lexicon.has(kind, head) for kind in TOLD)
    said = head if told else said
    other = lexicon.tags.get("no_question")
    return lexicon.has("question", other.sub(lambda m: "\0" * len(m[0]), said) if other else said)


def told_roll(clause: Clause) -> bool:
    """Whether somebody's roll is told, whatever they want to find out with it."""
    said = clause.first("skill") and clause.first("name") and not clause.text.rstrip().endswith("?")
    rolled = any(map(clause.first, ("difficulty", "dice_total", "faces")))
    return bool(said and rolled and not any(clause.lexicon.has(k, clause.text) for k in UNROLLED))


def own_rating_asked(clause: Clause) -> bool:
    """Whether a question is what somebody's sheet says: "what's the ghoul's Fight?"."""
    about = clause.first("skill") or part_asked(clause)
    if not (about and clause.first("name") and clause.has("rating_asked")):
        return False
    words = re.findall(r"\w+", clause.text)
    return len(words) <= RATING_WORDS and not clause.first("number")


def part_asked(clause: Clause) -> str | None:
    """The part of a sheet that a question is about."""
    return next((part for part in PARTS if clause.has(f"part_{part}")), None)


def answers_attack(clause: Clause, game: Game, action: str | None) -> bool:
    """Whether a skill or dice are told of whoever has to defend, and of nobody else.

    Args:
        action: of the deed that the clause speaks of; any verb but an attack will do.
    """
    waits, people = game.waiting("defend"), {span.value for span in clause.all("name")}
    if waits is None or clause.first("difficulty") or clause.has("has", "set"):
        return False
    if not people:
        return bool(clause.first("skill") and only_pieces(clause))
    rolled = any(map(clause.first, ("skill", "faces", "dice_total")))
    return people == {waits.who} and rolled and action in (None, "roll", "overcome", "defend")


def told_more(clause: Clause) -> bool:
    """Whether a clause tells numbers, harm or two rolls, which no sheet is shown for."""
    told = map(clause.first, ("number", "severity", "refresh", "difficulty"))
    return any(told) or len(clause.all("skill")) > 1
