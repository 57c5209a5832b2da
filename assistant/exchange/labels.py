"""What a label means: the termbase's words of every language, and those that only sheets use."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from rapidfuzz.fuzz import ratio

from rules_corpus.passage import load_yaml
from rules_corpus.terms import DENSE, termbase

LIKE = 86  # how alike a mistyped label has to be, of 100
SHORTEST = 7  # letters; shorter words are too much alike
# What each group of labels takes over from the termbase: group of it -> concepts, or all of them.
TAKEN: Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "places": (("terms", ("high-concept", "trouble", "relationship", "aspect")),),
    "sections": (("terms", ("aspect", "stunt", "skill", "approach", "stress", "consequence")),),
    "points": (("terms", ("fate-point", "refresh")),),
    "severities": (("terms", ("mild", "moderate", "severe", "extreme")),),
    "tracks": (("terms", ("physical", "mental", "stress")),),
    "skills": (("skills", ()),),
    "approaches": (("approaches", ()),),
    "magus": (("magus", ("body", "senses", "emotions")),),
}
RENAMED: Mapping[tuple[str, str], str] = {
    ("sections", "aspect"): "aspects",
    ("sections", "stunt"): "stunts",
    ("sections", "skill"): "skills",
    ("sections", "approach"): "skills",
    ("sections", "consequence"): "consequences",
}
# Where a label names two things of a group, the first of these is what it is about.
FIRST = ("high-concept", "trouble", "relationship", "physical", "mental", "aspect", "stress")


@cache
def plain(label: str) -> str:
    """A label for comparing: no case, digits, signs or spare spaces."""
    # A capital İ folds to an i with a dot above it, which is no letter.
    text = unicodedata.normalize("NFKC", label).casefold().replace("\u0307", "")
    return " ".join(re.sub(r"[^\w]|[\d_]", " ", text).split())


@cache
def known(group: str) -> Mapping[str, str]:
    """The words of a group, in every language, with the concept that each stands for."""
    own = load_yaml(Path(__file__).with_name("labels.yaml")).get(group, {})
    listed: dict[str, str] = {}
    for concept, words in _taken(group):
        for word in words:
            listed.setdefault(plain(word), concept)
    for concept, words in own.items():
        for word in words:
            listed.setdefault(plain(str(word)), str(concept))
    return listed


def _taken(group: str) -> Iterator[tuple[str, Iterable[str]]]:
    for room, concepts in TAKEN.get(group, ()):
        for concept, entry in termbase()[room].items():
            if concept in concepts or not concepts:
                words = [str(each) for listed in entry.values() if isinstance(listed, list)
                         for each in listed]  # fmt: skip
                yield RENAMED.get((group, concept), concept), [concept.replace("-", " "), *words]


@cache
def meaning(label: str, group: str) -> str | None:
    """The concept of a group that a label names: by the whole of it, by a part, or mistyped."""
    words, form = known(group), plain(label)
    if form in words:
        return words[form]
    parts = [words[part] for part in _parts(form) if part in words]
    if not parts and DENSE.search(form):  # a script without spaces
        parts = [words[word] for word in sorted(words, key=len, reverse=True)
                 if word in form and DENSE.search(word)]  # fmt: skip
    if parts:
        return next((each for each in FIRST if each in parts), parts[0])
    if len(form) < SHORTEST:
        return None
    best = max(words, key=lambda word: ratio(form, word), default="")
    return words[best] if len(best) >= SHORTEST and ratio(form, best) >= LIKE else None


def _parts(form: str) -> Iterator[str]:
    """Runs of words of a label, longer ones first; and those without a plural ending."""
    said = form.split()
    for size in range(min(len(said), 4), 0, -1):
        for start in range(len(said) - size + 1):
            run = " ".join(said[start : start + size])
            yield run
            if run.endswith("s"):
                yield run[:-1]


def skill(label: str, taken: Iterable[str] = ()) -> str:
    """The id of the skill, approach or attribute that a label names, or the label as it stands.

    Args:
        taken: ids that other labels of the same sheet have named already.
    """
    form = plain(label)
    found = (known(group).get(form) for group in ("skills", "approaches", "magus"))
    named = next((each for each in found if each), None)
    return named if named is not None and named not in taken else " ".join(label.split())
