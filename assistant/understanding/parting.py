"""The clauses of a message: where it is parted, and what belongs together again."""

import re
from collections.abc import Mapping

from assistant.understanding import names
from assistant.understanding.asking import asks
from assistant.understanding.frames import ACTIONS, LATE, ORDER, STATED, deed, deeds
from assistant.understanding.lexicon import Lexicon
from assistant.understanding.showing import has_dice
from assistant.understanding.text import bare, sentences

# Whoever says one of these has said a whole clause.
WHOLE = ("undo", "redo", "end_session", "begin_session", "end_scene", "begin_scene",
         "end_conflict", "begin_conflict", "concede", "recap", "show_log")  # fmt: skip
# Commands that may begin after a joint in the middle of a sentence.
TURNS = ("remove_aspect", "place_aspect")


NOBODY: Mapping[str, str] = {}


def clauses(text: str, lexicon: Lexicon, people: Mapping[str, str] = NOBODY) -> list[str]:
    """The clauses of a message: sentences, parted again where a new deed begins.

    Args:
        text: the message.
        lexicon: the words of its language.
        people: what those who are known may be called: no small word is cut out of a name.
    """
    parts: list[str] = []
    for sentence in sentences(text):
        parts += _parted(sentence, lexicon)
    return _joined([_begun(part, lexicon, people) for part in parts], lexicon)


def _begun(part: str, lexicon: Lexicon, people: Mapping[str, str]) -> str:
    """A part without the words that people only start talking with, unless it is nothing else."""
    while (filler := lexicon.find("filler", part)) and filler.end():
        named = names.find(part, dict(people), lexicon)
        if any(name.start < filler.end() for name in named):
            return part
        rest = part[filler.end() :].lstrip(" ,:-")
        if not re.search(r"\w", rest):
            return part
        part = rest
    return part


def _parted(sentence: str, lexicon: Lexicon) -> list[str]:
    splitter = lexicon.tags.get("then")
    if splitter is None or asks(sentence, lexicon):
        return [sentence]
    for match in splitter.finditer(sentence):
        left, right = sentence[: match.start()], sentence[match.end() :]
        if re.search(r"\w", left) and re.search(r"\w", right):
            return [*_parted(left, lexicon), *_parted(right, lexicon)]
        if not re.search(r"\w", left):
            return _parted(right, lexicon)
    joiner = lexicon.tags.get("and")
    for match in joiner.finditer(sentence) if joiner else ():
        left, right = sentence[: match.start()], sentence[match.end() :]
        if any(one(left, right, lexicon) for one in ONE_DEED):
            continue
        if (_whole(left, lexicon) and _whole(right, lexicon)) or _turns(left, right, lexicon):
            return [left, *_parted(right, lexicon)]
    for space in re.finditer(r"\s+", sentence):
        left, right = sentence[: space.start()], sentence[space.end() :]
        if _ends_and_begins(left, right, lexicon):
            return [left, *_parted(right, lexicon)]
    return [sentence]


def _ends_and_begins(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether one thing ends and, with no joint between them, the next one begins."""
    return any(
        lexicon.has(f"end_{what}", left)
        and (begun := lexicon.find(f"begin_{what}", right)) is not None
        and not right[: begun.start()].strip()
        and not lexicon.has(f"begin_{what}", left)
        for what in ("scene", "session", "conflict")
    )


def _whole(text: str, lexicon: Lexicon) -> bool:
    act = deed(text, lexicon)
    if any(lexicon.has(kind, text) for kind in WHOLE):
        return True
    if lexicon.has("sheet_field", text):
        return False
    if act is None:
        return states(text, lexicon)
    # "rolls 0,0,+,-" tells the dice of a roll; a roll of its own names what is rolled.
    return act[0] != "roll" or any(pattern.search(text) for _, _, pattern in lexicon.skills)


def _struck(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether a blow is told first and only then where it goes: "a blow, it cuts the wolf"."""
    blow, goes = deed(left, lexicon), deed(right, lexicon)
    same = blow and goes and blow[0] == goes[0] == "attack"
    noun = lexicon.find("deed_noun", right.lstrip())
    if same and noun and noun.start() == 0:
        return True  # "mocks Bo, a mental attack"
    return bool(same and blow and goes and not left[blow[3] :].strip() and goes[2] == 0)


def _named_so(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether the right side is only a noun for what the left side tells: "..., a Fight attack"."""
    told, noun = deed(left, lexicon), deed(right, lexicon)
    same = told and noun and told[0] == noun[0]
    return bool(same and noun and not right[: noun[2]].strip() and not bare(right[noun[3] :]))


def _rolls_it(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether the right side only tells with what the left side's deed is rolled."""
    act, mine = deed(left, lexicon), deed(right, lexicon)
    if not act or act[0] not in ACTIONS or act[1] or not mine or mine[0] != "roll":
        return False
    skilled = any(pattern.search(left) for _, _, pattern in lexicon.skills)
    return not skilled and not right[: mine[2]].strip()


def _leads_to_it(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether the left side only tells how somebody comes to what the right side rolls for."""
    act, mine = deed(left, lexicon), deed(right, lexicon)
    same = act and mine and act[0] == mine[0] == "overcome" and not act[1]
    told = re.search(r"\d", left) or any(p.search(left) for _, _, p in lexicon.skills)
    return bool(same and mine and not told and not right[: mine[2]].strip())


def _makes_it(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether the left side only tells how the advantage of the right side is made."""
    act, mine = deed(left, lexicon), deed(right, lexicon)
    if not act or act[0] not in ("overcome", "roll") or not mine:
        return False
    told = re.search(r"\d", left) or any(p.search(left) for _, _, p in lexicon.skills)
    begins = mine[0] == "create_advantage" and not right[: mine[2]].strip()
    return begins and not told


ONE_DEED = (_struck, _named_so, _rolls_it, _leads_to_it, _makes_it)


def _turns(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether a new command begins right after a joint."""
    if lexicon.has("create_character", left) or asks(left, lexicon):
        return False
    begun = any(
        (m := lexicon.find(kind, right)) is not None and not right[: m.start()].strip()
        for kind in TURNS if kind != "place_aspect" or not lexicon.has("begin_scene", left)
    )  # fmt: skip
    return begun and (_whole(left, lexicon) or any(lexicon.has(kind, left) for kind in TURNS))


def states(text: str, lexicon: Lexicon) -> bool:
    """Whether a clause says what somebody's points or boxes come to."""
    if lexicon.has("invoke", text):
        return False
    amounts = any(key in STATED and pattern.search(text) for key, pattern in lexicon.amounts)
    return amounts and any(lexicon.has(tag, text) for tag in ("has", "set", "gain", "lose"))


def _joined(parts: list[str], lexicon: Lexicon) -> list[str]:
    """A defence said right after an attack belongs to it, as do lines that go on with a sheet."""
    out: list[str] = []
    for part in parts:
        if out and any(goes_on(out[-1], part, lexicon) for goes_on in GOES_ON):
            out[-1] += ", " + part
        else:
            out.append(part)
    return out


def _answered(before: str, part: str, lexicon: Lexicon) -> bool:
    act, mine = deed(before, lexicon), deed(part, lexicon)
    open_yet = all(each[0] != "defend" for each in deeds(before, lexicon))
    return bool(act and mine and act[0] in ACTIONS and mine[0] == "defend" and open_yet
                and not asks(before, lexicon))  # fmt: skip


def _completed(before: str, part: str, lexicon: Lexicon) -> bool:
    """Whether a part only gives the dice or the difficulty of the deed before it."""
    act, mine = deed(before, lexicon), deed(part, lexicon)
    had = any(pattern.search(before) for _, _, pattern in lexicon.skills)
    rolls = mine is None or mine[0] in ("roll", "create_advantage")
    if not act and (mine or not (had or _story(before, lexicon))):
        return False
    if (act and act[0] not in (*ACTIONS, "defend")) or not rolls or asks(before, lexicon):
        return False
    if asks(part, lexicon):
        return False
    skilled = any(pattern.search(part) for _, _, pattern in lexicon.skills)
    if mine and mine[0] == "create_advantage" and not skilled:
        return (named := lexicon.find("called", part)) is not None and named.start() < 8
    if skills := [m for _, _, pattern in lexicon.skills if (m := pattern.search(part))]:
        first = min(m.start() for m in skills)
        if first < 3 or not has_dice(part[:first]):
            return not had and first < 3
    if not act and not had:
        return False
    if has_dice(part):
        return not has_dice(before)
    if _totals(part, lexicon, 3):
        return not has_dice(before) and not _totals(before, lexicon, len(before))
    mark = lexicon.find("against", part)
    return bool(mark and mark.start() < 6 and not lexicon.has("against", before))


def _totals(text: str, lexicon: Lexicon, within: int) -> bool:
    """Whether the sum of somebody's dice is told, beginning within so many letters."""
    found = (m for key, pattern in lexicon.amounts if key in ("dice_total", "effort")
             for m in pattern.finditer(text))  # fmt: skip
    return any(m.start() < within for m in found)


def _story(text: str, lexicon: Lexicon) -> bool:
    """Whether a sentence tells what somebody does in words that are no command's."""
    kinds = (*ORDER, *LATE, "invoke", "consequence", "same_again")
    told = any(lexicon.has(kind, text) for kind in kinds) or states(text, lexicon)
    return not told and text[:1].isupper() and not re.search(r"[\d:\"]", text)


def _continued(before: str, part: str, lexicon: Lexicon) -> bool:
    if not _field_line(part, lexicon):
        return False
    headed = re.match(r"[^:,\d]{1,60}:", before) and (
        lexicon.has("sheet_field", before) or re.search(r"[+\-]\d", before)
        or any(pattern.search(before) for _, _, pattern in lexicon.skills))  # fmt: skip
    return bool(headed and not has_dice(before)) or lexicon.has("create_character", before)


def _field_line(part: str, lexicon: Lexicon) -> bool:
    field = lexicon.find("sheet_field", part)
    return bool(field and field.start() < 3) or bool(
        re.match(r"[^\d.:]{2,30}:?\s*[+\-]\d", part) and not deed(part, lexicon)
    )


def _furnished(before: str, part: str, lexicon: Lexicon) -> bool:
    """Whether a part lists the aspects of the scene that begins before it."""
    if not lexicon.has("begin_scene", before):
        return False
    for tag in ("field_aspects", "there_is"):
        if (lead := lexicon.find(tag, part)) and lead.start() < 3:
            return True
    pieces = [piece.strip() for piece in part.rstrip(".").split(",")]
    return all(piece[:1].isupper() and " " in piece for piece in pieces) and not deed(part, lexicon)


def _shared(before: str, part: str, lexicon: Lexicon) -> bool:
    """Whether boxes and a consequence, told one after the other, take the same hit."""
    take = lexicon.find("take", part)
    boxes = [pattern for key, pattern in lexicon.amounts if key == "boxes"]
    harms = [*boxes, *(pattern for _, pattern in lexicon.severities)]
    return bool(
        take and not part[: take.start()].strip() and lexicon.has("take", before)
        and not deed(part, lexicon) and not deed(before, lexicon)
        and all(any(p.search(each) for p in harms) for each in (before, part))
    )  # fmt: skip


def _led(before: str, part: str, lexicon: Lexicon) -> bool:
    """Whether a part only says who acts first in the conflict that begins before it."""
    first = lexicon.has("begin_conflict", before) and lexicon.has("goes_first", part)
    return first and not any(pattern.search(part) for _, _, pattern in lexicon.skills)


def _peopled(before: str, part: str, lexicon: Lexicon) -> bool:
    """Whether a part only says who is against whom in the conflict that begins before it."""
    begun = lexicon.has("begin_conflict", before) and not lexicon.has("against", before)
    if begun and _listed_people(part, lexicon) and not asks(part, lexicon):
        return True
    named = lexicon.has("against", part) and not deed(part, lexicon) and not asks(part, lexicon)
    return begun and named and not any(pattern.search(part) for _, _, pattern in lexicon.skills)


def _listed_people(part: str, lexicon: Lexicon) -> bool:
    """Whether a part only lists names, perhaps with who acts first."""
    first = lexicon.find("goes_first", part)
    said = part[: first.start()] if first else part
    joints = lexicon.tags.get("and")
    pieces = [bare(each) for each in (joints.sub(",", said) if joints else said).split(",")]
    named = [each for each in pieces if each]
    return len(named) > 1 and all(
        names.adhoc(each, lexicon) and (each[:1].isupper() or each.upper() == each.lower())
        for each in named) and deed(said, lexicon) is None  # fmt: skip


GOES_ON = (_led, _peopled, _answered, _completed, _continued, _furnished, _shared)
