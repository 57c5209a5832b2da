"""Questions: what is one, and what it is about."""

import re

from assistant.understanding.annotate import Clause
from assistant.understanding.lexicon import Lexicon

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
