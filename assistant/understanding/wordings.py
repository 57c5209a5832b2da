"""The sayings of a language spelt out: one wording for each choice of their words.

They are what a clause that fits none of them is compared with.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from math import log, sqrt

from assistant.understanding.forms import FORMS
from assistant.understanding.needs import kind, tokens
from assistant.understanding.sayings import sayings
from assistant.understanding.ways import SIGNS, SLOT

MOST = 24  # wordings of a saying that differ in their slots
MOST_WORDS = 60  # choices of a group of words

Item = str | tuple[bool, list[list["Item"]]]


@dataclass(frozen=True, slots=True)
class Wording:
    """One wording of a form with its slots, the grams of its words, and how much they weigh."""

    form: str
    source: str
    text: str
    grams: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Wordings:
    """Those of a language, by the kinds of their slots; `rare` weighs what few of them have."""

    by_slots: Mapping[str, tuple[Wording, ...]]
    rare: Mapping[str, float]

    def vector(self, text: str) -> Mapping[str, float]:
        """The grams of a text, weighed, of length 1."""
        found = {gram: count * self.rare.get(gram, max(self.rare.values(), default=1.0))
                 for gram, count in Counter(grams(text)).items()}  # fmt: skip
        length = sqrt(sum(weight * weight for weight in found.values())) or 1.0
        return {gram: weight / length for gram, weight in found.items()}


def grams(text: str) -> Iterator[str]:
    """The pieces of two and three letters of every word; signs and slots part words."""
    for word in re.findall(r"[^\W\d_]+", re.sub(r"\{\w+\}|[A-Z](?![a-z])", " ", text).casefold()):
        edged = f" {word} "
        yield from (edged[n : n + size] for size in (2, 3) for n in range(len(edged) - size + 1))


def likeness(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    """How much two texts have in common, 0 to 1."""
    return sum(weight * other.get(gram, 0.0) for gram, weight in one.items())


@cache
def wordings(language: str) -> Wordings:
    """All wordings of a language that slots of known kinds fill."""
    table = sayings(language)
    told = [(each.form, each.source) for each in table.whole if each.form in FORMS]
    told += [("", source) for source in table.models]
    spelt = [(form, source, text) for form, source in told for text in spelt_out(source)
             if SLOT.search(text)]  # fmt: skip
    spelt = [each for each in spelt if all(kind(s) in SIGNS for s in SLOT.findall(each[2]))]
    seen = Counter(gram for *_, text in spelt for gram in set(grams(text)))
    rare = {gram: log(1 + len(spelt) / count) for gram, count in seen.items()}
    weigh = Wordings({}, rare).vector
    found: dict[str, list[Wording]] = {}
    for form, source, text in spelt:
        key = "".join(sorted(SIGNS[kind(slot)] for slot in SLOT.findall(text)))
        found.setdefault(key, []).append(Wording(form, source, text, weigh(text)))
    return Wordings({key: tuple(each) for key, each in found.items()}, rare)


def spelt_out(source: str) -> Iterator[str]:
    """The wordings of a saying: all choices of its slots, and each of its words once."""
    tree, _ = _parsed(tokens(source), 0)
    shapes = islice(_shapes(tree), MOST)
    for shape in shapes:
        plain = [_choices(item) for item in shape]
        usual = [each[0] for each in plain]
        yield _joined(usual)
        for place, words in enumerate(plain):
            for word in words[1:]:
                yield _joined([*usual[:place], word, *usual[place + 1 :]])


def _joined(words: Sequence[str]) -> str:
    return " ".join(" ".join(words).split())


def _parsed(listed: Sequence[str], place: int) -> tuple[list[list[Item]], int]:
    """The branches of a group up to its closing sign."""
    branches: list[list[Item]] = [[]]
    while place < len(listed) and listed[place] not in (")", "]"):
        token = listed[place]
        if token == "|":
            branches.append([])
        elif token in ("(", "["):
            inner, place = _parsed(listed, place + 1)
            branches[-1].append((token == "[", inner))
        elif not token.isspace():
            branches[-1].append("" if token == "..." else token.rstrip("~"))
        place += 1
    return branches, place


def _slotted(item: Item) -> bool:
    if isinstance(item, str):
        return bool(SLOT.fullmatch(item))
    return any(_slotted(each) for branch in item[1] for each in branch)


def _shapes(branches: list[list[Item]]) -> Iterator[list[Item]]:
    """Sequences without a choice that slots depend on."""
    for branch in branches:
        parts = [list(_options(item)) if _slotted(item) else [[item]] for item in branch]
        for chosen in product(*parts):
            yield [item for part in chosen for item in part]


def _options(item: Item) -> Iterator[list[Item]]:
    if isinstance(item, str):
        yield [item]
        return
    if item[0]:
        yield []
    yield from _shapes(item[1])


def _choices(item: Item) -> list[str]:
    """What a piece without slots may read: nothing first where it may be left out."""
    if isinstance(item, str):
        return [item]
    found = [""] if item[0] else []
    for branch in item[1]:
        made = product(*(_choices(each) for each in branch))
        found += [_joined(words) for words in islice(made, MOST_WORDS)]
    return list(dict.fromkeys(found))[:MOST_WORDS] or [""]
