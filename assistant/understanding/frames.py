"""Clauses of a message, and the frame each one fills."""

import re
from collections.abc import Iterator
from functools import lru_cache

from assistant.queries import ASKED as BOARDS
from assistant.understanding import names
from assistant.understanding.annotate import NOTHING, Clause, annotate
from assistant.understanding.asking import (
    answers_attack,
    asks,
    own_rating_asked,
    part_asked,
    told_more,
    told_roll,
)
from assistant.understanding.harm import absorbs, soaks
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.veil import Veil
from tools.game import Game

# The first of these whose phrase occurs decides; what is more specific stands first.
ORDER = (
    "help", "redo", "undo", "odds", *BOARDS, "make_aspects", "make_npc", "show_sheet", "recap",
    "show_log", "available", "show_state", "whose_turn", "edit_character", "create_character",
    "end_session", "begin_session", "end_scene", "begin_scene", "end_conflict", "begin_conflict",
    "take_boost", "choose_cost", "waive", "concede", "treat", "answer_compel", "compel",
    "remove_aspect", "place_aspect",
)  # fmt: skip
ASKABLE = ("undo", "redo", "odds", *BOARDS, "make_npc", "make_aspects", "show_sheet", "recap",
           "show_log", "available", "show_state", "whose_turn")  # fmt: skip
STATED = ("fate_points", "refresh", "marked")
ACTIONS = ("attack", "create_advantage", "overcome", "roll")
LATE = ("take_out", "next_turn")
# Short replies that only mean something while something waits for them.
REPLIES = (("compel", "reply_compel", "answer_compel"), ("cost", "reply_cost", "choose_cost"))


@lru_cache(512)  # several ways of reading look at the same clause
def deeds(text: str, lexicon: Lexicon) -> tuple[tuple[str, str | None, int, int], ...]:
    """The actions a clause speaks of: action, the skill it implies, where it begins and ends."""
    return tuple(_deeds(text, lexicon))


def _deeds(text: str, lexicon: Lexicon) -> Iterator[tuple[str, str | None, int, int]]:
    other = lexicon.tags.get("no_deed")
    text = other.sub(lambda m: "\0" * len(m[0]), text) if other else text
    found = [(m.start(), -m.end(), action, skill)
             for action, skill, pattern in lexicon.deeds
             for m in pattern.finditer(text)]  # fmt: skip
    again = lexicon.find("reroll", text)
    end = -1
    for start, minus_end, action, skill in sorted(found, key=lambda d: (d[0], d[1])):
        if action == "roll" and again and again.start() <= start < again.end():
            continue
        if start >= end:
            end = -minus_end
            yield action, skill, start, end


def deed(text: str, lexicon: Lexicon) -> tuple[str, str | None, int, int] | None:
    """The first action that a clause speaks of; a bare roll or defence only where it is alone."""
    found = list(deeds(text, lexicon))
    told = [each for each in found if each[0] != "roll"]
    acts = [each for each in told if each[0] != "defend"]
    # An advantage is named as such: what else is done only makes it.
    named = [each for each in acts if each[0] == "create_advantage"]
    return next(iter(named or acts or told or found), None)


def unquoted(clause: Clause) -> str:
    """The text with names and aspects blanked: their words do and negate nothing."""
    out = clause.text
    for span in (*clause.all("aspect"), *clause.all("name")):
        out = out[: span.start] + "\0" * (span.end - span.start) + out[span.end :]
    return out


def kind_of(clause: Clause, game: Game) -> str | None:
    """The frame that a clause fills, or None."""
    text, lexicon = clause.text, clause.lexicon
    if asks(text, lexicon) and not told_roll(clause):
        found = next((kind for kind in ASKABLE if lexicon.has(kind, text)), None)
        own = clause.first("name") and lexicon.has("own_state", text)
        part = clause.first("name") and found == "show_state" and part_asked(clause)
        rated = own_rating_asked(clause)
        return "show_sheet" if part or ((own or rated) and not found) else found or "look_up"
    for waiting, tag, kind in REPLIES:
        said = (text, unquoted(clause)) if game.waiting(waiting) else ()
        if any(lexicon.has(tag, each) for each in said):
            return kind
    if negated(clause) and not clause.has("create_character"):
        return "negated"
    if clause.first("bad_dice"):
        return "bad_dice"
    if clause.first("choose"):
        return "choose"
    told_deed = deed(unquoted(clause), lexicon)
    if answers_attack(clause, game, told_deed[0] if told_deed else None):
        return "defend"
    head, _, _ = unquoted(clause).partition(":")
    harm = clause.first("severity", 0, len(head)) and lexicon.has("consequence", head)
    # A consequence is named after what was done: the name does nothing.
    act = deed(head if harm else unquoted(clause), lexicon)
    told = ordered(clause, act)
    rolled = told == "answer_compel" and clause.first("skill") and not game.waiting("compel")
    if told and not rolled:
        return told
    if soaks(clause, game):
        return "absorb"
    if sheet_shape(clause):
        return "sheet"
    aspect = clause.first("aspect")
    if aspect and "known" in aspect.flags and not act:
        # With a skill, or an offer of trouble, "uses" is no word of invoking.
        used = [("gone", "remove_aspect"), ("invoke", "invoke")]
        if not (clause.first("skill") or clause.has("compel")):
            used.append(("plays", "invoke"))
        for tag, kind in used:
            if lexicon.has(tag, text):
                return kind
    if adjusts(clause):
        return "adjust"
    if act and act[0] == "defend" and not game.waiting("defend") and both_sides(clause, act[2]):
        return "two_sides"
    if act:
        return act[0]
    if two_sides(clause):
        return "two_sides"
    if clause.in_play and clause.has("gone"):
        return "remove_aspect"
    paid = lexicon.find("invoke", text)
    skilled = paid and clause.first("name", 0, paid.start()) and clause.first("skill")
    if skilled and paid and skilled.end <= paid.start():
        return "plain_roll"
    if paid or invokes_aspect(clause):
        return "invoke"
    if absorbs(clause):
        return "absorb"
    for kind in LATE:
        if lexicon.has(kind, text):
            return kind
    beside = ("number", "difficulty", "dice_total", "faces", "name")
    if clause.first("skill") and any(map(clause.first, beside)):
        return "plain_roll"
    if clause.first("name") and clause.has("has", "gain") and not clause.first("skill"):
        return "marked_with"
    if lexicon.has("look_up", text):
        return "look_up"
    return None


def ordered(clause: Clause, act: tuple[str, str | None, int, int] | None) -> str | None:
    """The first kind of ORDER whose phrase occurs: before a colon, or else anywhere."""
    for part in dict.fromkeys((clause.text.partition(":")[0], clause.text)):
        for kind in ORDER:
            match = clause.lexicon.find(kind, part)
            named = clause.has("aspect_word") or clause.first("aspect")
            counted = not named and (adjusts(clause) or absorbs(clause))
            if kind in ("place_aspect", "remove_aspect") and counted:
                continue
            dictated = clause.first("skill") and clause.first("number")
            if kind == "make_npc" and told_roll(clause):
                continue
            struck = act and act[0] == "attack" and not clause.has("sheet_field")
            if kind == "edit_character" and struck and clause.has("also_called"):
                continue  # "... there it is: a blow" names nobody
            if kind == "make_npc" and dictated and clause.has("create_character"):
                continue  # Its skills are said: nothing is left to make up.
            # A deed that comes first, with its dice, is the matter; the phrase only goes with it.
            begun = match and act and (act[2], -act[3]) < (match.start(), -match.end())
            told = begun and act and act[0] in ACTIONS
            if (
                match
                and not (told and (clause.first("faces") or kind in ("compel", "place_aspect")))
                and not (kind == "show_sheet" and (sheet_shape(clause) or told_more(clause)))
            ):
                return kind
    return None


def invokes_aspect(clause: Clause) -> bool:
    """Whether an aspect is named with what an invoke costs or gives."""
    if clause.first("aspect") and clause.has("with") and clause.has("paid", "free", "reroll"):
        return True
    bonus = any(span.value == 2 and "signed" in span.flags for span in clause.all("number"))
    costs = bonus or clause.has("uses", "free", "paid", "reroll")
    return clause.in_play and not clause.first("skill") and costs


def affirmed(clause: Clause) -> str | None:
    """What is left to do of a clause whose first words, up to a comma, say what isn't so."""
    text, lexicon = clause.text, clause.lexicon
    for comma in re.finditer(",", text):
        rest = text[comma.end() :].strip()
        if lexicon.has("negation", rest):
            continue
        kinds = (kind for kind in (*ORDER, *LATE) if kind != "answer_compel")
        told = deed(rest, lexicon) or any(lexicon.has(kind, rest) for kind in kinds)
        return rest if told else None
    return None


def negated(clause: Clause) -> bool:
    """Whether a clause says what doesn't happen; "no" as an answer is no such word."""
    text, lexicon = clause.text, clause.lexicon
    said = re.split(r'[:"]', unquoted(clause))[0]
    other = lexicon.tags.get("no_negation")
    said = other.sub(lambda m: "\0" * len(m[0]), said) if other else said
    offer = lexicon.find("compel", text)
    aspect = clause.first("aspect", offer.end()) if offer else None
    # What follows the aspect of a compel tells the story.
    mark = lexicon.find("negation", said[: aspect.end] if aspect else said)
    kinds = ["answer_compel", "waive", "undo", "redo", "recap"]
    kinds += ["remove_aspect"] if clause.first("aspect") else []
    answers = [m for kind in kinds if (m := lexicon.find(kind, text))]
    return mark is not None and not any(
        each.start() <= mark.start() and mark.end() <= each.end() for each in answers
    )


def sheet_shape(clause: Clause) -> bool:
    """`Name: Skill +n, ...`, or somebody who has a skill at a rating."""
    text, lexicon = clause.text, clause.lexicon
    if clause.first("faces") or clause.has("against") or clause.first("dice_total"):
        return False
    if clause.has("take") and absorbs(clause):
        return False
    pair = clause.first("skill") and clause.first("number")
    if pair and lexicon.has("introduce", text) and not deed(unquoted(clause), lexicon):
        return True
    head = re.match(r"[^:,\d]{1,60}:", text)
    if head and (act := deed(head[0], lexicon)) and act[0] == "create_advantage":
        return False
    if head and not clause.first("name", 0, head.end()):
        new = any(lexicon.has(tag, head[0]) for tag in ("create_character", "create_lead"))
        told = names.adhoc(head[0], lexicon)
        if told is None or (told[:1].islower() and not new):
            return False  # no name, but a word for what follows
    if head and (pair or clause.has("sheet_field")):
        first, field = clause.first("skill"), lexicon.find("sheet_field", text)
        if field and field.start() < 2 and field.end() >= text.index(":"):
            return False
        return not first or first.start > text.index(":")
    lead = lexicon.find("create_lead", text)
    if lead and lead.start() == 0 and (pair or lexicon.has("sheet_field", text)):
        return next((d[2] for d in deeds(text, lexicon)), 1) > 0
    name, has = clause.first("name"), clause.tag("has")
    if name and has and name.end <= has.start() and not text[name.end : has.start()].strip():
        field = lexicon.find("sheet_field", text, has.end())
        if field and not text[has.end() : field.start()].strip():
            return True
    if pair and has and not name:
        # A newcomer, whose ratings follow at once.
        said = names.adhoc(text[: has.start()], lexicon)
        rated = clause.text[has.end() : clause.all("skill")[0].start]
        if said and said[:1].isupper() and not re.search(r"[^\W\d]", rated):
            return not deed(text, lexicon)
    return bool(pair and has and name and not deed(text, lexicon))


def adjusts(clause: Clause) -> bool:
    """Whether a clause states somebody's points or marked boxes, or sets a rating."""
    if clause.has("invoke") or invokes_aspect(clause):
        return False
    if clause.first("marked") and clause.first("name"):
        return True
    stated = any(map(clause.first, STATED))
    if (stated and clause.has("has", "set", "gain", "lose")) or clause.has("clear_stress"):
        return True
    if clause.has("tick", "clear") and any(map(clause.first, ("boxes", "severity"))):
        return True
    rolled = clause.has("against") or any(map(clause.first, ("difficulty", "faces")))
    rated = clause.first("skill") and clause.first("number")
    return bool(clause.has("set") and rated and not rolled)


def both_sides(clause: Clause, defence: int) -> bool:
    """Whether an attack in words unknown stands before its defence: two names, a roll each."""
    rolled = [clause.all(kind, 0, defence) for kind in ("skill", "faces", "dice_total")]
    return len(clause.all("name", 0, defence)) > 1 and any(rolled)


def two_sides(clause: Clause) -> bool:
    """`Ghoul: Fight +2 ... against Charles: Athletics +3 ...`: a roll without a verb."""
    mark = clause.tag("against")
    if mark is None:
        return False
    left, right = clause.all("skill", 0, mark.start()), clause.all("skill", mark.end())
    return bool(left and right)


def read(
    text: str, game: Game, lexicon: Lexicon, said: tuple[str, ...], veil: Veil = NOTHING
) -> Clause:
    """Annotate one clause."""
    return annotate(text, game, lexicon, said, veil)
