"""Search in the log: an entry that can't hold what is sought is not told at all."""

import json
from collections.abc import Callable
from functools import cache

from assistant.voice import phrase_files
from rules_corpus.terms import DENSE, termbase
from tools.journal import Entry
from tools.people import folded


def may_hold(sought: str, language: str) -> Callable[[Entry], bool]:
    """Whether an entry may hold every word that is sought, by what its events say.

    A word of letters that stands in no phrase and no term of the language can only come from a
    name or a text in the events themselves. Where words are written without spaces between them,
    nothing can be said beforehand.
    """
    ladder = folded(" ".join(getattr(language, "ladder", {}).values()))
    only = [
        word
        for word in folded(sought).split()
        if word.isalpha() and not DENSE.search(word)
        and word not in phrases(str(language)) and word not in ladder
    ]  # fmt: skip

    def held(entry: Entry) -> bool:
        if not only:
            return True
        facts = folded(json.dumps(entry.events, ensure_ascii=False))
        return all(word in facts for word in only)

    return held


@cache
def phrases(language: str) -> str:
    """Every phrase of a language and every term, as one folded text."""
    texts = [file.read_text("utf-8") for file in phrase_files(language)]
    return folded("\n".join([*texts, json.dumps(termbase(), ensure_ascii=False)]))
