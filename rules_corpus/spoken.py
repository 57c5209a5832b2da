"""Spoken forms: what a question means by the words that people say and type."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

from rules_corpus.passage import HERE, load_yaml
from rules_corpus.terms import DENSE

# A letter of a script with spaces: no word ends before one.
_LETTER = r"[^\W_\u0e00-\u9fff]"
# So many letters stand before an ending.
_BEFORE = 2


def meant(question: str, language: str) -> str:
    """A question with its spoken words in their standard forms."""
    forms, pattern = _forms(language)
    if not forms:
        return question
    return pattern.sub(
        lambda each: forms[each.lastgroup or "", each[each.lastgroup or 0].casefold()], question
    )


@cache
def _forms(language: str) -> tuple[Mapping[tuple[str, str], str], re.Pattern[str]]:
    """The spoken forms of a language, each with how much of a word it is, and what finds them."""
    listed = load_yaml(HERE / "spoken.yaml").get(language, {})
    forms = {
        (_share(str(spoken)), str(spoken).strip("-").casefold()): str(standard)
        for spoken, standard in listed.items()
    }
    # What a word may stand between is told once: it takes long to make ready.
    frames = {
        "anywhere": "{}",
        "whole": rf"(?<!{_LETTER}){{}}(?!{_LETTER})",
        "beginning": rf"(?<!{_LETTER}){{}}{_LETTER}*",
        "ending": rf"(?<={_LETTER * _BEFORE}){{}}(?!{_LETTER})",
    }
    found = [
        frame.format(f"(?P<{share}>{either})")
        for share, frame in frames.items()
        if (either := _either(spoken for kind, spoken in forms if kind == share))
    ]
    return forms, re.compile("|".join(found), re.IGNORECASE)


def _share(spoken: str) -> str:
    """How much of a word a spoken form is, by the mark at its end."""
    if DENSE.search(spoken):
        return "anywhere"
    if spoken.startswith("-"):
        return "ending"
    return "beginning" if spoken.endswith("-") else "whole"


def _either(words: Iterable[str]) -> str:
    """A pattern for any of some words, the longest first."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
