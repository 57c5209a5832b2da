"""Whether a sentence is no more than colour beside what the engine has told.

Where something has happened in a turn, its mechanics are rendered from events: nothing is lost with
a sentence of prose. So a clause stays only if what it says of an outcome holds, or if it tells of
the scene, of how somebody looks and sounds, or talks to the table.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from assistant.claims import ASPECT, WHO, Claim, wording
from assistant.facts import Facts

_LETTER = "A-Za-zÀ-ɏ"
_QUOTED = re.compile(r"[\"“„«「『][^\"”»」』]*[\"”»」』]")
_PARTS = r"[,;:—–…，；：、。!?！？.]"
NEVER, WEIGHT = "never", "weight"
# What a clause says when it is turned round.
AGAINST = {"wins": "slips", "slips": "wins", "hurts": "spared", "harmed": "spared",
           "spared": "hurts", "falls": "stands", "stands": "falls"}  # fmt: skip
HARM = ("hurts", "harmed", "spared", "weight")  # the world around shows them as a person does
SAME = {"harmed": ("harmed",), "cost": ("cost", "spent")}  # the words of facts that bear one out
DEEDS = ("attack", "defend", "advantage", "tries")  # what was done: by whom, to whom, with what
OF_ONE = ("wins", "slips", "harmed", "falls", "turn", *DEEDS)  # said of whoever is named first
STILL = ("harmed", "falls", "never")  # what a name alone is not said to be, even where all is quiet


@dataclass(frozen=True, slots=True)
class Palette:
    """One language's words, compiled; `outcome` by what has to hold."""

    someone: re.Pattern[str]
    creature: re.Pattern[str]
    scenery: re.Pattern[str]
    plain: re.Pattern[str]
    limbs: re.Pattern[str]
    parties: re.Pattern[str]
    simile: re.Pattern[str]
    negation: re.Pattern[str]
    joint: re.Pattern[str]
    outcome: Mapping[str, re.Pattern[str]]


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a sentence: its place, its text, and who is named in it, in order."""

    start: int
    end: int
    text: str
    named: tuple[str, ...]


def coloured(
    text: str,
    named: Sequence[str],
    held: Sequence[Claim],
    known: Facts,
    language: str,
    rated: bool = False,
    skilled: bool = True,
) -> bool:
    """Whether every clause of a masked sentence is colour, or says what holds.

    Args:
        named: who is named, in the order of the letters that stand for them.
        held: what the sentence states that holds.
        language: in which it is read.
        rated: whether it states a rating that holds.
        skilled: whether the skills that it names are those of what was done.
    """
    words = palette(language)
    quoted = [found.span() for found in _QUOTED.finditer(text)]
    found = [
        _clause(
            part,
            words,
            held,
            known,
            _supposed(part, text, words, language) or rated,
            quoted,
            skilled,
        )
        for part in clauses(text, named, words)
    ]
    return all(each is not False for each in found)


def _clause(
    part: Clause,
    words: Palette,
    held: Sequence[Claim],
    known: Facts,
    supposed: bool,
    quoted: Sequence[tuple[int, int]],
    skilled: bool,
) -> bool | None:
    """Whether a clause may be said; None where it says nothing that is known of."""
    borne = any(each.start < part.end and part.start < each.end for each in held)
    about = frozenset(part.named[:1]) or _creatures(part, words, known)
    spoken_of = _mentions(part, words)
    around = None if spoken_of else words.scenery.search(part.text)
    stems = list(_stems(part, words))
    met = skilled and (not known.acting or known.acting.issuperset(part.named))
    true = [stem for stem in stems
            if _true(stem[0], about, known) and (met or stem[0] not in DEEDS)]  # fmt: skip
    borne = borne or bool(true)
    for what, start, end in stems:
        covers = (*held, *(Claim(each, None, a, b) for each, a, b in true))
        inside = any(each.start < end and start < each.end for each in covers)
        if inside or (supposed and what != NEVER):
            continue
        if around and part.start + around.start() < start and what not in HARM:
            continue
        if what != WEIGHT or (not borne and spoken_of):
            return False
    if borne or supposed or _plain(part, words):
        return True
    if any(start < part.end and part.start < end for start, end in quoted):
        return True
    return False if spoken_of else None


def _plain(part: Clause, words: Palette) -> bool:
    """Whether a clause tells of the scene, of how one person looks and sounds, or is talk."""
    if words.plain.search(part.text) or ASPECT in part.text:
        return True
    met = len(part.named) + sum(1 for _ in words.parties.finditer(part.text))
    return met <= 1 and bool(words.limbs.search(part.text))


def still(
    text: str,
    named: Sequence[str],
    held: Sequence[Claim],
    known: Facts,
    language: str,
    *_: bool,
) -> bool:
    """Whether a sentence of a quiet turn gives nobody named a state that nobody has told."""
    words = palette(language)
    for part in clauses(text, named, words):
        if not part.named or _supposed(part, text, words, language):
            continue
        for what, start, end in _stems(part, words):
            inside = any(each.start < end and start < each.end for each in held)
            if what in STILL and not inside and not _true(what, frozenset(part.named), known):
                return False
    return True


def _supposed(part: Clause, text: str, words: Palette, language: str) -> bool:
    """Whether a clause asks or supposes; what it denies it states."""
    if text[part.end : part.end + 1] in ("?", "？"):
        return True
    denied = words.negation.search(part.text)
    return not denied and bool(wording(language).hypothetical.search(part.text))


def clauses(text: str, named: Sequence[str], words: Palette) -> Iterator[Clause]:
    """The clauses of a masked sentence."""
    ends = sorted({found.start() for found in re.finditer(_PARTS, text)}
                  | {found.start() for found in words.joint.finditer(text)}
                  | {len(text)})  # fmt: skip
    start = told = 0
    for end in ends:
        part = text[start:end]
        count = part.count(WHO)
        if re.search(r"\w|[\ue000-\ue002]", part):
            yield Clause(start, end, part, tuple(named[told : told + count]))
        told += count
        start = end


def _stems(part: Clause, words: Palette) -> Iterator[tuple[str, int, int]]:
    """What a clause says of outcomes, turned round where it denies them, and where."""
    denied = words.negation.search(part.text)
    likened = words.simile.search(part.text)
    told = part.text[: likened.start()] if likened else part.text
    for what, pattern in words.outcome.items():
        for found in pattern.finditer(told):
            turned = denied and not found.start() <= denied.start() < found.end()
            meant = AGAINST.get(what, what) if turned else what
            yield meant, part.start + found.start(), part.start + found.end()


def _creatures(part: Clause, words: Palette, known: Facts) -> frozenset[str]:
    return known.others if words.creature.search(part.text) else frozenset()


def _mentions(part: Clause, words: Palette) -> bool:
    return bool(WHO in part.text or words.someone.search(part.text)
                or words.creature.search(part.text))  # fmt: skip


def _true(what: str, about: frozenset[str], known: Facts) -> bool:
    """Whether an outcome holds of whoever a clause is about."""
    if known.eventful and about and known.acting and not about & known.acting:
        return any(known.told_of(each, about) for each in SAME.get(what, (what,)))
    of_one = about if what in OF_ONE else frozenset[str]()
    return any(known.holds(Claim(each, None, 0, 0), of_one) for each in SAME.get(what, (what,)))


@cache
def palette(language: str) -> Palette:
    """The words of a language."""
    text = files("assistant.claims").joinpath(f"colour/{language}.yaml").read_text("utf-8")
    data: dict[str, Any] = yaml.safe_load(text)
    plain = [*data["scenery"], *data["manner"], *data["talk"]]
    return Palette(
        someone=_either(data["someone"]),
        creature=_either(data["creature"]),
        scenery=_either(data["scenery"]),
        plain=_either(plain),
        limbs=_either(data["limbs"]),
        parties=_either([*data["someone"], *data["creature"], *data["tools"]]),
        simile=_either(data["simile"]),
        negation=_either(data["not"]),
        joint=_either(data["joint"]),
        outcome={what: _either(listed) for what, listed in data["outcome"].items()},
    )


def _either(listed: Sequence[str]) -> re.Pattern[str]:
    whole = "|".join(f"(?:{each})" for each in listed)
    whole = whole.replace("~", f"[{_LETTER}]*").replace("#", "(?:\ue001|an?)")
    edges = rf"(?<![{_LETTER}](?=[{_LETTER}]))(?:{whole})(?!(?<=[{_LETTER}])[{_LETTER}])"
    return re.compile(edges, re.IGNORECASE)
