"""Sheets told in a sentence: "Zora is a PC: Fight 4, ...", "an NPC called Rook with Fight 3".

What stands before the first field says who it is and of which kind; without its small words the
rest is a sheet as it would be written, `Name: Fight 4, ...`.
"""

import re
from dataclasses import dataclass

from assistant.understanding import names
from assistant.understanding.annotate import Clause, Span
from assistant.understanding.asking import asks
from assistant.understanding.frames import deed, unquoted
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.listing import rated_skills
from assistant.understanding.sheets import FIELDS
from assistant.understanding.text import bare

# Words of the head that say what somebody is, and those that only lead to it.
KINDS = {"pc": "pc", "playing": "pc", "npc": "npc", "newcomer": "npc", "introduce": "npc"}
LEADS = (
    "create_character",
    "create_lead",
    "character_word",
    "secret",
    "called",
    "has",
    "copula",
    "article",
    "with",
    "and",
)
BENDING = ("create_lead", "playing", "newcomer")  # after these a name stands in a case
NEW = ("create_character", "create_lead", "playing", "newcomer", "introduce", "called")
STATED = ("refresh", "fate_points", "boxes", "marked", "severity", "number")
# What no sheet tells.
ROLLED = ("faces", "dice_total", "difficulty", "effort")
SEVERAL = 2  # rated skills that make a sheet where nothing else says so


@dataclass(frozen=True, slots=True)
class Dictated:
    """A sheet as it would be written, and whose: `pc`, `npc`, or None where that wasn't said.

    `secret`: players don't know of them.
    """

    text: str
    kind: str | None
    secret: bool


def dictated(clause: Clause) -> Dictated | None:
    """The sheet that a clause tells, or None where it tells none."""
    text, lexicon = clause.text, clause.lexicon
    if _rolled(clause) or clause.has("against", "set", "invoke", "compel"):
        return None
    rated = list(rated_skills(clause, 0))
    if clause.has("make_npc") and not rated:
        return None  # its skills are to be made up
    begin = _first_field(clause, rated[0][0].start if rated else None)
    head = text[:begin]
    npc = clause.tag("npc", 0, begin)
    kinds = [kind for tag, kind in KINDS.items() if (kind_mark := clause.tag(tag, 0, begin))
             and (kind == "npc" or not npc or kind_mark[0] not in npc[0])]  # fmt: skip
    several = names.counted(re.sub(r"\W*$", "", _bare_head(clause, head)), lexicon)[0] > 1
    marked = bool(kinds or (several and rated)) or (
        clause.tag("create_character", 0, begin) is not None)  # fmt: skip
    told = begin < len(text) or several or (clause.has("pc", "npc") and clause.has("copula"))
    if not (marked and told) and len(rated) < SEVERAL:
        return None
    if begin == len(text) and clause.first("name") and not several:
        return None  # somebody who has a sheet is only spoken of
    if set(kinds) == {"npc"} and not rated and clause.first("name", 0, begin) and not (
        clause.tag("npc", 0, begin) or clause.tag("create_character", 0, begin)):  # fmt: skip
        return None  # somebody who is here already does not come in
    if asks(text, lexicon) or lexicon.has("negation", head) or _acts(clause, begin):
        return None
    others = {span.value for span in clause.all("name", begin)} - {
        span.value for span in clause.all("name", 0, begin)}  # fmt: skip
    if others and not marked:
        return None
    if (who := _who(clause, begin)) is None:
        return None
    said = re.sub(r"^[\s,:;]+", "", text[begin:])
    secret = clause.tag("secret", 0, begin) is not None
    return Dictated(f"{who}: {said}", next(iter(kinds), None), secret)


def _bare_head(clause: Clause, head: str) -> str:
    """The head of a sheet without the words that say who comes."""
    for tag in ("newcomer", "introduce", "create_character", "create_lead", "lead_article"):
        if mark := clause.lexicon.find(tag, head):
            head = bare(f"{head[: mark.start()]} {head[mark.end() :]}")
    return head


def goes_on(clause: Clause) -> bool:
    """Whether a clause only tells more of the sheet before it: "she has Fight +4", "Will 2"."""
    if _rolled(clause) or clause.first("name") or clause.has("against", "set"):
        return False
    head = re.match(r"[^:,\d]{1,40}:", clause.text)
    if head and not any(clause.tag(f"field_{key}", 0, head.end()) for key in FIELDS) and (
        names.adhoc(head[0], clause.lexicon) and not clause.first("skill", 0, head.end())
    ):  # fmt: skip
        return False  # the next one's
    field = any(clause.has(f"field_{key}") for key in FIELDS)
    told = field or next(rated_skills(clause, 0), None) is not None
    return told and not asks(clause.text, clause.lexicon) and not _acts(clause, 0)


def _rolled(clause: Clause) -> bool:
    """Whether dice, a result or a difficulty is told; a stunt may tell of such things."""
    stunts = clause.tag("field_stunts")
    return any(clause.first(kind, 0, stunts.start() if stunts else None) for kind in ROLLED)


def _first_field(clause: Clause, skill: int | None) -> int:
    """Where the first thing that a sheet states begins."""
    stated = (next((s for s in clause.all(kind) if not _counts_people(clause, s)), None)
              for kind in STATED)  # fmt: skip
    starts = [span.start for span in stated if span]
    starts += [m.start() for key in FIELDS if (m := clause.tag(f"field_{key}"))]
    first = min([*starts, *([] if skill is None else [skill])], default=len(clause.text))
    number = clause.first("number", first)
    return _free_word(clause, first) if number and number.start == first else first


def _counts_people(clause: Clause, number: Span) -> bool:
    """Whether a number stands before a word that is no skill: three thugs."""
    if number.kind != "number" or "signed" in number.flags:
        return False
    word = re.match(r"\s*(?=[^\W\d_])", clause.text[number.end :])
    place = number.end + (word.end() if word else 0)
    skills = clause.all("skill")
    beside = any(s.start == place or not re.search(r"\w", clause.text[s.end : number.start])
                 for s in skills if s.end <= number.start or s.start == place)  # fmt: skip
    joined = clause.lexicon.find("and", clause.text[place:])
    more = (joined is not None and joined.start() == 0) or re.match(
        r"\s*\w+\s+[+\-]?\d", clause.text[number.end :])  # fmt: skip
    return word is not None and not beside and not more


def _free_word(clause: Clause, number: int) -> int:
    """Where a word begins that stands right before a number: a skill that only this sheet has."""
    word = re.search(r"[^\s\d,:;]+\s*[:=]?\s*$", clause.text[:number])
    if word is None or clause.all("name", word.start(), number):
        return number
    patterns = (clause.lexicon.tags.get(tag) for tag in (*KINDS, *LEADS, "field_skills"))
    ends = [m.end() for pattern in patterns if pattern
            for m in pattern.finditer(clause.text, word.start(), number)]  # fmt: skip
    place = max([word.start(), *ends])
    free = bare(clause.text[place:number]) and re.search(r"\w", clause.text[:place])
    return place if free else number


def _acts(clause: Clause, begin: int) -> bool:
    """Whether something is done: a deed, but in the words that say who comes."""
    free = unquoted(clause)
    for skill, _ in rated_skills(clause, 0):
        free = free[: skill.start] + "\0" * (skill.end - skill.start) + free[skill.end :]
    # A word before a number may be a skill that only this sheet has, whatever else it means.
    free = free[:begin] + re.sub(r"[^\s\d,:;]+(?=\s*[:=]?\s*[+\-]?\d)",
                                 lambda m: "\0" * len(m[0]), free[begin:])  # fmt: skip
    for tag in ("newcomer", "playing", "introduce", "create_character", "create_lead"):
        if mark := clause.tag(tag, 0, begin):
            free = free[: mark.start()] + "\0" * (mark.end() - mark.start()) + free[mark.end() :]
    return deed(free, clause.lexicon) is not None


def _who(clause: Clause, begin: int) -> str | None:
    """Who the head tells of, with what it says they are; None where there is no such name."""
    lexicon = clause.lexicon
    if known := clause.first("name", 0, begin):
        return str(known.value)
    head = clause.text[:begin]
    patterns = [lexicon.tags[tag] for tag in (*KINDS, *LEADS) if tag in lexicon.tags]
    bending = [lexicon.tags[tag] for tag in BENDING if tag in lexicon.tags]
    marks = [match for pattern in patterns for match in pattern.finditer(head)]
    cut = "".join("\0" if any(m.start() <= place < m.end() for m in marks) else letter
                  for place, letter in enumerate(head))  # fmt: skip
    pieces = list(re.finditer(r"[^\0,:;.]*\w[^\0,:;.]*", cut))
    if called := lexicon.find("called", head):
        # What somebody is called is their name, whatever else was said of them before.
        pieces.sort(key=lambda said: said.start() < called.end())
    for said in pieces:
        piece, more = _apposed(bare(said[0]), lexicon)
        many, piece = names.counted(piece, lexicon)
        name = names.adhoc(piece, lexicon)
        if name is None or lexicon.has("lead_pronoun", piece):
            continue
        if many == 1 and name[:1].islower() and not any(lexicon.has(tag, head) for tag in NEW):
            continue  # a word, and nobody's name
        after = next((m for m in marks if m.start() >= said.end()), None)
        if after and lexicon.find("has", after[0]):
            name = names.based(name, "has", lexicon)
        elif any(m.end() <= said.start() for m in marks if m.re in bending):
            name = names.based(name, head[: said.start()], lexicon)
        if many > 1:
            return f"{many} {name}"
        more = more or _being(head[said.end() :], lexicon)
        return f"{name}, {more}" if more else name
    return None


def _being(rest: str, lexicon: Lexicon) -> str:
    """What somebody is told to be right after their name, with the word for it: "is a healer"."""
    being = lexicon.find("is_a", rest)
    if being is None or rest[: being.start()].strip(" ,") or not bare(rest[being.end() :]):
        return ""
    plain = (*KINDS, "character_word")
    if not any(lexicon.has(tag, rest) for tag in plain):
        return bare(rest)
    # "is a PC, a disgraced ranger": what follows the kind still says who they are.
    further = map(bare, rest.split(",")[1:])
    return next((each for each in further if each and not any(
        lexicon.has(tag, each) for tag in plain)), "")  # fmt: skip


def _apposed(piece: str, lexicon: Lexicon) -> tuple[str, str]:
    """A name and what it is told to be right after it: "Zora the Disgraced Ranger"."""
    for space in re.finditer(r"\s+", piece):
        more = piece[space.end() :]
        leads = (lexicon.find(tag, more) for tag in ("lead_article", "calling"))
        if any(lead and lead.start() == 0 and bare(more[lead.end() :]) for lead in leads):
            return piece[: space.start()], more
    return piece, ""
